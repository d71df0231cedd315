import { expect, test } from '@jest/globals'
import type { Schemas } from '../support/client.ts'
import { onEachStore } from '../support/world.ts'

const day = 24 * 60 * 60 * 1000

onEachStore('sessions', (open, again) => {
  test('a program signs in with a token, a browser with a cookie that scripts cannot read', async () => {
    const world = await open()
    const { email, password } = await world.human()

    const token = await world.call<Schemas['SignedIn']>('POST', '/v1/sessions', { body: { email, password, transport: 'token' } })
    const cookie = await world.call<Schemas['SignedIn']>('POST', '/v1/sessions', { body: { email, password } })

    expect(token.body.token).toMatch(/^aqs_session_[0-9A-Za-z]{36}$/)
    expect(token.headers['set-cookie']).toBeUndefined()
    expect(cookie.body.token).toBeUndefined()
    expect(cookie.headers['set-cookie']![0]).toMatch(
      /^aqs_session=aqs_session_[0-9A-Za-z]{36}; Path=\/; HttpOnly; SameSite=Lax; Max-Age=\d+$/,
    )
  })

  test('behind https the cookie is Secure', async () => {
    const world = await open({ env: { PUBLIC_URL: 'https://quest.example.com' } })
    const { email, password } = await world.human()

    const { headers } = await world.call('POST', '/v1/sessions', { body: { email, password } })

    expect(headers['set-cookie']![0]).toContain('; Secure')
  })

  test('a wrong password and an unknown address get the same answer', async () => {
    const world = await open()
    const { email } = await world.human()

    const wrong = await world.call<Schemas['Problem']>('POST', '/v1/sessions', { body: { email, password: 'wrong horse battery' } })
    const unknown = await world.call<Schemas['Problem']>('POST', '/v1/sessions', {
      body: { email: 'nobody@example.com', password: 'wrong horse battery' },
    })

    expect([wrong.status, wrong.body.code, wrong.body.detail]).toEqual([401, 'invalid_credentials', unknown.body.detail])
  })

  test('an address may be written in capital letters, with the right password only', async () => {
    const world = await open()
    const { email, password } = await world.human()
    const signIn = async (body: object) => (await world.call('POST', '/v1/sessions', { body })).status

    expect(await signIn({ email: email.toUpperCase(), password })).toBe(201)
    expect(await signIn({ email: email.toUpperCase(), password: password.toUpperCase() })).toBe(401)
  })

  test('after ten attempts on one account an address must wait', async () => {
    const world = await open()
    const { email, password } = await world.human()

    const attempts = []
    for (let i = 0; i < 11; i++) attempts.push(await world.call('POST', '/v1/sessions', { body: { email, password: `wrong horse ${i}` } }))
    const right = await world.call('POST', '/v1/sessions', { body: { email, password } })
    world.clock.advance(90_000)
    const later = await world.call('POST', '/v1/sessions', { body: { email, password } })

    expect(attempts.map(attempt => attempt.status)).toEqual([...Array(10).fill(401), 429])
    expect([right.status, right.headers['retry-after'], later.status]).toEqual([429, '90', 201])
  })

  test('a session ends seven days after its last use, and after thirty days whatever its use', async () => {
    const world = await open()
    const ada = await world.human()

    const use = async (ms: number) => {
      world.clock.advance(ms)
      return (await ada.get('/v1/me')).status
    }
    const kept = [await use(6 * day), await use(6 * day), await use(6 * day), await use(6 * day), await use(5 * day)]
    const atLast = await use(2 * day)

    expect(kept).toEqual([200, 200, 200, 200, 200])
    expect(atLast).toBe(401)
  })

  test('a session that is not used for seven days has ended', async () => {
    const world = await open()
    const ada = await world.human()

    world.clock.advance(7 * day)

    expect((await ada.get('/v1/me')).status).toBe(401)
  })

  test('signing out ends this session, on every instance, and no other', async () => {
    const world = await open()
    const ada = await world.human()
    const other = await world.call<Schemas['SignedIn']>('POST', '/v1/sessions', {
      body: { email: ada.email, password: ada.password, transport: 'token' },
    })
    const elsewhere = await again()

    const out = await ada.delete('/v1/sessions/current')

    expect([out.status, out.headers['set-cookie']![0]]).toEqual([204, expect.stringContaining('Max-Age=0')])
    expect((await elsewhere.call('GET', '/v1/me', { token: ada.token })).status).toBe(401)
    expect((await elsewhere.call('GET', '/v1/me', { token: other.body.token })).status).toBe(200)
  })

  test('sessions are listed, newest first, and one of them can be ended from another', async () => {
    const world = await open()
    const ada = await world.human()
    world.clock.advance(1000)
    const lost = await world.call<Schemas['SignedIn']>('POST', '/v1/sessions', {
      body: { email: ada.email, password: ada.password, transport: 'token' },
      headers: { 'User-Agent': 'lost phone' },
    })

    const { body } = await ada.get<Schemas['SessionPage']>('/v1/sessions')
    const revoked = await ada.delete(`/v1/sessions/${lost.body.session.id}`)
    const repeated = await ada.delete(`/v1/sessions/${lost.body.session.id}`)

    expect(body.items.map(session => [session.user_agent, session.current])).toEqual([
      ['lost phone', false],
      ['', true],
    ])
    expect(body.items.map(({ network }) => network)).toEqual(['127.0.0.0/24', '127.0.0.0/24'])
    expect([revoked.status, repeated.status]).toEqual([204, 204])
    expect((await world.call('GET', '/v1/me', { token: lost.body.token })).status).toBe(401)
    expect((await ada.get<Schemas['SessionPage']>('/v1/sessions')).body.items).toHaveLength(1)
  })

  test('a write with the cookie needs the CSRF header and the own page; with a token it does not', async () => {
    const world = await open()
    const ada = await world.human()
    const cookie = `aqs_session=${ada.token}`
    const write = (headers: Record<string, string>) =>
      world.call<Schemas['Problem']>('PATCH', '/v1/me', { cookie, body: { display_name: 'A' }, headers: { 'If-Match': '*', ...headers } })

    const statuses = await Promise.all([
      write({}),
      write({ 'X-CSRF-Protection': '0' }),
      write({ 'X-CSRF-Protection': '1', Origin: 'https://evil.example' }),
      write({ 'X-CSRF-Protection': '1', Origin: 'null' }),
      write({ 'X-CSRF-Protection': '1', 'Sec-Fetch-Site': 'cross-site' }),
      write({ 'X-CSRF-Protection': '1', 'Sec-Fetch-Site': 'same-site' }),
      write({ 'X-CSRF-Protection': '1', Origin: 'http://quest.test:8080' }),
    ])
    const own = await write({ 'X-CSRF-Protection': '1', Origin: 'http://quest.test', 'Sec-Fetch-Site': 'same-origin' })
    const read = await world.call('GET', '/v1/me', { cookie })

    expect(statuses.map(refused => [refused.status, refused.body.code])).toEqual(Array.from({ length: 7 }, () => [403, 'csrf_required']))
    expect([own.status, read.status]).toEqual([200, 200])
  })

  test('a sign-in from the page of another site is refused', async () => {
    const world = await open()
    const { email, password } = await world.human()

    const refused = await world.call<Schemas['Problem']>('POST', '/v1/sessions', {
      body: { email, password },
      headers: { Origin: 'https://evil.example' },
    })

    expect([refused.status, refused.body.code]).toEqual([403, 'csrf_required'])
  })

  test('if a token and a cookie come together, the token decides', async () => {
    const world = await open()
    const ada = await world.human()

    const refused = await world.call('GET', '/v1/me', { token: 'aqs_session_nonsense', cookie: `aqs_session=${ada.token}` })

    expect([refused.status, refused.headers['www-authenticate']]).toEqual([401, 'Bearer realm="agent-quest", error="invalid_token"'])
  })

  test('a request with an agent key learns that agents use /mcp', async () => {
    const world = await open()
    const ada = await world.human()
    const { secret } = await ada.key((await ada.agent()).id)

    const refused = await world.call<Schemas['Problem']>('GET', '/v1/agents', { token: secret })

    expect([refused.status, refused.body.code]).toEqual([401, 'agent_key_not_accepted'])
  })
})
