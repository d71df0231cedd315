/**
 * A fresh proof that it is still the same human, or the signature of a change that gives more freedom. Some operations need one. The client
 * of the service asks for it here, the shell shows the dialog, and then the client sends the operation again.
 */
import type { components } from '../../generated/api.ts'
import { createStore } from './store.ts'

type Schemas = components['schemas']

interface Wanted {
  proven: Promise<boolean>
  settle(isProven: boolean): void
}

export const wantedProof = createStore<Wanted | undefined>(undefined)

/** What a passkey must sign, and the header with its signature, or undefined if the human has closed the question. */
interface WantedSignature {
  loosening: Schemas['Loosening']
  settle(header: string | undefined): void
}
export const wantedSignature = createStore<WantedSignature | undefined>(undefined)

/** The signature of a change that gives more freedom. One is asked for at a time. */
export function signLoosening(loosening: Schemas['Loosening']): Promise<string | undefined> {
  wantedSignature.get()?.settle(undefined)
  const { promise, resolve } = Promise.withResolvers<string | undefined>()
  wantedSignature.set({
    loosening,
    settle(header) {
      wantedSignature.set(undefined)
      resolve(header)
    },
  })
  return promise
}

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
