/** OpenAI's chat completions. */
import { sinceLast, type Body, type Wire } from '../model.ts'

export const completions: Wire = {
  read: ({ tools = [], messages = [] }) => ({
    tools: tools.map((tool: Body) => tool.function.name),
    result: sinceLast(messages, ({ role }) => role === 'assistant'),
  }),
  write(turn, { model }) {
    const chunk = { id: 'chat_1', object: 'chat.completion.chunk', created: 0, model }
    const delta = turn
      ? {
          tool_calls: [
            {
              index: 0,
              id: `call_${crypto.randomUUID()}`,
              type: 'function',
              function: { name: turn.tool, arguments: JSON.stringify(turn.given) },
            },
          ],
        }
      : { content: 'Done.' }
    return [
      { ...chunk, choices: [{ index: 0, delta: { role: 'assistant', ...delta }, finish_reason: null }] },
      { ...chunk, choices: [{ index: 0, delta: {}, finish_reason: turn ? 'tool_calls' : 'stop' }], usage },
    ]
  },
}

const usage = { prompt_tokens: 1, completion_tokens: 1, total_tokens: 2 }
