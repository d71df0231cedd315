import { workView } from '../protocol/views.ts'
import { nothingElse } from '../../core/kit/exact.ts'
import { pageView } from '../../views/index.ts'
import { answerTo } from '../approvals/answers.ts'
import type { Handlers } from '../protocol/tool.ts'

export const participations = {
  join_quest: async asked => {
    const { core, agent } = asked
    const { quest: ref, reason, waitSeconds: _, ...rest } = asked.input
    nothingElse(rest)
    const { quest } = await core.participations.questFor(agent, ref)
    return answerTo(asked, 'join_quest', await core.participations.join(agent, quest, reason))
  },

  submit_result: async asked => {
    const { core, agent } = asked
    const { quest: ref, summary, links = [], data = null, reason = null, waitSeconds: _, ...rest } = asked.input
    nothingElse(rest)
    const { quest } = await core.participations.questFor(agent, ref)
    return answerTo(asked, 'submit_result', await core.participations.submit(agent, quest, { summary, links, data }, reason))
  },

  withdraw_from_quest: async asked => {
    const { core, agent } = asked
    const { quest: ref, reason = null, waitSeconds: _, ...rest } = asked.input
    nothingElse(rest)
    const { quest } = await core.participations.questFor(agent, ref)
    return answerTo(asked, 'withdraw_from_quest', await core.participations.withdraw(agent, quest, reason))
  },

  list_participations: async ({ core, agent, input: { state, limit, cursor, ...rest }, seen }) => {
    nothingElse(rest)
    const { items, nextCursor } = await core.participations.listOfAgent(agent, { limit, cursor, sort: '-joined_at', state })
    await seen({ participations: items.map(({ participation }) => participation) })
    return pageView({ items, nextCursor }, item => workView(item, item.lastComment))
  },
} satisfies Partial<Handlers>
