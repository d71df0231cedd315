/** The clients that people connect with, as the site and the portal show them. */
import { readFileSync } from 'node:fs'
import { banner } from './generated.ts'

/** Writes the clients as plain data, so that the portal can show them too. */
export function clientsText(clients: { snippet: string }[]) {
  const { devDependencies } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'))
  // This program receives the key, so the snippet has one exact version instead of the newest.
  const bridge = `mcp-remote@${devDependencies['mcp-remote']}`
  const trimmed = clients.map(client => ({ ...client, snippet: client.snippet.trim().replaceAll('{mcp_remote}', bridge) }))
  return `${banner}
/** How to connect a client. In the snippet, \`{mcp_url}\` stands for the address of /mcp. The client reads the key from AQS_KEY, or the snippet has <AGENT_KEY> in its place. */
export interface Client {
  readonly id: string
  readonly name: string
  readonly where: string
  readonly language: string
  readonly snippet: string
  readonly note: string
}
export const clients: readonly Client[] = ${JSON.stringify(trimmed, undefined, 2)}
`
}
