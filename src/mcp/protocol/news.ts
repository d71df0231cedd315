/** What an agent can listen to: its resources, and its tasks. */
import type { TargetType } from '../../core/log/events.ts'
import type { Core } from '../../core/index.ts'
import type { About } from '../../core/approvals/waiting.ts'
import type { Subscriptions, Tasks } from './catalogue.ts'
import type { Params } from './message.ts'
import type { Find } from './resources.ts'

/**
 * The lists and the guide stay the same until the next release, so they have no notifications. Everything else that an agent listens to
 * is read again at each hint that it may have changed, and at long intervals without a hint.
 *
 * Each task is reported once, when it has ended. A task that ended before the client subscribed is reported at once, because the client
 * may have come too late.
 */
export function news(core: Core, find: Find, tasks: Tasks): Subscriptions {
  return {
    async open(call, { resourceSubscriptions: wished = [], taskIds = [] }) {
      const moments = core.waiting.moments(call.agent, call.line.gone())
      let close = () => {}
      const marks = new Map<string, string | undefined>()
      const underWay = new Set<string>()
      try {
        // Nothing is missed after the first moment, so the first report is compared with the present state.
        await moments.next()
        close = core.streams.listen(call.agent, wished.length + taskIds.length)
        for (const uri of wished) {
          const mark = (await find(call, uri))?.mark
          if (mark !== undefined) marks.set(uri, mark)
        }
        for (const id of taskIds) if (await tasks.get(call, id)) underWay.add(id)
      } catch (error) {
        close()
        await moments.return()
        throw error
      }
      close()
      close = core.streams.listen(call.agent, marks.size + underWay.size)
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
          close()
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
  token: false,
}

/** Whether the content at an address may differ after these changes. */
const mayConcern = (uri: string, about: About) =>
  about === undefined || uri === profileUri || [...about].some(kind => !isOfProfile[kind as TargetType])
