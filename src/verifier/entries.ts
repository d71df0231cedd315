/** The entries of a log, as an export has them, and the chain of their hashes. */
import { olderJson, sha256Hex } from './json.ts'
import type { Answer } from './passkey.ts'
import type { Action, Statement } from './statement.ts'

export interface Entry {
  id: string
  seq: number
  created_at: string
  actor: { type: string; id: string }
  action: string
  target: { type: string; id: string }
  agent_id: string | null
  request_id: string
  data: Data
  prev_hash: string
  salt: string | null
  hash: string
  /** What the digest in `data` covers. It is beside the log, so the chain does not cover it, but the digest does. */
  shown?: Action | 'erased'
}
/** What is read here of the details of an entry. Which of it an entry has depends on its action. */
interface Data {
  reason?: string
  title?: string
  digest?: string
  note?: string
  text?: string
  name?: string
  credential_id?: string
  public_key?: string
  signed?: Signed
  signed_loosening?: SignedLoosening
  /** The hash of the statement on which the rule that approved it rests. */
  statement?: string
  /** What a human changed before the approval, by its path: `title`, `amount`, `details.item`. */
  allowed?: Record<string, unknown>
  before?: Changed
  after?: Changed
}
/** A decision that a passkey has signed. */
export interface Signed extends Answer {
  statement: Statement
  credential_id: string
  among?: string[]
}
/** A change that gives more freedom, which a passkey has signed. */
interface SignedLoosening extends Answer {
  statement: {
    type: string
    version: number
    account: string
    target: string
    before: string
    after: string
    at: string
    origin: string
  }
  credential_id: string
}
interface Changed {
  policy?: { external: Record<string, { allowance: Allowance | null }> }
}
interface Allowance {
  since: string
  until: string
  amount: object | null
  recipient: string | null
}

/** Reads a file of one JSON object in each line. */
export function entriesIn(text: string): Entry[] {
  if (text.startsWith('seq,')) throw new Error('This is an export as CSV. Export the log as NDJSON.')
  const lines = text.split(/\r?\n/)
  return lines.flatMap((line, i) => {
    if (line === '') return []
    try {
      const entry = present(JSON.parse(line))
      if (isEntry(entry)) return [entry]
    } catch {}
    throw new Error(`Line ${i + 1} is not an entry of a log. Export the log as NDJSON.`)
  })
}

/** Exports of versions before 0.6.0 have `at`. */
const present = ({ at, ...entry }: Entry & { at?: string }): Entry => (at === undefined ? entry : { ...entry, created_at: at })

function isEntry({ hash, action, created_at: at, actor, target, data }: Partial<Entry>) {
  const texts = [hash, action, at, actor?.id, target?.id]
  return texts.every(text => typeof text === 'string') && typeof data === 'object' && data !== null
}

/** The account whose log this is: every signature names it, and so do the first entry and each approval. */
export const accountIn = (entries: readonly Entry[]) =>
  entries.find(({ action }) => action === 'account.created')?.target.id ??
  entries.find(({ action }) => action === 'approval.approved')?.actor.id

/** What is wrong with an entry, or with its place, if anything is. */
export async function faultIn(
  entry: Entry,
  before: Entry | undefined,
  account: string,
): Promise<{ what: string; isChanged: boolean } | undefined> {
  const isChanged = entry.hash !== (await hashOf(entry, account))
  const what = isChanged ? 'it was changed after it was written' : wrongPlaceOf(entry, before)
  return what === undefined ? undefined : { what, isChanged }
}

function wrongPlaceOf(entry: Entry, before: Entry | undefined): string | undefined {
  if (!before) return (entry.seq === 1) === (entry.prev_hash === '') ? undefined : 'the beginning of the log was changed'
  if (entry.seq <= before.seq) return 'it is not in its place: the entry before it has a later number'
  if (entry.seq > before.seq + 1) return 'entries before it are missing'
  return entry.prev_hash === before.hash ? undefined : 'it does not follow the entry before it: one of them was changed or replaced'
}

/** The contract describes this hash (GET /v1/audit-events/export). */
async function hashOf(entry: Entry, account: string) {
  const { prev_hash, id, seq, created_at: at, actor, action, target, agent_id, request_id, data, salt } = entry
  const head = [prev_hash, id, account, seq, Date.parse(at), actor.type, actor.id, action, target.type, target.id, agent_id, request_id]
  return sha256Hex(olderJson([...head, salt === null ? data : await sha256Hex(olderJson([salt, data]))]))
}

/** What a change of an agent's policy allowed for some time. */
export interface Given extends Pick<Allowance, 'amount' | 'recipient'> {
  category: string
  minutes: number
}

export const allowancesIn = ({ data: { before, after } }: Entry): Given[] =>
  Object.entries(after?.policy?.external ?? {}).flatMap(([category, { allowance }]) => {
    if (!allowance || olderJson(allowance) === olderJson(before?.policy?.external[category]?.allowance ?? null)) return []
    const { since, until, amount, recipient } = allowance
    return [{ category, minutes: (Date.parse(until) - Date.parse(since)) / 60_000, amount, recipient }]
  })
