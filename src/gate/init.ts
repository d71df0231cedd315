/** `agent-quest-gate init`: writes a gate.yaml to begin with, and says what a host needs to start the gate. */
import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'

const program = 'agent-quest-gate'

/**
 * Where each host wants the gate, and in which words. Every other way from the host to the servers has to go. Codex and Gemini CLI keep the key
 * from a program that they start, unless it is named. OpenCode goes on without a gate that is slow to start, as when a server is downloaded first.
 */
const hosts: Record<string, (file: string) => string> = {
  'claude-code': file => `claude mcp add gate -- ${program} mcp --config ${file}`,
  codex: file =>
    `in ~/.codex/config.toml:\n[mcp_servers.gate]\ncommand = "${program}"\nargs = ["mcp", "--config", "${file}"]\nenv_vars = ["AQS_KEY"]`,
  vscode: file => `in .vscode/mcp.json:\n${json({ servers: { gate: { type: 'stdio', ...started(file) } } })}`,
  cursor: file => `in .cursor/mcp.json:\n${json({ mcpServers: { gate: started(file) } })}`,
  gemini: file => `in ~/.gemini/settings.json:\n${json({ mcpServers: { gate: { ...started(file), env: { AQS_KEY: '$AQS_KEY' } } } })}`,
  opencode: file =>
    `in opencode.json:\n${json({ mcp: { gate: { type: 'local', command: [program, 'mcp', '--config', file], timeout: 60_000 } } })}`,
}

const json = (value: unknown) => JSON.stringify(value, undefined, 2)
const started = (file: string) => ({ command: program, args: ['mcp', '--config', file] })

export function init(file: string, service: string, host: string | undefined): string {
  const known = Object.keys(hosts)
  if (host !== undefined && !known.includes(host)) return `There is no host ${JSON.stringify(host)}. Known are ${known.join(', ')}.`
  const place = resolve(file)
  const isNew = wasWritten(place, service)
  const lines = (host === undefined ? known : [host]).map(name => `${name}: ${hosts[name]!(place)}`)
  return [
    isNew
      ? `${place} is written. Put your servers into it, and make it a file that the agent cannot change.`
      : `${place} is there already, and stays as it is.`,
    'Remove the same servers from the settings of the host, so that the gate is the only way to them. Then add the gate:',
    ...lines,
    `${program} check says what it will ask about.`,
  ].join('\n\n')
}

function wasWritten(place: string, service: string) {
  try {
    writeFileSync(place, template(service), { flag: 'wx', mode: 0o600 })
    // What the agent may see is not the folder of this file.
    mkdirSync(join(dirname(place), 'files'), { recursive: true })
    return true
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false
    throw error
  }
}

const template = (service: string) => `# What agent-quest-gate lets through, asks a human about, and blocks.
# \${NAME} is a variable of the environment of the gate, so no secret has to stand here.

service: ${service}
key: \${AQS_KEY}

# How long a call waits for the human. Then the agent is told to call again with the same arguments.
wait_seconds: 50

servers:
  files:
    command: npx
    args: [-y, '@modelcontextprotocol/server-filesystem', files]
    # Believe it when it says that a tool only reads.
    trusted: true
  # shop:
  #   url: https://shop.example.com/mcp
  #   headers: { Authorization: 'Bearer \${SHOP_TOKEN}' }

# The first rule that fits counts. Without one, a human is asked, except about tools of a trusted server that say they only read.
rules:
  - { server: files, tool: write_file, do: ask, category: other, title: 'Write {/path}' }
  # - { tool: 'delete_*', do: block, because: nothing is deleted here }
  # - server: shop
  #   tool: pay
  #   do: ask
  #   category: spend
  #   title: 'Pay the invoice {/invoice}'
  #   recipient: /to
  #   amount: { value: /amount, currency: /currency }
  #   hide: [/card_number]
`
