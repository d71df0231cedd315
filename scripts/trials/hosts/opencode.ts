import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { sign, tellsOfChange, type Host } from './host.ts'
import { packaged, run, type Place } from './place.ts'
import { completions } from './wires/completions.ts'

const settings = (model: string) => ({
  model: 'trial/trial',
  autoupdate: false,
  share: 'disabled',
  provider: {
    trial: { npm: '@ai-sdk/openai-compatible', options: { baseURL: `${model}/v1`, apiKey: 'none' }, models: { trial: {} } },
  },
})

function withServer(place: Place, model: string) {
  const { work, env } = place
  writeFileSync(join(work, 'opencode.json'), JSON.stringify({ ...settings(model), ...JSON.parse(place.init('opencode')) }))
  return run([packaged('opencode-linux-x64/bin/opencode'), 'run', 'Go'], work, { ...env, OPENCODE_DISABLE_MODELS_FETCH: '1' })
}

export const opencode: Host = {
  name: 'OpenCode',
  package: 'opencode-linux-x64',
  wire: completions,
  ways: [{ name: 'mcp', tool: () => sign, permit: 'done', changed: tellsOfChange, run: withServer }],
}
