/**
 * `make test` finds nearly every fault. `make test-all` runs the whole matrix. Only the matrix runs:
 *
 *   files that end in `.all.test.ts`, which work on a copy of the project, drive programs of others, or take long, and `.alone.test.ts`
 *   tests `onEachStore` and `onEachDatabase` on PostgreSQL; those `onBothStores` and `onBothDatabases` run on it in `make test` too
 *   `details`: one more case of a story or of a command, a kill, a measurement, an outage of PostgreSQL
 *   of cases that are `firstOf`, all but the first; and of the pairs of writing operations that meet, two thirds
 *   the layout of other screens than home, inbox and agents, in other states than the first day and rich data, at 820 and 1,920 px
 *   the stories of the portal with late answers: up to 600 ms, and up to 2,500 ms
 *   the scenes, 100,000 random requests
 *
 * `make test-all` skips what `make test` has passed, while no file changes; tests/support/passed.ts says what runs all the same.
 *
 * Each prints one line per check, the output of failing checks, jest's output, the slowest tests, what failed once more, and the totals on the
 * last line.
 * `make test ONLY=tests/agents/agents.test.ts` runs only these test files, as `make test-all` does.
 */
import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { delimiter, dirname, relative, resolve } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { forgetPassed, keepPassed, passedAt, stateOfFiles, type Passed } from '../tests/support/passed.ts'

/** A check is skipped, and says so, if the file that it needs does not exist. */
type Check = [name: string, command: string, needs?: string]

const asInGit = 'git diff --stat --exit-code generated && ! git ls-files --others --exclude-standard generated | grep .'
const still: Check[] = [
  ['lockfiles', 'node scripts/lockfiles.ts'],
  ['generated', `node scripts/generate.ts && { ${asInGit} || ! echo 'generated/ differs from the index: git add generated'; }`, '.git'],
  ['types', 'tsc && tsc -p src/portal && tsc -p src/worker && tsc -p src/verify && tsc -p src/reference'],
  ['lint', 'oxlint --deny-warnings --report-unused-disable-directives'],
  ['format', 'oxfmt --check'],
  ['contract', 'redocly lint --lint-config off'],
  ['compatible', 'node scripts/compatible.ts'],
  ['migrations', 'node scripts/migration.ts --check', 'scripts/migration.ts'],
  ['version', 'node scripts/version.ts --check'],
]
const moving: Check[] = [['workflows', 'node scripts/workflows.ts']]
const moreMoving: Check[] = [
  ['fuzz', 'node scripts/fuzz.ts', 'scripts/fuzz.ts'],
  ['scenes', 'LOOK=light node scripts/screenshots.ts'],
]

/** A run of jest. */
interface Suite {
  title: string
  options: string[]
  env?: Record<string, string>
}
/** These tests talk to programs that give the service a deadline, so nothing else runs beside them. */
const alone = String.raw`\.alone\.test\.ts$`
/** `make test` has run the stories of the portal with answers in time. They wait when answers are late, so more of them run at once. */
const portal: Suite = {
  title: 'the portal, its stories with answers up to 600 ms late',
  options: [`--maxWorkers=${2 * availableParallelism()}`, 'tests/portal/'],
  env: { LATE: '600' },
}
/** Punctual files are left out. */
const late: Suite = {
  title: 'stories of the portal with answers up to 2,500 ms late',
  options: [
    ...['/node_modules/', String.raw`\.all\.test\.ts$`, 'portal/late', 'portal/layout', 'portal/markup'].map(
      path => `--testPathIgnorePatterns=${path}`,
    ),
    `--maxWorkers=${3 * availableParallelism()}`,
    'tests/portal/',
  ],
  env: { LATE: '2500', TESTS: '' },
}
const matrix: Suite[] = [
  {
    title: 'everything but the portal',
    options: ['/node_modules/', 'tests/portal/', alone].map(path => `--testPathIgnorePatterns=${path}`),
  },
  portal,
  late,
  { title: 'alone', options: ['--runInBand', alone] },
]

mkdirSync('.cache', { recursive: true })
/** Temporary files of this run, because another run may be in progress. */
const own = mkdtempSync('.cache/test-')
process.on('exit', () => rmSync(own, { recursive: true, force: true }))
const only = (process.env['ONLY'] ?? '').split(' ').filter(Boolean)
const isWhole = process.argv.includes('--all') || only.length > 0
const isUsual = !isWhole && !process.argv.includes('--static')
const state = stateOfFiles()
/** What `make test` has passed in this state of the files. */
const before = isWhole && !only.length ? passedAt(state) : undefined
const now: Omit<Passed, 'state'> = { checks: [], tests: {} }
const slowestShown = 10
const failureLines = 4
const failureLength = 600
let passed = 0
/** One entry for each check and each test that failed, with the beginning of its message. */
const failures: string[] = []

