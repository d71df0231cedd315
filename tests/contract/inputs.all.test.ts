/**
 * A field that is new in a request must be used by something, and a field that is new in an answer must be given by something, even if it may
 * be missing. Otherwise the program does not compile. Nor does it if a column has no meaning. To show it, every input and every answer of the
 * contract gets one more field in a copy of the program, and agents get one more column. The type checker must complain of each.
 */
import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { beforeAll, expect, test } from '@jest/globals'

const contract = {
  inputs: planted('inputs', ['Queries', 'Bodies', 'Tools'], name => `planted${name}?: string | undefined`),
  answers: planted('outputs', ['Answers', 'Tools'], name => `planted${name}: string | null | undefined`),
}
let complaints: string[]
beforeAll(() => {
  complaints = typesOf(Object.values(contract))
})

const silent = (names: Set<string>) => [...names].filter(name => !complaints.some(line => new RegExp(`\\bplanted${name}\\b`).test(line)))

test('an input field that nothing uses does not compile, whichever input it is in', () => {
  expect(silent(contract.inputs.names)).toEqual([])
  expect(contract.inputs.names.size).toBeGreaterThan(30)
})

test('a field of an answer that nothing gives does not compile, whichever answer it is in', () => {
  // The type checker names one reason for each fault. Here that is the field of the quest in it.
  expect(silent(contract.answers.names)).toEqual(['ParticipationDetail'])
  expect(contract.answers.names.size).toBeGreaterThan(50)
  // So is a field that may be missing.
  expect(contract.answers.types).not.toContain('?:')
})

test('a column without a meaning does not compile', () => {
  expect(complaints.filter(line => /^\S*src\/store\/tables\/agents\.ts[^]*\bplantedColumn\b/.test(line))).toHaveLength(1)
})

test('without the planted fields the program compiles', () => {
  expect(complaints.filter(line => !line.includes('planted'))).toEqual([])
})

/** The types of the inputs or the answers that these tables name, each with one more field. */
function planted(file: string, tables: string[], field: (name: string) => string) {
  const types = readFileSync(`generated/${file}.d.ts`, 'utf8')
  const rows = [...types.matchAll(new RegExp(`interface (?:${tables.join('|')}) \\{\\n(.*?)\\n\\}`, 'gs'))].map(([, rows]) => rows!)
  const names = new Set(rows.flatMap(rows => [...rows.matchAll(/: (\w+)/g)].map(([, name]) => name!)))
  const text = types.replace(/(interface (\w+) \{\n)/g, (start, _, name: string) =>
    names.has(name) ? `${start}  ${field(name)}\n` : start,
  )
  return { file, types, names, text }
}

/** What the type checker says of the two doors and all that they import, with these types. Each line is one fault with its reasons. */
function typesOf(files: { file: string; text: string }[]) {
  mkdirSync('.cache', { recursive: true })
  const copy = mkdtempSync('.cache/planted-')
  try {
    for (const part of ['src', 'generated', 'package.json', 'tsconfig.json'])
      cpSync(part, `${copy}/${part}`, { recursive: true, filter: path => !/^(src|generated)\/portal/.test(path) })
    for (const { file, text } of files) writeFileSync(`${copy}/generated/${file}.d.ts`, text)
    const table = `${copy}/src/store/tables/agents.ts`
    writeFileSync(table, readFileSync(table, 'utf8').replace('      handle: d.text()', '      plantedColumn: d.text(),\n$&'))
    writeFileSync(`${copy}/tsconfig.doors.json`, JSON.stringify({ extends: './tsconfig.json', include: ['src/rest', 'src/mcp'] }))
    const { stdout } = spawnSync('node_modules/.bin/tsc', ['-p', `${copy}/tsconfig.doors.json`, '--pretty', 'false'], { encoding: 'utf8' })
    return stdout.split(/\n(?=\S)/).filter(line => line.includes(': error '))
  } finally {
    rmSync(copy, { recursive: true, force: true })
  }
}
