// Made by scripts/generate.ts from spec/. Do not edit.
export function decodeSignUp(v) {
  return { email: v.email, password: v.password, displayName: v.display_name, transport: v.transport, setupCode: v.setup_code, invitation: v.invitation, }
}
export function decodeInvitationToken(v) {
  return { token: v.token, }
}
export function decodeRecovery(v) {
  return { token: v.token, newPassword: v.new_password, }
}
export function decodeRecoveryToken(v) {
  return { token: v.token, }
}
export function decodeRecoveryRequest(v) {
  return { email: v.email, }
}
export function decodeEmailTakeBack(v) {
  return { token: v.token, newPassword: v.new_password, }
}
export function decodeTakeBackToken(v) {
  return { token: v.token, }
}
export function decodeListSessionsQuery(v) {
  return { limit: v.limit, cursor: v.cursor, sort: v.sort, }
}
export function decodeSignIn(v) {
  return { email: v.email, password: v.password, code: v.code, transport: v.transport, }
}
export function decodePasskeySignIn(v) {
  return { credential: v.credential, transport: v.transport, }
}
export function decodeProof(v) {
  return { password: v.password, code: v.code, credential: v.credential, }
}
export function decodeAccountPatch(v) {
  return { displayName: v.display_name, signedDecisions: v.signed_decisions, }
}
export function decodeListAgentsQuery(v) {
  return { limit: v.limit, cursor: v.cursor, sort: v.sort, status: v.status, heartbeat: v.heartbeat, isRefused: v.is_refused, q: v.q, }
}
export function decodeExternalRulePatch(v) {
  return { rule: v.rule, per_hour: v.per_hour, per_day: v.per_day, currency: v.currency, amount_per_request: v.amount_per_request, amount_per_day: v.amount_per_day, recipients: v.recipients, cool_down_minutes: v.cool_down_minutes, end_allowance: v.end_allowance, }
}
export function decodeExternalPolicyPatch(v) {
  return { spend: v.spend, contact: v.contact, publish: v.publish, access: v.access, other: v.other, }
}
export function decodePolicyPatch(v) {
  return { join_quest: v.join_quest, submit_result: v.submit_result, withdraw_from_quest: v.withdraw_from_quest, external: v.external, }
}
export function decodeNewAgent(v) {
  return { name: v.name, handle: v.handle, description: v.description, skills: v.skills, policy: v.policy, maxActiveQuests: v.max_active_quests, silentAfterMinutes: v.silent_after_minutes, }
}
export function decodeAgentPatch(v) {
  return { name: v.name, description: v.description, skills: v.skills, policy: v.policy, maxActiveQuests: v.max_active_quests, silentAfterMinutes: v.silent_after_minutes, }
}
export function decodeSuspension(v) {
  return { reason: v.reason, }
}
export function decodeGetAgentActivityQuery(v) {
  return { range: v.range, }
}
export function decodeListAgentKeysQuery(v) {
  return { limit: v.limit, cursor: v.cursor, sort: v.sort, state: v.state, }
}
export function decodeNewKey(v) {
  return { label: v.label, expiresInDays: v.expires_in_days, }
}
export function decodeRotation(v) {
  return { overlapSeconds: v.overlap_seconds, }
}
export function decodeNewAmount(v) {
  return { value: v.value, currency: v.currency, }
}
export function decodeCeilingsPatch(v) {
  return { perDay: v.per_day, amountsPerDay: v.amounts_per_day == null ? v.amounts_per_day : v.amounts_per_day.map(decodeNewAmount), }
}
export function decodeAccountPolicyPatch(v) {
  return { defaults: v.defaults, ceilings: v.ceilings == null ? v.ceilings : decodeCeilingsPatch(v.ceilings), largeAmounts: v.large_amounts == null ? v.large_amounts : v.large_amounts.map(decodeNewAmount), }
}
export function decodePasswordChange(v) {
  return { currentPassword: v.current_password, newPassword: v.new_password, }
}
export function decodeNewEmail(v) {
  return { email: v.email, }
}
export function decodeEmailCode(v) {
  return { code: v.code, }
}
export function decodeTotpCode(v) {
  return { code: v.code, }
}
export function decodeListTokensQuery(v) {
  return { limit: v.limit, cursor: v.cursor, sort: v.sort, state: v.state, }
}
export function decodeNewToken(v) {
  return { name: v.name, scopes: v.scopes, expiresInDays: v.expires_in_days, }
}
export function decodeTokenRotation(v) {
  return { overlapSeconds: v.overlap_seconds, }
}
export function decodeLooseningToSign(v) {
  return { operation: v.operation, target: v.target, members: v.members, before: v.before, after: v.after, }
}
export function decodePasskeyRegistration(v) {
  return { name: v.name, credential: v.credential, }
}
export function decodePasskeyPatch(v) {
  return { name: v.name, }
}
export function decodeListQuestsQuery(v) {
  return { limit: v.limit, cursor: v.cursor, sort: v.sort, tag: v.tag, difficulty: v.difficulty, available: v.available, q: v.q, }
}
export function decodeListParticipationsQuery(v) {
  return { limit: v.limit, cursor: v.cursor, sort: v.sort, agentId: v.agent_id, questId: v.quest_id, state: v.state, from: v.from == null ? v.from : Date.parse(v.from), to: v.to == null ? v.to : Date.parse(v.to), }
}
export function decodeReason(v) {
  return { reason: v.reason, }
}
export function decodeListApprovalsQuery(v) {
  return { limit: v.limit, cursor: v.cursor, sort: v.sort, status: v.status, agentId: v.agent_id, kind: v.kind, category: v.category, risk: v.risk, permit: v.permit, q: v.q, decider: v.decider, from: v.from == null ? v.from : Date.parse(v.from), to: v.to == null ? v.to : Date.parse(v.to), decidedFrom: v.decided_from == null ? v.decided_from : Date.parse(v.decided_from), decidedTo: v.decided_to == null ? v.decided_to : Date.parse(v.decided_to), amountFrom: v.amount_from, amountTo: v.amount_to, currency: v.currency, questId: v.quest_id, }
}
export function decodeListWaitingApprovalsQuery(v) {
  return { limit: v.limit, cursor: v.cursor, }
}
export function decodeSignatureOfSeveral(v) {
  return { hashes: v.hashes, credential: v.credential, }
}
export function decodeDecisions(v) {
  return { decision: v.decision, ids: v.ids, versions: v.versions, note: v.note, signature: v.signature == null ? v.signature : decodeSignatureOfSeveral(v.signature), }
}
export function decodeSaidOutcomes(v) {
  return { outcome: v.outcome, ids: v.ids, versions: v.versions, note: v.note, }
}
export function decodeChanges(v) {
  return { title: v.title, recipient: v.recipient, amount: v.amount == null ? v.amount : decodeNewAmount(v.amount), details: v.details, }
}
export function decodeSigningRequest(v) {
  return { ids: v.ids, versions: v.versions, note: v.note, validForMinutes: v.valid_for_minutes, allowCategoryMinutes: v.allow_category_minutes, changes: v.changes == null ? v.changes : decodeChanges(v.changes), }
}
export function decodeDecision(v) {
  return { note: v.note, validForMinutes: v.valid_for_minutes, allowCategoryMinutes: v.allow_category_minutes, changes: v.changes == null ? v.changes : decodeChanges(v.changes), credential: v.credential, }
}
export function decodeDenial(v) {
  return { note: v.note, }
}
export function decodeListChannelsQuery(v) {
  return { limit: v.limit, cursor: v.cursor, sort: v.sort, }
}
export function decodePushSubscription(v) {
  return { endpoint: v.endpoint, keys: { p256dh: v.keys.p256dh, auth: v.keys.auth, }, replaces: v.replaces, }
}
export function decodeNewChannel(v) {
  return { type: v.type, label: v.label, events: v.events, subscription: v.subscription == null ? v.subscription : decodePushSubscription(v.subscription), address: v.address, url: v.url, format: v.format, }
}
export function decodeChannelPatch(v) {
  return { label: v.label, events: v.events, state: v.state, }
}
export function decodeVerification(v) {
  return { code: v.code, }
}
export function decodeSecretRotation(v) {
  return { overlapSeconds: v.overlap_seconds, }
}
export function decodeListDeliveriesQuery(v) {
  return { limit: v.limit, cursor: v.cursor, sort: v.sort, state: v.state, from: v.from == null ? v.from : Date.parse(v.from), to: v.to == null ? v.to : Date.parse(v.to), }
}
export function decodeSaidOutcome(v) {
  return { outcome: v.outcome, note: v.note, }
}
export function decodeTakingBack(v) {
  return { note: v.note, }
}
export function decodeQuestion(v) {
  return { text: v.text, }
}
export function decodeListAuditEventsQuery(v) {
  return { limit: v.limit, cursor: v.cursor, sort: v.sort, q: v.q, action: v.action, actorType: v.actor_type, agentId: v.agent_id, targetId: v.target_id, from: v.from == null ? v.from : Date.parse(v.from), to: v.to == null ? v.to : Date.parse(v.to), }
}
export function decodeExportAuditEventsQuery(v) {
  return { format: v.format, from: v.from == null ? v.from : Date.parse(v.from), to: v.to == null ? v.to : Date.parse(v.to), }
}
export function decodeAdminListQuestsQuery(v) {
  return { limit: v.limit, cursor: v.cursor, sort: v.sort, status: v.status, q: v.q, }
}
export function decodeNewQuest(v) {
  return { slug: v.slug, title: v.title, summary: v.summary, description: v.description, acceptanceCriteria: v.acceptance_criteria, resultSchema: v.result_schema, tags: v.tags, difficulty: v.difficulty, rewardPoints: v.reward_points, rewardNote: v.reward_note, slots: v.slots, agentsPerOwner: v.agents_per_owner, workWindowHours: v.work_window_hours, revisionWindowHours: v.revision_window_hours, maxAttempts: v.max_attempts, closesAt: v.closes_at === null ? null : Date.parse(v.closes_at), }
}
export function decodeQuestPatch(v) {
  return { title: v.title, summary: v.summary, description: v.description, acceptanceCriteria: v.acceptance_criteria, resultSchema: v.result_schema, tags: v.tags, difficulty: v.difficulty, rewardPoints: v.reward_points, rewardNote: v.reward_note, slots: v.slots, agentsPerOwner: v.agents_per_owner, workWindowHours: v.work_window_hours, revisionWindowHours: v.revision_window_hours, maxAttempts: v.max_attempts, closesAt: v.closes_at == null ? v.closes_at : Date.parse(v.closes_at), }
}
export function decodeReopening(v) {
  return { closesAt: v.closes_at == null ? v.closes_at : Date.parse(v.closes_at), }
}
export function decodeAdminListSubmissionsQuery(v) {
  return { limit: v.limit, cursor: v.cursor, sort: v.sort, questId: v.quest_id, awaiting: v.awaiting, from: v.from == null ? v.from : Date.parse(v.from), to: v.to == null ? v.to : Date.parse(v.to), }
}
export function decodeVerdict(v) {
  return { comment: v.comment, }
}
export function decodeFeedback(v) {
  return { comment: v.comment, }
}
export function decodeAdminListAccountsQuery(v) {
  return { limit: v.limit, cursor: v.cursor, sort: v.sort, status: v.status, q: v.q, }
}
export function decodeRoleChange(v) {
  return { role: v.role, }
}
export function decodeNewRecoveryLink(v) {
  return { secondFactors: v.second_factors, }
}
export function decodeAdminListInvitationsQuery(v) {
  return { limit: v.limit, cursor: v.cursor, sort: v.sort, }
}
export function decodeInvite(v) {
  return { email: v.email, role: v.role, }
}
export function decodeAdminListAuditEventsQuery(v) {
  return { limit: v.limit, cursor: v.cursor, sort: v.sort, action: v.action, actorId: v.actor_id, accountId: v.account_id, from: v.from == null ? v.from : Date.parse(v.from), to: v.to == null ? v.to : Date.parse(v.to), }
}
export function decodeAdminListAgentsQuery(v) {
  return { limit: v.limit, cursor: v.cursor, sort: v.sort, status: v.status, q: v.q, }
}
export function decodeGetProfileArguments(v) {
  return {  }
}
export function decodeListQuestsArguments(v) {
  return { query: v.query, tag: v.tag, difficulty: v.difficulty, availableOnly: v.available_only, sort: v.sort, limit: v.limit, cursor: v.cursor, }
}
export function decodeGetQuestArguments(v) {
  return { quest: v.quest, }
}
export function decodeJoinQuestArguments(v) {
  return { quest: v.quest, reason: v.reason, waitSeconds: v.wait_seconds, }
}
export function decodeSubmitResultArguments(v) {
  return { quest: v.quest, summary: v.summary, links: v.links, data: v.data, reason: v.reason, waitSeconds: v.wait_seconds, }
}
export function decodeWithdrawFromQuestArguments(v) {
  return { quest: v.quest, reason: v.reason, waitSeconds: v.wait_seconds, }
}
export function decodeListParticipationsArguments(v) {
  return { state: v.state, limit: v.limit, cursor: v.cursor, }
}
export function decodeAgentsSentAmount(v) {
  return { value: v.value, currency: v.currency, }
}
export function decodeRequestApprovalArguments(v) {
  return { category: v.category, title: v.title, recipient: v.recipient, amount: v.amount == null ? v.amount : decodeAgentsSentAmount(v.amount), details: v.details, reason: v.reason, audience: v.audience, validForMinutes: v.valid_for_minutes, reportWithinMinutes: v.report_within_minutes, expiresInMinutes: v.expires_in_minutes, waitSeconds: v.wait_seconds, }
}
export function decodeGetApprovalArguments(v) {
  return { approvalId: v.approval_id, waitSeconds: v.wait_seconds, }
}
export function decodeAnswerQuestionArguments(v) {
  return { approvalId: v.approval_id, text: v.text, waitSeconds: v.wait_seconds, }
}
export function decodeStartActionArguments(v) {
  return { approvalId: v.approval_id, startToken: v.start_token, }
}
export function decodeReportOutcomeArguments(v) {
  return { approvalId: v.approval_id, startToken: v.start_token, outcome: v.outcome, note: v.note, links: v.links, }
}
export function decodeListApprovalsArguments(v) {
  return { status: v.status, limit: v.limit, cursor: v.cursor, }
}
export function decodeCancelApprovalArguments(v) {
  return { approvalId: v.approval_id, }
}
export const queries = { listSessions: decodeListSessionsQuery, listAgents: decodeListAgentsQuery, getAgentActivity: decodeGetAgentActivityQuery, listAgentKeys: decodeListAgentKeysQuery, listTokens: decodeListTokensQuery, listQuests: decodeListQuestsQuery, listParticipations: decodeListParticipationsQuery, listApprovals: decodeListApprovalsQuery, listWaitingApprovals: decodeListWaitingApprovalsQuery, listChannels: decodeListChannelsQuery, listDeliveries: decodeListDeliveriesQuery, listAuditEvents: decodeListAuditEventsQuery, exportAuditEvents: decodeExportAuditEventsQuery, adminListQuests: decodeAdminListQuestsQuery, adminListSubmissions: decodeAdminListSubmissionsQuery, adminListAccounts: decodeAdminListAccountsQuery, adminListInvitations: decodeAdminListInvitationsQuery, adminListAuditEvents: decodeAdminListAuditEventsQuery, adminListAgents: decodeAdminListAgentsQuery }
export const bodies = { signUp: decodeSignUp, readInvitationLink: decodeInvitationToken, recoverAccount: decodeRecovery, readRecoveryLink: decodeRecoveryToken, requestRecovery: decodeRecoveryRequest, takeBackEmail: decodeEmailTakeBack, readTakeBackLink: decodeTakeBackToken, signIn: decodeSignIn, signInWithPasskey: decodePasskeySignIn, proveSession: decodeProof, updateMe: decodeAccountPatch, createAgent: decodeNewAgent, updateAgent: decodeAgentPatch, suspendAgent: decodeSuspension, issueAgentKey: decodeNewKey, rotateAgentKey: decodeRotation, updatePolicy: decodeAccountPolicyPatch, changePassword: decodePasswordChange, changeEmail: decodeNewEmail, confirmEmail: decodeEmailCode, confirmTotp: decodeTotpCode, issueToken: decodeNewToken, rotateToken: decodeTokenRotation, startLoosening: decodeLooseningToSign, addPasskey: decodePasskeyRegistration, renamePasskey: decodePasskeyPatch, withdrawParticipation: decodeReason, decideApprovals: decodeDecisions, sayOutcomes: decodeSaidOutcomes, startSigning: decodeSigningRequest, approveApproval: decodeDecision, denyApproval: decodeDenial, createChannel: decodeNewChannel, updateChannel: decodeChannelPatch, verifyChannel: decodeVerification, rotateChannelSecret: decodeSecretRotation, sayOutcome: decodeSaidOutcome, takeBackApproval: decodeTakingBack, askAboutApproval: decodeQuestion, adminCreateQuest: decodeNewQuest, adminUpdateQuest: decodeQuestPatch, adminReopenQuest: decodeReopening, adminCancelQuest: decodeReason, adminAcceptSubmission: decodeVerdict, adminRequestRevision: decodeFeedback, adminRejectSubmission: decodeFeedback, adminUpdateAccount: decodeRoleChange, adminCreateRecoveryLink: decodeNewRecoveryLink, adminSuspendAccount: decodeSuspension, adminCreateInvitation: decodeInvite, adminSuspendAgent: decodeSuspension }
export const tools = { get_profile: decodeGetProfileArguments, list_quests: decodeListQuestsArguments, get_quest: decodeGetQuestArguments, join_quest: decodeJoinQuestArguments, submit_result: decodeSubmitResultArguments, withdraw_from_quest: decodeWithdrawFromQuestArguments, list_participations: decodeListParticipationsArguments, request_approval: decodeRequestApprovalArguments, get_approval: decodeGetApprovalArguments, answer_question: decodeAnswerQuestionArguments, start_action: decodeStartActionArguments, report_outcome: decodeReportOutcomeArguments, list_approvals: decodeListApprovalsArguments, cancel_approval: decodeCancelApprovalArguments }
