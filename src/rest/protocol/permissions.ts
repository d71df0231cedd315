/**
 * Who may use each operation. Each has a row: the scopes of service tokens, any one of which opens it; the page of the portal where a person
 * does it; and the least role, if members may not use it. An operation without a row does not compile and is not bundled. A handler of an operation that
 * no scope opens gets a Human, and only handlers of the others get a Principal, so a rule that takes a Human cannot be reached with a token.
 * The handler of an operation for a role gets somebody who has that role.
 *
 * A scope opens nothing that decides, gives more freedom, issues or prolongs a credential, or touches the security of the account. An agent
 * that finds a token must gain nothing by it: so a token does not end work either, for which an agent may need its human's yes, and does not
 * suspend an agent, which decides its requests. The contract shows the rows as `x-permission`.
 */
import type { components, operations } from '../../../generated/api.ts'
import type { HigherRole } from '../../core/kit/roles.ts'

type OperationId = keyof operations
type Scope = components['schemas']['TokenScope']
export interface Row {
  scopes: readonly Scope[]
  /** `{id}` is the first identifier in the path of the request. */
  portal: string
  /** Nobody below this role may use it. */
  role?: HigherRole
}

const open = <const S extends readonly [Scope, ...Scope[]]>(portal: string, ...scopes: S) => ({ scopes, portal })
const person = (portal: string) => ({ scopes: [] as const, portal })
/** Nobody below this role may use the operation. */
const least = <const R extends HigherRole, Opened extends Row>(role: R, row: Opened) => ({ ...row, role })
/** It needs nobody to be signed in. */
const everybody = undefined

const security = 'account/security'
const agent = 'agents/{id}'

export const permissionOf = {
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
  adminListAccounts: least('admin', person('desk/accounts')),
  adminGetAccount: least('admin', person('desk/accounts')),
  adminUpdateAccount: least('admin', person('desk/accounts')),
  adminCreateRecoveryLink: least('admin', person('desk/accounts')),
  adminSuspendAccount: least('admin', person('desk/accounts')),
  adminResumeAccount: least('admin', person('desk/accounts')),
  adminListInvitations: least('admin', person('desk/invitations')),
  adminGetInvitation: least('admin', person('desk/invitations')),
  adminCreateInvitation: least('admin', person('desk/invitations')),
  adminRevokeInvitation: least('admin', person('desk/invitations')),

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
  adminListAgents: least('admin', person('desk/agents')),
  adminGetAgent: least('admin', person('desk/agents')),
  adminSuspendAgent: least('admin', person('desk/agents')),
  adminResumeAgent: least('admin', person('desk/agents')),

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
  adminListQuests: least('reviewer', open('desk/quests', 'quests')),
  adminCreateQuest: least('author', open('desk/quests', 'quests')),
  adminGetQuest: least('reviewer', open('desk/quests/{id}', 'quests')),
  adminUpdateQuest: least('author', open('desk/quests/{id}', 'quests')),
  adminDeleteQuest: least('author', open('desk/quests/{id}', 'quests')),
  adminPublishQuest: least('author', open('desk/quests/{id}', 'quests')),
  adminCloseQuest: least('author', open('desk/quests/{id}', 'quests')),
  adminReopenQuest: least('author', open('desk/quests/{id}', 'quests')),
  adminCancelQuest: least('author', person('desk/quests/{id}')),
  adminListSubmissions: least('reviewer', person('desk/reviews')),
  adminGetSubmission: least('reviewer', person('desk/reviews')),
  adminAcceptSubmission: least('reviewer', person('desk/reviews')),
  adminRequestRevision: least('reviewer', person('desk/reviews')),
  adminRejectSubmission: least('reviewer', person('desk/reviews')),

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
  adminListAuditEvents: least('admin', person('desk/log')),
} as const satisfies Record<OperationId, Row | undefined>

type Rows = typeof permissionOf
/** The operations that some service token may use. */
export type TokenOperation = { [K in OperationId]: Rows[K] extends { scopes: readonly [Scope, ...Scope[]] } ? K : never }[OperationId]

const identifier = /[a-z]{3}_[0-9a-hjkmnp-tv-z]{26}/

/** The least role that an operation needs. Never, if members may use it. */
export type RoleOf<K extends OperationId> = Rows[K] extends { role: infer R extends HigherRole } ? R : never

/** The page of the portal where a person does what was asked. Without an identifier it is the list. */
export function portalPageOf(id: OperationId, path: string) {
  const { portal } = permissionOf[id] ?? { portal: 'home' }
  const [found] = identifier.exec(path) ?? []
  return `#${found ? portal.replace('{id}', found) : portal.replace(/\/\{id\}.*/, '')}`
}
