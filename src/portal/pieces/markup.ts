/** Markdown as HTML. HTML in it becomes text, an image becomes a link to it, and a link opens elsewhere. */
import { micromark } from 'micromark'

const lowestHeading = 6
/** Headings in a text come below those of the screen. */
const headingsAbove = 2
const noImages = ['labelStartImage']
/**
 * To pair the marks of emphasis, micromark looks back from each over all that are open: four times the marks, 24 times the time, and
 * 7 s for 20,000 characters. It does everything else in linear time. A text with more runs of them than this is shown without emphasis.
 */
const mostMarks = 1_000

/** All text in what micromark writes is escaped, so what looks like a tag is one of its own. */
export function htmlOf(text: string) {
  const marks = text.match(/\*+|_+/g)?.length ?? 0
  const disabled = marks > mostMarks ? [...noImages, 'attention'] : noImages
  return micromark(text, { extensions: [{ disable: { null: disabled } }] })
    .replaceAll('<a href=', '<a target="_blank" rel="noopener noreferrer" href=')
    .replaceAll(/(<\/?h)([1-6])>/g, (_, tag: string, level: string) => `${tag}${Math.min(Number(level) + headingsAbove, lowestHeading)}>`)
}
