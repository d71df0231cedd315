/** The errors of the domain. Each interface translates them once. */
import type { ShownApproval } from '../world.ts'

export { Unavailable } from '../../store/index.ts'

export type ErrorCode =
  | 'validation_failed'
  | 'invalid_cursor'
  | 'unauthenticated'
  | 'invalid_credentials'
  | 'account_suspended'
  | 'signup_closed'
  | 'setup_code_required'
  | 'suspended_by_admin'
  | 'not_found'
  | 'email_taken'
  | 'handle_taken'
  | 'agent_limit'
  | 'agent_suspended'
  | 'agent_archived'
  | 'invalid_state'
  | 'key_limit'
  | 'key_not_active'
  | 'secret_already_shown'
  | 'precondition_failed'
  | 'idempotency_key_reused'
  | 'wrong_password'
  | 'admin_required'
  | 'unprocessable'
  | 'last_admin'
  | 'stream_limit'
  | 'export_running'
  | 'storage_limit'
  | 'rate_limited'
  | 'unavailable'
  // quests
  | 'quest_not_found'
  | 'slug_taken'
  | 'quest_terms_frozen'
  | 'slots_below_taken'
  | 'not_draft'
  // reviews and decisions
  | 'already_reviewed'
  | 'attempts_used'
  | 'own_agent'
  | 'high_risk'
  | 'approval_already_decided'
  | 'approval_expired'
  | 'approval_cancelled'
  | AgentErrorCode

/** Codes that only agents get. */
export type AgentErrorCode =
  | Exclude<BlockerCode, 'attempts_used'>
  | 'action_blocked'
  | 'approval_pending'
  | 'too_many_pending'
  | 'approval_not_found'
  | 'not_pending'
  | 'no_longer_welcome'

/** Why an action cannot be carried out now. The agent that asks sees it, and so does the human before deciding. */
export type BlockerCode =
  | 'quest_closed'
  | 'quest_full'
  | 'owner_limit'
  | 'active_quest_limit'
  | 'already_joined'
  | 'already_finished'
  | 'join_limit'
  | 'not_participating'
  | 'past_due'
  | 'attempts_used'
  | 'invalid_result'
  | 'result_unchecked'
  | 'awaiting_review'

/** One part of the input that breaks a rule. */
export interface Issue {
  pointer: string
  code: string
  message: string
}

export class DomainError extends Error {
  readonly code: ErrorCode
  /** The current version of the resource, if the caller expected another. */
  readonly version: number | undefined
  readonly issues: readonly Issue[]
  /** The number of seconds after which the caller may try again, if it is known. */
  readonly retryAfterSeconds: number | undefined
  /** The current approval, for a human who decided too late. */
  readonly approval: ShownApproval | undefined

  /** The message is for the caller: it says what to do, and repeats no input. */
  constructor(
    code: ErrorCode,
    sentence: string,
    more: { version?: number; issues?: readonly Issue[]; retryAfterSeconds?: number; approval?: ShownApproval } = {},
  ) {
    super(sentence)
    this.code = code
    this.version = more.version
    this.issues = more.issues ?? []
    this.retryAfterSeconds = more.retryAfterSeconds
    this.approval = more.approval
  }
}

export const notFound = (what: string) => new DomainError('not_found', `There is no such ${what}, or it is not yours.`)
