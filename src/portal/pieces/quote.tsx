/** Somebody else's words, as plain text, with whose they are: <Quote by="The agent says">{approval.reason}</Quote>. */
import type { ComponentChildren } from 'preact'
import { plain } from './plain.ts'

export const Quote = ({ by, children }: { by: ComponentChildren; children: string }) => (
  <figure class="quote">
    <figcaption class="soft small">{by}</figcaption>
    <blockquote class="words">
      <bdi>{plain(children)}</bdi>
    </blockquote>
  </figure>
)
