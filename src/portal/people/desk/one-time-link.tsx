/** A link that is shown once. It is only in this dialog, and is forgotten when it closes or when the page is left. */
import { useEffect } from 'preact/hooks'
import type { ComponentChildren } from 'preact'
import { Button, Copy, Dialog, When } from '../../pieces/index.ts'

interface OneTimeLink {
  title: string
  url: string
  endsAt: string
  onClose(): void
  children: ComponentChildren
}

export function OneTimeLink({ title, url, endsAt, onClose, children }: OneTimeLink) {
  useEffect(() => {
    // The browser may keep a page after it was left, and show it again.
    window.addEventListener('pagehide', onClose)
    return () => window.removeEventListener('pagehide', onClose)
  }, [])
  return (
    <Dialog title={title} onClose={onClose}>
      {children}
      <Copy secret label="the link" text={url} />
      <p class="soft small">
        It works once and <When label="expires" at={endsAt} />. We cannot show it again.
      </p>
      <div class="form-end flow">
        <Button tone="main" onClick={onClose}>
          Done
        </Button>
      </div>
    </Dialog>
  )
}
