/** OpenAI's Agents SDK: an agent with the service as its MCP server, schemas made strict where they can be, and a puppet as its model. */
import { Agent, MCPServerStreamableHttp, run, setTracingDisabled } from '@openai/agents'
import { modelOf } from './models/openai-agents.ts'
import { puppet } from './puppet.ts'
import { drive, type Report } from './drive.ts'

setTracingDisabled(true)
await drive(async (url, headers, tell) => {
  const server = new MCPServerStreamableHttp({ url, requestInit: { headers }, clientSessionTimeoutSeconds: 300 })
  await server.connect()
  const puppeteer = puppet(call => tell(async (tool, given) => JSON.parse((await call(tool, given))[0].text)))
  let tools: Report['tools'] = []
  const model = modelOf(puppeteer, offered => {
    tools = offered.map(({ name, parameters, strict }) => ({ name, schema: { ...parameters, strict } }))
  })
  const agent = new Agent({ name: 'Scout', model, mcpServers: [server], mcpConfig: { convertSchemasToStrict: true } })
  await run(agent, 'Go', { maxTurns: 50 })
  await server.close()
  return { tools, told: puppeteer.end() }
})
