/** What is done about one request does not read all that wait. */
import { expect, test } from '@jest/globals'
import { databases, sql } from '../support/database.ts'
import { askFor, newAgent } from '../support/domain.ts'
import { openWorld } from '../support/world.ts'

const { create, open } = databases('postgres')

test('a decision reads no more rows if 500 requests wait than if 10 do', async () => {
  const url = await create()
  const world = await openWorld('postgres', await open(url))
  const admin = await world.human()
  const agent = await newAgent(world, admin)
  const ids: string[] = []
  for (let i = 0; i < 10; i++) ids.push((await askFor(world, agent, `Book ${i}`)).id)
  await sql(url, 'ANALYZE approvals')
  const decide = async (verb: string) => {
    const next = ids.pop()
    const before = await rowsRead(url)
    expect(await admin.post(`/v1/approvals/${next}/${verb}`)).toMatchObject({ status: 200 })
    return (await rowsRead(url)) - before
  }
  const few = [await decide('approve'), await decide('deny')]

  await sql(
    url,
    `INSERT INTO approvals SELECT made.* FROM approvals AS one, generate_series(1, 490) AS n,
       jsonb_populate_record(one, jsonb_build_object('id', one.id || n, 'title', 'Copy', 'deed', one.deed || n)) AS made
     WHERE one.id = (SELECT min(id) FROM approvals WHERE status = 'pending');
     ANALYZE approvals`,
  )
  const many = [await decide('approve'), await decide('deny')]
  expect(Math.max(...many)).toBeLessThanOrEqual(Math.min(...few))
  await world.close()
})

/** How many rows of requests all statements so far have read. A connection reports its own when it ends. */
async function rowsRead(url: string) {
  await sql(
    url,
    'SELECT pg_terminate_backend(pid, 5000) FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()',
  )
  const [read] = await sql<{ rows: number }>(
    url,
    `SELECT (SELECT sum(idx_tup_read) FROM pg_stat_user_indexes WHERE relname = 'approvals')::int + seq_tup_read::int AS rows
     FROM pg_stat_user_tables WHERE relname = 'approvals'`,
  )
  return read!.rows
}
