import { execFileSync } from 'node:child_process'
import { globSync, readFileSync } from 'node:fs'
import { join, posix } from 'node:path'
import { expect, test } from '@jest/globals'

/** The floors of src/ that each floor may import besides itself. `type` allows only types. Of generated, a floor may run only the files named. */
const floors: Record<string, string[]> = {
  main: ['app', 'reach', 'metrics', 'traces', 'core', 'store', 'http', 'config', 'log'],
  app: ['rest', 'mcp', 'site', 'http', 'core', 'config', 'log', 'type metrics', 'type traces'],
  rest: ['views', 'core', 'http', 'generated', 'config', 'log'],
  mcp: ['views', 'core', 'http', 'generated', 'config', 'log', 'type metrics'],
  reach: ['views', 'core', 'shared', 'generated', 'config', 'type metrics', 'type traces'],
  site: ['rest', 'http', 'shared', 'generated'],
  portal: ['shared', 'type generated', 'generated/clients.ts', 'generated/events.ts', 'verifier'],
  worker: ['type generated', 'shared'],
  verify: ['verifier'],
  reference: [],
  // Everybody must be able to read it, so it depends on nothing.
  verifier: [],
  // A program of its own: it knows the service by its contract.
  gate: ['type generated', 'spec'],
  views: ['core', 'generated'],
  core: ['type generated/inputs.js', 'type generated/outputs.js', 'generated/events.ts', 'store', 'shared', 'config', 'log'],
  store: ['type generated/outputs.js', 'shared', 'log', 'type metrics'],
  http: ['config', 'log', 'shared', 'type metrics', 'type traces'],
  metrics: [],
  traces: ['shared', 'type log', 'type store'],
  shared: ['type generated'],
  config: ['log'],
  log: ['shared'],
}

/** The rooms of a floor, from top to bottom. A room may import those below it. The last one has the mechanisms, which know no room. */
const rooms: Record<string, readonly string[]> = {
  core: ['quests', 'approvals', 'agents', 'people', 'reach', 'log', 'kit'],
  store: ['quests', 'approvals', 'agents', 'people', 'reach', 'log', 'engine tables'],
  rest: ['quests', 'approvals', 'agents', 'people', 'reach', 'log', 'protocol'],
  mcp: ['quests', 'approvals', 'agents', 'protocol'],
  // A screen shows what belongs to it, whatever room that is in. An agent's page shows its requests, its work and its log.
  portal: ['palette', 'home', 'agents', 'log', 'approvals', 'quests', 'people', 'reach', 'pieces styles'],
}

/** The only floors that may import a package. */
const homes: Record<string, string[]> = {
  'drizzle-orm': ['store'],
  'better-sqlite3': ['store'],
  pg: ['store'],
  'openapi-backend': ['rest'],
  'web-push': ['reach'],
  nodemailer: ['reach'],
  standardwebhooks: ['reach'],
  express: ['app', 'rest', 'mcp', 'site', 'http'],
  '@modelcontextprotocol': ['mcp', 'gate'],
  yaml: ['gate'],
  preact: ['portal'],
  'openapi-fetch': ['portal'],
  micromark: ['portal'],
  'micromark-extension-gfm-table': ['portal'],
  'micromark-extension-gfm-task-list-item': ['portal'],
  'micromark-extension-gfm-strikethrough': ['portal'],
  '@opentelemetry': ['traces'],
  '@simplewebauthn/server': ['core'],
  '@simplewebauthn/browser': ['portal'],
  qr: ['portal'],
  otpauth: ['core'],
}

test('every file of src imports only from the floors below it', () => {
  const files = globSync('src/**/*.{ts,tsx}')
  expect(files).not.toHaveLength(0)
  expect(files.flatMap(file => violations(file, readFileSync(file, 'utf8')))).toEqual([])
})

test('no floor may import what none of its files imports', () => {
  const files = globSync('src/**/*.{ts,tsx}').map(file => ({ file, room: floorOf(file), imports: importsOf(readFileSync(file, 'utf8')) }))
  const isUsed = (floor: string, permission: string) => {
    const others = floors[floor]!.filter(one => one !== permission)
    return files.some(
      ({ file, room, imports }) =>
        room === floor && imports.some(({ from, typeOnly }) => from.startsWith('.') && brokenFloor(file, room, from, typeOnly, others)),
    )
  }
  const all = Object.entries(floors).flatMap(([floor, allowed]) => allowed.map(permission => [floor, permission] as const))

  expect(isUsed('core', 'store')).toBe(true)
  expect(isUsed('core', 'rest')).toBe(false)
  expect(all.filter(([floor, permission]) => !isUsed(floor, permission))).toEqual([])
})

