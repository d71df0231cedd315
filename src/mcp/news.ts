/** What an agent can listen to: its resources, and its tasks. */
import type { Core } from '../core/index.ts'
import type { Subscriptions, Tasks } from './catalogue.ts'
import type { Place } from './resources.ts'

/**
 * All lists stay the same until the next release, and so does the guide: none of them is promised news of. What is listened to
 * is read again at each hint that something of the agent's may have changed, and now and then without one.
 *
 * A task is told of once, when it is over; one that was over before anybody listened is told of at once, because its client may have
 * come too late.
 */
export const news = (core: Core, find: Place, tasks: Tasks): Subscriptions => ({
  async open(call, { resourceSubscriptions: wished = [], taskIds = [] }) {
    const moments = core.waiting.moments(call.agent, call.line.gone())
    // From the first moment on nothing is missed, so what is told first is measured against what there is now.
    await moments.next()
    const marks = new Map<string, string | undefined>()
    const underWay = new Set<string>()
    try {
      for (const uri of wished) {
        const mark = (await find(call, uri))?.mark
        if (mark !== undefined) marks.set(uri, mark)
      }
      for (const id of taskIds) if (await tasks.get(call, id)) underWay.add(id)
    } catch (error) {
      await moments.return()
      throw error
    }
    const honoured = {
      ...(marks.size > 0 && { resourceSubscriptions: [...marks.keys()] }),
      ...(underWay.size > 0 && { taskIds: [...underWay] }),
    }
    return { honoured, told: told() }

    async function* told() {
      yield* finished(call)
      for await (const { agent, isLast } of moments) {
        if (isLast) return
        for (const [uri, mark] of marks) {
          const now = (await find({ ...call, agent }, uri))?.mark
          if (now === mark) continue
          marks.set(uri, now)
          yield { method: 'notifications/resources/updated', params: { uri } }
        }
        yield* finished({ ...call, agent })
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
})

const isUnderWay = (state: object) => 'status' in state && state.status === 'working'
