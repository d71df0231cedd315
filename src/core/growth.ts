/** How much an account may write: counted as it is written, beside the end of its log, so that nobody has to count what there is. */
import type { Row } from '../store/index.ts'
import type { Deed } from './audit.ts'
import { DomainError } from './errors.ts'
import { day, type Agent, type Human, type System, type World } from './world.ts'

type Written = Pick<Row<'auditHeads'>, 'written' | 'day' | 'writtenOnDay'>

/** What an entry of the log and its thing take with their indexes, beside what people and agents write into them. */
const bytesOfDeed = 2_000

/**
 * What adds to what is kept, and is refused beyond the bound. All else ends, narrows or decides what was charged when it began, so it
 * is always possible: an owner whose agent has written too much must still be able to suspend it.
 */
const adds: Record<'human' | 'agent', ReadonlySet<string>> = {
  human: new Set(['agent.created', 'agent.updated', 'agent.resumed', 'key.issued', 'account.updated']),
  agent: new Set(['approval.requested', 'participation.joined', 'participation.submitted']),
}

/** What an account has written, this deed included; refuses what is too much. */
export function charge(world: World, by: Human | Agent | System, { action, data, kept }: Deed, before: Written): Written {
  if (by.kind === 'system') return before
  // A clock that goes back gives nothing away.
  const today = Math.max(before.day, Math.floor(world.now() / day))
  const writtenBefore = today === before.day ? before.writtenOnDay : 0
  if (adds[by.kind].has(action)) refuseBeyond(world, before.written, writtenBefore)
  const bytes = bytesOfDeed + sizeOf(data) + sizeOf(kept)
  return { written: before.written + bytes, day: today, writtenOnDay: writtenBefore + bytes }
}

function refuseBeyond({ limits }: World, written: number, writtenToday: number) {
  const { kilobytesPerAccount, kilobytesPerDay } = limits
  if (written >= kilobytesPerAccount * 1_000)
    throw tooMuch(`as much as they may in all, ${kilobytesPerAccount} kB. Ask an admin of this service for more.`)
  if (writtenToday >= kilobytesPerDay * 1_000)
    throw tooMuch(`as much as they may in a day, ${kilobytesPerDay} kB. Wait until 00:00 UTC, or ask an admin of this service for more.`)
}

const tooMuch = (rest: string) => new DomainError('storage_limit', `The account and its agents have written ${rest}`)
const sizeOf = (value: unknown) => (value === undefined ? 0 : Buffer.byteLength(JSON.stringify(value)))
