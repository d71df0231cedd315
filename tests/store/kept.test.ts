/** SQLite keeps who holds a secret, until somebody writes one of the tables from which the answer comes. */
import { setImmediate as turnOfLoop } from 'node:timers/promises'
import { expect, test } from '@jest/globals'
import { noteSignIn } from '../../src/store/people/accounts.ts'
import { endSession, findSessionByToken, insertSession } from '../../src/store/people/sessions.ts'
import { run, type Steps, type Store } from '../../src/store/index.ts'
import { databases, newAccount, sql } from '../support/database.ts'

const { create, open } = databases('sqlite')
const now = 1_790_000_000_000

/** A session, its account, and the store that has just read it. */
async function known() {
  const url = await create()
  const store = await open(url)
  const [session] = await store.transaction(function* () {
    return yield* begin((yield* newAccount()).id, 'its token')
  })
  const read = () => store.read(findSessionByToken, { tokenHash: 'its token' })
  return { url, store, session: session!, read, first: await read() }
}
type Known = Awaited<ReturnType<typeof known>>

const begin = (accountId: string, tokenHash: string) =>
  run(insertSession, { id: `ses_${tokenHash}`, accountId, tokenHash, now, expiresAt: now + 1, userAgent: '', ip: '' })

test('the same question gets the very same rows, which nobody may change', async () => {
  const { read, first } = await known()

  expect(await read()).toBe(first)
  expect(first).toEqual([expect.objectContaining({ id: 'ses_its token', role: 'member', revokedAt: null })])
  expect(() => ((first[0] as { role: string }).role = 'admin')).toThrow('read only')
})

const writes: Record<string, [write: (known: Known) => unknown, after: object[]]> = {
  'the session ends': [
    ({ store, session: { id, accountId } }) => store.transaction(() => run(endSession, { id, accountId, now })),
    [expect.objectContaining({ revokedAt: now })],
  ],
  'its account signs in elsewhere': [
    ({ store, session: { accountId: id } }) => store.transaction(() => run(noteSignIn, { id, now })),
    [expect.objectContaining({ role: 'member' })],
  ],
  'another process makes its human an admin': [
    ({ url }) => sql(url, `UPDATE accounts SET role = 'admin'`),
    [expect.objectContaining({ role: 'admin' })],
  ],
  'another process deletes it': [({ url }) => sql(url, 'DELETE FROM sessions'), []],
}
test.each(Object.entries(writes))('they are read again when %s', async (_, [write, after]) => {
  const all = await known()

  await write(all)

  await turnOfLoop()
  expect(await all.read()).not.toBe(all.first)
  expect(await all.read()).toEqual(after)
})

test('a transaction sees what it has written, and a refused one leaves the old rows', async () => {
  const { store, session, read, first } = await known()
  let within: unknown
  const refused = store.transaction(function* (): Steps<void> {
    yield* run(endSession, { id: session.id, accountId: session.accountId, now })
    within = (yield* run(findSessionByToken, { tokenHash: 'its token' }))[0]!.revokedAt
    throw new Error('no')
  })

  await expect(refused).rejects.toThrow('no')
  expect(within).toBe(now)
  expect(await read()).toEqual(first)
})

test('guesses are not kept, and of a thousand answers the next one forgets the others', async () => {
  const { store, session, read, first } = await known()
  const ask = (tokenHash: string) => store.read(findSessionByToken, { tokenHash })
  const others = Array.from({ length: 1_000 }, (_, i) => `another ${i}`)

  for (const other of others) expect(await ask(other)).toEqual([])
  expect(await read()).toBe(first)

  await addAll(store, session.accountId, others)
  const again = await read()
  for (const other of others.slice(1)) await ask(other)
  expect(await read()).toBe(again)
  await ask(others[0]!)
  expect(await read()).not.toBe(again)
})

const addAll = (store: Store, accountId: string, tokens: string[]) =>
  store.transaction(function* () {
    for (const token of tokens) yield* begin(accountId, token)
  })
