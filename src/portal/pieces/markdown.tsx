/** The Markdown of a quest or a result. HTML in it is shown as text, an image is a link to it, a link opens elsewhere. */
import { micromark } from 'micromark'
import { useMemo } from 'preact/hooks'

const noImages = { disable: { null: ['labelStartImage'] } }
const lowestHeading = 6
/** The screen's own headings come above those in a text. */
const headingsAbove = 2

export function Markdown({ text }: { text: string }) {
  const html = useMemo(() => htmlOf(text), [text])
  return <div class="prose" dangerouslySetInnerHTML={{ __html: html }} />
}

/** All text in what micromark writes is escaped, so what looks like a tag is one of its own. */
const htmlOf = (text: string) =>
  micromark(text, { extensions: [noImages] })
    .replaceAll('<a href=', '<a target="_blank" rel="noopener noreferrer" href=')
    .replaceAll(/(<\/?h)([1-6])>/g, (_, tag: string, level: string) => `${tag}${Math.min(Number(level) + headingsAbove, lowestHeading)}>`)
