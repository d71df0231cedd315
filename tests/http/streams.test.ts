import { once } from 'node:events'
import { createServer, type ServerResponse } from 'node:http'
import { connect, type AddressInfo } from 'node:net'
import { afterEach, expect, test } from '@jest/globals'
import { writePart } from '../../src/http/exchange.ts'

const part = 'x'.repeat(1_000_000)
const closing: (() => void)[] = []
afterEach(() => closing.splice(0).forEach(close => close()))

test('a long answer leaves no listener behind, even if it had to wait for its reader many times', async () => {
  const counts: number[] = []
  let waits = 0
  const { port, written } = await serve(async res => {
    for (let i = 0; i < 30; i++) {
      const writing = writePart(res, part)
      if (res.writableNeedDrain) waits++
      await writing
      counts.push(res.listenerCount('close') + res.listenerCount('drain'))
    }
    res.end()
  })

  const answer = await fetch(`http://127.0.0.1:${port}/`)
  const { length } = await answer.text()
  await written

  expect(length).toBe(30 * part.length)
  expect(waits).toBeGreaterThan(10)
  expect(Math.max(...counts)).toBe(Math.min(...counts))
})

test('the wait ends when the reader disconnects, and nothing waits for it again', async () => {
  let parts = 0
  const { port, written } = await serve(async res => {
    while (!res.closed) {
      await writePart(res, part)
      parts++
    }
    await writePart(res, part)
  })
  const reader = connect(port, '127.0.0.1')
  reader.write('GET / HTTP/1.1\r\nHost: a\r\n\r\n')
  await once(reader, 'data')
  reader.destroy()

  await written

  expect(parts).toBeGreaterThan(0)
})

/** A server that answers one request in this way, and when that was done. */
async function serve(write: (res: ServerResponse) => Promise<void>) {
  let done!: (value: Promise<void>) => void
  const written = new Promise<void>(resolve => (done = resolve))
  const server = createServer((_req, res) => done(write(res))).listen(0, '127.0.0.1')
  closing.push(() => server.close())
  await once(server, 'listening')
  return { port: (server.address() as AddressInfo).port, written }
}
