import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { sign, tellsOfChange, type Host } from './host.ts'
import { packaged, run, type Place } from './place.ts'
import { generate } from './wires/generate.ts'

const settings = { security: { auth: { selectedType: 'gemini-api-key' } }, privacy: { usageStatisticsEnabled: false } }

/** Without a name, another model is asked first which one fits. */
const args = ['-p', 'Go', '--model', 'gemini-2.5-flash', '--skip-trust']

/** Otherwise Gemini CLI asks its user about each call of a server, and here nobody answers. */
const trusted = { trust: true }

function withServer(place: Place, model: string) {
  const { home, work, env } = place
  const { gate } = (JSON.parse(place.init('gemini')) as { mcpServers: { gate: object } }).mcpServers
  mkdirSync(join(home, '.gemini'))
  writeFileSync(join(home, '.gemini/settings.json'), JSON.stringify({ ...settings, mcpServers: { gate: { ...gate, ...trusted } } }))
  return run([packaged('.bin/gemini'), ...args], work, { ...env, GEMINI_API_KEY: 'none', GOOGLE_GEMINI_BASE_URL: model })
}

export const gemini: Host = {
  name: 'Gemini CLI',
  package: '@google/gemini-cli',
  wire: generate,
  ways: [{ name: 'mcp', tool: () => sign, permit: 'done', changed: tellsOfChange, run: withServer }],
}
