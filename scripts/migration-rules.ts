/**
 * What a migration of PostgreSQL may do, because the last version still works on the tables while this one starts: it may expand them.
 * It may remove a part only when the last version no longer uses it. Then the statement says so: `-- unused since 0.3.0`, a version before this one.
 */
import { readFileSync } from 'node:fs'

/** They were written before this rule. */
const exempt = new Set([
  '0000_first',
  '0001_stand_firm',
  '0002_few_indexes',
  '0003_bytes',
  '0004_permits',
  '0005_reach',
  '0006_one_device',
  '0007_people',
  '0008_claims',
  '0009_keep_and_delete',
  '0010_activity',
  '0011_leaving',
])
const name = String.raw`(?:"public"\.)?"\w+"`
/** A column that rows written by the last version can do without. */
const column = String.raw`(?:IF NOT EXISTS )?"\w+" (?!.*(?:\b(?:UNIQUE|REFERENCES|PRIMARY|GENERATED)\b|,\s*(?:ADD|DROP|ALTER|RENAME)\b))(?:(?!.*\bNOT NULL\b).*|.*\bDEFAULT\b.*\bNOT NULL\b.*|.*\bNOT NULL\b.*\bDEFAULT\b.*)`
const expands = [
  String.raw`CREATE (?:UNLOGGED )?TABLE (?:IF NOT EXISTS )?${name} \(.*\)`,
  String.raw`CREATE INDEX (?:IF NOT EXISTS )?"\w+" ON ${name} .*`,
  String.raw`ALTER TABLE ${name} ADD COLUMN ${column}`,
  String.raw`ALTER TABLE ${name} ALTER COLUMN "\w+" DROP NOT NULL`,
  String.raw`INSERT INTO ${name} .*`,
  String.raw`UPDATE ${name} SET .* WHERE .*`,
].map(pattern => new RegExp(`^${pattern};?$`, 's'))
/** What belongs to a table that the same migration creates, which nobody uses yet. */
const onNewTable = [
  new RegExp(String.raw`^CREATE UNIQUE INDEX (?:IF NOT EXISTS )?"\w+" ON (${name}) .*;?$`, 's'),
  new RegExp(String.raw`^ALTER TABLE (${name}) ADD CONSTRAINT .*;?$`, 's'),
]
/** A unique index with a column that the same migration adds. The last version leaves it null, and nulls are distinct. */
const uniqueOnNew = new RegExp(String.raw`^CREATE UNIQUE INDEX (?:IF NOT EXISTS )?"\w+" ON ${name} USING btree \(([^()]*)\)`, 's')
const removes = [
  String.raw`DROP TABLE ${name}(?: CASCADE)?`,
  String.raw`DROP INDEX "\w+"`,
  String.raw`ALTER TABLE ${name} DROP (?:COLUMN|CONSTRAINT) "\w+"`,
].map(pattern => new RegExp(`^${pattern};?$`, 's'))

/** The statements of a migration that an instance of the last version could fail with. `versions` are those before this one. */
export function breaking(tag: string, text: string, versions: readonly string[]): string[] {
  if (exempt.has(tag)) return []
  const statements = text.split('--> statement-breakpoint').map(part => part.trim())
  const created = new Set(statements.flatMap(one => /^CREATE (?:UNLOGGED )?TABLE (?:IF NOT EXISTS )?(\S+)/.exec(one)?.[1] ?? []))
  const added = new Set(statements.flatMap(one => /^ALTER TABLE \S+ ADD COLUMN ("\w+") (?!.*(?:NOT NULL|DEFAULT))/s.exec(one)?.[1] ?? []))
  return statements.filter(statement => {
    const unused = /^-- unused since (\S+)\n/.exec(statement)?.[1]
    const bare = statement.replace(/^--.*\n/gm, '').trim()
    if (bare.replace(/;$/, '').includes(';')) return true
    if (expands.some(pattern => pattern.test(bare))) return false
    if (
      uniqueOnNew
        .exec(bare)?.[1]
        ?.split(',')
        .some(column => added.has(column))
    )
      return false
    if (onNewTable.some(pattern => created.has(pattern.exec(bare)?.[1] ?? ''))) return false
    return !(unused !== undefined && versions.includes(unused) && removes.some(pattern => pattern.test(bare)))
  })
}

/** All faults of the migrations, as sentences. */
export function faults(folder: string, versions: readonly string[]) {
  const { entries } = JSON.parse(readFileSync(`${folder}/meta/_journal.json`, 'utf8')) as { entries: { tag: string }[] }
  return entries.flatMap(({ tag }) =>
    breaking(tag, readFileSync(`${folder}/${tag}.sql`, 'utf8'), versions).map(
      statement => `${tag}: the last version may fail with this, or because it is gone: ${statement}`,
    ),
  )
}
