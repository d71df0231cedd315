/** Vercel's AI SDK: its MCP client, and `generateText` with a puppet as its model. */
import { createMCPClient } from '@ai-sdk/mcp'
import { generateText, isStepCount } from 'ai'
import { MockLanguageModelV4 } from 'ai/test'
import { puppet } from './puppet.ts'
import { drive, type Report } from './drive.ts'

interface Options {
  prompt: { role: string; content: { output: { type: string; value: { text: string }[] } }[] }[]
  tools: { name: string; inputSchema: unknown }[]
}
const usage = { inputTokens: { total: 1 }, outputTokens: { total: 1 } }

await drive(async (url, headers, tell) => {
  const client = await createMCPClient({ transport: { type: 'http', url, headers } })
  const model = puppet(tell)
  let tools: Report['tools'] = []
  const doGenerate = async (options: Options) => {
    tools = options.tools.map(({ name, inputSchema }) => ({ name, schema: inputSchema }))
    const last = options.prompt.at(-1)!
    const asked = await model.turn(last.role === 'tool' ? JSON.parse(last.content[0]!.output.value[0]!.text) : undefined)
    return asked
      ? {
          content: [{ type: 'tool-call', toolCallId: crypto.randomUUID(), toolName: asked.tool, input: JSON.stringify(asked.given) }],
          finishReason: { unified: 'tool-calls', raw: undefined },
          usage,
          warnings: [],
        }
      : { content: [{ type: 'text', text: 'Done' }], finishReason: { unified: 'stop', raw: undefined }, usage, warnings: [] }
  }
  await generateText({
    model: new MockLanguageModelV4({ doGenerate }),
    tools: await client.tools(),
    prompt: 'Go',
    stopWhen: isStepCount(50),
  })
  await client.close()
  return { tools, told: model.end() }
})
