/**
 * A field that is new in a request must be used by something, or the program does not compile. To show it, every input of the contract gets
 * a field that nothing uses, in a copy of the program, and the type checker must complain of each.
 */
import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { expect, test } from '@jest/globals'

test('an input field that nothing uses does not compile, whichever input it is in', () => {
  const types = readFileSync('generated/inputs.d.ts', 'utf8')
  const tables = [...types.matchAll(/interface (?:Queries|Bodies|Tools) \{\n(.*?)\}/gs)].map(([, rows]) => rows!)
  const inputs = new Set(tables.flatMap(rows => [...rows.matchAll(/: (\w+)/g)].map(([, name]) => name!)))
  const planted = types.replace(/(interface (\w+) \{\n)/g, (start, _, name: string) =>
    inputs.has(name) ? `${start}  planted${name}?: string | undefined\n` : start,
  )

  const complaints = typesOf(planted)

  expect([...inputs].filter(name => !complaints.some(line => new RegExp(`\\bplanted${name}\\b`).test(line)))).toEqual([])
  // So without the planted fields the copy compiles.
  expect(complaints.filter(line => !line.includes('planted'))).toEqual([])
  expect(inputs.size).toBeGreaterThan(30)
})

/** What the type checker says of the two doors and all that they import, with these types of inputs. */
function typesOf(inputs: string) {
  mkdirSync('.cache', { recursive: true })
  const copy = mkdtempSync('.cache/planted-')
  try {
    for (const part of ['src', 'generated', 'package.json', 'tsconfig.json'])
      cpSync(part, `${copy}/${part}`, { recursive: true, filter: path => !/^(src|generated)\/(portal|console)/.test(path) })
    writeFileSync(`${copy}/generated/inputs.d.ts`, inputs)
    writeFileSync(`${copy}/tsconfig.doors.json`, JSON.stringify({ extends: './tsconfig.json', include: ['src/rest', 'src/mcp'] }))
    const { stdout } = spawnSync('node_modules/.bin/tsc', ['-p', `${copy}/tsconfig.doors.json`, '--pretty', 'false'], { encoding: 'utf8' })
    return stdout.split('\n').filter(line => line.includes(': error '))
  } finally {
    rmSync(copy, { recursive: true, force: true })
  }
}
