/**
 * How much an account may write. The count is stored with the end of the account's log. It grows with each write and shrinks when old data is
 * deleted, so it is never computed from all data.
 */
import { run, type Asked, type Row, type Steps } from '../../store/index.ts'
import { addStorage } from '../../store/log/storage.ts'
import { effects } from './effects.ts'
import type { AnyEvent } from './events.ts'
import { DomainError } from '../kit/errors.ts'
import { day, type Agent, type Principal, type System, type World } from '../kit/world.ts'

type Written = Pick<Row<'auditHeads'>, 'written' | 'day' | 'writtenOnDay'>

/** The bytes that a log entry, its record and their indexes take, without the text that people and agents write. */
const bytesOfEntry = 2_000

/**
 * The part of each limit that agents may use. So an agent, or somebody who has its key, cannot keep the human from changing its policy, replacing
 * its key, or anything else that adds to the log.
 */
const partOfAgents = 0.8
/** The part of the agents' daily limit that one agent may use. The other agents keep at least as much if somebody steals one key. */
const partOfOneAgent = partOfAgents / 2

/** Returns how much an account has written, including this. Throws if that exceeds the account's limit. */
export function charge(world: World, by: Principal | Agent | System, event: AnyEvent, before: Written): Written {
  if (by.kind === 'system') return before
  // If the clock goes back, the account does not get a new day.
  const today = Math.max(before.day, Math.floor(world.now() / day))
  const writtenBefore = today === before.day ? before.writtenOnDay : 0
  if (adds(by, event)) refuseBeyond(world, by.kind === 'agent' ? partOfAgents : 1, before.written, writtenBefore)
  const bytes = bytesOf(event)
  return { written: before.written + bytes, day: today, writtenOnDay: writtenBefore + bytes }
}

/** Counts what one agent writes in a day, as it is written. Throws if it exceeds the agent's part. It is a step after the log is held. */
export function* chargeAgent(world: World, agent: Agent, event: AnyEvent, writes: readonly Asked[]): Steps<void> {
  const bytes = bytesOf(event)
  const [after] = yield* run(addStorage, { agentId: agent.id, day: Math.floor(world.now() / day), writtenOnDay: bytes }, writes)
  const most = Math.floor(world.limits.kilobytesPerDay * partOfOneAgent)
  if (adds(agent, event) && after!.writtenOnDay - bytes >= most * 1_000)
    throw new DomainError(
      'storage_limit',
      `This agent has written ${most} kB today, which is the limit of one agent for a day. Wait until 00:00 UTC.`,
    )
}

/**
 * Whether an event adds something. The others end, restrict or decide something that was counted when it began. They are always allowed: an
 * owner whose agent has written too much must still be able to stop it.
 */
const adds = (by: Principal | Agent, { action, restricts }: AnyEvent) =>
  effects[action].adds === (by.kind === 'agent' ? 'agent' : 'human') && restricts !== true
const bytesOf = ({ data, kept }: AnyEvent) => bytesOfEntry + sizeOf(data) + sizeOf(kept)

/** The bytes that an entry was charged, without those that its action stored elsewhere. Only the account and its agents were charged. */
export const chargeOf = ({ accountId, actorType, actorId, data }: Row<'auditEvents'>) =>
  actorType === 'agent' || actorId === accountId ? bytesOfEntry + sizeOf(data) : 0

function refuseBeyond({ limits }: World, part: number, written: number, writtenToday: number) {
  const kilobytesPerAccount = Math.floor(limits.kilobytesPerAccount * part)
  const kilobytesPerDay = Math.floor(limits.kilobytesPerDay * part)
  const [whole, daily] = part < 1 ? ['for agents', 'of agents for a day'] : ['for an account', 'for a day']
  if (written >= kilobytesPerAccount * 1_000)
    throw tooMuch(`${kilobytesPerAccount} kB, which is the limit ${whole}. Ask an admin of this service for more.`)
  if (writtenToday >= kilobytesPerDay * 1_000)
    throw tooMuch(
      `${kilobytesPerDay} kB today, which is the limit ${daily}. Wait until 00:00 UTC, or ask an admin of this service for more.`,
    )
}

const tooMuch = (rest: string) => new DomainError('storage_limit', `The account and its agents have written ${rest}`)
const sizeOf = (value: unknown) => (value === undefined ? 0 : Buffer.byteLength(JSON.stringify(value)))
