/** `make package`: what people install. */
import { execFileSync, spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, readdirSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterAll, expect, test } from '@jest/globals'
import own from '../../package.json' with { type: 'json' }

const folder = mkdtempSync(join(tmpdir(), 'quest-gate-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

test('the package is installed without the network, needs no other package, and runs', () => {
  const [, file] = /^(.+\.tgz)$/m.exec(execFileSync(process.execPath, ['scripts/package.ts'], { encoding: 'utf8' }))!
  const npm = ['install', '--offline', '--no-audit', '--no-fund', '--cache', join(folder, 'cache'), resolve(file!)]
  const installed = spawnSync('npm', npm, { cwd: folder, encoding: 'utf8' })
  const said = spawnSync(join(folder, 'node_modules/.bin/agent-quest-gate'), ['--version'], { encoding: 'utf8' })
  const packages = readdirSync(join(folder, 'node_modules')).filter(name => !name.startsWith('.'))
  const inside = join(folder, 'node_modules/agent-quest-gate')
  const licences = readFileSync(join(inside, 'LICENSES.txt'), 'utf8')
  const libraries = [...licences.matchAll(/^(\S+ \S+) \((.+)\)$/gm)]

  expect([installed.status, said.stdout, packages]).toEqual([0, `${own.version}\n`, ['agent-quest-gate']])
  expect(libraries.map(([, name]) => name)).toEqual(
    expect.arrayContaining([expect.stringMatching(/^@modelcontextprotocol\/client /), expect.stringMatching(/^yaml /)]),
  )
  expect(libraries.filter(([, , licence]) => !/^(MIT|ISC|Apache-2\.0|BSD-[23]-Clause)$/.test(licence!))).toEqual([])
  expect(licences).not.toContain('No text of the licence')
  expect(readFileSync(join(inside, 'agent-quest-gate.js'), 'utf8')).not.toContain(process.cwd())
  expect(statSync(join(inside, 'agent-quest-gate.js')).size).toBeLessThan(4_000_000)
})
