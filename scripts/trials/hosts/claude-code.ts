import { broken, hook, sign, signing, tellsOfChange, type Hook, type Host, type Tool } from './host.ts'
import { packaged, run, type Place } from './place.ts'
import { messages } from './wires/messages.ts'

const program = packaged(`@anthropic-ai/claude-code-${process.platform}-${process.arch}/claude`)
/** If there are many tools, Claude Code lets its model search for them first. */
const settings = {
  CLAUDE_CODE_DISABLE_NONESSENTIAL_TRAFFIC: '1',
  ENABLE_TOOL_SEARCH: 'false',
  MCP_TIMEOUT: '120000',
  ANTHROPIC_API_KEY: 'none',
}

const claude = ({ work, env }: Place, args: string[], model = '') =>
  run([program, ...args], work, { ...env, ...settings, ANTHROPIC_BASE_URL: model })

const bash = (place: Place): Tool => ({ name: 'Bash', given: page => ({ command: signing(page, place), description: 'Sign' }) })
const allowingBash = ['--allowedTools', 'Bash']

async function withServer(place: Place, model: string) {
  const [, ...added] = place.init('claude-code').split(' ')
  await claude(place, added)
  return claude(place, ['-p', 'Go', '--allowedTools', 'mcp__gate'], model)
}

function withHook(place: Place, model: string, { command, seconds }: Hook, args = allowingBash) {
  const events = ['PreToolUse', 'PostToolUse', 'PostToolUseFailure']
  const hooks = Object.fromEntries(events.map(event => [event, [{ hooks: [{ type: 'command', command, timeout: seconds }] }]]))
  return claude(place, ['-p', 'Go', '--settings', JSON.stringify({ hooks }), ...args], model)
}

function withPrompt(place: Place, model: string, command: string, ...args: string[]) {
  const servers = JSON.stringify({ mcpServers: { gate: { command, args } } })
  return claude(place, ['-p', 'Go', '--mcp-config', servers, '--permission-prompt-tool', 'mcp__gate__permission'], model)
}

export const claudeCode: Host = {
  name: 'Claude Code',
  package: '@anthropic-ai/claude-code',
  wire: messages,
  ways: [
    { name: 'mcp', tool: () => sign, permit: 'done', changed: tellsOfChange, run: withServer },
    { name: 'hook', tool: bash, permit: 'done', changed: tellsOfChange, run: (place, model) => withHook(place, model, hook) },
    // It has no words for a change, and no report.
    {
      name: 'prompt',
      tool: bash,
      permit: 'started',
      changed: /no output/,
      run: (place, model) => withPrompt(place, model, 'agent-quest-gate', 'prompt'),
    },
  ],
  broken: [
    ...broken({ tool: bash, isOpen: true }, withHook),
    // Then Claude Code asks its user, and in print mode nobody answers.
    ...broken({ tool: bash, isOpen: false }, (place, model, hook) => withHook(place, model, hook, []), ', Bash not allowed'),
    {
      name: 'prompt missing',
      tool: bash,
      isOpen: false,
      run: (place, model) => withPrompt(place, model, '/nowhere/agent-quest-gate', 'prompt'),
    },
    {
      name: 'prompt killed',
      tool: bash,
      isOpen: false,
      run: (place, model) => withPrompt(place, model, 'sh', '-c', '(sleep 10; kill -9 $$) & exec agent-quest-gate prompt'),
    },
  ],
}
