// Made by scripts/generate.ts from spec/. Do not edit.
import type { components } from './api.ts'

type Members = Required<components['schemas']['AuditData']>
/** The data of each entry of a log, by its action. */
export interface Events {
  'approval.requested': { kind: Members['kind']; title: Members['title']; digest: Members['digest']; no_rule?: Members['no_rule'] }
  'approval.approved': { kind: Members['kind']; title: Members['title']; note?: Members['note']; failed?: Members['failed']; signed?: Members['signed']; changed?: Members['changed']; asked?: Members['asked']; allowed?: Members['allowed']; digest?: Members['digest'] }
  'approval.denied': { kind: Members['kind']; title: Members['title']; note?: Members['note'] }
  'approval.expired': { kind: Members['kind']; title: Members['title'] }
  'approval.cancelled': { kind: Members['kind']; title: Members['title']; reason: 'by_agent' | 'agent_suspended' | 'account_suspended' | 'agent_archived' | 'everything_stopped' | 'quest_closed' | 'quest_cancelled' | 'participation_ended' }
  'approval.question_asked': { kind: Members['kind']; title: Members['title']; text: Members['text'] }
  'approval.question_answered': { kind: Members['kind']; title: Members['title']; text: Members['text'] }
  'approval.allowed_by_rule': { kind: Members['kind']; title: Members['title']; digest: Members['digest']; category: Members['category']; rule: Members['rule']; statement?: Members['statement'] }
  'approval.started': { kind: Members['kind']; title: Members['title'] }
  'approval.outcome_reported': { kind: Members['kind']; title: Members['title']; outcome: Members['outcome']; note?: Members['note'] }
  'approval.in_doubt': { kind: Members['kind']; title: Members['title']; reason: 'overdue' | 'unknown' | 'unclear' | 'stopped' | 'restored' | 'older'; note?: Members['note'] }
  'approval.unresolved': { kind: Members['kind']; title: Members['title'] }
  'approval.permit_lapsed': { kind: Members['kind']; title: Members['title']; reason?: 'agent_suspended' | 'account_suspended' | 'agent_archived' | 'account_recovered' | 'everything_stopped' | 'rule_restricted' | 'taken_back' | 'disputed'; note?: Members['note'] }
  'participation.joined': { quest_id: Members['quest_id']; quest_title: Members['quest_title'] }
  'participation.submitted': { quest_id: Members['quest_id']; quest_title: Members['quest_title']; submission_id: Members['submission_id']; attempt: Members['attempt'] }
  'participation.revision_requested': { quest_id: Members['quest_id']; quest_title: Members['quest_title']; submission_id: Members['submission_id']; own_agent?: Members['own_agent'] }
  'participation.accepted': { quest_id: Members['quest_id']; quest_title: Members['quest_title']; submission_id: Members['submission_id']; own_agent?: Members['own_agent']; points: Members['points'] }
  'participation.rejected': { quest_id: Members['quest_id']; quest_title: Members['quest_title']; submission_id: Members['submission_id']; own_agent?: Members['own_agent'] }
  'participation.withdrawn': { quest_id: Members['quest_id']; quest_title: Members['quest_title']; reason: Members['reason'] }
  'participation.expired': { quest_id: Members['quest_id']; quest_title: Members['quest_title']; reason: Members['reason'] }
  'participation.cancelled': { quest_id: Members['quest_id']; quest_title: Members['quest_title']; reason: Members['reason'] }
  'agent.created': { name: Members['name']; handle: Members['handle']; loosened?: Members['loosened']; signed_loosening?: Members['signed_loosening'] }
  'agent.updated': { before: Members['before']; after: Record<string, unknown>; loosened?: Members['loosened']; signed_loosening?: Members['signed_loosening'] }
  'agent.rules_ended': { name: Members['name']; categories: Members['categories']; reason?: 'passkey_removed' }
  'agent.suspended': { by: 'owner' | 'admin'; name: Members['name']; reason?: Members['reason'] }
  'agent.resumed': { by: 'owner' | 'admin'; name: Members['name']; still_suspended?: Members['still_suspended']; signed_loosening?: Members['signed_loosening'] }
  'agent.archived': Record<string, never>
  'key.issued': { label: Members['label']; hint: Members['hint']; signed_loosening?: Members['signed_loosening'] }
  'key.rotated': { hint: Members['hint']; replaced_by: Members['replaced_by']; overlap_seconds: Members['overlap_seconds']; signed_loosening?: Members['signed_loosening'] }
  'key.revoked': { hint: Members['hint']; reason?: 'agent_archived' }
  'token.issued': { name: Members['name']; hint: Members['hint']; scopes: Members['scopes'] }
  'token.rotated': { name: Members['name']; hint: Members['hint']; replaced_by: Members['replaced_by']; overlap_seconds: Members['overlap_seconds'] }
  'token.revoked': { name: Members['name']; hint: Members['hint']; reason?: 'everything_stopped' | 'account_recovered' }
  'channel.created': { channel_type: Members['channel_type']; label: Members['label'] }
  'channel.updated': { channel_type: Members['channel_type']; label: Members['label']; changed: Members['changed'] }
  'channel.verified': { channel_type: Members['channel_type']; label: Members['label'] }
  'channel.secret_rotated': { channel_type: Members['channel_type']; label: Members['label']; overlap_seconds: Members['overlap_seconds'] }
  'channel.broken': { channel_type: Members['channel_type']; label: Members['label'] }
  'channel.deleted': { channel_type: Members['channel_type']; label: Members['label']; reason?: 'gone' | 'moved' }
  'session.created': Record<string, never>
  'session.signed_out': Record<string, never>
  'session.revoked': Record<string, never>
  'account.created': { role: Members['role']; invitation_id?: Members['invitation_id'] }
  'account.updated': { changed: Members['changed']; loosened?: Members['loosened']; signed_loosening?: Members['signed_loosening'] }
  'account.policy_updated': { before: Members['before']; after: Record<string, unknown>; loosened?: Members['loosened']; signed_loosening?: Members['signed_loosening'] }
  'account.password_changed': { sessions_ended: Members['sessions_ended'] }
  'account.wrong_password': { attempts: Members['attempts'] }
  'account.attempts_failed': { attempts: Members['attempts'] }
  'account.stopped': { agents: Members['agents']; allowances: Members['allowances']; cancelled: Members['cancelled']; lapsed: Members['lapsed']; in_doubt: Members['in_doubt']; tokens?: Members['tokens'] }
  'account.suspended': { sessions_ended: Members['sessions_ended']; reason?: Members['reason'] }
  'account.resumed': Record<string, never>
  'account.deleted': Record<string, never>
  'account.role_changed': { from: Members['from']; role: Members['role'] }
  'account.recovery_started': { by: Members['by']; second_factors?: 'remove' }
  'account.recovered': { sessions_ended: Members['sessions_ended']; second_factors?: 'remove' }
  'account.email_change_started': Record<string, never>
  'account.email_changed': Record<string, never>
  'account.email_taken_back': { sessions_ended: Members['sessions_ended']; second_factors?: 'remove' }
  'account.totp_added': { sessions_ended?: Members['sessions_ended'] }
  'account.totp_removed': { sessions_ended: Members['sessions_ended'] }
  'account.passkey_added': { name: Members['name']; credential_id: Members['credential_id']; public_key: Members['public_key']; sessions_ended?: Members['sessions_ended'] }
  'account.passkey_renamed': { name: Members['name'] }
  'account.passkey_removed': { name: Members['name']; credential_id: Members['credential_id']; sessions_ended: Members['sessions_ended'] }
  'account.recovery_codes_renewed': Record<string, never>
  'account.recovery_code_used': { left: Members['left'] }
  'account.second_factor_failed': Record<string, never>
  'invitation.created': { role: Members['role']; reserved?: Members['reserved'] }
  'invitation.revoked': { role: Members['role'] }
  'log.seal_broken': { after: number; seal: Members['seal'] }
  'quest.created': { slug: Members['slug']; title: Members['title'] }
  'quest.updated': { title: Members['title']; changed: Members['changed'] }
  'quest.published': { title: Members['title']; starter?: Members['starter'] }
  'quest.closed': { title: Members['title'] }
  'quest.reopened': { title: Members['title'] }
  'quest.cancelled': { title: Members['title']; reason?: Members['reason'] }
  'quest.deleted': { title: Members['title'] }
}

