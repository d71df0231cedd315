import { requestView } from '../protocol/views.ts'
import { exactly, nothingElse, only } from '../../core/kit/exact.ts'
import type { ActionRequest } from '../../core/approvals/asked.ts'
import { pageView } from '../../views/index.ts'
import { answerTo, awaited, awaitHuman } from './answers.ts'
import { allowedDigestOf } from '../../core/approvals/actions.ts'
import { actBefore } from '../../core/approvals/yes.ts'
import { actionOf, answerOf, changedOf } from './outcome.ts'
import { afterReport, afterStart } from './yes.ts'
import type { Handlers } from '../protocol/tool.ts'

export const approvals = {
  request_approval: async asked => {
    const { waitSeconds: _, ...input } = asked.input
    const request = exactly<ActionRequest>()(input)
    return answerTo(asked, 'external_action', await asked.core.approvals.request(asked.agent, request))
  },

  get_approval: async asked => {
    const { approvalId, waitSeconds: _, ...rest } = asked.input
    nothingElse(rest)
    return answerOf(asked, await awaitHuman(asked, await asked.core.approvals.readOfAgent(asked.agent, approvalId)))
  },

  answer_question: async asked => {
    const { approvalId, text, waitSeconds: _, ...rest } = asked.input
    nothingElse(rest)
    return awaited(asked, await asked.core.questions.answer(asked.agent, approvalId, text))
  },

  start_action: async ({ core, agent, input: { approvalId, startToken, ...rest }, publicUrl, seen }) => {
    nothingElse(rest)
    const { outcome, ...shown } = await core.starting.start(agent, approvalId, startToken)
    const { approval } = shown
    await seen({ approvals: [approval] })
    const mayAct = outcome !== 'already_started'
    return {
      outcome,
      action: mayAct ? actionOf(approval) : undefined,
      changed: mayAct ? changedOf(approval) : undefined,
      digest: mayAct ? allowedDigestOf(approval) : undefined,
      signedPermit: mayAct ? await core.signedPermit.make(approval, publicUrl) : undefined,
      actBefore: mayAct ? actBefore(approval) : undefined,
      reportBy: mayAct ? approval.reportBy : undefined,
      approval: requestView(shown, publicUrl),
      nextStep: afterStart[outcome](approval, core.world.now()),
    }
  },

  report_outcome: async ({
    core,
    agent,
    input: { approvalId, startToken, outcome, note = null, links = [], ...rest },
    publicUrl,
    seen,
  }) => {
    nothingElse(rest)
    const shown = await core.reports.report(agent, approvalId, { startToken, outcome, note, links })
    await seen({ approvals: [shown.approval] })
    return {
      approval: requestView(shown, publicUrl),
      nextStep: afterReport[shown.became](shown.approval, outcome),
    }
  },

  list_approvals: async ({ core, agent, input: { status, limit, cursor, ...rest }, publicUrl, seen }) => {
    nothingElse(rest)
    const { items, nextCursor } = await core.approvals.listOfAgent(agent, {
      limit,
      cursor,
      sort: '-created_at',
      status: status && [status],
    })
    await seen({ approvals: items.map(({ approval }) => approval) })
    return pageView({ items, nextCursor }, item => requestView(item, publicUrl))
  },

  cancel_approval: async ({ core, agent, input, publicUrl }) => ({
    approval: requestView(await core.approvals.cancel(agent, only(input, 'approvalId')), publicUrl),
  }),
} satisfies Partial<Handlers>
