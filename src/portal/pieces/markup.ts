/**
 * Markdown as HTML, with the tables, task lists and strikethrough of GitHub. HTML in it becomes text, an image becomes a link to it, and a
 * link opens elsewhere.
 */
import { micromark } from 'micromark'
import { gfmStrikethrough, gfmStrikethroughHtml } from 'micromark-extension-gfm-strikethrough'
import { gfmTable, gfmTableHtml } from 'micromark-extension-gfm-table'
import { gfmTaskListItem, gfmTaskListItemHtml } from 'micromark-extension-gfm-task-list-item'

const lowestHeading = 6
/** Headings in a text come below those of the screen. */
const headingsAbove = 2
const noImages = ['labelStartImage']
/**
 * To pair the marks of emphasis, micromark looks back from each over all that are open: four times the marks, 24 times the time, and
 * 7 s for 20,000 characters. It does everything else in linear time. A text with more runs of them, or of tildes, than this is shown without emphasis and strikethrough.
 */
const mostMarks = 1_000

const tablesAndTasks = [gfmTable(), gfmTaskListItem()]
const html = [gfmTableHtml(), gfmTaskListItemHtml(), gfmStrikethroughHtml()]

/** All text in what micromark writes is escaped, so what looks like a tag is one of its own. */
export function htmlOf(text: string) {
  const marks = text.match(/\*+|_+|~+/g)?.length ?? 0
  const disabled = marks > mostMarks ? [...noImages, 'attention'] : noImages
  const strikethrough = marks > mostMarks ? [] : [gfmStrikethrough({ singleTilde: false })]
  const extensions = [...tablesAndTasks, ...strikethrough, { disable: { null: disabled } }]
  return micromark(text, { extensions, htmlExtensions: html })
    .replaceAll('<a href=', '<a target="_blank" rel="noopener noreferrer" href=')
    .replaceAll(/(<\/?h)([1-6])>/g, (_, tag: string, level: string) => `${tag}${Math.min(Number(level) + headingsAbove, lowestHeading)}>`)
    .replaceAll(/<input type="checkbox" disabled=""( checked="")? \/>/g, (_, checked?: string) =>
      checked ? '<span role="img" aria-label="Done">☑</span>' : '<span role="img" aria-label="Not done">☐</span>',
    )
    .replaceAll('<table>', '<div class="table" tabindex="0"><table>')
    .replaceAll('</table>', '</table></div>')
}
