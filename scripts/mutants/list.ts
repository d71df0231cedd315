/** docs/mutants.md: every planted fault with the test that notices it, and the mutations by program that no test notices. */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import type { Noticed } from './judge.ts'
import type { Mutant } from './mutant.ts'

export type Findings = Map<string, Noticed>

const kept = '.cache/mutants/findings.json'
/** What somebody who has read a survivor says of it, by its name. */
const verdicts: Record<string, string> = JSON.parse(readFileSync(new URL('verdicts.json', import.meta.url), 'utf8'))

/** What earlier runs have found. */
export const readFindings = (): Findings => new Map(existsSync(kept) ? Object.entries(JSON.parse(readFileSync(kept, 'utf8'))) : [])

export function keepFindings(findings: Findings) {
  writeFileSync(kept, JSON.stringify(Object.fromEntries(findings), undefined, 1))
}

/** Writes the list if everything was tried. */
export function writeList(findings: Findings, planted: Mutant[], seeded: Mutant[], seed: string) {
  if (planted.length === 0 || [...planted, ...seeded].some(({ name }) => !findings.has(name))) return
  const survivors = seeded.filter(({ name }) => findings.get(name) === null)
  mkdirSync('docs', { recursive: true })
  writeFileSync('docs/mutants.md', textOf(findings, planted, seeded, survivors, seed))
}

const textOf = (findings: Findings, planted: Mutant[], seeded: Mutant[], survivors: Mutant[], seed: string) => `# Mutants

\`make mutants\` plants mistakes, one at a time, in copies of the project, and runs the tests of \`make test\`. It writes this list.

## Planted faults

${planted.length} faults were chosen from the sources, before anybody looked at the tests. ${survivorsIn(planted, findings)} survive.

| | Fault | Noticed by |
| --- | --- | --- |
${planted.map(({ noun, name }) => `| ${noun} | ${cell(name)} | ${cell(findings.get(name) ?? '**nobody**')} |`).join('\n')}

## Mutations by program

A program made ${seeded.length} mutations with the seed ${seed}, anywhere in \`src\` but its styles. ${survivors.length} survive the nearest two minutes of tests
that run the line: ${((100 * survivors.length) / Math.max(1, seeded.length)).toFixed(1)} %. ${survivors.filter(({ name }) => verdicts[name]).length} of them have been read.

| Survivor | Verdict |
| --- | --- |
${survivors.map(({ name }) => `| ${code(name)} | ${verdicts[name] ?? '**not read**'} |`).join('\n')}
`

const survivorsIn = (some: Mutant[], findings: Findings) => some.filter(({ name }) => findings.get(name) === null).length
const cell = (text: string) => text.replaceAll('|', '\\|')
const code = (text: string) => `<code>${cell(text.replaceAll('&', '&amp;').replaceAll('<', '&lt;'))}</code>`
