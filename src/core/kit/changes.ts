/** One feed of changes for the whole process. Each change goes to the watchers that it concerns. */
import type { Change } from '../../store/index.ts'
import type { World } from './world.ts'

/** What has changed at the desk. See desk-events.ts. */
export type DeskEvent = 'submissions.changed' | 'quests.changed' | 'accounts.changed' | 'service_log.changed'

export type Changes = ReturnType<typeof changes>

export function changes(world: World) {
  const watchers = new Map<string, Set<(change: Change) => void>>()
  const deskWatchers = new Set<(events: readonly DeskEvent[] | undefined) => void>()
  let over = false
  const publish = (change: Change) => {
    const concerned = change.accountId === '*' ? [...watchers.values()] : [watchers.get(change.accountId) ?? []]
    for (const set of concerned) for (const watcher of set) watcher(change)
    if (change.desk || change.accountId === '*') for (const watcher of deskWatchers) watcher(change.desk as DeskEvent[] | undefined)
  }
  const stop = world.store.onChange(publish)

  return {
    /** Calls back at every change in an account, until it is cancelled. A change is a hint to read again. */
    watch(accountId: string, watcher: (change: Change) => void): () => void {
      let set = watchers.get(accountId)
      if (!set) watchers.set(accountId, (set = new Set()))
      set.add(watcher)
      return () => {
        set.delete(watcher)
        if (set.size === 0) watchers.delete(accountId)
      }
    },
    /** Calls back with what has changed at the desk, in whatever account, until it is cancelled. Without a list, anything may have changed. */
    watchDesk(watcher: (events: readonly DeskEvent[] | undefined) => void): () => void {
      deskWatchers.add(watcher)
      return () => void deskWatchers.delete(watcher)
    },
    stop,

    /** Whether the service is stopping. Watchers then end their work. */
    isOver: () => over,

    /** Call this when the service stops. It wakes all watchers. */
    end() {
      over = true
      publish({ accountId: '*' })
    },
  }
}
