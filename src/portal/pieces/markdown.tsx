/** The Markdown of a quest or a result. HTML in it is shown as text, an image is a link to it, a link opens elsewhere. */
import { micromark } from 'micromark'
import { useMemo } from 'preact/hooks'

const noImages = { disable: { null: ['labelStartImage'] } }

export function Markdown({ text }: { text: string }) {
  const __html = useMemo(
    // What comes out is escaped, so an `<a href` can only be a link.
    () => micromark(text, { extensions: [noImages] }).replaceAll('<a href=', '<a target="_blank" rel="noopener noreferrer" href='),
    [text],
  )
  return <div class="prose" dangerouslySetInnerHTML={{ __html }} />
}
