/** Whether the tests, or else the compiler, notice a mistake. */
import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import type { Copy } from './copy.ts'
import { jest } from './jest.ts'
import type { Mutant } from './mutant.ts'
import { testsFor, type Tests } from './tests.ts'

/** Who noticed it: a test, the compiler or the build. Null if nobody did. */
export type Noticed = string | null

/** How many of the nearest files the first run of jest has, and how many each further run. After the second one the compiler is asked. */
const [nearest, together] = [3, 10]
/** A mutation by program survives if tests that take this long together do not notice it. */
const enoughMs = 120_000

export async function judge(mutant: Mutant, copy: Copy, tests: Tests, env: NodeJS.ProcessEnv): Promise<Noticed> {
  const should = testsFor(mutant, tests)
  const files = mutant.part === 'planted' ? should : within(should, tests)
  const noticed = await copy.plant(mutant.file, mutant.text, async () => {
    for (let round = 0; files.length > 0; round++) {
      const next = await runTests(files.splice(0, round === 0 ? nearest : together), copy, env)
      if (next !== null) return next
      if (round === 1 && !compiles(mutant, copy)) return 'the compiler'
    }
    return compiles(mutant, copy) ? null : 'the compiler'
  })
  return noticed === false ? 'the build' : noticed
}

function within(files: string[], tests: Tests) {
  let left = enoughMs
  return files.filter((file, i) => i < nearest || (left -= tests.get(file)!.ms) > 0)
}

async function runTests(files: string[], { folder }: Copy, env: NodeJS.ProcessEnv): Promise<Noticed> {
  if (files.length === 0) return null
  const caught = join(folder, '.cache/caught')
  rmSync(caught, { force: true })
  const options = ['--reporters=./scripts/mutants/caught.cjs', '--testSequencer=./scripts/mutants/order.cjs', '--runTestsByPath', ...files]
  const { code } = await jest(folder, options, { ...env, CAUGHT: caught, ORDER: files.join(' ') })
  if (existsSync(caught)) return readFileSync(caught, 'utf8')
  return code === 0 ? null : `the run of ${files.join(', ')} does not end well`
}

/** The parts of src that have a project of their own. That of src/verify compiles src/verifier too, but so does the main project. */
const projects = ['src/portal', 'src/reference', 'src/verify', 'src/worker']

function compiles({ file }: Mutant, { folder }: Copy) {
  const project = projects.find(one => file.startsWith(`${one}/`)) ?? '.'
  return spawnSync(process.execPath, ['node_modules/.bin/tsc', '-p', project], { cwd: folder, stdio: 'ignore' }).status === 0
}