Object.assign(process.env, {
  PATH: [dirname(process.execPath), resolve('node_modules/.bin'), process.env.PATH].join(delimiter),
  OWN: own,
  REDOCLY_TELEMETRY: 'off',
  REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true',
  TESTS: isWhole ? 'all' : '',
  ...(before && { PASSED: before.state }),
})
if (isUsual) forgetPassed()
if (!only.length) still.forEach(run)
if (!process.argv.includes('--static')) {
  if (!only.length) moving.forEach(run)
  if (!only.length && isWhole) moreMoving.forEach(run)
  if (!only.length && isWhole) matrix.forEach(runJest)
  else runJest({ title: 'tests', options: only })
}
if (isUsual && failures.length === 0 && state && stateOfFiles() === state) keepPassed({ state, ...now })
if (failures.length) process.stdout.write(`\nWhat failed:\n${failures.join('\n')}\n`)
process.stdout.write(`${passed} passed, ${failures.length} failed\n`)
process.exitCode = failures.length ? 1 : 0

function run([name, command, needs]: Check) {
  if (needs && !existsSync(needs)) return say(name, `skipped: there is no ${needs}`)
  if (before?.checks.includes(name) && name !== 'generated') return say(name, 'passed in make test')
  const start = performance.now()
  const { status, stdout } = spawnSync(`{ ${command}; } 2>&1`, { shell: true, encoding: 'utf8' })
  const seconds = `${((performance.now() - start) / 1000).toFixed(1)} s`
  if (status === 0) now.checks.push(name)
  if (status === 0) passed++
  else failures.push(failure(`the check ${name}`, stdout))
  say(name, status === 0 ? `passed  ${seconds}` : `FAILED  ${seconds}\n\n${stdout}`)
}

function say(name: string, what: string) {
  process.stdout.write(`${name.padEnd(12)}${what}\n`)
}

function runJest({ title, options, env }: Suite) {
  if (isWhole && !only.length) process.stdout.write(`\n${title}\n`)
  const results = mkdtempSync(`${own}/jest-`) + '/results.json'
  const { status } = spawnSync('npm', ['test', '--silent', '--', '--json', `--outputFile=${results}`, ...options], {
    stdio: 'inherit',
    env: { ...process.env, ...env },
  })
  if (!existsSync(results)) {
    failures.push(`${title}: jest ended early`)
    return
  }
  const { numPassedTests, testResults }: Results = JSON.parse(readFileSync(results, 'utf8'))
  passed += numPassedTests
  const found = testResults.flatMap(failuresOf)
  if (status !== 0 && !found.length) found.push(`${title}: jest ended with code ${status}`)
  failures.push(...found)
  for (const { name, assertionResults } of testResults) now.tests[relative('.', name)] = namesOfPassed(assertionResults)
  saySlowest(testResults)
}

interface Results {
  numPassedTests: number
  testResults: { name: string; status: string; message: string; assertionResults: Result[] }[]
}
interface Result {
  fullName: string
  status: string
  duration?: number | null
  failureMessages?: string[] | null
}

/** A file that cannot be run has no tests, and counts as one failure. */
function failuresOf({ name, status, message, assertionResults }: Results['testResults'][number]) {
  const file = relative('.', name)
  const tests = assertionResults.filter(result => result.status === 'failed')
  if (status === 'failed' && !tests.length) return [failure(file, message)]
  return tests.map(({ fullName, failureMessages }) => failure(`${file}: ${fullName}`, failureMessages?.[0] ?? ''))
}

/** Several tests may have the same name. */
function namesOfPassed(results: Result[]) {
  const others = new Set(results.filter(({ status }) => status !== 'passed').map(({ fullName }) => fullName))
  return results.map(({ fullName }) => fullName).filter(name => !others.has(name))
}

function failure(title: string, message: string) {
  const lines = stripVTControlCharacters(message)
    .split('\n')
    .filter(line => line.trim())
  return [title, ...lines.slice(0, failureLines)].join('\n    ').slice(0, failureLength)
}

function saySlowest(files: Results['testResults']) {
  const tests = files.flatMap(({ name, assertionResults }) =>
    assertionResults.map(({ fullName, duration }) => ({ seconds: (duration ?? 0) / 1000, title: `${relative('.', name)}: ${fullName}` })),
  )
  process.stdout.write('The slowest tests:\n')
  for (const { seconds, title } of tests.toSorted((a, b) => b.seconds - a.seconds).slice(0, slowestShown))
    process.stdout.write(`${seconds.toFixed(1).padStart(6)} s  ${title}\n`)
}
