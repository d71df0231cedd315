/** Remembers when something is due next, so that the database is not asked before that time. */
import type { Statement, Store } from '../../store/index.ts'

export type Agenda = ReturnType<typeof agenda>

/** If several processes write to the database, an instant is used only for this time after it was read. */
const sharedMs = 1_000
/** If there are this many entries, all are dropped, and each is read again when it is needed. */
const mostKnown = 10_000

/** The name of the entry for the closing times of all quests. All other entries have the name of an owner. */
const questsName = 'quests'

/**
 * Keeps, for each owner and for the quests, an instant before which nothing is due. If a change says when it makes something new due, the
 * instant of its account becomes that one, if it is earlier. Every other change removes it. What was due first may have ended meanwhile. Then
 * the instant is too early, and when it has come, the database is asked for the next one. If several processes write to the database, a change
 * is announced a little later, so an instant that was read is valid for only a second.
 */
export function agenda(store: Store, now: () => number) {
  const known = new Map<string, { dueAt: number; askedAt: number }>()
  store.onChange(({ accountId, about, heartbeat, delivers, dueAt }) => {
    // Hints about any account may have been lost.
    if (accountId === '*') return known.clear()
    // A heartbeat and a message change nothing that can become due.
    if (heartbeat || delivers) return
    const name = about === 'quest' ? questsName : accountId
    const entry = known.get(name)
    // The instant 0 stands for an answer that has not come yet, and that may be older than the change.
    if (dueAt === undefined || !entry?.dueAt) known.delete(name)
    else entry.dueAt = Math.min(entry.dueAt, dueAt ?? Infinity)
  })
  /** If the clock was put back, an entry that was read in the future is not used either. */
  const nothingIsDue = ({ dueAt, askedAt } = { dueAt: 0, askedAt: 0 }) =>
    now() < dueAt && (!store.isShared || Math.abs(now() - askedAt) < sharedMs)

  /** Calls `work` if something is due. `find` returns the earliest instants at which something is due, or null for what never is. */
  async function workIfDue<V extends object>(name: string, find: Instants<V>, values: V, work: () => Promise<unknown>) {
    if (nothingIsDue(known.get(name))) return
    if (known.size >= mostKnown) known.clear()
    // A change that arrives before the answer removes this entry, so an outdated answer is not stored.
    const entry = { dueAt: 0, askedAt: now() }
    known.set(name, entry)
    const [instants = {}] = await store.read(find, values)
    const dueAt = Math.min(...Object.values(instants).map(at => at ?? Infinity))
    // After the work, the entry still has the instant 0, so the next call asks again whether more is due.
    if (dueAt <= now()) await work()
    else entry.dueAt = dueAt
  }

  return {
    ofOwner: (ownerId: string, find: Instants<{ ownerId: string }>, work: () => Promise<unknown>) =>
      workIfDue(ownerId, find, { ownerId }, work),
    ofQuests: (find: Instants<object>, work: () => Promise<unknown>) => workIfDue(questsName, find, {}, work),
  }
}
type Instants<V extends object> = Statement<V, Record<string, number | null>[]>
