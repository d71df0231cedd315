/** What is asked before something is done: what will happen, fields if there are any, the button that does it, and the way back. */
import { Button } from './button.tsx'
import { Dialog } from './dialog.tsx'
import { Form, type FormParts } from './form.tsx'

interface Question extends Omit<FormParts, 'aside'> {
  title: string
  /** What the way back is called. */
  back?: string
  onClose(): void
}

export const Question = ({ title, back = 'Cancel', onClose, ...form }: Question) => (
  <Dialog title={title} onClose={onClose}>
    <Form
      {...form}
      aside={
        <Button tone="quiet" onClick={onClose}>
          {back}
        </Button>
      }
    />
  </Dialog>
)
