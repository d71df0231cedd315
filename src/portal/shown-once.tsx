/** A dialog for what is shown once. It is only in this dialog, and is forgotten when it closes or when the page is left. */
import type { ComponentChildren } from 'preact'
import { useEffect } from 'preact/hooks'
import { Button, Dialog } from './pieces/index.ts'

interface ShownOnce {
  title: string
  done: string
  more?: ComponentChildren
  onClose(): void
  children: ComponentChildren
}

export function ShownOnce({ title, done, more, onClose, children }: ShownOnce) {
  useEffect(() => {
    // The browser may keep a page after it was left, and show it again.
    window.addEventListener('pagehide', onClose)
    return () => window.removeEventListener('pagehide', onClose)
  }, [])
  return (
    <Dialog title={title} onClose={onClose}>
      {children}
      <div class="form-end flow">
        <Button tone="main" onClick={onClose}>
          {done}
        </Button>
        {more}
      </div>
    </Dialog>
  )
}
