/**
 * Writes the SQL that changes each database from its last migration to src/store/tables/: `make migration NAME=what_changes`.
 * With `--check` it writes nothing. Then missing SQL is an error, and so is SQL that an instance of the last version could fail with.
 */
import { execFileSync } from 'node:child_process'
import { cpSync, globSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { define, sqlite } from '../src/store/tables/index.ts'
import { faults } from './migration-rules.ts'

const check = process.argv.includes('--check')
const home = 'src/store/migrations'
mkdirSync('.cache', { recursive: true })
/** Temporary files of this run. */
const own = mkdtempSync('.cache/migration-')
process.on('exit', () => rmSync(own, { recursive: true, force: true }))
const target = check ? `${own}/migrations` : home
mkdirSync(target, { recursive: true })
if (check) cpSync(home, target, { recursive: true })
const before = readdirSync(target, { recursive: true }).length

for (const dialect of ['sqlite', 'postgres']) {
  const schema = `${own}/${dialect}-tables.ts`
  const config = `${own}/drizzle-${dialect}.json`
  writeFileSync(
    schema,
    `import { define, ${dialect} } from '../../src/store/tables/index.ts'\nexport const { ${Object.keys(define(sqlite)).join(', ')} } = define(${dialect})\n`,
  )
  writeFileSync(
    config,
    JSON.stringify({ dialect: dialect === 'postgres' ? 'postgresql' : dialect, schema, out: `${target}/${dialect}`, casing: 'snake_case' }),
  )
  const said = execFileSync('node_modules/.bin/drizzle-kit', ['generate', '--config', config, '--name', process.env['NAME'] ?? 'change'], {
    encoding: 'utf8',
  })
  console.log(`${dialect}: ${said.trim().split('\n').at(-1)}`)
}

// drizzle-kit compares with the newest snapshot only.
for (const folder of check ? [] : globSync(`${home}/*/meta`)) {
  for (const old of globSync(`${folder}/*_snapshot.json`).toSorted().slice(0, -1)) rmSync(old)
}

if (check && readdirSync(target, { recursive: true }).length > before) {
  console.error('src/store/tables/ has changed: run `make migration NAME=what_changes` and commit what it writes')
  process.exitCode = 1
}

const versions = Object.keys(JSON.parse(readFileSync('versions.json', 'utf8')) as object)
const found = faults(`${home}/postgres`, versions.slice(0, -1))
if (found.length > 0) {
  console.error(`${found.join('\n')}\nCONTRIBUTING.md says how a table changes in several versions`)
  process.exitCode = 1
}
