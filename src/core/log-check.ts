/** Verifies the log, for a reader who does not trust everyone with write access to the database. It changes nothing. */
import { endsAfter, endsAtOnce, findAuditEvent, findLogEnd, listLogless } from '../store/audit.ts'
import type { Store } from '../store/index.ts'
import { hashOf, type End } from './audit.ts'
import { isForAdmins } from './events.ts'
import { readLog } from './log-reader.ts'
import type { Seals } from './kit/seals.ts'

interface Means {
  store: Store
  seals: Seals
}

/** The findings about a log. */
export interface Inspection {
  entries: number
  /** Entries from before there were keys. The chain ties them to the first sealed entry after them, or to the end. */
  unsealed: number
  /** Entries sealed with a key that is not known here. */
  unknown: number
  /** How often the service itself found and recorded a changed end of the log. */
  alarms: number
  /** The first fault. Nothing after it was checked. */
  fault?: { seq: number; what: string }
}

/** Checks a log up to an end that was read before. Entries that were written since are checked the next time. */
export async function inspectLog({ store, seals }: Means, end: End): Promise<Inspection> {
  const found: Inspection = { entries: 0, unsealed: 0, unknown: 0, alarms: 0 }
  const fault = (seq: number, what: string) => ({ ...found, fault: { seq, what } })
  let before = { seq: 0, hash: '', isSealed: false }
  for await (const event of readLog(store, end.accountId)) {
    if (event.seq > end.seq) break
    if (event.seq !== before.seq + 1) return fault(before.seq + 1, 'the entry is missing')
    if (event.prevHash !== before.hash) return fault(event.seq, 'the entry does not follow the one before it')
    if (event.hash !== hashOf(event)) return fault(event.seq, 'the entry was changed')
    const sealing = seals.check('entry', event, event.seal)
    if (sealing === 'wrong') return fault(event.seq, 'the entry was not sealed by this service')
    if (sealing === 'unsealed' && before.isSealed) return fault(event.seq, 'the entry has no seal, but the one before it has')
    if (event.forAdmins !== Number(isForAdmins(event.action, event.data)))
      return fault(event.seq, 'the entry was added to the service log, or hidden from it')
    found.entries++
    if (sealing === 'unsealed') found.unsealed++
    if (sealing === 'unknown_key') found.unknown++
    if (event.action === 'log.seal_broken') found.alarms++
    before = { seq: event.seq, hash: event.hash, isSealed: sealing !== 'unsealed' }
  }
  if (before.seq !== end.seq || before.hash !== end.hash) return fault(before.seq + 1, 'the log ends before the end that was noted')
  const sealing = seals.check('end', end, end.seal)
  if (sealing === 'wrong') return fault(end.seq, 'the end was not sealed by this service')
  if (sealing === 'unsealed' && (before.isSealed || end.seq === 0)) return fault(end.seq, 'the end has no seal')
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

/** Some of the accounts whose whole log is missing. */
export const logless = (store: Store) => store.read(listLogless, {})

/** Where a log ended at some time. The seal is that of the end, so a checkpoint cannot be forged without the key. */
export type Checkpoint = Pick<End, 'accountId' | 'seq' | 'hash' | 'seal'>

/** How a log was changed since a checkpoint. Undefined if it only grew. */
export async function sinceCheckpoint({ store, seals }: Means, checkpoint: Checkpoint): Promise<string | undefined> {
  const sealing = seals.check('end', checkpoint, checkpoint.seal)
  if (sealing === 'wrong') return 'the checkpoint itself was not sealed by this service'
  if (sealing === 'unknown_key') return 'the checkpoint is sealed with a key that was not given'
  if (checkpoint.seq === 0) return undefined
  const [event] = await store.read(findAuditEvent, { accountId: checkpoint.accountId, seq: checkpoint.seq })
  if (!event) return `the log was cut off: entry ${checkpoint.seq} is gone`
  return event.hash === checkpoint.hash ? undefined : `the log was rewritten: entry ${checkpoint.seq} is another one`
}
