/** How reads share connections to PostgreSQL. */
import { once } from 'node:events'
import { createServer, type AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { Client } from 'pg'
import { createLog } from '../../src/log.ts'
import { ask } from '../../src/store/engine/postgres/described.ts'
import { shareLines } from '../../src/store/engine/postgres/shared.ts'
import { createDatabase, dropDatabase } from '../support/postgres.ts'
import { soon } from '../support/soon.ts'

let url: string
beforeAll(async () => void (url = await createDatabase()))
afterAll(() => dropDatabase(url))

const most = 3
/** Every connection has the same name, by which the tests count and end them. */
function opened(patienceMs = 5_000) {
  const name = `reading ${Math.random()}`
  const lines = shareLines(most, { connectionString: url, application_name: name }, patienceMs, createLog('silent'))
  const read = (text: string, ...values: unknown[]) => lines.read(client => ask(client, text, text, values))
  const asAdmin = async (text: string) => {
    const client = new Client({ connectionString: url })
    await client.connect()
    return client.query(text, [name]).finally(() => client.end())
  }
  const connections = async () => (await asAdmin('SELECT 1 FROM pg_stat_activity WHERE application_name = $1')).rowCount
  const endAll = () => asAdmin('SELECT pg_terminate_backend(pid, 1000) FROM pg_stat_activity WHERE application_name = $1')
  return { lines, read, connections, endAll }
}
const numbers = Array.from({ length: 200 }, (_, i) => i)

test('200 reads at once share three connections, and each gets its own answer; a single read opens one', async () => {
  const { lines, read, connections } = opened()

  expect(await read('SELECT $1::int', 1)).toEqual([[1]])
  expect(await connections()).toBe(1)
  const answers = await Promise.all(numbers.map(n => read('SELECT g, $1::int FROM generate_series(1, $1::int % 3) g', n)))

  expect(answers).toEqual(numbers.map(n => numbers.slice(1, (n % 3) + 1).map(g => [g, n])))
  expect(await connections()).toBe(most)
  await lines.end()
})

test('the metrics show the connections that reads share, and a read waits if its connection has four others to answer', async () => {
  const { lines, read } = opened()
  expect(lines.use()).toEqual({ busy: 0, idle: 0, waiting: 0 })

  const few = Array.from({ length: 5 }, () => read('SELECT 1'))
  expect(lines.use()).toEqual({ busy: 2, idle: 0, waiting: 0 })
  const many = Array.from({ length: 10 }, () => read('SELECT 1'))
  expect(lines.use()).toEqual({ busy: most, idle: 0, waiting: 15 - 4 * most })
  await Promise.all([...few, ...many])

  expect(lines.use()).toEqual({ busy: 0, idle: most, waiting: 0 })
  await lines.end()
})

test('a read that fails does not make other reads fail', async () => {
  const { lines, read, connections } = opened()

  const answers = await Promise.allSettled(numbers.map(n => read('SELECT 10 / $1::int', n % 4)))

  expect(answers.map(({ status }) => status)).toEqual(numbers.map(n => (n % 4 === 0 ? 'rejected' : 'fulfilled')))
  expect(answers.map(one => (one.status === 'fulfilled' ? one.value : undefined))).toEqual(
    numbers.map(n => (n % 4 === 0 ? undefined : [[Math.floor(10 / (n % 4))]])),
  )
  expect(await connections()).toBe(most)
  await lines.end()
})

test('a read that gets no answer in time fails with those behind it, and the next one has a new connection', async () => {
  const { lines, read } = opened(500)
  await read('SELECT 1')

  const stuck = await Promise.allSettled([read('SELECT pg_sleep(20)'), read('SELECT 1'), read('SELECT 2')])

  expect(stuck.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected'])
  expect(await read('SELECT 3')).toEqual([[3]])
  await lines.end()
})

test('after the server has closed a connection, a read opens another', async () => {
  const { lines, read, connections, endAll } = opened()
  await read('SELECT 1')

  await endAll()

  await soon(async () => expect(await read('SELECT 2')).toEqual([[2]]))
  expect(await connections()).toBe(1)
  await lines.end()
})

test('reads before the end are answered, and reads after it are refused', async () => {
  const { lines, read, connections } = opened()
  const asked = numbers.map(n => read('SELECT $1::int', n))

  await asked[0]
  await Promise.all([lines.end(), ...asked])

  expect(await Promise.all(asked)).toEqual(numbers.map(n => [[n]]))
  await expect(read('SELECT 1')).rejects.toMatchObject({ message: expect.stringContaining('terminated') })
  await soon(async () => expect(await connections()).toBe(0))
})

test('a read is refused in time even if its connection is neither opened nor refused', async () => {
  const silent = createServer().listen(0, '127.0.0.1')
  await once(silent, 'listening')
  const { port } = silent.address() as AddressInfo
  const lines = shareLines(most, { host: '127.0.0.1', port }, 300, createLog('silent'))
  const asked = lines.read(client => ask(client, 'a', 'SELECT 1', []))

  const ending = lines.end()

  await expect(asked).rejects.toMatchObject({ message: expect.stringContaining('terminated') })
  await ending
  silent.close()
})

test('if the server cannot be reached, each read fails', async () => {
  const nowhere = shareLines(most, { host: '/nowhere' }, 5_000, createLog('silent'))

  const answers = await Promise.allSettled(numbers.map(() => nowhere.read(client => ask(client, 'a', 'SELECT 1', []))))

  expect(answers.every(({ status }) => status === 'rejected')).toBe(true)
  await nowhere.end()
})

test('the columns of a named statement are described once for each connection, and those of others each time', async () => {
  const client = new Client({ connectionString: url })
  await client.connect()
  const { connection } = client as unknown as { connection: { describe(what: object): void } }
  const describe = connection.describe.bind(connection)
  let described = 0
  connection.describe = what => {
    described++
    describe(what)
  }
  const times = (name: string | undefined, n: number) => async () => {
    described = 0
    for (let i = 0; i < n; i++)
      expect(await ask(client, name, "SELECT $1::bigint, 'two', ARRAY[$1::int], null", [i])).toEqual([[String(i), 'two', [i], null]])
    return described
  }

  const [first, again, other, unnamed] = [times('a', 3), times('a', 2), times('b', 2), times(undefined, 2)]

  expect([await first(), await again(), await other(), await unnamed()]).toEqual([1, 0, 1, 2])
  await expect(ask(client, 'c', 'SELECT 1 / $1::int', [0])).rejects.toMatchObject({ code: '22012' })
  expect(await ask(client, 'c', 'SELECT 1 / $1::int', [1])).toEqual([[1]])
  await client.end()
})
