/** `agent-quest-gate check`: says, tool by tool, what would be asked and why. It calls no tool. */
import { statSync } from 'node:fs'
import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client'
import { openOffers } from './offers.ts'
import type { Gate } from './permission.ts'
import { pinsIn } from './pins.ts'
import { verdictOn, type Seen } from './rules.ts'
import type { Environment, Settings } from './settings.ts'
import { openUpstreams } from './upstreams.ts'

/** The lines to print, and whether something weakens the promise of the gate. */
export async function check(settings: Settings, gate: Gate, given: Environment): Promise<{ lines: string[]; isWeak: boolean }> {
  const upstreams = openUpstreams(settings, gate.journal, () => {})
  const lines: string[] = []
  try {
    // No agent waits here, so a server has all its time to start.
    await Promise.all(upstreams.map(upstream => upstream.client().catch(() => {})))
    const offers = openOffers(upstreams, pinsIn(gate.journal), text => void lines.push(`unreachable  ${text}`))
    const line = (name: string, seen: Seen) => {
      const { do: what, because } = verdictOn(seen, settings)
      lines.push(`${what.padEnd(6)} ${seen.kind.padEnd(9)} ${name}  (${because})`)
    }
    for (const [name, { upstream, tool, doubt }] of await offers.listTools())
      line(name, { server: upstream.name, kind: 'tool', name: tool.name, annotations: tool.annotations, doubt })
    for (const { uri } of await offers.listResources()) {
      const upstream = await offers.ofResource(uri)
      if (upstream) line(uri, { server: upstream.name, kind: 'resource', name: uri })
    }
    for (const { name } of await offers.listPrompts()) {
      const owner = offers.ofPrompt(name)
      if (owner) line(name, { server: owner.upstream.name, kind: 'prompt', name: owner.name })
    }
  } finally {
    await Promise.all(upstreams.map(upstream => upstream.close()))
  }
  const weaknesses = [...weaknessesOf(settings, given), ...(await waysAround(settings)), ...(await troubleWith(gate))]
  return { lines: [...lines, ...weaknesses.map(one => `! ${one}`)], isWeak: weaknesses.length > 0 }
}

/** Who may change the file can change the rules. Who may read it or has its variables can reach the servers without the gate. */
function weaknessesOf({ file, servers, key }: Settings, given: Environment) {
  const { mode, uid } = statSync(file)
  const found: string[] = []
  if (mode & 0o022) found.push(`${file} can be changed by others than its owner: chmod go-w ${file}`)
  if (process.getuid && uid === process.getuid())
    found.push(
      `${file} belongs to the user who runs this. If the agent runs as the same user, it can change the rules. Let another user own the file and run the gate.`,
    )
  const secrets = [
    key,
    ...Object.values(servers).flatMap(({ env = {}, headers = {} }) => [...Object.values(env), ...Object.values(headers)]),
  ]
  for (const [name, value] of Object.entries(given))
    if (value && value.length >= 8 && secrets.some(secret => secret.includes(value)))
      found.push(`${name} is in the environment of this command. If the agent has the same environment, it has that secret.`)
  return found
}

/** Servers that answer without their credentials: an agent can reach them without the gate. */
async function waysAround({ servers }: Settings) {
  const open = await Promise.all(
    Object.entries(servers).map(async ([name, { url }]) => {
      if (!url) return []
      const client = new Client({ name: 'agent-quest-gate', version: 'check' })
      try {
        await client.connect(new StreamableHTTPClientTransport(new URL(url)), { timeout: 10_000 })
        await client.close()
        return [`${name} answers without the headers in the file, so whoever knows its address can go around the gate.`]
      } catch {
        return []
      }
    }),
  )
  return open.flat()
}

async function troubleWith({ service }: Gate) {
  try {
    await service.profile()
    return []
  } catch (error) {
    return [`The service: ${(error as Error).message} Until that is mended, every call that is asked about is blocked.`]
  }
}
