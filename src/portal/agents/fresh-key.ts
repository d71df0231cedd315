/**
 * The secret of a key that was just issued, for the one screen that shows it. It is only in this variable: not in the address, the history,
 * the browser's storage or the data that the page knows. It is forgotten when that screen closes for any reason.
 */
import { useEffect } from 'preact/hooks'
import type { Schemas } from '../api.ts'
import { go } from '../router.ts'
import { createStore, useStore } from '../store.ts'

const fresh = createStore<Schemas['IssuedKey'] | undefined>(undefined)
const forget = () => fresh.set(undefined)

/** Opens the screen that shows it. */
export function showOnce({ key, secret }: Schemas['IssuedKey']) {
  fresh.set({ key, secret })
  go(`agents/${key.agent_id}/connect`)
}

/** Only for that screen: the secret is forgotten with it. */
export function useFreshKey(agentId: string) {
  const issued = useStore(fresh)
  useEffect(() => {
    // The browser may keep a page after it was left, and show it again.
    window.addEventListener('pagehide', forget)
    return () => {
      window.removeEventListener('pagehide', forget)
      forget()
    }
  }, [])
  return { issued: issued?.key.agent_id === agentId ? issued : undefined, forget }
}
