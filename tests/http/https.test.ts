import { expect, test } from '@jest/globals'
import { message, say } from '../support/socket.ts'
import { onEachStore } from '../support/world.ts'

const contact = 'mailto:security@example.com'
const https = { PUBLIC_URL: 'https://quest.example.com' }

onEachStore('behind https', open => {
  test('every answer tells browsers to use https only; over http none does', async () => {
    const [safe, plain] = [await open({ env: https }), await open()]
    const requests = [
      ['GET', '/v1/service'],
      ['GET', '/v1/me'],
      ['OPTIONS', '/v1/me'],
      ['PUT', '/v1/me'],
      ['POST', '/mcp'],
      ['GET', '/healthz'],
      ['HEAD', '/problems'],
      ['HEAD', '/'],
      ['GET', '/nothing'],
    ] as const

    for (const [method, path] of requests) {
      const hsts = async (url: string) => (await say(url, message(method, path)))[0]!.headers['strict-transport-security']
      expect([path, await hsts(safe.url), await hsts(plain.url)]).toEqual([path, 'max-age=31536000', undefined])
    }
  })

  test('the session cookie has a name that no other host can set, and other names are ignored', async () => {
    const [safe, plain] = [await open({ env: https }), await open()]
    const status = async (world: typeof safe, name: string) => {
      const { token } = await world.human()
      return (await world.call('GET', '/v1/me', { cookie: `${name}=${token}` })).status
    }

    expect([await status(safe, '__Host-aqs_session'), await status(safe, 'aqs_session')]).toEqual([200, 401])
    expect([await status(plain, '__Host-aqs_session'), await status(plain, 'aqs_session')]).toEqual([401, 200])
  })

  test('security.txt says where to report a vulnerability, if that is configured', async () => {
    const [told, untold] = [await open({ env: { ...https, AQS_SECURITY_CONTACT: contact } }), await open({ env: https })]

    const answer = await fetch(`${told.url}/.well-known/security.txt`)
    const text = await answer.text()
    const fields = Object.fromEntries(
      text
        .trimEnd()
        .split('\n')
        .map(line => /^([\w-]+): (.+)$/.exec(line)!.slice(1) as [string, string]),
    )
    const days = (Date.parse(fields['Expires']!) - Date.now()) / (24 * 60 * 60 * 1000)

    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'text/plain; charset=utf-8'])
    expect(fields).toEqual({
      Contact: contact,
      Expires: expect.stringMatching(/^\d{4}-\d\d-\d\dT00:00:00Z$/),
      'Preferred-Languages': 'en',
      Canonical: 'https://quest.example.com/.well-known/security.txt',
    })
    expect(days).toBeGreaterThan(30)
    expect(days).toBeLessThan(365)
    expect((await fetch(`${untold.url}/.well-known/security.txt`)).status).toBe(404)
  })
})
