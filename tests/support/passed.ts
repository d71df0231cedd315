/**
 * What `make test` has passed need not run again in `make test-all`, as long as no file of the project has changed. The stories of the portal do,
 * since their answers are late there, and so do files that ask `isWhole`, since their tests do more there.
 */
import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { relative } from 'node:path'

export interface Passed {
  state: string
  checks: string[]
  /** The full names of the tests, for each file. */
  tests: Record<string, string[]>
}

const kept = '.cache/passed.json'

/**
 * A digest of all files of the project that are not ignored, of the packages, and of what the environment changes. It is undefined if this is no
 * clone of the repository.
 */
export function stateOfFiles() {
  if (!existsSync('.git')) return undefined
  const list = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], { encoding: 'utf8' })
  const { NODE_OPTIONS = '', TEST_POSTGRES_URL = '', CHROMIUM = '' } = process.env
  const hash = createHash('sha256').update([process.version, NODE_OPTIONS, TEST_POSTGRES_URL, CHROMIUM].join('\0'))
  const isFile = (path: string) => statSync(path, { throwIfNoEntry: false })?.isFile()
  for (const file of [...list.split('\0'), 'node_modules/.package-lock.json'].filter(isFile))
    hash.update(`${file}\0`).update(readFileSync(file))
  return hash.digest('hex')
}

export const keepPassed = (passed: Passed) => writeFileSync(kept, JSON.stringify(passed))
export const forgetPassed = () => rmSync(kept, { force: true })

export function passedAt(state: string | undefined): Passed | undefined {
  const passed = existsSync(kept) ? (JSON.parse(readFileSync(kept, 'utf8')) as Passed) : undefined
  return passed && passed.state === state ? passed : undefined
}

/** The full names of the tests of a file that need not run in this run. */
export function doneTests(path: string): Set<string> {
  const state = process.env.PASSED
  const file = relative('.', path)
  if (!state || file.startsWith('tests/portal/') || /\bisWhole\b/.test(readFileSync(path, 'utf8'))) return new Set()
  return new Set(passedAt(state)?.tests[file])
}
