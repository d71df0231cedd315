import { EventEmitter } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import type { ClientBase, PoolClient } from 'pg'
import type { Log } from '../../../log.ts'
import type { StoreMeter } from '../../../metrics/index.ts'
import { readiness } from '../ready.ts'
import { also, inOrder, StatementError, Unavailable, type Change, type Opening, type Steps, type Store } from '../statement.ts'
import { servers as serversOf, type Database, type Servers } from '../servers.ts'
import { ending } from './changes.ts'
import { ask, inTransaction, onConnection } from './connection.ts'
import { translated } from './errors.ts'
import { refuseOtherSchema } from './fitness.ts'
import { listen } from './listening.ts'
import { prepareDatabase, requireCurrentTables } from './migrating.ts'
import { preparing, type Execute } from './plans.ts'
import { openPool, type Opened } from './pool.ts'
import { usualSchema } from './schemas.ts'

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
  const open = () => openPool(targets.current(), { schema, readOnly, isPooled, patienceMs, log })
  let opened = open()
  if (isPooled) await refuseOtherSchema(opened.pool, schema)
  targets.onMove(() => {
    log.warn('the service moved to another PostgreSQL server')
    void opened.end().catch(() => {})
    opened = open()
  })
  meter?.pool(() => opened.use())

  const statements = preparing(isPooled, meter)
  const changes = new EventEmitter().setMaxListeners(0)
  const ears = readOnly ? undefined : listen(direct, schema, log, patienceMs, change => void changes.emit('change', change))
  await ears?.ready
  return storeOn({ opened: () => opened, targets, direct, statements, changes, ears, patienceMs, meter })
}

/** What a store works with. */
interface Parts {
  /** It changes when the service moves to another server. */
  opened: () => Opened
  targets: Servers
  /** The servers without a pooler before them. */
  direct: Servers
  statements: ReturnType<typeof preparing>
  changes: EventEmitter
  /** Hears and tells the changes of all instances. A store that only reads has none. */
  ears: ReturnType<typeof listen> | undefined
  patienceMs: number
  meter: StoreMeter | undefined
}

function storeOn({ opened, targets, direct, statements: { execute, executeLook }, changes, ears, patienceMs, meter }: Parts): Store {
  /** Runs all work of the store, with errors that contain no values. */
  const attempt = async <T>(work: () => Promise<T>): Promise<T> => {
    try {
      return await work()
    } catch (error) {
      const told = translated(error)
      if (told instanceof Unavailable) {
        ready.failed()
        targets.lost()
      }
      throw told
    }
  }
  /** The same on a connection of its own, within the deadline. */
  const use = <T>(work: (client: PoolClient, answered: () => void) => Promise<T>) =>
    attempt(() => onConnection(opened().pool, patienceMs, work))

  const store: Store = {
    isShared: true,
    read(from, values) {
      const { lines } = opened()
      const ask = async (client: ClientBase) => {
        try {
          return (await execute(client, [also(from, values)])) as never
        } catch (error) {
          throw new StatementError(from.name, error)
        }
      }
      return lines && !from.isLong ? attempt(() => lines.read(ask)) : use(ask)
    },
    async transaction(work) {
      const told: Change[] = []
      const value = await use((client, answered) => {
        const body = () => {
          told.length = 0
          return drive(work(), execute, client, answered, change => told.push(change))
        }
        return inTransaction(client, body, () => ending(told))
      })
      if (told.length > 0) ears?.tell(told)
      if (told.length > 0) ready.wrote()
      meter?.commit(1)
      for (const { entry } of told) if (entry) meter?.logged(entry.action, entry.tookMs)
      return value
    },
    look: work => use((client, answered) => drive(work(), executeLook, client, answered, () => {})),
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
      await Promise.race([Promise.all([ears?.close(), opened().end()]), sleep(closeMs, undefined, { ref: false })])
    },
  }
  const ready = readiness(work => store.transaction(work))
  return store
}

async function drive<T>(
  body: Steps<T>,
  execute: Execute,
  client: PoolClient,
  answered: () => void,
  tell: (change: Change) => unknown,
): Promise<T> {
  const steps = inOrder(body)
  let step = steps.next()
  while (!step.done) {
    const act = step.value
    let answer: unknown
    try {
      answer = await ('change' in act ? tell(act.change) : execute(client, [...act.others, act]))
    } catch (error) {
      step = steps.throw(error)
      continue
    }
    answered()
    step = steps.next(answer)
  }
  return step.value
}
