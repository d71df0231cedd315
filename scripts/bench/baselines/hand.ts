/** P0′: both doors on bare node:http, by hand. */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { env } from 'node:process'
import { newRequestId, openAnswers, textOf, type Answer } from './answers.ts'

const answers = openAnswers(env['DATABASE_URL']!, env['AQS_SEAL_KEY']!)
const serverInfo = JSON.stringify({ name: 'hand', version: '1' })

createServer((req, res) => {
  const requestId = newRequestId()
  const answered = req.url === '/mcp' ? agents(req, res, requestId) : humans(req, requestId).then(answer => send(res, answer, requestId))
  answered.catch(error => send(res, { status: 500, body: { message: String(error) } }, requestId))
}).listen(Number(env['PORT']))

async function humans(req: IncomingMessage, requestId: string): Promise<Answer> {
  const { authorization } = req.headers
  const [path, query] = req.url!.split('?', 2) as [string, string | undefined]
  const parts = path.split('/')
  if (parts[1] !== 'v1' || parts.length > 5) return answers.nothing
  if (req.method === 'POST')
    return parts[2] === 'approvals' && parts[4] === 'approve' ? answers.approve(authorization, parts[3]!, requestId) : answers.nothing
  if (parts.length === 4 && parts[2] === 'quests') return answers.quest(authorization, decodeURIComponent(parts[3]!))
  const asked = new URLSearchParams(query)
  const page = [Number(asked.get('limit') ?? 20), asked.get('cursor') ?? undefined] as const
  if (path === '/v1/quests') return answers.quests(authorization, ...page)
  if (path === '/v1/approvals') return answers.approvals(authorization, ...page)
  return answers.nothing
}

async function agents(req: IncomingMessage, res: ServerResponse, requestId: string) {
  const agent = answers.agent(req.headers.authorization)
  if (!agent) return send(res, answers.noKey, requestId)
  const { id, method, params } = JSON.parse(await textOf(req)) as { id: number; method: string; params: { name: string; _meta?: object } }
  if (method !== 'tools/call' || params.name !== 'get_profile') return send(res, answers.nothing, requestId)
  const output = JSON.stringify(answers.profile(agent))
  const modern = params['_meta'] ? `,"resultType":"complete","_meta":{"io.modelcontextprotocol/serverInfo":${serverInfo}}` : ''
  const result = `{"content":[{"type":"text","text":${JSON.stringify(output)}}],"structuredContent":${output}${modern}}`
  sendText(res, 200, `{"jsonrpc":"2.0","id":${JSON.stringify(id)},"result":${result}}`, requestId)
}

const send = (res: ServerResponse, { status, body, etag }: Answer, requestId: string) =>
  sendText(res, status, JSON.stringify(body), requestId, etag)

function sendText(res: ServerResponse, status: number, text: string, requestId: string, etag?: string) {
  const headers = ['X-Request-Id', requestId, 'Cache-Control', 'no-store', 'Content-Type', 'application/json; charset=utf-8']
  if (etag) headers.push('ETag', etag)
  headers.push('Content-Length', String(Buffer.byteLength(text)))
  res.writeHead(status, headers)
  res.end(text)
}
