/** Accounts take turns to search. Other requests do not wait for searches. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from '@jest/globals'
import { createLog } from '../../src/log.ts'
import { openStore, type Store } from '../../src/store/index.ts'
import { soon } from '../support/soon.ts'
import { openWorld } from '../support/world.ts'

const folder = mkdtempSync(join(tmpdir(), 'searching-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** At most this many searches run at once, of all accounts together. */
const atOnce = 4

/** A world in which each search waits until the test lets it go. */
async function openHeld(file: string) {
  const held: { owner: unknown; go(): void }[] = []
  const holding = (store: Store): Store => ({
    ...store,
    async read(from, values) {
      const { ownerId: owner } = values as { ownerId?: string }
      if (from.isLong) await new Promise<void>(go => held.push({ owner, go }))
      return store.read(from, values)
    },
  })
  const world = await openWorld('sqlite', await openStore(join(folder, file), createLog('silent')), { store: holding })
  return { world, held }
}

test('a search does not wait for all fifty searches of another account', async () => {
  const { world, held } = await openHeld('own.db')
  const [ada, bob] = [await world.human('Ada'), await world.human('Bob')]
  const ofBob = () => held.filter(({ owner }) => owner === bob.account.id)
  const search = (by: typeof ada) => by.get('/v1/approvals?q=book')

  const many = Array.from({ length: 50 }, () => search(ada))
  await soon(async () => expect(held).toHaveLength(atOnce))
  const one = search(bob)
  await bob.get('/v1/agents')
  expect(ofBob()).toEqual([])

  let released = 0
  const release = async () => {
    await soon(async () => expect(held.length).toBeGreaterThan(released))
    held[released++]!.go()
    await ada.get('/v1/agents')
  }
  while (ofBob().length === 0) await release()
  expect(released).toBeLessThanOrEqual(2 * atOnce)

  while (released < many.length + 1) await release()
  expect(await one).toMatchObject({ status: 200 })
  expect((await Promise.all(many)).map(({ status }) => status)).toEqual(many.map(() => 200))
  world.close()
  await world.store.close()
})

test('the quests with a tag are counted in turn too, and other lists do not wait for that', async () => {
  const { world, held } = await openHeld('tags.db')
  const ada = await world.human('Ada')

  const many = Array.from({ length: 2 * atOnce }, () => ada.get('/v1/quests?tag=wood'))
  await soon(async () => expect(held).toHaveLength(atOnce))
  expect(await ada.get('/v1/quests')).toMatchObject({ status: 200 })
  expect(held).toHaveLength(atOnce)

  // The tag is rare, so each request counts and then searches.
  for (let released = 0; released < 2 * many.length; released++) {
    await soon(async () => expect(held.length).toBeGreaterThan(released))
    held[released]!.go()
  }
  expect((await Promise.all(many)).map(({ status }) => status)).toEqual(many.map(() => 200))
  world.close()
  await world.store.close()
})
