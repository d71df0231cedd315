/**
 * The second press of an approval. "Go back" is where Approve was, so that it takes the second half of a double press. Neither button has
 * the focus.
 */
import { Button, plain, useFocus } from '../../pieces/index.ts'
import { titleOf } from '../about.tsx'
import { MainFacts } from './action.tsx'
import type { Approval } from '../board.ts'
import type { Editing } from './editing.ts'
import { ChosenWords, type Chosen } from './options.tsx'

interface Confirm {
  approval: Approval
  editing: Editing
  chosen: Chosen
  busy: boolean
  onYes(): void
  onBack(): void
}

export function Confirm({ approval, editing: { asked, allowed, edited }, chosen, busy, onYes, onBack }: Confirm) {
  return (
    <div
      class="decision stack gap3"
      role="group"
      aria-label="Are you sure?"
      onKeyDown={event => event.key === 'Escape' && !busy && onBack()}
    >
      <p ref={useFocus<HTMLParagraphElement>()} tabIndex={-1}>
        <strong class="tone bad">This is a high-risk action and cannot be undone.</strong> Have you read exactly what{' '}
        <bdi>{plain(approval.agent.name)}</bdi> wants?
        <ChosenWords approval={approval} chosen={chosen} />
      </p>
      <p class="confirm-what" dir="auto">
        {titleOf({ ...approval, ...(allowed && { title: allowed.title }) })}
      </p>
      {asked && <MainFacts asked={asked} allowed={allowed} />}
      <div class="decision-row">
        <Button key="back" disabled={busy} onClick={onBack}>
          Go back
        </Button>
        <span class="decision-gap" />
        <Button key="yes" tone="approve" busy={busy} aria-keyshortcuts="y" onClick={onYes}>
          {edited?.changes ? 'Yes, with changes' : 'Yes, approve'}
        </Button>
      </div>
    </div>
  )
}