test('every file of a floor with rooms is in a room, and imports only from rooms below its own', () => {
  const files = globSync(Object.keys(rooms).map(floor => `src/${floor}/**/*.{ts,tsx}`))
  expect(new Set(files.filter(roomOf).map(posix.dirname)).size).toBeGreaterThan(25)
  expect(files.flatMap(file => upward(file, readFileSync(file, 'utf8')))).toEqual([])
})

test.each([
  ['people know agents', 'src/core/people/people.ts', "import { own } from '../agents/agents.ts'"],
  ['a mechanism knows a room, if only its types', 'src/core/kit/page.ts', "import type { Quest } from '../quests/quest-life.ts'"],
  ['a room goes through the list of rooms', 'src/core/log/audit.ts', "import type { Core } from '../index.ts'"],
  ['the statements of the log know requests', 'src/store/log/audit.ts', "import { shown } from '../approvals/approvals.ts'"],
  ['the protocol knows an operation', 'src/rest/protocol/etag.ts', "import { agents } from '../agents/agents.ts'"],
  ['a tool of agents knows quests', 'src/mcp/agents/profile.ts', "import { listed } from '../quests/quests.ts'"],
  ['a piece knows a screen', 'src/portal/pieces/card.tsx', "import { Inbox } from '../approvals/inbox/inbox.tsx'"],
  ['a room has no place', 'src/core/attic/old.ts', ''],
])('refused: %s', (_what, file, text) => {
  expect(upward(file, text)).toHaveLength(1)
})

test.each([
  ['a door asks the store', 'src/rest/agents/agents.ts', "import { findAgent } from '../../store/agents/agents.ts'"],
  ['a door uses the other door', 'src/rest/agents/agents.ts', "import { profile } from '../../mcp/agents/profile.ts'"],
  ['a door hands on the other door', 'src/mcp/quests/quests.ts', "export * from '../../rest/protocol/etag.ts'"],
  ['core speaks wire', 'src/core/quests/quests.ts', "import {\n  questView,\n  agentView,\n} from '../../views/index.ts'"],
  ['core takes the wire types', 'src/core/quests/quests.ts', "import type { components } from '../../../generated/api.ts'"],
  ['core decodes', 'src/core/quests/quests.ts', "import { decodeNewQuest } from '../../../generated/inputs.js'"],
  ['core speaks HTTP', 'src/core/quests/quests.ts', "import express from 'express'"],
  ['core speaks SQL', 'src/core/quests/quests.ts', "import { eq } from 'drizzle-orm/sql'"],
  ['the store looks up, late', 'src/store/index.ts', "const core = await import('../core/index.ts')"],
  ['http looks up, for an effect', 'src/http/limits.ts', "import '../core/index.ts'"],
  ['views ask the store', 'src/views/agents.ts', "import { findAgent } from '../store/agents/agents.ts'"],
  ['the portal runs generated code', 'src/portal/page.tsx', "import { paths } from '../../generated/api.ts'"],
  [
    'the portal looks behind the door',
    'src/portal/approvals/inbox/inbox.tsx',
    "import type { Approval } from '../../../core/approvals/approvals.ts'",
  ],
  ['a page draws', 'src/site/pages.ts', "import { h } from 'preact'"],
  ['the gate looks behind the door', 'src/gate/rules.ts', "import { canonical } from '../core/kit/canonical.ts'"],
  ['src needs tests', 'src/app.ts', "import { createDatabase } from '../tests/support/postgres.ts'"],
  ['src needs scripts', 'src/app.ts', "import { reference } from '../scripts/reference.ts'"],
  ['the environment is read outside config', 'src/log.ts', 'const level = process.env.LOG_LEVEL'],
  ['a folder is no floor', 'src/attic/old.ts', "import { readFileSync } from 'node:fs'"],
])('refused: %s', (_what, file, text) => {
  expect(violations(file, text)).toHaveLength(1)
})

test('imports of src never go in a circle, not even imports of types', () => {
  const files = globSync('src/**/*.{ts,tsx}')
  const importsOfFile = (file: string) => importsOf(readFileSync(file, 'utf8')).filter(({ isLazy }) => !isLazy)
  const imports = new Map(files.map(file => [file, importsOfFile(file).map(({ from }) => posix.join(posix.dirname(file), from))]))

  expect(circular(imports)).toEqual([])
  const small = { above: ['one'], one: ['type-of-two'], 'type-of-two': ['one', 'below'], below: [] }
  expect(circular(new Map(Object.entries(small)))).toEqual(['one', 'type-of-two'])
})

