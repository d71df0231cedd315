/** The secret of a webhook, shown once. It is only in this dialog, and is forgotten when it closes or when the page is left. */
import { useEffect } from 'preact/hooks'
import type { Schemas } from '../api.ts'
import { Button, Copy, Dialog } from '../pieces/index.ts'

export type WithSecret = Schemas['CreatedChannel']

export function Secret({ secret, onClose }: { secret: string; onClose(): void }) {
  useEffect(() => {
    // The browser may keep a page after it was left, and show it again.
    window.addEventListener('pagehide', onClose)
    return () => window.removeEventListener('pagehide', onClose)
  }, [])
  return (
    <Dialog title="Copy the secret now" onClose={onClose}>
      <p>It signs each message, so that your server knows that we sent it. We cannot show it again.</p>
      <Copy secret label="the secret" text={secret} />
      <p class="small">
        <a href="/reference/channels#webhooks">How to check a signature</a>
      </p>
      <div class="form-end flow">
        <Button tone="main" onClick={onClose}>
          I have stored it
        </Button>
      </div>
    </Dialog>
  )
}
