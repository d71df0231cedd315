import type { SignatureOfSeveral } from '../../../generated/inputs.js'
import { DomainError } from '../../core/kit/errors.ts'
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

  startSigning: async ({ core, human, path, body: { note, validForMinutes, allowCategoryMinutes, changes, ...rest }, service }) => {
    nothingElse(rest)
    const adding = { note, validForMinutes, allowCategoryMinutes, changes }
    const { statement, options } = await core.signing.start(human, service.publicUrl, path.id, adding)
    return ok({ statement, options: { ...options } })
  },
  startSigningSeveral: async ({ core, human, body: { ids, versions, note, ...rest }, service }) => {
    nothingElse(rest)
    if (versions.length !== ids.length) throw unpaired()
    const { statements, options } = await core.signing.startSeveral(human, service.publicUrl, { ids, versions, note })
    return ok({ statements, options: { ...options } })
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

  /** Settles one after another, each in its own transaction. The answers have the order of the request. */
  sayOutcomes: async ({ core, human, body: { outcome, ids, versions, note = null, ...rest } }) => {
    nothingElse(rest)
    const expected = expectedOf(ids, versions)
    const results = []
    for (const [i, id] of ids.entries()) {
      const code = await core.reports.say(human, id, expected(i), { outcome, note }).then(() => null, codeOf)
      const shown = await core.approvals.read(human, id).then(approvalView, () => null)
      results.push({ id, permit: shown?.permit ?? null, code })
    }
    return ok({ results })
  },

  askAboutApproval: async ({ core, human, path, headers, body }) =>
    shown(approvalView(await core.questions.ask(human, path.id, ifMatch(headers['if-match']), only(body, 'text')))),

  /** Approves one after another, each in its own transaction. The answers have the order of the request. */
  decideApprovals: async ({ core, human, service, body: { decision, ids, versions, note, signature, ...rest } }) => {
    nothingElse(rest)
    const expected = expectedOf(ids, versions)
    const checked = signature && (await core.signing.checkSeveral(human, service.publicUrl, whole(signature)))
    const decide = decision === 'approve' ? core.approvals.approveAmongOthers : core.approvals.deny
    const results = []
    for (const [i, id] of ids.entries()) {
      const said = { note, signature: checked }
      const result = await decide(human, id, expected(i), said).then(
        shown => {
          const { status, outcome } = approvalView(shown)
          return { id, status, code: null, failure: outcome?.state === 'failed' ? outcome.code : null }
        },
        async (error: unknown) => {
          if (!(error instanceof DomainError)) throw error
          const status = await core.approvals.read(human, id).then(
            ({ approval }) => approval.status,
            () => null,
          )
          return { id, status, code: error.code, failure: null }
        },
      )
      results.push(result)
    }
    return ok({ results })
  },
} satisfies Partial<Handlers>

function whole({ hashes, credential, ...rest }: SignatureOfSeveral) {
  nothingElse(rest)
  return { hashes, credential }
}

/** Whether each of several approvals is still in the version that the human saw. */
function expectedOf(ids: readonly string[], versions: readonly number[] | undefined) {
  if (versions && versions.length !== ids.length) throw unpaired()
  return (i: number) => (version: number) => versions === undefined || version === versions[i]
}

function codeOf(error: unknown) {
  if (error instanceof DomainError) return error.code
  throw error
}

const unpaired = () =>
  new DomainError('unprocessable', '/versions must have one version for each of /ids.', {
    issues: [{ pointer: '/versions', code: 'length', message: 'must have one version for each of /ids' }],
  })
