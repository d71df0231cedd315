/** Sends a request to a started server. */
import { once } from 'node:events'
import { Agent, request as open, type IncomingMessage } from 'node:http'
import type { Got } from './judge.ts'
import type { Request } from './request.ts'

const agent = new Agent({ keepAlive: true })
const longestMs = 60_000

/** `node:http` takes half of the time of `fetch`, which writes the headers and the body apart. */
export async function send(url: string, request: Request): Promise<Got> {
  const { method } = request
  const text = method === 'GET' ? undefined : textOf(request)
  // Node adds a length only for the methods that usually have a body.
  const headers = { ...request.headers, ...(text !== undefined && { 'Content-Length': Buffer.byteLength(text) }) }
  const sent = open(urlOf(url, request), { method, headers, agent, timeout: longestMs })
  sent.on('timeout', () => sent.destroy(new Error('no answer in time')))
  sent.end(text)
  const [answer] = (await once(sent, 'response')) as [IncomingMessage]
  const type = answer.headers['content-type'] ?? ''
  const got = await textIn(answer, type.startsWith('text/event-stream'))
  const isJson = /[/+]json/.test(type)
  return { status: answer.statusCode!, headers: linesOf(answer), text: got, body: isJson ? JSON.parse(got) : undefined }
}

/** A stream of events has no end, so only its beginning is read. */
async function textIn(answer: IncomingMessage, isEndless: boolean) {
  let text = ''
  for await (const part of answer.setEncoding('utf8')) {
    text += part
    if (isEndless) break
  }
  return text
}

const linesOf = ({ headers }: IncomingMessage) =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, [value].flat().join(', ')]))

/** The same request as a command. */
export function curl(url: string, request: Request) {
  const quoted = (text: string) => `'${text.replaceAll("'", "'\\''")}'`
  const headers = Object.entries(request.headers).map(([name, value]) => `-H ${quoted(`${name}: ${value}`)}`)
  const text = textOf(request)
  return [
    `curl -X ${request.method} ${quoted(urlOf(url, request))}`,
    ...headers,
    ...(text === undefined ? [] : [`--data-binary ${quoted(text.slice(0, 1_000))}`]),
  ].join(' ')
}

function urlOf(url: string, { path, query }: Request) {
  return `${url}${path}${query.length > 0 ? `?${new URLSearchParams(query).toString()}` : ''}`
}

function textOf({ body, text }: Request) {
  return text ?? (body === undefined ? undefined : JSON.stringify(body))
}
