import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { broken, hook, sign, signing, tellsOfChange, type Hook, type Host, type Tool } from './host.ts'
import { packaged, run, type Place } from './place.ts'
import { responses } from './wires/responses.ts'

const provider = (model: string) => `model = "trial"
model_provider = "trial"
analytics.enabled = false

[model_providers.trial]
name = "trial"
base_url = "${model}/v1"
wire_api = "responses"
`

function codexWith({ home, work, env }: Place, model: string, more: string, args: string[] = []) {
  mkdirSync(join(home, '.codex'), { recursive: true })
  writeFileSync(join(home, '.codex/config.toml'), `${provider(model)}\n${more}`)
  return run([packaged('.bin/codex'), 'exec', '--skip-git-repo-check', '--sandbox', 'danger-full-access', ...args, 'Go'], work, env)
}

/** Otherwise Codex asks its user about each call of a server, and here nobody answers. */
const approved = 'default_tools_approval_mode = "approve"\n'

const withServer = (place: Place, model: string) => codexWith(place, model, `${place.init('codex')}\n${approved}`)

/** Codex runs no hook that its user has not trusted. */
function withHook(place: Place, model: string, { command, seconds = 600 }: Hook, args = ['--dangerously-bypass-hook-trust']) {
  const hooks = ['PreToolUse', 'PostToolUse'].map(
    event => `[[hooks.${event}]]\n[[hooks.${event}.hooks]]\ntype = "command"\ncommand = "${command}"\ntimeout = ${seconds}\n`,
  )
  return codexWith(place, model, hooks.join(''), args)
}

/** Its hooks know it as Bash. */
const shell = (place: Place): Tool => ({
  name: 'exec_command',
  given: page => ({ cmd: signing(page, place) }),
  shown: page => ({ command: signing(page, place) }),
})

export const codex: Host = {
  name: 'Codex',
  package: '@openai/codex',
  wire: responses,
  ways: [
    { name: 'mcp', tool: () => sign, permit: 'done', changed: tellsOfChange, run: withServer },
    { name: 'hook', tool: shell, permit: 'done', changed: tellsOfChange, run: (place, model) => withHook(place, model, hook) },
  ],
  broken: [
    ...broken({ tool: shell, isOpen: true }, withHook),
    { name: 'hook not trusted', tool: shell, isOpen: true, run: (place, model) => withHook(place, model, hook, []) },
  ],
}
