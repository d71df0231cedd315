/** The agents' door as the SDK's documentation shows it: createMcpHandler and an McpServer, behind the same key check. */
import { createServer } from 'node:http'
import { env } from 'node:process'
import { toNodeHandler } from '@modelcontextprotocol/node'
import { createMcpHandler, fromJsonSchema, McpServer, ResourceTemplate } from '@modelcontextprotocol/server'
import catalogue from '../../../generated/tools.json' with { type: 'json' }
import { openAnswers, type Agent } from './answers.ts'
import { bearer } from './credentials.ts'

const answers = openAnswers(env['DATABASE_URL']!, env['AQS_SEAL_KEY']!)
/** The schemas are compiled once. A server with all tools, resources and prompts is created for each request, as the SDK requires. */
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

const prompts = catalogue.prompts.map(({ listed: { name, title, description, arguments: given } }) => ({
  name,
  told: {
    title,
    description,
    argsSchema: fromJsonSchema({
      type: 'object',
      properties: Object.fromEntries(given.map(({ name, description }) => [name, { type: 'string', description }])),
      required: given.filter(({ required }) => required).map(({ name }) => name),
    }),
  },
}))
const notMeasured = (): never => {
  throw new Error('This is not measured.')
}

const handler = createMcpHandler(({ authInfo }) => {
  const server = new McpServer({ name: 'sdk', version: '1' }, { instructions: catalogue.instructions })
  for (const { name, told } of catalogued) {
    server.registerTool(name, told, async () => {
      if (name !== 'get_profile') return notMeasured()
      const output = answers.profile(authInfo!.extra!['agent'] as Agent)
      return { content: [{ type: 'text', text: JSON.stringify(output) }], structuredContent: output }
    })
  }
  for (const { listed } of catalogue.resources) server.registerResource(listed.name, listed.uri, listed as never, notMeasured)
  for (const { listed } of catalogue.resourceTemplates)
    server.registerResource(listed.name, new ResourceTemplate(listed.uriTemplate, { list: undefined }), listed as never, notMeasured)
  for (const { name, told } of prompts) server.registerPrompt(name, told as never, notMeasured)
  return server
})
const answer = toNodeHandler(handler)

createServer(async (req, res) => {
  const agent = answers.agent(req.headers.authorization)
  if (!agent) return void res.writeHead(401).end()
  const auth = { token: bearer(req.headers.authorization), clientId: agent['id'], scopes: [], extra: { agent } }
  await answer(Object.assign(req, { auth }) as never, res)
}).listen(Number(env['PORT']))
