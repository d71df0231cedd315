/** When something is due next, as far as it is known, so that nobody asks the database before that time. */
import type { Statement, Store } from '../store/index.ts'
import { second } from './world.ts'

export type Agenda = ReturnType<typeof agenda>

/** Beyond this number everything is forgotten and asked for again. */
const mostKnown = 10_000

/** The name under which the closing of quests is known. Quests are everybody's. */
const questsName = 'quests'

/**
 * Keeps, for each owner and for the quests, the earliest instant at which something is due. Each change makes it forget the instant of
 * whoever it concerns. Where several processes write to the database, a change is heard of a little later, so an instant that was
 * asked for counts for a second only.
 */
export function agenda(store: Store, now: () => number) {
  const known = new Map<string, { dueAt: number; askedAt: number }>()
  store.onChange(({ accountId, about, heartbeat }) => {
    if (accountId === '*') known.clear()
    else if (!heartbeat) known.delete(about === 'quest' ? questsName : accountId)
  })
  const isFree = ({ dueAt, askedAt } = { dueAt: 0, askedAt: 0 }) => now() < dueAt && (!store.isShared || Math.abs(now() - askedAt) < second)

  /** Works if something is due. `find` answers the instants at which something is due first. */
  async function keep<V extends object>(name: string, find: Instants<V>, values: V, work: () => Promise<unknown>) {
    if (isFree(known.get(name))) return
    if (known.size >= mostKnown) known.clear()
    // A change that comes before the answer removes this entry, so an answer that is out of date is not kept.
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
