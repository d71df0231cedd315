/** The sender of a body that is far too large reads the answer instead of a broken connection. */
import { once } from 'node:events'
import { request as open } from 'node:http'
import { connect } from 'node:net'
import { expect, test } from '@jest/globals'
import { sharedWorld } from '../mcp/support.ts'
import { holdTimers } from '../support/timers.ts'

const megabyte = 1024 * 1024
const large = 5 * megabyte

const there = sharedWorld({})

test.each(['/v1/agents', '/mcp'])('5 MB to %s are answered 413 to every kind of client', async path => {
  // Otherwise the service may answer a sender that is slow, before everything is sent.
  holdTimers()
  const { secret, owner } = there.agent
  const url = new URL(path, there.world.url)
  const headers = { Authorization: `Bearer ${path === '/mcp' ? secret : owner.token}`, 'Content-Type': 'application/json' }

  const statuses = []
  for (let i = 0; i < 8; i++) {
    const sent = open(url, { method: 'POST', headers: i % 2 ? { ...headers, 'Content-Length': large } : headers })
    // Written bit by bit, as a client does that reads the answer only once all is sent.
    for (let written = 0; written < large; written += megabyte / 4)
      if (!sent.write(Buffer.alloc(megabyte / 4, 'x'))) await once(sent, 'drain')
    sent.end()
    const [answer] = await once(sent, 'response')
    answer.resume()
    statuses.push(answer.statusCode)
  }
  const fetched = await fetch(url, { method: 'POST', headers, body: 'x'.repeat(large) })
  const told = await fetched.text()

  expect(statuses).toEqual(Array(8).fill(413))
  expect([fetched.status, fetched.headers.get('connection')]).toEqual([413, 'close'])
  expect(told).toContain(`The body must not exceed ${path === '/mcp' ? '131,072' : '262,144'} bytes.`)
})

test('5 MB from a client that stops halfway are answered too', async () => {
  const { secret } = there.agent
  const socket = connect(Number(new URL(there.world.url).port), '127.0.0.1')
  socket.write(
    `POST /mcp HTTP/1.1\r\nHost: quest.test\r\nAuthorization: Bearer ${secret}\r\nContent-Type: application/json\r\nContent-Length: ${large}\r\n\r\n{`,
  )

  const [answer] = await once(socket, 'data')
  socket.destroy()

  expect(String(answer)).toContain('HTTP/1.1 413')
})

test('a body far beyond the limit is not read to its end', async () => {
  const { secret } = there.agent
  const socket = connect(Number(new URL(there.world.url).port), '127.0.0.1')
  socket.on('error', () => {})
  let answer = ''
  socket.on('data', chunk => (answer += String(chunk)))
  socket.write(
    `POST /mcp HTTP/1.1\r\nHost: quest.test\r\nAuthorization: Bearer ${secret}\r\nContent-Type: application/json\r\nContent-Length: ${1024 * megabyte}\r\n\r\n`,
  )
  let sent = 0
  const pour = () => {
    do sent++
    while (!socket.destroyed && socket.write(Buffer.alloc(megabyte, 'x')))
  }
  socket.on('drain', pour)
  pour()

  await new Promise(resolve => socket.once('close', resolve))

  expect(sent).toBeLessThan(200)
  expect(answer === '' || answer.startsWith('HTTP/1.1 413')).toBe(true)
})
