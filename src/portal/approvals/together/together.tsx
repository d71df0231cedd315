/** The bar for the selected requests. Its dialog is loaded when it is opened. */
import './together.css'
import { lazy } from '../../lazy.tsx'
import { Button, DialogButton } from '../../pieces/index.ts'
import type { Waiting } from '../board.ts'
import type { Queue } from '../inbox/queue.ts'

const DecideTogether = lazy(async () => (await import('./decide-together.tsx')).DecideTogether, { isOften: true })

export interface Picked {
  picked: Waiting[]
  queue: Queue
  onClear(): void
}

export const Together = (parts: Picked) => (
  <div class="together flow" role="region" aria-label="Selected requests">
    <p role="status">{parts.picked.length} selected</p>
    <DialogButton tone="approve" dialog={close => <DecideTogether decision="approve" {...parts} onClose={close} />}>
      Approve…
    </DialogButton>
    <DialogButton tone="deny" dialog={close => <DecideTogether decision="deny" {...parts} onClose={close} />}>
      Deny…
    </DialogButton>
    <Button tone="quiet" onClick={parts.onClear}>
      Clear
    </Button>
  </div>
)
