/**
 * One-time links: `/#setup=…` creates the first admin, `/#recover=…` sets a new password, `/#invite=…` creates an account, and `/#take-back=…`
 * brings the earlier address of an account back. The secret is removed from the address at once, so that it is in no title, bookmark or history.
 */
import { useEffect } from 'preact/hooks'
import { decode, leave, usePlace } from '../../router.ts'
import { createStore, useStore } from '../../store.ts'

export interface Link {
  kind: 'setup' | 'recover' | 'invite' | 'take-back'
  secret: string
}
const opened = createStore<Link | undefined>(undefined)

/** Reads the link from the address. The portal calls this once. */
export function useLink() {
  const { path } = usePlace()
  useEffect(() => {
    const [, kind, secret] = /^#(setup|recover|invite|take-back)=(.*)$/.exec(location.hash) ?? []
    if (kind === undefined || secret === undefined) return
    opened.set({ kind: kind as Link['kind'], secret: decode(secret) })
    leave()
  }, [path])
  return useStore(opened)
}

export const forgetLink = () => opened.set(undefined)
