/** The requests that the human has hidden in this browser. They still wait, and the badge still counts them. */
import { useState } from 'preact/hooks'
import { useMe } from '../../session.ts'

export function usePostponed() {
  const key = `later.${useMe().account.id}`
  const [ids, setIds] = useState(() => read(key))
  const write = (ids: string[]) => {
    localStorage.setItem(key, JSON.stringify(ids))
    setIds(ids)
  }
  return {
    ids: new Set(ids),
    add: (id: string) => write([...ids, id]),
    remove: (id: string) => write(read(key).filter(other => other !== id)),
    clear: () => write([]),
    /** Forgets requests that do not wait any more. */
    keepOnly(waiting: ReadonlySet<string>) {
      const left = ids.filter(id => waiting.has(id))
      if (left.length < ids.length) write(left)
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
