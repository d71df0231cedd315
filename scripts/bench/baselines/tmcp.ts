/** The agents' door on tmcp as its documentation shows it: one server for all requests, behind the same key check. */
import { createServer } from 'node:http'
import { env } from 'node:process'
import { createRequestListener } from '@remix-run/node-fetch-server'
import { HttpTransport } from '@tmcp/transport-http'
import { McpServer } from 'tmcp'
import catalogue from '../../../generated/tools.json' with { type: 'json' }
import { openAnswers, type Agent } from './answers.ts'

const answers = openAnswers(env['DATABASE_URL']!, env['AQS_SEAL_KEY']!)
/** Types for the part of tmcp that is used here. The checks run without the package. */
interface Server {
  ctx: { custom?: { agent: Agent } }
  tool(told: { name: string; title: string; description: string }, answer: () => Promise<object>): void
}
interface Transport {
  respond(request: Request, custom: { agent: Agent }): Promise<Response | null>
}
const server = new McpServer(
  { name: 'tmcp', version: '1', description: 'measured' },
  { adapter: undefined, capabilities: { tools: {} } },
) as unknown as Server
for (const { name, title, description } of catalogue.tools) {
  server.tool({ name, title, description }, async () => {
    if (name !== 'get_profile') throw new Error('This is not measured.')
    const output = answers.profile(server.ctx.custom!.agent)
    return { content: [{ type: 'text', text: JSON.stringify(output) }], structuredContent: output }
  })
}
const transport = new HttpTransport(server as never, { path: '/mcp' }) as unknown as Transport

createServer(
  createRequestListener(async request => {
    const agent = answers.agent(request.headers.get('authorization') ?? undefined)
    if (!agent) return new Response(null, { status: 401 })
    return (await transport.respond(request, { agent })) ?? new Response(null, { status: 404 })
  }),
).listen(Number(env['PORT']))
