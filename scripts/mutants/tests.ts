/** Which test files should notice a mistake: those that run the line, the nearest and the fastest first. */
import { createHash } from 'node:crypto'
import { existsSync, globSync, readFileSync } from 'node:fs'
import { basename, dirname, join, relative, resolve } from 'node:path'
import type { Copy } from './copy.ts'
import { jest } from './jest.ts'
import type { Mutant } from './mutant.ts'

/** What one test file did when nothing was wrong. */
interface Reached {
  digest: string
  ms: number
  passes: boolean
  /** For each file of src the parts that were run, as offsets: begin, end, begin, end. */
  parts: Record<string, number[]>
}
export type Tests = Map<string, Reached>

/**
 * Runs every test file of `make test` once, with coverage. Each has a process of its own, because only the first file in a process runs what
 * a module does when it is loaded. A file is not run again while it, the sources and what tests share are the same.
 */
export async function learnTests(copies: readonly Copy[], env: NodeJS.ProcessEnv): Promise<Tests> {
  const { folder } = copies[0]!
  const { stdout } = await jest(folder, ['--listTests'], env)
  const all = stdout.split('\n').filter(line => line.endsWith('.test.ts'))
  const files = all.map(file => relative(folder, file)).toSorted((a, b) => Number(hasBrowser(a)) - Number(hasBrowser(b)))
  const shared = globSync(['src/**/*.{ts,tsx,css}', 'spec/**/*.yaml', 'tests/**/*.ts'], { exclude: file => file.endsWith('node_modules') })
  const reached = resolve('.cache/mutants/reached', digestOf(shared.filter(file => !file.endsWith('.test.ts'))).slice(0, 12))
  const placeOf = (file: string) => join(reached, `${file.replaceAll('/', '+')}.json`)
  const read = (file: string) => (existsSync(placeOf(file)) ? (JSON.parse(readFileSync(placeOf(file), 'utf8')) as Reached) : undefined)
  const unknown = files.filter(file => read(file)?.digest !== digestOf([file]))
  if (unknown.length > 0) process.stdout.write(`${unknown.length} test files run once, to learn what each of them reaches.\n`)
  const coverage = [
    '--coverage',
    '--collectCoverageFrom=src/**/*.ts',
    '--coverageReporters=none',
    '--reporters=./scripts/mutants/reached.cjs',
  ]
  await Promise.all(
    copies.map(async ({ folder }) => {
      for (let file = unknown.shift(); file; file = unknown.shift())
        await jest(folder, [...coverage, '--runTestsByPath', file], { ...env, REACHED: reached })
    }),
  )
  return new Map(files.flatMap(file => [[file, read(file)] as const]).filter((one): one is [string, Reached] => one[1] !== undefined))
}

function digestOf(files: string[]) {
  const hash = createHash('sha256')
  for (const file of files.toSorted()) hash.update(readFileSync(file))
  return hash.digest('hex')
}

/** A browser runs these, so nobody knows which of their lines a test reaches. */
const isOfBrowser = (file: string) => /^src\/(portal|worker|reference|verify)\//.test(file)
const hasBrowser = (test: string) => /^tests\/(portal|site)\//.test(test)

export function testsFor(mutant: Mutant, tests: Tests): string[] {
  const { file, at } = mutant
  const isRun = ({ parts }: Reached) => parts[file]?.some((begin, i, all) => i % 2 === 0 && begin <= at && at < all[i + 1]!)
  const judges = [...tests].filter(([test, { passes }]) => passes && test !== ownTest)
  const running = judges.filter(([test, reached]) => (isOfBrowser(file) ? hasBrowser(test) : isRun(reached)))
  // Nobody sees what runs in other processes only, or before the tests, so all tests judge that.
  return (running.length > 0 ? running : judges)
    .toSorted(([a, one], [b, other]) => nearness(mutant, b) - nearness(mutant, a) || one.ms - other.ms)
    .map(([test]) => test)
}

/** It fails because the text of a fault is not there any more, whatever the fault does. */
const ownTest = 'tests/commands/mutants.test.ts'

/** How much a test file is about the same noun: core/agents/keys.ts and rest/keys.test.ts are. A portal's test is slow, so it comes last. */
function nearness({ file, noun }: Mutant, test: string) {
  const about = wordsOf(basename(test))
  const has = (words: string[]) => Number(words.some(word => about.includes(word)))
  const isBeside = Number(wordsOf(dirname(file)).some(word => wordsOf(dirname(test)).includes(word)))
  return 4 * has(wordsOf(basename(file))) + 3 * has(wordsOf(noun)) + isBeside - (hasBrowser(test) && !isOfBrowser(file) ? 10 : 0)
}

/** The folder core says nothing, because all tests are about it. */
const wordsOf = (path: string) =>
  path
    .replace(/^src|^tests|\.test|\.tsx?$/g, '')
    .split(/\W/)
    .filter(word => word !== '' && word !== 'core')
    .map(word => word.replace(/s$/, ''))
