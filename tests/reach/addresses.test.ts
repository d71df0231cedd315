/** Where the service does not send to, however the address is written, and whatever a name leads to. */
import { createServer as createTcpServer } from 'node:net'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { mock } from 'node:test'
import { createServer as createTlsServer } from 'node:tls'
import { describe, expect, test } from '@jest/globals'
import { isPublic, mayBePublic, placeOf } from '../../src/core/kit/addresses.ts'
import { poster } from '../../src/reach/http.ts'
import type { Schemas } from '../support/client.ts'
import { freePort } from '../support/socket.ts'
import { patienceMs } from '../support/soon.ts'
import { onEachStore } from '../support/world.ts'
import { receiver, status } from './receivers.ts'

/** A certificate that nobody has signed, for this test alone. */
const pem = (kind: string, text: string) => `-----BEGIN ${kind}-----\n${text}\n-----END ${kind}-----\n`
const selfSigned = {
  key: pem(
    'PRIVATE KEY',
    'MIGHAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBG0wawIBAQQg5WKbyoS67l/+Zk0D1PDLM5C+Baudt5nABFOCirLGZK2hRANCAAS3WyKobdhiLxbd6hj2mocTZpTIpwp7S82Eg79QasABe2eekphiIH9WVPjzguWTBCmDHwV2uutU6Qq2IWUNvHxP',
  ),
  cert: pem(
    'CERTIFICATE',
    `MIIBhDCCASugAwIBAgIUHEQBx7Gd4Om6oFBm8CMP54dkEA8wCgYIKoZIzj0EAwIw
FzEVMBMGA1UEAwwMaG9vay5leGFtcGxlMCAXDTI2MTEyMjEwMDgxM1oYDzIxMjYx
MDI5MTAwODEzWjAXMRUwEwYDVQQDDAxob29rLmV4YW1wbGUwWTATBgcqhkjOPQIB
BggqhkjOPQMBBwNCAAS3WyKobdhiLxbd6hj2mocTZpTIpwp7S82Eg79QasABe2ee
kphiIH9WVPjzguWTBCmDHwV2uutU6Qq2IWUNvHxPo1MwUTAdBgNVHQ4EFgQUGZSh
hHzf5agFfRWtQLtCmx1Zp+YwHwYDVR0jBBgwFoAUGZShhHzf5agFfRWtQLtCmx1Z
p+YwDwYDVR0TAQH/BAUwAwEB/zAKBggqhkjOPQQDAgNHADBEAiARdyG85CSvZP9D
wfXW+wNQmk+luZBdc3BjUfyJifh+xAIgYe0u2PECYp36bXEpSj9KVYHCSC9/IFZg
KjutffVKhXc=`,
  ),
}

type Resolve = NonNullable<Parameters<typeof poster>[0]['resolve']>

const privateAddresses = [
  '0.0.0.0',
  '10.0.0.1',
  '100.64.0.1',
  '100.127.255.255',
  '127.0.0.1',
  '127.255.255.254',
  '169.254.169.254',
  '172.16.0.1',
  '172.31.255.255',
  '192.0.0.1',
  '192.0.2.1',
  '192.168.0.1',
  '198.18.0.1',
  '198.51.100.1',
  '203.0.113.1',
  '224.0.0.1',
  '239.255.255.255',
  '240.0.0.1',
  '255.255.255.255',
  '::',
  '::1',
  '::127.0.0.1',
  '::ffff:127.0.0.1',
  '::ffff:10.0.0.1',
  '::ffff:7f00:1',
  '64:ff9b::10.0.0.1',
  '64:ff9b::7f00:1',
  '64:ff9b:1::1',
  '100::1',
  'fc00::1',
  'fd12:3456:789a::1',
  'fe80::1',
  'fe80::1%eth0',
  'fec0::1',
  'ff02::1',
  '2001::1',
  '2001:db8::1',
  '2002:7f00:1::',
  '2002:a00:1::1',
  '3fff::1',
  'not an address',
  '',
]
test.each(privateAddresses)('the address %s is not public', address => {
  expect(isPublic(address)).toBe(false)
})

test.each(['1.1.1.1', '8.8.8.8', '100.63.255.255', '100.128.0.0', '172.15.0.1', '172.32.0.1', '193.0.0.1', '2606:4700::1111', '2a00::1'])(
  'the address %s is public',
  address => {
    expect(isPublic(address)).toBe(true)
  },
)

