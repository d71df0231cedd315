/** A puppet as a model of Vercel's AI SDK. */
import { MockLanguageModelV4 } from 'ai/test'
import type { Puppet } from '../puppet.ts'

interface Options {
  prompt: { role: string; content: { output: unknown }[] }[]
  tools: { name: string; inputSchema: unknown }[]
}
const usage = { inputTokens: { total: 1 }, outputTokens: { total: 1 } }

/** `seen` gets the tools that the model is offered. */
export function modelOf({ turn, end }: Puppet, seen: (tools: Options['tools']) => void = () => {}) {
  const doGenerate = async ({ prompt, tools }: Options) => {
    seen(tools)
    const last = prompt.at(-1)!
    const asked = await turn(last.role === 'tool' ? last.content[0]!.output : undefined)
    return asked
      ? {
          content: [{ type: 'tool-call', toolCallId: crypto.randomUUID(), toolName: asked.tool, input: JSON.stringify(asked.given) }],
          finishReason: { unified: 'tool-calls', raw: undefined },
          usage,
          warnings: [],
        }
      : {
          content: [{ type: 'text', text: JSON.stringify(end()) }],
          finishReason: { unified: 'stop', raw: undefined },
          usage,
          warnings: [],
        }
  }
  return new MockLanguageModelV4({ doGenerate })
}
