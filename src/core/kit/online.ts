/** Whether an agent is online, from the time of its last call. */
import type { World } from './world.ts'

/** The state is computed at each read, so it cannot get stuck. */
export function heartbeatState(lastSeenAt: number, world: World) {
  if (lastSeenAt === 0) return 'never'
  const { onlineSince, onlineUntil } = onlineBetween(world)
  return lastSeenAt > onlineSince && lastSeenAt <= onlineUntil ? 'online' : 'idle'
}

/**
 * An agent is online if its last call is between these two times. If the clock was put back, calls lie in the future; they must not count
 * for hours.
 */
export const onlineBetween = (world: World) => ({
  onlineSince: world.now() - world.limits.onlineWindowMs,
  onlineUntil: world.now() + world.limits.onlineWindowMs,
})

/** The values for the statements that read an agent with its state. */
export const standingNow = (world: World) => ({ now: world.now(), ...onlineBetween(world) })
