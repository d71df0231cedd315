/** A value that several parts of the page show. They are drawn again when it changes. */
import { useCallback, useEffect, useState } from 'preact/hooks'

interface Store<T> {
  get(): T
  set(value: T): void
  watch(update: () => void): () => void
}

export function createStore<T>(value: T): Store<T> {
  const watchers = new Set<() => void>()
  return {
    get: () => value,
    set(next) {
      if (Object.is(next, value)) return
      value = next
      for (const update of watchers) update()
    },
    watch(update) {
      watchers.add(update)
      return () => void watchers.delete(update)
    },
  }
}

/** Draws a component again after a change that is not in its state. */
export function useRedraw() {
  const [, setCount] = useState(0)
  return useCallback(() => setCount(count => count + 1), [])
}

export function useStore<T>(store: Store<T>): T {
  const [value, setValue] = useState({ now: store.get() })
  useEffect(() => {
    const update = () => setValue(shown => (Object.is(shown.now, store.get()) ? shown : { now: store.get() }))
    // It may have changed since the drawing.
    update()
    return store.watch(update)
  }, [store])
  return value.now
}
