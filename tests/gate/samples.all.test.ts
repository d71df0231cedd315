/** The samples of docs/client.md, each as a program with a puppet as its model. A human allows, edits and denies its payments. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { text } from 'node:stream/consumers'
import { expect, test } from '@jest/globals'
import { agentIn } from '../mcp/support.ts'
import type { Schemas } from '../support/client.ts'
import { soon } from '../support/soon.ts'
import { onOneStore } from '../support/world.ts'
import { stateFolder } from './support.ts'

const page = readFileSync('docs/client.md', 'utf8')
const sample = (name: string) => new RegExp(`<!-- sample ${name}\\b.*\n\`\`\`ts\n([^]*?)\`\`\`\n<!-- /sample -->`).exec(page)![1]!

/** A folder in which the samples find what they import. */
function projectWith(name: string, service: string) {
  const folder = stateFolder()
  const own = join(folder, 'project')
  const library = join(own, 'node_modules/agent-quest-gate')
  const programs = resolve('tests/programs')
  mkdirSync(library, { recursive: true })
  symlinkSync(join(programs, 'node_modules'), join(folder, 'node_modules'))
  symlinkSync(resolve('src/gate/client.ts'), join(library, 'client.ts'))
  writeFileSync(join(library, 'package.json'), '{ "exports": { "./client": "./client.ts" } }')
  const files = {
    'package.json': '{ "type": "module" }',
    'bank.ts': `export { transfer } from '${programs}/payments.ts'`,
    'model.ts': `import { modelOf } from '${programs}/models/${name}.ts'\nimport { payer } from '${programs}/payments.ts'\nexport const model = modelOf(payer)`,
    'pay.ts': sample('pay.ts').replace('http://127.0.0.1:3000', service),
    'main.ts': sample(name),
  }
  for (const [file, content] of Object.entries(files)) writeFileSync(join(own, file), content)
  return own
}

onOneStore('docs/client.md', open => {
  test.each(['ai-sdk', 'langgraph', 'openai-agents'])('%s pays what its human allows, as they allow it', async name => {
    const world = await open()
    const { owner, secret } = await agentIn(world)
    const folder = projectWith(name, world.url)
    const env = { PATH: process.env.PATH, HOME: folder, AQS_KEY: secret, OPENAI_AGENTS_DISABLE_TRACING: '1' }
    const decide = async (how: string, body: object) => {
      const { id } = await soon(async () => {
        const { items } = (await owner.get<{ items: [Schemas['Approval']] }>('/v1/approvals?status=pending')).body
        expect(items).toHaveLength(1)
        return items[0]
      })
      expect((await owner.post(`/v1/approvals/${id}/${how}`, body)).status).toBe(200)
    }

    const program = spawn(process.execPath, ['main.ts'], { cwd: folder, env, stdio: ['ignore', 'pipe', 'pipe'] })
    const said = Promise.all([text(program.stdout), text(program.stderr), once(program, 'close')])
    await decide('approve', {})
    await decide('approve', { changes: { amount: { value: '15', currency: 'EUR' } } })
    await decide('deny', { note: 'Too much' })
    const [out, errors, [code]] = await said

    expect([errors, code]).toEqual(['', 0])
    const told = (JSON.parse(out) as unknown[]).map(one => JSON.stringify(one))
    expect(told).toEqual([
      expect.stringContaining('10 paid'),
      expect.stringContaining('15 paid'),
      expect.stringMatching(/Your human said no, and the call was not made\. They wrote: .*Too much/),
    ])
    const ledger = readFileSync(join(folder, 'ledger.txt'), 'utf8').trim().split('\n')
    expect(ledger.map(line => JSON.parse(line))).toEqual([
      { to: 'Tea Ltd', amount: 10, invoice: 'May' },
      { to: 'Tea Ltd', amount: 15, invoice: 'June' },
    ])
  })
})
