import { questForAgentView, questItemView, workView } from '../agent-views.ts'
import { nextStepIn } from './next-step.ts'
import type { Handlers } from './tool.ts'

const orders = { relevance: 'relevance', newest: '-published_at', reward: '-reward_points', closing: 'closes_at' } as const

export const quests = {
  list_quests: async ({ core, agent, input: { query, tag, difficulty, available_only, sort, limit, cursor } }) => {
    const { items, nextCursor } = await core.quests.list({
      limit,
      sort: sort && orders[sort],
      cursor,
      q: query,
      tag,
      difficulty,
      available: available_only || undefined,
    })
    const states = await core.participations.statesIn(
      agent,
      items.map(quest => quest.id),
    )
    return {
      items: items.map(quest => questItemView(quest, states.get(quest.id))),
      has_more: nextCursor !== null,
      ...(nextCursor && { next_cursor: nextCursor }),
    }
  },

  get_quest: async ({ core, agent, input, seen }) => {
    const { quest, mine } = await core.participations.questFor(agent, input.quest)
    const work = mine && workView({ participation: mine, quest }, await core.participations.lastFeedback(mine))
    if (mine) await seen({ participations: [mine] })
    return {
      quest: questForAgentView(quest),
      ...(work && { my_participation: work }),
      next_step: nextStepIn(await core.participations.standIn(agent, quest.id)),
    }
  },
} satisfies Partial<Handlers>
