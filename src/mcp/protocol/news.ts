/** What an agent can listen to: its resources, and its tasks. */
import type { TargetType } from '../../core/log/events.ts'
import { DomainError } from '../../core/kit/errors.ts'
import { tally } from '../../core/kit/tally.ts'
import type { Core } from '../../core/index.ts'
import type { About } from '../../core/approvals/waiting.ts'
import type { Subscriptions, Tasks } from './catalogue.ts'
import type { Params } from './message.ts'
import type { Find } from './resources.ts'

/** The most resources and tasks that the agents of one account may listen to. Each one is read again when something changes. */
const mostOfAccount = 256

/**
 * The lists and the guide stay the same until the next release, so they have no notifications. Everything else that an agent listens to
 * is read again at each hint that it may have changed, and at long intervals without a hint.
 *
 * Each task is reported once, when it has ended. A task that ended before the client subscribed is reported at once, because the client
 * may have come too late.
 */
export function news(core: Core, find: Find, tasks: Tasks): Subscriptions {
  const listened = tally()
  const count = (ownerId: string, more: number) => {
    if (listened.of(ownerId) + more > mostOfAccount)
      throw new DomainError(
        'stream_limit',
        `The agents of your human already listen to ${mostOfAccount} resources and tasks, which is the limit. End another stream first.`,
      )
    listened.add(ownerId, more)
  }

  return {
    async open(call, { resourceSubscriptions: wished = [], taskIds = [] }) {
      const ownerId = call.agent.owner.id
      const moments = core.waiting.moments(call.agent, call.line.gone())
      const asked = wished.length + taskIds.length
      count(ownerId, asked)
      const marks = new Map<string, string | undefined>()
      const underWay = new Set<string>()
      try {
        // Nothing is missed after the first moment, so the first report is compared with the present state.
        await moments.next()
        for (const uri of wished) {
          const mark = (await find(call, uri))?.mark
          if (mark !== undefined) marks.set(uri, mark)
        }
        for (const id of taskIds) if (await tasks.get(call, id)) underWay.add(id)
      } catch (error) {
        count(ownerId, -asked)
        await moments.return()
        throw error
      }
      const kept = marks.size + underWay.size
      count(ownerId, kept - asked)
      const honoured = {
        ...(marks.size > 0 && { resourceSubscriptions: [...marks.keys()] }),
        ...(underWay.size > 0 && { taskIds: [...underWay] }),
      }
      return { honoured, told: told() }

      async function* told() {
        try {
          yield* finished(call)
          for await (const { agent, isLast, about } of moments) {
            if (isLast) return
            for (const [uri, mark] of marks) {
              if (!mayConcern(uri, about)) continue
              const now = (await find({ ...call, agent }, uri))?.mark
              if (now === mark) continue
              marks.set(uri, now)
              yield { method: 'notifications/resources/updated', params: { uri } satisfies Params }
            }
            yield* finished({ ...call, agent })
          }
        } finally {
          count(ownerId, -kept)
        }
      }

      async function* finished(asker: typeof call) {
        for (const id of underWay) {
          const state = await tasks.get(asker, id)
          if (state && isUnderWay(state)) continue
          underWay.delete(id)
          if (state) yield { method: 'notifications/tasks', params: state }
        }
      }
    },
  }
}

const isUnderWay = (state: object) => 'status' in state && state.status === 'working'

const profileUri = 'agentquest://profile'
/** Whether only the profile shows a kind of change: the human's name, and the key. */
const isOfProfile: Record<TargetType, boolean> = {
  account: true,
  key: true,
  agent: false,
  approval: false,
  channel: false,
  invitation: false,
  participation: false,
  quest: false,
  session: false,
}

/** Whether the content at an address may differ after these changes. */
const mayConcern = (uri: string, about: About) =>
  about === undefined || uri === profileUri || [...about].some(kind => !isOfProfile[kind as TargetType])
