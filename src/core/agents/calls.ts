/**
 * Counts the calls of agents in memory until they are written: with the next heartbeat of the agent, which this process writes at most
 * every ten seconds, or by a timer, ten seconds after the first call that is not written. So a killed process loses the counts of at most
 * its last ten seconds, and those that a failed write held. A stop writes everything.
 */
import { run, type Steps } from '../../store/index.ts'
import { addActivity, type Counts } from '../../store/agents/activity.ts'
import { hourOf } from './activity.ts'
import { second, type World } from '../kit/world.ts'

const longestMs = 10 * second
/** Counts of this many agents are written in one transaction. */
const mostAtOnce = 100
/** Beyond this number of agents, calls are not counted until the others are written. */
const mostKnown = 100_000

type Kind = Exclude<keyof Counts, 'points'>
interface Counted extends Counts {
  agentId: string
  at: number
  /** When it was begun, by a clock that is never put back. */
  since: number
}

export type Calls = ReturnType<typeof calls>

export function calls(world: World) {
  /** By agent. The oldest entry is the first. */
  const current = new Map<string, Counted>()
  /** The counts of hours that are over. */
  let past: Counted[] = []
  let timer: NodeJS.Timeout | undefined

  function countedOf(agentId: string) {
    const at = hourOf(world)
    const known = current.get(agentId)
    if (known?.at === at) return known
    if (known) past.push(known)
    if (current.size + past.length >= mostKnown) return undefined
    const counted = { agentId, at, calls: 0, refused: 0, errors: 0, points: 0, since: performance.now() }
    current.delete(agentId)
    current.set(agentId, counted)
    timer ??= setTimeout(writeDue, longestMs).unref()
    return counted
  }

  /** Removes the counts that were begun before this time, and returns them. */
  function takeUntil(time: number) {
    const taken = past
    past = []
    for (const counted of current.values()) {
      if (counted.since > time) break
      current.delete(counted.agentId)
      taken.push(counted)
    }
    return taken
  }

  /** Rows are written in the order of their agents, so that instances that write at once do not wait for each other in a circle. */
  async function write(taken: Counted[]) {
    taken.sort((a, b) => (a.agentId < b.agentId ? -1 : 1))
    while (taken.length > 0) {
      const some = taken.splice(0, mostAtOnce)
      await world.store.transaction(function* () {
        for (const counted of some) yield* run(addActivity, counted)
      })
    }
  }

  async function writeDue() {
    await write(takeUntil(performance.now() - longestMs)).catch((error: unknown) =>
      world.log.warn({ err: error }, 'some calls were not counted'),
    )
    const [oldest] = current.values()
    timer = oldest && setTimeout(writeDue, Math.max(second, oldest.since + longestMs - performance.now())).unref()
  }

  return {
    count(agentId: string, ...kinds: Kind[]) {
      const counted = countedOf(agentId)
      for (const kind of counted ? kinds : []) counted![kind]++
    },

    /** What is not written of an agent, as a step of the transaction that writes its heartbeat. */
    written(agentId: string): () => Steps<void> {
      const counted = current.get(agentId)
      current.delete(agentId)
      return function* () {
        if (counted) yield* run(addActivity, counted)
      }
    },

    /** Writes everything now. */
    flush: () => write(takeUntil(Infinity)),
  }
}
