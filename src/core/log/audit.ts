/** Writes the audit log. Each account has one. Its entries are chained by hashes and sealed, and its end is sealed too. */
import type { ActorType } from '../../../generated/outputs.js'
import { advanceLog, findAuditEvent, holdLog, insertAuditEvent, openLog, type AuditRow } from '../../store/log/audit.ts'
import { alsoFound } from '../../store/engine/own-search.ts'
import { findableEntry } from '../../store/log/search.ts'
import { also, atEnd, run, runAll, tell, type Asked, type Row, type Steps } from '../../store/index.ts'
import { deskEventsOf } from './desk-events.ts'
import { effects } from './effects.ts'
import { isForAdmins, targetTypeOf, type AnyEvent, type AuditAction, type NewEvent } from './events.ts'
import { charge, chargeAgent } from './growth.ts'
import { canonical } from '../kit/canonical.ts'
import { bornAt, newId } from '../kit/ids.ts'
import type { Sealing } from '../kit/seals.ts'
import { randomBytes } from '../kit/random.ts'
import { hashSecret } from '../kit/secrets.ts'
import { service, type Agent, type Entry, type Principal, type System, type World } from '../kit/world.ts'

type Actor = Principal | Agent | System
export type End = Row<'auditHeads'>

/**
 * Records who did what, and announces it to all watchers. It is a step of the transaction that makes the change. The entry goes into the
 * log of the account that it concerns. Every transaction writes to some log, so logs are held last: the entry is written at the end of the
 * transaction. The stored bytes count against the actor's account if the log is the actor's own.
 */
export function record<A extends AuditAction>(world: World, by: Actor, event: NewEvent<A>): Steps<void> {
  const ownId = by.kind === 'agent' ? by.owner.id : actorOf(by).id
  const accountId = event.accountId ?? ownId
  return atEnd(accountId, { world, by, event: withToken(by, event), accountId, isOwn: accountId === ownId }, event.action, write)
}

/** An entry that is to be written into the log of an account. */
interface Recorded {
  world: World
  by: Actor
  event: AnyEvent
  accountId: string
  isOwn: boolean
}

/** What is done with a service token, its human has done. */
function actorOf(by: Actor): { type: ActorType; id: string } {
  if (by.kind === 'system') return { type: 'system', id: 'service' }
  return by.kind === 'agent' ? { type: 'agent', id: by.id } : { type: 'human', id: by.accountId }
}

/** Names the token with which something was done. */
function withToken(by: Actor, event: AnyEvent): AnyEvent {
  if (by.kind !== 'token') return event
  const { id, name } = by.token
  return { ...event, data: { ...event.data, token: { id, name } } }
}

/** Writes the entries of a transaction into one log. The last one is written together with the new end. */
function* write(entries: readonly Recorded[]): Steps<void> {
  const { world, accountId } = entries[0]!
  const [head] = yield* run(holdLog, { accountId })
  let end = yield* afterBreak(world, head!)
  const last = entries.length - 1
  for (const [i, { by, event, isOwn }] of entries.entries()) {
    const charged = isOwn ? { ...end, ...charge(world, by, event, end) } : end
    const next = entryAfter(world, charged, by, event)
    end = next.end
    const writes = i === last ? [...next.writes, also(advanceLog, end)] : next.writes
    yield* isOwn && by.kind === 'agent' ? chargeAgent(world, by, event, writes) : runAll(writes)
    yield* world.seams.recorded(world, by, next.entry, head!.reaches > 0)
    yield* announce(world, accountId, by, event)
  }
}

/** If the end of a log was changed outside the service, the next entry must not silently seal the change. */
function* afterBreak(world: World, end: End): Steps<End> {
  const sealing = yield* sealingOf(world, end)
  if (sealing !== 'wrong' && sealing !== 'unknown_key') return end
  const { accountId } = end
  const broken = entryAfter(world, end, service, {
    action: 'log.seal_broken',
    targetId: accountId,
    data: { after: end.seq, seal: sealing },
  } satisfies NewEvent<'log.seal_broken'>)
  yield* runAll(broken.writes)
  const desk = deskEventsOf('log.seal_broken', {})
  const entry = { action: sealing === 'wrong' ? 'log.seal_broken' : 'log.seal_unknown' }
  yield* tell({ accountId, about: 'account', desk, entry })
  return broken.end
}

