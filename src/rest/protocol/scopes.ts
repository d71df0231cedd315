/**
 * What service tokens may do. Each operation has a row: the scopes each of which opens it, and the page of the portal where a person does it.
 * An operation without a row does not compile and is not bundled. A handler of an operation that no scope opens gets a Human, and only
 * handlers of the others get a Principal, so a rule that takes a Human cannot be reached with a token.
 *
 * A scope opens nothing that decides, gives more freedom, issues or prolongs a credential, or touches the security of the account. An agent
 * that finds a token must gain nothing by it: so a token does not end work either, for which an agent may need its human's yes, and does not
 * suspend an agent, which decides its requests. The contract shows the rows as `x-scopes`.
 */
import type { components, operations } from '../../../generated/api.ts'

type OperationId = keyof operations
type Scope = components['schemas']['TokenScope']
interface Row {
  scopes: readonly Scope[]
  /** `{id}` is the first identifier in the path of the request. */
  portal: string
}

const open = <const S extends readonly [Scope, ...Scope[]]>(portal: string, ...scopes: S) => ({ scopes, portal })
const person = (portal: string) => ({ scopes: [] as const, portal })
/** It needs nobody to be signed in. */
const everybody = undefined

const security = 'account/security'
const agent = 'agents/{id}'

export const scopesOf = {
  getServiceInfo: everybody,
  signUp: everybody,
  readInvitationLink: everybody,
  recoverAccount: everybody,
  readRecoveryLink: everybody,
  requestRecovery: everybody,
  signIn: everybody,
  startPasskeySignIn: everybody,
  signInWithPasskey: everybody,
  takeBackEmail: everybody,
  readTakeBackLink: everybody,

  listSessions: person(security),
  getSession: person(security),
  startProof: person(security),
  proveSession: person(security),
  signOut: person(security),
  revokeSession: person(security),
  getMe: open('account', 'read'),
  updateMe: person('account'),
  deleteMe: person('account'),
  stopEverything: person('agents'),
  exportMe: person('account'),
  changePassword: person(security),
  getSecurity: person(security),
  startTotp: person(security),
  removeTotp: person(security),
  confirmTotp: person(security),
  renewRecoveryCodes: person(security),
  startLoosening: person(security),
  startPasskey: person(security),
  addPasskey: person(security),
  getPasskey: person(security),
  renamePasskey: person(security),
  removePasskey: person(security),
  getEmail: person('account'),
  changeEmail: person('account'),
  cancelEmailChange: person('account'),
  confirmEmail: person('account'),
  listTokens: person(security),
  issueToken: person(security),
  getToken: person(security),
  revokeToken: person(security),
  rotateToken: person(security),
  adminListAccounts: person('desk/accounts'),
  adminGetAccount: person('desk/accounts'),
  adminUpdateAccount: person('desk/accounts'),
  adminCreateRecoveryLink: person('desk/accounts'),
  adminSuspendAccount: person('desk/accounts'),
  adminResumeAccount: person('desk/accounts'),
  adminListInvitations: person('desk/invitations'),
  adminGetInvitation: person('desk/invitations'),
  adminCreateInvitation: person('desk/invitations'),
  adminRevokeInvitation: person('desk/invitations'),

  listAgents: open('agents', 'read', 'agents'),
  createAgent: open('agents', 'agents'),
  getAgent: open(agent, 'read', 'agents'),
  updateAgent: open(agent, 'agents'),
  archiveAgent: person(agent),
  getPolicy: open('agents/policy', 'read', 'agents'),
  updatePolicy: person('agents/policy'),
  suspendAgent: person(agent),
  resumeAgent: person(agent),
  getAgentHeartbeat: open(agent, 'read', 'agents'),
  getAgentActivity: open(agent, 'read', 'agents'),
  getActivity: open('agents', 'read', 'agents'),
  listAgentKeys: open('agents/{id}/keys', 'read', 'agents'),
  getAgentKey: open('agents/{id}/keys', 'read', 'agents'),
  issueAgentKey: person('agents/{id}/keys'),
  revokeAgentKey: open('agents/{id}/keys', 'agents'),
  rotateAgentKey: person('agents/{id}/keys'),
  adminListAgents: person('desk/agents'),
  adminGetAgent: person('desk/agents'),
  adminSuspendAgent: person('desk/agents'),
  adminResumeAgent: person('desk/agents'),

  getOverview: open('home', 'read'),
  listApprovals: open('approvals', 'read'),
  listWaitingApprovals: open('inbox', 'read'),
  getApproval: open('approvals/{id}', 'read'),
  decideApprovals: person('inbox'),
  sayOutcomes: person('permits'),
  approveApproval: person('inbox/{id}'),
  startSigning: person('inbox'),
  denyApproval: person('inbox/{id}'),
  askAboutApproval: person('inbox/{id}'),
  sayOutcome: person('approvals/{id}'),
  takeBackApproval: person('approvals/{id}'),

  listQuests: open('quests', 'read', 'quests'),
  getQuest: open('quests', 'read', 'quests'),
  listParticipations: open('work', 'read'),
  getParticipation: open('work/{id}', 'read'),
  withdrawParticipation: person('work/{id}'),
  adminListQuests: open('desk/quests', 'quests'),
  adminCreateQuest: open('desk/quests', 'quests'),
  adminGetQuest: open('desk/quests/{id}', 'quests'),
  adminUpdateQuest: open('desk/quests/{id}', 'quests'),
  adminDeleteQuest: open('desk/quests/{id}', 'quests'),
  adminPublishQuest: open('desk/quests/{id}', 'quests'),
  adminCloseQuest: open('desk/quests/{id}', 'quests'),
  adminReopenQuest: open('desk/quests/{id}', 'quests'),
  adminCancelQuest: person('desk/quests/{id}'),
  adminListSubmissions: person('desk/reviews'),
  adminGetSubmission: person('desk/reviews'),
  adminAcceptSubmission: person('desk/reviews'),
  adminRequestRevision: person('desk/reviews'),
  adminRejectSubmission: person('desk/reviews'),

  listChannels: person('account/notifications'),
  createChannel: person('account/notifications'),
  getChannel: person('account/notifications/{id}'),
  updateChannel: person('account/notifications/{id}'),
  deleteChannel: person('account/notifications/{id}'),
  testChannel: person('account/notifications/{id}'),
  verifyChannel: person('account/notifications/{id}'),
  rotateChannelSecret: person('account/notifications/{id}'),
  listDeliveries: person('account/notifications/{id}'),
  getDelivery: person('account/notifications/{id}'),
  redeliver: person('account/notifications/{id}'),

  listAuditEvents: open('log', 'log'),
  exportAuditEvents: open('log', 'log'),
  streamEvents: open('log', 'log'),
  adminListAuditEvents: person('desk/log'),
} as const satisfies Record<OperationId, Row | undefined>

type Rows = typeof scopesOf
/** The operations that some service token may use. */
export type TokenOperation = { [K in OperationId]: Rows[K] extends { scopes: readonly [Scope, ...Scope[]] } ? K : never }[OperationId]

const identifier = /[a-z]{3}_[0-9a-hjkmnp-tv-z]{26}/

/** The page of the portal where a person does what was asked. Without an identifier it is the list. */
export function portalPageOf(id: OperationId, path: string) {
  const { portal } = scopesOf[id] ?? { portal: 'home' }
  const [found] = identifier.exec(path) ?? []
  return `#${found ? portal.replace('{id}', found) : portal.replace(/\/\{id\}.*/, '')}`
}
