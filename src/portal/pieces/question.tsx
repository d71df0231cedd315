/**
 * Asks before something is done: what will happen, fields if there are any, a button that does it, and a way back. It closes when it is done.
 *
 *   <DialogButton dialog={close => (
 *     <Question title="Revoke the key?" submit="Revoke" send={() => ask(api.DELETE(…))} onDone={() => say('Revoked')} onClose={close}>
 *       <p>…</p>
 *     </Question>
 *   )}>Revoke</DialogButton>
 */
import { useState } from 'preact/hooks'
import type { ComponentChildren } from 'preact'
import type { Answer } from '../api.ts'
import { useAction } from '../resource.ts'
import { Button, type ButtonParts } from './button.tsx'
import { Dialog } from './dialog.tsx'
import { Form, type FormParts, type Values } from './form.tsx'

interface Question<T> extends Omit<FormParts, 'action' | 'aside' | 'onSubmit' | 'onCancel'> {
  title: string
  send(values: Values, onceKey: string): Promise<Answer<T>>
  /** After a refusal. */
  onProblem?(): unknown
  onDone?(data: T): unknown
  onClose(): void
}

export function Question<T>({ title, send, onProblem, onDone, onClose, ...form }: Question<T>) {
  const action = useAction(send)
  const submit = async (values: Values) => {
    const answer = await action.run(values)
    if (!answer) return
    if (answer.problem) return onProblem?.()
    onClose()
    onDone?.(answer.data as T)
  }
  return (
    <Dialog title={title} onClose={onClose}>
      <Form {...form} action={action} onSubmit={submit} onCancel={onClose} />
    </Dialog>
  )
}

/** A button and the dialog that it opens. */
export function DialogButton({ dialog, ...button }: ButtonParts & { dialog(close: () => void): ComponentChildren }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button {...button} onClick={() => setOpen(true)} />
      {isOpen && dialog(() => setOpen(false))}
    </>
  )
}
