import { createHash } from 'node:crypto'
import type { AdminListAuditEventsQuery, ExportAuditEventsQuery, ListAuditEventsQuery } from '../../generated/inputs.js'
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
import { canonical } from './kit/canonical.ts'
import { DomainError } from './kit/errors.ts'
import { nothingElse } from './kit/exact.ts'
import { newId } from './kit/ids.ts'
import { charge } from './growth.ts'
import { page } from './kit/page.ts'
import type { Sealing } from './kit/seals.ts'
import { share, turnOfLoop } from './kit/turns.ts'
import { service, type Admin, type Agent, type Human, type System, type World } from './world.ts'

export type AuditEvent = AuditRow
export interface ServiceLogEntry {
  event: AuditEvent
  /** The account whose log it is in. */
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
  /** The account whose log it goes into, if it is not the actor's. */
  account?: string
  /** Which agent it concerns. */
  agentId?: string
  /** Details that are useful later, never a secret. */
  data?: Record<string, unknown>
  /** The size of everything else that is kept because of it. */
  kept?: unknown
}

/**
 * True if it concerns the safety of the service or is an action of an admin. All admins may read such entries, whoever's log they are in.
 */
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
 * Records who did what, and tells everyone who watches. It is a step of the transaction that makes the change, and the entry goes into the
 * log of the account that it concerns. Every transaction writes to some log, so logs are held last: the entry is written at the end of the
 * transaction. What is kept because of it counts against the actor's account, if the log is the actor's own.
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
  // If somebody changed the end of the log from outside, the next entry must not silently seal that as good.
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

/**
 * Whether the end of a log is as this service left it. An end without a seal is from before there were keys, so its last entry must be too.
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

/** The entries of a log after a place, oldest first. Reads page by page, so that a log of any length fits into memory and others get their turns. */
export async function* readLog(store: Store, accountId: string, after = 0): AsyncGenerator<AuditEvent> {
  for (;;) {
    const events = await store.read(auditEventsAfter, { accountId, seq: after })
    yield* events
    if (events.length < entriesAtOnce) return
    after = events.at(-1)!.seq
    await turnOfLoop()
  }
}

/** All readers of long logs together take at most this part of a core. */
const inTurn = share({ part: 0.25, longestPauseMs: 1_000 })

/** How an entry is written for a reader; empty if this reader does not get it. */
export type Write = (event: AuditEvent) => string
export interface TextPage {
  text: string
  /** The `seq` of its last entry. */
  last: number
}

/**
 * Reads a log page by page, each page as one text. The first page comes at once. Each further page waits for its turn: reading and
 * writing down a long log is the most expensive thing that an account may ask for.
 */
async function* textPages(
  accountId: string,
  write: Write,
  read: (last?: Pick<AuditEvent, 'at' | 'seq'>) => Promise<AuditEvent[]>,
): AsyncGenerator<TextPage> {
  const pageAfter = async (entry?: AuditEvent) => {
    const events = await read(entry)
    return { text: events.map(write).join(''), last: events.at(-1), isEnd: events.length < entriesAtOnce }
  }
  for (let page = await pageAfter(); page.last;) {
    const { text, last, isEnd } = page
    yield { text, last: last.seq }
    if (isEnd) return
    page = await inTurn(accountId, () => pageAfter(last))
  }
}

/** The last instant that a date can hold. */
const endOfTime = 8_640_000_000_000_000

/** Accounts that have an export running on this instance. */
const exporting = new Set<string>()

export const audit = (world: World) => ({
  list(human: Human, asked: ListAuditEventsQuery) {
    const { action, actorType, agentId, targetId, from, to, ...rest } = asked
    nothingElse(rest)
    // After a cursor the lower bound has been passed already. Searching for it again would read everything in between.
    const within = (sort: string) => asked.cursor !== undefined && asked.sort === sort
    return page(world, asked, {
      list: listAuditEvents,
      of: { accountId: human.accountId },
      where: {
        action: action !== undefined && { action },
        actor: actorType !== undefined && { actorType },
        agent: agentId !== undefined && { agentId },
        target: targetId !== undefined && { targetId },
        from: from !== undefined && !within('at') && { from },
        to: to !== undefined && !within('-at') && { to },
      },
      keys: { at: row => row.at },
      last: row => row.seq,
    })
  },

  /** The entries after one of them, oldest first. */
  after: (accountId: string, after: number, write: Write) =>
    textPages(accountId, write, last => world.store.read(auditEventsAfter, { accountId, seq: last?.seq ?? after })),

  /** The entries of a time. The database finds the first one without reading what is before it. */
  between: (accountId: string, from: number, to: number, write: Write) =>
    // No entry has a `seq` of 0, so this begins with the first entry of that instant.
    textPages(accountId, write, ({ at, seq } = { at: from, seq: 0 }) => world.store.read(auditEventsBetween, { accountId, to, at, seq })),

  /** A log, or a part of it, as a file. An account can run one export at a time. The caller calls `done` when the export is over. */
  export(accountId: string, { from, to, ...rest }: Omit<ExportAuditEventsQuery, 'format'>, write: Write) {
    nothingElse(rest)
    if (exporting.has(accountId))
      throw new DomainError('export_running', 'An export of your log is running. Wait until it has ended, or stop it.')
    exporting.add(accountId)
    const isWhole = from === undefined && to === undefined
    return {
      pages: isWhole ? this.after(accountId, 0, write) : this.between(accountId, from ?? 0, to ?? endOfTime, write),
      done: () => void exporting.delete(accountId),
    }
  },

  async end(accountId: string) {
    const [end] = await world.store.read(findLogEnd, { accountId })
    return end?.seq ?? 0
  },

  /** Actions of admins and of the service, and what concerns the safety of the service: entries of all logs. */
  serviceLog(_: Admin, asked: AdminListAuditEventsQuery) {
    const { action, actorId, accountId, from, to, ...rest } = asked
    nothingElse(rest)
    return page(world, asked, {
      list: listServiceLog,
      of: {},
      where: {
        action: action !== undefined && { action },
        actor: actorId !== undefined && { actorId },
        account: accountId !== undefined && { accountId },
        from: from !== undefined && { from },
        to: to !== undefined && { to },
      },
      keys: { at: row => row.event.at },
    })
  },
})

/** Chains an entry to the one before it. Anybody can compute this from an export, as the contract describes. */
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
