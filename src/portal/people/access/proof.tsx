/** Asks for a fresh proof, or for the signature of a change, for all operations. The shell shows it once. */
import { useEffect } from 'preact/hooks'
import { lazy } from '../../lazy.tsx'
import { wantedProof, wantedSignature } from '../../proof.ts'
import { useStore } from '../../store.ts'

const SignDialog = lazy(async () => (await import('./sign-dialog.tsx')).SignDialog)
const ProofDialog = lazy(async () => (await import('./proof-dialog.tsx')).ProofDialog)

export function Proof() {
  const wanted = useStore(wantedProof)
  // This is removed when the session ends, so nobody can answer any more.
  useEffect(() => () => wantedProof.get()?.settle(false), [])
  const signature = useStore(wantedSignature)
  useEffect(() => () => wantedSignature.get()?.settle(undefined), [])
  if (signature) return <SignDialog loosening={signature.loosening} onEnd={signature.settle} />
  return wanted ? <ProofDialog onEnd={wanted.settle} /> : null
}
