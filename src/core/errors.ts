/** What can go wrong, in words of the domain. Each door says it in its own way, once. */
export { Unavailable } from '../store/index.ts'

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

export class DomainError extends Error {
  readonly code: ErrorCode
  /** The version that the thing has now, where the asker went by another. */
  readonly version: number | undefined

  /** The sentence is for whoever asked: it says what to do, and repeats nothing that was sent. */
  constructor(code: ErrorCode, sentence: string, more: { version?: number } = {}) {
    super(sentence)
    this.code = code
    this.version = more.version
  }
}

export const notFound = (what: string) => new DomainError('not_found', `There is no such ${what}, or it is not yours.`)
