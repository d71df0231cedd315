/** The programs of docs/tokens.md, as they are printed there. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { json, text } from 'node:stream/consumers'
import { afterAll, expect, test } from '@jest/globals'
import type { Schemas } from '../support/client.ts'
import { askFor, newAgent } from '../support/domain.ts'
import { newToken } from '../support/security.ts'
import { soon } from '../support/soon.ts'
import { onOneStore, publicUrl } from '../support/world.ts'

const page = readFileSync('docs/tokens.md', 'utf8')
const sample = (name: string) => new RegExp(`<!-- sample ${name}\\b.*\n\`\`\`\\w+\n([^]*?)\`\`\`\n<!-- /sample -->`).exec(page)![1]!

const folder = mkdtempSync(join(tmpdir(), 'tokens-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))
for (const name of ['watch.mjs', 'agents.json', 'keep.mjs']) writeFileSync(join(folder, name), sample(name))
const run = (name: string, env: object) =>
  spawn(process.execPath, [name], { cwd: folder, env: { PATH: process.env.PATH, ...env }, stdio: ['ignore', 'pipe', 'pipe'] })

onOneStore('docs/tokens.md', open => {
  test('the watcher posts each request that waits once, and it ends with its token', async () => {
    const world = await open()
    const ada = await world.human()
    const agent = await newAgent(world, ada)
    const { token, secret } = await newToken(world, ada, 'read')
    const posted: unknown[] = []
    const chat = createServer(async (req, res) => {
      posted.push(await json(req))
      // The chat fails once.
      res.writeHead(posted.length === 1 ? 500 : 200).end()
    })
    await once(chat.listen(0, '127.0.0.1'), 'listening')
    const CHAT_WEBHOOK = `http://127.0.0.1:${(chat.address() as AddressInfo).port}`
    const { id } = await askFor(world, agent, 'Buy tea')

    const watcher = run('watch.mjs', { AQS_URL: world.url, AQS_TOKEN: secret, CHAT_WEBHOOK, EVERY_MS: '20' })
    const said = Promise.all([text(watcher.stderr), once(watcher, 'close')])
    await soon(async () => expect(posted).toHaveLength(2))
    await askFor(world, agent, 'Buy milk')
    await soon(async () => expect(posted).toHaveLength(3))
    await ada.delete(`/v1/me/tokens/${token.id}`)
    const [errors, [code]] = await said
    chat.close()

    const tea = { text: `Scout asks: Buy tea. Decide at ${world.url}/#inbox/${id}` }
    expect(posted).toEqual([tea, tea, { text: expect.stringContaining('Buy milk') }])
    expect([code, errors]).toEqual([1, expect.stringContaining('401: There is no such service token')])
  })

  test('the watcher posts requests beyond the first page too, each once', async () => {
    const world = await open()
    const ada = await world.human()
    const { secret } = await newToken(world, ada, 'read')
    const agents = []
    for (let i = 0; i < 6; i++) agents.push(await newAgent(world, ada))
    const wanted = Array.from({ length: 105 }, (_, i) => `Buy ${i}`)
    for (const [i, title] of wanted.entries()) await askFor(world, agents[i % agents.length]!, title)
    const posted: string[] = []
    const chat = createServer(async (req, res) => {
      posted.push(/Buy \d+/.exec(((await json(req)) as { text: string }).text)![0])
      res.end()
    })
    await once(chat.listen(0, '127.0.0.1'), 'listening')
    const CHAT_WEBHOOK = `http://127.0.0.1:${(chat.address() as AddressInfo).port}`

    const watcher = run('watch.mjs', { AQS_URL: world.url, AQS_TOKEN: secret, CHAT_WEBHOOK, EVERY_MS: '20' })
    await soon(async () => expect(posted).toHaveLength(wanted.length))
    await askFor(world, agents[0]!, 'Buy 105')
    await soon(async () => expect(posted).toHaveLength(wanted.length + 1))
    watcher.kill()
    chat.close()

    expect(posted).toEqual([...wanted, 'Buy 105'])
  })

  test('the script keeps agents as its file says, and names what a person must confirm', async () => {
    const world = await open()
    const ada = await world.human()
    const { secret } = await newToken(world, ada, 'agents')
    const keep = async () => {
      const program = run('keep.mjs', { AQS_URL: world.url, AQS_TOKEN: secret })
      const [out, errors, [code]] = await Promise.all([text(program.stdout), text(program.stderr), once(program, 'close')])
      return { lines: out.trim().split('\n'), errors, code: code as number }
    }

    const first = await keep()
    const { items } = (await ada.get<Schemas['AgentPage']>('/v1/agents?sort=created_at')).body
    const again = await keep()
    await ada.patch(`/v1/agents/${items[1]!.id}`, '*', { max_active_quests: 5 })
    const confirmed = await keep()

    const needed = `buyer: /max_active_quests needs you: ${publicUrl}/#agents/${items[1]!.id}`
    const changed = ['description', 'skills', 'policy'].map(member => `scout: ${member} is changed`)
    expect(first).toEqual({ lines: [...changed, needed], errors: '', code: 2 })
    expect(items.map(({ handle, policy, skills }) => [handle, policy.join_quest, skills])).toEqual([
      ['scout', 'block', ['research']],
      ['buyer', 'ask', []],
    ])
    expect(again).toEqual({ lines: [needed], errors: '', code: 2 })
    expect(confirmed).toEqual({ lines: [''], errors: '', code: 0 })
  })
})
