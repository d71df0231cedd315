/**
 * Checks whether somebody who can write to the database has changed a log. Each account has a log. The end of a log is a row of its own,
 * with the number and the hash of the last entry. Entries and ends have seals, made with a key outside the database. A check changes
 * nothing. If old entries were deleted, the row of the end also says where the rest begins, with a seal.
 */
import { endsAfter, endsAtOnce, findAuditEvent, findLogEnd, listLogless } from '../../store/log/audit.ts'
import type { Store } from '../../store/index.ts'
import type { End } from './audit.ts'
import type { AccountCount } from './account-count.ts'
import { follow, isErased, startOf } from './log-chain.ts'
import { readLog } from './log-reader.ts'
import type { Seals } from '../kit/seals.ts'

/** What a check needs: the data, and the keys of the seals. */
interface Means {
  store: Store
  seals: Seals
}

/** The findings about a log. */
interface Inspection {
  entries: number
  /** Entries from before there were keys. They have no seals, but the first sealed entry after them depends on their hashes. */
  unsealed: number
  /** Entries sealed with a key that is not known here. */
  unknown: number
  /** How often the service itself found and recorded a changed end of the log. */
  alarms: number
  /** Entries whose details were erased because the account was deleted. */
  erased: number
  /** The first fault, with the number of the entry at which it was found. Nothing after it was checked. */
  fault?: { seq: number; what: string }
}

/** Checks a log up to an end that was read before. Entries that were written since are checked the next time. */
export async function inspectLog(means: Means, end: End): Promise<Inspection> {
  const { store, seals } = means
  const found: Inspection = { entries: 0, unsealed: 0, unknown: 0, alarms: 0, erased: 0 }
  let isDeleted = false
  const fault = (seq: number, what: string) => ({ ...found, fault: { seq, what } })
  const start = startOf(seals, end)
  if (typeof start === 'string') return fault(end.startSeq, start)
  let before = start
  for await (const event of readLog(store, end.accountId, start.seq)) {
    if (event.seq > end.seq) break
    const sealing = follow(seals, before, event)
    if (typeof sealing === 'object') return (await inspectMoved(means, end)) ?? fault(sealing.seq, sealing.what)
    found.entries++
    if (sealing === 'unsealed') found.unsealed++
    if (sealing === 'unknown_key') found.unknown++
    if (event.action === 'log.seal_broken') found.alarms++
    if (isErased(event)) found.erased++
    if (event.action === 'account.deleted') isDeleted = true
    before = { seq: event.seq, hash: event.hash, isSealed: sealing !== 'unsealed' }
  }
  if (before.seq !== end.seq || before.hash !== end.hash)
    return (await inspectMoved(means, end)) ?? fault(before.seq + 1, 'the log ends before its recorded end')
  if (found.erased > 0 && !isDeleted) return fault(end.seq, 'details were erased, but the account was not deleted')
  const sealing = seals.check('end', end, end.seal)
  if (sealing === 'wrong') return fault(end.seq, 'the end was not sealed by this service')
  // The end of an empty log must have a seal, because a log that somebody has emptied must not look like a new one.
  if (sealing === 'unsealed' && (before.isSealed || end.seq === 0)) return fault(end.seq, 'the end has no seal')
  // An entry and the new end are sealed together, with one key. So an unknown key of the end is also the key of an entry.
  if (sealing === 'unknown_key' && found.unknown === 0) return fault(end.seq, 'no entry is sealed with the key of the end')
  return found
}

/** If old entries were deleted while the log was read, checks it again from its new start. */
async function inspectMoved(means: Means, { accountId, startSeq }: End): Promise<Inspection | undefined> {
  const [end] = await means.store.read(findLogEnd, { accountId })
  return end !== undefined && end.startSeq > startSeq ? inspectLog(means, end) : undefined
}

/** Whether an account's log is complete and unchanged. */
export async function isWhole(means: Means, accountId: string) {
  const [end] = await means.store.read(findLogEnd, { accountId })
  return end !== undefined && (await inspectLog(means, end)).fault === undefined
}

/** The ends of all logs, ordered by account, a few at a time. */
export async function* logEnds(store: Store): AsyncGenerator<End> {
  for (let after = ''; ;) {
    const ends = await store.read(endsAfter, { accountId: after })
    yield* ends
    if (ends.length < endsAtOnce) return
    after = ends.at(-1)!.accountId
  }
}

/** Some of the accounts that have no log, not even its end. */
export const logless = (store: Store) => store.read(listLogless, {})

/**
 * Where a log ended at some time. `make verify` writes it to a file, to be kept away from the database. It has the seal of the end, so it
 * cannot be forged without the key.
 */
export type Checkpoint = Pick<End, 'accountId' | 'seq' | 'hash' | 'seal'>

/** How the count of accounts was changed since a checkpoint. Undefined if it only grew. */
export function sinceCount(then: AccountCount, now: AccountCount) {
  if (now.begunAt !== then.begunAt) return 'the count of accounts was begun again since the checkpoint'
  return now.accounts < then.accounts ? 'there are fewer accounts than at the checkpoint' : undefined
}

/**
 * How a log was changed since a checkpoint. Undefined if it only grew. This compares only one entry, because its hash depends on all
 * earlier ones. `inspectLog` checks those.
 */
export async function sinceCheckpoint({ store, seals }: Means, checkpoint: Checkpoint): Promise<string | undefined> {
  const sealing = seals.check('end', checkpoint, checkpoint.seal)
  if (sealing === 'wrong') return 'the checkpoint itself was not sealed by this service'
  if (sealing === 'unknown_key') return 'the checkpoint is sealed with a key that was not given'
  // The log was empty then, so every change since has made it longer.
  if (checkpoint.seq === 0) return undefined
  const { accountId, seq } = checkpoint
  const [end] = await store.read(findLogEnd, { accountId })
  // The entry was deleted because it was old. Its hash is known only if it was the last of these.
  if (end && seq < end.startSeq) return undefined
  const [event] = end?.startSeq === seq ? [{ hash: end.startHash }] : await store.read(findAuditEvent, { accountId, seq })
  if (!event) return `the log was cut off: entry ${checkpoint.seq} is gone`
  return event.hash === checkpoint.hash ? undefined : `the log was rewritten: entry ${checkpoint.seq} is another one`
}
