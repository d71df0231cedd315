/** The one place that shows the question for a fresh proof, for all operations. Once, in the shell. */
import { useEffect } from 'preact/hooks'
import { lazy } from '../lazy.tsx'
import { wantedProof } from '../proof.ts'
import { useStore } from '../store.ts'

const ProofDialog = lazy(async () => (await import('./proof-dialog.tsx')).ProofDialog)

export function Proof() {
  const wanted = useStore(wantedProof)
  // The session has ended.
  useEffect(() => () => wantedProof.get()?.settle(false), [])
  return wanted ? <ProofDialog onEnd={wanted.settle} /> : null
}
