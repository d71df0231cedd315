/** What came back: the headers that tell something, and the body as it arrives. */
import { addCopyButton } from './copy.ts'
import { make } from './dom.ts'
import { partsOf } from './json.ts'

/** The most characters of a body that are shown. */
const mostShown = 200_000
/** A longer body has no colours. */
const mostColoured = 60_000
/** A stream has no end of its own. */
const streamMs = 60_000

const telling = [
  'Content-Type',
  'Location',
  'ETag',
  'Link',
  'Retry-After',
  'Allow',
  'Idempotent-Replayed',
  'Deprecation',
  'Sunset',
  'RateLimit',
  'X-Request-ID',
]

/** Shows the answer in this place, and returns its text when it is complete. */
export async function showAnswer(place: HTMLElement, answer: Response, stop: AbortController) {
  const isStream = isOf(answer, 'text/event-stream')
  const note = make('p', { className: 'note' })
  const body = make('pre', { tabIndex: 0 })
  place.replaceChildren(
    make(
      'dl',
      {},
      ...telling
        .filter(name => answer.headers.has(name))
        .flatMap(name => [make('dt', { textContent: name }), make('dd', { textContent: answer.headers.get(name)! })]),
    ),
    note,
    body,
  )
  const timer = isStream ? setTimeout(() => stop.abort(), streamMs) : undefined
  if (isStream) note.textContent = 'Listening for one minute. Change something in another tab to see an event.'
  const { text, isWhole } = await read(answer, so => (body.textContent = so))
  clearTimeout(timer)
  if (isStream) note.textContent = 'Stopped listening. A program goes on after the last event by sending its id as Last-Event-ID.'
  else if (!isWhole) note.textContent = 'This answer is incomplete. Use curl to get all of it.'
  else explain(note, answer, text)
  if (!text) body.remove()
  else {
    body.replaceChildren(...(isOf(answer, 'json') && text.length < mostColoured ? coloured(text) : [text]))
    addCopyButton(body)
  }
  return text
}

const isOf = ({ headers }: Response, type: string) => Boolean(headers.get('Content-Type')?.includes(type))

/** Reads the body and shows each part of it, until it ends, is stopped, or is too long. */
async function read({ body }: Response, show: (text: string) => void) {
  const reader = body?.pipeThrough(new TextDecoderStream()).getReader()
  let text = ''
  try {
    for (;;) {
      const { done, value } = (await reader?.read()) ?? { done: true as const, value: undefined }
      if (done) return { text, isWhole: true }
      text += value
      show(text)
      if (text.length < mostShown) continue
      await reader!.cancel()
      return { text: text.slice(0, mostShown), isWhole: false }
    }
  } catch {
    return { text, isWhole: false }
  }
}

/** A problem has a page about it. */
function explain(note: HTMLElement, { ok }: Response, text: string) {
  const code = ok ? undefined : /"code": ?"([a-z_]+)"/.exec(text)?.[1]
  if (code) note.append('What to do about it: ', make('a', { href: `/problems/${code}`, textContent: code }))
  else note.remove()
}

function coloured(text: string) {
  try {
    const pretty = JSON.stringify(JSON.parse(text), undefined, 2)
    return [...partsOf(pretty)].map(([word, kind]) => (kind ? make('i', { className: kind, textContent: word }) : word))
  } catch {
    return [text]
  }
}
