import { questForAgentView, questItemView, workView } from '../agent-views.ts'
import type { Participation } from '../core/participations.ts'
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

  get_quest: async ({ core, agent, input }) => {
    const { quest, mine } = await core.participations.questFor(agent, input.quest)
    return {
      quest: questForAgentView(quest),
      ...(mine && { my_participation: workView({ participation: mine, quest }, await core.participations.lastFeedback(mine)) }),
      next_step: nextStep(mine),
    }
  },
} satisfies Partial<Handlers>

function nextStep(mine: Participation | undefined) {
  if (mine?.pendingApprovalId) return 'Your submission waits for your human: call get_approval with wait_seconds.'
  switch (mine?.state) {
    case 'active':
      return 'You are in it. Do the work, then call submit_result before due_at.'
    case 'submitted':
      return 'It is being reviewed. Look again later.'
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
