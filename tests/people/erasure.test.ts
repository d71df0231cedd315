/** On SQLite, deleted data is in no file: not in the database, its log, or a later copy. */
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Database from 'better-sqlite3'
import { afterEach, beforeEach, expect, test } from '@jest/globals'
import { copyOut } from '../../scripts/copies/sqlite.ts'
import { createLog } from '../../src/log.ts'
import { openStore } from '../../src/store/index.ts'
import { allowAll, askFor, newAgent } from '../support/domain.ts'
import { openWorld } from '../support/world.ts'

const planted = 'Zephyrine'
const day = 24 * 60 * 60_000
let folder: string
let file: string
let copy: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'erasure-'))
  file = join(folder, 'quest.db')
  copy = join(folder, 'copy.db')
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

/** The number of times that a file contains the planted text. */
const timesIn = (path: string) => (existsSync(path) ? readFileSync(path).toString('latin1').toLowerCase().split('zephyrine').length - 1 : 0)
const times = () => [file, `${file}-wal`].map(timesIn)

test('the bytes of a deleted account are gone, also if a reader keeps the log for a while', async () => {
  const world = await openWorld('sqlite', await openStore(file, createLog('silent')))
  const admin = await world.human()
  const eve = await world.human(planted)
  await eve.patch('/v1/me', '*', { display_name: `${planted} Smith` })
  const agents = []
  for (let i = 0; i < 12; i++)
    agents.push(await newAgent(world, eve, { policy: allowAll, name: `${planted} ${i}`, description: planted.repeat(40) }))
  for (let turn = 0; turn < 60; turn++) {
    const { id } = await askFor(world, agents[turn % agents.length]!, `Write to ${planted} ${turn}`)
    await eve.post(`/v1/approvals/${id}/deny`, { note: `${planted} says no, for reason ${'x'.repeat(turn * 13)} ${planted}` })
    await admin.patch('/v1/me', '*', { display_name: `Ada ${turn}` })
  }
  const before = times()

  await eve.delete('/v1/me')
  const reader = new Database(file, { readonly: true })
  const reading = reader.prepare('SELECT * FROM accounts').iterate()
  reading.next()
  await world.core.sweep()
  const meanwhile = times()
  reading.return?.()
  reader.close()
  await world.core.sweep()
  const after = times()
  copyOut(file, copy).keep()
  await world.close()
  await world.store.close()

  expect(before.every(count => count > 0)).toBe(true)
  expect(meanwhile[1]).toBeGreaterThan(0)
  expect(after).toEqual([0, 0])
  expect(timesIn(copy)).toBe(0)
})

test('a copy has nothing of what an earlier version left in the file', async () => {
  await openStore(file, createLog('silent')).then(store => store.close())
  const database = new Database(file)
  database.pragma('secure_delete = OFF')
  database.prepare('INSERT INTO meta (name, value) VALUES (?, ?)').run('planted', planted.repeat(1_000))
  database.exec("DELETE FROM meta WHERE name = 'planted'")
  database.close()

  copyOut(file, copy).keep()

  expect(timesIn(file)).toBeGreaterThan(0)
  expect(timesIn(copy)).toBe(0)
})

test('the words of a request that was deleted because it is old are gone', async () => {
  const world = await openWorld('sqlite', await openStore(file, createLog('silent')), { env: { AQS_KEEP_APPROVALS_DAYS: '7' } })
  const eve = await world.human()
  const agent = await newAgent(world, eve)
  for (let turn = 0; turn < 20; turn++) {
    const { id } = await askFor(world, agent, `Write ${turn}`, { details: { to: `${planted} ${turn}` } })
    await eve.post(`/v1/approvals/${id}/deny`)
  }
  const before = times()

  world.clock.advance(9 * day)
  await world.core.sweep()
  const after = times()
  await world.close()
  await world.store.close()

  expect(before.some(count => count > 0)).toBe(true)
  expect(after).toEqual([0, 0])
})
