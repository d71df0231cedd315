/** Where the commands beside the service find its settings. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from '@jest/globals'
import { nameOf, parseSettings, settingsOf } from '../../scripts/settings.ts'

const folder = mkdtempSync(join(tmpdir(), 'settings-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))
const none = join(folder, 'none.env')
const file = (name: string, text: string) => (writeFileSync(join(folder, name), text), join(folder, name))

test('they are those of the systemd unit, unless another database is named', () => {
  const usual = file('usual.env', 'DATABASE_URL=/var/lib/quest.db\nPUBLIC_URL=https://quest.example.com\n')

  const unit = settingsOf({}, usual)
  const other = settingsOf({ DATABASE_URL: 'mine.db' }, usual)
  const nothing = settingsOf({}, none)

  expect([unit.config.database.url, unit.config.publicUrl, unit.source]).toEqual([
    '/var/lib/quest.db',
    'https://quest.example.com',
    `from ${usual}`,
  ])
  expect([other.config.database.url, other.config.publicUrl, other.source]).toEqual(['mine.db', undefined, 'from the environment'])
  expect([nothing.config.database.url, nothing.source]).toEqual([
    'data/agent-quest.db',
    'the default; DATABASE_URL or SETTINGS names another one',
  ])
})

test('SETTINGS names another file, and what is set in the environment comes first', () => {
  const SETTINGS = file('other.env', 'DATABASE_URL_FILE=/none\nAQS_SEAL_KEY=the key of these tests is long enough\nPORT=4000\n')

  const { config } = settingsOf({ SETTINGS, DATABASE_URL: '/rehearsal.db', PORT: '' }, none)

  expect([config.database.url, config.port, config.sealKeys.length]).toEqual(['/rehearsal.db', 4000, 1])
})

test('a file without a database is refused, because the default would be another one than that of the service', () => {
  const usual = file('few.env', 'PUBLIC_URL=https://quest.example.com\n')

  expect(() => settingsOf({}, usual)).toThrow(`${usual} has no DATABASE_URL. Add the one that the service uses`)
  expect(() => settingsOf({ SETTINGS: none }, usual)).toThrow(`The settings in ${none} cannot be read: ENOENT`)
})

test('a file is read as systemd reads it', () => {
  const text = '# a comment\n; another\n\nA=1\n B = two words # and more \nC="in quotes"\nD=\'in others\'\nE=\nF=smtp://u:p"#w@h\r\n'

  expect(parseSettings(text)).toEqual({ A: '1', B: 'two words # and more', C: 'in quotes', D: 'in others', E: '', F: 'smtp://u:p"#w@h' })
})

test.each(['export A=1', 'A', 'A="one" two', 'A="one\\"', 'A=one\\', "A='one"])('the line %s is refused', line => {
  expect(() => parseSettings(`B=1\n${line}`)).toThrow('line 2 must be NAME=value')
})

test.each([
  [{ url: '/data/quest.db' }, '/data/quest.db'],
  [{ url: 'file:/data/quest.db' }, '/data/quest.db'],
  [{ url: 'postgres://ada:planted@one:1,two:2/quest?sslpassword=planted', schema: 'public' }, 'postgres://ada@one:1,two:2/quest'],
  [{ url: 'postgres://one/quest' }, 'postgres://one/quest'],
  [{ url: 'postgresql:///quest?host=/run/pg&password=planted', schema: 'own' }, 'postgresql:///quest at /run/pg, schema own'],
])('%j is called %s', (database, name) => {
  expect(nameOf(database)).toBe(name)
})
