import type { SignatureOfSeveral } from '../../../generated/inputs.js'
import { nothingElse, only } from '../../core/kit/exact.ts'
import { approvalView, pageView, waitingView } from '../../views/index.ts'
import { ok, type Handlers } from '../protocol/contract.ts'
import { ifMatch, shown } from '../protocol/etag.ts'

export const approvals = {
  listApprovals: async ({ core, human, query }) => ok(pageView(await core.approvals.list(human, query), approvalView)),

  listWaitingApprovals: async ({ core, human, query }) => {
    const { total, ...page } = await core.approvals.waiting(human, query)
    return ok({ ...pageView(page, waitingView), total })
  },

  getApproval: async ({ core, human, path }) => shown(approvalView(await core.approvals.read(human, path.id))),

  startSigning: async ({
    core,
    human,
    service,
    body: { ids, versions, note, validForMinutes, allowCategoryMinutes, changes, ...rest },
  }) => {
    nothingElse(rest)
    const asked = { ids, versions, note, validForMinutes, allowCategoryMinutes, changes }
    return ok(await core.signing.start(human, service.publicUrl, asked))
  },

  approveApproval: async ({
    core,
    human,
    path,
    headers,
    service,
    body: { note, validForMinutes, allowCategoryMinutes, changes, credential, ...rest },
  }) => {
    nothingElse(rest)
    const adding = { note, validForMinutes, allowCategoryMinutes, changes }
    const signature = credential && (await core.signing.check(human, service.publicUrl, path.id, adding, credential))
    return shown(approvalView(await core.approvals.approve(human, path.id, ifMatch(headers['if-match']), { ...adding, signature })))
  },

  denyApproval: async ({ core, human, path, headers, body }) =>
    shown(approvalView(await core.approvals.deny(human, path.id, ifMatch(headers['if-match']), { note: only(body, 'note') }))),

  takeBackApproval: async ({ core, human, path, headers, body }) =>
    shown(approvalView(await core.starting.takeBack(human, path.id, ifMatch(headers['if-match']), only(body, 'note')))),

  sayOutcome: async ({ core, human, path, headers, body: { outcome, note = null, ...rest } }) => {
    nothingElse(rest)
    return shown(approvalView(await core.reports.say(human, path.id, ifMatch(headers['if-match']), { outcome, note })))
  },

  sayOutcomes: async ({ core, human, body: { outcome, ids, versions, note = null, ...rest } }) => {
    nothingElse(rest)
    const settled = await core.several.say(human, { ids, versions }, { outcome, note })
    return ok({ results: settled.map(({ id, shown, code }) => ({ id, permit: shown?.approval.yes ?? null, code })) })
  },

  askAboutApproval: async ({ core, human, path, headers, body }) =>
    shown(approvalView(await core.questions.ask(human, path.id, ifMatch(headers['if-match']), only(body, 'text')))),

  decideApprovals: async ({ core, human, service, body: { decision, ids, versions, note, signature, ...rest } }) => {
    nothingElse(rest)
    const checked = signature && (await core.signing.checkSeveral(human, service.publicUrl, whole(signature)))
    const settled = await core.several.decide(human, { ids, versions }, decision, { note, signature: checked })
    return ok({
      results: settled.map(({ id, shown, code }) => {
        const approval = shown && approvalView(shown)
        const failure = code === null && approval?.outcome?.state === 'failed' ? approval.outcome.code : null
        return { id, status: approval?.status ?? null, code, failure }
      }),
    })
  },
} satisfies Partial<Handlers>

function whole({ hashes, credential, ...rest }: SignatureOfSeveral) {
  nothingElse(rest)
  return { hashes, credential }
}
