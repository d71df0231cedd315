/** Asks for a fresh proof, for all operations. The shell shows it once. */
import { useEffect } from 'preact/hooks'
import { lazy } from '../../lazy.tsx'
import { wantedProof } from '../../proof.ts'
import { useStore } from '../../store.ts'

const ProofDialog = lazy(async () => (await import('./proof-dialog.tsx')).ProofDialog)

export function Proof() {
  const wanted = useStore(wantedProof)
  // This is removed when the session ends, so nobody can answer any more.
  useEffect(() => () => wantedProof.get()?.settle(false), [])
  return wanted ? <ProofDialog onEnd={wanted.settle} /> : null
}
