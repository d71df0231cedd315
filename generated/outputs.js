// Made by scripts/generate.ts from spec/. Do not edit.
import { instant } from '../src/shared/instant.ts'
export function encodeService(v) {
  return { name: v.name, version: v.version, mcp_url: v.mcpUrl, mcp_protocol_versions: v.mcpProtocolVersions, signup: v.signup, channels: { types: v.channels.types, push_key: v.channels.pushKey, }, limits: { agents_per_account: v.limits.agentsPerAccount, active_keys_per_agent: v.limits.activeKeysPerAgent, body_bytes: v.limits.bodyBytes, requests_per_minute: v.limits.requestsPerMinute, mcp_messages_per_minute: v.limits.mcpMessagesPerMinute, online_window_seconds: v.limits.onlineWindowSeconds, }, }
}
export function encodeAccount(v) {
  return { id: v.id, email: v.email, display_name: v.displayName, role: v.role, status: v.status, signed_decisions: v.signedDecisions, last_sign_in_at: v.lastSignInAt === null ? null : instant(v.lastSignInAt), created_at: instant(v.createdAt), updated_at: instant(v.updatedAt), version: v.version, }
}
export function encodeSession(v) {
  return { id: v.id, current: v.current, created_at: instant(v.createdAt), last_seen_at: instant(v.lastSeenAt), expires_at: instant(v.expiresAt), user_agent: v.userAgent, network: v.network, }
}
export function encodeSignedIn(v) {
  return { account: encodeAccount(v.account), session: encodeSession(v.session), token: v.token ?? undefined, }
}
export function encodeReceivedInvitation(v) {
  return { role: v.role, reserved: v.reserved, email: v.email, invited_by: v.invitedBy, expires_at: instant(v.expiresAt), }
}
export function encodeReceivedRecoveryLink(v) {
  return { display_name: v.displayName, second_factors: v.secondFactors, expires_at: instant(v.expiresAt), }
}
export function encodeReceivedTakeBackLink(v) {
  return { display_name: v.displayName, email: v.email, expires_at: instant(v.expiresAt), }
}
export function encodeSessionPage(v) {
  return { items: v.items.map(encodeSession), has_more: v.hasMore, next_cursor: v.nextCursor, }
}
export function encodeNamedPasskey(v) {
  return { type: v.type, id: v.id, transports: v.transports, }
}
export function encodePasskeyRequestOptions(v) {
  return { rpId: v.rpId, challenge: v.challenge, allowCredentials: v.allowCredentials == null ? undefined : v.allowCredentials.map(encodeNamedPasskey), timeout: v.timeout, userVerification: v.userVerification, }
}
export function encodePasskeyRequest(v) {
  return { options: encodePasskeyRequestOptions(v.options), }
}
export function encodeAgentRef(v) {
  return { id: v.id, handle: v.handle, name: v.name, }
}
export function encodeSum(v) {
  return { value: v.value, currency: v.currency, }
}
export function encodeOverview(v) {
  return { requests: { pending: v.requests.pending, expiring: v.requests.expiring, high_risk: v.requests.highRisk, next_expires_at: v.requests.nextExpiresAt === null ? null : instant(v.requests.nextExpiresAt), in_doubt: v.requests.inDoubt, }, submissions_waiting: v.submissionsWaiting, agents: { online: v.agents.online, idle: v.agents.idle, never: v.agents.never, refused: v.agents.refused, suspended: v.agents.suspended, archived: v.agents.archived, }, agents_to_check: v.agentsToCheck.map(item => ({ agent: encodeAgentRef(item.agent), because: item.because, since: instant(item.since), })), by_rule: { since: instant(v.byRule.since), allowed: v.byRule.allowed, is_complete: v.byRule.isComplete, amounts: v.byRule.amounts.map(encodeSum), agents: v.byRule.agents.map(item => ({ agent: encodeAgentRef(item.agent), allowed: item.allowed, amounts: item.amounts.map(encodeSum), })), }, }
}
export function encodeAmount(v) {
  return { value: v.value, currency: v.currency, }
}
export function encodeAllowance(v) {
  return { since: instant(v.since), until: instant(v.until), amount: v.amount === null ? null : encodeAmount(v.amount), recipient: v.recipient, }
}
export function encodeExternalRule(v) {
  return { rule: v.rule, per_hour: v.per_hour, per_day: v.per_day, currency: v.currency, amount_per_request: v.amount_per_request, amount_per_day: v.amount_per_day, recipients: v.recipients, cool_down_minutes: v.cool_down_minutes, allowance: v.allowance === null ? null : encodeAllowance(v.allowance), }
}
export function encodeExternalPolicy(v) {
  return { spend: encodeExternalRule(v.spend), contact: encodeExternalRule(v.contact), publish: encodeExternalRule(v.publish), access: encodeExternalRule(v.access), other: encodeExternalRule(v.other), }
}
export function encodePolicy(v) {
  return { join_quest: v.join_quest, submit_result: v.submit_result, withdraw_from_quest: v.withdraw_from_quest, external: encodeExternalPolicy(v.external), }
}
export function encodeRefusedCall(v) {
  return { at: instant(v.at), reason: v.reason, key_hint: v.keyHint, }
}
export function encodeAgent(v) {
  return { id: v.id, handle: v.handle, name: v.name, description: v.description, skills: v.skills, status: v.status, suspended_by: v.suspendedBy, suspend_reason: v.suspendReason, suspended_by_owner: v.suspendedByOwner, policy: encodePolicy(v.policy), max_active_quests: v.maxActiveQuests, active_quests: v.activeQuests, silent_after_minutes: v.silentAfterMinutes, heartbeat: { state: v.heartbeat.state, is_refused: v.heartbeat.isRefused, last_seen_at: v.heartbeat.lastSeenAt === null ? null : instant(v.heartbeat.lastSeenAt), last_refused: v.heartbeat.lastRefused === null ? null : encodeRefusedCall(v.heartbeat.lastRefused), }, points: v.points, pending_approvals: v.pendingApprovals, created_at: instant(v.createdAt), updated_at: instant(v.updatedAt), version: v.version, }
}
export function encodeAgentPage(v) {
  return { items: v.items.map(encodeAgent), has_more: v.hasMore, next_cursor: v.nextCursor, }
}
export function encodeHeartbeat(v) {
  return { agent_id: v.agentId, agent_status: v.agentStatus, state: v.state, is_refused: v.isRefused, first_seen_at: v.firstSeenAt === null ? null : instant(v.firstSeenAt), last_seen_at: v.lastSeenAt === null ? null : instant(v.lastSeenAt), online_window_seconds: v.onlineWindowSeconds, client: v.client === null ? null : { name: v.client.name, version: v.client.version, protocol_version: v.client.protocolVersion, }, key_hint: v.keyHint, last_refused: v.lastRefused === null ? null : encodeRefusedCall(v.lastRefused), }
}
export function encodeDecisionTimes(v) {
  return { approved: v.approved, denied: v.denied, expired: v.expired, by_rule: v.byRule, median_seconds: v.medianSeconds, }
}
export function encodeAgentActivity(v) {
  return { agent_id: v.agentId, range: v.range, from: instant(v.from), bucket_seconds: v.bucketSeconds, calls: v.calls, refused: v.refused, errors: v.errors, points: v.points, decisions: encodeDecisionTimes(v.decisions), }
}
export function encodeActivityOverview(v) {
  return { from: instant(v.from), bucket_seconds: v.bucketSeconds, agents: v.agents.map(item => ({ agent_id: item.agentId, calls: item.calls, refused: item.refused, errors: item.errors, })), }
}
export function encodeKey(v) {
  return { id: v.id, agent_id: v.agentId, label: v.label, hint: v.hint, state: v.state, created_at: instant(v.createdAt), created_by: v.createdBy, expires_at: instant(v.expiresAt), last_used_at: v.lastUsedAt === null ? null : instant(v.lastUsedAt), revoked_at: v.revokedAt === null ? null : instant(v.revokedAt), revoke_reason: v.revokeReason, replaced_by: v.replacedBy, }
}
export function encodeKeyPage(v) {
  return { items: v.items.map(encodeKey), has_more: v.hasMore, next_cursor: v.nextCursor, }
}
export function encodeIssuedKey(v) {
  return { key: encodeKey(v.key), secret: v.secret, }
}
export function encodeRotatedKey(v) {
  return { key: encodeKey(v.key), secret: v.secret, replaced: encodeKey(v.replaced), }
}
export function encodeStop(v) {
  return { agents: v.agents, cancelled: v.cancelled, lapsed: v.lapsed, in_doubt: v.inDoubt, allowances: v.allowances, tokens: v.tokens, }
}
export function encodeCeilings(v) {
  return { per_day: v.perDay, amounts_per_day: v.amountsPerDay.map(encodeAmount), }
}
export function encodeAccountPolicy(v) {
  return { defaults: encodePolicy(v.defaults), ceilings: encodeCeilings(v.ceilings), large_amounts: v.largeAmounts.map(encodeAmount), version: v.version, }
}
export function encodePendingEmail(v) {
  return { email: v.email, expires_at: instant(v.expiresAt), }
}
export function encodeEarlierEmail(v) {
  return { email: v.email, until: instant(v.until), }
}
export function encodeEmailAddress(v) {
  return { email: v.email, pending: v.pending === null ? null : encodePendingEmail(v.pending), earlier: v.earlier.map(encodeEarlierEmail), }
}
export function encodePasskey(v) {
  return { id: v.id, name: v.name, synced: v.synced, created_at: instant(v.createdAt), last_used_at: v.lastUsedAt === null ? null : instant(v.lastUsedAt), signs_from: instant(v.signsFrom), version: v.version, }
}
export function encodeSecurity(v) {
  return { totp: v.totp, passkeys: v.passkeys.map(encodePasskey), recovery_codes: v.recoveryCodes, proof_until: v.proofUntil === null ? null : instant(v.proofUntil), }
}
export function encodeNewTotp(v) {
  return { secret: v.secret, uri: v.uri, }
}
export function encodeRecoveryCodes(v) {
  return { recovery_codes: v.recoveryCodes, }
}
export function encodeToken(v) {
  return { id: v.id, name: v.name, scopes: v.scopes, hint: v.hint, state: v.state, created_at: instant(v.createdAt), expires_at: instant(v.expiresAt), last_used_at: v.lastUsedAt === null ? null : instant(v.lastUsedAt), revoked_at: v.revokedAt === null ? null : instant(v.revokedAt), revoke_reason: v.revokeReason, replaced_by: v.replacedBy, }
}
export function encodeTokenPage(v) {
  return { items: v.items.map(encodeToken), has_more: v.hasMore, next_cursor: v.nextCursor, }
}
export function encodeIssuedToken(v) {
  return { token: encodeToken(v.token), secret: v.secret, }
}
export function encodeRotatedToken(v) {
  return { token: encodeToken(v.token), secret: v.secret, replaced: encodeToken(v.replaced), }
}
export function encodeLooseningStatement(v) {
  return { type: v.type, version: v.version, account: v.account, operation: v.operation, target: v.target, members: v.members, before: v.before, after: v.after, at: instant(v.at), origin: v.origin, }
}
export function encodeLooseningSigning(v) {
  return { statement: encodeLooseningStatement(v.statement), options: encodePasskeyRequestOptions(v.options), }
}
export function encodePasskeyCreationOptions(v) {
  return { challenge: v.challenge, rp: { name: v.rp.name, id: v.rp.id, }, user: { id: v.user.id, name: v.user.name, displayName: v.user.displayName, }, pubKeyCredParams: v.pubKeyCredParams.map(item => ({ type: item.type, alg: item.alg, })), timeout: v.timeout, attestation: v.attestation, excludeCredentials: v.excludeCredentials.map(encodeNamedPasskey), authenticatorSelection: { residentKey: v.authenticatorSelection.residentKey, userVerification: v.authenticatorSelection.userVerification, requireResidentKey: v.authenticatorSelection.requireResidentKey, }, extensions: { credProps: v.extensions.credProps, }, hints: v.hints, }
}
export function encodePasskeyCreation(v) {
  return { options: encodePasskeyCreationOptions(v.options), }
}
export function encodeNewPasskey(v) {
  return { passkey: encodePasskey(v.passkey), recovery_codes: v.recoveryCodes, }
}
export function encodeQuestSummary(v) {
  return { id: v.id, slug: v.slug, title: v.title, summary: v.summary, tags: v.tags, difficulty: v.difficulty, reward_points: v.rewardPoints, slots: v.slots, slots_taken: v.slotsTaken, status: v.status, published_at: v.publishedAt === null ? null : instant(v.publishedAt), closes_at: v.closesAt === null ? null : instant(v.closesAt), created_at: instant(v.createdAt), version: v.version, }
}
export function encodeQuestPage(v) {
  return { items: v.items.map(encodeQuestSummary), has_more: v.hasMore, next_cursor: v.nextCursor, }
}
export function encodeQuestRef(v) {
  return { id: v.id, slug: v.slug, title: v.title, status: v.status, }
}
export function encodeParticipation(v) {
  return { id: v.id, agent_id: v.agentId, quest: encodeQuestRef(v.quest), state: v.state, joined_at: instant(v.joinedAt), due_at: instant(v.dueAt), attempts: v.attempts, max_attempts: v.maxAttempts, reward_points: v.rewardPoints, points_awarded: v.pointsAwarded, finished_at: v.finishedAt === null ? null : instant(v.finishedAt), end_reason: v.endReason, pending_approval_id: v.pendingApprovalId, version: v.version, }
}
export function encodeOpenQuest(v) {
  return { id: v.id, slug: v.slug, title: v.title, summary: v.summary, description: v.description, acceptance_criteria: v.acceptanceCriteria, result_schema: v.resultSchema, tags: v.tags, difficulty: v.difficulty, reward_points: v.rewardPoints, reward_note: v.rewardNote, slots: v.slots, agents_per_owner: v.agentsPerOwner, work_window_hours: v.workWindowHours, revision_window_hours: v.revisionWindowHours, max_attempts: v.maxAttempts, closes_at: v.closesAt === null ? null : instant(v.closesAt), slots_taken: v.slotsTaken, status: v.status, published_at: v.publishedAt === null ? null : instant(v.publishedAt), created_at: instant(v.createdAt), updated_at: instant(v.updatedAt), version: v.version, my_participations: v.myParticipations.map(encodeParticipation), }
}
export function encodeParticipationPage(v) {
  return { items: v.items.map(encodeParticipation), has_more: v.hasMore, next_cursor: v.nextCursor, }
}
export function encodeQuest(v) {
  return { id: v.id, slug: v.slug, title: v.title, summary: v.summary, description: v.description, acceptance_criteria: v.acceptanceCriteria, result_schema: v.resultSchema, tags: v.tags, difficulty: v.difficulty, reward_points: v.rewardPoints, reward_note: v.rewardNote, slots: v.slots, agents_per_owner: v.agentsPerOwner, work_window_hours: v.workWindowHours, revision_window_hours: v.revisionWindowHours, max_attempts: v.maxAttempts, closes_at: v.closesAt === null ? null : instant(v.closesAt), slots_taken: v.slotsTaken, status: v.status, created_by: v.createdBy, published_at: v.publishedAt === null ? null : instant(v.publishedAt), closed_at: v.closedAt === null ? null : instant(v.closedAt), created_at: instant(v.createdAt), updated_at: instant(v.updatedAt), version: v.version, }
}
export function encodeReview(v) {
  return { decision: v.decision, comment: v.comment, reviewer_id: v.reviewerId, by_owner: v.byOwner, at: instant(v.at), }
}
export function encodeSubmission(v) {
  return { id: v.id, participation_id: v.participationId, attempt: v.attempt, summary: v.summary, links: v.links, data: v.data, digest: v.digest, created_at: instant(v.createdAt), review: v.review === null ? null : encodeReview(v.review), }
}
export function encodeParticipationDetail(v) {
  return { id: v.id, agent_id: v.agentId, quest: encodeQuestRef(v.quest), state: v.state, joined_at: instant(v.joinedAt), due_at: instant(v.dueAt), attempts: v.attempts, max_attempts: v.maxAttempts, reward_points: v.rewardPoints, points_awarded: v.pointsAwarded, finished_at: v.finishedAt === null ? null : instant(v.finishedAt), end_reason: v.endReason, pending_approval_id: v.pendingApprovalId, version: v.version, terms: encodeQuest(v.terms), submissions: v.submissions.map(encodeSubmission), }
}
export function encodeNoRule(v) {
  return { code: v.code, limit: v.limit === null ? null : encodeAmount(v.limit), used: v.used === null ? null : encodeSum(v.used), count: v.count, until: v.until === null ? null : instant(v.until), reasons: v.reasons, found: v.found, }
}
export function encodeDoubt(v) {
  return { reason: v.reason, note: v.note, at: instant(v.at), }
}
export function encodeReport(v) {
  return { outcome: v.outcome, note: v.note, links: v.links, at: instant(v.at), by: v.by, unstarted: v.unstarted, }
}
export function encodeThreadEntry(v) {
  return { by: v.by, text: v.text, at: instant(v.at), }
}
export function encodeAllowedAction(v) {
  return { category: v.category, title: v.title, recipient: v.recipient, amount: v.amount === null ? null : encodeAmount(v.amount), details: v.details, audience: v.audience ?? undefined, digest: v.digest, }
}
export function encodeChange(v) {
  return { path: v.path, from: v.from, to: v.to, }
}
export function encodeEarlierYes(v) {
  return { id: v.id, decided_at: instant(v.decidedAt), by_rule: v.byRule, permit: v.permit, outcome: v.outcome, disputed: v.disputed, allowed: v.allowed === null ? null : { title: v.allowed.title, recipient: v.allowed.recipient, amount: v.allowed.amount === null ? null : encodeAmount(v.allowed.amount), }, }
}
export function encodeTrackRecord(v) {
  return { yeses: v.yeses, done: v.done, failed: v.failed, not_done: v.notDone, unreported: v.unreported, lapsed: v.lapsed, open: v.open, }
}
export function encodeNearRequest(v) {
  return { id: v.id, agent: encodeAgentRef(v.agent), state: v.state, at: instant(v.at), same: v.same, title: v.title, amount: v.amount === null ? null : encodeAmount(v.amount), recipient: v.recipient, }
}
export function encodeApproval(v) {
  return { id: v.id, agent: encodeAgentRef(v.agent), kind: v.kind, category: v.category, title: v.title, arguments: v.arguments, reason: v.reason, risk: v.risk, risk_reasons: v.riskReasons, quest: v.quest === null ? null : encodeQuestRef(v.quest), participation_id: v.participationId, digest: v.digest, nonce: v.nonce, status: v.status, status_reason: v.statusReason, created_at: instant(v.createdAt), expires_at: instant(v.expiresAt), decided_at: v.decidedAt === null ? null : instant(v.decidedAt), decided_by: v.decidedBy, note: v.note, outcome: v.outcome === null ? null : { state: v.outcome.state, code: v.outcome.code, participation_id: v.outcome.participationId, submission_id: v.outcome.submissionId, }, earlier_denials: v.earlierDenials, amount: v.amount === null ? null : encodeAmount(v.amount), recipient: v.recipient, by_rule: v.byRule, no_rule: v.noRule === null ? null : encodeNoRule(v.noRule), permit: v.permit, valid_until: v.validUntil === null ? null : instant(v.validUntil), valid_for_minutes: v.validForMinutes, report_within_minutes: v.reportWithinMinutes, started_at: v.startedAt === null ? null : instant(v.startedAt), act_before: v.actBefore === null ? null : instant(v.actBefore), report_by: v.reportBy === null ? null : instant(v.reportBy), doubt: v.doubt === null ? null : encodeDoubt(v.doubt), report: v.report === null ? null : encodeReport(v.report), disputed: v.disputed === null ? null : encodeReport(v.disputed), thread: v.thread.map(encodeThreadEntry), awaits_answer: v.awaitsAnswer, allowed: v.allowed === null ? null : encodeAllowedAction(v.allowed), changed: v.changed.map(encodeChange), earlier_yes: v.earlierYes === null ? null : encodeEarlierYes(v.earlierYes), version: v.version, preview: v.preview == null ? undefined : { would_succeed: v.preview.wouldSucceed, blockers: v.preview.blockers.map(item => ({ code: item.code, message: item.message, })), }, track_record: v.trackRecord == null ? undefined : encodeTrackRecord(v.trackRecord), near: v.near == null ? undefined : v.near.map(encodeNearRequest), }
}
export function encodeApprovalPage(v) {
  return { items: v.items.map(encodeApproval), has_more: v.hasMore, next_cursor: v.nextCursor, }
}
export function encodeWaitingApproval(v) {
  return { id: v.id, agent: encodeAgentRef(v.agent), kind: v.kind, category: v.category, title: v.title, risk: v.risk, quest: v.quest === null ? null : encodeQuestRef(v.quest), created_at: instant(v.createdAt), expires_at: instant(v.expiresAt), earlier_denials: v.earlierDenials, amount: v.amount === null ? null : encodeAmount(v.amount), recipient: v.recipient, awaits_answer: v.awaitsAnswer, was_answered: v.wasAnswered, version: v.version, }
}
export function encodeWaitingApprovalPage(v) {
  return { items: v.items.map(encodeWaitingApproval), has_more: v.hasMore, next_cursor: v.nextCursor, total: v.total, }
}
export function encodeDecisionResults(v) {
  return { results: v.results.map(item => ({ id: item.id, status: item.status, code: item.code, failure: item.failure, })), }
}
export function encodeOutcomeResults(v) {
  return { results: v.results.map(item => ({ id: item.id, permit: item.permit, code: item.code, })), }
}
export function encodeSigning(v) {
  return { statements: v.statements, options: encodePasskeyRequestOptions(v.options), }
}
export function encodeFailure(v) {
  return { at: instant(v.at), status: v.status, reason: v.reason, }
}
export function encodeChannel(v) {
  return { type: v.type, id: v.id, label: v.label, destination: v.destination, endpoint_hash: v.endpointHash, format: v.format, events: v.events, state: v.state, last_success_at: v.lastSuccessAt === null ? null : instant(v.lastSuccessAt), last_failure: v.lastFailure === null ? null : encodeFailure(v.lastFailure), old_secret_until: v.oldSecretUntil === null ? null : instant(v.oldSecretUntil), created_at: instant(v.createdAt), updated_at: instant(v.updatedAt), version: v.version, }
}
export function encodeChannelPage(v) {
  return { items: v.items.map(encodeChannel), has_more: v.hasMore, next_cursor: v.nextCursor, }
}
export function encodeCreatedChannel(v) {
  return { channel: encodeChannel(v.channel), secret: v.secret ?? undefined, }
}
export function encodeNoticeTarget(v) {
  return { type: v.type, id: v.id, }
}
export function encodeDelivery(v) {
  return { id: v.id, channel_id: v.channelId, event_id: v.eventId, kind: v.kind, target: encodeNoticeTarget(v.target), title: v.title, state: v.state, attempts: v.attempts, created_at: instant(v.createdAt), next_attempt_at: v.nextAttemptAt === null ? null : instant(v.nextAttemptAt), sent_at: v.sentAt === null ? null : instant(v.sentAt), last_failure: v.lastFailure === null ? null : encodeFailure(v.lastFailure), }
}
export function encodeDeliveryPage(v) {
  return { items: v.items.map(encodeDelivery), has_more: v.hasMore, next_cursor: v.nextCursor, }
}
export function encodeActor(v) {
  return { type: v.type, id: v.id, }
}
export function encodeTarget(v) {
  return { type: v.type, id: v.id, }
}
export function encodeAuditEvent(v) {
  return { id: v.id, seq: v.seq, created_at: instant(v.createdAt), actor: encodeActor(v.actor), action: v.action, target: encodeTarget(v.target), agent_id: v.agentId, request_id: v.requestId, data: v.data, prev_hash: v.prevHash, salt: v.salt, hash: v.hash, shown: v.shown ?? undefined, }
}
export function encodeAuditPage(v) {
  return { items: v.items.map(encodeAuditEvent), has_more: v.hasMore, next_cursor: v.nextCursor, }
}
export function encodeReviewItem(v) {
  return { id: v.id, participation_id: v.participationId, attempt: v.attempt, summary: v.summary, links: v.links, data: v.data, digest: v.digest, created_at: instant(v.createdAt), review: v.review === null ? null : encodeReview(v.review), agent: encodeAgentRef(v.agent), quest: encodeQuestRef(v.quest), acceptance_criteria: v.acceptanceCriteria, conflict: v.conflict, }
}
export function encodeSubmissionPage(v) {
  return { items: v.items.map(encodeReviewItem), has_more: v.hasMore, next_cursor: v.nextCursor, }
}
export function encodeAccountPage(v) {
  return { items: v.items.map(encodeAccount), has_more: v.hasMore, next_cursor: v.nextCursor, }
}
export function encodeRecoveryLink(v) {
  return { url: v.url, expires_at: instant(v.expiresAt), }
}
export function encodeInvitation(v) {
  return { id: v.id, email: v.email, role: v.role, state: v.state, created_by: v.createdBy, created_at: instant(v.createdAt), expires_at: instant(v.expiresAt), account_id: v.accountId, }
}
export function encodeInvitationPage(v) {
  return { items: v.items.map(encodeInvitation), has_more: v.hasMore, next_cursor: v.nextCursor, }
}
export function encodeNewInvitation(v) {
  return { invitation: encodeInvitation(v.invitation), url: v.url, mailed: v.mailed, }
}
export function encodeServiceLogEvent(v) {
  return { id: v.id, account: { id: v.account.id, display_name: v.account.displayName, }, seq: v.seq, created_at: instant(v.createdAt), actor: encodeActor(v.actor), action: v.action, target: encodeTarget(v.target), agent_id: v.agentId, request_id: v.requestId, data: v.data, prev_hash: v.prevHash, salt: v.salt, hash: v.hash, }
}
export function encodeServiceLogPage(v) {
  return { items: v.items.map(encodeServiceLogEvent), has_more: v.hasMore, next_cursor: v.nextCursor, }
}
export function encodeAnyAgent(v) {
  return { id: v.id, handle: v.handle, name: v.name, status: v.status, suspended_by: v.suspendedBy, owner: { id: v.owner.id, display_name: v.owner.displayName, email: v.owner.email, }, created_at: instant(v.createdAt), version: v.version, }
}
export function encodeAnyAgentPage(v) {
  return { items: v.items.map(encodeAnyAgent), has_more: v.hasMore, next_cursor: v.nextCursor, }
}
export function encodeAgentsExternalRule(v) {
  return { rule: v.rule, per_hour: v.per_hour ?? undefined, per_day: v.per_day ?? undefined, currency: v.currency ?? undefined, amount_per_request: v.amount_per_request ?? undefined, amount_per_day: v.amount_per_day ?? undefined, recipients: v.recipients ?? undefined, cool_down_minutes: v.cool_down_minutes ?? undefined, allowance: v.allowance == null ? undefined : encodeAllowance(v.allowance), }
}
export function encodeAgentsPolicy(v) {
  return { join_quest: v.join_quest, submit_result: v.submit_result, withdraw_from_quest: v.withdraw_from_quest, external: { spend: encodeAgentsExternalRule(v.external.spend), contact: encodeAgentsExternalRule(v.external.contact), publish: encodeAgentsExternalRule(v.external.publish), access: encodeAgentsExternalRule(v.external.access), other: encodeAgentsExternalRule(v.external.other), }, }
}
export function encodeGetProfileResult(v) {
  return { agent: { id: v.agent.id, handle: v.agent.handle, name: v.agent.name, description: v.agent.description, skills: v.agent.skills, status: v.agent.status, }, owner: { display_name: v.owner.displayName, }, policy: encodeAgentsPolicy(v.policy), limits: { max_active_quests: v.limits.maxActiveQuests, active_quests: v.limits.activeQuests, }, stats: { points: v.stats.points, accepted: v.stats.accepted, rejected: v.stats.rejected, expired: v.stats.expired, }, inbox: { pending_approvals: v.inbox.pendingApprovals, unread_approvals: v.inbox.unreadApprovals, open_questions: v.inbox.openQuestions, ready_to_start: v.inbox.readyToStart, unreported: v.inbox.unreported, unread_quests: v.inbox.unreadQuests, revisions_requested: v.inbox.revisionsRequested, due_within_24h: v.inbox.dueWithin24h, }, key: { label: v.key.label, expires_at: instant(v.key.expiresAt), }, server_time: instant(v.serverTime), }
}
export function encodeListQuestsResult(v) {
  return { items: v.items.map(item => ({ id: item.id, slug: item.slug, title: item.title, summary: item.summary, tags: item.tags, difficulty: item.difficulty, reward_points: item.rewardPoints, slots_available: item.slotsAvailable, closes_at: item.closesAt == null ? undefined : instant(item.closesAt), my_state: item.myState ?? undefined, })), has_more: v.hasMore, next_cursor: v.nextCursor ?? undefined, }
}
export function encodeAgentsParticipation(v) {
  return { id: v.id, quest: encodeQuestRef(v.quest), state: v.state, joined_at: instant(v.joinedAt), due_at: instant(v.dueAt), attempts: v.attempts, max_attempts: v.maxAttempts, reward_points: v.rewardPoints, points_awarded: v.pointsAwarded ?? undefined, finished_at: v.finishedAt == null ? undefined : instant(v.finishedAt), end_reason: v.endReason ?? undefined, pending_approval_id: v.pendingApprovalId ?? undefined, last_feedback: v.lastFeedback ?? undefined, }
}
export function encodeGetQuestResult(v) {
  return { quest: { id: v.quest.id, slug: v.quest.slug, title: v.quest.title, summary: v.quest.summary, description: v.quest.description, acceptance_criteria: v.quest.acceptanceCriteria, result_schema: v.quest.resultSchema ?? undefined, tags: v.quest.tags, difficulty: v.quest.difficulty, reward_points: v.quest.rewardPoints, reward_note: v.quest.rewardNote ?? undefined, slots: v.quest.slots, slots_available: v.quest.slotsAvailable, agents_per_owner: v.quest.agentsPerOwner, work_window_hours: v.quest.workWindowHours, revision_window_hours: v.quest.revisionWindowHours, max_attempts: v.quest.maxAttempts, closes_at: v.quest.closesAt == null ? undefined : instant(v.quest.closesAt), status: v.quest.status, }, my_participation: v.myParticipation == null ? undefined : encodeAgentsParticipation(v.myParticipation), next_step: v.nextStep, }
}
export function encodeAgentsReport(v) {
  return { outcome: v.outcome, note: v.note ?? undefined, links: v.links, at: instant(v.at), }
}
export function encodeAgentsApproval(v) {
  return { id: v.id, kind: v.kind, category: v.category ?? undefined, title: v.title, status: v.status, status_reason: v.statusReason ?? undefined, note: v.note ?? undefined, failure: v.failure ?? undefined, quest: v.quest == null ? undefined : encodeQuestRef(v.quest), created_at: instant(v.createdAt), expires_at: instant(v.expiresAt), decided_at: v.decidedAt == null ? undefined : instant(v.decidedAt), by_rule: v.byRule ?? undefined, permit: v.permit ?? undefined, valid_until: v.validUntil == null ? undefined : instant(v.validUntil), report_by: v.reportBy == null ? undefined : instant(v.reportBy), report: v.report == null ? undefined : encodeAgentsReport(v.report), thread: v.thread == null ? undefined : v.thread.map(encodeThreadEntry), awaits_answer: v.awaitsAnswer ?? undefined, approval_url: v.approvalUrl, }
}
export function encodeAgentsAllowedAction(v) {
  return { category: v.category, title: v.title, recipient: v.recipient ?? undefined, amount: v.amount == null ? undefined : encodeAmount(v.amount), details: v.details, audience: v.audience ?? undefined, }
}
export function encodeAgentsGated(v) {
  return { outcome: v.outcome, approval: v.approval == null ? undefined : encodeAgentsApproval(v.approval), action: v.action == null ? undefined : encodeAgentsAllowedAction(v.action), changed: v.changed == null ? undefined : v.changed.map(item => ({ path: item.path, from: item.from ?? undefined, to: item.to ?? undefined, })), start_token: v.startToken ?? undefined, participation: v.participation == null ? undefined : encodeAgentsParticipation(v.participation), submission: v.submission == null ? undefined : { id: v.submission.id, attempt: v.submission.attempt, }, note: v.note ?? undefined, question: v.question ?? undefined, answer_with: v.answerWith ?? undefined, next_step: v.nextStep, }
}
export function encodeListParticipationsResult(v) {
  return { items: v.items.map(encodeAgentsParticipation), has_more: v.hasMore, next_cursor: v.nextCursor ?? undefined, }
}
export function encodeStartActionResult(v) {
  return { outcome: v.outcome, action: v.action == null ? undefined : encodeAgentsAllowedAction(v.action), changed: v.changed == null ? undefined : v.changed.map(item => ({ path: item.path, from: item.from ?? undefined, to: item.to ?? undefined, })), digest: v.digest ?? undefined, signed_permit: v.signedPermit ?? undefined, act_before: v.actBefore == null ? undefined : instant(v.actBefore), report_by: v.reportBy == null ? undefined : instant(v.reportBy), approval: encodeAgentsApproval(v.approval), next_step: v.nextStep, }
}
export function encodeReportOutcomeResult(v) {
  return { approval: encodeAgentsApproval(v.approval), next_step: v.nextStep, }
}
export function encodeListApprovalsResult(v) {
  return { items: v.items.map(encodeAgentsApproval), has_more: v.hasMore, next_cursor: v.nextCursor ?? undefined, }
}
export function encodeCancelApprovalResult(v) {
  return { approval: encodeAgentsApproval(v.approval), }
}
export function encodeEvent(v) {
  return { seq: v.seq, created_at: instant(v.createdAt), action: v.action, target: encodeTarget(v.target), agent_id: v.agentId, }
}
export const answers = { getServiceInfo: encodeService, signUp: encodeSignedIn, readInvitationLink: encodeReceivedInvitation, readRecoveryLink: encodeReceivedRecoveryLink, readTakeBackLink: encodeReceivedTakeBackLink, listSessions: encodeSessionPage, signIn: encodeSignedIn, startPasskeySignIn: encodePasskeyRequest, signInWithPasskey: encodeSignedIn, startProof: encodePasskeyRequest, getSession: encodeSession, getMe: encodeAccount, updateMe: encodeAccount, getOverview: encodeOverview, listAgents: encodeAgentPage, createAgent: encodeAgent, getAgent: encodeAgent, updateAgent: encodeAgent, suspendAgent: encodeAgent, resumeAgent: encodeAgent, getAgentHeartbeat: encodeHeartbeat, getAgentActivity: encodeAgentActivity, getActivity: encodeActivityOverview, listAgentKeys: encodeKeyPage, issueAgentKey: encodeIssuedKey, getAgentKey: encodeKey, rotateAgentKey: encodeRotatedKey, stopEverything: encodeStop, getPolicy: encodeAccountPolicy, updatePolicy: encodeAccountPolicy, getEmail: encodeEmailAddress, changeEmail: encodeEmailAddress, confirmEmail: encodeAccount, getSecurity: encodeSecurity, startTotp: encodeNewTotp, confirmTotp: encodeRecoveryCodes, renewRecoveryCodes: encodeRecoveryCodes, listTokens: encodeTokenPage, issueToken: encodeIssuedToken, getToken: encodeToken, rotateToken: encodeRotatedToken, startLoosening: encodeLooseningSigning, startPasskey: encodePasskeyCreation, addPasskey: encodeNewPasskey, getPasskey: encodePasskey, renamePasskey: encodePasskey, listQuests: encodeQuestPage, getQuest: encodeOpenQuest, listParticipations: encodeParticipationPage, getParticipation: encodeParticipationDetail, withdrawParticipation: encodeParticipation, listApprovals: encodeApprovalPage, listWaitingApprovals: encodeWaitingApprovalPage, decideApprovals: encodeDecisionResults, sayOutcomes: encodeOutcomeResults, startSigning: encodeSigning, getApproval: encodeApproval, approveApproval: encodeApproval, denyApproval: encodeApproval, listChannels: encodeChannelPage, createChannel: encodeCreatedChannel, getChannel: encodeChannel, updateChannel: encodeChannel, testChannel: encodeDelivery, verifyChannel: encodeChannel, rotateChannelSecret: encodeCreatedChannel, listDeliveries: encodeDeliveryPage, getDelivery: encodeDelivery, redeliver: encodeDelivery, sayOutcome: encodeApproval, takeBackApproval: encodeApproval, askAboutApproval: encodeApproval, listAuditEvents: encodeAuditPage, adminListQuests: encodeQuestPage, adminCreateQuest: encodeQuest, adminGetQuest: encodeQuest, adminUpdateQuest: encodeQuest, adminPublishQuest: encodeQuest, adminCloseQuest: encodeQuest, adminReopenQuest: encodeQuest, adminCancelQuest: encodeQuest, adminListSubmissions: encodeSubmissionPage, adminGetSubmission: encodeReviewItem, adminAcceptSubmission: encodeReviewItem, adminRequestRevision: encodeReviewItem, adminRejectSubmission: encodeReviewItem, adminListAccounts: encodeAccountPage, adminGetAccount: encodeAccount, adminUpdateAccount: encodeAccount, adminCreateRecoveryLink: encodeRecoveryLink, adminSuspendAccount: encodeAccount, adminResumeAccount: encodeAccount, adminListInvitations: encodeInvitationPage, adminCreateInvitation: encodeNewInvitation, adminGetInvitation: encodeInvitation, adminListAuditEvents: encodeServiceLogPage, adminListAgents: encodeAnyAgentPage, adminGetAgent: encodeAnyAgent, adminSuspendAgent: encodeAnyAgent, adminResumeAgent: encodeAnyAgent }
export const tools = { get_profile: encodeGetProfileResult, list_quests: encodeListQuestsResult, get_quest: encodeGetQuestResult, join_quest: encodeAgentsGated, submit_result: encodeAgentsGated, withdraw_from_quest: encodeAgentsGated, list_participations: encodeListParticipationsResult, request_approval: encodeAgentsGated, get_approval: encodeAgentsGated, answer_question: encodeAgentsGated, start_action: encodeStartActionResult, report_outcome: encodeReportOutcomeResult, list_approvals: encodeListApprovalsResult, cancel_approval: encodeCancelApprovalResult }
