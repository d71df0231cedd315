// Made by scripts/generate.ts from spec/. Do not edit.
import type { components } from './tools.ts'
type Wire = components['schemas']
export interface Service {
  name: "Agent Quest Service"
  version: string
  mcpUrl: string
  mcpProtocolVersions: readonly (string)[]
  signup: "open" | "closed" | "setup"
  channels: {
  types: readonly (ChannelType)[]
  pushKey: string
}
  limits: {
  agentsPerAccount: number
  activeKeysPerAgent: number
  bodyBytes: number
  requestsPerMinute: number
  mcpMessagesPerMinute: number
  onlineWindowSeconds: number
}
}
export type ChannelType = "push" | "email" | "webhook"
export interface SignedIn {
  account: Account
  session: Session
  token: string | null | undefined
}
export interface Account {
  id: string
  email: string
  displayName: string
  role: Role
  status: AccountStatus
  signedDecisions: SignedDecisions
  lastSignInAt: number | null
  createdAt: number
  updatedAt: number
  version: number
}
export type Role = "member" | "reviewer" | "author" | "admin"
export type AccountStatus = "active" | "suspended" | "deleted"
export type SignedDecisions = "none" | "high" | "all"
export interface Session {
  id: string
  current: boolean
  createdAt: number
  lastSeenAt: number
  expiresAt: number
  userAgent: string
  network: string
}
export interface ReceivedInvitation {
  role: Role
  reserved: boolean
  email: string | null
  invitedBy: string
  expiresAt: number
}
export interface ReceivedRecoveryLink {
  displayName: string
  secondFactors: "keep" | "remove"
  expiresAt: number
}
export interface ReceivedTakeBackLink {
  displayName: string
  email: string
  expiresAt: number
}
export interface SessionPage {
  items: readonly (Session)[]
  hasMore: boolean
  nextCursor: string | null
}
export interface PasskeyRequest {
  options: PasskeyRequestOptions
}
export interface PasskeyRequestOptions {
  rpId: string
  challenge: string
  allowCredentials: readonly (NamedPasskey)[] | null | undefined
  timeout: number
  userVerification: "required"
}
export interface NamedPasskey {
  type: "public-key"
  id: string
  transports: readonly (string)[]
}
export interface Overview {
  requests: {
  pending: number
  expiring: number
  highRisk: number
  nextExpiresAt: number | null
  inDoubt: number
}
  submissionsWaiting: number | null
  agents: {
  online: number
  idle: number
  never: number
  refused: number
  suspended: number
  archived: number
}
  agentsToCheck: readonly ({
  agent: AgentRef
  because: "refused" | "silent"
  since: number
})[]
  byRule: {
  since: number
  allowed: number
  isComplete: boolean
  amounts: readonly (Sum)[]
  agents: readonly ({
  agent: AgentRef
  allowed: number
  amounts: readonly (Sum)[]
})[]
}
}
export interface AgentRef {
  id: string
  handle: string
  name: string
}
export interface Sum {
  value: string
  currency: string
}
export interface AgentPage {
  items: readonly (Agent)[]
  hasMore: boolean
  nextCursor: string | null
}
export interface Agent {
  id: string
  handle: string
  name: string
  description: string
  skills: readonly (string)[]
  status: AgentStatus
  suspendedBy: "owner" | "admin" | null
  suspendReason: string | null
  suspendedByOwner: boolean
  policy: Policy
  maxActiveQuests: number
  activeQuests: number
  silentAfterMinutes: number | null
  heartbeat: {
  state: HeartbeatState
  isRefused: boolean
  lastSeenAt: number | null
  lastRefused: RefusedCall | null
}
  points: number
  pendingApprovals: number
  createdAt: number
  updatedAt: number
  version: number
}
export type AgentStatus = "active" | "suspended" | "archived"
export interface Policy {
  join_quest: Gate
  submit_result: Gate
  withdraw_from_quest: Gate
  external: ExternalPolicy
}
export type Gate = "ask" | "allow" | "block"
export interface ExternalPolicy {
  spend: ExternalRule
  contact: ExternalRule
  publish: ExternalRule
  access: ExternalRule
  other: ExternalRule
}
export interface ExternalRule {
  rule: Gate
  per_hour: number | null
  per_day: number | null
  currency: string | null
  amount_per_request: number | null
  amount_per_day: number | null
  recipients: readonly (string)[] | null
  cool_down_minutes: number
  allowance: Allowance | null
}
export interface Allowance {
  since: number
  until: number
  amount: Amount | null
  recipient: string | null
}
export interface Amount {
  value: string
  currency: string
}
export type HeartbeatState = "never" | "online" | "idle"
export interface RefusedCall {
  at: number
  reason: "key_expired" | "key_revoked" | "key_replaced" | "agent_suspended" | "account_suspended"
  keyHint: string
}
export interface Heartbeat {
  agentId: string
  agentStatus: AgentStatus
  state: HeartbeatState
  isRefused: boolean
  firstSeenAt: number | null
  lastSeenAt: number | null
  onlineWindowSeconds: number
  client: {
  name: string | null
  version: string | null
  protocolVersion: string
} | null
  keyHint: string | null
  lastRefused: RefusedCall | null
}
export interface AgentActivity {
  agentId: string
  range: "24h" | "7d" | "30d" | "90d"
  from: number
  bucketSeconds: number
  calls: readonly (number)[]
  refused: readonly (number)[]
  errors: readonly (number)[]
  points: readonly (number)[]
  decisions: DecisionTimes
}
export interface DecisionTimes {
  approved: number
  denied: number
  expired: number
  byRule: number
  medianSeconds: number | null
}
export interface ActivityOverview {
  from: number
  bucketSeconds: number
  agents: readonly ({
  agentId: string
  calls: readonly (number)[]
  refused: readonly (number)[]
  errors: readonly (number)[]
})[]
}
export interface KeyPage {
  items: readonly (Key)[]
  hasMore: boolean
  nextCursor: string | null
}
export interface Key {
  id: string
  agentId: string
  label: string
  hint: string
  state: KeyState
  createdAt: number
  createdBy: string
  expiresAt: number
  lastUsedAt: number | null
  revokedAt: number | null
  revokeReason: "revoked_by_owner" | "agent_archived" | null
  replacedBy: string | null
}
export type KeyState = "active" | "expired" | "revoked"
export interface IssuedKey {
  key: Key
  secret: string
}
export interface RotatedKey {
  key: Key
  secret: string
  replaced: Key
}
export interface Stop {
  agents: number
  cancelled: number
  lapsed: number
  inDoubt: number
  allowances: number
  tokens: number
}
export interface AccountPolicy {
  defaults: Policy
  ceilings: Ceilings
  largeAmounts: readonly (Amount)[]
  version: number
}
export interface Ceilings {
  perDay: number | null
  amountsPerDay: readonly (Amount)[]
}
export interface EmailAddress {
  email: string
  pending: PendingEmail | null
  earlier: readonly (EarlierEmail)[]
}
export interface PendingEmail {
  email: string
  expiresAt: number
}
export interface EarlierEmail {
  email: string
  until: number
}
export interface Security {
  totp: boolean
  passkeys: readonly (Passkey)[]
  recoveryCodes: number
  proofUntil: number | null
}
export interface Passkey {
  id: string
  name: string
  synced: boolean
  createdAt: number
  lastUsedAt: number | null
  signsFrom: number
  version: number
}
export interface NewTotp {
  secret: string
  uri: string
}
export interface RecoveryCodes {
  recoveryCodes: readonly (string)[] | null
}
export interface TokenPage {
  items: readonly (Token)[]
  hasMore: boolean
  nextCursor: string | null
}
export interface Token {
  id: string
  name: string
  scopes: readonly (TokenScope)[]
  hint: string
  state: KeyState
  createdAt: number
  expiresAt: number
  lastUsedAt: number | null
  revokedAt: number | null
  revokeReason: "revoked_by_owner" | "everything_stopped" | "account_recovered" | null
  replacedBy: string | null
}
export type TokenScope = "read" | "agents" | "quests" | "log"
export interface IssuedToken {
  token: Token
  secret: string
}
export interface RotatedToken {
  token: Token
  secret: string
  replaced: Token
}
export interface LooseningSigning {
  statement: LooseningStatement
  options: PasskeyRequestOptions
}
export interface LooseningStatement {
  type: "aqs.loosening"
  version: 1
  account: string
  operation: LooseningOperation
  target: string
  members: readonly (string)[]
  before: string
  after: string
  at: number
  origin: string
}
export type LooseningOperation = "createAgent" | "updateAgent" | "resumeAgent" | "issueAgentKey" | "rotateAgentKey" | "updatePolicy" | "updateMe"
export interface PasskeyCreation {
  options: PasskeyCreationOptions
}
export interface PasskeyCreationOptions {
  challenge: string
  rp: {
  name: string
  id: string
}
  user: {
  id: string
  name: string
  displayName: string
}
  pubKeyCredParams: readonly ({
  type: "public-key"
  alg: number
})[]
  timeout: number
  attestation: "none"
  excludeCredentials: readonly (NamedPasskey)[]
  authenticatorSelection: {
  residentKey: "required"
  userVerification: "required"
  requireResidentKey: boolean
}
  extensions: {
  credProps: boolean
}
  hints: readonly (string)[]
}
export interface NewPasskey {
  passkey: Passkey
  recoveryCodes: readonly (string)[] | null
}
export interface QuestPage {
  items: readonly (QuestSummary)[]
  hasMore: boolean
  nextCursor: string | null
}
export interface QuestSummary {
  id: string
  slug: string
  title: string
  summary: string
  tags: readonly (string)[]
  difficulty: Difficulty
  rewardPoints: number
  slots: number
  slotsTaken: number
  status: QuestStatus
  publishedAt: number | null
  closesAt: number | null
  createdAt: number
  version: number
}
export type Difficulty = "easy" | "medium" | "hard"
export type QuestStatus = "draft" | "open" | "closed" | "cancelled"
export interface OpenQuest {
  id: string
  slug: string
  title: string
  summary: string
  description: string
  acceptanceCriteria: readonly (string)[]
  resultSchema: object | null
  tags: readonly (string)[]
  difficulty: Difficulty
  rewardPoints: number
  rewardNote: string | null
  slots: number
  agentsPerOwner: number
  workWindowHours: number
  revisionWindowHours: number
  maxAttempts: number
  closesAt: number | null
  slotsTaken: number
  status: QuestStatus
  publishedAt: number | null
  createdAt: number
  updatedAt: number
  version: number
  myParticipations: readonly (Participation)[]
}
export interface Participation {
  id: string
  agentId: string
  quest: QuestRef
  state: ParticipationState
  joinedAt: number
  dueAt: number
  attempts: number
  maxAttempts: number
  rewardPoints: number
  pointsAwarded: number | null
  finishedAt: number | null
  endReason: string | null
  pendingApprovalId: string | null
  version: number
}
export interface QuestRef {
  id: string
  slug: string
  title: string
  status: QuestStatus
}
export type ParticipationState = "active" | "submitted" | "revision_requested" | "accepted" | "rejected" | "withdrawn" | "expired" | "cancelled"
export interface ParticipationPage {
  items: readonly (Participation)[]
  hasMore: boolean
  nextCursor: string | null
}
export interface ParticipationDetail {
  id: string
  agentId: string
  quest: QuestRef
  state: ParticipationState
  joinedAt: number
  dueAt: number
  attempts: number
  maxAttempts: number
  rewardPoints: number
  pointsAwarded: number | null
  finishedAt: number | null
  endReason: string | null
  pendingApprovalId: string | null
  version: number
  terms: Quest
  submissions: readonly (Submission)[]
}
export interface Quest {
  id: string
  slug: string
  title: string
  summary: string
  description: string
  acceptanceCriteria: readonly (string)[]
  resultSchema: object | null
  tags: readonly (string)[]
  difficulty: Difficulty
  rewardPoints: number
  rewardNote: string | null
  slots: number
  agentsPerOwner: number
  workWindowHours: number
  revisionWindowHours: number
  maxAttempts: number
  closesAt: number | null
  slotsTaken: number
  status: QuestStatus
  createdBy: string
  publishedAt: number | null
  closedAt: number | null
  createdAt: number
  updatedAt: number
  version: number
}
export interface Submission {
  id: string
  participationId: string
  attempt: number
  summary: string
  links: readonly (string)[]
  data: unknown
  digest: string
  createdAt: number
  review: Review | null
}
export interface Review {
  decision: "accepted" | "revision_requested" | "rejected"
  comment: string | null
  reviewerId: string
  byOwner: boolean
  at: number
}
export interface ApprovalPage {
  items: readonly (Approval)[]
  hasMore: boolean
  nextCursor: string | null
}
export interface Approval {
  id: string
  agent: AgentRef
  kind: ApprovalKind
  category: ExternalCategory | null
  title: string
  arguments: object
  reason: string | null
  risk: Risk
  riskReasons: readonly (RiskReason)[]
  quest: QuestRef | null
  participationId: string | null
  digest: string
  nonce: string | null
  status: ApprovalStatus
  statusReason: string | null
  createdAt: number
  expiresAt: number
  decidedAt: number | null
  decidedBy: string | null
  note: string | null
  outcome: {
  state: "not_applicable" | "executed" | "failed"
  code: BlockerCode | null
  participationId: string | null
  submissionId: string | null
} | null
  earlierDenials: number
  amount: Amount | null
  recipient: string | null
  byRule: ByRule | null
  noRule: NoRule | null
  permit: PermitState | null
  validUntil: number | null
  validForMinutes: number | null
  reportWithinMinutes: number | null
  startedAt: number | null
  actBefore: number | null
  reportBy: number | null
  doubt: Doubt | null
  report: Report | null
  disputed: Report | null
  thread: readonly (ThreadEntry)[]
  awaitsAnswer: boolean
  allowed: AllowedAction | null
  changed: readonly (Change)[]
  earlierYes: EarlierYes | null
  version: number
  preview: {
  wouldSucceed: boolean
  blockers: readonly ({
  code: BlockerCode
  message: string
})[]
} | null | undefined
  trackRecord: TrackRecord | null | undefined
  near: readonly (NearRequest)[] | null | undefined
}
export type ApprovalKind = "join_quest" | "submit_result" | "withdraw_from_quest" | "external_action"
export type ExternalCategory = "spend" | "contact" | "publish" | "access" | "other"
export type Risk = "low" | "medium" | "high"
export type RiskReason = "new_recipient" | "no_recipient" | "large_amount" | "unknown_amount" | "iban" | "card_number" | "key" | "disguise" | "credentials" | "deletion" | "money" | "publication" | "access" | "commitment" | "category" | "amount"
export type ApprovalStatus = "pending" | "approved" | "denied" | "expired" | "cancelled"
export type BlockerCode = "quest_closed" | "quest_full" | "owner_limit" | "active_quest_limit" | "already_joined" | "already_finished" | "join_limit" | "not_participating" | "past_due" | "attempts_used" | "invalid_result" | "result_unchecked" | "awaiting_review"
export type ByRule = "standing" | "timed"
export interface NoRule {
  code: NoRuleCode
  limit: Amount | null
  used: Sum | null
  count: number | null
  until: number | null
  reasons: readonly (RiskReason)[]
  found: string | null
}
export type NoRuleCode = "rule_asks" | "unsigned_rule" | "danger" | "other_category" | "other_amount" | "other_recipient" | "denied_before" | "near_open" | "near_denied" | "repeated" | "no_amount" | "no_recipient" | "recipient_not_listed" | "currency" | "over_request" | "over_hour" | "over_day" | "over_day_amount" | "over_allowance" | "no_ceiling" | "over_account" | "too_many_ready" | "too_many_counted"
export type PermitState = "ready" | "started" | "in_doubt" | "done" | "failed" | "not_done" | "unresolved" | "lapsed"
export interface Doubt {
  reason: DoubtReason
  note: string | null
  at: number
}
export type DoubtReason = "overdue" | "unknown" | "unclear" | "stopped" | "restored" | "older"
export interface Report {
  outcome: PermitOutcome
  note: string | null
  links: readonly (string)[]
  at: number
  by: "agent" | "human"
  unstarted: boolean
}
export type PermitOutcome = "done" | "failed" | "not_done"
export interface ThreadEntry {
  by: "human" | "agent"
  text: string
  at: number
}
export interface AllowedAction {
  category: ExternalCategory
  title: string
  recipient: string | null
  amount: Amount | null
  details: object
  audience: string | null | undefined
  digest: string
}
export interface Change {
  path: string
  from: unknown
  to: unknown
}
export interface EarlierYes {
  id: string
  decidedAt: number
  byRule: ByRule | null
  permit: PermitState | null
  outcome: PermitOutcome | null
  disputed: PermitOutcome | null
  allowed: {
  title: string
  recipient: string | null
  amount: Amount | null
} | null
}
export interface TrackRecord {
  yeses: number
  done: number
  failed: number
  notDone: number
  unreported: number
  lapsed: number
  open: number
}
export interface NearRequest {
  id: string | null
  agent: AgentRef
  state: "pending" | "denied" | "taken_back" | "disputed" | "ready" | "started" | "in_doubt" | "done" | "failed" | "not_done"
  at: number
  same: "recipient" | "amount" | "both"
  title: string | null
  amount: Amount | null
  recipient: string | null
}
export interface WaitingApprovalPage {
  items: readonly (WaitingApproval)[]
  hasMore: boolean
  nextCursor: string | null
  total: number
}
export interface WaitingApproval {
  id: string
  agent: AgentRef
  kind: ApprovalKind
  category: ExternalCategory | null
  title: string
  risk: Risk
  quest: QuestRef | null
  createdAt: number
  expiresAt: number
  earlierDenials: number
  amount: Amount | null
  recipient: string | null
  awaitsAnswer: boolean
  wasAnswered: boolean
  version: number
}
export interface DecisionResults {
  results: readonly ({
  id: string
  status: ApprovalStatus | null
  code: string | null
  failure: BlockerCode | null
})[]
}
export interface OutcomeResults {
  results: readonly ({
  id: string
  permit: PermitState | null
  code: string | null
})[]
}
export interface Signing {
  statements: readonly (object)[]
  options: PasskeyRequestOptions
}
export interface ChannelPage {
  items: readonly (Channel)[]
  hasMore: boolean
  nextCursor: string | null
}
export interface Channel {
  type: ChannelType
  id: string
  label: string
  destination: string
  endpointHash: string | null
  format: WebhookFormat | null
  events: readonly (ChannelEvent)[]
  state: ChannelState
  lastSuccessAt: number | null
  lastFailure: Failure | null
  oldSecretUntil: number | null
  createdAt: number
  updatedAt: number
  version: number
}
export type WebhookFormat = "standard" | "slack" | "teams" | "discord" | "ntfy"
export type ChannelEvent = "needs_me" | "approval.requested" | "approval.answered" | "approval.expiring" | "approval.decided" | "approval.in_doubt" | "participation.reviewed" | "agent.silent" | "agent.heard" | "agent.refused" | "key.expiring" | "token.expiring" | "submission.waiting" | "account.security" | "channel.broken"
export type ChannelState = "active" | "unverified" | "paused" | "broken"
export interface Failure {
  at: number
  status: number | null
  reason: FailureReason
}
export type FailureReason = "refused" | "gone" | "redirect" | "timeout" | "unreachable" | "unknown_host" | "private_address" | "tls" | "turned_off" | "not_offered" | "secret_lost" | "interrupted"
export interface CreatedChannel {
  channel: Channel
  secret: string | null | undefined
}
export interface Delivery {
  id: string
  channelId: string
  eventId: string | null
  kind: DeliveryKind
  target: NoticeTarget
  title: string
  state: DeliveryState
  attempts: number
  createdAt: number
  nextAttemptAt: number | null
  sentAt: number | null
  lastFailure: Failure | null
}
export type DeliveryKind = "approval.requested" | "approval.answered" | "approval.expiring" | "approval.decided" | "approval.in_doubt" | "participation.reviewed" | "agent.silent" | "agent.heard" | "agent.refused" | "key.expiring" | "token.expiring" | "submission.waiting" | "account.security" | "channel.broken" | "channel.test" | "channel.verify"
export interface NoticeTarget {
  type: "account" | "session" | "token" | "agent" | "key" | "channel" | "participation" | "submission" | "approval"
  id: string
}
export type DeliveryState = "queued" | "sent" | "dead"
export interface DeliveryPage {
  items: readonly (Delivery)[]
  hasMore: boolean
  nextCursor: string | null
}
export interface AuditPage {
  items: readonly (AuditEvent)[]
  hasMore: boolean
  nextCursor: string | null
}
export interface AuditEvent {
  id: string
  seq: number
  createdAt: number
  actor: Actor
  action: AuditAction
  target: Target
  agentId: string | null
  requestId: string
  data: object
  prevHash: string
  salt: string | null
  hash: string
  shown: object | "erased" | null | undefined
}
export interface Actor {
  type: ActorType
  id: string
}
export type ActorType = "human" | "agent" | "system"
export type AuditAction = "approval.requested" | "approval.approved" | "approval.denied" | "approval.expired" | "approval.cancelled" | "approval.question_asked" | "approval.question_answered" | "approval.allowed_by_rule" | "approval.started" | "approval.outcome_reported" | "approval.in_doubt" | "approval.unresolved" | "approval.permit_lapsed" | "participation.joined" | "participation.submitted" | "participation.revision_requested" | "participation.accepted" | "participation.rejected" | "participation.withdrawn" | "participation.expired" | "participation.cancelled" | "agent.created" | "agent.updated" | "agent.rules_ended" | "agent.suspended" | "agent.resumed" | "agent.archived" | "key.issued" | "key.rotated" | "key.revoked" | "token.issued" | "token.rotated" | "token.revoked" | "channel.created" | "channel.updated" | "channel.verified" | "channel.secret_rotated" | "channel.broken" | "channel.deleted" | "session.created" | "session.signed_out" | "session.revoked" | "account.created" | "account.updated" | "account.policy_updated" | "account.password_changed" | "account.wrong_password" | "account.attempts_failed" | "account.stopped" | "account.suspended" | "account.resumed" | "account.deleted" | "account.role_changed" | "account.recovery_started" | "account.recovered" | "account.email_change_started" | "account.email_changed" | "account.email_taken_back" | "account.totp_added" | "account.totp_removed" | "account.passkey_added" | "account.passkey_renamed" | "account.passkey_removed" | "account.recovery_codes_renewed" | "account.recovery_code_used" | "account.second_factor_failed" | "invitation.created" | "invitation.revoked" | "log.seal_broken" | "quest.created" | "quest.updated" | "quest.published" | "quest.closed" | "quest.reopened" | "quest.cancelled" | "quest.deleted"
export interface Target {
  type: TargetType
  id: string
}
export type TargetType = "account" | "session" | "token" | "invitation" | "agent" | "key" | "channel" | "quest" | "participation" | "approval"
export interface SubmissionPage {
  items: readonly (ReviewItem)[]
  hasMore: boolean
  nextCursor: string | null
}
export interface ReviewItem {
  id: string
  participationId: string
  attempt: number
  summary: string
  links: readonly (string)[]
  data: unknown
  digest: string
  createdAt: number
  review: Review | null
  agent: AgentRef
  quest: QuestRef
  acceptanceCriteria: readonly (string)[]
  conflict: ReviewConflict
}
export type ReviewConflict = "none" | "own_agent" | "own_agent_only_admin"
export interface AccountPage {
  items: readonly (Account)[]
  hasMore: boolean
  nextCursor: string | null
}
export interface RecoveryLink {
  url: string
  expiresAt: number
}
export interface InvitationPage {
  items: readonly (Invitation)[]
  hasMore: boolean
  nextCursor: string | null
}
export interface Invitation {
  id: string
  email: string | null
  role: Role
  state: "open" | "accepted" | "revoked" | "expired"
  createdBy: string
  createdAt: number
  expiresAt: number
  accountId: string | null
}
export interface NewInvitation {
  invitation: Invitation
  url: string
  mailed: boolean
}
export interface ServiceLogPage {
  items: readonly (ServiceLogEvent)[]
  hasMore: boolean
  nextCursor: string | null
}
export interface ServiceLogEvent {
  id: string
  account: {
  id: string
  displayName: string
}
  seq: number
  createdAt: number
  actor: Actor
  action: AuditAction
  target: Target
  agentId: string | null
  requestId: string
  data: object
  prevHash: string
  salt: string | null
  hash: string
}
export interface AnyAgentPage {
  items: readonly (AnyAgent)[]
  hasMore: boolean
  nextCursor: string | null
}
export interface AnyAgent {
  id: string
  handle: string
  name: string
  status: AgentStatus
  suspendedBy: "owner" | "admin" | null
  owner: {
  id: string
  displayName: string
  email: string
}
  createdAt: number
  version: number
}
export interface GetProfileResult {
  agent: {
  id: string
  handle: string
  name: string
  description: string
  skills: readonly (string)[]
  status: AgentStatus
}
  owner: {
  displayName: string
}
  policy: AgentsPolicy
  limits: {
  maxActiveQuests: number
  activeQuests: number
}
  stats: {
  points: number
  accepted: number
  rejected: number
  expired: number
}
  inbox: {
  pendingApprovals: number
  unreadApprovals: readonly (string)[]
  openQuestions: readonly (string)[]
  readyToStart: readonly (string)[]
  unreported: readonly (string)[]
  unreadQuests: readonly (string)[]
  revisionsRequested: number
  dueWithin24h: number
}
  key: {
  label: string
  expiresAt: number
}
  serverTime: number
}
export interface AgentsPolicy {
  join_quest: Gate
  submit_result: Gate
  withdraw_from_quest: Gate
  external: {
  spend: AgentsExternalRule
  contact: AgentsExternalRule
  publish: AgentsExternalRule
  access: AgentsExternalRule
  other: AgentsExternalRule
}
}
export interface AgentsExternalRule {
  rule: Gate
  per_hour: number | null | undefined
  per_day: number | null | undefined
  currency: string | null | undefined
  amount_per_request: number | null | undefined
  amount_per_day: number | null | undefined
  recipients: readonly (string)[] | null | undefined
  cool_down_minutes: number | null | undefined
  allowance: Allowance | null | undefined
}
export interface ListQuestsResult {
  items: readonly ({
  id: string
  slug: string
  title: string
  summary: string
  tags: readonly (string)[]
  difficulty: Difficulty
  rewardPoints: number
  slotsAvailable: number
  closesAt: number | null | undefined
  myState: ParticipationState | null | undefined
})[]
  hasMore: boolean
  nextCursor: string | null | undefined
}
export interface GetQuestResult {
  quest: {
  id: string
  slug: string
  title: string
  summary: string
  description: string
  acceptanceCriteria: readonly (string)[]
  resultSchema: object | null | undefined
  tags: readonly (string)[]
  difficulty: Difficulty
  rewardPoints: number
  rewardNote: string | null | undefined
  slots: number
  slotsAvailable: number
  agentsPerOwner: number
  workWindowHours: number
  revisionWindowHours: number
  maxAttempts: number
  closesAt: number | null | undefined
  status: QuestStatus
}
  myParticipation: AgentsParticipation | null | undefined
  nextStep: string
}
export interface AgentsParticipation {
  id: string
  quest: QuestRef
  state: ParticipationState
  joinedAt: number
  dueAt: number
  attempts: number
  maxAttempts: number
  rewardPoints: number
  pointsAwarded: number | null | undefined
  finishedAt: number | null | undefined
  endReason: string | null | undefined
  pendingApprovalId: string | null | undefined
  lastFeedback: string | null | undefined
}
export interface AgentsGated {
  outcome: AgentsOutcome
  approval: AgentsApproval | null | undefined
  action: AgentsAllowedAction | null | undefined
  changed: readonly ({
  path: string
  from: unknown | null | undefined
  to: unknown | null | undefined
})[] | null | undefined
  startToken: string | null | undefined
  participation: AgentsParticipation | null | undefined
  submission: {
  id: string
  attempt: number
} | null | undefined
  note: string | null | undefined
  question: string | null | undefined
  answerWith: "answer_question" | null | undefined
  nextStep: string
}
export type AgentsOutcome = "done" | "ready" | "started" | "in_doubt" | "pending_approval" | "question" | "denied" | "expired" | "cancelled" | "failed" | "lapsed" | "not_done" | "unresolved"
export interface AgentsApproval {
  id: string
  kind: ApprovalKind
  category: ExternalCategory | null | undefined
  title: string
  status: ApprovalStatus
  statusReason: string | null | undefined
  note: string | null | undefined
  failure: string | null | undefined
  quest: QuestRef | null | undefined
  createdAt: number
  expiresAt: number
  decidedAt: number | null | undefined
  byRule: ByRule | null | undefined
  permit: PermitState | null | undefined
  validUntil: number | null | undefined
  reportBy: number | null | undefined
  report: AgentsReport | null | undefined
  thread: readonly (ThreadEntry)[] | null | undefined
  awaitsAnswer: boolean | null | undefined
  approvalUrl: string
}
export interface AgentsReport {
  outcome: PermitOutcome
  note: string | null | undefined
  links: readonly (string)[]
  at: number
}
export interface AgentsAllowedAction {
  category: ExternalCategory
  title: string
  recipient: string | null | undefined
  amount: Amount | null | undefined
  details: object
  audience: string | null | undefined
}
export interface ListParticipationsResult {
  items: readonly (AgentsParticipation)[]
  hasMore: boolean
  nextCursor: string | null | undefined
}
export interface StartActionResult {
  outcome: "go" | "started" | "already_started"
  action: AgentsAllowedAction | null | undefined
  changed: readonly ({
  path: string
  from: unknown | null | undefined
  to: unknown | null | undefined
})[] | null | undefined
  digest: string | null | undefined
  signedPermit: string | null | undefined
  actBefore: number | null | undefined
  reportBy: number | null | undefined
  approval: AgentsApproval
  nextStep: string
}
export interface ReportOutcomeResult {
  approval: AgentsApproval
  nextStep: string
}
export interface ListApprovalsResult {
  items: readonly (AgentsApproval)[]
  hasMore: boolean
  nextCursor: string | null | undefined
}
export interface CancelApprovalResult {
  approval: AgentsApproval
}
export interface Event {
  seq: number
  createdAt: number
  action: AuditAction
  target: Target
  agentId: string | null
}
export type ProblemCode = "malformed_request" | "malformed_json" | "validation_failed" | "invalid_cursor" | "unauthenticated" | "invalid_credentials" | "agent_key_not_accepted" | "csrf_required" | "needs_person" | "missing_scope" | "account_suspended" | "signup_closed" | "setup_code_required" | "suspended_by_admin" | "not_found" | "method_not_allowed" | "not_acceptable" | "email_taken" | "handle_taken" | "agent_limit" | "agent_suspended" | "agent_archived" | "invalid_state" | "key_limit" | "token_limit" | "key_not_active" | "secret_already_shown" | "channel_limit" | "channel_exists" | "channel_not_offered" | "address_refused" | "precondition_failed" | "payload_too_large" | "uri_too_long" | "unsupported_media_type" | "expectation_failed" | "idempotency_key_reused" | "precondition_required" | "rate_limited" | "request_timeout" | "headers_too_large" | "wrong_password" | "admin_required" | "quest_not_found" | "approval_already_decided" | "approval_expired" | "approval_cancelled" | "question_limit" | "slug_taken" | "quest_terms_frozen" | "slots_below_taken" | "not_draft" | "already_reviewed" | "attempts_used" | "last_admin" | "operator_required" | "second_admin_required" | "invalid_link" | "second_factor_required" | "wrong_code" | "proof_required" | "invalid_passkey" | "passkey_limit" | "signature_required" | "signature_mismatch" | "stream_limit" | "export_running" | "storage_limit" | "own_agent" | "high_risk" | "unprocessable" | "internal_error" | "not_implemented" | "unavailable"
export declare function encodeService(value: Service): Wire['Service']
export declare function encodeAccount(value: Account): Wire['Account']
export declare function encodeSession(value: Session): Wire['Session']
export declare function encodeSignedIn(value: SignedIn): Wire['SignedIn']
export declare function encodeReceivedInvitation(value: ReceivedInvitation): Wire['ReceivedInvitation']
export declare function encodeReceivedRecoveryLink(value: ReceivedRecoveryLink): Wire['ReceivedRecoveryLink']
export declare function encodeReceivedTakeBackLink(value: ReceivedTakeBackLink): Wire['ReceivedTakeBackLink']
export declare function encodeSessionPage(value: SessionPage): Wire['SessionPage']
export declare function encodeNamedPasskey(value: NamedPasskey): Wire['NamedPasskey']
export declare function encodePasskeyRequestOptions(value: PasskeyRequestOptions): Wire['PasskeyRequestOptions']
export declare function encodePasskeyRequest(value: PasskeyRequest): Wire['PasskeyRequest']
export declare function encodeAgentRef(value: AgentRef): Wire['AgentRef']
export declare function encodeSum(value: Sum): Wire['Sum']
export declare function encodeOverview(value: Overview): Wire['Overview']
export declare function encodeAmount(value: Amount): Wire['Amount']
export declare function encodeAllowance(value: Allowance): Wire['Allowance']
export declare function encodeExternalRule(value: ExternalRule): Wire['ExternalRule']
export declare function encodeExternalPolicy(value: ExternalPolicy): Wire['ExternalPolicy']
export declare function encodePolicy(value: Policy): Wire['Policy']
export declare function encodeRefusedCall(value: RefusedCall): Wire['RefusedCall']
export declare function encodeAgent(value: Agent): Wire['Agent']
export declare function encodeAgentPage(value: AgentPage): Wire['AgentPage']
export declare function encodeHeartbeat(value: Heartbeat): Wire['Heartbeat']
export declare function encodeDecisionTimes(value: DecisionTimes): Wire['DecisionTimes']
export declare function encodeAgentActivity(value: AgentActivity): Wire['AgentActivity']
export declare function encodeActivityOverview(value: ActivityOverview): Wire['ActivityOverview']
export declare function encodeKey(value: Key): Wire['Key']
export declare function encodeKeyPage(value: KeyPage): Wire['KeyPage']
export declare function encodeIssuedKey(value: IssuedKey): Wire['IssuedKey']
export declare function encodeRotatedKey(value: RotatedKey): Wire['RotatedKey']
export declare function encodeStop(value: Stop): Wire['Stop']
export declare function encodeCeilings(value: Ceilings): Wire['Ceilings']
export declare function encodeAccountPolicy(value: AccountPolicy): Wire['AccountPolicy']
export declare function encodePendingEmail(value: PendingEmail): Wire['PendingEmail']
export declare function encodeEarlierEmail(value: EarlierEmail): Wire['EarlierEmail']
export declare function encodeEmailAddress(value: EmailAddress): Wire['EmailAddress']
export declare function encodePasskey(value: Passkey): Wire['Passkey']
export declare function encodeSecurity(value: Security): Wire['Security']
export declare function encodeNewTotp(value: NewTotp): Wire['NewTotp']
export declare function encodeRecoveryCodes(value: RecoveryCodes): Wire['RecoveryCodes']
export declare function encodeToken(value: Token): Wire['Token']
export declare function encodeTokenPage(value: TokenPage): Wire['TokenPage']
export declare function encodeIssuedToken(value: IssuedToken): Wire['IssuedToken']
export declare function encodeRotatedToken(value: RotatedToken): Wire['RotatedToken']
export declare function encodeLooseningStatement(value: LooseningStatement): Wire['LooseningStatement']
export declare function encodeLooseningSigning(value: LooseningSigning): Wire['LooseningSigning']
export declare function encodePasskeyCreationOptions(value: PasskeyCreationOptions): Wire['PasskeyCreationOptions']
export declare function encodePasskeyCreation(value: PasskeyCreation): Wire['PasskeyCreation']
export declare function encodeNewPasskey(value: NewPasskey): Wire['NewPasskey']
export declare function encodeQuestSummary(value: QuestSummary): Wire['QuestSummary']
export declare function encodeQuestPage(value: QuestPage): Wire['QuestPage']
export declare function encodeQuestRef(value: QuestRef): Wire['QuestRef']
export declare function encodeParticipation(value: Participation): Wire['Participation']
export declare function encodeOpenQuest(value: OpenQuest): Wire['OpenQuest']
export declare function encodeParticipationPage(value: ParticipationPage): Wire['ParticipationPage']
export declare function encodeQuest(value: Quest): Wire['Quest']
export declare function encodeReview(value: Review): Wire['Review']
export declare function encodeSubmission(value: Submission): Wire['Submission']
export declare function encodeParticipationDetail(value: ParticipationDetail): Wire['ParticipationDetail']
export declare function encodeNoRule(value: NoRule): Wire['NoRule']
export declare function encodeDoubt(value: Doubt): Wire['Doubt']
export declare function encodeReport(value: Report): Wire['Report']
export declare function encodeThreadEntry(value: ThreadEntry): Wire['ThreadEntry']
export declare function encodeAllowedAction(value: AllowedAction): Wire['AllowedAction']
export declare function encodeChange(value: Change): Wire['Change']
export declare function encodeEarlierYes(value: EarlierYes): Wire['EarlierYes']
export declare function encodeTrackRecord(value: TrackRecord): Wire['TrackRecord']
export declare function encodeNearRequest(value: NearRequest): Wire['NearRequest']
export declare function encodeApproval(value: Approval): Wire['Approval']
export declare function encodeApprovalPage(value: ApprovalPage): Wire['ApprovalPage']
export declare function encodeWaitingApproval(value: WaitingApproval): Wire['WaitingApproval']
export declare function encodeWaitingApprovalPage(value: WaitingApprovalPage): Wire['WaitingApprovalPage']
export declare function encodeDecisionResults(value: DecisionResults): Wire['DecisionResults']
export declare function encodeOutcomeResults(value: OutcomeResults): Wire['OutcomeResults']
export declare function encodeSigning(value: Signing): Wire['Signing']
export declare function encodeFailure(value: Failure): Wire['Failure']
export declare function encodeChannel(value: Channel): Wire['Channel']
export declare function encodeChannelPage(value: ChannelPage): Wire['ChannelPage']
export declare function encodeCreatedChannel(value: CreatedChannel): Wire['CreatedChannel']
export declare function encodeNoticeTarget(value: NoticeTarget): Wire['NoticeTarget']
export declare function encodeDelivery(value: Delivery): Wire['Delivery']
export declare function encodeDeliveryPage(value: DeliveryPage): Wire['DeliveryPage']
export declare function encodeActor(value: Actor): Wire['Actor']
export declare function encodeTarget(value: Target): Wire['Target']
export declare function encodeAuditEvent(value: AuditEvent): Wire['AuditEvent']
export declare function encodeAuditPage(value: AuditPage): Wire['AuditPage']
export declare function encodeReviewItem(value: ReviewItem): Wire['ReviewItem']
export declare function encodeSubmissionPage(value: SubmissionPage): Wire['SubmissionPage']
export declare function encodeAccountPage(value: AccountPage): Wire['AccountPage']
export declare function encodeRecoveryLink(value: RecoveryLink): Wire['RecoveryLink']
export declare function encodeInvitation(value: Invitation): Wire['Invitation']
export declare function encodeInvitationPage(value: InvitationPage): Wire['InvitationPage']
export declare function encodeNewInvitation(value: NewInvitation): Wire['NewInvitation']
export declare function encodeServiceLogEvent(value: ServiceLogEvent): Wire['ServiceLogEvent']
export declare function encodeServiceLogPage(value: ServiceLogPage): Wire['ServiceLogPage']
export declare function encodeAnyAgent(value: AnyAgent): Wire['AnyAgent']
export declare function encodeAnyAgentPage(value: AnyAgentPage): Wire['AnyAgentPage']
export declare function encodeAgentsExternalRule(value: AgentsExternalRule): Wire['AgentsExternalRule']
export declare function encodeAgentsPolicy(value: AgentsPolicy): Wire['AgentsPolicy']
export declare function encodeAgentsParticipation(value: AgentsParticipation): Wire['AgentsParticipation']
export declare function encodeAgentsReport(value: AgentsReport): Wire['AgentsReport']
export declare function encodeAgentsApproval(value: AgentsApproval): Wire['AgentsApproval']
export declare function encodeAgentsAllowedAction(value: AgentsAllowedAction): Wire['AgentsAllowedAction']
export declare function encodeAgentsGated(value: AgentsGated): Wire['AgentsGated']
export declare function encodeEvent(value: Event): Wire['Event']
export interface Answers {
  getServiceInfo: Service
  signUp: SignedIn
  readInvitationLink: ReceivedInvitation
  readRecoveryLink: ReceivedRecoveryLink
  readTakeBackLink: ReceivedTakeBackLink
  listSessions: SessionPage
  signIn: SignedIn
  startPasskeySignIn: PasskeyRequest
  signInWithPasskey: SignedIn
  startProof: PasskeyRequest
  getSession: Session
  getMe: Account
  updateMe: Account
  getOverview: Overview
  listAgents: AgentPage
  createAgent: Agent
  getAgent: Agent
  updateAgent: Agent
  suspendAgent: Agent
  resumeAgent: Agent
  getAgentHeartbeat: Heartbeat
  getAgentActivity: AgentActivity
  getActivity: ActivityOverview
  listAgentKeys: KeyPage
  issueAgentKey: IssuedKey
  getAgentKey: Key
  rotateAgentKey: RotatedKey
  stopEverything: Stop
  getPolicy: AccountPolicy
  updatePolicy: AccountPolicy
  getEmail: EmailAddress
  changeEmail: EmailAddress
  confirmEmail: Account
  getSecurity: Security
  startTotp: NewTotp
  confirmTotp: RecoveryCodes
  renewRecoveryCodes: RecoveryCodes
  listTokens: TokenPage
  issueToken: IssuedToken
  getToken: Token
  rotateToken: RotatedToken
  startLoosening: LooseningSigning
  startPasskey: PasskeyCreation
  addPasskey: NewPasskey
  getPasskey: Passkey
  renamePasskey: Passkey
  listQuests: QuestPage
  getQuest: OpenQuest
  listParticipations: ParticipationPage
  getParticipation: ParticipationDetail
  withdrawParticipation: Participation
  listApprovals: ApprovalPage
  listWaitingApprovals: WaitingApprovalPage
  decideApprovals: DecisionResults
  sayOutcomes: OutcomeResults
  startSigning: Signing
  getApproval: Approval
  approveApproval: Approval
  denyApproval: Approval
  listChannels: ChannelPage
  createChannel: CreatedChannel
  getChannel: Channel
  updateChannel: Channel
  testChannel: Delivery
  verifyChannel: Channel
  rotateChannelSecret: CreatedChannel
  listDeliveries: DeliveryPage
  getDelivery: Delivery
  redeliver: Delivery
  sayOutcome: Approval
  takeBackApproval: Approval
  askAboutApproval: Approval
  listAuditEvents: AuditPage
  adminListQuests: QuestPage
  adminCreateQuest: Quest
  adminGetQuest: Quest
  adminUpdateQuest: Quest
  adminPublishQuest: Quest
  adminCloseQuest: Quest
  adminReopenQuest: Quest
  adminCancelQuest: Quest
  adminListSubmissions: SubmissionPage
  adminGetSubmission: ReviewItem
  adminAcceptSubmission: ReviewItem
  adminRequestRevision: ReviewItem
  adminRejectSubmission: ReviewItem
  adminListAccounts: AccountPage
  adminGetAccount: Account
  adminUpdateAccount: Account
  adminCreateRecoveryLink: RecoveryLink
  adminSuspendAccount: Account
  adminResumeAccount: Account
  adminListInvitations: InvitationPage
  adminCreateInvitation: NewInvitation
  adminGetInvitation: Invitation
  adminListAuditEvents: ServiceLogPage
  adminListAgents: AnyAgentPage
  adminGetAgent: AnyAgent
  adminSuspendAgent: AnyAgent
  adminResumeAgent: AnyAgent
}
export declare const answers: { [K in keyof Answers]: (value: Answers[K]) => object }
export interface Tools {
  get_profile: GetProfileResult
  list_quests: ListQuestsResult
  get_quest: GetQuestResult
  join_quest: AgentsGated
  submit_result: AgentsGated
  withdraw_from_quest: AgentsGated
  list_participations: ListParticipationsResult
  request_approval: AgentsGated
  get_approval: AgentsGated
  answer_question: AgentsGated
  start_action: StartActionResult
  report_outcome: ReportOutcomeResult
  list_approvals: ListApprovalsResult
  cancel_approval: CancelApprovalResult
}
export declare const tools: { [K in keyof Tools]: (value: Tools[K]) => object }
/** What a tool can answer with instead of a result. */
export type ToolErrorCode = "validation_failed" | "rate_limited" | "internal_error" | "invalid_cursor" | "quest_not_found" | "quest_closed" | "owner_limit" | "quest_full" | "active_quest_limit" | "already_finished" | "join_limit" | "not_participating" | "past_due" | "attempts_used" | "invalid_result" | "result_unchecked" | "awaiting_review" | "approval_pending" | "action_blocked" | "too_many_pending" | "storage_limit" | "approval_not_found" | "not_pending" | "cooling_down" | "similar_request" | "no_permit" | "already_reported" | "yes_lapsed" | "wrong_start_token" | "too_many_started" | "no_question"
