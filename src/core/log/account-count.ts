/**
 * How many accounts have a log. An account can be deleted, but its log stays, so the number never shrinks. It is sealed with a key outside the
 * database. So if somebody removes an account together with its log in the database, the numbers differ.
 */
import { countLogs } from '../../store/log/audit.ts'
import { run, type Row, type Steps, type Store } from '../../store/index.ts'
import { findMeta, holdMeta, insertMeta, setMeta } from '../../store/engine/meta.ts'
import type { Sealing, Seals } from '../kit/seals.ts'
import type { World } from '../kit/world.ts'

const name = 'accounts'

export interface AccountCount {
  accounts: number
  /** When the count began: with the database, or when an early version was replaced. A later time means that somebody has removed the count. */
  begunAt: number
}
type Read = AccountCount & { sealing: Sealing }
type Means = Pick<World, 'store' | 'seals' | 'now'>

/** Begins the count if there is none, or none that can be checked. Counts accounts of early versions, which did not count. */
export const beginCount = ({ store, seals, now }: Means) =>
  store.transaction(function* () {
    const [row] = yield* run(insertMeta, { name, value: '' })
    const kept = row ? undefined : yield* hold(seals)
    if (kept?.sealing === 'wrong') return
    const [{ n }] = (yield* run(countLogs, {})) as [{ n: number }]
    const begunAt = kept?.sealing === 'good' ? kept.begunAt : now()
    yield* write(seals, { accounts: Math.max(n, kept?.sealing === 'good' ? kept.accounts : 0), begunAt })
  })

/** Holds the count, so sign-ups take turns. Counts one more account, unless somebody has changed the count: then `make verify` must find that. */
export function* countAccount({ seals }: Pick<World, 'seals'>): Steps<void> {
  const kept = yield* hold(seals)
  if (kept?.sealing === 'good') yield* write(seals, { accounts: kept.accounts + 1, begunAt: kept.begunAt })
}

/** Holds the count and does not change it, so that whoever changes an address takes turns with sign-ups and with others who do. */
export function* holdCount(): Steps<void> {
  yield* run(holdMeta, { name })
}

/** The count, or a text that says what is wrong with it. Undefined if there is none. */
export async function readCount(store: Store, seals: Seals): Promise<AccountCount | string | undefined> {
  const [row] = await store.read(findMeta, { name })
  if (!row) return undefined
  const { sealing, ...count } = parse(seals, row)
  if (sealing === 'good') return count
  return sealing === 'unknown_key' ? 'the count is sealed with a key that was not given' : 'the count was not sealed by this service'
}

function* hold(seals: Seals): Steps<Read | undefined> {
  const [row] = yield* run(holdMeta, { name })
  return row && parse(seals, row)
}

const markOf = ({ accounts, begunAt }: AccountCount) => ({ accountId: '', seq: accounts, hash: String(begunAt) })

function* write(seals: Seals, count: AccountCount): Steps<void> {
  const value = [count.accounts, count.begunAt, seals.make('accounts', markOf(count))].join(' ')
  yield* run(setMeta, { name, value })
}

function parse(seals: Seals, { value }: Row<'meta'>): Read {
  const [accounts, begunAt, seal = ''] = value.split(' ')
  const count = { accounts: Number(accounts), begunAt: Number(begunAt) }
  return { ...count, sealing: seals.check('accounts', markOf(count), seal) }
}
