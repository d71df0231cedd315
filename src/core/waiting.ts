/** Waiting for a human: for as long as the agent asked, and never longer than the agent is allowed in. */
import { findKeyHolder } from '../store/keys.ts'
import type { Changes } from './kit/changes.ts'
import { DomainError } from './kit/errors.ts'
import type { Heartbeat } from './heartbeat.ts'
import { isActive } from './keys.ts'
import { tally } from './kit/tally.ts'
import { pace, pause, turnOfLoop } from './kit/turns.ts'
import type { Agent, ShownApproval, World } from './world.ts'

/**
 * A waiter reads again this often even without a hint, because a hint can be lost. It is rare, because ten thousand may be waiting, but
 * often enough that a waiting agent stays online.
 */
const lookMs = 25_000

/**
 * A waiter reads this many times at once, and then this often, however often something changes. One account that keeps changing something
 * wakes many.
 */
const looks = { atOnce: 8, perMs: 1_000 }

/** What has changed since the last moment, by kind of thing; undefined if it may be anything. */
export type About = ReadonlySet<string> | undefined

interface Wait {
  longestMs: number
  /** Aborted when the agent has gone. */
  gone(): AbortSignal
  /** Called if there is no answer yet and the wait begins. */
  begins?: () => void
}

interface Means {
  changes: Changes
  heartbeat: Heartbeat
  approvals: { readOfAgent(agent: Agent, id: string): Promise<ShownApproval> }
}

export function waiting(world: World, { changes, heartbeat, approvals }: Means) {
  const { waitsPerAgent, waitsPerAccount } = world.limits
  /** By agent, and by account. */
  const open = tally()
  let waiters = 0

  return {
    /**
     * Answers when an approval is decided or has ended, or after this time, or when the agent has gone or the service stops. The answer is
     * the approval as it then is. If an agent waits in too many calls at once, it is answered without waiting.
     */
    async forApproval(
      agent: Agent,
      shown: ShownApproval,
      { longestMs, gone, begins }: Wait,
    ): Promise<ShownApproval & { crowded?: boolean }> {
      if (shown.approval.status !== 'pending' || longestMs <= 0) return shown
      if (crowd(agent)) return { ...shown, crowded: true }
      begins?.()
      const left = Math.max(1, shown.approval.expiresAt - world.now() + 1)
      for await (const { isLast } of moments(agent, gone(), Math.min(longestMs, left))) {
        const now = await approvals.readOfAgent(agent, shown.approval.id)
        if (now.approval.status === 'pending' && !isLast) continue
        // The data may have been read after the agent lost its access.
        await stillWelcome(world, agent)
        return now
      }
      return shown
    },

    /**
     * A moment to read at each change of an agent's things: the first one at once, the last when the agent has gone or the service stops.
     */
    moments(agent: Agent, gone: AbortSignal) {
      const crowded = crowd(agent)
      if (crowded) throw new DomainError('stream_limit', crowded)
      return moments(agent, gone, Infinity)
    },

    /** How many wait now. */
    count: () => waiters,
  }

  /** The reason why one more may not wait, if there is one. */
  function crowd({ id, owner }: Agent) {
    if (open.of(id) >= waitsPerAgent) return `${waitsPerAgent} calls and streams of yours are open. Let one of them end first.`
    if (open.of(owner.id) >= waitsPerAccount)
      return `${waitsPerAccount} calls and streams of your human's agents are open. One of them must end first.`
    return undefined
  }

  /**
   * Each moment has the agent as it is then, and says whether it is the last. Nothing is delivered if the key was revoked or the agent
   * suspended in between.
   */
  async function* moments(agent: Agent, gone: AbortSignal, longestMs: number) {
    let resolve = () => {}
    const wake = () => resolve()
    const until = performance.now() + longestMs
    const pauseBefore = pace(looks)
    for (const name of [agent.id, agent.owner.id]) open.add(name, 1)
    waiters++
    gone.addEventListener('abort', wake, { once: true })
    let about: Set<string> | undefined
    const stop = changes.watch(agent.owner.id, ({ agentId, heartbeat: isHeartbeat, about: kind }) => {
      // The human's sign-in or sign-out does not concern an agent.
      if (isHeartbeat || kind === 'session' || (agentId !== undefined && agentId !== agent.id)) return
      if (kind === undefined) about = undefined
      else about?.add(kind)
      wake()
    })
    try {
      for (;;) {
        const news: About = about
        about = new Set()
        const woken = new Promise<void>(done => (resolve = done))
        const fresh = await stillWelcome(world, agent)
        heartbeat.stays(fresh)
        const left = until - performance.now()
        const isLast = left <= 0 || gone.aborted || changes.isOver()
        yield { agent: fresh, isLast, about: news }
        if (isLast) return
        const lookAround = () => {
          about = undefined
          wake()
        }
        const timer = setTimeout(lookAround, Math.max(1, Math.min(left, lookMs, fresh.key.expiresAt - world.now())))
        await woken
        clearTimeout(timer)
        const pauseMs = pauseBefore()
        if (pauseMs > 0 && !changes.isOver()) await pause(pauseMs, gone)
        // One change may wake many waiters, and each reads. Other requests get their turns in between.
        await turnOfLoop()
      }
    } finally {
      stop()
      gone.removeEventListener('abort', wake)
      waiters--
      for (const name of [agent.id, agent.owner.id]) open.add(name, -1)
    }
  }
}

/** Refuses an agent that is no longer allowed in. Otherwise answers the agent as it is now. */
async function stillWelcome(world: World, agent: Agent): Promise<Agent> {
  const [holder] = await world.store.read(findKeyHolder, { hash: agent.key.hash })
  if (!holder || !isActive(holder, world.now()))
    throw new DomainError('no_longer_welcome', 'This key was revoked or has expired, or its agent or account was suspended.')
  return { ...agent, ...holder.agent, key: holder.key }
}