test.each([
  ['203.0.113.77', '203.0.113.0/24'],
  ['::ffff:203.0.113.77', '203.0.113.0/24'],
  ['2001:db8:85a3:12:34::1', '2001:db8:85a3::/48'],
  ['2001:db8::1', '2001:db8:0::/48'],
  ['fe80::1%eth0', 'fe80:0:0::/48'],
  ['::1', '0:0:0::/48'],
  ['nonsense', ''],
])('of the address %s, only %s is stored', (address, place) => {
  expect(placeOf(address)).toBe(place)
})

const privateUrls = [
  'https://127.0.0.1/',
  'https://2130706433/',
  'https://0x7f000001/',
  'https://0x7f.1/',
  'https://0177.0.0.1/',
  'https://127.1/',
  'https://017700000001/',
  'https://0/',
  'https://127.0.0.1./',
  'https://１２７.0.0.1/',
  'https://[::1]/',
  'https://[::ffff:127.0.0.1]/',
  'https://[::ffff:7f00:1]/',
  'https://[64:ff9b::127.0.0.1]/',
  'https://169.254.169.254/latest/meta-data/',
  'https://localhost/',
  'https://LOCALHOST./',
  'https://a.localhost/',
  'https://printer.local/',
  'https://intranet/',
  'https://db.internal/',
]
test.each(privateUrls)('%s does not name a public place', text => {
  expect(mayBePublic(new URL(text))).toBe(false)
})

onEachStore('addresses', open => {
  test('a channel to a private address, without https or with a password is refused', async () => {
    const world = await open()
    const ada = await world.human()
    const refused = async (url: string) => {
      const { status, body } = await ada.post<Schemas['Problem']>('/v1/channels', { type: 'webhook', label: 'A', format: 'ntfy', url })
      return [status, body.code]
    }
    for (const url of [...privateUrls.filter(text => /^[ -~]+$/.test(text)), 'http://example.com/', 'https://me:secret@example.com/'])
      expect([url, ...(await refused(url))]).toEqual([url, 422, 'address_refused'])
    const endpoint = 'https://10.0.0.1/push'
    const subscription = { endpoint, keys: { p256dh: `B${'A'.repeat(86)}`, auth: 'A'.repeat(22) } }
    expect((await ada.post('/v1/channels', { type: 'push', label: 'A', subscription })).status).toBe(422)
  })
})

