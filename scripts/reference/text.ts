/** Texts and JSON of the contract as HTML. */
import { micromark } from 'micromark'
import { gfmTable, gfmTableHtml } from 'micromark-extension-gfm-table'
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

/** JSON with its keys, texts and other values in colours. */
export function json(value: unknown): Html {
  if (typeof value === 'string') return { html: write(value) }
  const token = /("(?:[^"\\]|\\.)*")(:)?|\b(?:true|false|null)\b|-?\d[\d.e+-]*/g
  let out = ''
  let from = 0
  const text = JSON.stringify(value, undefined, 2)
  for (const { 0: whole, 1: quoted, 2: colon, index } of text.matchAll(token)) {
    const kind = colon ? 'k' : quoted ? 's' : 'n'
    const word = quoted ?? whole
    out += `${write(text.slice(from, index))}<i class=${kind}>${write(word)}</i>`
    from = index + word.length
  }
  return { html: out + write(text.slice(from)) }
}
