/** The one tool of the gate's own: an agent that reaches nothing but the gate answers a question of its human. */
import type { CallToolResult, Tool } from '@modelcontextprotocol/client'
import { Blocked } from './blocked.ts'
import type { Gate } from './permission.ts'
import type { Json } from './pointers.ts'

export const answerName = 'agent_quest_answer'
/** What the agent is told when its human asks. */
export const answerWith = `Answer with ${answerName} and approval_id <id>.`

/** The same where the agent has no tool of the gate. */
export const answerElsewhere =
  'Only the tools of Agent Quest itself can answer it: call answer_question with approval_id <id>, if you have them.'

export const answerTool: Tool = {
  name: answerName,
  title: 'Answer my human',
  description:
    'Answers a question that your human asks about a call. Use it only when a call says so, and then make that call again with the same arguments.',
  inputSchema: {
    type: 'object',
    additionalProperties: false,
    required: ['approval_id', 'text'],
    properties: {
      approval_id: { type: 'string', description: 'The id that the call named.' },
      text: { type: 'string', minLength: 1, maxLength: 1_000, description: 'Your answer.' },
    },
  },
  annotations: { readOnlyHint: false, destructiveHint: false, idempotentHint: true, openWorldHint: false },
}

export async function answer({ service }: Gate, { approval_id: id, text }: Json): Promise<CallToolResult> {
  if (typeof id !== 'string' || typeof text !== 'string') throw new Blocked('approval_id and text must be texts.')
  await service.answer(id, text)
  return { content: [{ type: 'text', text: 'Your human has your answer. Make the call again with the same arguments.' }] }
}
