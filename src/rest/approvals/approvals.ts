import type { SignatureOfSeveral } from '../../../generated/inputs.js'
import type { Core } from '../../core/index.ts'
import { DomainError } from '../../core/kit/errors.ts'
import { nothingElse, only } from '../../core/kit/exact.ts'
import type { Human } from '../../core/kit/world.ts'
import { approvalView, pageView, waitingView } from '../../views/index.ts'
import { ok, type Handlers, type Service } from '../protocol/contract.ts'
import { ifMatch, shown } from '../protocol/etag.ts'

export const approvals = {
  listApprovals: async ({ core, human, query }) => ok(pageView(await core.approvals.list(human, query), approvalView)),

  listWaitingApprovals: async ({ core, human, query }) => {
    const { total, ...page } = await core.approvals.waiting(human, query)
    return ok({ ...pageView(page, waitingView), total })
  },

  getApproval: async ({ core, human, path }) => shown(approvalView(await core.approvals.read(human, path.id))),

  startSigning: async ({ core, human, path, service }) => {
    const { statement, options } = await core.signing.start(human, service.publicUrl, path.id)
    return ok({ statement: shownStatement(statement), options: { ...options } })
  },
  startSigningSeveral: async ({ core, human, body, service }) => {
    const { statements, options } = await core.signing.startSeveral(human, service.publicUrl, only(body, 'ids'))
    return ok({ statements: statements.map(shownStatement), options: { ...options } })
  },

  approveApproval: async ({
    core,
    human,
    path,
    headers,
    service,
    body: { note, validForMinutes, allowCategoryMinutes, credential, ...rest },
  }) => {
    nothingElse(rest)
    const signature = credential && (await core.signing.check(human, service.publicUrl, path.id, credential))
    const said = { note, validForMinutes, allowCategoryMinutes, signature }
    return shown(approvalView(await core.approvals.approve(human, path.id, ifMatch(headers['if-match']), said)))
  },

  denyApproval: async ({ core, human, path, headers, body: { note, suggest, ...rest } }) => {
    nothingElse(rest)
    return shown(approvalView(await core.approvals.deny(human, path.id, ifMatch(headers['if-match']), { note, suggest })))
  },

  takeBackApproval: async ({ core, human, path, headers, body }) =>
    shown(approvalView(await core.starting.takeBack(human, path.id, ifMatch(headers['if-match']), only(body, 'note')))),

  sayOutcome: async ({ core, human, path, headers, body: { outcome, note = null, ...rest } }) => {
    nothingElse(rest)
    return shown(approvalView(await core.reports.say(human, path.id, ifMatch(headers['if-match']), { outcome, note })))
  },

  askAboutApproval: async ({ core, human, path, headers, body }) =>
    shown(approvalView(await core.questions.ask(human, path.id, ifMatch(headers['if-match']), only(body, 'text')))),

  /** Approves one after another, each in its own transaction. The answers have the order of the request. */
  decideApprovals: async ({ core, human, service, body: { decision, ids, versions, note, signature, ...rest } }) => {
    nothingElse(rest)
    if (versions && versions.length !== ids.length) throw unpaired()
    const signatures = signature && (await checked(core, human, service, signature))
    const decide = decision === 'approve' ? core.approvals.approveAmongOthers : core.approvals.deny
    const results = []
    for (const [i, id] of ids.entries()) {
      const seen = versions?.[i]
      const said = { note, signature: signatures?.get(id) }
      const result = await decide(human, id, version => seen === undefined || version === seen, said).then(
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

type Statement = Awaited<ReturnType<Core['signing']['start']>>['statement']
const shownStatement = ({ approval_id: approvalId, expires_at: expiresAt, ...rest }: Statement) => ({
  ...rest,
  approvalId,
  expiresAt: Date.parse(expiresAt),
})

function checked(core: Core, human: Human, { publicUrl }: Service, { statements, credential, ...rest }: SignatureOfSeveral) {
  nothingElse(rest)
  const said = statements.map(({ approvalId, expiresAt, digest, verdict, version, ...others }) => {
    nothingElse(others)
    return { approval_id: approvalId, digest, verdict, version, expires_at: new Date(expiresAt).toISOString() }
  })
  return core.signing.checkSeveral(human, publicUrl, said, credential)
}

const unpaired = () =>
  new DomainError('unprocessable', '/versions must have one version for each of /ids.', {
    issues: [{ pointer: '/versions', code: 'length', message: 'must have one version for each of /ids' }],
  })
