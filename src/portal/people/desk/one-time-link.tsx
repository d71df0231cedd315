/** A link that is shown once. */
import type { ComponentChildren } from 'preact'
import { Copy, When } from '../../pieces/index.ts'
import { ShownOnce } from '../../shown-once.tsx'

interface OneTimeLink {
  title: string
  url: string
  endsAt: string
  onClose(): void
  children: ComponentChildren
}

export const OneTimeLink = ({ title, url, endsAt, onClose, children }: OneTimeLink) => (
  <ShownOnce title={title} done="Done" onClose={onClose}>
    {children}
    <Copy secret label="the link" text={url} />
    <p class="soft small">
      It works once and <When label="expires" at={endsAt} />. We cannot show it again.
    </p>
  </ShownOnce>
)
