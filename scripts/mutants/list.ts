/** docs/mutants.md: every planted fault with the test that notices it, and the mutations by program that no test notices. */
import { readFileSync, writeFileSync } from 'node:fs'
import type { Noticed } from './judge.ts'
import type { Mutant } from './mutant.ts'

export type Findings = Map<string, Noticed>

/** In git, so that a run tries only some mutants and the list still has all of them. */
const kept = 'scripts/mutants/findings.json'
/** What somebody who has read a survivor says of it, by its name. */
const verdicts: Record<string, string> = JSON.parse(readFileSync(new URL('verdicts.json', import.meta.url), 'utf8'))

/** What earlier runs have found of these mutants. */
export function readFindings(mutants: Mutant[]): Findings {
  const names = new Set(mutants.map(({ name }) => name))
  return new Map(Object.entries(JSON.parse(readFileSync(kept, 'utf8')) as Record<string, Noticed>).filter(([name]) => names.has(name)))
}

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

/** The rate of only some of them would mislead. */
function ratesOf(findings: Findings, seeded: Mutant[]) {
  const tried = seeded.filter(({ name }) => findings.has(name))
  if (tried.length < seeded.length) return `${tried.length} of ${seeded.length} were tried. The rate of survivors follows when all were.`
  const survivors = tried.filter(({ name }) => findings.get(name) === null)
  return `${tried.length} were tried. ${survivors.length} survive the nearest two minutes of
tests that run the line: ${((100 * survivors.length) / tried.length).toFixed(1)} %. ${survivors.filter(({ name }) => verdicts[name]).length} of them have been read.

| Survivor | Verdict |
| --- | --- |
${survivors.map(({ name }) => `| ${code(name)} | ${verdicts[name] ?? '**not read**'} |`).join('\n')}`
}

const noticedBy = (noticed: Noticed | undefined) => (noticed === undefined ? 'not tried yet' : cell(noticed ?? '**nobody**'))
const survivorsIn = (some: Mutant[], findings: Findings) => some.filter(({ name }) => findings.get(name) === null).length
const cell = (text: string) => text.replaceAll('|', '\\|')
const code = (text: string) => `<code>${cell(text.replaceAll('&', '&amp;').replaceAll('<', '&lt;'))}</code>`
