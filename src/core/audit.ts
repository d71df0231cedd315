import { createHash } from 'node:crypto'
import {
  advanceLog,
  auditEventsAfter,
  auditEventsBetween,
  entriesAtOnce,
  findAuditEvent,
  findLogEnd,
  holdLog,
  insertAuditEvent,
  listAuditEvents,
  listServiceLog,
  openLog,
  type AuditRow,
} from '../store/audit.ts'
import { atEnd, run, tell, type Row, type Steps, type Store } from '../store/index.ts'
import { canonical } from './canonical.ts'
import { DomainError } from './errors.ts'
import { newId } from './ids.ts'
import { charge } from './growth.ts'
import { page, type Asked } from './page.ts'
import type { Sealing } from './seals.ts'
import { turnOfLoop } from './turns.ts'
import { service, type Admin, type Agent, type Human, type System, type World } from './world.ts'

export type AuditEvent = AuditRow
export interface ServiceLogEntry {
  event: AuditEvent
  /** In whose log it is. */
  account: { id: string; displayName: string }
}

/** Everything that a log can record. */
export type AuditAction =
  | `account.${'created' | 'updated' | 'password_changed' | 'wrong_password' | 'suspended' | 'resumed'}`
  | `session.${'created' | 'signed_out' | 'revoked'}`
  | `agent.${'created' | 'updated' | 'suspended' | 'resumed' | 'archived'}`
  | `key.${'issued' | 'rotated' | 'revoked'}`
  | `quest.${'created' | 'updated' | 'published' | 'closed' | 'reopened' | 'cancelled' | 'deleted'}`
  | `participation.${'joined' | 'submitted' | 'revision_requested' | 'accepted' | 'rejected' | 'withdrawn' | 'expired' | 'cancelled'}`
  | `approval.${'requested' | 'approved' | 'denied' | 'expired' | 'cancelled'}`
  | 'log.seal_broken'
export type TargetType = 'account' | 'session' | 'agent' | 'key' | 'quest' | 'participation' | 'approval'

export interface Deed {
  action: AuditAction
  target: { type: TargetType; id: string }
  /** In whose log, if not in that of whoever did it. */
  account?: string
  /** Which agent it concerns. */
  agentId?: string
  /** What is worth knowing later; never a secret. */
  data?: Record<string, unknown>
  /** What else of any size is kept because of it. */
  kept?: unknown
}

/** What concerns the safety of the service or is an admin's act: all admins may read it, in whoever's log it is. */
const adminsRead = new Set<string>([
  'account.created',
  'account.password_changed',
  'account.wrong_password',
  'account.suspended',
  'account.resumed',
  'quest.created',
  'quest.updated',
  'quest.published',
  'quest.closed',
  'quest.reopened',
  'quest.cancelled',
  'quest.deleted',
  'participation.accepted',
  'participation.revision_requested',
  'participation.rejected',
  'log.seal_broken',
] satisfies AuditAction[])
export const isForAdmins = (action: string, data: Record<string, unknown>) =>
  adminsRead.has(action) || ((action === 'agent.suspended' || action === 'agent.resumed') && data['by'] === 'admin')

/**
 * Writes down who did what, and tells all who watch: a step of the transaction that does it, in the log of the account that it
 * concerns. Everybody writes to some log, so logs are held last: the entry is written at the end of the transaction. Whoever acts in
 * the own account is charged for what is kept because of it.
 */
export function record(world: World, by: Human | Agent | System, deed: Deed): Steps<void> {
  const actorId = by.kind === 'human' ? by.accountId : by.kind === 'agent' ? by.id : 'service'
  const ownId = by.kind === 'agent' ? by.owner.id : actorId
  const accountId = deed.account ?? ownId
  return atEnd(accountId, () => write(world, by, { ...deed, account: accountId }, actorId, accountId === ownId))
}

function* write(
  world: World,
  by: Human | Agent | System,
  { account: accountId, ...deed }: Deed & { account: string },
  actorId: string,
  isOwn: boolean,
): Steps<void> {
  const agentId = deed.agentId ?? (by.kind === 'agent' ? by.id : deed.target.type === 'agent' ? deed.target.id : null)
  const [head] = yield* run(holdLog, { accountId })
  let end = head!
  // If somebody changed the end of the log from outside, the next entry must not seal that as good without a word.
  const sealing = yield* sealingOf(world, end)
  if (sealing === 'wrong' || sealing === 'unknown_key')
    end = yield* append(world, end, service, 'service', {
      action: 'log.seal_broken',
      target: { type: 'account', id: accountId },
      data: { after: end.seq, seal: sealing },
    })
  const charged = isOwn ? { ...end, ...charge(world, by, deed, end) } : end
  yield* append(world, charged, by, actorId, deed, agentId)
  yield* tell({ accountId, ...(agentId && { agentId }), about: deed.target.type })
}

export type End = Row<'auditHeads'>

/** Whether the end of a log is as this service left it. An end without a seal is from before there were keys, and so must be its last entry. */
function* sealingOf({ seals }: World, end: End): Steps<Sealing> {
  const sealing = seals.check('end', end, end.seal)
  if (sealing !== 'unsealed') return sealing
  const [last] = yield* run(findAuditEvent, { accountId: end.accountId, seq: end.seq })
  return last?.seal === null ? 'unsealed' : 'wrong'
}

/** Begins the log of a new account. Its end is sealed from the start: a log that was emptied must not look like a new one. */
export const beginLog = ({ seals }: World, accountId: string) =>
  run(openLog, { accountId, seal: seals.make('end', { accountId, seq: 0, hash: '' }) })

