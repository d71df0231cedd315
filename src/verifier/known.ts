/** What a verification is given, what it knows at a place in the log, and what it reports. */
import type { Entry } from './entries.ts'
import { fromBase64url, sha256, toHex } from './json.ts'
import type { Action, PresentStatement } from './statement.ts'

/** What the reader knows from elsewhere. */
export interface Pins {
  /** The hash of an entry that was kept. It fixes that entry and all before it. */
  hash?: string | undefined
  /** The address at which the approvals were signed. */
  origin?: string | undefined
  /** The public keys of the passkeys, or their fingerprints. */
  keys?: readonly string[] | undefined
  /** Until when an instance of version 0.3.0 ran beside a newer one. Until then signatures of version 1 are no fault. */
  olderUntil?: string | undefined
  /** How many signed approvals there must be. Without it, one at least. */
  expected?: number | undefined
  /** Whether a file without a signed approval is no fault, as long as the reader names no number and no passkey. */
  mayBeUnsigned?: boolean
}

/** A yes whose signature is valid. */
export interface Yes {
  seq: number
  at: string
  approvalId: string
  /** As the log has it. It is signed as a part of what was allowed. */
  title: string
  agentId: string | null
  /** What was allowed. Undefined if it was erased, so that its digest cannot be computed. */
  allowed: Action | undefined
  /** What was asked, if the human allowed something else. */
  asked: Action | undefined
  note: string | null
  questions: number
  validForMinutes: number | null
  allowance: PresentStatement['allowance']
  passkey: Passkey
  origin: string
  notCovered: readonly string[]
  /** How it ended before the agent started it. The log says so, and nobody signed it. */
  ended: string | undefined
}
export interface Passkey {
  name: string
  /** The SHA-256 of its public key. */
  fingerprint: string
}
export interface Report {
  yeses: Yes[]
  faults: { seq: number | null; approvalId: string | null; what: string }[]
  /** What the file could not be compared with, and what the reader can give. Nobody can give what was `shown` and is erased. */
  unpinned: { pin: 'hash' | 'keys' | 'origin' | 'shown'; what: string }[]
  /** What a reader should know, and is no fault. */
  notes: string[]
  entries: number
  /** The last entry. Keep its hash: a later export must contain it. */
  last: { seq: number; hash: string } | undefined
}

/** What is known at a place in the log. */
export interface Known {
  pins: Pins
  keys: Set<string>
  account: string
  report: Report
  requests: Map<string, Asked>
  passkeys: Map<string, Passkey>
  /** The passkeys that were removed and not added again. */
  removed: Set<string>
  counters: Map<string, { counter: number; signature: string }>
  /** All approvals, also those without a signature. */
  approved: Map<string, Entry>
  firstPresent: number | undefined
  origins: Set<string>
  /** The hashes of the statements that were signed, and whether each allows more than one act. */
  statements: Map<string, boolean>
  counts: { unsigned: number; byRule: number; bySignedRule: number; loosened: number; erased: number }
  /** Whether the present entry was changed after it was written. */
  isChanged: boolean
}
export interface Asked {
  entry: Entry
  /** Whether it was changed, so that it must not be shown as what was approved. */
  isChanged: boolean
  /** Undefined if it was erased. */
  action: Action | undefined
  thread: { by: string; text: string }[]
}

export const fault = ({ report }: Known, { seq, target }: Entry, what: string) =>
  void report.faults.push({ seq, approvalId: target.type === 'approval' ? target.id : null, what })

export async function fingerprintOf(key: string) {
  if (/^[0-9a-f]{64}$/i.test(key)) return key.toLowerCase()
  // A public key is longer, and has other characters too.
  if (/^[0-9a-f:]*$/i.test(key)) throw new Error('A fingerprint has 64 hexadecimal digits.')
  return toHex(await sha256(fromBase64url(key)))
}
