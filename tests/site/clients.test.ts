/** The lines of the reference that make a typed client, as they are printed there. */
import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, expect, test } from '@jest/globals'
import { onOneStore } from '../support/world.ts'

const folder = mkdtempSync(join(tmpdir(), 'clients-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))
symlinkSync(resolve('node_modules'), join(folder, 'node_modules'))
writeFileSync(join(folder, 'package.json'), '{ "type": "module" }')

onOneStore('the reference', open => {
  test('makes a client in TypeScript that compiles and calls this service', async () => {
    const world = await open({ browsable: true })
    const ada = await world.human()
    await ada.agent('Scout')
    const page = await (await fetch(`${world.url}/reference`)).text()
    const samples = [...page.split('id="a-typed-client"')[1]!.matchAll(/<pre>([^]*?)<\/pre>/g)].map(([, text]) => plain(text!))
    const [make, use, python] = samples
    writeFileSync(join(folder, 'use.ts'), `${use}\nconsole.log(data?.items[0]?.name, error)\n`)

    expect(python).toBe(`pipx run openapi-python-client generate --url ${world.url}/openapi.json`)
    await run('bash', ['-c', make!])
    await run('npx', ['tsc', '--noEmit', '--strict', '--skipLibCheck', '--module', 'nodenext', '--types', 'node', 'use.ts'])
    expect(await run(process.execPath, ['use.ts'], { AQS_TOKEN: ada.token })).toBe('Scout undefined\n')
  })
})

async function run(program: string, args: string[], more: Record<string, string> = {}) {
  const env = { ...process.env, NODE_OPTIONS: '', PATH: `${dirname(process.execPath)}:${process.env.PATH}`, ...more }
  return (await promisify(execFile)(program, args, { cwd: folder, env })).stdout
}

const plain = (text: string) => text.replace(/&#(\d+);/g, (_, number) => String.fromCharCode(number))
