/** Both doors on bare node:http, by hand. */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { env } from 'node:process'
import { accountOf, agentBody, agentOf, listBody, tools } from './answers.ts'
import { openFacts } from './facts.ts'

const facts = openFacts(env.DATABASE_URL!)
const serverInfo = { name: 'bare', version: '1' }

createServer((req, res) => {
  const answered = req.url === '/mcp' ? agents(req, res) : humans(req, res)
  answered.catch(error => send(res, 500, { message: String(error) }))
}).listen(Number(env.PORT))

async function humans(req: IncomingMessage, res: ServerResponse) {
  const accountId = await accountOf(facts, req.headers.authorization)
  if (!accountId) return send(res, 401, { message: 'Sign in first.' })
  const [path, query] = req.url!.split('?') as [string, string | undefined]
  if (path === '/v1/agents') {
    const limit = Number(new URLSearchParams(query).get('limit') ?? 20)
    return send(res, 200, listBody(await facts.agents(accountId, limit), limit))
  }
  const id = /^\/v1\/agents\/([^/]+)$/.exec(path)?.[1]
  if (!id) return send(res, 404, { message: 'There is nothing here.' })
  const agent =
    req.method === 'PATCH'
      ? await facts.renameAgent(id, accountId, (JSON.parse(await textOf(req)) as { name: string }).name)
      : await facts.agent(id, accountId)
  if (!agent) return send(res, 404, { message: 'There is no such agent.' })
  send(res, 200, agentBody(agent), `"v${agent.version}"`)
}

async function agents(req: IncomingMessage, res: ServerResponse) {
  const agent = await agentOf(facts, req.headers.authorization)
  if (!agent) return send(res, 401, { message: 'This is no key.' })
  const { id, method, params } = JSON.parse(await textOf(req)) as { id: number; method: string; params: { name: string; _meta?: object } }
  const tool = method === 'tools/call' && tools[params.name]
  if (!tool) return send(res, 404, { jsonrpc: '2.0', id, error: { code: -32601, message: 'Unknown.' } })
  const output = await tool(facts, agent)
  const modern = params['_meta'] && { resultType: 'complete', _meta: { 'io.modelcontextprotocol/serverInfo': serverInfo } }
  send(res, 200, {
    jsonrpc: '2.0',
    id,
    result: { content: [{ type: 'text', text: JSON.stringify(output) }], structuredContent: output, ...modern },
  })
}

async function textOf(req: IncomingMessage) {
  const chunks: Buffer[] = []
  for await (const chunk of req) chunks.push(chunk as Buffer)
  return Buffer.concat(chunks).toString()
}

function send(res: ServerResponse, status: number, body: object, etag?: string) {
  const text = JSON.stringify(body)
  res.writeHead(status, {
    'Content-Type': 'application/json; charset=utf-8',
    'Content-Length': Buffer.byteLength(text),
    ...(etag && { ETag: etag }),
  })
  res.end(text)
}
