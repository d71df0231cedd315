/** The agents' door the way the SDK documents it: createMcpHandler and an McpServer, behind the same key check. */
import { createServer } from 'node:http'
import { env } from 'node:process'
import { toNodeHandler } from '@modelcontextprotocol/node'
import { createMcpHandler, fromJsonSchema, McpServer } from '@modelcontextprotocol/server'
import catalogue from '../../../generated/tools.json' with { type: 'json' }
import { agentOf, bearer, tools } from './answers.ts'
import { openFacts, type KeyHolder } from './facts.ts'

const facts = openFacts(env.DATABASE_URL!)
/** The schemas are compiled once; the server is made for each request, with all its tools, as the SDK asks for. */
const catalogued = catalogue.tools.map(({ name, title, description, annotations, ...tool }) => ({
  name,
  told: {
    title,
    description,
    annotations,
    inputSchema: fromJsonSchema(tool.inputSchema as never),
    outputSchema: fromJsonSchema(tool.outputSchema as never),
  },
}))

const handler = createMcpHandler(({ authInfo }) => {
  const server = new McpServer({ name: 'sdk', version: '1' }, { instructions: catalogue.instructions })
  for (const { name, told } of catalogued) {
    server.registerTool(name, told, async () => {
      const output = await tools[name]!(facts, authInfo!.extra!['agent'] as KeyHolder)
      return { content: [{ type: 'text', text: JSON.stringify(output) }], structuredContent: output }
    })
  }
  return server
})
const answer = toNodeHandler(handler)

createServer(async (req, res) => {
  const agent = await agentOf(facts, req.headers.authorization)
  if (!agent) return void res.writeHead(401).end()
  const auth = { token: bearer(req.headers.authorization), clientId: agent.id, scopes: [], extra: { agent } }
  await answer(Object.assign(req, { auth }) as never, res)
}).listen(Number(env.PORT))
