/** A value that many parts of the page look at: whoever shows it is drawn anew when it changes. */
import { useEffect, useState } from 'preact/hooks'

interface Store<T> {
  get(): T
  set(value: T): void
  watch(look: () => void): () => void
}

export function createStore<T>(value: T): Store<T> {
  const watchers = new Set<() => void>()
  return {
    get: () => value,
    set(next) {
      if (Object.is(next, value)) return
      value = next
      for (const look of watchers) look()
    },
    watch(look) {
      watchers.add(look)
      return () => void watchers.delete(look)
    },
  }
}

export function useStore<T>(store: Store<T>): T {
  const [value, show] = useState({ now: store.get() })
  useEffect(() => {
    const look = () => show(shown => (Object.is(shown.now, store.get()) ? shown : { now: store.get() }))
    // It may have changed between the drawing and now.
    look()
    return store.watch(look)
  }, [store])
  return value.now
}
