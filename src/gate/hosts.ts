/** How hosts call `hook` and `prompt`, and what they understand. */
import { Server } from '@modelcontextprotocol/server'
import { decide, tellOutcome, type Decision, type Use } from './hook.ts'
import type { Gate } from './permission.ts'
import type { Settings } from './settings.ts'
import { packageVersion } from './version.ts'

const largest = 1_000_000
/** Claude Code and Codex end a hook after ten minutes, and then make the call. */
const mostWaitSeconds = 300
/** After this the hook ends, whatever it still tries. */
export const mostHookSeconds = 480

/** Reads one event from standard input and answers on standard output. An exit code of 2 blocks the call. */
export async function hook(input: AsyncIterable<Buffer>, settings: Settings, gate: Gate, signal: AbortSignal): Promise<string> {
  const event = JSON.parse(await textOf(input)) as Use & {
    hook_event_name: string
    tool_response?: { is_error?: boolean; isError?: boolean }
  }
  if (typeof event.tool_name !== 'string') throw new Error('The event names no tool.')
  switch (event.hook_event_name) {
    case 'PreToolUse':
      return answerOf(await decide(event, settings, { ...gate, waitSeconds: Math.min(gate.waitSeconds, mostWaitSeconds) }, signal))
    case 'PostToolUse':
      await tellOutcome(event, event.tool_response?.is_error || event.tool_response?.isError ? 'failed' : 'done', gate)
      return ''
    case 'PostToolUseFailure':
      await tellOutcome(event, 'failed', gate)
      return ''
    default:
      throw new Error(`The gate knows no event ${JSON.stringify(event.hook_event_name)}.`)
  }
}

async function textOf(input: AsyncIterable<Buffer>) {
  const parts: Buffer[] = []
  let size = 0
  for await (const part of input) {
    size += part.length
    if (size > largest) throw new Error('The event is too long.')
    parts.push(part)
  }
  return Buffer.concat(parts).toString('utf8')
}

function answerOf(decision: Decision) {
  if (decision.is === 'silent') return ''
  const isAllowed = decision.is === 'allowed'
  return JSON.stringify({
    hookSpecificOutput: {
      hookEventName: 'PreToolUse',
      permissionDecision: isAllowed ? 'allow' : 'deny',
      permissionDecisionReason: isAllowed ? 'Your human said yes.' : decision.because,
      // Codex takes a yes without arguments for a fault of the hook.
      ...(isAllowed && { updatedInput: decision.input }),
      ...(isAllowed && decision.isChanged && { additionalContext: changedTo(decision.input) }),
    },
  })
}

const changedTo = (input: Use['tool_input']) => `Your human changed the arguments of this call. It is made with ${JSON.stringify(input)}.`

/** A server with one tool, which a host calls in place of asking its user. */
export function promptServer(settings: Settings, gate: Gate) {
  // Whoever asks like this takes over changed arguments.
  const taking = { ...settings, hook: { changes: true } }
  const server = new Server({ name: 'agent-quest-gate', version: packageVersion }, { capabilities: { tools: {} } })
  server.setRequestHandler('tools/list', () => ({
    tools: [
      {
        name: 'permission',
        description: 'Asks the human of the agent whether a tool may be used. For the host, not for the model.',
        inputSchema: {
          type: 'object',
          required: ['tool_name', 'input'],
          properties: { tool_name: { type: 'string' }, input: { type: 'object' }, tool_use_id: { type: 'string' } },
        },
      },
    ],
  }))
  server.setRequestHandler('tools/call', async ({ params: { arguments: given = {} } }, { mcpReq }) => {
    const { tool_name, input, tool_use_id } = given as { tool_name: string; input: Use['tool_input']; tool_use_id?: string }
    const decision = await decide({ tool_name, tool_input: input, ...(tool_use_id && { tool_use_id }) }, taking, gate, mcpReq.signal)
    const said =
      decision.is === 'denied'
        ? { behavior: 'deny', message: decision.because }
        : { behavior: 'allow', updatedInput: decision.is === 'allowed' ? decision.input : input }
    return { content: [{ type: 'text', text: JSON.stringify(said) }] }
  })
  return server
}
