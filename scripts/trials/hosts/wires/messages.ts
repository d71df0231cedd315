/** Anthropic's Messages. */
import { sinceLast, type Body, type Turn, type Wire } from '../model.ts'

export const messages: Wire = {
  read: ({ tools = [], messages = [] }) => ({
    tools: tools.map(({ name }: Body) => name),
    result: sinceLast(messages, ({ role }) => role === 'assistant'),
  }),
  write: (turn, { model }) => [
    {
      type: 'message_start',
      message: {
        id: `msg_${crypto.randomUUID()}`,
        type: 'message',
        role: 'assistant',
        model,
        content: [],
        stop_reason: null,
        stop_sequence: null,
        usage,
      },
    },
    ...blockOf(turn),
    { type: 'content_block_stop', index: 0 },
    { type: 'message_delta', delta: { stop_reason: turn ? 'tool_use' : 'end_turn', stop_sequence: null }, usage },
    { type: 'message_stop' },
  ],
}

const usage = { input_tokens: 1, output_tokens: 1 }

function blockOf(turn: Turn) {
  const [content_block, delta] = turn
    ? [
        { type: 'tool_use', id: `toolu_${crypto.randomUUID()}`, name: turn.tool, input: {} },
        { type: 'input_json_delta', partial_json: JSON.stringify(turn.given) },
      ]
    : [
        { type: 'text', text: '' },
        { type: 'text_delta', text: 'Done.' },
      ]
  return [
    { type: 'content_block_start', index: 0, content_block },
    { type: 'content_block_delta', index: 0, delta },
  ]
}
