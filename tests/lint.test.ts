/** The project's own lint rule refuses lists of values. Each row is planted in a file of its own. */
import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { afterAll, beforeAll, expect, test } from '@jest/globals'

const refused = [
  ['a list of roles with their type', "const roles: readonly Role[] = ['member', 'reviewer', 'author', 'admin']"],
  ['one value of a named type', "const kinds: Kind[] = ['accept']"],
  ['a list that satisfies a type', "const kinds = ['accept', 'revise'] satisfies Kind[]"],
  ['some states without their type', "const live = ['active', 'submitted'] as const"],
  ['a set of actions', "const adds = new Set(['agent.created', 'key.issued'])"],
  ['a set of a named type', "const kinds = new Set<Kind>(['accept', 'revise'])"],
  ['rows that begin with values', "const kinds = [['agent.silent', 'Goes silent', true], ['agent.heard', 'Is back', false]]"],
  ['a comparison with several states', "const isOver = (state: string) => ['withdrawn', 'expired'].includes(state)"],
  ['states in a table', "const moves = { withdraw: { from: ['active', 'revision_requested'], to: 'withdrawn' } }"],
  ['an enum of a table', "for (const reason of ['revoked_by_owner', 'agent_archived']) say(reason)"],
  ['a type of core', "const stops = ['agent_archived', 'account_suspended']"],
]
const allowed = [
  ['a record over the type', 'const isLive: Record<State, boolean> = { active: true, submitted: true, accepted: false }'],
  ['some values in a call', "const answered = inArray(t.approvals.status, ['approved', 'denied'])"],
  ['some values in the options of a call', "const list = useList('/approvals', { query: { status: ['approved', 'denied'] } })"],
  ['words that are no values', "const columns = ['name', 'label'] as const"],
  ['a list of texts', "const words: string[] = ['open', 'closed', 'by hand']"],
]

let folder: string
let complaints: string
beforeAll(() => {
  mkdirSync('.cache', { recursive: true })
  folder = mkdtempSync('.cache/planted-')
  const plant = ([name, rows]: [string, string[][]]) =>
    rows.map(([, text], i) => {
      writeFileSync(`${folder}/${name}${i}.ts`, `${text}\n`)
      return `${folder}/${name}${i}.ts`
    })
  const files = Object.entries({ refused, allowed }).flatMap(plant)
  complaints = spawnSync('node_modules/.bin/oxlint', ['-c', '.oxlintrc.json', '--no-ignore', '-f', 'unix', ...files], {
    encoding: 'utf8',
  }).stdout
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

test.each(refused.map(([what], i) => [what, i] as const))('refused: %s', (_what, i) => {
  expect(complaints).toMatch(new RegExp(`refused${i}\\.ts.*values-by-record`))
})

test.each(allowed.map(([what], i) => [what, i] as const))('allowed: %s', (_what, i) => {
  expect(complaints).toContain(folder)
  expect(complaints).not.toMatch(new RegExp(`allowed${i}\\.ts.*values-by-record`))
})
