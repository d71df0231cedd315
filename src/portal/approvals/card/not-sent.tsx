/** No answer to a verdict, or a refusal: what may have happened, and what the human can do. */
import type { Problem } from '../../api.ts'
import { Button, Trouble } from '../../pieces/index.ts'
import type { Verdict } from './verdict.ts'

interface NotSent {
  problem: Problem
  verb: Verdict['verb'] | undefined
  onAgain(): void
  onBack(): void
}

export const NotSent = ({ problem, verb, onAgain, onBack }: NotSent) => (
  <div class="decision stack gap3" role="group" aria-label="Your decision">
    <Trouble problem={{ ...problem, ...wordsFor(problem, verb) }} />
    <div class="decision-row">
      <Button tone="main" onClick={onAgain}>
        Try again
      </Button>
      <Button onClick={onBack}>Go back</Button>
    </div>
  </div>
)

/** If the browser is online, what was sent may have arrived; the card then says so. */
function wordsFor({ code }: Problem, verb: Verdict['verb'] = 'approve') {
  // A signature fits only what was seen.
  if (code === 'precondition_failed' || code === 'signature_mismatch')
    return { title: 'The request has changed', detail: 'Nothing was decided. Read the new version, then decide.' }
  if (code !== 'offline') return {}
  return navigator.onLine
    ? { title: 'No answer yet', detail: `Your ${verb === 'ask' ? 'question' : 'decision'} may have arrived; trying again is safe.` }
    : { title: 'Not sent', detail: 'You are not connected. The request is still waiting. Try again when you are online.' }
}
