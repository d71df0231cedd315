/** What each entry of a log must be, given the one before it. Both a check of a log and the deletion of its old part follow this chain. */
import type { AuditRow } from '../../store/log/audit.ts'
import { dataHashOf, hashOf, type End } from './audit.ts'
import { isForAdmins } from './events.ts'
import type { Sealing, Seals } from '../kit/seals.ts'

/** An entry, as the next one depends on it. */
interface Link {
  seq: number
  hash: string
  isSealed: boolean
}

/** Where a log begins: after the last entry that was deleted, or after nothing. A text says what is wrong with it. */
export function startOf(seals: Seals, { accountId, startSeq: seq, startHash: hash, startSeal }: End): Link | string {
  if (seq === 0 && hash === '' && startSeal === null) return { seq, hash, isSealed: false }
  const mark = { accountId, seq, hash }
  const sealing = seals.check('start', mark, startSeal)
  if (sealing === 'good') return { seq, hash, isSealed: true }
  if (sealing === 'unsealed') return 'the start has no seal'
  if (sealing === 'unknown_key') return 'the start is sealed with a key that was not given'
  return seals.check('unsealed start', mark, startSeal) === 'good'
    ? { seq, hash, isSealed: false }
    : 'the start was not sealed by this service'
}

/** The columns that begin a log after this entry. */
export function startAfter(seals: Seals, { accountId, seq, hash, seal }: AuditRow) {
  const mark = { accountId, seq, hash }
  return { accountId, startSeq: seq, startHash: hash, startSeal: seals.make(seal === null ? 'unsealed start' : 'start', mark) }
}

/** Whether the details of an entry were erased, because the account was deleted. */
export const isErased = ({ dataHash, salt }: AuditRow) => dataHash !== null && salt === null

/** Whether an entry follows the one before it: how it is sealed, or the number of the entry at which something is wrong, and what. */
export function follow(seals: Seals, before: Link, event: AuditRow): Exclude<Sealing, 'wrong'> | { seq: number; what: string } {
  const fault = (what: string, seq = event.seq) => ({ seq, what })
  if (event.seq !== before.seq + 1) return fault('the entry is missing', before.seq + 1)
  if (event.prevHash !== before.hash) return fault('the entry does not follow the one before it')
  if (event.hash !== hashOf(event)) return fault('the entry was changed')
  if (event.salt !== null && event.dataHash !== dataHashOf(event.salt, event.data)) return fault('the details of the entry were changed')
  if (isErased(event) && Object.keys(event.data).length > 0) return fault('the entry has details, but no salt')
  const sealing = seals.check('entry', event, event.seal)
  if (sealing === 'wrong') return fault('the entry was not sealed by this service')
  // Once there is a key, the service seals every entry.
  if (sealing === 'unsealed' && before.isSealed) return fault('the entry has no seal, but the one before it has')
  // The hash does not cover this mark, because the mark follows from the action and its data.
  if (!isErased(event) && event.forAdmins !== Number(isForAdmins(event.action, event.data)))
    return fault('the entry was added to the service log, or hidden from it')
  return sealing
}
