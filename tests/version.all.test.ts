/** A change of the contract or of the tables needs a new version. */
import { spawnSync } from 'node:child_process'
import { appendFileSync, cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, test } from '@jest/globals'
import manifest from '../package.json' with { type: 'json' }

const root = join(import.meta.dirname, '..')
const parts = [
  'README.md',
  'deploy',
  'generated/examples.json',
  'generated/openapi.yaml',
  'package-lock.json',
  'package.json',
  'spec',
  'src/app.ts',
  'src/store/migrations',
  'tests/mcp/golden',
  'versions.json',
]
let copy: string
beforeEach(() => {
  copy = mkdtempSync(join(tmpdir(), 'version-'))
  for (const part of parts) {
    mkdirSync(dirname(join(copy, part)), { recursive: true })
    cpSync(join(root, part), join(copy, part), { recursive: true })
  }
})
afterEach(() => rmSync(copy, { recursive: true, force: true }))

function version(args: string[] = [], env = {}) {
  const options = { cwd: copy, env: { ...process.env, NODE_OPTIONS: '', ...env }, encoding: 'utf8' } as const
  const { status, stdout, stderr } = spawnSync(process.execPath, [join(root, 'scripts/version.ts'), ...args], options)
  return { status, said: stdout + stderr }
}
const check = () => version(['--check'])
const edit = (file: string, from: RegExp, to: string) => {
  const text = readFileSync(join(copy, file), 'utf8')
  expect(text).toMatch(from)
  writeFileSync(join(copy, file), text.replace(from, to))
}

test.each([
  ['a field', 'generated/openapi.yaml', /maxLength: \d+/, 'maxLength: 7'],
  ['an input of a tool', 'spec/mcp/kit.yaml', /maximum: \d+/, 'maximum: 7'],
])('%s of the contract changes only with the version', (_what, file, from, to) => {
  edit(file, from, to)

  expect(check()).toEqual({
    status: 1,
    said: `This is not ${manifest.version} any more: another contract. Run make version, and commit what it writes\n`,
  })
  expect(version().status).toBe(0)
  expect(check()).toEqual({ status: 0, said: '' })
  expect(readFileSync(join(copy, 'package.json'), 'utf8')).not.toContain(`"version": "${manifest.version}"`)
  expect(Object.keys(JSON.parse(readFileSync(join(copy, 'versions.json'), 'utf8')) as object)).toContain(manifest.version)
})

test('the tables change only with the version', () => {
  appendFileSync(join(copy, 'src/store/migrations/sqlite/0013_changes.sql'), ' ')

  expect(check().said).toContain('another schema of the tables')
})

test('the words of the contract may change', () => {
  edit('generated/openapi.yaml', /summary: Software agents take part/, 'summary: Software agents take a part')
  edit('generated/openapi.yaml', /description: The version of the service\./, 'description: Its version.')

  expect(check()).toEqual({ status: 0, said: '' })
})

test('after a candidate comes another candidate, or the release with its numbers', () => {
  const numbers = () => (JSON.parse(readFileSync(join(copy, 'package.json'), 'utf8')) as { version: string }).version
  edit('package.json', new RegExp(`"version": "${manifest.version}"`), '"version": "3.1.4"')
  edit('versions.json', new RegExp(`"${manifest.version}"`), '"3.1.4"')

  version([], { BUMP: 'candidate' })
  expect(numbers()).toBe('4.0.0-rc.1')
  version()
  expect(numbers()).toBe('4.0.0-rc.2')
  expect(version([], { BUMP: 'minor' }).said).toContain('BUMP must be candidate, release or none')
  version([], { BUMP: 'release' })
  expect(numbers()).toBe('4.0.0')
})

test('a version is recorded again until it is released', () => {
  const none = { BUMP: 'none' }
  rmSync(join(copy, 'spec/released'), { recursive: true, force: true })
  edit('generated/openapi.yaml', /maxLength: \d+/, 'maxLength: 7')

  expect(version([], none).status).toBe(0)
  expect(check()).toEqual({ status: 0, said: '' })
  mkdirSync(join(copy, 'spec/released'))
  writeFileSync(join(copy, `spec/released/${manifest.version}.json`), '{}')
  expect(version([], none).said).toContain(`${manifest.version} is released, so it cannot change`)
})

test('every file has the same version', () => {
  edit('package.json', /"version": "[^"]+"/, '"version": "9.9.9"')

  expect(check()).toEqual({ status: 1, said: `The version is ${manifest.version}, but not in package.json\n` })
})
