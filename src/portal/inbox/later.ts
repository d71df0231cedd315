/** "Later": what this human does not want to see now, in this browser only. It goes on waiting, and the badge goes on counting it. */
import { useState } from 'preact/hooks'
import { useMe } from '../session.ts'

export function useLater() {
  const key = `later.${useMe().account.id}`
  const [hidden, set] = useState(() => read(key))
  const write = (ids: string[]) => {
    localStorage.setItem(key, JSON.stringify(ids))
    set(ids)
  }
  return {
    hidden: new Set(hidden),
    hide: (id: string) => write([...hidden, id]),
    show: (id: string) => write(read(key).filter(other => other !== id)),
    showAgain: () => write([]),
    /** Forgets those that do not wait any more. */
    keepOnly(waiting: ReadonlySet<string>) {
      const left = hidden.filter(id => waiting.has(id))
      if (left.length < hidden.length) write(left)
    },
  }
}

function read(key: string): string[] {
  try {
    const ids: unknown = JSON.parse(localStorage.getItem(key) ?? '[]')
    return Array.isArray(ids) ? ids.filter(id => typeof id === 'string') : []
  } catch {
    return []
  }
}
