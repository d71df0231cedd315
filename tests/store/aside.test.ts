/** SQLite reads what may take long in a thread, while the event loop goes on. */
import { expect, test } from '@jest/globals'
import { sql as expression } from '../../src/store/engine/drizzle.ts'
import { $, long, statement, StatementError, Unavailable } from '../../src/store/engine/statement.ts'
import { insertMeta } from '../../src/store/engine/meta.ts'
import { run } from '../../src/store/index.ts'
import { databases } from '../support/database.ts'

const { create, open } = databases('sqlite')

const countTo = long(
  statement<{ most: number }>()('count_to', q =>
    q.select({ n: expression<number>`n` }).from(
      expression`(with recursive counted(i) as (select 1 union all select i + 1 from counted where i < ${$('most')})
          select count(*) as n from counted) as counted`,
    ),
  ),
)
const namesLike = long(
  statement<{ name: string }>()('names_like', (q, t) =>
    q
      .select({ value: t.meta.value })
      .from(t.meta)
      .where(expression`${t.meta.name} like ${$('name')}`),
  ),
)

test('the event loop turns while a long statement runs', async () => {
  const store = await open(await create())
  let turns = 0
  let next = setImmediate(function turned() {
    turns++
    next = setImmediate(turned)
  })

  expect(await store.read(countTo, { most: 300_000 })).toEqual([{ n: 300_000 }])

  clearImmediate(next)
  expect(turns).toBeGreaterThan(10)
})

test('a long statement finds what was committed just before it, however often it is asked', async () => {
  const store = await open(await create())
  for (const value of ['first', 'second']) {
    await store.transaction(() => run(insertMeta, { name: `note ${value}`, value }))
    expect(await store.read(namesLike, { name: `note ${value}` })).toEqual([{ value }])
  }
  expect(await Promise.all([1, 2, 3].map(most => store.read(countTo, { most })))).toEqual([[{ n: 1 }], [{ n: 2 }], [{ n: 3 }]])
})

test('a long statement that fails is named without its values, and the next one is answered', async () => {
  const store = await open(await create())
  const failing = store.read(namesLike, { name: 'x'.repeat(60_000) })

  await expect(failing).rejects.toBeInstanceOf(StatementError)
  await expect(failing).rejects.toThrow('The statement names_like failed: SQLITE_ERROR')
  expect(await store.read(countTo, { most: 1 })).toEqual([{ n: 1 }])
})

test('whoever waits for a long statement when the store closes is told that it cannot answer', async () => {
  const store = await open(await create())
  const asked = store.read(countTo, { most: 3_000_000 }).catch((error: unknown) => error)

  await store.close()

  expect(await asked).toBeInstanceOf(Unavailable)
})
