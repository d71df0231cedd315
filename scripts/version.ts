/**
 * `make version` gives the service its next version and records in versions.json what it is: fingerprints of the contracts and of the tables.
 * BUMP=major, minor, patch or candidate; without it, minor. After a candidate, such as 1.0.0-rc.1, BUMP=candidate or release; without it,
 * candidate. BUMP=none records the same version again, until it is released. With `--check` it changes nothing: it is an error if the contracts or the tables are not
 * those of the version, or if a file has another version.
 */
import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs'
import { basename } from 'node:path'
import { pathToFileURL } from 'node:url'
import { parse } from 'yaml'
import { agentsContract } from './contract/agents.ts'
import { fingerprint, readVersions, writeVersions } from './contract/versions.ts'

const words = { contract: 'contract', tables: 'schema of the tables' }

/** Where the version is written: the text before it, and after it. */
const places: [file: string, before: string, after: string][] = [
  ['package.json', '"version": "', '"'],
  ['package-lock.json', '"name": "agent-quest-service",\n  "version": "', '"'],
  ['package-lock.json', '"name": "agent-quest-service",\n      "version": "', '"'],
  ['src/app.ts', "export const version = '", "'"],
  ['spec/openapi.yaml', 'info:\n  title: Agent Quest Service\n  version: ', '\n'],
  ['deploy/kubernetes/service.yaml', 'agent-quest-service:', '\n'],
  ['generated/examples.json', '"name": "Agent Quest Service",\n     "version": "', '"'],
  ['README.md', '\nAgent Quest Service ', ' is ready'],
  ...globSync('tests/mcp/golden/*-list.modern.json').map((file): [string, string, string] => [
    file,
    '"title": "Agent Quest Service",\n      "version": "',
    '"',
  ]),
]
const read = (file: string) => readFileSync(file, 'utf8')
const versions = readVersions()
const [last, recorded] = Object.entries(versions).at(-1)!
const current = { contract: fingerprint(contracts()), tables: fingerprint(migrations()) }
const changed = (Object.keys(current) as (keyof typeof current)[]).filter(part => current[part] !== recorded[part])

if (process.argv.includes('--check')) check()
else raise()

function check() {
  const wrong = places.flatMap(([file, before, after]) => (read(file).includes(before + last + after) ? [] : [file]))
  if (changed.length > 0)
    console.error(
      `This is not ${last} any more: another ${changed.map(part => words[part]).join(' and another ')}. Run make version, and commit what it writes`,
    )
  if (wrong.length > 0) console.error(`The version is ${last}, but not in ${wrong.join(', ')}`)
  process.exitCode = changed.length + wrong.length > 0 ? 1 : 0
}

function raise() {
  const next = after(last, process.env['BUMP'])
  for (const [file, before, after] of places) writeFileSync(file, read(file).replace(before + last + after, before + next + after))
  writeVersions({ ...versions, [next]: current })
  console.log(`${last} → ${next}. Run make generate, and say in CHANGELOG.md what has changed`)
}

/** A candidate is of the next major version. After it comes another candidate, or the release with its numbers. */
function after(version: string, given: string | undefined) {
  const [numbers = '', candidate] = version.split('-rc.')
  const [major = 0, minor = 0, patch = 0] = numbers.split('.').map(Number)
  const bump = given ?? (candidate === undefined ? 'minor' : 'candidate')
  if (bump === 'none') {
    if (existsSync(`spec/released/${version}.json`)) throw new Error(`${version} is released, so it cannot change`)
    return version
  }
  if (candidate !== undefined) {
    if (bump === 'candidate') return `${numbers}-rc.${Number(candidate) + 1}`
    if (bump === 'release') return numbers
    throw new Error('After a candidate, BUMP must be candidate, release or none')
  }
  if (bump === 'candidate') return `${major + 1}.0.0-rc.1`
  if (bump === 'major') return `${major + 1}.0.0`
  if (bump === 'minor') return `${major}.${minor + 1}.0`
  if (bump === 'patch') return `${major}.${minor}.${patch + 1}`
  throw new Error('BUMP must be major, minor, patch, candidate or none')
}

/** What clients rely on. Descriptions and examples may become better, and members may change their order, without a new version. */
function contracts() {
  const humans = parse(read('generated/openapi.yaml'))
  const agents = agentsContract(pathToFileURL('spec/'))
  // `clients` has snippets for the settings of clients.
  return JSON.stringify(
    [
      { ...humans, info: undefined },
      { ...agents, clients: undefined },
    ],
    (key, value) => (isText(key, value) ? undefined : inOrder(value)),
  )
}

function inOrder(value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value
  return Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1)))
}

function isText(key: string, value: unknown) {
  const isDescription = ['description', 'summary', 'x-text', 'title'].includes(key) && typeof value === 'string'
  // A property may have the name `example`. Then its value is a schema.
  return isDescription || key === 'x-enumDescriptions' || (['example', 'examples'].includes(key) && !(value as { type?: unknown })?.type)
}

function migrations() {
  const files = globSync('src/store/migrations/*/*.sql').toSorted()
  return files.map(file => `${basename(file)}\n${read(file)}`).join('\n')
}
