import { requestView } from '../agent-views.ts'
import { awaitHuman, gated } from './gated.ts'
import { answerOf } from './outcome.ts'
import type { Handlers } from './tool.ts'

export const approvals = {
  request_approval: async asked => {
    const {
      core,
      agent,
      input: { category, title, details, reason, expires_in_minutes },
    } = asked
    return gated(
      asked,
      'external_action',
      await core.approvals.request(agent, { category, title, details, reason, expiresInMinutes: expires_in_minutes }),
    )
  },

  get_approval: async asked => {
    const { core, agent, input } = asked
    return answerOf(asked, await awaitHuman(asked, await core.approvals.readOfAgent(agent, input.approval_id)))
  },

  list_approvals: async ({ core, agent, input: { status, limit, cursor }, publicUrl, seen }) => {
    const { items, nextCursor } = await core.approvals.listOfAgent(agent, {
      limit,
      cursor,
      sort: '-created_at',
      status: status && [status],
    })
    await seen({ approvals: items.map(({ approval }) => approval) })
    return {
      items: items.map(item => requestView(item, publicUrl)),
      has_more: nextCursor !== null,
      ...(nextCursor && { next_cursor: nextCursor }),
    }
  },

  cancel_approval: async ({ core, agent, input, publicUrl }) => ({
    approval: requestView(await core.approvals.cancel(agent, input.approval_id), publicUrl),
  }),
} satisfies Partial<Handlers>