/** The events that are sent while somebody watches. */
export const eventNames = ["approval.requested","approval.approved","approval.denied","approval.expired","approval.cancelled","approval.question_asked","approval.question_answered","approval.allowed_by_rule","approval.started","approval.outcome_reported","approval.in_doubt","approval.unresolved","approval.permit_lapsed","participation.joined","participation.submitted","participation.revision_requested","participation.accepted","participation.rejected","participation.withdrawn","participation.expired","participation.cancelled","agent.created","agent.updated","agent.rules_ended","agent.suspended","agent.resumed","agent.archived","key.issued","key.rotated","key.revoked","token.issued","token.rotated","token.revoked","channel.created","channel.updated","channel.verified","channel.secret_rotated","channel.broken","channel.deleted","session.created","session.signed_out","session.revoked","account.created","account.updated","account.policy_updated","account.password_changed","account.wrong_password","account.attempts_failed","account.stopped","account.suspended","account.resumed","account.deleted","account.role_changed","account.recovery_started","account.recovered","account.email_change_started","account.email_changed","account.email_taken_back","account.totp_added","account.totp_removed","account.passkey_added","account.passkey_renamed","account.passkey_removed","account.recovery_codes_renewed","account.recovery_code_used","account.second_factor_failed","invitation.created","invitation.revoked","log.seal_broken","quest.created","quest.updated","quest.published","quest.closed","quest.reopened","quest.cancelled","quest.deleted","heartbeat.changed","submissions.changed","quests.changed","accounts.changed","service_log.changed"] as const satisfies components['schemas']['EventName'][]

