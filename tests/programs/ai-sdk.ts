/** Vercel's AI SDK: its MCP client, and `generateText` with a puppet as its model. */
import { createMCPClient } from '@ai-sdk/mcp'
import { generateText, isStepCount } from 'ai'
import { modelOf } from './models/ai-sdk.ts'
import { puppet } from './puppet.ts'
import { drive, type Report } from './drive.ts'

await drive(async (url, headers, tell) => {
  const client = await createMCPClient({ transport: { type: 'http', url, headers } })
  const puppeteer = puppet(call => tell(async (tool, given) => JSON.parse((await call(tool, given)).value[0].text)))
  let tools: Report['tools'] = []
  const model = modelOf(puppeteer, offered => {
    tools = offered.map(({ name, inputSchema }) => ({ name, schema: inputSchema }))
  })
  await generateText({ model, tools: await client.tools(), prompt: 'Go', stopWhen: isStepCount(50) })
  await client.close()
  return { tools, told: puppeteer.end() }
})
