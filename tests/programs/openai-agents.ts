/** OpenAI's Agents SDK: an agent with the service as its MCP server, schemas made strict where they can be, and a puppet as its model. */
import { Agent, MCPServerStreamableHttp, run, setTracingDisabled, Usage } from '@openai/agents'
import { puppet } from './puppet.ts'
import { drive, type Report } from './drive.ts'

interface Request {
  input: string | { type: string; output?: { text: string }[] }[]
  tools: { name: string; parameters: object; strict: boolean }[]
}

setTracingDisabled(true)
await drive(async (url, headers, tell) => {
  const server = new MCPServerStreamableHttp({ url, requestInit: { headers }, clientSessionTimeoutSeconds: 300 })
  await server.connect()
  const puppeteer = puppet(tell)
  let tools: Report['tools'] = []
  const model = {
    async getResponse({ input, tools: offered }: Request) {
      tools = offered.map(({ name, parameters, strict }) => ({ name, schema: { ...parameters, strict } }))
      const last = typeof input === 'string' ? undefined : input.at(-1)
      const asked = await puppeteer.turn(last?.output && JSON.parse(last.output[0]!.text))
      const callId = crypto.randomUUID()
      const output = asked
        ? { type: 'function_call', callId, name: asked.tool, arguments: JSON.stringify(asked.given), status: 'completed' }
        : { type: 'message', role: 'assistant', status: 'completed', content: [{ type: 'output_text', text: 'Done' }] }
      return { usage: new Usage(), output: [output] }
    },
  }
  const agent = new Agent({ name: 'Scout', model, mcpServers: [server], mcpConfig: { convertSchemasToStrict: true } })
  await run(agent, 'Go', { maxTurns: 50 })
  await server.close()
  return { tools, told: puppeteer.end() }
})
