/** The commands of the README lead from nothing to a blocked call, and after a yes to the file. */
import { spawn } from 'node:child_process'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { expect, test } from '@jest/globals'
import { agentIn, type Json } from '../mcp/support.ts'
import { onOneStore } from '../support/world.ts'
import { stateFolder } from './support.ts'

const serverFile = resolve('tests/programs/node_modules/@modelcontextprotocol/server-filesystem/dist/index.js')

onOneStore('the README', open => {
  test('leads to a call that is blocked until a human says yes', async () => {
    const world = await open()
    const { owner, secret } = await agentIn(world)
    const [, walk] = /<!-- walk of the gate[^]*?```sh\n([^]*?)```/.exec(readFileSync('README.md', 'utf8'))!
    const [work, prefix] = [stateFolder(), stateFolder()]
    const lines = walk!.replace('http://127.0.0.1:3000', world.url).trim().split('\n')
    const env = {
      PATH: [prefix, dirname(process.execPath), process.env.PATH].join(':'),
      HOME: prefix,
      npm_config_offline: 'true',
      AQS_KEY: secret,
    }
    writeFileSync(join(prefix, 'agent-quest-gate'), `#!/bin/sh\nexec '${process.execPath}' '${resolve('src/gate/main.ts')}' "$@"\n`, {
      mode: 0o755,
    })
    // tests/gate/package.test.ts builds and installs the package.
    const [build, install, init, check, call] = lines
    expect([build, install]).toEqual(['make package', 'npm install -g .cache/agent-quest-gate-*.tgz'])

    const first = await ran(init!, work, env)
    const file = join(work, 'gate.yaml')
    // The server is not fetched from the registry, and nobody waits.
    const written = readFileSync(file, 'utf8')
      .replace('wait_seconds: 50', 'wait_seconds: 0')
      .replace('command: npx', `command: ${process.execPath}`)
      .replace("-y, '@modelcontextprotocol/server-filesystem'", serverFile)
    writeFileSync(file, written)
    const checked = await ran(check!, work, env)
    const blocked = await ran(call!, work, env)
    expect(blocked).toMatchObject({ code: 1, out: expect.stringMatching(/^Waiting for your human/m) })
    const before = existsSync(join(work, 'files/hello.txt'))
    const [request] = (await owner.get<{ items: Json[] }>('/v1/approvals')).body.items
    await owner.post(`/v1/approvals/${request!['id']}/approve`)
    const allowed = await ran(call!, work, env)

    expect(first).toMatchObject({ code: 0, out: expect.stringContaining('is written') })
    expect(checked.out).toMatch(/^ask +tool +write_file/m)
    expect(checked.out).toMatch(/^allow +tool +read_text_file/m)
    expect(blocked).toMatchObject({ code: 1, out: expect.stringMatching(/^Waiting for your human/m) })
    expect(before).toBe(false)
    expect(written).toContain(serverFile)
    expect(allowed).toMatchObject({ code: 0 })
    expect(readFileSync(join(work, 'files/hello.txt'), 'utf8')).toBe('Hello')
  })
})

/** The service runs in this process, so it must not stand still meanwhile. */
function ran(line: string, cwd: string, env: Record<string, string>) {
  return new Promise<{ code: number | null; out: string }>(done => {
    const child = spawn('sh', ['-c', line], { cwd, env, stdio: ['ignore', 'pipe', 'pipe'] })
    let out = ''
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (part: Buffer) => (out += String(part)))
    child.once('close', code => done({ code, out }))
  })
}
