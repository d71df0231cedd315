/** `make package`: what people install. */
import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import server from '../../generated/server.json' with { type: 'json' }
import own from '../../package.json' with { type: 'json' }

const folder = mkdtempSync(join(tmpdir(), 'quest-gate-'))
const inside = join(folder, 'node_modules/agent-quest-gate')

beforeAll(() => {
  const [, file] = /^(.+\.tgz)$/m.exec(execFileSync(process.execPath, ['scripts/package.ts'], { encoding: 'utf8' }))!
  const npm = ['install', '--offline', '--no-audit', '--no-fund', '--cache', join(folder, 'cache'), resolve(file!)]
  execFileSync('npm', npm, { cwd: folder })
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

test('the package is installed without the network, needs no other package, and runs', () => {
  const run = (env: object) =>
    spawnSync(join(folder, 'node_modules/.bin/agent-quest-gate'), ['--version'], {
      encoding: 'utf8',
      env: { PATH: process.env.PATH, ...env },
    })
  const said = run({ XDG_STATE_HOME: folder })
  const packages = readdirSync(join(folder, 'node_modules')).filter(name => !name.startsWith('.'))
  const licences = readFileSync(join(inside, 'LICENSES.txt'), 'utf8')
  const libraries = [...licences.matchAll(/^(\S+ \S+) \((.+)\)$/gm)]

  expect(JSON.parse(readFileSync(join(inside, 'package.json'), 'utf8'))).toHaveProperty('mcpName', server.name)
  expect([said.stdout, packages]).toEqual([`${own.version}\n`, ['agent-quest-gate']])
  expect([run({}).stdout, existsSync(join(folder, 'agent-quest-gate/compiled'))]).toEqual([`${own.version}\n`, true])
  expect(libraries.map(([, name]) => name)).toEqual(
    expect.arrayContaining([expect.stringMatching(/^@modelcontextprotocol\/client /), expect.stringMatching(/^yaml /)]),
  )
  expect(libraries.filter(([, , licence]) => !/^(MIT|ISC|Apache-2\.0|BSD-[23]-Clause)$/.test(licence!))).toEqual([])
  expect(licences).not.toContain('No text of the licence')
  expect(readdirSync(inside).filter(name => readFileSync(join(inside, name), 'utf8').includes(process.cwd()))).toEqual([])
  expect(readdirSync(inside).reduce((size, name) => size + statSync(join(inside, name)).size, 0)).toBeLessThan(4_000_000)
})

const program = `
import { Blocked, NotDone, withApproval, type Category, type Options } from 'agent-quest-gate/client'

interface Order {
  shop: string
  pieces: number
}
const category: Category = 'spend'
const options: Options<Order> = {
  service: 'http://127.0.0.1:1/mcp',
  key: 'aqs_agent_nobody',
  program: 'kitchen',
  name: 'order',
  category,
  check: ({ pieces }) => pieces > 0,
  state: 'state',
}
const order = withApproval(async ({ shop, pieces }: Order, signal) => {
  if (signal.aborted) throw new NotDone('There is no time.')
  return { shop, pieces }
}, options)
// @ts-expect-error It needs all its arguments.
void (() => order({ shop: 'tea' }))
// @ts-expect-error There is no such category.
void (() => withApproval(order, { ...options, category: 'buy' }))

try {
  const ordered: Order = await order({ shop: 'tea', pieces: 2 }, { reason: 'It is empty.', onWaiting: url => console.log(url.length) })
  console.log(ordered.shop)
} catch (error) {
  if (error instanceof Blocked) console.log(error.isWaiting, error.message)
}
`

test('a program compiles against its library in strict TypeScript, and runs', () => {
  writeFileSync(join(folder, 'program.mts'), program)
  const compile = ['--strict', '--exactOptionalPropertyTypes', '--target', 'es2022', '--module', 'nodenext', 'program.mts']
  const compiled = spawnSync(resolve('node_modules/.bin/tsc'), ['--ignoreConfig', ...compile], { cwd: folder, encoding: 'utf8' })
  const ran = spawnSync(process.execPath, ['program.mjs'], { cwd: folder, encoding: 'utf8', timeout: 30_000 })

  expect([compiled.stdout, compiled.status]).toEqual(['', 0])
  expect(ran).toMatchObject({ stderr: '', stdout: expect.stringMatching(/^false The call was not made, because nobody can be asked: /) })
})
