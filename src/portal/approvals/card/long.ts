/** Details that are too long for the card. Their beginning is shown, with their length, and the rest when they are opened. */
import { plain, spaced } from '../../pieces/index.ts'
import { namesIn, type Details } from './action-values.ts'

/** What is only a little longer is shown as a whole. A list or an object has a line for each of its values. */
const [mostLetters, mostLines] = [320, 8]
const mostJsonLines = 30
const [shownLetters, shownLines] = [240, 5]
const [mostInName, shownInName] = [60, 50]

interface Long {
  /** The first words of the name and of the value. */
  name: string
  text: string
  length: number
}

export const labelOf = (name: string) => plain(spaced(name))

/** Undefined if the name and the value are short. */
export function longOf(name: string, value: unknown): Long | undefined {
  const isJson = typeof value === 'object' && value !== null
  const written = isJson ? JSON.stringify(value) : String(value)
  const label = labelOf(name)
  const text = plain(written)
  const lines = linesIn(isJson ? JSON.stringify(value, undefined, 1) : text).length
  const isLong = text.length > mostLetters || lines > (isJson ? mostJsonLines : mostLines)
  if (!isLong && label.length <= mostInName) return undefined
  const beginning = isLong ? linesIn(beginningOf(text, shownLetters)).slice(0, shownLines).join('\n') : text
  return {
    name: label.length > mostInName ? `${beginningOf(label, shownInName)}…` : label,
    text: isLong ? `${beginning}…` : text,
    length: Array.from(written).length,
  }
}

/** The names of those that are too long. */
export const longNamesIn = (details: Details) => namesIn(details).filter(name => longOf(name, details[name]))

const linesIn = (text: string) => text.split('\n')
const beginningOf = (text: string, most: number) => Array.from(text).slice(0, most).join('')
