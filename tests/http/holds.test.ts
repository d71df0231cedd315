/** Limits on what unknown clients can occupy: connections and half-sent bodies. Also the warning about an unknown proxy. */
import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { expect, test } from '@jest/globals'
import { networkOf } from '../../src/http/network.ts'
import { message, say } from '../support/socket.ts'
import { soon } from '../support/soon.ts'
import { onEachStore, type World } from '../support/world.ts'

const warnings = (world: World) =>
  world.log.map(line => JSON.parse(line) as { level: number; msg: string }).filter(({ level }) => level === 40)

/** A connection that the test controls, and everything that was received on it. */
async function open(world: World) {
  const socket: Socket = connect(Number(new URL(world.url).port), '127.0.0.1')
  let text = ''
  socket.on('data', chunk => (text += String(chunk))).on('error', () => {})
  await once(socket, 'connect')
  return {
    socket,
    said: () => text,
    async closed() {
      if (!socket.closed) await once(socket, 'close')
      return text
    },
  }
}

test.each([
  ['203.0.113.9', '203.0.113.9'],
  ['::ffff:203.0.113.9', '203.0.113.9'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:DB8:1:2::1', '2001:db8:1:2::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  [undefined, ''],
])('%s belongs to %s', (address, network) => {
  expect(networkOf(address)).toBe(network)
})

onEachStore('bounds', openWorld => {
  test('a network has a limit of connections: a further one gets an answer and is closed, and another can open after one closes', async () => {
    const world = await openWorld({ env: { AQS_CONNECTIONS_PER_NETWORK: '2' } })
    const [one, two] = [await open(world), await open(world)]
    const third = await (await open(world)).closed()
    const fourth = await (await open(world)).closed()

    one.socket.destroy()
    const served = await soon(async () => {
      const [reply] = await say(world.url, message('GET', '/healthz'))
      expect(reply!.status).toBe(200)
      return reply!.status
    })
    two.socket.destroy()

    for (const text of [third, fourth]) {
      expect(text).toMatch(/^HTTP\/1\.1 503 Service Unavailable\r\n/)
      expect(text).toMatch(/\r\nRetry-After: 1\r\n/)
      expect(text).toMatch(/"code":"unavailable"/)
    }
    expect(served).toBe(200)
    expect(warnings(world)).toMatchObject([{ refused: 1, msg: expect.stringContaining('connections were refused') }])
  })

  test('trusted proxies have no bound of their own, but all connections have one', async () => {
    const env = { AQS_CONNECTIONS: '10', AQS_CONNECTIONS_PER_NETWORK: '2', AQS_TRUSTED_PROXIES: '127.0.0.0/8' }
    const world = await openWorld({ env })
    const those = []
    for (let i = 0; i < 10; i++) those.push(await open(world))

    const text = await (await open(world)).closed()
    const open10 = those.filter(({ socket }) => !socket.closed).length
    for (const { socket } of those) socket.destroy()

    expect([text, open10]).toEqual(['', 10])
    expect(warnings(world)).toMatchObject([{ refused: 1 }])
  })

  test('half-sent bodies use a limited amount of memory: a further one gets 503, and memory is free again after one closes', async () => {
    const world = await openWorld({ env: { AQS_BODY_KILOBYTES_IN_FLIGHT: '1024' } })
    const { token } = await world.human()
    const lines = [`Authorization: Bearer ${token}`, 'Content-Type: application/json']
    const whole = () => say(world.url, message('POST', '/v1/agents', lines, `{"name":"Scout","description":"${'x'.repeat(100_000)}"}`))
    const slow = await open(world)
    slow.socket.write(`POST /v1/agents HTTP/1.1\r\nHost: quest.test\r\n${lines.join('\r\n')}\r\nContent-Length: 250000\r\n\r\n`)
    slow.socket.write('x'.repeat(240_000))

    const refused = await soon(async () => {
      const [reply] = await whole()
      expect(reply!.status).toBe(503)
      return reply!
    })
    slow.socket.destroy()
    const later = await soon(async () => {
      const [reply] = await whole()
      expect(reply!.status).not.toBe(503)
      return reply!
    })

    expect([refused.body.code, refused.headers['retry-after']]).toEqual(['unavailable', '1'])
    expect(later.status).toBe(400)
  })

  test('the log warns once about an untrusted proxy, and never about a trusted one', async () => {
    const forwarded = { headers: { 'X-Forwarded-For': '203.0.113.9' } }
    const [careless, careful] = [await openWorld(), await openWorld({ env: { AQS_TRUSTED_PROXIES: '127.0.0.1' } })]

    for (const world of [careless, careful]) for (let i = 0; i < 2; i++) await world.call('GET', '/v1/service', forwarded)

    expect(warnings(careless)).toMatchObject([{ peer: '127.0.0.1', msg: expect.stringContaining('AQS_TRUSTED_PROXIES') }])
    expect(warnings(careful)).toEqual([])
  })
})
