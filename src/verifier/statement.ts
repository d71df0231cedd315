/** What a passkey signs when somebody approves, and what it is about. */
import { jcs, olderJson, sha256Hex } from './json.ts'

/** What a human sees of a request. Its digest covers all of it. */
export interface Action {
  agent_id: string
  kind: string
  title: string
  arguments: Record<string, unknown>
  reason: string | null
  /** Null in requests of version 0.3.0, whose digest covers only the agent, the kind and the arguments. */
  nonce: string | null
}
export const digestOf = (action: Action) =>
  action.nonce === null
    ? sha256Hex(olderJson({ agent: action.agent_id, kind: action.kind, arguments: action.arguments }))
    : sha256Hex(jcs(action))

export type Statement = OlderStatement | PresentStatement
interface OlderStatement {
  type?: undefined
  approval_id: string
  digest: string
  verdict: string
  version: number
  expires_at: string
}
export interface PresentStatement {
  type: string
  version: number
  approval_id: string
  account_id: string
  request_version: number
  asked_digest: string
  allowed_digest: string
  thread_digest: string
  thread_length: number
  verdict: string
  note: string | null
  valid_for_minutes: number | null
  allowance: { category: string; minutes: number; requests: number; amount: object | null } | null
  expires_at: string
  origin: string
}

export const hashOf = (statement: Statement) => sha256Hex(statement.type === undefined ? olderJson(statement) : jcs(statement))
/** The passkey signs the list of the hashes of all statements that are signed together, or of one. Before version 0.6.0, one was signed by its own hash. */
export const hashOfSeveral = (hashes: readonly string[]) => sha256Hex(jcs(hashes))
/** Questions and answers, the oldest first. */
export const threadDigestOf = (thread: readonly { by: string; text: string }[]) => sha256Hex(jcs(thread))

/** What a signature of version 1 does not cover. */
export const notCovered = ['the note', 'the questions and answers', 'how long the yes was valid', 'an allowance', 'the origin']
