/** Reads the audit log: as lists, as a stream of pages, and as a file. */
import type { AdminListAuditEventsQuery, ExportAuditEventsQuery, ListAuditEventsQuery } from '../../../generated/inputs.js'
import {
  auditEventsAfter,
  entriesAtOnce,
  exportedAfter,
  exportedBetween,
  findLogEnd,
  listAuditEvents,
  listServiceLog,
  searchAuditEvents,
  type AuditRow,
} from '../../store/log/audit.ts'
import type { Row, Store } from '../../store/index.ts'
import type { AuditAction } from './events.ts'
import { DomainError } from '../kit/errors.ts'
import { nothingElse } from '../kit/exact.ts'
import { findingOwn } from '../kit/own-search.ts'
import { bounded, page } from '../kit/page.ts'
import { share, turnOfLoop } from '../kit/turns.ts'
import type { Admin } from '../kit/roles.ts'
import type { Principal, World } from '../kit/world.ts'

export type AuditEvent = AuditRow
export interface ServiceLogEntry {
  event: AuditEvent
  /** The account whose log it is in. */
  account: { id: string; displayName: string }
}

/**
 * The entries of a log after a place, oldest first. Reads page by page, so that a log of any length fits into memory and other requests get
 * their turns.
 */
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

/** An entry of an export. If it has a digest, `shown` is the request that the digest covers. */
export interface Exported {
  event: AuditEvent
  shown: Pick<Row<'approvals'>, 'agentId' | 'kind' | 'title' | 'arguments' | 'allowed' | 'reason' | 'nonce'> | 'erased' | undefined
}

/** Returns an entry as the text that a reader gets, or an empty text if this reader must not get it. */
type Write = (event: AuditEvent) => string
interface TextPage {
  text: string
  /** The `seq` of its last entry. */
  last: number
}

/**
 * Reads a log page by page, each page as one text. The first page comes at once. Each further page waits for its turn,
 * because a long log is the most expensive request that an account can make.
 */
async function* textPages<Entry>(
  accountId: string,
  write: (entry: Entry) => string,
  placeOf: (entry: Entry) => Place,
  read: (last?: Place) => Promise<Entry[]>,
): AsyncGenerator<TextPage> {
  const pageAfter = async (place?: Place) => {
    const entries = await read(place)
    const last = entries.at(-1)
    return { text: entries.map(write).join(''), last: last && placeOf(last), isEnd: entries.length < entriesAtOnce }
  }
  for (let page = await pageAfter(); page.last;) {
    const { text, last, isEnd } = page
    yield { text, last: last.seq }
    if (isEnd) return
    page = await inTurn(accountId, () => pageAfter(last))
  }
}

type Place = Pick<AuditEvent, 'at' | 'seq'>

/** The last instant that a date can hold. */
const endOfTime = 8_640_000_000_000_000

/** Accounts that have an export running on this instance. */
const exporting = new Set<string>()

export const audit = { list, lastAt, after, export: exportLog, end, serviceLog }

function list(world: World, human: Principal, asked: ListAuditEventsQuery) {
  return entriesOf(world, human.accountId, asked)
}

/**
 * When this last happened in a period. Undefined if it is not among the last entries that a page tests, or if the old part of the log was
 * deleted.
 */
async function lastAt(
  world: World,
  accountId: string,
  what: { action: AuditAction; targetId: string; from: number; to: number },
): Promise<number | undefined> {
  const { items } = await entriesOf(world, accountId, { ...what, sort: '-created_at', limit: 1 })
  return items[0]?.at
}

async function entriesOf(world: World, accountId: string, asked: ListAuditEventsQuery) {
  const { q, action, actorType, agentId, targetId, from, to, ...rest } = asked
  nothingElse(rest)
  return page(world, accountId, asked, {
    list: q === undefined ? listAuditEvents : searchAuditEvents,
    of: { accountId },
    also: q === undefined ? {} : await findingOwn(world, accountId, q, 'approval', 'entry'),
    where: {
      action,
      actorType,
      agentId,
      targetId,
      ...bounded(asked, 'created_at', { from, to }),
    },
    keys: { created_at: row => row.at },
    last: row => row.seq,
  })
}

/** The entries after one of them, oldest first. */
function after(world: World, accountId: string, after: number, write: Write) {
  const read = (last?: Place) => world.store.read(auditEventsAfter, { accountId, seq: last?.seq ?? after })
  return textPages(accountId, write, event => event, read)
}

/** A log, or a part of it, as a file. An account can run one export at a time. The caller must call `done` when the export is over. */
function exportLog(
  world: World,
  accountId: string,
  { from, to, ...rest }: Omit<ExportAuditEventsQuery, 'format'>,
  write: (entry: Exported) => string,
) {
  nothingElse(rest)
  if (exporting.has(accountId))
    throw new DomainError('export_running', 'An export of your account or of your log is already running. Wait until it ends, or stop it.')
  exporting.add(accountId)
  const isWhole = from === undefined && to === undefined
  // No entry has a `seq` of 0, so a period begins with the first entry of its first instant.
  const read = async ({ at, seq }: Place = { at: from ?? 0, seq: 0 }) => {
    const rows = await (isWhole
      ? world.store.read(exportedAfter, { accountId, seq })
      : world.store.read(exportedBetween, { accountId, to: to ?? endOfTime, at, seq }))
    return rows.map(({ event, seen }): Exported => ({ event, shown: 'digest' in event.data ? (seen ?? 'erased') : undefined }))
  }
  return {
    pages: textPages(accountId, write, ({ event }) => event, read),
    done: () => void exporting.delete(accountId),
  }
}

async function end(world: World, accountId: string) {
  const [end] = await world.store.read(findLogEnd, { accountId })
  return end?.seq ?? 0
}

/** The entries of all logs that every admin may read: actions of admins, and what concerns the security of the service. */
function serviceLog(world: World, admin: Admin, asked: AdminListAuditEventsQuery) {
  const { action, actorId, accountId, from, to, ...rest } = asked
  nothingElse(rest)
  return page(world, admin.accountId, asked, {
    list: listServiceLog,
    of: {},
    where: { action, actorId, accountId, ...bounded(asked, 'created_at', { from, to }) },
    keys: { created_at: row => row.event.at },
  })
}
