/** The browser's own <dialog>: Escape closes it, the focus stays in it and then returns to where it was. */
import type { ComponentChildren } from 'preact'
import { useEffect, useId, useRef } from 'preact/hooks'
import { IconButton } from './button.tsx'
import { Icon } from './icon.tsx'

interface Dialog {
  title: string
  /** It is open while it is drawn: `{asking && <Dialog …>}`. */
  onClose(): void
  children: ComponentChildren
}

/** The page is told, because a style with `html:has(dialog[open])` would make every change of the page slower. Returns what closes it. */
export function openModal(dialog: HTMLDialogElement) {
  const page = document.documentElement
  dialog.showModal()
  page.toggleAttribute('data-dialog', true)
  return () => {
    dialog.close()
    page.toggleAttribute('data-dialog', document.querySelector('dialog[open]') !== null)
  }
}

export function Dialog({ title, onClose, children }: Dialog) {
  const id = useId()
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    const shown = dialog.current!
    const opener = document.activeElement
    const close = openModal(shown)
    // The first field, not the button that closes the dialog.
    shown.querySelector<HTMLElement>('input, select, textarea')?.focus()
    return () => {
      close()
      // The dialog is not in the page any more, so the browser does not return the focus.
      if (opener instanceof HTMLElement) opener.focus()
    }
  }, [])
  return (
    <dialog
      ref={dialog}
      class="dialog"
      aria-labelledby={id}
      onCancel={event => {
        event.preventDefault()
        onClose()
      }}
      onMouseDown={event => event.target === dialog.current && onClose()}
    >
      <div class="dialog-body stack">
        <header class="split nowrap">
          <h2 id={id}>{title}</h2>
          <IconButton label="Close" onClick={onClose}>
            <Icon name="close" />
          </IconButton>
        </header>
        {children}
      </div>
    </dialog>
  )
}
