/**
 * The secret of a key that was just issued, for the one screen that shows it. It is kept in this variable and nowhere else: not in the address,
 * the history, the storage or what the page knows; and it is forgotten when that screen is left, in whatever way.
 */
import { useEffect } from 'preact/hooks'
import type { Schemas } from '../api.ts'
import { go } from '../router.ts'
import { createStore, useStore } from '../store.ts'

const fresh = createStore<Schemas['IssuedKey'] | undefined>(undefined)
const forget = () => fresh.set(undefined)

/** To the screen that shows it. */
export function showOnce({ key, secret }: Schemas['IssuedKey']) {
  fresh.set({ key, secret })
  go(`agents/${key.agent_id}/connect`)
}

/** For that screen only: the secret goes with it. */
export function useFreshKey(agentId: string) {
  const issued = useStore(fresh)
  useEffect(() => {
    // The browser may keep a page that was left, to come back to it.
    window.addEventListener('pagehide', forget)
    return () => {
      window.removeEventListener('pagehide', forget)
      forget()
    }
  }, [])
  return { issued: issued?.key.agent_id === agentId ? issued : undefined, forget }
}
