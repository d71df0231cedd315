/**
 * A fresh proof that it is still the same human. Some operations need one. The client of the service asks for it here, the shell shows the
 * dialog, and then the client sends the operation again.
 */
import { createStore } from './store.ts'

interface Wanted {
  proven: Promise<boolean>
  settle(isProven: boolean): void
}

export const wantedProof = createStore<Wanted | undefined>(undefined)

/** Whether the human has proved that it is them. Operations that wait at the same time wait for the same proof. */
export function prove(): Promise<boolean> {
  const now = wantedProof.get()
  if (now) return now.proven
  const { promise, resolve } = Promise.withResolvers<boolean>()
  wantedProof.set({
    proven: promise,
    settle(isProven) {
      wantedProof.set(undefined)
      resolve(isProven)
    },
  })
  return promise
}
