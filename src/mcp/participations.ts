import { workView } from '../agent-views.ts'
import { gated } from './gated.ts'
import type { Handlers } from './tool.ts'

export const participations = {
  join_quest: async asked => {
    const { core, agent, input } = asked
    const { quest } = await core.participations.questFor(agent, input.quest)
    return gated(asked, 'join_quest', await core.participations.join(agent, quest, input.reason))
  },

  submit_result: async asked => {
    const { core, agent, input } = asked
    const { quest } = await core.participations.questFor(agent, input.quest)
    const work = { summary: input.summary, links: input.links ?? [], data: input.data ?? null }
    return gated(asked, 'submit_result', await core.participations.submit(agent, quest, work, input.reason ?? null))
  },

  withdraw_from_quest: async asked => {
    const { core, agent, input } = asked
    const { quest } = await core.participations.questFor(agent, input.quest)
    return gated(asked, 'withdraw_from_quest', await core.participations.withdraw(agent, quest, input.reason ?? null))
  },

  list_participations: async ({ core, agent, input: { state, limit, cursor }, seen }) => {
    const { items, nextCursor } = await core.participations.listOfAgent(agent, { limit, cursor, sort: '-joined_at', state })
    await seen({ participations: items.map(({ participation }) => participation) })
    return {
      items: items.map(item => workView(item, item.lastComment)),
      has_more: nextCursor !== null,
      ...(nextCursor && { next_cursor: nextCursor }),
    }
  },
} satisfies Partial<Handlers>
