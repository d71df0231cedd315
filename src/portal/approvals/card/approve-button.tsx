/**
 * The button of a yes. It names the amount and the recipient, as they would be allowed. As long as something of a request of high risk was
 * not on the screen, it says so, and leads there.
 */
import { hasPasskeys } from '../../passkey.ts'
import { Button, count, Icon } from '../../pieces/index.ts'
import type { Approval } from '../board.ts'
import { inShort } from './action-values.ts'
import type { Editing } from './editing.ts'
import type { Reading } from './reading.ts'

interface ApproveButton {
  approval: Approval
  editing: Editing
  reading: Reading
  isSigned: boolean
  busy: boolean
  onApprove(): void
}

export function ApproveButton({ approval, editing, reading, isSigned, busy, onApprove }: ApproveButton) {
  /** The service could not carry it out now, so Approve does not look like the main button. */
  const wouldFail = approval.preview?.would_succeed === false
  const button = { 'aria-keyshortcuts': 'a', busy }
  if (reading.unread > 0)
    return (
      <Button {...button} onClick={reading.goOn}>
        First read {count(reading.unread, 'long value')}
      </Button>
    )
  return (
    <Button {...button} tone={wouldFail ? 'plain' : 'approve'} disabled={isSigned && !hasPasskeys()} onClick={onApprove}>
      {isSigned && <Icon name="lock" />}
      <span>
        {wouldFail ? 'Approve anyway' : 'Approve'}
        <What editing={editing} />
        {isSigned && <span class="unseen"> with a passkey</span>}
      </span>
    </Button>
  )
}

function What({ editing: { allowed, edited } }: { editing: Editing }) {
  const isChanged = Boolean(edited?.changes)
  const { sum, link, whom } = allowed ? inShort(allowed) : {}
  return (
    <>
      {isChanged && ` with changes${sum || whom ? ':' : ''}`}
      {sum && (
        <>
          {' '}
          <span class="sum">{sum}</span>
        </>
      )}
      {link && ` ${link} `}
      {whom && <bdi>{whom}</bdi>}
    </>
  )
}
