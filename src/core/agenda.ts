/** Remembers when something is due next, so that the database is not asked before that time. */
import type { Statement, Store } from '../store/index.ts'

export type Agenda = ReturnType<typeof agenda>

/** If several processes write to the database, an instant is used for this time after it was read. */
const sharedMs = 1_000
/** Beyond this number of entries, all are dropped and read again. */
const mostKnown = 10_000

/** The entry for the closing of quests, which belong to no owner. */
const questsName = 'quests'

/**
 * Keeps, for each owner and for the quests, the earliest instant at which something is due. Each change removes the instant of the
 * account that it concerns. If several processes write to the database, a change is announced a little later, so an instant that was read
 * is valid for only a second.
 */
export function agenda(store: Store, now: () => number) {
  const known = new Map<string, { dueAt: number; askedAt: number }>()
  store.onChange(({ accountId, about, heartbeat }) => {
    if (accountId === '*') known.clear()
    else if (!heartbeat) known.delete(about === 'quest' ? questsName : accountId)
  })
  const isFree = ({ dueAt, askedAt } = { dueAt: 0, askedAt: 0 }) =>
    now() < dueAt && (!store.isShared || Math.abs(now() - askedAt) < sharedMs)

  /** Calls `work` if something is due. `find` returns the earliest instants at which something is due. */
  async function keep<V extends object>(name: string, find: Instants<V>, values: V, work: () => Promise<unknown>) {
    if (isFree(known.get(name))) return
    if (known.size >= mostKnown) known.clear()
    // A change that arrives before the answer removes this entry, so an outdated answer is not stored.
    const entry = { dueAt: 0, askedAt: now() }
    known.set(name, entry)
    const [instants = {}] = await store.read(find, values)
    const dueAt = Math.min(...Object.values(instants).map(at => at ?? Infinity))
    if (dueAt <= now()) await work()
    else entry.dueAt = dueAt
  }

  return {
    ofOwner: (ownerId: string, find: Instants<{ ownerId: string }>, work: () => Promise<unknown>) => keep(ownerId, find, { ownerId }, work),
    ofQuests: (find: Instants<object>, work: () => Promise<unknown>) => keep(questsName, find, {}, work),
  }
}
type Instants<V extends object> = Statement<V, Record<string, number | null>[]>