/** Announces an entry to all watchers. */
function announce(world: World, accountId: string, by: Actor, event: AnyEvent) {
  const { action, targetId, dueAt } = event
  const agentId = agentOf(by, event)
  const entry = { action, ...(effects[action].endsRequest && { tookMs: world.now() - bornAt(targetId) }) }
  const desk = deskEventsOf(action, event.data ?? {})
  return tell({ accountId, ...(agentId && { agentId }), dueAt, about: targetTypeOf(action), ...(desk.length > 0 && { desk }), entry })
}

/** The agent that an entry is about. */
const agentOf = (by: Actor, { action, targetId, agentId }: AnyEvent) =>
  agentId ?? (by.kind === 'agent' ? by.id : targetTypeOf(action) === 'agent' ? targetId : null)

/**
 * Whether the end of a log is as this service left it. Ends and entries from before there were keys have no seal, so an end without a seal
 * is accepted only if its last entry has none.
 */
function* sealingOf({ seals }: World, end: End): Steps<Sealing> {
  const sealing = seals.check('end', end, end.seal)
  if (sealing !== 'unsealed') return sealing
  const [last] = yield* run(findAuditEvent, { accountId: end.accountId, seq: end.seq })
  return last?.seal === null ? 'unsealed' : 'wrong'
}

/** Begins the log of a new account. Its end is sealed from the start, because an emptied log must not look like a new one. */
export const beginLog = ({ seals }: World, accountId: string) =>
  run(openLog, { accountId, seal: seals.make('end', { accountId, seq: 0, hash: '' }) })

/** The next entry of a log, the end of the log after it, and what writes the entry. */
function entryAfter(world: World, before: End, by: Actor, recorded: AnyEvent): { entry: Entry; end: End; writes: Asked[] } {
  const { seals } = world
  const { action, targetId, data: given = {} } = recorded
  const { accountId, seq, hash: prevHash } = before
  const at = world.now()
  const data = given as Record<string, unknown>
  const salt = randomBytes(saltBytes).toString('hex')
  const entry = {
    id: newId('evt', at),
    accountId,
    seq: seq + 1,
    at,
    actorType: actorOf(by).type,
    actorId: actorOf(by).id,
    action,
    targetType: targetTypeOf(action),
    targetId,
    agentId: agentOf(by, recorded),
    requestId: by.requestId,
    data,
    salt,
    dataHash: dataHashOf(salt, data),
    prevHash,
  }
  const mark = { accountId, seq: entry.seq, hash: hashOf(entry) }
  const end = { ...before, ...mark, seal: seals.make('end', mark) }
  const row = { ...entry, hash: mark.hash, seal: seals.make('entry', mark), forAdmins: Number(isForAdmins(action, data)) }
  const findable = findableEntry(entry)
  return { entry, end, writes: [also(insertAuditEvent, row), ...(findable ? [alsoFound(findable)] : [])] }
}

/** A salt is written in hex, because the CSV export puts an apostrophe before a text that begins with a minus sign. */
const saltBytes = 12
/** The salted hash of an entry's details. The entry's hash covers it, so the details can be erased. Nobody can guess them without the salt. */
export const dataHashOf = (salt: string, data: object) => hashSecret(canonical([salt, data]))

/** The fields of an entry that its hash covers, in this order. Anybody can compute it from an export, as the contract describes. */
const hashed = [
  'prevHash',
  'id',
  'accountId',
  'seq',
  'at',
  'actorType',
  'actorId',
  'action',
  'targetType',
  'targetId',
  'agentId',
  'requestId',
] as const

/** Chains an entry to the one before it. */
export const hashOf = (event: Pick<AuditRow, (typeof hashed)[number] | 'data' | 'dataHash'>) =>
  hashSecret(canonical([...hashed.map(field => event[field]), event.dataHash ?? event.data]))
