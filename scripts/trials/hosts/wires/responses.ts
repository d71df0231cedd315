/** OpenAI's Responses. */
import { sinceLast, type Body, type Wire } from '../model.ts'

export const responses: Wire = {
  read: ({ tools = [], input = [] }) => ({
    // The tools of a server are offered together, under its name.
    tools: tools.flatMap((tool: Body) => tool.tools ?? [tool]).flatMap(({ name }: Body) => name ?? []),
    result: sinceLast(input, ({ type }) => type === 'function_call'),
  }),
  write(turn, { model, tools = [] }) {
    const item = turn
      ? {
          type: 'function_call',
          id: `fc_${crypto.randomUUID()}`,
          call_id: `call_${crypto.randomUUID()}`,
          name: turn.tool,
          namespace: tools.find(({ tools: inside }: Body) => inside?.some(({ name }: Body) => name === turn.tool))?.name,
          arguments: JSON.stringify(turn.given),
          status: 'completed',
        }
      : {
          type: 'message',
          id: 'msg_1',
          role: 'assistant',
          status: 'completed',
          content: [{ type: 'output_text', text: 'Done.', annotations: [] }],
        }
    const response = { id: `resp_${crypto.randomUUID()}`, object: 'response', model, output: [item], usage }
    return [
      { type: 'response.created', response: { ...response, status: 'in_progress', output: [] } },
      { type: 'response.output_item.added', output_index: 0, item },
      { type: 'response.output_item.done', output_index: 0, item },
      { type: 'response.completed', response: { ...response, status: 'completed' } },
    ]
  },
}

const usage = { input_tokens: 1, output_tokens: 1, total_tokens: 2 }
