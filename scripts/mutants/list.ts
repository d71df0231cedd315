/** docs/mutants.md: every planted fault with the test that notices it, and the mutations by program that no test notices. */
import { readFileSync, writeFileSync } from 'node:fs'
import type { Noticed } from './judge.ts'
import type { Mutant } from './mutant.ts'

export type Findings = Map<string, Noticed>

/** In git, so that a run tries only some mutants and the list still has all of them. */
const kept = 'scripts/mutants/findings.json'
/** What somebody who has read a survivor says of it, by its name. */
const verdicts: Record<string, string> = JSON.parse(readFileSync(new URL('verdicts.json', import.meta.url), 'utf8'))

/**
 * What earlier runs have found: of these planted faults, and of all mutations by program. The latter change with the sources, and those that
 * were tried before still tell how much is noticed.
 */
export function readFindings(planted: Mutant[]): Findings {
  const names = new Set(planted.map(({ name }) => name))
  const all = Object.entries(JSON.parse(readFileSync(kept, 'utf8')) as Record<string, Noticed>)
  return new Map(all.filter(([name]) => names.has(name) || isByProgram(name)))
}

/** Its name begins with its file. That of a planted fault is a sentence. */
const isByProgram = (name: string) => name.startsWith('src/')

export function keepFindings(findings: Findings) {
  writeFileSync(kept, `${JSON.stringify(Object.fromEntries(findings), undefined, 2)}\n`)
}

export function writeList(findings: Findings, planted: Mutant[], seeded: Mutant[], seed: string) {
  writeFileSync('docs/mutants.md', textOf(findings, planted, seeded, seed))
}

function textOf(findings: Findings, planted: Mutant[], seeded: Mutant[], seed: string) {
  return `# Mutants

\`make mutants\` plants mistakes, one at a time, in copies of the project, and runs the tests of \`make test\`. It writes this list.

## Planted faults

${planted.length} faults were chosen from the sources, before anybody looked at the tests. ${planted.filter(({ name }) => findings.has(name)).length} were tried since, and
${survivorsIn(planted, findings)} survive.

| | Fault | Noticed by |
| --- | --- | --- |
${planted.map(({ noun, name }) => `| ${noun} | ${cell(name)} | ${noticedBy(findings.get(name))} |`).join('\n')}

## Mutations by program

A program makes mutations with the seed ${seed}, anywhere in \`src\` but its styles. ${ratesOf(findings, seeded)}
`
}

function ratesOf(findings: Findings, seeded: Mutant[]) {
  const tried = [...findings].filter(([name]) => isByProgram(name))
  const survivors = tried.filter(([, noticed]) => noticed === null).map(([name]) => name)
  const left = seeded.filter(({ name }) => !findings.has(name)).length
  return `${tried.length} were tried, each in the sources as they
were then. ${survivors.length} (${((100 * survivors.length) / tried.length).toFixed(1)} %) survive the nearest two minutes of tests that run the line. ${survivors.filter(name => verdicts[name]).length} of them have a verdict below. In the
present sources the seed makes slightly different mutations: ${left} of its first ${seeded.length} are still untried.

| Survivor | Verdict |
| --- | --- |
${survivors.map(name => `| ${code(name)} | ${verdicts[name] ?? '**not read**'} |`).join('\n')}`
}

const noticedBy = (noticed: Noticed | undefined) => (noticed === undefined ? 'not tried yet' : cell(noticed ?? '**nobody**'))
const survivorsIn = (some: Mutant[], findings: Findings) => some.filter(({ name }) => findings.get(name) === null).length
const cell = (text: string) => text.replaceAll('|', '\\|')
const code = (text: string) => `<code>${cell(text.replaceAll('&', '&amp;').replaceAll('<', '&lt;'))}</code>`
