/**
 * `make mutants` plants mistakes, one at a time, in copies of the project, and runs the tests that should notice. What `make test` does not
 * notice is a survivor. First come the faults of scripts/mutants/faults/, of which none may survive, then mutations by program, whose
 * survivors somebody reads: scripts/mutants/verdicts.json says what they found. docs/mutants.md lists the last finding of each. A run takes
 * hours and may be cut: LEFT=yes tries what has no finding yet.
 */
import { readFileSync } from 'node:fs'
import { startPostgres } from '../tests/support/postgres.ts'
import { makeCopy } from './mutants/copy.ts'
import type { Fault } from './mutants/fault.ts'
import { faults } from './mutants/faults/index.ts'
import { judge } from './mutants/judge.ts'
import { keepFindings, readFindings, writeList } from './mutants/list.ts'
import type { Mutant } from './mutants/mutant.ts'
import { seededMutants } from './mutants/seeded.ts'
import { learnTests } from './mutants/tests.ts'

const { ONLY = '', PART = '', LEFT = '', SEED = '1', COUNT = '200', AT_ONCE = '2' } = process.env

const planted = Object.entries(faults).flatMap(([noun, some]) => some.map(fault => plantedMutant(noun, fault)))
const seeded = seededMutants(Number(SEED), Number(COUNT))
const findings = readFindings(planted)
const wanted = [...planted, ...seeded].filter(
  ({ part, noun, name, file }) =>
    part.startsWith(PART) && `${noun} ${name} ${file}`.includes(ONLY) && !(LEFT === 'yes' && findings.has(name)),
)

// A server of its own, because runs that are cut short leave their databases behind.
const env = { TEST_POSTGRES_URL: await startPostgres() }
const copies = Array.from({ length: Number(AT_ONCE) }, (_, i) => makeCopy(String(i + 1)))
const tests = await learnTests(copies, env)
for (const [file, { passes }] of tests) if (!passes) process.stdout.write(`${file} fails without any fault, so it does not judge.\n`)

const left = [...wanted]
await Promise.all(
  copies.map(async copy => {
    for (let mutant = left.shift(); mutant; mutant = left.shift()) {
      const noticed = await judge(mutant, copy, tests, env)
      findings.set(mutant.name, noticed)
      keepFindings(findings)
      process.stdout.write(
        noticed === null ? `SURVIVES  ${mutant.file}: ${mutant.name}\n` : `noticed   ${mutant.name}\n          by ${noticed}\n`,
      )
    }
  }),
)
writeList(findings, planted, seeded, SEED)
const survivors = wanted.filter(({ name }) => findings.get(name) === null)
const count = (some: Mutant[], part: Mutant['part']) => some.filter(one => one.part === part).length
for (const part of ['planted', 'seeded'] as const)
  process.stdout.write(`${part}: ${count(survivors, part)} of ${count(wanted, part)} survive\n`)
process.exit(count(survivors, 'planted') > 0 ? 1 : 0)

/** Throws if the text is not there exactly once, so that the faults stay faults when the sources change. */
function plantedMutant(noun: string, { wrong, file, text, instead }: Fault): Mutant {
  const [before, after, ...more] = readFileSync(file, 'utf8').split(text)
  if (after === undefined || more.length > 0)
    throw new Error(`${file} must have this text exactly once:\n${text}\nIt is needed for: ${wrong}`)
  return { part: 'planted', noun, name: wrong, file, at: before!.length + sharedStart(text, instead), text: before! + instead + after }
}

function sharedStart(one: string, other: string) {
  let i = 0
  while (i < one.length && one[i] === other[i]) i++
  return i
}
