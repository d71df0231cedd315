/** A puppet as a model of OpenAI's Agents SDK. */
import { Usage } from '@openai/agents'
import type { Puppet } from '../puppet.ts'

interface Request {
  input: string | { type: string; output?: unknown }[]
  tools: { name: string; parameters: object; strict: boolean }[]
}

/** `seen` gets the tools that the model is offered. */
export function modelOf({ turn, end }: Puppet, seen: (tools: Request['tools']) => void = () => {}) {
  return {
    async getResponse({ input, tools }: Request) {
      seen(tools)
      const asked = await turn(typeof input === 'string' ? undefined : input.at(-1)?.output)
      const callId = crypto.randomUUID()
      const output = asked
        ? { type: 'function_call', callId, name: asked.tool, arguments: JSON.stringify(asked.given), status: 'completed' }
        : { type: 'message', role: 'assistant', status: 'completed', content: [{ type: 'output_text', text: JSON.stringify(end()) }] }
      return { usage: new Usage(), output: [output] }
    },
  }
}
