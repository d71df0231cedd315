/** The secret of a webhook, shown once. */
import { Copy } from '../pieces/index.ts'
import { ShownOnce } from '../shown-once.tsx'

export const Secret = ({ secret, onClose }: { secret: string; onClose(): void }) => (
  <ShownOnce title="Copy the secret now" done="I have stored it" onClose={onClose}>
    <p>It signs each message, so that your server knows that we sent it. We cannot show it again.</p>
    <Copy secret label="the secret" text={secret} />
    <p class="small">
      <a href="/reference/channels#webhooks">How to check a signature</a>
    </p>
  </ShownOnce>
)
