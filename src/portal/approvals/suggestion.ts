/**
 * What a human would approve instead of an external action. Each detail of the request is a field, because JSON is hard to edit. A detail
 * that the human does not touch stays exactly as the agent sent it.
 */
import type { Problem, Schemas } from '../api.ts'
import type { Values } from '../pieces/index.ts'

type Details = Record<string, unknown>

/** A detail, or a member of one such as `amount`, and how it is edited. */
export interface Part {
  keys: readonly string[]
  value: unknown
  kind: 'text' | 'number' | 'json'
}

export function partsOf(details: Details): Part[] {
  return Object.entries(details).flatMap(([key, value]) =>
    isFlat(value) ? Object.entries(value).map(([inner, one]) => part([key, inner], one)) : [part([key], value)],
  )
}

const part = (keys: string[], value: unknown): Part => ({
  keys,
  value,
  kind: typeof value === 'string' ? 'text' : typeof value === 'number' ? 'number' : 'json',
})

const isFlat = (value: unknown): value is Details =>
  typeof value === 'object' &&
  value !== null &&
  !Array.isArray(value) &&
  Object.keys(value).length > 0 &&
  Object.values(value).every(one => typeof one === 'string' || typeof one === 'number')

export const textOf = ({ value }: Part) => (typeof value === 'string' ? value : JSON.stringify(value, undefined, 2))

/** The JSON pointer of a part, without the first slash: the name of its field. */
export const fieldOf = ({ keys }: Part) => `suggest/details/${keys.map(key => key.replaceAll('~', '~0').replaceAll('/', '~1')).join('/')}`

type Read = { suggest: Schemas['Suggest']; problem?: undefined } | { suggest?: undefined; problem: Problem }

/** The suggestion from the fields, or what is wrong with them. */
export function suggestionFrom({ title, details }: { title: string; details: Details }, values: Values): Read {
  const errors: Problem['errors'] = []
  const wrong = (field: string, message: string) => void errors.push({ in: 'body', pointer: `/${field}`, code: 'form', message })
  const parts = partsOf(details).flatMap(part => {
    const text = sameEnds(values[fieldOf(part)] ?? '')
    if (text === sameEnds(textOf(part))) return [part]
    // An empty field removes the detail.
    if (text.trim() === '') return []
    const read = readAs(part.kind, text)
    if ('wrong' in read) wrong(fieldOf(part), read.wrong)
    return [{ ...part, ...read }]
  })
  const changed = assembled(parts)
  const isChanged = JSON.stringify(changed) !== JSON.stringify(details)
  const asked = (values['suggest/title'] ?? '').trim()
  if (errors.length === 0 && asked === title && !isChanged)
    wrong('suggest/title', 'Change the title or a detail. To deny without a suggestion, go back')
  if (errors.length > 0)
    return { problem: { code: 'unprocessable', status: 422, title: 'Not sent', detail: 'Correct the marked fields.', errors } }
  return { suggest: { ...(asked !== title && { title: asked }), ...(isChanged && { details: changed as Record<string, never> }) } }
}

/** Without assignments, so that a key like `__proto__` is only a key. */
const assembled = (parts: Pick<Part, 'keys' | 'value'>[]): Details =>
  Object.fromEntries(
    [...Map.groupBy(parts, ({ keys }) => keys[0]!)].map(([key, [first, ...rest]]) => [
      key,
      first!.keys.length === 1 ? first!.value : Object.fromEntries([first!, ...rest].map(({ keys, value }) => [keys[1]!, value])),
    ]),
  )

/** Further digits would be lost in JavaScript. */
const mostDigits = 15

function readAs(kind: Part['kind'], text: string): { value: unknown } | { wrong: string } {
  if (kind === 'text') return { value: text }
  if (kind === 'number') {
    const number = text.trim()
    const isExact = /^-?\d+(\.\d+)?$/.test(number) && number.replaceAll(/\D/g, '').length <= mostDigits
    return isExact ? { value: Number(number) } : { wrong: 'Enter a number, such as 12.50' }
  }
  try {
    return { value: JSON.parse(text) as unknown }
  } catch {
    return { wrong: 'Enter JSON, such as ["a", "b"] or {"a": 1}' }
  }
}

/** A form sends line ends as CR LF. */
const sameEnds = (text: string) => text.replaceAll('\r\n', '\n')