function* append(
  { seals, now }: World,
  { accountId, seq, hash: prevHash, written, day, writtenOnDay }: End,
  by: Human | Agent | System,
  actorId: string,
  { action, target, data = {} }: Deed,
  agentId: string | null = null,
): Steps<End> {
  const at = now()
  const event = {
    id: newId('evt', at),
    accountId,
    seq: seq + 1,
    at,
    actorType: by.kind,
    actorId,
    action,
    targetType: target.type,
    targetId: target.id,
    agentId,
    requestId: by.requestId,
    data,
    prevHash,
  }
  const mark = { accountId, seq: event.seq, hash: hashOf(event) }
  const end = { ...mark, seal: seals.make('end', mark), written, day, writtenOnDay }
  yield* run(insertAuditEvent, { ...event, hash: mark.hash, seal: seals.make('entry', mark), forAdmins: Number(isForAdmins(action, data)) })
  yield* run(advanceLog, end)
  return end
}

/** A log from some place on, oldest first, a handful at a time: a log of any length fits into memory, and others get their turns. */
export async function* readLog(store: Store, accountId: string, after = 0): AsyncGenerator<AuditEvent> {
  for (;;) {
    const events = await store.read(auditEventsAfter, { accountId, seq: after })
    yield* events
    if (events.length < entriesAtOnce) return
    after = events.at(-1)!.seq
    await turnOfLoop()
  }
}

/** The last instant that a date can be. */
const endOfTime = 8_640_000_000_000_000

/** Accounts whose export is running here. */
const exporting = new Set<string>()

export const audit = (world: World) => ({
  list(
    human: Human,
    asked: Asked & {
      action?: string | undefined
      actor_type?: string | undefined
      agent_id?: string | undefined
      target_id?: string | undefined
      from?: string | undefined
      to?: string | undefined
    },
  ) {
    // Whoever goes on after a cursor has the bound behind; looking from there anew would be looking through all between.
    const within = (sort: string) => asked.cursor !== undefined && asked.sort === sort
    return page(world, asked, {
      list: listAuditEvents,
      of: { accountId: human.accountId },
      where: {
        action: asked.action !== undefined && { action: asked.action },
        actor: asked.actor_type !== undefined && { actorType: asked.actor_type },
        agent: asked.agent_id !== undefined && { agentId: asked.agent_id },
        target: asked.target_id !== undefined && { targetId: asked.target_id },
        from: asked.from !== undefined && !within('at') && { from: Date.parse(asked.from) },
        to: asked.to !== undefined && !within('-at') && { to: Date.parse(asked.to) },
      },
      keys: { at: row => row.at },
      last: row => row.seq,
    })
  },

  read: (accountId: string, after = 0): AsyncGenerator<AuditEvent> => readLog(world.store, accountId, after),

  /** The same of some time. It begins there, however much is before it. */
  async *readBetween(accountId: string, from: number, to: number): AsyncGenerator<AuditEvent> {
    // No entry has a seq of 0: so it begins with the first of its instant.
    for (let place = { at: from, seq: 0 }; ; await turnOfLoop()) {
      const events = await world.store.read(auditEventsBetween, { accountId, to, ...place })
      yield* events
      if (events.length < entriesAtOnce) return
      const { at, seq } = events.at(-1)!
      place = { at, seq }
    }
  },

  /**
   * A log, or a part of it, for somebody who takes all. One at a time: reading it costs more than any other request. Whoever gets it
   * calls `done` when it is over.
   */
  export(accountId: string, { from, to }: { from?: string | undefined; to?: string | undefined }) {
    if (exporting.has(accountId))
      throw new DomainError('export_running', 'An export of your log is running. Wait until it has ended, or stop it.')
    exporting.add(accountId)
    const isWhole = from === undefined && to === undefined
    return {
      events: isWhole
        ? this.read(accountId)
        : this.readBetween(accountId, from === undefined ? 0 : Date.parse(from), to === undefined ? endOfTime : Date.parse(to)),
      done: () => void exporting.delete(accountId),
    }
  },

  async end(accountId: string) {
    const [end] = await world.store.read(findLogEnd, { accountId })
    return end?.seq ?? 0
  },

  /** What admins and the service did to whomever, and what concerns the safety of the service: entries of all logs. */
  serviceLog(
    _: Admin,
    asked: Asked & {
      action?: string | undefined
      actor_id?: string | undefined
      account_id?: string | undefined
      from?: string | undefined
      to?: string | undefined
    },
  ) {
    return page(world, asked, {
      list: listServiceLog,
      of: {},
      where: {
        action: asked.action !== undefined && { action: asked.action },
        actor: asked.actor_id !== undefined && { actorId: asked.actor_id },
        account: asked.account_id !== undefined && { accountId: asked.account_id },
        from: asked.from !== undefined && { from: Date.parse(asked.from) },
        to: asked.to !== undefined && { to: Date.parse(asked.to) },
      },
      keys: { at: row => row.event.at },
    })
  },
})

/** Chains an entry to the one before it. Anybody can work it out from an export, as the contract says. */
export function hashOf({
  prevHash,
  id,
  accountId,
  seq,
  at,
  actorType,
  actorId,
  action,
  targetType,
  targetId,
  agentId,
  requestId,
  data,
}: Omit<AuditRow, 'hash' | 'seal' | 'forAdmins'>) {
  return createHash('sha256')
    .update(canonical([prevHash, id, accountId, seq, at, actorType, actorId, action, targetType, targetId, agentId, requestId, data]))
    .digest('hex')
}
