/** Texts and JSON of the contract as HTML. */
import { micromark } from 'micromark'
import { gfmTable, gfmTableHtml } from 'micromark-extension-gfm-table'
import { partsOf } from '../../src/reference/json.ts'
import { write, type Html } from '../../src/site/html.ts'

/** Markdown of the contract. Its headings get addresses. */
export function markdown(text: string, level = 2): Html {
  const made = micromark(text, { extensions: [gfmTable()], htmlExtensions: [gfmTableHtml()] })
  return {
    html: made.replace(/<h2>(.*?)<\/h2>/g, (_, title: string) => `<h${level} id="${idOf(title)}">${title}</h${level}>`),
  }
}

export const idOf = (title: string) => title.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')
/** The titles of the sections of a text. */
export const sectionsOf = (text: string) => [...text.matchAll(/^## (.*)$/gm)].map(([, title]) => title!)

/** The first headers of HTTP in a section, such as `Idempotency-Key`. */
export function headersIn(text: string, title: string) {
  const section = text.slice(text.indexOf(`## ${title}`)).split(/^## /m, 2)[1]!
  return [...new Set([...section.matchAll(/`([A-Z]\w*-[\w-]+|ETag|RateLimit)\b/g)].map(([, name]) => name!))].slice(0, 5)
}

/** JSON with its keys, texts and other values in colours. */
export function json(value: unknown): Html {
  if (typeof value === 'string') return { html: write(value) }
  const parts = [...partsOf(JSON.stringify(value, undefined, 2))]
  return { html: parts.map(([word, kind]) => (kind ? `<i class=${kind}>${write(word)}</i>` : write(word))).join('') }
}
