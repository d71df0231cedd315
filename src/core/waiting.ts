/** Waiting for a human: as long as it is worth it, and not a moment longer than the agent may. */
import { findKeyHolder } from '../store/keys.ts'
import type { Changes } from './changes.ts'
import { DomainError } from './errors.ts'
import type { Heartbeat } from './heartbeat.ts'
import { isActive } from './keys.ts'
import type { Agent, ShownApproval, World } from './world.ts'

/**
 * However quiet it is, a waiter looks again this often: a hint can be lost. Rare, because ten thousand may be waiting; but
 * often enough that an agent that waits stays online.
 */
const lookMs = 25_000

interface Wait {
  longestMs: number
  /** Aborted when the agent has gone. */
  gone(): AbortSignal
  /** Called when there is nothing to tell yet, so that the wait begins. */
  begins?: () => void
}

interface Means {
  changes: Changes
  heartbeat: Heartbeat
  approvals: { readOfAgent(agent: Agent, id: string): Promise<ShownApproval> }
}

export function waiting(world: World, { changes, heartbeat, approvals }: Means) {
  const most = world.limits.waitsPerAgent
  const open = new Map<string, number>()
  let waiters = 0

  return {
    /**
     * Answers as soon as an approval is decided or over; after so long, or when the agent has gone or the service stops, as it
     * is then. An agent that waits in too many places at once is answered without waiting.
     */
    async forApproval(agent: Agent, id: string, { longestMs, gone, begins }: Wait): Promise<ShownApproval & { crowded?: boolean }> {
      const shown = await approvals.readOfAgent(agent, id)
      if (shown.approval.status !== 'pending' || longestMs <= 0) return shown
      if (isCrowded(agent)) return { ...shown, crowded: true }
      begins?.()
      const left = Math.max(1, shown.approval.expiresAt - world.now() + 1)
      for await (const { isLast } of moments(agent, gone(), Math.min(longestMs, left))) {
        const now = await approvals.readOfAgent(agent, id)
        if (now.approval.status === 'pending' && !isLast) continue
        // What was read may be of a moment later than that in which the agent was welcome.
        await stillWelcome(world, agent)
        return now
      }
      return shown
    },

    /** A moment to look for each change of an agent's things, from the first one at once to when it has gone or the service stops. */
    moments(agent: Agent, gone: AbortSignal) {
      if (isCrowded(agent)) throw new DomainError('stream_limit', `${most} calls and streams of yours are open. Let one of them end first.`)
      return moments(agent, gone, Infinity)
    },

    /** How many wait now. */
    count: () => waiters,
  }

  function isCrowded(agent: Agent) {
    return (open.get(agent.id) ?? 0) >= most
  }

  /** Each moment has the agent as it is by now, and says whether it is the last. Nothing is delivered to a key that was revoked, or an agent that was suspended, meanwhile. */
  async function* moments(agent: Agent, gone: AbortSignal, longestMs: number) {
    let resolve = () => {}
    const wake = () => resolve()
    const until = performance.now() + longestMs
    open.set(agent.id, (open.get(agent.id) ?? 0) + 1)
    waiters++
    gone.addEventListener('abort', wake, { once: true })
    const stop = changes.watch(agent.owner.id, ({ agentId, heartbeat: isHeartbeat }) => {
      if (!isHeartbeat && (agentId === undefined || agentId === agent.id)) wake()
    })
    try {
      for (;;) {
        const woken = new Promise<void>(done => (resolve = done))
        const fresh = await stillWelcome(world, agent)
        heartbeat.stays(fresh)
        const left = until - performance.now()
        const isLast = left <= 0 || gone.aborted || changes.isOver()
        yield { agent: fresh, isLast }
        if (isLast) return
        const timer = setTimeout(wake, Math.max(1, Math.min(left, lookMs, fresh.key.expiresAt - world.now())))
        await woken
        clearTimeout(timer)
      }
    } finally {
      stop()
      gone.removeEventListener('abort', wake)
      waiters--
      const left = open.get(agent.id)! - 1
      if (left > 0) open.set(agent.id, left)
      else open.delete(agent.id)
    }
  }
}

/** Refuses whoever may not come in any more; answers the agent as it is now. */
async function stillWelcome(world: World, agent: Agent): Promise<Agent> {
  const [holder] = await world.store.read(findKeyHolder, { hash: agent.key.hash })
  if (!holder || !isActive(holder, world.now()))
    throw new DomainError('no_longer_welcome', 'This key was revoked or has expired, or its agent or account was suspended.')
  return { ...agent, ...holder.agent, key: holder.key }
}
