/** The form of one operation: its parameters, its body, and the request that they make. */
import { make } from './dom.ts'
import { idsLike, tagOf } from './seen.ts'

/** scripts/reference/forms.ts makes it from the contract. */
export interface Form {
  method: string
  path: string
  /** It needs no session. */
  isOpen?: true
  fields: Field[]
  body?: { isRequired: boolean; example: unknown }
}
export interface Field {
  name: string
  in: 'path' | 'query' | 'header'
  isRequired?: true
  /** Its values, if it has only these. */
  values?: string[]
  /** Several values, which are typed with commas between them. */
  isList?: true
  /** How an identifier begins, for example `agt_`. */
  prefix?: string
}

/** A request, or what prevents one. */
type Made = { path: string; init: RequestInit } | { wrong: string }

export interface Inputs {
  parts: HTMLElement[]
  request(): Made
}

export function inputsOf({ method, path, fields, body }: Form): Inputs {
  const inputs = fields.map(field => ({ field, input: inputOf(field) }))
  const text =
    body && make('textarea', { value: JSON.stringify(body.example, undefined, 2), spellcheck: false, rows: rowsOf(body.example) })
  const value = (place: Field['in'], name: string) =>
    inputs.find(({ field }) => field.in === place && field.name === name)?.input.value.trim() ?? ''
  const filled = () => path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(value('path', name)))

  const tag = inputs.find(({ field }) => field.name === 'If-Match')?.input
  let given = ''
  /** Fills in the version that was read here, but never in place of one that somebody typed. A guess would defeat the check. */
  const fillTag = () => {
    if (!tag || tag.value !== given || method === 'GET') return
    given = tagOf(filled())
    tag.value = given
  }
  for (const { field, input } of inputs) if (field.in === 'path') input.addEventListener('input', fillTag)

  const [first, more] = [inputs.filter(({ field }) => field.isRequired), inputs.filter(({ field }) => !field.isRequired)]
  const rows = (some: typeof inputs) => some.map(({ field, input }) => make('label', {}, make('code', { textContent: field.name }), input))
  return {
    parts: [
      ...rows(first),
      ...(more.length ? [make('details', {}, make('summary', { textContent: optional(more.length) }), ...rows(more))] : []),
      ...(text
        ? [make('label', { className: 'body' }, make('span', { textContent: body.isRequired ? 'Body' : 'Body (optional)' }), text)]
        : []),
    ],
    request() {
      fillTag()
      const query = new URLSearchParams(
        inputs
          .filter(({ field }) => field.in === 'query')
          .flatMap(({ field, input }) => sent(field, input.value).map(one => [field.name, one])),
      )
      const headers = inputs
        .filter(({ field, input }) => field.in === 'header' && input.value.trim())
        .map(({ field, input }): [string, string] => [field.name, input.value.trim()])
      const asked = text?.value.trim()
      const wrong = asked ? whyNotJson(asked) : undefined
      if (wrong) return { wrong }
      return {
        path: [filled(), query].filter(part => String(part)).join('?'),
        init: {
          method,
          headers: [...headers, ...(asked ? [['Content-Type', 'application/json'] satisfies [string, string]] : [])],
          ...(asked && { body: asked }),
        },
      }
    },
  }
}

const optional = (count: number) => (count === 1 ? 'One optional parameter' : `${count} optional parameters`)
const rowsOf = (example: unknown) => Math.min(14, JSON.stringify(example, undefined, 2).split('\n').length)

function inputOf({ in: place, isRequired: must, values, isList, prefix }: Field) {
  const isRequired = must === true
  if (values && !isList) {
    const choices = isRequired ? values : ['', ...values]
    return make('select', { required: isRequired }, ...choices.map(one => make('option', { value: one, textContent: one || 'not sent' })))
  }
  const input = make('input', { type: 'text', required: isRequired && place === 'path', autocomplete: 'off', spellcheck: false })
  input.placeholder = isList ? 'separated by commas' : prefix ? `${prefix}…` : isRequired ? '' : 'not sent'
  if (prefix) suggest(input, prefix)
  return input
}

/** Suggests the identifiers that answers on this page had. */
function suggest(input: HTMLInputElement, prefix: string) {
  const list = make('datalist', { id: `ids-${Math.random().toString(36).slice(2)}` })
  input.setAttribute('list', list.id)
  input.addEventListener('focus', () => {
    list.replaceChildren(...idsLike(prefix).map(value => make('option', { value })))
    input.after(list)
  })
}

const sent = ({ isList }: Field, value: string) => (isList ? value.split(',') : [value]).map(one => one.trim()).filter(Boolean)

function whyNotJson(text: string) {
  try {
    JSON.parse(text)
    return undefined
  } catch (error) {
    return `The body is not JSON. ${(error as Error).message}`
  }
}
