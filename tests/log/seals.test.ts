/** The findings after somebody who can write to the database, but has no key, has changed the log. */
import { expect, test } from '@jest/globals'
import { seals } from '../../src/core/kit/seals.ts'
import { hashOf } from '../../src/core/log/audit.ts'
import { inspectLog, logEnds, logless, sinceCheckpoint, type Checkpoint } from '../../src/core/log/log-check.ts'
import { readLog } from '../../src/core/log/log-reader.ts'
import { sql } from '../../src/store/engine/drizzle.ts'
import { run, statement } from '../../src/store/index.ts'
import type { Person, Schemas } from '../support/client.ts'
import { onEachStore, type World } from '../support/world.ts'

const [oldKey, newKey] = ['the key that was used at first, long enough', 'the key that is used now, also long enough']

/** A log of six entries: the account, its session, and four changes of the name. */
async function written(world: World, more: Person | undefined = undefined) {
  const ada = more ?? (await world.human())
  for (let i = 0; i < 4; i++) await ada.patch('/v1/me', '*', { display_name: `Ada ${i}` })
  return ada
}
const endOf = async (world: World, { account }: Person) =>
  (await Array.fromAsync(logEnds(world.store))).find(({ accountId }) => accountId === account.id)!
const inspect = async (world: World, person: Person, keys = [newKey]) =>
  inspectLog({ store: world.store, seals: seals(keys) }, await endOf(world, person))
const means = (world: World) => ({ store: world.store, seals: seals([newKey]) })

/** Runs statements without the service. */
let forgeries = 0
const cutOut = (world: World, { account }: Person, from: number, to = from) => {
  const forged = statement<object>()(`cut out ${forgeries++}`, (q, t) =>
    q.delete(t.auditEvents).where(sql`${t.auditEvents.accountId} = ${account.id} and ${t.auditEvents.seq} between ${from} and ${to}`),
  )
  return world.store.transaction(() => run(forged, {}))
}
const rewrite = (world: World, { account }: Person, seq: number, set: object) => {
  const forged = statement<object>()(`rewrite ${forgeries++}`, (q, t) =>
    q
      .update(t.auditEvents)
      .set(set)
      .where(sql`${t.auditEvents.accountId} = ${account.id} and ${t.auditEvents.seq} = ${seq}`),
  )
  return world.store.transaction(() => run(forged, {}))
}
const moveEnd = (world: World, { account }: Person, set: object) => {
  const forged = statement<object>()(`move end ${forgeries++}`, (q, t) =>
    q
      .update(t.auditHeads)
      .set(set)
      .where(sql`${t.auditHeads.accountId} = ${account.id}`),
  )
  return world.store.transaction(() => run(forged, {}))
}
const entriesOf = (world: World, { account }: Person) => Array.fromAsync(readLog(world.store, account.id))
/** Rewrites the chain from an entry on, with correct hashes. Without the key, nobody can do more. */
async function rechain(world: World, person: Person, from: number, set: object) {
  let prevHash: string | undefined
  for (const entry of await entriesOf(world, person)) {
    if (entry.seq < from) continue
    const changed = { ...entry, ...(entry.seq === from && set), prevHash: prevHash ?? entry.prevHash }
    prevHash = hashOf(changed)
    await rewrite(world, person, entry.seq, { ...(entry.seq === from && set), prevHash: changed.prevHash, hash: prevHash })
  }
  await moveEnd(world, person, { hash: prevHash })
}

test('the seal of an entry is not valid for an end, nor for another place, account or key', () => {
  const [here, there] = [seals([newKey]), seals([oldKey])]
  const mark = { accountId: 'acc_1', seq: 3, hash: 'abc' }
  const seal = here.make('entry', mark)

  expect(here.check('entry', mark, seal)).toBe('good')
  expect(here.check('end', mark, seal)).toBe('wrong')
  expect(here.check('entry', { ...mark, seq: 4 }, seal)).toBe('wrong')
  expect(here.check('entry', { ...mark, accountId: 'acc_2' }, seal)).toBe('wrong')
  expect(here.check('entry', { ...mark, hash: 'abd' }, seal)).toBe('wrong')
  expect(there.check('entry', mark, seal)).toBe('unknown_key')
  expect(there.check('entry', mark, null)).toBe('unsealed')
  expect(seals([oldKey, newKey]).check('entry', mark, seal)).toBe('good')
  expect(() => seals([])).toThrow('no key')
})

