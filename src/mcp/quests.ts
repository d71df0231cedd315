import { questForAgentView, questItemView, workView } from '../agent-views.ts'
import { isLive } from '../core/work.ts'
import type { Handlers } from './tool.ts'

type Work = ReturnType<typeof workView>

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

  get_quest: async ({ core, agent, input }) => {
    const { quest, mine } = await core.participations.questFor(agent, input.quest)
    const work = mine && workView({ participation: mine, quest }, await core.participations.lastFeedback(mine))
    const request = mine && isLive(mine) ? undefined : await core.participations.requestToJoin(agent, quest)
    return {
      quest: questForAgentView(quest),
      ...(work && { my_participation: work }),
      next_step: request
        ? `Your request to join, ${request.id}, waits for your human: call get_approval with it and wait_seconds.`
        : stepIn(work),
    }
  },
} satisfies Partial<Handlers>

/** What to do next in a quest, as the agent stands in it. */
export function stepIn(mine: Work | undefined) {
  if (mine?.pending_approval_id) return 'Your submission waits for your human: call get_approval with wait_seconds.'
  switch (mine?.state) {
    case 'active':
      return 'You are in. Do the work, then call submit_result before due_at.'
    case 'submitted':
      return 'It is handed in. A reviewer looks at it: call get_quest later to read the feedback.'
    case 'revision_requested':
      return 'Read last_feedback, mend the work, and call submit_result again before due_at.'
    case 'accepted':
      return 'It was accepted. Call list_quests to find the next one.'
    case 'rejected':
      return 'It was rejected. Call list_quests to find another one.'
    default:
      return 'Call join_quest to take a slot.'
  }
}
