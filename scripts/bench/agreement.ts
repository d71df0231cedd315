/** Checks that all contestants give the same answer, apart from times and the like. Of plain answers, only the identifiers are compared. */
import { isDeepStrictEqual } from 'node:util'
import type { Request, Row } from './rows.ts'
import type { Server } from './servers.ts'

const ofTheMoment = new Set(['server_time', 'updated_at', 'decided_at', 'next_cursor'])
const read = (text: string) => JSON.parse(text, (key, value) => (ofTheMoment.has(key) ? undefined : value)) as Body

interface Body {
  id?: string
  items?: Body[]
  agent?: Body
  result?: { content: { text: string }[]; structuredContent: Body }
}

export async function checkAgreement(row: Row, servers: Server[]) {
  for (const request of [row.requests[0]!, row.requests.at(-1)!]) {
    const answers = await Promise.all(servers.map(server => ask(server, request)))
    const ours = answers.at(-1)!
    for (const [i, answer] of answers.entries()) {
      const agrees =
        servers[i]!.kind === 'plain'
          ? answer.status === 200 && isDeepStrictEqual(identifiers(answer.body), identifiers(ours.body))
          : isDeepStrictEqual(answer, ours)
      if (agrees) continue
      throw new Error(
        [`${row.title}: answers differ`, ...[i, servers.length - 1].map(at => `${servers[at]!.name}: ${JSON.stringify(answers[at])}`)].join(
          '\n',
        ),
      )
    }
  }
}

async function ask({ url }: Server, { path, ...request }: Request) {
  const response = await fetch(url + path, request)
  const text = await response.text()
  const body = essence(read(/^data: (.*)$/m.exec(text)?.[1] ?? text))
  // Express adds a weak ETag of its own.
  return { status: response.status, etag: response.headers.get('etag')?.replace(/^W.*/, '') || undefined, body }
}

/** Only the tool's own result in an MCP answer. Each server adds its own name and hints around it. */
function essence(body: Body) {
  if (!body.result) return body
  const { content, structuredContent } = body.result
  return { ...structuredContent, text: read(content[0]!.text) }
}

const identifiers = ({ id, items = [], agent }: Body) => [id ?? agent?.id, ...items.map(item => item.id)]
