/**
 * Checks whether somebody who can write to the database has changed a log. Each account has a log. The end of a log is a row of its own,
 * with the number and the hash of the last entry. Entries and ends have seals, made with a key outside the database. A check changes
 * nothing.
 */
import { endsAfter, endsAtOnce, findAuditEvent, findLogEnd, listLogless } from '../store/audit.ts'
import type { Store } from '../store/index.ts'
import { dataHashOf, hashOf, type End } from './audit.ts'
import { isForAdmins } from './events.ts'
import { readLog } from './log-reader.ts'
import type { Seals } from './kit/seals.ts'

/** What a check needs: the data, and the keys of the seals. */
interface Means {
  store: Store
  seals: Seals
}

/** The findings about a log. */
export interface Inspection {
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
export async function inspectLog({ store, seals }: Means, end: End): Promise<Inspection> {
  const found: Inspection = { entries: 0, unsealed: 0, unknown: 0, alarms: 0, erased: 0 }
  let isDeleted = false
  const fault = (seq: number, what: string) => ({ ...found, fault: { seq, what } })
  let before = { seq: 0, hash: '', isSealed: false }
  for await (const event of readLog(store, end.accountId)) {
    if (event.seq > end.seq) break
    if (event.seq !== before.seq + 1) return fault(before.seq + 1, 'the entry is missing')
    if (event.prevHash !== before.hash) return fault(event.seq, 'the entry does not follow the one before it')
    if (event.hash !== hashOf(event)) return fault(event.seq, 'the entry was changed')
    const isErased = event.dataHash !== null && event.salt === null
    if (event.salt !== null && event.dataHash !== dataHashOf(event.salt, event.data))
      return fault(event.seq, 'the details of the entry were changed')
    if (isErased && Object.keys(event.data).length > 0) return fault(event.seq, 'the entry has details, but no salt')
    const sealing = seals.check('entry', event, event.seal)
    if (sealing === 'wrong') return fault(event.seq, 'the entry was not sealed by this service')
    // Once there is a key, the service seals every entry.
    if (sealing === 'unsealed' && before.isSealed) return fault(event.seq, 'the entry has no seal, but the one before it has')
    // The hash does not cover this mark, because the mark follows from the action and its data.
    if (!isErased && event.forAdmins !== Number(isForAdmins(event.action, event.data)))
      return fault(event.seq, 'the entry was added to the service log, or hidden from it')
    found.entries++
    if (sealing === 'unsealed') found.unsealed++
    if (sealing === 'unknown_key') found.unknown++
    if (event.action === 'log.seal_broken') found.alarms++
    if (isErased) found.erased++
    if (event.action === 'account.deleted') isDeleted = true
    before = { seq: event.seq, hash: event.hash, isSealed: sealing !== 'unsealed' }
  }
  if (before.seq !== end.seq || before.hash !== end.hash) return fault(before.seq + 1, 'the log ends before the end that was noted')
  if (found.erased > 0 && !isDeleted) return fault(end.seq, 'details were erased, but the account was not deleted')
  const sealing = seals.check('end', end, end.seal)
  if (sealing === 'wrong') return fault(end.seq, 'the end was not sealed by this service')
  // The end of an empty log must have a seal, because a log that somebody has emptied must not look like a new one.
  if (sealing === 'unsealed' && (before.isSealed || end.seq === 0)) return fault(end.seq, 'the end has no seal')
  // An entry and the new end are sealed together, with one key. So an unknown key of the end is also the key of an entry.
  if (sealing === 'unknown_key' && found.unknown === 0) return fault(end.seq, 'the end is sealed with a key that no entry is sealed with')
  return found
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
  const [event] = await store.read(findAuditEvent, { accountId: checkpoint.accountId, seq: checkpoint.seq })
  if (!event) return `the log was cut off: entry ${checkpoint.seq} is gone`
  return event.hash === checkpoint.hash ? undefined : `the log was rewritten: entry ${checkpoint.seq} is another one`
}
