/** The errors of the domain. Each interface translates them once. */
import type { BlockerCode, ProblemCode, ToolErrorCode } from '../../../generated/outputs.js'
import type { Change } from './signature.ts'
import type { ShownApproval } from './world.ts'

export { Unavailable } from '../../store/index.ts'

/** Why an action cannot be carried out now. The agent that asks sees it, and so does the human before deciding. */
export type { BlockerCode }
/** Codes that only agents get. `no_longer_admitted` is answered by HTTP, and not by a tool. */
export type AgentErrorCode = Exclude<BlockerCode | ToolErrorCode, ProblemCode> | 'no_longer_admitted'
export type ErrorCode = ProblemCode | AgentErrorCode

/** A proof besides the password. */
export type Method = 'passkey' | 'totp' | 'recovery_code'

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
  /** The kinds of proof that the account has, for somebody who must prove more than the password. */
  readonly methods: readonly Method[] | undefined
  /** What to sign, for a change that takes a signature. */
  readonly loosening: Change | undefined

  /** The message is for the caller: it says what to do, and repeats no input. */
  constructor(
    code: ErrorCode,
    sentence: string,
    more: {
      version?: number
      issues?: readonly Issue[]
      retryAfterSeconds?: number
      approval?: ShownApproval
      methods?: readonly Method[]
      loosening?: Change
    } = {},
  ) {
    super(sentence)
    this.code = code
    this.version = more.version
    this.issues = more.issues ?? []
    this.retryAfterSeconds = more.retryAfterSeconds
    this.approval = more.approval
    this.methods = more.methods
    this.loosening = more.loosening
  }
}

/** The error for input that breaks rules. Its sentence is about the first issue. */
export const unprocessable = (...issues: Issue[]) =>
  new DomainError('unprocessable', `${issues[0]!.pointer} ${issues[0]!.message}.`, { issues })

const notFound = (what: string) => new DomainError('not_found', `There is no such ${what}, or it is not yours.`)

/** The only row of an answer, which must have one. */
export function found<T>(what: string, [row]: readonly T[]): T {
  if (row === undefined) throw notFound(what)
  return row
}
