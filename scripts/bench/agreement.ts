/** All contestants must give the same answer; what differs by its nature is left out. */
import { isDeepStrictEqual } from 'node:util'
import type { Request, Row } from './rows.ts'
import type { Server } from './servers.ts'

const ofTheMoment = new Set(['server_time', 'updated_at'])

export async function checkAgreement(row: Row, servers: Server[]) {
  for (const { body, ...request } of [row.requests[0]!, row.requests.at(-1)!]) {
    const sent = { ...request, ...(body && { body: typeof body === 'function' ? body() : body }) }
    const answers = await Promise.all(servers.map(server => ask(server, sent)))
    for (const [i, answer] of answers.entries()) {
      if (isDeepStrictEqual(answer, answers[0])) continue
      throw new Error(
        [`${row.title}: answers differ`, ...[0, i].map(at => `${servers[at]!.name}: ${JSON.stringify(answers[at])}`)].join('\n'),
      )
    }
  }
}

async function ask({ url }: Server, { path, ...request }: Omit<Request, 'body'> & { body?: string }) {
  const response = await fetch(url + path, request)
  const text = await response.text()
  const body = JSON.parse(/^data: (.*)$/m.exec(text)?.[1] ?? text, (key, value) => (ofTheMoment.has(key) ? undefined : value))
  // A weak ETag is one that Express made up.
  const etag = response.headers.get('etag')?.replace(/^W.*/, '') || undefined
  return { status: response.status, etag, body: essence(body) }
}

/** Of an MCP result only what the tool said: names and hints of the servers around it are their own. */
function essence(body: { result?: { content: { text: string }[]; structuredContent: unknown } }) {
  if (!body.result) return body
  const { content, structuredContent } = body.result
  return { structuredContent, text: JSON.parse(content[0]!.text, (key, value) => (ofTheMoment.has(key) ? undefined : value)) as unknown }
}
