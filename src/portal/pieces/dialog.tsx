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

/** What makes a <dialog> modal for as long as it is drawn. */
export function useModal(onClose: () => void) {
  const ref = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    const page = document.documentElement
    const dialog = ref.current!
    const opener = document.activeElement
    dialog.showModal()
    // The page is told, because a style with `html:has(dialog[open])` would make every change of the page slower.
    page.toggleAttribute('data-dialog', true)
    // The first field, not the button that closes the dialog.
    dialog.querySelector<HTMLElement>('input, select, textarea')?.focus()
    return () => {
      dialog.close()
      page.toggleAttribute('data-dialog', document.querySelector('dialog[open]') !== null)
      // The dialog is not in the page any more, so the browser does not return the focus.
      if (opener instanceof HTMLElement) opener.focus()
    }
  }, [])
  return {
    ref,
    onCancel: (event: Event) => {
      event.preventDefault()
      onClose()
    },
    onMouseDown: (event: Event) => event.target === ref.current && onClose(),
  }
}

export function Dialog({ title, onClose, children }: Dialog) {
  const id = useId()
  return (
    <dialog {...useModal(onClose)} class="dialog" aria-labelledby={id}>
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
