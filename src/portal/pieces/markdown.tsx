/** The Markdown of a quest or a result. */
import { useMemo } from 'preact/hooks'
import { htmlOf } from './markup.ts'

export function Markdown({ text }: { text: string }) {
  const html = useMemo(() => htmlOf(text), [text])
  return <div class="prose" dangerouslySetInnerHTML={{ __html: html }} />
}