onEachStore('seals', open => {
  const sealed = () => open({ sealKeys: [newKey] })

  test('an unchanged log is whole, and every entry is sealed', async () => {
    const world = await sealed()
    const ada = await written(world)

    expect(await inspect(world, ada)).toEqual({ entries: 6, unsealed: 0, unknown: 0, alarms: 0, erased: 0 })
    expect(await logless(world.store)).toEqual([])
  })

  test.each<[string, (world: World, ada: Person) => Promise<unknown>, number, string]>([
    ['a changed entry', (world, ada) => rewrite(world, ada, 3, { action: 'account.resumed' }), 3, 'the entry was changed'],
    [
      'a chain that was written anew',
      (world, ada) => rechain(world, ada, 3, { requestId: 'forged' }),
      3,
      'the entry was not sealed by this service',
    ],
    [
      'a chain that was written anew without seals',
      async (world, ada) => {
        await rechain(world, ada, 3, { requestId: 'forged' })
        for (const seq of [3, 4, 5, 6]) await rewrite(world, ada, seq, { seal: null })
      },
      3,
      'the entry has no seal, but the one before it has',
    ],
    ['an entry that was taken out', (world, ada) => cutOut(world, ada, 4), 4, 'the entry is missing'],
    [
      'an entry that was hidden from the service log',
      (world, ada) => rewrite(world, ada, 1, { forAdmins: 0 }),
      1,
      'the entry was added to the service log, or hidden from it',
    ],
    ['entries that were cut off', (world, ada) => cutOut(world, ada, 5, 6), 5, 'the log ends before its recorded end'],
    [
      'entries that were cut off with the end moved back',
      async (world, ada) => {
        const [, , , fourth] = await entriesOf(world, ada)
        await cutOut(world, ada, 5, 6)
        await moveEnd(world, ada, { seq: 4, hash: fourth!.hash })
      },
      4,
      'the end was not sealed by this service',
    ],
    [
      "the same with an entry's seal for the end",
      async (world, ada) => {
        const [, , , fourth] = await entriesOf(world, ada)
        await cutOut(world, ada, 5, 6)
        await moveEnd(world, ada, { seq: 4, hash: fourth!.hash, seal: fourth!.seal })
      },
      4,
      'the end was not sealed by this service',
    ],
    [
      'the same with no seal for the end',
      async (world, ada) => {
        const [, , , fourth] = await entriesOf(world, ada)
        await cutOut(world, ada, 5, 6)
        await moveEnd(world, ada, { seq: 4, hash: fourth!.hash, seal: null })
      },
      4,
      'the end has no seal',
    ],
    [
      'a log that was emptied',
      async (world, ada) => {
        await cutOut(world, ada, 1, 6)
        await moveEnd(world, ada, { seq: 0, hash: '', seal: null })
      },
      0,
      'the end has no seal',
    ],
  ])('%s is found', async (_what, tamper, seq, what) => {
    const world = await sealed()
    const ada = await written(world)

    await tamper(world, ada)

    expect((await inspect(world, ada)).fault).toEqual({ seq, what })
    expect(await world.core.audit.verify(ada.account.id)).toBe(false)
  })

  test.each([
    ["has an entry's seal", true],
    ['has no seal', false],
  ])(
    'a changed end that %s is not sealed as good: the service records the change first, for the owner and the admins',
    async (_, isSealed) => {
      const world = await sealed()
      const ada = await written(world)
      const [, , , fourth] = await entriesOf(world, ada)
      await cutOut(world, ada, 5, 6)
      await moveEnd(world, ada, { seq: 4, hash: fourth!.hash, seal: isSealed ? fourth!.seal : null })

      await ada.patch('/v1/me', '*', { display_name: 'Ada again' })
      await ada.patch('/v1/me', '*', { display_name: 'And again' })

      const [, alarm] = (await ada.get<Schemas['AuditPage']>('/v1/audit-events?sort=created_at&limit=100')).body.items.slice(3)
      const service = (await ada.get<Schemas['ServiceLogPage']>('/v1/admin/audit-events?action=log.seal_broken')).body.items
      expect(alarm).toMatchObject({ seq: 5, action: 'log.seal_broken', actor: { type: 'system' }, data: { after: 4, seal: 'wrong' } })
      expect(service.map(({ id }) => id)).toEqual([alarm!.id])
      expect(await inspect(world, ada)).toEqual({ entries: 7, unsealed: 0, unknown: 0, alarms: 1, erased: 0 })
    },
  )

  test('a checkpoint shows that a log was cut off or rewritten since, even by an older copy of the database', async () => {
    const world = await sealed()
    const ada = await written(world)
    const [early, earlyEntries] = [await endOf(world, ada), await entriesOf(world, ada)]
    await written(world, ada)
    const checkpoint: Checkpoint = await endOf(world, ada)
    expect(await sinceCheckpoint(means(world), checkpoint)).toBeUndefined()

    // This restores the older copy, with its seals.
    await cutOut(world, ada, earlyEntries.length + 1, 100)
    await moveEnd(world, ada, { seq: early.seq, hash: early.hash, seal: early.seal })

    expect((await inspect(world, ada)).fault).toBeUndefined()
    expect(await sinceCheckpoint(means(world), checkpoint)).toBe('the log was cut off: entry 10 is gone')
    await ada.patch('/v1/me', '*', { display_name: 'Other' })
    for (let i = 0; i < 4; i++) await ada.patch('/v1/me', '*', { display_name: `Other ${i}` })
    expect((await inspect(world, ada)).fault).toBeUndefined()
    expect(await sinceCheckpoint(means(world), checkpoint)).toBe('the log was rewritten: entry 10 is another one')
    expect(await sinceCheckpoint(means(world), { ...checkpoint, hash: 'forged' })).toBe(
      'the checkpoint itself was not sealed by this service',
    )
  })

  test('a checkpoint proves nothing without the key that sealed it', async () => {
    const world = await sealed()
    const checkpoint: Checkpoint = await endOf(world, await written(world))

    expect(await sinceCheckpoint({ store: world.store, seals: seals([oldKey]) }, checkpoint)).toBe(
      'the checkpoint is sealed with a key that was not given',
    )
  })

  test('a log without all its seals looks like one from before there was a key; only the count and a checkpoint show it', async () => {
    const world = await sealed()
    const ada = await written(world)
    const checkpoint: Checkpoint = await endOf(world, ada)
    await rechain(world, ada, 3, { requestId: 'forged' })
    for (let seq = 1; seq <= 6; seq++) await rewrite(world, ada, seq, { seal: null })
    await moveEnd(world, ada, { seal: null })

    expect(await inspect(world, ada)).toEqual({ entries: 6, unsealed: 6, unknown: 0, alarms: 0, erased: 0 })
    expect(await sinceCheckpoint(means(world), checkpoint)).toBe('the log was rewritten: entry 6 is another one')
  })

  test('new entries are sealed in a log that is older than its key', async () => {
    const world = await sealed()
    const ada = await written(world)
    for (let seq = 1; seq <= 6; seq++) await rewrite(world, ada, seq, { seal: null })
    await moveEnd(world, ada, { seal: null })
    expect(await inspect(world, ada)).toEqual({ entries: 6, unsealed: 6, unknown: 0, alarms: 0, erased: 0 })

    await ada.patch('/v1/me', '*', { display_name: 'After the upgrade' })

    expect(await inspect(world, ada)).toEqual({ entries: 7, unsealed: 6, unknown: 0, alarms: 0, erased: 0 })
    // The chain ties older entries to it.
    await rewrite(world, ada, 2, { requestId: 'forged' })
    expect((await inspect(world, ada)).fault).toMatchObject({ seq: 2 })
  })

  test('after a rotation the new key seals, and both verify', async () => {
    const world = await open({ sealKeys: [oldKey] })
    const ada = await written(world)
    Object.assign(world.core.world, { seals: seals([newKey, oldKey]) })

    await ada.patch('/v1/me', '*', { display_name: 'After the rotation' })

    const [entries, end] = [await entriesOf(world, ada), await endOf(world, ada)]
    const ids = [...entries, end].map(({ seal }) => seal!.split('.')[0])
    expect(new Set(ids.slice(0, 6)).size).toBe(1)
    expect([ids[6], ids[7]]).toEqual(seals([newKey]).keyIds.flatMap(id => [id, id]))
    expect(await inspect(world, ada, [newKey, oldKey])).toEqual({ entries: 7, unsealed: 0, unknown: 0, alarms: 0, erased: 0 })
    expect(await inspect(world, ada, [newKey])).toMatchObject({ unknown: 6 })
  })

  test('if the old key is lost, the log records once that its end cannot be checked', async () => {
    const world = await open({ sealKeys: [oldKey] })
    const ada = await written(world)
    Object.assign(world.core.world, { seals: seals([newKey]) })

    for (let i = 0; i < 3; i++) await ada.patch('/v1/me', '*', { display_name: `Later ${i}` })

    const entries = await entriesOf(world, ada)
    expect(entries.slice(6).map(({ action, data }) => [action, data['seal']])).toEqual([
      ['log.seal_broken', 'unknown_key'],
      ['account.updated', undefined],
      ['account.updated', undefined],
      ['account.updated', undefined],
    ])
  })
})