/** The entries of the service log, by their action: those with these data. */
export const serviceLog = {
  'participation.revision_requested': {},
  'participation.accepted': {},
  'participation.rejected': {},
  'agent.suspended': {"by":"admin"},
  'agent.resumed': {"by":"admin"},
  'account.created': {},
  'account.password_changed': {},
  'account.wrong_password': {},
  'account.suspended': {},
  'account.resumed': {},
  'account.deleted': {},
  'account.role_changed': {},
  'account.recovery_started': {},
  'account.recovered': {},
  'account.email_change_started': {},
  'account.email_changed': {},
  'account.email_taken_back': {},
  'account.totp_added': {},
  'account.totp_removed': {},
  'account.passkey_added': {},
  'account.passkey_removed': {},
  'account.recovery_codes_renewed': {},
  'account.recovery_code_used': {},
  'account.second_factor_failed': {},
  'invitation.created': {},
  'invitation.revoked': {},
  'log.seal_broken': {},
  'quest.created': {},
  'quest.updated': {},
  'quest.published': {},
  'quest.closed': {},
  'quest.reopened': {},
  'quest.cancelled': {},
  'quest.deleted': {},
} as const satisfies { [Action in keyof Events]?: Partial<Events[Action]> }

/** The kinds of messages, and whether each needs the human. */
export const needsHuman: Record<components['schemas']['NoticeKind'], boolean> = {
  'approval.requested': true,
  'approval.answered': true,
  'approval.expiring': true,
  'approval.decided': false,
  'approval.in_doubt': true,
  'participation.reviewed': false,
  'agent.silent': true,
  'agent.heard': true,
  'agent.refused': true,
  'key.expiring': true,
  'token.expiring': true,
  'submission.waiting': true,
  'account.security': true,
  'channel.broken': true,
}
