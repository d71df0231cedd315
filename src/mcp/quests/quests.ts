import { lastCommentIn, questForAgentView, questItemView, workView } from '../protocol/views.ts'
import { nothingElse, only } from '../../core/kit/exact.ts'
import { pageView } from '../../views/index.ts'
import { nextStepIn } from '../agents/next-step.ts'
import type { Handlers } from '../protocol/tool.ts'

const orders = { relevance: 'relevance', newest: '-published_at', reward: '-reward_points', closing: 'closes_at' } as const

export const quests = {
  list_quests: async ({ core, agent, input: { query, tag, difficulty, availableOnly, sort, limit, cursor, ...rest } }) => {
    nothingElse(rest)
    const { items, nextCursor } = await core.quests.list(agent, {
      limit,
      sort: sort && orders[sort],
      cursor,
      q: query,
      tag,
      difficulty,
      available: availableOnly || undefined,
    })
    const states = await core.participations.statesIn(
      agent,
      items.map(quest => quest.id),
    )
    return pageView({ items, nextCursor }, quest => questItemView(quest, states.get(quest.id)))
  },

  get_quest: async ({ core, agent, input, seen }) => {
    const place = await core.participations.questFor(agent, only(input, 'quest'))
    const { mine, ...stand } = await core.participations.standIn(agent, place)
    const reviews = mine ? await core.participations.reviewsOf(mine) : []
    if (mine) await seen({ participations: [mine] })
    return {
      quest: questForAgentView(place.quest),
      myParticipation: mine && workView({ participation: mine, quest: place.quest }, lastCommentIn(reviews)),
      nextStep: nextStepIn({ mine, ...stand }),
    }
  },
} satisfies Partial<Handlers>
