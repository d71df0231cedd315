/** The programs of the reference about messages, as they are printed: the story of a webhook, and the samples that read the stream. */
import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, expect, test } from '@jest/globals'
import document from '../../generated/openapi.json' with { type: 'json' }
import { startService } from '../support/service.ts'
import { soon } from '../support/soon.ts'
import { onOneStore } from '../support/world.ts'

const page = readFileSync('docs/webhooks.md', 'utf8')
const [walk] = /<!-- walk: [^]*<!-- \/walk -->/.exec(page)!
const [, receiver] = /<!-- file receive.mjs -->\n```js\n([^]*?)```/.exec(walk)!
const commands = [...walk.matchAll(/^```sh\n([^]*?)^```$/gm)].map(([, lines]) => lines).join('')

const folder = mkdtempSync(join(tmpdir(), 'story-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))
const env = { ...process.env, NODE_OPTIONS: '', PATH: `${dirname(process.execPath)}:${process.env.PATH}` }

test('the lines about a first webhook lead from a sign-up to a request of an agent, whose signature the receiver has checked', async () => {
  const service = await startService({ DATABASE_URL: join(folder, 'quest.db'), AQS_SIGNUP: 'open', AQS_WEBHOOK_PRIVATE: 'on' })
  const admin = { email: 'ada@example.com', password: 'correct horse battery', display_name: 'Ada', setup_code: 'open sesame' }
  await fetch(`${service.url}/v1/accounts`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ ...admin, transport: 'token' }),
  })
  const port = await freePort()
  writeFileSync(join(folder, 'receive.mjs'), receiver!)
  const input = commands
    .replace('http://127.0.0.1:3000', service.url)
    .replace('https://hooks.example.com/quests', `http://127.0.0.1:${port}/quests`)
    .replace('http://127.0.0.1:8080', `http://127.0.0.1:${port}`)

  const { stdout, stderr } = spawnSync('bash', ['-e', '-o', 'pipefail', '-c', `trap 'kill $!' EXIT\n${input}`], {
    cwd: folder,
    env: { ...env, PORT: String(port) },
    encoding: 'utf8',
    timeout: 50_000,
  })
  await service.stop()

  expect(stderr).toBe('')
  expect(stdout.trim().split('\n').toSorted()).toEqual([
    '401',
    expect.stringMatching(/^genuine account.security: .*Scout/),
    'genuine approval.requested: Scout asks: Buy a dataset',
    expect.stringMatching(/^genuine channel.test: /),
    'pending_approval',
    'sent',
    'sent',
  ])
})

const samples = document.paths['/events'].get['x-codeSamples']
const languages = [
  ['TypeScript', process.execPath, 'watch.mts', (token: string) => `const token = '${token}'\n`],
  ['Python', 'python3', 'watch.py', (token: string) => `token = '${token}'\n`],
] as const

onOneStore('the sample of the stream', open => {
  test.each(languages)('in %s prints each event with what it says', async (lang, program, name, before) => {
    if (lang === 'Python' && spawnSync('python3', ['-c', 'import requests']).status !== 0)
      return void process.stdout.write('Skipped: python3 has no requests here.\n')
    const world = await open()
    const ada = await world.human()
    const { source } = samples.find(one => one.lang === lang)!
    writeFileSync(join(folder, name), before(ada.token) + source.replaceAll('{base_url}', world.url))

    const child = spawn(program, [name], { cwd: folder, env: { ...env, PYTHONUNBUFFERED: '1', FORCE_COLOR: '0' } })
    let said = ''
    child.stdout.on('data', text => (said += text))
    child.stderr.on('data', text => (said += text))
    await soon(async () => {
      await ada.agent('Scout')
      expect(said).toMatch(/^\d+ agent\.created \{[^]*agt_/)
    })
    child.kill()
    await once(child, 'close')
  })
})

async function freePort() {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  server.close()
  return port
}
