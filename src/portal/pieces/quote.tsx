/**
 * Somebody else's words, with their author: <Quote by="The agent says">{approval.reason}</Quote>. They are plain text unless they are
 * declared as Markdown.
 */
import type { ComponentChildren } from 'preact'
import { Markdown } from './markdown.tsx'
import { plain } from '../../shared/plain.ts'

export const Quote = ({ by, children, isMarkdown = false }: { by: ComponentChildren; children: string; isMarkdown?: boolean }) => (
  <figure class="quote">
    <figcaption class="soft small">{by}</figcaption>
    <blockquote class={isMarkdown ? undefined : 'words'}>{isMarkdown ? <Markdown text={plain(children)} /> : plain(children)}</blockquote>
  </figure>
)