describe('a message', () => {
  const names = (...answers: string[][]): Resolve => {
    let asked = 0
    return (_name, done) => {
      const addresses = answers[Math.min(asked++, answers.length - 1)]!
      done(
        null,
        addresses.map(address => ({ address, family: address.includes(':') ? 6 : 4 })),
      )
    }
  }
  const everything = { isAllowed: () => true, allowsPlain: true }
  const sender = (more: Partial<Parameters<typeof poster>[0]> = {}) =>
    poster({ isAllowed: isPublic, allowsPlain: false, deadlineMs: patienceMs, perHost: 4, ...more })

  test.each(privateAddresses.filter(address => /^[\d:a-f.]+$/.test(address)))('is not sent to a name that leads to %s', async address => {
    await using server = await receiver()
    const http = sender({ resolve: names([address]) })
    const { port } = new URL(server.url)

    expect(await http.post(new URL(`https://hook.example:${port}/`), {}, '')).toEqual({
      ok: false,
      status: null,
      reason: 'private_address',
    })
    expect(server.received).toEqual([])
    http.close()
  })

  test('is not sent if one of several addresses is private', async () => {
    const http = sender({ resolve: names(['1.1.1.1', '10.0.0.1']) })
    expect(await http.post(new URL('https://hook.example/'), {}, '')).toMatchObject({ reason: 'private_address' })
    http.close()
  })

  test('goes to the address that was checked, and a name that changes its address leads nowhere else', async () => {
    await using hidden = await receiver()
    const { port } = new URL(hidden.url)
    await using good = await receiver(status(204, { Connection: 'close' }), '127.0.0.2', Number(port))
    const looks = mock.fn(names(['127.0.0.2'], ['127.0.0.1']))
    const http = poster({
      ...everything,
      isAllowed: address => address === '127.0.0.2',
      deadlineMs: patienceMs,
      perHost: 1,
      resolve: looks,
    })
    const send = () => http.post(new URL(`http://hook.example:${port}/`), {}, 'x')

    expect(await send()).toEqual({ ok: true })
    expect([looks.mock.callCount(), good.received.length, hidden.received.length]).toEqual([1, 1, 0])
    // The next message needs a new connection, so the name is looked up and checked again.
    expect(await send()).toMatchObject({ reason: 'private_address' })
    expect([looks.mock.callCount(), good.received.length, hidden.received.length]).toEqual([2, 1, 0])
    http.close()
  })

  test.each([
    ['http://127.0.0.1:1/', 'private_address'],
    ['https://127.0.0.1:1/', 'private_address'],
    ['https://[::1]:1/', 'private_address'],
    ['https://2130706433:1/', 'private_address'],
    ['http://hook.example/', 'private_address'],
  ])('to %s is not sent, even if the channel was created before', async (url, reason) => {
    const http = sender({ resolve: names(['1.1.1.1']) })
    expect(await http.post(new URL(url), {}, '')).toEqual({ ok: false, status: null, reason })
    http.close()
  })

  const lab = () => sender(everything)

  test.each([301, 302, 303, 307, 308])('does not follow a redirect with status %i', async code => {
    await using target = await receiver()
    await using server = await receiver(status(code, { Location: target.url }))
    const http = lab()

    expect(await http.post(new URL(server.url), {}, 'x')).toEqual({ ok: false, status: code, reason: 'redirect' })
    expect(target.received).toEqual([])
    http.close()
  })

  test('is given up after the deadline if the server does not answer, or if its answer does not end', async () => {
    await using deaf = await receiver(() => {})
    await using slow = await receiver(response => {
      response.writeHead(200)
      const drip = setInterval(() => response.write('.'), 20)
      response.on('close', () => clearInterval(drip))
    })
    const http = sender({ ...everything, deadlineMs: 300 })

    expect(await http.post(new URL(deaf.url), {}, 'x')).toEqual({ ok: false, status: null, reason: 'timeout' })
    expect(await http.post(new URL(slow.url), {}, 'x')).toEqual({ ok: false, status: null, reason: 'timeout' })
    http.close()
  })

  test('reads at most 4 kB of an answer, and closes the connection of a longer one', async () => {
    let closed: Promise<unknown> | undefined
    let written = 0
    await using endless = await receiver(response => {
      closed = once(response, 'close')
      response.writeHead(200)
      const more = () => {
        while (!response.destroyed && response.write(Buffer.alloc(1_024))) written += 1_024
      }
      response.on('drain', more)
      more()
    })
    const http = lab()

    expect(await http.post(new URL(endless.url), {}, 'x')).toEqual({ ok: true })
    await closed
    // The rest was in the buffers of the two sockets.
    expect(written).toBeLessThan(20_000_000)
    http.close()
  })

  test('fails if the server ends the connection, is not there, has no name or no certificate', async () => {
    const port = await freePort()
    const rude = createTcpServer(socket => void socket.destroy()).listen(port, '127.0.0.1')
    await once(rude, 'listening')
    const unknown: Resolve = (_, done) => done(Object.assign(new Error(), { code: 'ENOTFOUND' }), [])
    const untrusted = createTlsServer(selfSigned).listen(0, '127.0.0.1')
    await once(untrusted, 'listening')
    const { port: tlsPort } = untrusted.address() as AddressInfo

    expect(await lab().post(new URL(`http://127.0.0.1:${port}/`), {}, 'x')).toMatchObject({ reason: 'unreachable' })
    rude.close()
    await once(rude, 'close')
    expect(await lab().post(new URL(`http://127.0.0.1:${port}/`), {}, 'x')).toMatchObject({ reason: 'unreachable' })
    expect(await sender({ resolve: unknown }).post(new URL('https://hook.example/'), {}, 'x')).toMatchObject({ reason: 'unknown_host' })
    expect(await lab().post(new URL(`https://127.0.0.1:${tlsPort}/`), {}, 'x')).toMatchObject({ reason: 'tls' })
    untrusted.close()
  })

  test.each([
    [200, { ok: true }],
    [204, { ok: true }],
    [400, { ok: false, status: 400, reason: 'refused' }],
    [404, { ok: false, status: 404, reason: 'gone' }],
    [410, { ok: false, status: 410, reason: 'gone' }],
    [500, { ok: false, status: 500, reason: 'refused' }],
  ])('that is answered with %i ends as %j', async (code, result) => {
    await using server = await receiver(status(code))
    const http = lab()
    expect(await http.post(new URL(server.url), {}, 'x')).toEqual(result)
    http.close()
  })
})
