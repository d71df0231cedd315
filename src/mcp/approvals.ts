import { requestView } from '../agent-views.ts'
import { gated, nextStep } from './gated.ts'
import type { Handlers } from './tool.ts'

export const approvals = {
  request_approval: async asked => {
    const {
      core,
      agent,
      input: { category, title, details, reason, expires_in_minutes },
    } = asked
    const result = await core.approvals.request(agent, { category, title, details, reason, expiresInMinutes: expires_in_minutes })
    const { outcome, approval, next_step } = await gated(
      asked,
      result,
      'Your human says yes. The service does nothing itself: it is up to you now.',
    )
    return { outcome, ...(approval && { approval }), ...(approval?.note && { note: approval.note }), next_step }
  },

  get_approval: async ({ core, agent, input, call, publicUrl }) => {
    const shown = await core.waiting.forApproval(agent, input.approval_id, input.wait_seconds * 1000, call.line.gone())
    return { approval: requestView(shown, publicUrl), next_step: nextStep(shown.approval, 'It was approved. Go on.') }
  },

  list_approvals: async ({ core, agent, input: { status, limit, cursor }, publicUrl }) => {
    const { items, nextCursor } = await core.approvals.listOfAgent(agent, {
      limit,
      cursor,
      sort: '-created_at',
      status: status && [status],
    })
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
