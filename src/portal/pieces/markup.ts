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
 * 7 s for 20,000 characters. A text with more runs of them, or of tildes, than this is shown without emphasis and strikethrough.
 */
const mostMarks = 1_000

/**
 * What micromark does for each quote, list item, heading, definition or line takes longer the more of them there are: a text of only `>- ` took
 * 41 s. With these limits no text of 20,000 characters takes much longer than an ordinary one. A text beyond them is shown as it was written.
 */
const mostBlocks = 1_000
const mostBrackets = 2_000
/** Each row of a table gets all its columns. A text with a wider line is shown without tables. */
const mostColumns = 100

const html = [gfmTableHtml(), gfmTaskListItemHtml(), gfmStrikethroughHtml()]

/** All text in what micromark writes is escaped, so what looks like a tag is one of its own. */
export function htmlOf(text: string) {
  if (tooMuch(text)) return `<p class="as-written">${escaped(text)}</p>`
  const marks = text.match(/\*+|_+|~+/g)?.length ?? 0
  const disabled = marks > mostMarks ? [...noImages, 'attention'] : noImages
  const strikethrough = marks > mostMarks ? [] : [gfmStrikethrough({ singleTilde: false })]
  const tables = linesOf(text).some(line => countOf(line, '|') > mostColumns) ? [] : [gfmTable()]
  const extensions = [...tables, gfmTaskListItem(), ...strikethrough, { disable: { null: disabled } }]
  return micromark(text, { extensions, htmlExtensions: html })
    .replaceAll('<a href=', '<a target="_blank" rel="noopener noreferrer" href=')
    .replaceAll(/<(\/?)h([1-6])>/g, nestedHeadings())
    .replaceAll(/<input type="checkbox" disabled=""( checked="")? \/>/g, (_, checked?: string) =>
      checked ? '<span role="img" aria-label="Done">☑</span>' : '<span role="img" aria-label="Not done">☐</span>',
    )
    .replaceAll('<table>', '<div class="table" tabindex="0"><table>')
    .replaceAll('</table>', '</table></div>')
}

/** Gives each heading the level below the one it belongs to. An author may begin with any level and skip others. */
function nestedHeadings() {
  const open: number[] = []
  return (_: string, slash: string, level: string) => {
    if (!slash) {
      while (open.length > 0 && open.at(-1)! >= Number(level)) open.pop()
      open.push(Number(level))
    }
    return `<${slash}h${Math.min(headingsAbove + open.length, lowestHeading)}>`
  }
}

/** The marks of quotes and list items with which a line begins, one in another. */
const markers = /^(?:[ \t]*(?:>|(?:[-+*]|\d{1,9}[.)])(?![^ \t])))+/
/** An empty line, or this many spaces before a line, cost as much as this part of a block. */
const small = 16

/** Whether a text has too many blocks to be drawn. */
export const tooMuch = (text: string) => blocksIn(linesOf(text)) > mostBlocks || countOf(text, '[') > mostBrackets

const linesOf = (text: string) => text.split(/\r\n?|\n/)

/** The lines of a text, and the quotes and list items that they begin. */
const blocksIn = (lines: string[]) =>
  lines.reduce((sum, line) => {
    const indent = line.length - line.trimStart().length
    const begun = markers.exec(line)?.[0].match(/>|[-+*]|\d+/g)?.length ?? 0
    return sum + (indent < line.length ? 1 + begun : 1 / small) + indent / small
  }, 0)

const countOf = (text: string, character: string) => text.split(character).length - 1

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const escaped = (text: string) => text.replaceAll(/[&<>"]/g, character => escapes[character]!)
