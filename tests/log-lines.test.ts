/** The contents of the log, and the behaviour when it cannot be written. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, openSync, closeSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from '@jest/globals'
import { createLog, linesTo } from '../src/log.ts'
import { Unavailable } from '../src/store/index.ts'
import { firstOf } from './support/extent.ts'
import { freePort } from './support/socket.ts'
import { soon } from './support/soon.ts'
import { holdTimers } from './support/timers.ts'

const folder = mkdtempSync(join(tmpdir(), 'quest-log-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

test('on a full disk, lines wait as long as there is room for them; the others are counted, and the log says how many', () => {
  const { advance } = holdTimers()
  let isFull = true
  let written = ''
  const lines = linesTo((chunk, done) => {
    if (isFull) return done(new Error('ENOSPC'), chunk)
    written += chunk.toString()
    done(null, Buffer.alloc(0))
  })
  const some = (count: number) => Array.from({ length: count }, (_, i) => lines.write(`${JSON.stringify({ i, text: 'x'.repeat(1000) })}\n`))

  some(3000)
  advance(60_000)
  isFull = false
  advance(2_000)
  some(1)
  advance(2_000)

  const told = written.trimEnd().split('\n').map(line => JSON.parse(line) as { i?: number; lost?: number }) // prettier-ignore
  const [lost] = told.filter(line => line.lost !== undefined)
  expect(lost!.lost).toBeGreaterThan(1000)
  expect(told.length - 1 + lost!.lost!).toBe(3001)
  expect(told.at(-1)).toMatchObject({ i: 0 })
})

test('a reader that does not read uses a limited amount of memory, and gets no further writes', () => {
  const { advance } = holdTimers()
  const sizes: number[] = []
  const lines = linesTo(chunk => void sizes.push(chunk.length))

  for (let i = 0; i < 10_000; i++) {
    lines.write('x'.repeat(1000))
    advance(1)
  }

  expect(sizes).toHaveLength(1)
  expect(sizes[0]! + lines.take().length).toBeLessThanOrEqual(1_048_576)
})

test('the rest of a partly written chunk is written next, and nothing twice', () => {
  const { advance } = holdTimers()
  let written = ''
  const lines = linesTo((chunk, done) => {
    written += chunk.subarray(0, 7).toString()
    done(null, chunk.subarray(7))
  })

  lines.write('one two three four five\n')
  lines.write('six\n')
  advance(1_000)

  expect(written).toBe('one two three four five\nsix\n')
})

test('an outage is one line a second for each kind of failure, with a count and the requests', () => {
  const { advance } = holdTimers()
  const lines: string[] = []
  const log = createLog('info', { write: line => void lines.push(line) })

  for (let i = 0; i < 1_000; i++) {
    log.error({ err: new Unavailable(new Error('gone')), request_id: `request-${i}` }, 'unavailable')
    log.error({ err: new Unavailable(new Error('full')), request_id: `other-${i}` }, 'unavailable')
  }
  const atOnce = lines.length
  advance(1_000)

  const told = lines.map(line => JSON.parse(line) as { repeated?: number; request_id?: string; request_ids?: string[] })
  expect([atOnce, lines.length]).toEqual([2, 4])
  expect(told.map(line => line.repeated)).toEqual([undefined, undefined, 999, 999])
  expect(told[0]!.request_id).toBe('request-0')
  expect(told[2]!.request_ids!.slice(0, 2)).toEqual(['request-1', 'request-2'])
})

test('the log has the type, the code and the stack of an error, but not the text of a database driver', () => {
  const lines: string[] = []
  const log = createLog('info', { write: line => void lines.push(line) })
  const driver = Object.assign(new Error('Key (email)=(planted@example.com) exists'), {
    code: '23505',
    detail: 'planted',
    name: 'DatabaseError',
  })
  const wrapped = Object.assign(
    new Error('Failed query: insert into accounts\nparams: planted@example.com,planted-hash', { cause: driver }),
    {
      params: ['planted'],
    },
  )

  log.error({ err: new Error('a fault', { cause: wrapped }) }, 'failed')

  const [line] = lines.map(
    text => JSON.parse(text) as { err: { type: string; message: string; stack: string; cause: { cause: { code: string } } } },
  )
  expect(line!.err).toMatchObject({ type: 'Error', message: 'a fault', cause: { cause: { code: '23505' } } })
  expect(line!.err.stack).toContain('log-lines.test.ts')
  expect(lines.join()).not.toContain('planted')
})

test('a secret of each kind is blanked, wherever it stands', () => {
  const lines: string[] = []
  const log = createLog('info', { write: line => void lines.push(line) })
  for (const kind of ['agent', 'session', 'link']) log.info({ at: `/#recover=aqs_${kind}_0123456789abc` }, 'opened')

  expect(lines.map(line => JSON.parse(line).at)).toEqual(['agent', 'session', 'link'].map(kind => `/#recover=aqs_${kind}_[redacted]`))
})

const unwritable: [string, () => { stdout: number | 'pipe'; after(): void }, boolean][] = [
  [
    'is on a full disk',
    () => {
      const full = openSync('/dev/full', 'w')
      return { stdout: full, after: () => closeSync(full) }
    },
    false,
  ],
  ['has no reader any more', () => ({ stdout: 'pipe', after: () => {} }), true],
  ['has a reader that does not read', () => ({ stdout: 'pipe', after: () => {} }), false],
]
test.each(firstOf(unwritable))('the service whose log %s serves on, and ends when it is told to', async (_what, make, isGone) => {
  const port = await freePort()
  const { stdout, after } = make()
  const { NODE_OPTIONS: _, ...inherited } = process.env
  const env = { ...inherited, PORT: String(port), DATABASE_URL: join(folder, `${port}.db`), AQS_STARTER_QUESTS: 'off' }
  const child = spawn(process.execPath, [join(import.meta.dirname, '../src/main.ts')], { env, stdio: ['ignore', stdout, 'inherit'] })
  const exited = once(child, 'exit')
  after()
  const ask = async () => (await fetch(`http://127.0.0.1:${port}/llms.txt`)).status
  await soon(async () => expect(await ask()).toBe(200))
  if (isGone) child.stdout!.destroy()

  // More lines than fit into the pipe and the reader's buffer.
  const statuses = new Set<number>()
  for (let i = 0; i < 100; i++) for (const status of await Promise.all(Array.from({ length: 20 }, ask))) statuses.add(status)
  child.kill('SIGTERM')

  expect([...statuses]).toEqual([200])
  expect(await exited).toEqual([0, null])
})
