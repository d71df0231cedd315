/** Waits for a human: for as long as the agent asked, but only while the agent is admitted. */
import { findKeyHolder } from '../../store/agents/keys.ts'
import type { Changes } from '../kit/changes.ts'
import type { Heartbeat } from '../agents/heartbeat.ts'
import { stillAdmitted } from '../agents/keys.ts'
import { asksNow } from './questions.ts'
import type { OpenStreams } from '../kit/open-streams.ts'
import { watch } from '../kit/watch.ts'
import type { Agent, ShownApproval, World } from '../kit/world.ts'

/**
 * A waiter reads again this often even without a hint, because a hint can be lost. The interval is long, because ten thousand may be
 * waiting, but short enough that a waiting agent stays online.
 */
const lookMs = 25_000

/**
 * A waiter may read this many times at once, and then this often, even if changes are more frequent. One busy account could otherwise
 * wake many waiters all the time.
 */
const looks = { atOnce: 8, perMs: 1_000 }

/** The kinds of things that have changed since the last moment. Undefined if anything may have changed. */
export type About = ReadonlySet<string> | undefined

interface Wait {
  longestMs: number
  /** Aborted when the agent has disconnected. */
  gone(): AbortSignal
  /** Called if there is no answer yet and the wait begins. */
  begins?: () => void
}

/** Whether there is something to tell the agent that waits. */
const isOver = ({ approval }: ShownApproval) => approval.status !== 'pending' || asksNow(approval)

interface Means {
  changes: Changes
  heartbeat: Heartbeat
  streams: OpenStreams
  approvals: { readOfAgent(agent: Agent, id: string): Promise<ShownApproval> }
}

/** All who wait, and what they need. */
type Waiters = Means & { world: World; count: number }

export function waiting(world: World, means: Means) {
  const waiters: Waiters = { world, ...means, count: 0 }

  return {
    /**
     * Returns the approval as soon as it is decided or has ended, or the human asks something, or after this time, or when the agent has
     * disconnected or the service stops. If an agent waits in too many calls at once, this returns without waiting.
     */
    async forApproval(
      agent: Agent,
      shown: ShownApproval,
      { longestMs, gone, begins }: Wait,
    ): Promise<ShownApproval & { crowded?: boolean }> {
      if (isOver(shown) || longestMs <= 0) return shown
      if (!means.streams.mayWait(agent)) return { ...shown, crowded: true }
      begins?.()
      const left = Math.max(1, shown.approval.expiresAt - world.now() + 1)
      for await (const { isLast } of moments(waiters, agent, gone(), Math.min(longestMs, left))) {
        const now = await means.approvals.readOfAgent(agent, shown.approval.id)
        if (!isOver(now) && !isLast) continue
        // The data may have been read after the agent lost its access.
        await admitted(world, agent)
        return now
      }
      return shown
    },

    /**
     * Yields a moment to read at each change that concerns an agent: the first at once, the last when the agent has disconnected or the
     * service stops.
     */
    moments: (agent: Agent, gone: AbortSignal) => moments(waiters, agent, gone, Infinity),

    /** The number of waiters. */
    count: () => waiters.count,
  }
}

/**
 * Each moment has the current agent, and says whether it is the last. Nothing is delivered if the key was revoked or the agent suspended
 * in between.
 */
async function* moments(waiters: Waiters, agent: Agent, gone: AbortSignal, longestMs: number) {
  const { world, changes, heartbeat, streams } = waiters
  const close = streams.wait(agent)
  const looking = watch(looks)
  const until = performance.now() + longestMs
  waiters.count++
  gone.addEventListener('abort', looking.end, { once: true })
  let about: Set<string> | undefined
  const stop = changes.watch(agent.owner.id, ({ agentId, heartbeat: isHeartbeat, about: kind }) => {
    // The human's sign-in or sign-out does not concern an agent.
    if (isHeartbeat || kind === 'session' || (agentId !== undefined && agentId !== agent.id)) return
    if (kind === undefined) about = undefined
    else about?.add(kind)
    if (changes.isOver()) looking.end()
    else looking.wake()
  })
  try {
    for (;;) {
      const news: About = about
      about = new Set()
      const fresh = await admitted(world, agent)
      heartbeat.stays(fresh)
      const isLast = performance.now() >= until || gone.aborted || changes.isOver()
      yield { agent: fresh, isLast, about: news }
      if (isLast) return
      // The caller has read meanwhile, which takes time too.
      const wasHinted = await looking.next(Math.min(until - performance.now(), lookMs, fresh.key.expiresAt - world.now()))
      if (!wasHinted) about = undefined
    }
  } finally {
    stop()
    gone.removeEventListener('abort', looking.end)
    waiters.count--
    close()
  }
}

/** Returns the current agent, or throws if it is no longer admitted. */
async function admitted(world: World, agent: Agent): Promise<Agent> {
  const { agent: now, key } = stillAdmitted(await world.store.read(findKeyHolder, { hash: agent.key.hash }), world.now())
  return { ...agent, ...now, key }
}
