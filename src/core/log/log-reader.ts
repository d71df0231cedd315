/** Reads the audit log: as lists, as a stream of pages, and as a file. */
import type { AdminListAuditEventsQuery, ExportAuditEventsQuery, ListAuditEventsQuery } from '../../../generated/inputs.js'
import {
  auditEventsAfter,
  auditEventsBetween,
  entriesAtOnce,
  findLogEnd,
  listAuditEvents,
  listServiceLog,
  type AuditRow,
} from '../../store/log/audit.ts'
import type { Store } from '../../store/index.ts'
import { DomainError } from '../kit/errors.ts'
import { nothingElse } from '../kit/exact.ts'
import { page } from '../kit/page.ts'
import { share, turnOfLoop } from '../kit/turns.ts'
import type { Admin } from '../kit/roles.ts'
import type { Human, World } from '../kit/world.ts'

export type AuditEvent = AuditRow
export interface ServiceLogEntry {
  event: AuditEvent
  /** The account whose log it is in. */
  account: { id: string; displayName: string }
}

/** The entries of a log after a place, oldest first. Reads page by page, so that a log of any length fits into memory and other requests get their turns. */
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
        action,
        actorType,
        agentId,
        targetId,
        from: within('at') ? undefined : from,
        to: within('-at') ? undefined : to,
      },
      keys: { at: row => row.at },
      last: row => row.seq,
    })
  },

  /** The entries after one of them, oldest first. */
  after: (accountId: string, after: number, write: Write) =>
    textPages(accountId, write, last => world.store.read(auditEventsAfter, { accountId, seq: last?.seq ?? after })),

  /** The entries of a period. The database finds the first one without reading the entries before it. */
  between: (accountId: string, from: number, to: number, write: Write) =>
    // No entry has a `seq` of 0, so this begins with the first entry of that instant.
    textPages(accountId, write, ({ at, seq } = { at: from, seq: 0 }) => world.store.read(auditEventsBetween, { accountId, to, at, seq })),

  /** A log, or a part of it, as a file. An account can run one export at a time. The caller must call `done` when the export is over. */
  export(accountId: string, { from, to, ...rest }: Omit<ExportAuditEventsQuery, 'format'>, write: Write) {
    nothingElse(rest)
    if (exporting.has(accountId))
      throw new DomainError(
        'export_running',
        'An export of your account or of your log is already running. Wait until it ends, or stop it.',
      )
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

  /** The entries of all logs that every admin may read: actions of admins, and what concerns the security of the service. */
  serviceLog(_: Admin, asked: AdminListAuditEventsQuery) {
    const { action, actorId, accountId, from, to, ...rest } = asked
    nothingElse(rest)
    return page(world, asked, {
      list: listServiceLog,
      of: {},
      where: { action, actorId, accountId, from, to },
      keys: { at: row => row.event.at },
    })
  },
})
