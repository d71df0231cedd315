import { lastCommentIn, questForAgentView, questItemView, workView } from '../agent-views.ts'
import { nextStepIn } from './next-step.ts'
import type { Handlers } from './tool.ts'

const orders = { newest: '-published_at', reward: '-reward_points', closing: 'closes_at' } as const

export const quests = {
  list_quests: async ({ core, agent, input: { query, tag, difficulty, available_only, sort, limit, cursor } }) => {
    const { items, nextCursor } = await core.quests.list({
      limit,
      sort: orders[sort],
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
    const place = await core.participations.questFor(agent, input.quest)
    const { mine, ...stand } = await core.participations.standIn(agent, place)
    const reviews = mine ? await core.participations.reviewsOf(mine) : []
    if (mine) await seen({ participations: [mine] })
    return {
      quest: questForAgentView(place.quest),
      ...(mine && { my_participation: workView({ participation: mine, quest: place.quest }, lastCommentIn(reviews)) }),
      next_step: nextStepIn({ mine, ...stand }),
    }
  },
} satisfies Partial<Handlers>
