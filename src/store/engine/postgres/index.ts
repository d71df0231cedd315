import { EventEmitter } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import { Pool, type PoolClient } from 'pg'
import type { Log } from '../../../log.ts'
import { readiness } from '../ready.ts'
import {
  inOrder,
  reasonOf,
  StatementError,
  Unavailable,
  type AnyStatement,
  type Change,
  type Hold,
  type Opening,
  type Steps,
  type Store,
} from '../statement.ts'
import { servers as serversOf, type Database } from '../servers.ts'
import { ending } from './changes.ts'
import { ask, inTransaction, onConnection } from './connection.ts'
import { translated } from './errors.ts'
import { refuseOtherSchema } from './fitness.ts'
import { listen } from './listening.ts'
import { prepareDatabase, requireCurrentTables } from './migrating.ts'
import { executing, mostNamed, planning, written, type Execute } from './plans.ts'
import { usualSchema } from './schemas.ts'

const poolConnections = 16
/** The longest wait for a connection to close. A frozen server does not answer. */
const closeMs = 1_000
/** A store that many instances share. */
export async function openPostgres(
  where: Database,
  log: Log,
  { access = 'own', meter, patienceMs = 4_000, report }: Opening,
): Promise<Store> {
  const { schema = usualSchema, directUrl } = where
  const direct = serversOf(directUrl ?? where.url)
  await direct.find()
  if (access === 'own') await prepareDatabase(direct.current(), where, log, report)
  if (access === 'share') await requireCurrentTables(direct.current(), schema)
  const readOnly = access === 'read'
  // A pooler refuses options at the start of a connection, and loses the names of statements.
  const isPooled = directUrl !== undefined && !readOnly
  const targets = isPooled ? serversOf(where.url) : direct
  // PostgreSQL itself cancels a statement a little earlier, so that its connection stays usable.
  const statementMs = patienceMs - 500
  const openPool = () => {
    const pool = new Pool({
      connectionString: isPooled ? targets.current() : withOptions(targets.current(), schema, readOnly),
      max: poolConnections,
      connectionTimeoutMillis: patienceMs - 1_000,
      ...(!isPooled && { statement_timeout: statementMs, idle_in_transaction_session_timeout: statementMs }),
      keepAlive: true,
    })
    // Without listeners, the loss of the server would end this process too. An idle connection reports the error to the pool. A connection
    // in use reports it only to itself, and its user gets it from the statement that fails.
    pool.on('error', error => log.warn({ reason: reasonOf(error).code }, 'PostgreSQL closed an idle connection'))
    pool.on('connect', client => void client.on('error', () => {}))
    return pool
  }
  let pool = openPool()
  if (isPooled) await refuseOtherSchema(pool, schema)
  targets.onMove(() => {
    log.warn('the service moved to another PostgreSQL server')
    void pool.end().catch(() => {})
    pool = openPool()
  })
  const waitingFor = () => ({ busy: pool.totalCount - pool.idleCount, idle: pool.idleCount, waiting: pool.waitingCount })
  meter?.pool(waitingFor)

  // Weaker than FOR UPDATE: other transactions can insert rows that refer to a held row, so a foreign key never waits.
  const hold: Hold = (query, others = 'wait') =>
    (query as { for(strength: string, how: { skipLocked?: true }): typeof query }).for(
      'no key update',
      others === 'skip' ? { skipLocked: true } : {},
    )
  const prepared = new Map<string, Execute>()
  const preparer =
    (hold: Hold, mark = '') =>
    (statement: AnyStatement) => {
      const name = `${mark}${statement.name}`
      const known = prepared.get(name)
      if (known) return known
      const isKept = prepared.size < mostNamed
      const isNamed = isKept && !isPooled
      const execute = executing(written(name, statement, hold), isNamed ? name : undefined, meter)
      if (isKept) prepared.set(name, execute)
      return execute
    }
  const prepare = preparer(hold)
  /** The same statements without locks: a look must not wait for a transaction, and a transaction must not wait for a look. */
  const prepareLook = preparer(query => query, 'look ')

  const changes = new EventEmitter().setMaxListeners(0)
  const ears = readOnly ? undefined : listen(direct, schema, log, patienceMs, change => void changes.emit('change', change))
  await ears?.ready

  /** Runs all work of the store: on a connection, within the deadline, and with errors that contain no values. */
  const use = async <T>(work: (client: PoolClient, answered: () => void) => Promise<T>): Promise<T> => {
    try {
      return await onConnection(pool, patienceMs, work)
    } catch (error) {
      const told = translated(error)
      if (told instanceof Unavailable) {
        ready.failed()
        targets.lost()
      }
      throw told
    }
  }

  const store: Store = {
    isShared: true,
    read(from, values) {
      const asked = new Error()
      return use(async client => {
        try {
          return (await prepare(from)(client, values)) as never
        } catch (error) {
          throw new StatementError(from.name, error, asked)
        }
      })
    },
    async transaction(work) {
      const told: Change[] = []
      const value = await use((client, answered) => {
        const body = () => {
          told.length = 0
          return drive(
            work(),
            ({ statement, values }) => prepare(statement)(client, values),
            answered,
            change => told.push(change),
          )
        }
        return inTransaction(client, body, () => ending(told))
      })
      if (told.length > 0) ears?.tell(told)
      if (told.length > 0) ready.wrote()
      meter?.commit(1)
      for (const { entry } of told) if (entry) meter?.logged(entry.action, entry.ageMs)
      return value
    },
    look: work =>
      use((client, answered) =>
        drive(
          work(),
          ({ statement, values }) => prepareLook(statement)(client, values),
          answered,
          () => {},
        ),
      ),
    onChange(listener) {
      changes.on('change', listener)
      return () => changes.off('change', listener)
    },
    async check() {
      await use(client => ask(client, 'SELECT 1'))
      await ready.check()
    },
    /** Here VACUUM does so, which PostgreSQL runs by itself. */
    removeCopies: async () => true,
    async close() {
      for (const one of [targets, direct]) one.close()
      await Promise.race([Promise.all([ears?.close(), pool.end()]), sleep(closeMs, undefined, { ref: false })])
    },
  }
  const ready = readiness(work => store.transaction(work))
  return store
}

/** The URL with these options, besides its own. */
function withOptions(url: string, schema: string, readOnly: boolean) {
  const there = new URL(url)
  const settings = [
    ...planning,
    ...(schema === usualSchema ? [] : [`search_path=${schema}`]),
    ...(readOnly ? ['default_transaction_read_only=on'] : []),
  ]
  there.searchParams.set('options', `${there.searchParams.get('options') ?? ''}${settings.map(one => ` -c ${one}`).join('')}`)
  return there.href
}

async function drive<T>(
  body: Steps<T>,
  execute: (act: { statement: AnyStatement; values: object }) => Promise<unknown>,
  answered: () => void,
  tell: (change: Change) => unknown,
): Promise<T> {
  const steps = inOrder(body)
  let step = steps.next()
  while (!step.done) {
    const act = step.value
    let answer: unknown
    try {
      answer = await ('change' in act ? tell(act.change) : execute(act))
    } catch (error) {
      step = steps.throw(error)
      continue
    }
    answered()
    step = steps.next(answer)
  }
  return step.value
}