test('every screen of the portal that has an address of its own is in a scene of make screenshots', () => {
  const screens = [...readFileSync('src/portal/screens.ts', 'utf8').matchAll(/screen\('([^':]*)'/g)].map(([, path]) => path!)
  const scenes = globSync('scripts/scenes/*.ts').flatMap(file =>
    [...readFileSync(file, 'utf8').matchAll(/^ +\['[\w-]+', '#?([^'?]*)/gm)].map(([, path]) => path!),
  )

  expect(screens.length).toBeGreaterThan(10)
  expect(screens.filter(path => !scenes.includes(path))).toEqual([])
})

test('a class that two rooms of the portal style is one of the shared styles or pieces', () => {
  const classesIn = (text: string) =>
    [...text.replaceAll(/\/\*[^]*?\*\//g, '').matchAll(/\.([a-z][\w-]*)(?=[^;}]*\{)/g)].map(([, name]) => name!)
  const rooms = new Map<string, Set<string>>()
  for (const file of globSync('src/portal/**/*.css'))
    for (const name of classesIn(readFileSync(file, 'utf8'))) rooms.set(name, (rooms.get(name) ?? new Set()).add(file.split('/')[2]!))
  const pieces = globSync('src/portal/pieces/*.tsx')
    .map(file => readFileSync(file, 'utf8'))
    .join('\n')
  const isShared = (name: string) => rooms.get(name)!.has('styles') || new RegExp(`[\\s"'\`]${name}[\\s"'\`]`).test(pieces)

  expect(rooms.size).toBeGreaterThan(100)
  expect([...rooms.keys()].filter(name => rooms.get(name)!.size > 1 && !isShared(name))).toEqual([])
})

test('only one file of the portal formats dates, times and numbers', () => {
  const formatting = globSync('src/portal/**/*.{ts,tsx}').filter(file =>
    /\bIntl\.|\.toLocale\w*String|\.to(UTC|Time)String|'en(-[A-Z]{2})?'/.test(readFileSync(file, 'utf8')),
  )

  expect(formatting).toEqual(['src/portal/formats.ts'])
})

test('the forms of the portal take their limits from the contract', () => {
  const typed = globSync('src/portal/**/*.tsx').flatMap(file =>
    [...readFileSync(file, 'utf8').matchAll(/\b(?:max|maxLength|minLength)=\{\d+\}/g)].map(([limit]) => `${file}: ${limit}`),
  )

  // The contract says both by a pattern. A code may be typed with spaces.
  expect(typed.toSorted()).toEqual([
    'src/portal/agents/outside-rule.tsx: maxLength={3}',
    'src/portal/people/account/email.tsx: maxLength={12}',
    'src/portal/people/account/security/app.tsx: maxLength={10}',
  ])
})

test.each(['portal', 'reference', 'worker', 'verify'])('tsc checks every file of src/%s, which has its own tsconfig', room => {
  const checked = execFileSync('node_modules/.bin/tsc', ['-p', `src/${room}`, '--listFilesOnly'], { encoding: 'utf8' }).split('\n')
  const files = globSync(`src/${room}/**/*.{ts,tsx}`).map(file => join(process.cwd(), file))

  expect(files).not.toHaveLength(0)
  expect(files.filter(file => !checked.includes(file))).toEqual([])
})

test('a file may import from its own room, from the floors below, and types where only types are allowed', () => {
  const text =
    "import { ok } from '../protocol/reply.ts'\nimport { agentView } from '../../views/index.ts'\nimport express from 'express'\nimport { join } from 'node:path'"
  expect(violations('src/rest/agents/agents.ts', text)).toEqual([])
  expect(violations('src/portal/page.tsx', "import type { paths } from '../../generated/api.ts'")).toEqual([])
  expect(violations('src/core/quests/quests.ts', "import type { NewQuest } from '../../../generated/inputs.js'")).toEqual([])
  expect(violations('src/config.ts', 'const port = process.env.PORT')).toEqual([])
})

test('what the service needs when it runs is a dependency, and nothing else is', () => {
  const files = globSync(['src/**/*.ts', 'generated/*.js'], {
    exclude: ['src/portal/**', 'src/worker/**', 'src/gate/**'],
  })
  const names = files.flatMap(file => {
    const text = readFileSync(file, 'utf8')
    const run = importsOf(text).filter(({ typeOnly }) => !typeOnly)
    const required = [...text.matchAll(/\b(?:require|part)\(['"](?<from>[\w@][^'"]+)['"]\)/g)].map(({ groups }) => ({
      from: groups!.from!,
    }))
    return [...run, ...required].map(({ from }) => from).filter(from => /^[@\w]/.test(from) && !from.startsWith('node:'))
  })
  const packages = names.map(name => /^(@[^/]+\/)?[^/]+/.exec(name)![0])
  const { dependencies } = JSON.parse(readFileSync('package.json', 'utf8')) as { dependencies: object }

  expect([...new Set(packages)].toSorted()).toEqual(Object.keys(dependencies).toSorted())
})

function violations(file: string, text: string): string[] {
  const room = floorOf(file)
  const allowed = floors[room]
  if (!allowed) return [`${file} is on no floor: give ${room} a row in floors`]
  const found = importsOf(text).flatMap(({ from, typeOnly }) => {
    const rule = from.startsWith('.') ? brokenFloor(file, room, from, typeOnly, allowed) : brokenHome(room, from)
    return rule ? [`${file} imports ${from}, but ${rule}`] : []
  })
  if (
    room !== 'config' &&
    !/^src\/gate\/(main|start)\.ts$/.test(file) &&
    /\bprocess\??\.env\b|\bprocess\[|['"](node:)?process['"]/.test(text)
  )
    found.push(`${file} reads process.env, but only config and the main files of the gate may`)
  return found
}

/** The imports of a file that lead to a room above its own, or out of the rooms of its floor. */
function upward(file: string, text: string): string[] {
  const floor = floorOf(file)
  const placeOf = (room: string) => rooms[floor]!.findIndex(names => names.split(' ').includes(room))
  const room = roomOf(file)
  if (room === undefined) return []
  if (placeOf(room) < 0) return [`${file} is in no room of ${floor}`]
  return importsOf(text).flatMap(({ from }) => {
    const path = posix.join(posix.dirname(file), from)
    if (!from.startsWith('.') || floorOf(path) !== floor) return []
    const target = roomOf(path)
    // Above the rooms is the file that lists them. The portal's rooms share the files beside them.
    const isAbove = target === undefined ? floor !== 'portal' : placeOf(target) < placeOf(room)
    return isAbove ? [`${file} imports ${from}, which is above it`] : []
  })
}

function importsOf(text: string) {
  const statements = text.matchAll(/\b(?:import|export)(?<type>\s+type\b)?[\w\s{},*$]*?\bfrom\s*['"](?<from>[^'"]+)['"]/g)
  const calls = text.matchAll(/\bimport\s*(?<lazy>\()?\s*['"](?<from>[^'"]+)['"]/g)
  return [...statements, ...calls].map(({ groups }) => ({
    from: groups!.from!,
    typeOnly: Boolean(groups!.type),
    isLazy: Boolean(groups!.lazy),
  }))
}

/** Removes each file that imports no other file, or that no other file imports, until every file that is left is in a circle or between two. */
function circular(imports: Map<string, string[]>): string[] {
  const imported = new Set([...imports.values()].flat())
  const left = [...imports].filter(([file, its]) => imported.has(file) && its.some(one => imports.has(one)))
  return left.length === imports.size ? [...imports.keys()] : circular(new Map(left))
}

function brokenFloor(file: string, room: string, from: string, typeOnly: boolean, allowed: string[]) {
  const path = posix.join(posix.dirname(file), from)
  const target = floorOf(path)
  const fine = target === room || [path, target].some(one => allowed.includes(one) || (typeOnly && allowed.includes(`type ${one}`)))
  return fine ? undefined : `${room} may import ${allowed.join(', ')} only`
}

function brokenHome(room: string, from: string) {
  const home = Object.entries(homes).find(([name]) => from === name || from.startsWith(`${name}/`))?.[1]
  return !home || home.includes(room) ? undefined : `only ${home.join(', ')} may import that`
}

/** `src/core/log/audit.ts` is in the room log. `src/core/index.ts` is in none. */
function roomOf(file: string) {
  const [, , room, ...below] = file.split('/')
  return below.length > 0 ? room : undefined
}

/** `src/rest/agents/agents.ts` is on the floor rest, `src/config.ts` on config, `generated/api.ts` on generated. */
function floorOf(path: string) {
  const [top = '', ...below] = path.split('/')
  return top === 'src' ? below[0]!.replace(/\.tsx?$/, '') : top
}
