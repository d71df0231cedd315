/** Each event is declared once, and whatever does not follow from it does not compile. Each row breaks a copy of the sources in one place. */
import { spawnSync } from 'node:child_process'
import { cpSync, globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { afterEach, expect, test } from '@jest/globals'

type Plant = [what: string, file: string, from: string, to: string, complaint: RegExp]

const server: Plant[] = [
  ['an unknown action', 'core/agents/keys.ts', "'key.rotated'", "'key.rotatd'", /agents\/keys\.ts.*"key\.rotatd"/],
  ['a missing datum', 'core/agents/agents.ts', 'name, handle: wanted, ', 'name, ', /agents\/agents\.ts.*'handle' is missing/],
  [
    'a datum of a wrong type',
    'core/people/wrong-passwords.ts',
    'data: { attempts }',
    'data: { attempts: true }',
    /people\/wrong-passwords\.ts.*'boolean'/,
  ],
  [
    'a datum of another event',
    'core/people/admins.ts',
    'data: { from: before.role, role }',
    'data: { from: before.role, role, title: id }',
    /people\/admins\.ts.*'title'/,
  ],
  [
    'a datum that one of two possible actions lacks',
    'core/approvals/decisions.ts',
    'data: { kind, title, ...said',
    'data: { kind, ...said',
    /approvals\/decisions\.ts[^]{0,900}'title' is missing/,
  ],
  [
    'an event whose effects nobody has stated',
    '../generated/events.ts',
    "'key.issued': {",
    "'key.lost': Record<string, never>\n  'key.issued': {",
    /log\/effects\.ts.*"key\.lost"/,
  ],
  [
    'data of entries for admins that they do not have',
    '../generated/events.ts',
    `'agent.suspended': {"by":"admin"}`,
    `'agent.suspended': {"by":"operator"}`,
    /generated\/events\.ts.*'"operator"'/,
  ],
  [
    'a value that the datum has only in another event',
    'core/reach/attempts.ts',
    "reason: 'gone' }",
    "reason: 'agent_archived' }",
    /reach\/attempts\.ts.*'"agent_archived"'/,
  ],
  [
    'a message with a datum of another event',
    'core/log/effects.ts',
    'A recovery code was used, ${told.data.left} left',
    'A recovery code was used, ${told.data.label} left',
    /log\/effects\.ts.*'label'/,
  ],
  [
    'a message of an unknown kind',
    'core/log/messages.ts',
    "kind: 'account.security'",
    "kind: 'account.secure'",
    /log\/messages\.ts.*'"account\.secure"'/,
  ],
]
const portal: Plant[] = [
  [
    'a kind of message without words',
    '../generated/api.ts',
    'NoticeKind: ',
    'NoticeKind: "key.lost" | ',
    /shared\/notice-kinds\.ts.*key\.lost/,
  ],
  ['an action without a sentence', '../generated/api.ts', 'AuditAction: ', 'AuditAction: "quest.lost" | ', /log\/actions\.ts.*quest\.lost/],
  [
    'a datum of another action',
    'portal/log/actions.ts',
    'the key ${data.hint} of',
    'the key ${data.label} of',
    /log\/actions\.ts.*'label'/,
  ],
]

const here = resolve(mkdtempSync('.cache/planted-'))
afterEach(() => rmSync(here, { recursive: true, force: true }))

test.each([
  ['by the server', server, { extends: './tsconfig.json', files: ['src/core/index.ts', 'src/rest/log/events.ts'], include: [] }],
  [
    'by the portal',
    portal,
    { extends: './src/portal/tsconfig.json', files: ['src/portal/log/actions.ts', 'src/shared/notice-kinds.ts'], include: [], exclude: [] },
  ],
])('what does not follow from the events is refused %s', (_, plants, project) => {
  for (const file of ['tsconfig.json', 'package.json', ...globSync(['src/**/*.{ts,tsx,css,json}', 'generated/*.{ts,json}'])])
    cpSync(file, `${here}/${file}`)
  writeFileSync(`${here}/planted.json`, JSON.stringify(project))
  for (const [what, name, from, to] of plants) {
    const file = `${here}/src/${name}`
    const text = readFileSync(file, 'utf8')
    expect([what, text.includes(from)]).toEqual([what, true])
    writeFileSync(
      file,
      text.replace(from, () => to),
    )
  }

  const { stdout } = spawnSync(resolve('node_modules/.bin/tsc'), ['-p', 'planted.json'], { cwd: here, encoding: 'utf8' })

  expect(plants.filter(([, , , , complaint]) => !complaint.test(stdout)).map(([what]) => what)).toEqual([])
})
