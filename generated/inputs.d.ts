// Made by scripts/generate.ts from spec/. Do not edit.
export interface SignUp {
  email: string
  password: string
  displayName: string
  transport: Transport
  setupCode?: string | undefined
  invitation?: string | undefined
}
export type Transport = "cookie" | "token"
export interface InvitationToken {
  token: string
}
export interface Recovery {
  token: string
  newPassword: string
}
export interface RecoveryToken {
  token: string
}
export interface RecoveryRequest {
  email: string
}
export interface EmailTakeBack {
  token: string
  newPassword: string
}
export interface TakeBackToken {
  token: string
}
export interface ListSessionsQuery {
  limit: number
  cursor?: string | undefined
  sort: "-created_at" | "created_at" | "-last_seen_at" | "last_seen_at"
}
export interface SignIn {
  email: string
  password: string
  code?: string | undefined
  transport: Transport
}
export interface PasskeySignIn {
  credential: Record<string, unknown>
  transport: Transport
}
export interface Proof {
  password?: string | undefined
  code?: string | undefined
  credential?: Record<string, unknown> | undefined
}
export interface AccountPatch {
  displayName?: string | undefined
  signedDecisions?: SignedDecisions | undefined
}
export type SignedDecisions = "none" | "high" | "all"
export interface ListAgentsQuery {
  limit: number
  cursor?: string | undefined
  sort: "created_at" | "-created_at" | "name" | "-name" | "-last_seen_at" | "last_seen_at"
  status?: (AgentStatus)[] | undefined
  heartbeat?: HeartbeatState | undefined
  isRefused?: boolean | undefined
  q?: string | undefined
}
export type AgentStatus = "active" | "suspended" | "archived"
export type HeartbeatState = "never" | "online" | "idle"
export interface NewAgent {
  name: string
  handle?: string | undefined
  description?: string | undefined
  skills?: (string)[] | undefined
  policy?: PolicyPatch | undefined
  maxActiveQuests?: number | undefined
  silentAfterMinutes?: number | null | undefined
}
export interface PolicyPatch {
  join_quest?: Gate | undefined
  submit_result?: Gate | undefined
  withdraw_from_quest?: Gate | undefined
  external?: ExternalPolicyPatch | undefined
}
export type Gate = "ask" | "allow" | "block"
export interface ExternalPolicyPatch {
  spend?: ExternalRulePatch | undefined
  contact?: ExternalRulePatch | undefined
  publish?: ExternalRulePatch | undefined
  access?: ExternalRulePatch | undefined
  other?: ExternalRulePatch | undefined
}
export interface ExternalRulePatch {
  rule?: Gate | undefined
  per_hour?: number | null | undefined
  per_day?: number | null | undefined
  currency?: string | null | undefined
  amount_per_request?: number | null | undefined
  amount_per_day?: number | null | undefined
  recipients?: (string)[] | null | undefined
  cool_down_minutes?: number | undefined
  end_allowance?: boolean | undefined
}
export interface AgentPatch {
  name?: string | undefined
  description?: string | undefined
  skills?: (string)[] | undefined
  policy?: PolicyPatch | undefined
  maxActiveQuests?: number | undefined
  silentAfterMinutes?: number | null | undefined
}
export interface Suspension {
  reason?: string | undefined
}
export interface GetAgentActivityQuery {
  range: "24h" | "7d" | "30d" | "90d"
}
export interface ListAgentKeysQuery {
  limit: number
  cursor?: string | undefined
  sort: "-created_at" | "created_at" | "expires_at" | "-expires_at"
  state?: KeyState | undefined
}
export type KeyState = "active" | "expired" | "revoked"
export interface NewKey {
  label: string
  expiresInDays: number
}
export interface Rotation {
  overlapSeconds: number
}
export interface AccountPolicyPatch {
  defaults?: PolicyPatch | undefined
  ceilings?: CeilingsPatch | undefined
  largeAmounts?: (NewAmount)[] | undefined
}
export interface CeilingsPatch {
  perDay?: number | null | undefined
  amountsPerDay?: (NewAmount)[] | undefined
}
export interface NewAmount {
  value: string
  currency: string
}
export interface PasswordChange {
  currentPassword: string
  newPassword: string
}
export interface NewEmail {
  email: string
}
export interface EmailCode {
  code: string
}
export interface TotpCode {
  code: string
}
export interface ListTokensQuery {
  limit: number
  cursor?: string | undefined
  sort: "created_at" | "-created_at" | "expires_at" | "-expires_at"
  state?: KeyState | undefined
}
export interface NewToken {
  name: string
  scopes: (TokenScope)[]
  expiresInDays: number
}
export type TokenScope = "read" | "agents" | "quests" | "log"
export interface TokenRotation {
  overlapSeconds: number
}
export interface LooseningToSign {
  operation: LooseningOperation
  target: string
  members: (string)[]
  before: string
  after: string
}
export type LooseningOperation = "createAgent" | "updateAgent" | "resumeAgent" | "issueAgentKey" | "rotateAgentKey" | "updatePolicy" | "updateMe"
export interface PasskeyRegistration {
  name: string
  credential: Record<string, unknown>
}
export interface PasskeyPatch {
  name?: string | undefined
}
export interface ListQuestsQuery {
  limit: number
  cursor?: string | undefined
  sort?: "relevance" | "-published_at" | "published_at" | "closes_at" | "-closes_at" | "-reward_points" | "reward_points" | "title" | "-title" | undefined
  tag?: string | undefined
  difficulty?: Difficulty | undefined
  available?: boolean | undefined
  q?: string | undefined
}
export type Difficulty = "easy" | "medium" | "hard"
export interface ListParticipationsQuery {
  limit: number
  cursor?: string | undefined
  sort: "-joined_at" | "joined_at" | "due_at" | "-due_at"
  agentId?: string | undefined
  questId?: string | undefined
  state?: ParticipationState | undefined
  from?: number | undefined
  to?: number | undefined
}
export type ParticipationState = "active" | "submitted" | "revision_requested" | "accepted" | "rejected" | "withdrawn" | "expired" | "cancelled"
export interface Reason {
  reason?: string | undefined
}
export interface ListApprovalsQuery {
  limit: number
  cursor?: string | undefined
  sort: "-created_at" | "created_at" | "expires_at" | "-expires_at"
  status?: (ApprovalStatus)[] | undefined
  agentId?: string | undefined
  kind?: ApprovalKind | undefined
  category?: ExternalCategory | undefined
  risk?: Risk | undefined
  permit?: (PermitState)[] | undefined
  q?: string | undefined
  decider?: (Decider)[] | undefined
  from?: number | undefined
  to?: number | undefined
  decidedFrom?: number | undefined
  decidedTo?: number | undefined
  amountFrom?: string | undefined
  amountTo?: string | undefined
  currency?: string | undefined
  questId?: string | undefined
}
export type ApprovalStatus = "pending" | "approved" | "denied" | "expired" | "cancelled"
export type ApprovalKind = "join_quest" | "submit_result" | "withdraw_from_quest" | "external_action"
export type ExternalCategory = "spend" | "contact" | "publish" | "access" | "other"
export type Risk = "low" | "medium" | "high"
export type PermitState = "ready" | "started" | "in_doubt" | "done" | "failed" | "not_done" | "unresolved" | "lapsed"
export type Decider = "human" | "standing" | "timed" | "nobody"
export interface ListWaitingApprovalsQuery {
  limit: number
  cursor?: string | undefined
}
export interface Decisions {
  decision: "approve" | "deny"
  ids: (string)[]
  versions?: (number)[] | undefined
  note?: string | undefined
  signature?: SignatureOfSeveral | undefined
}
export interface SignatureOfSeveral {
  hashes: (string)[]
  credential: Record<string, unknown>
}
export interface SaidOutcomes {
  outcome: "done" | "failed" | "not_done" | "unknown"
  ids: (string)[]
  versions?: (number)[] | undefined
  note?: string | undefined
}
export interface SigningRequest {
  ids: (string)[]
  versions?: (number)[] | undefined
  note?: string | undefined
  validForMinutes?: number | undefined
  allowCategoryMinutes?: number | undefined
  changes?: Changes | undefined
}
export interface Changes {
  title?: string | undefined
  recipient?: string | null | undefined
  amount?: NewAmount | null | undefined
  details?: Record<string, unknown> | undefined
}
export interface Decision {
  note?: string | undefined
  validForMinutes?: number | undefined
  allowCategoryMinutes?: number | undefined
  changes?: Changes | undefined
  credential?: Record<string, unknown> | undefined
}
export interface Denial {
  note?: string | undefined
}
export interface ListChannelsQuery {
  limit: number
  cursor?: string | undefined
  sort: "-created_at" | "created_at"
}
export interface NewChannel {
  type: "push" | "email" | "webhook"
  label: string
  events?: (ChannelEvent)[] | undefined
  subscription?: PushSubscription | undefined
  address?: string | undefined
  url?: string | undefined
  format?: WebhookFormat | undefined
}
export type ChannelEvent = "needs_me" | "approval.requested" | "approval.answered" | "approval.expiring" | "approval.decided" | "approval.in_doubt" | "participation.reviewed" | "agent.silent" | "agent.heard" | "agent.refused" | "key.expiring" | "token.expiring" | "submission.waiting" | "account.security" | "channel.broken"
export interface PushSubscription {
  endpoint: string
  keys: {
  p256dh: string
  auth: string
}
  replaces?: string | undefined
}
export type WebhookFormat = "standard" | "slack" | "teams" | "discord" | "ntfy"
export interface ChannelPatch {
  label?: string | undefined
  events?: (ChannelEvent)[] | undefined
  state?: "active" | "paused" | undefined
}
export interface Verification {
  code: string
}
export interface SecretRotation {
  overlapSeconds: number
}
export interface ListDeliveriesQuery {
  limit: number
  cursor?: string | undefined
  sort: "-created_at" | "created_at"
  state?: DeliveryState | undefined
  from?: number | undefined
  to?: number | undefined
}
export type DeliveryState = "queued" | "sent" | "dead"
export interface SaidOutcome {
  outcome: "done" | "failed" | "not_done" | "unknown"
  note?: string | undefined
}
export interface TakingBack {
  note?: string | undefined
}
export interface Question {
  text: string
}
export interface ListAuditEventsQuery {
  limit: number
  cursor?: string | undefined
  sort: "-created_at" | "created_at"
  q?: string | undefined
  action?: AuditAction | undefined
  actorType?: ActorType | undefined
  agentId?: string | undefined
  targetId?: string | undefined
  from?: number | undefined
  to?: number | undefined
}
export type AuditAction = "approval.requested" | "approval.approved" | "approval.denied" | "approval.expired" | "approval.cancelled" | "approval.question_asked" | "approval.question_answered" | "approval.allowed_by_rule" | "approval.started" | "approval.outcome_reported" | "approval.in_doubt" | "approval.unresolved" | "approval.permit_lapsed" | "participation.joined" | "participation.submitted" | "participation.revision_requested" | "participation.accepted" | "participation.rejected" | "participation.withdrawn" | "participation.expired" | "participation.cancelled" | "agent.created" | "agent.updated" | "agent.rules_ended" | "agent.suspended" | "agent.resumed" | "agent.archived" | "key.issued" | "key.rotated" | "key.revoked" | "token.issued" | "token.rotated" | "token.revoked" | "channel.created" | "channel.updated" | "channel.verified" | "channel.secret_rotated" | "channel.broken" | "channel.deleted" | "session.created" | "session.signed_out" | "session.revoked" | "account.created" | "account.updated" | "account.policy_updated" | "account.password_changed" | "account.wrong_password" | "account.attempts_failed" | "account.stopped" | "account.suspended" | "account.resumed" | "account.deleted" | "account.role_changed" | "account.recovery_started" | "account.recovered" | "account.email_change_started" | "account.email_changed" | "account.email_taken_back" | "account.totp_added" | "account.totp_removed" | "account.passkey_added" | "account.passkey_renamed" | "account.passkey_removed" | "account.recovery_codes_renewed" | "account.recovery_code_used" | "account.second_factor_failed" | "invitation.created" | "invitation.revoked" | "log.seal_broken" | "quest.created" | "quest.updated" | "quest.published" | "quest.closed" | "quest.reopened" | "quest.cancelled" | "quest.deleted"
export type ActorType = "human" | "agent" | "system"
export interface ExportAuditEventsQuery {
  format: "ndjson" | "csv"
  from?: number | undefined
  to?: number | undefined
}
export interface AdminListQuestsQuery {
  limit: number
  cursor?: string | undefined
  sort?: "relevance" | "-created_at" | "created_at" | undefined
  status?: QuestStatus | undefined
  q?: string | undefined
}
export type QuestStatus = "draft" | "open" | "closed" | "cancelled"
export interface NewQuest {
  slug?: string | undefined
  title: string
  summary: string
  description: string
  acceptanceCriteria: (string)[]
  resultSchema: Record<string, unknown> | null
  tags: (string)[]
  difficulty: Difficulty
  rewardPoints: number
  rewardNote: string | null
  slots: number
  agentsPerOwner: number
  workWindowHours: number
  revisionWindowHours: number
  maxAttempts: number
  closesAt: number | null
}
export interface QuestPatch {
  title?: string | undefined
  summary?: string | undefined
  description?: string | undefined
  acceptanceCriteria?: (string)[] | undefined
  resultSchema?: Record<string, unknown> | null | undefined
  tags?: (string)[] | undefined
  difficulty?: Difficulty | undefined
  rewardPoints?: number | undefined
  rewardNote?: string | null | undefined
  slots?: number | undefined
  agentsPerOwner?: number | undefined
  workWindowHours?: number | undefined
  revisionWindowHours?: number | undefined
  maxAttempts?: number | undefined
  closesAt?: number | null | undefined
}
export interface Reopening {
  closesAt?: number | null | undefined
}
export interface AdminListSubmissionsQuery {
  limit: number
  cursor?: string | undefined
  sort: "created_at" | "-created_at"
  questId?: string | undefined
  awaiting?: boolean | undefined
  from?: number | undefined
  to?: number | undefined
}
export interface Verdict {
  comment?: string | undefined
}
export interface Feedback {
  comment: string
}
export interface AdminListAccountsQuery {
  limit: number
  cursor?: string | undefined
  sort: "-created_at" | "created_at" | "email" | "-email"
  status?: AccountStatus | undefined
  q?: string | undefined
}
export type AccountStatus = "active" | "suspended" | "deleted"
export interface RoleChange {
  role: Role
}
export type Role = "member" | "reviewer" | "author" | "admin"
export interface NewRecoveryLink {
  secondFactors: "keep" | "remove"
}
export interface AdminListInvitationsQuery {
  limit: number
  cursor?: string | undefined
  sort: "-created_at" | "created_at"
}
export interface Invite {
  email?: string | undefined
  role: Role
}
export interface AdminListAuditEventsQuery {
  limit: number
  cursor?: string | undefined
  sort: "-created_at" | "created_at"
  action?: AuditAction | undefined
  actorId?: string | undefined
  accountId?: string | undefined
  from?: number | undefined
  to?: number | undefined
}
export interface AdminListAgentsQuery {
  limit: number
  cursor?: string | undefined
  sort: "-created_at" | "created_at"
  status?: AgentStatus | undefined
  q?: string | undefined
}
export interface GetProfileArguments {
}
export interface ListQuestsArguments {
  query?: string | undefined
  tag?: string | undefined
  difficulty?: Difficulty | undefined
  availableOnly: boolean
  sort?: "relevance" | "newest" | "reward" | "closing" | undefined
  limit: number
  cursor?: string | undefined
}
export interface GetQuestArguments {
  quest: string
}
export interface JoinQuestArguments {
  quest: string
  reason: string
  waitSeconds: number
}
export interface SubmitResultArguments {
  quest: string
  summary: string
  links?: (string)[] | undefined
  data?: unknown | undefined
  reason?: string | undefined
  waitSeconds: number
}
export interface WithdrawFromQuestArguments {
  quest: string
  reason?: string | undefined
  waitSeconds: number
}
export interface ListParticipationsArguments {
  state?: ParticipationState | undefined
  limit: number
  cursor?: string | undefined
}
export interface RequestApprovalArguments {
  category: ExternalCategory
  title: string
  recipient?: string | undefined
  amount?: AgentsSentAmount | undefined
  details: Record<string, unknown>
  reason: string
  audience?: string | undefined
  validForMinutes: number
  reportWithinMinutes: number
  expiresInMinutes: number
  waitSeconds: number
}
export interface AgentsSentAmount {
  value: string | number
  currency: string
}
export interface GetApprovalArguments {
  approvalId: string
  waitSeconds: number
}
export interface AnswerQuestionArguments {
  approvalId: string
  text: string
  waitSeconds: number
}
export interface StartActionArguments {
  approvalId: string
  startToken: string
}
export interface ReportOutcomeArguments {
  approvalId: string
  startToken?: string | undefined
  outcome: "done" | "failed" | "not_done" | "unknown"
  note?: string | undefined
  links?: (string)[] | undefined
}
export interface ListApprovalsArguments {
  status?: ApprovalStatus | undefined
  limit: number
  cursor?: string | undefined
}
export interface CancelApprovalArguments {
  approvalId: string
}
export interface Queries {
  listSessions: ListSessionsQuery
  listAgents: ListAgentsQuery
  getAgentActivity: GetAgentActivityQuery
  listAgentKeys: ListAgentKeysQuery
  listTokens: ListTokensQuery
  listQuests: ListQuestsQuery
  listParticipations: ListParticipationsQuery
  listApprovals: ListApprovalsQuery
  listWaitingApprovals: ListWaitingApprovalsQuery
  listChannels: ListChannelsQuery
  listDeliveries: ListDeliveriesQuery
  listAuditEvents: ListAuditEventsQuery
  exportAuditEvents: ExportAuditEventsQuery
  adminListQuests: AdminListQuestsQuery
  adminListSubmissions: AdminListSubmissionsQuery
  adminListAccounts: AdminListAccountsQuery
  adminListInvitations: AdminListInvitationsQuery
  adminListAuditEvents: AdminListAuditEventsQuery
  adminListAgents: AdminListAgentsQuery
}
export declare const queries: { [K in keyof Queries]: (sent: object) => Queries[K] }
export interface Bodies {
  signUp: SignUp
  readInvitationLink: InvitationToken
  recoverAccount: Recovery
  readRecoveryLink: RecoveryToken
  requestRecovery: RecoveryRequest
  takeBackEmail: EmailTakeBack
  readTakeBackLink: TakeBackToken
  signIn: SignIn
  signInWithPasskey: PasskeySignIn
  proveSession: Proof
  updateMe: AccountPatch
  createAgent: NewAgent
  updateAgent: AgentPatch
  suspendAgent: Suspension
  issueAgentKey: NewKey
  rotateAgentKey: Rotation
  updatePolicy: AccountPolicyPatch
  changePassword: PasswordChange
  changeEmail: NewEmail
  confirmEmail: EmailCode
  confirmTotp: TotpCode
  issueToken: NewToken
  rotateToken: TokenRotation
  startLoosening: LooseningToSign
  addPasskey: PasskeyRegistration
  renamePasskey: PasskeyPatch
  withdrawParticipation: Reason
  decideApprovals: Decisions
  sayOutcomes: SaidOutcomes
  startSigning: SigningRequest
  approveApproval: Decision
  denyApproval: Denial
  createChannel: NewChannel
  updateChannel: ChannelPatch
  verifyChannel: Verification
  rotateChannelSecret: SecretRotation
  sayOutcome: SaidOutcome
  takeBackApproval: TakingBack
  askAboutApproval: Question
  adminCreateQuest: NewQuest
  adminUpdateQuest: QuestPatch
  adminReopenQuest: Reopening
  adminCancelQuest: Reason
  adminAcceptSubmission: Verdict
  adminRequestRevision: Feedback
  adminRejectSubmission: Feedback
  adminUpdateAccount: RoleChange
  adminCreateRecoveryLink: NewRecoveryLink
  adminSuspendAccount: Suspension
  adminCreateInvitation: Invite
  adminSuspendAgent: Suspension
}
export declare const bodies: { [K in keyof Bodies]: (sent: object) => Bodies[K] }
export interface Tools {
  get_profile: GetProfileArguments
  list_quests: ListQuestsArguments
  get_quest: GetQuestArguments
  join_quest: JoinQuestArguments
  submit_result: SubmitResultArguments
  withdraw_from_quest: WithdrawFromQuestArguments
  list_participations: ListParticipationsArguments
  request_approval: RequestApprovalArguments
  get_approval: GetApprovalArguments
  answer_question: AnswerQuestionArguments
  start_action: StartActionArguments
  report_outcome: ReportOutcomeArguments
  list_approvals: ListApprovalsArguments
  cancel_approval: CancelApprovalArguments
}
export declare const tools: { [K in keyof Tools]: (sent: object) => Tools[K] }
