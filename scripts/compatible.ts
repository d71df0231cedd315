/**
 * Holds the contract against that of the last release, spec/released/<version>.json. Each difference is breaking, an addition or words. What
 * breaks clients needs a new major version, and a line in CHANGELOG.md that names the operation or the schema. Between two candidates of a
 * major version it needs only the line. `--release` keeps the contract of this version as that of the last release, notes its hash in
 * versions.json, and tells in CHANGELOG.md what differs from the release before. A released file with another hash is an error.
 */
import { spawnSync } from 'node:child_process'
import { copyFileSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { basename } from 'node:path'
import { differences, type Contract, type Difference } from './contract/differences.ts'
import { fingerprint, readVersions, writeVersions, type Versions } from './contract/versions.ts'

const folder = 'spec/released'
const contract = 'generated/openapi.json'
const read = (file: string) => readFileSync(file, 'utf8')

export interface Release {
  version: string
  contract: Contract
}
interface Now extends Release {
  changelog: string
}
export interface Verdict {
  found: Difference[]
  /** Why the contract must not be released like this. */
  wrong: string[]
  /** If there is nothing to compare with. */
  unreleased?: boolean
}

const majorOf = (version: string) => Number(version.split('.', 1)[0])
const isCandidate = (version: string) => version.includes('-rc.')
const mayBreak = (last: string, now: string) =>
  majorOf(now) > majorOf(last) || (isCandidate(last) && isCandidate(now) && majorOf(now) === majorOf(last) && now !== last)

/** What has changed since the last release, and what is wrong with that. */
export function judge(last: Release | undefined, now: Now, others: Difference[] = []): Verdict {
  if (!last)
    return majorOf(now.version) >= 1
      ? { found: [], wrong: [`There is no contract of a release in ${folder}/, although this is ${now.version}. Run make release`] }
      : { found: [], wrong: [], unreleased: true }
  const own = differences(last.contract, now.contract)
  const known = new Set(own.filter(({ kind }) => kind === 'breaking').map(({ name }) => name))
  const found = [...own, ...others.filter(({ name }) => !known.has(name))]
  const breaking = found.filter(({ kind }) => kind === 'breaking')
  // What stands above the heading of the last release is new.
  const [news = '', ...older] = now.changelog.split(new RegExp(`^## ${last.version.replaceAll('.', String.raw`\.`)}\\s*$`, 'm'))
  const isTold = (name: string) => new RegExp(String.raw`(?<!\w)${name.replaceAll(/[{}]/g, String.raw`\$&`)}(?!\w)`).test(news)
  const untold = breaking.filter(({ name }) => !isTold(name))
  return {
    found,
    wrong: [
      ...(breaking.length > 0 && older.length === 0 ? [`CHANGELOG.md has no line that is only “## ${last.version}”`] : []),
      ...(breaking.length > 0 && !mayBreak(last.version, now.version)
        ? [
            `It breaks clients of ${last.version}, so it needs ${isCandidate(last.version) ? 'another candidate before the release' : 'a new major version'}`,
          ]
        : []),
      ...untold.map(({ name, what }) => `CHANGELOG.md does not name ${name}: ${what}`),
    ],
  }
}

/** What is wrong with the file of the last release: it must be the one that `--release` wrote. */
export function misrecorded(kept: { version: string; text: string } | undefined, versions: Versions): string[] {
  const [version, recorded] = Object.entries(versions).findLast(([, { released }]) => released !== undefined) ?? []
  if (kept?.version !== version)
    return [`versions.json says that ${version ?? 'nothing'} was released last, but ${folder}/ has ${kept?.version ?? 'nothing'}`]
  if (!kept || fingerprint(kept.text) === recorded!.released) return []
  return [
    `${folder}/${version}.json is not what was released: versions.json has another hash. Bring it back, and release changes as another version`,
  ]
}

/** What differs, for people: a line for each operation and each schema. */
export function linesOf(found: Difference[]) {
  const told = Map.groupBy(
    found.filter(({ kind }) => kind !== 'words'),
    ({ kind, name }) => `${kind === 'breaking' ? '**breaks clients:** ' : ''}\`${name}\``,
  )
  return [...told].map(([subject, all]) => `- ${subject} ${all.map(({ what }) => what).join('; ')}`)
}

/** The changelog, with what differs since the last release at the end of what it says about a version. */
export function changelogOf(version: string, changelog: string, last: string, lines: string[]) {
  if (lines.length === 0) return changelog
  const end = changelog.indexOf('\n## ', headingIn(changelog, version))
  const [news, older] = end < 0 ? [changelog, ''] : [changelog.slice(0, end), changelog.slice(end)]
  return `${news.trimEnd()}\n\n### The contract since ${last}\n\n${lines.join('\n')}\n${older}`
}
const headingIn = (changelog: string, version: string) =>
  changelog.search(new RegExp(`^## ${version.replaceAll('.', String.raw`\.`)}\\s*$`, 'm'))

/** What redocly holds for breaking. It does not know which enums may grow, so those are judged here alone. */
function foundByRedocly(last: Release): Difference[] {
  const options = ['--lint-config=off', '--format=json', '--skip-rule=enum-values-added']
  const { stdout, stderr } = spawnSync('node_modules/.bin/redocly', ['diff', `${folder}/${last.version}.json`, contract, ...options], {
    encoding: 'utf8',
    maxBuffer: 100_000_000,
    env: { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' },
  })
  if (!stdout.startsWith('{')) throw new Error(`redocly diff failed: ${stderr}`)
  const { changes } = JSON.parse(stdout) as { changes: { impact: string; verdicts: Said[] }[] }
  return changes
    .filter(({ impact }) => impact === 'major')
    .flatMap(({ verdicts }) => verdicts)
    .flatMap(({ message, location }) =>
      nameOf(location.pointer, last.contract).map(name => ({ kind: 'breaking' as const, name, what: message })),
    )
}
interface Said {
  message: string
  location: { pointer: string }
}

/** The schema or the operation at a pointer, as the released contract names it. What is at a new path breaks nobody. */
function nameOf(pointer: string, { paths }: Contract): string[] {
  const [, place, name = '', part = ''] = pointer.split('/')
  if (place === 'components') return [part]
  const item = paths[name.replaceAll('~1', '/').replaceAll('~0', '~')]
  return item ? [(item[part] ?? Object.values(item)[0]).operationId as string] : []
}

function check() {
  const { last, now } = releases()
  const { found, wrong, unreleased } = judge(last, now, last && foundByRedocly(last))
  if (unreleased) return console.log('nothing is released yet, so there is nothing to compare')
  for (const { kind, name, what } of found) console.log(`${kind.padEnd(10)}${name}: ${what}`)
  const all = [...misrecorded(kept(last), readVersions()), ...wrong]
  for (const sentence of all) console.error(sentence)
  process.exitCode = all.length > 0 ? 1 : 0
}

const kept = (last: Release | undefined) => last && { version: last.version, text: read(`${folder}/${last.version}.json`) }

function release() {
  const { last, now } = releases()
  const { found, wrong } = last ? judge(last, now, foundByRedocly(last)) : { found: [], wrong: [] }
  const versions = readVersions()
  wrong.push(...misrecorded(kept(last), versions))
  if (!versions[now.version]) wrong.push(`versions.json does not have ${now.version}. Run make version first`)
  if (headingIn(now.changelog, now.version) < 0) wrong.push(`CHANGELOG.md has no line that is only “## ${now.version}”`)
  if (last?.version === now.version) wrong.push(`${now.version} is released already. Run make version first`)
  if (now.contract.info.version !== now.version) wrong.push(`${contract} is of ${now.contract.info.version}. Run make generate first`)
  if (wrong.length > 0) {
    console.error(wrong.join('\n'))
    process.exitCode = 1
    return
  }
  mkdirSync(folder, { recursive: true })
  if (last) rmSync(`${folder}/${last.version}.json`)
  copyFileSync(contract, `${folder}/${now.version}.json`)
  writeVersions({ ...versions, [now.version]: { ...versions[now.version]!, released: fingerprint(read(contract)) } })
  if (last) writeFileSync('CHANGELOG.md', changelogOf(now.version, now.changelog, last.version, linesOf(found)))
  console.log(`${folder}/${now.version}.json is the contract of the last release`)
}

/** The last release, if there is one, and what is to be released next. */
export function releases(): { last: Release | undefined; now: Now } {
  const [file, ...more] = readdirSync('spec').includes(basename(folder)) ? readdirSync(folder).filter(name => name.endsWith('.json')) : []
  if (more.length > 0) throw new Error(`${folder}/ has the contracts of several releases. Keep the last one`)
  const { version } = JSON.parse(read('package.json')) as { version: string }
  return {
    last:
      file === undefined ? undefined : { version: basename(file, '.json'), contract: JSON.parse(read(`${folder}/${file}`)) as Contract },
    now: { version, contract: JSON.parse(read(contract)) as Contract, changelog: read('CHANGELOG.md') },
  }
}

if (import.meta.main) (process.argv.includes('--release') ? release : check)()
