/** Service tokens: how they are issued, what ends them, how they are limited, and what the log says of their work. */
import { once } from 'node:events'
import { request } from 'node:http'
import { expect, test } from '@jest/globals'
import type { Person, Schemas } from '../support/client.ts'
import { newAgent, openQuest } from '../support/domain.ts'
import { newToken, setProof } from '../support/security.ts'
import { soon } from '../support/soon.ts'
import { onBothStores, onEachStore, type World } from '../support/world.ts'

type Problem = Schemas['Problem']
const day = 24 * 60 * 60_000
const bot = { name: 'Chat bot', scopes: ['read'] }
const summary = ({ status, body }: { status: number; body: unknown }) => (body as Partial<Problem>).code ?? status
const asToken = (world: World, token: string) => ({
  get: (path: string) => world.call<Problem>('GET', path, { token }),
  post: (path: string, body?: unknown) => world.call<Problem>('POST', path, { token, body }),
})
const me = (world: World, secret: string) => asToken(world, secret).get('/v1/me').then(summary)

onBothStores('a service token', open => {
  test('is issued with a fresh proof, its secret is shown once, and its list, its log and its last use are told', async () => {
    const world = await open()
    const ada = await world.human()
    const issue = () => ada.post<Schemas['IssuedToken'] & Problem>('/v1/me/tokens', bot, { headers: { 'Idempotency-Key': 'one' } })
    await setProof(world, ada, 0)
    const stale = await issue()
    await setProof(world, ada)

    const issued = await issue()
    const again = await issue()
    world.clock.advance(60_000)
    const used = await me(world, issued.body.secret)
    const read = await ada.get<Schemas['Token']>(issued.headers['location']!)
    const list = await ada.get<Schemas['TokenPage']>('/v1/me/tokens?state=active')
    const log = await ada.get<Schemas['AuditPage']>('/v1/audit-events?action=token.issued')

    expect([stale, again].map(summary)).toEqual(['proof_required', 'secret_already_shown'])
    expect([issued.status, used]).toEqual([201, 200])
    expect(read.body).toMatchObject({ ...bot, state: 'active', last_used_at: new Date(world.clock.now).toISOString(), replaced_by: null })
    expect(Date.parse(read.body.expires_at) - Date.parse(read.body.created_at)).toBe(90 * day)
    expect(list.body.items).toEqual([read.body])
    expect(log.body.items.map(({ data }) => data)).toEqual([{ ...bot, hint: read.body.hint }])
    expect([read.text, list.text, log.text].some(text => text.includes(issued.body.secret))).toBe(false)
  })

  test('ends when it is revoked, expires, or is replaced and the overlap is over', async () => {
    const world = await open()
    const ada = await world.human()
    const [revoked, short] = [await newToken(world, ada, 'read'), await newToken(world, ada, 'read')]
    const at = `/v1/me/tokens/${short.token.id}`

    const rotated = await ada.post<Schemas['RotatedToken']>(`${at}/rotate`, { overlap_seconds: 3600 })
    const both = [await me(world, short.secret), await me(world, rotated.body.secret)]
    world.clock.advance(3_600_000)
    const after = [await me(world, short.secret), await me(world, rotated.body.secret)]
    await ada.delete(`/v1/me/tokens/${revoked.token.id}`)
    const ended = await me(world, revoked.secret)
    world.clock.advance(90 * day - 3_600_000)

    expect([both, after, ended, await me(world, rotated.body.secret)]).toEqual([
      [200, 200],
      ['unauthenticated', 200],
      'unauthenticated',
      'unauthenticated',
    ])
    expect(rotated.body.token).toMatchObject({ name: 'Robot', scopes: ['read'] })
    expect(rotated.body.replaced).toMatchObject({ id: short.token.id, replaced_by: rotated.body.token.id })
  })

  test('cannot prepare what a later yes would bring into effect, nor silence an alarm', async () => {
    const world = await open()
    const ada = await world.human()
    const { secret } = await newToken(world, ada, 'agents')
    const policy = { external: { contact: { per_day: 5 } } }
    const { body: agent } = await ada.post<Schemas['Agent']>('/v1/agents', { name: 'Scout', silent_after_minutes: 60, policy })
    const change = (body: object) =>
      world.call<Problem>('PATCH', `/v1/agents/${agent.id}`, { token: secret, headers: { 'If-Match': '*' }, body })

    const refused = [
      await change({ policy: { external: { contact: { per_day: 500 } } } }),
      await change({ policy: { external: { contact: { per_day: null } } } }),
      await change({ silent_after_minutes: null }),
    ]
    const tightened = [await change({ policy: { external: { contact: { per_day: 4 } } } }), await change({ silent_after_minutes: 30 })]

    expect(refused.map(({ body: { code, errors } }) => [code, errors?.map(({ pointer }) => pointer)])).toEqual([
      ['needs_person', ['/policy/external/contact/per_day']],
      ['needs_person', ['/policy/external/contact/per_day']],
      ['needs_person', ['/silent_after_minutes']],
    ])
    expect(tightened.map(summary)).toEqual([200, 200])
  })

  test('that closes a quest of somebody else is named in the log of its own account', async () => {
    const world = await open()
    const [admin, author] = [await world.human(), await world.human()]
    await admin.patch(`/v1/admin/accounts/${author.account.id}`, '*', { role: 'author' })
    const quest = await openQuest(author)
    const { token, secret } = await newToken(world, admin, 'quests')

    const closed = await asToken(world, secret).post(`/v1/admin/quests/${quest.id}/close`)
    const entries = async (person: Person) =>
      (await person.get<Schemas['AuditPage']>('/v1/audit-events?action=quest.closed')).body.items.map(({ data }) => data.token?.id)

    expect(closed.status).toBe(200)
    expect([await entries(admin), await entries(author)]).toEqual([[token.id], []])
  })

  test('a session that ends while a body arrives is refused', async () => {
    const world = await open()
    const ada = await world.human()
    const body = JSON.stringify(bot)
    const slow = request(`${world.url}/v1/me/tokens`, {
      method: 'POST',
      headers: {
        Authorization: `Bearer ${ada.token}`,
        'Content-Type': 'application/json',
        'Content-Length': body.length,
        Expect: '100-continue',
      },
    })
    slow.flushHeaders()
    await once(slow, 'continue')
    slow.write(body.slice(0, 5))
    // Its sender is known by then.
    for (let i = 0; i < 20; i++) await ada.get('/v1/me')
    await ada.delete('/v1/sessions/current')
    world.clock.advance(2_000)
    slow.end(body.slice(5))
    const [{ statusCode }] = (await once(slow, 'response')) as [{ statusCode: number }]

    expect(statusCode).toBe(401)
  })

  test('ends with its account, with everything that is stopped and with a recovery, but not with a new password', async () => {
    const world = await open()
    const [admin, ada] = [await world.human(), await world.human()]
    const { secret } = await newToken(world, ada, 'read')
    const seen: unknown[] = []
    const look = async () => seen.push(await me(world, secret))

    const changed = await ada.put('/v1/me/password', { current_password: ada.password, new_password: 'staple correct horse' })
    await look()
    await admin.post(`/v1/admin/accounts/${ada.account.id}/suspend`)
    await look()
    await admin.post(`/v1/admin/accounts/${ada.account.id}/resume`)
    await look()
    const { body: link } = await admin.post<Schemas['RecoveryLink']>(`/v1/admin/accounts/${ada.account.id}/recovery-link`)
    const recovery = { token: link.url.split('=')[1], new_password: 'correct horse staple' }
    await world.call('POST', '/v1/recovery', { body: recovery })
    await look()
    const another = await newToken(world, admin, 'read')
    const stopped = await admin.post<Schemas['Stop']>('/v1/me/stop')

    expect(changed.status).toBe(204)
    expect(seen).toEqual([200, 'unauthenticated', 200, 'unauthenticated'])
    expect([stopped.body.tokens, await me(world, another.secret)]).toEqual([1, 'unauthenticated'])
    const { body } = await admin.get<Schemas['Token']>(`/v1/me/tokens/${another.token.id}`)
    expect(body.revoke_reason).toBe('everything_stopped')
  })

  test('its owner’s log names it, and a change that gives more freedom names the page where a person makes it', async () => {
    const world = await open()
    const ada = await world.human()
    const { token, secret } = await newToken(world, ada, 'agents')
    const program = asToken(world, secret)

    const created = await program.post('/v1/agents', { name: 'Scout' })
    const { id } = created.body as unknown as Schemas['Agent']
    const loosened = await world.call<Problem>('PATCH', `/v1/agents/${id}`, {
      token: secret,
      headers: { 'If-Match': '*' },
      body: { name: 'Ranger', policy: { join_quest: 'allow' } },
    })
    const { body: log } = await ada.get<Schemas['AuditPage']>(`/v1/audit-events?target_id=${id}`)

    expect(log.items.map(({ actor, action, data }) => [actor, action, data.token])).toEqual([
      [{ type: 'human', id: ada.account.id }, 'agent.created', { id: token.id, name: 'Robot' }],
    ])
    expect([loosened.status, loosened.body.code, loosened.body.errors.map(({ pointer }) => pointer)]).toEqual([
      403,
      'needs_person',
      ['/policy/join_quest'],
    ])
    expect(loosened.body.portal_url).toMatch(new RegExp(`/#agents/${id}$`))
    expect(await world.core.audit.verify(ada.account.id)).toBe(true)
  })
})

onEachStore('a service token', open => {
  test('is accepted neither by /mcp nor as a cookie, nor with a mistyped character', async () => {
    const world = await open()
    const ada = await world.human()
    const { secret } = await newToken(world, ada, 'read')
    const mistyped = secret.replace(/.$/, last => (last === 'a' ? 'b' : 'a'))

    const mcp = await world.mcp(secret)
    const cookie = await world.call<Problem>('GET', '/v1/me', { cookie: `aqs_session=${secret}` })

    expect([mcp.status, summary(cookie), await me(world, mistyped)]).toEqual([401, 'unauthenticated', 'unauthenticated'])
  })

  test('has a limit of its own, which keeps neither its human nor another token from the service', async () => {
    const world = await open({ env: { AQS_REQUESTS_PER_MINUTE: '25' } })
    const ada = await world.human()
    const [busy, calm] = [await newToken(world, ada, 'read'), await newToken(world, ada, 'read')]

    const seen = []
    for (let i = 0; i < 6; i++) seen.push(await me(world, busy.secret))

    expect(seen).toEqual([200, 200, 200, 200, 200, 'rate_limited'])
    expect([await me(world, calm.secret), await me(world, ada.token)]).toEqual([200, 200])
  })

  test('watches the log, and its stream ends when it is revoked', async () => {
    const world = await open()
    const ada = await world.human()
    const { token, secret } = await newToken(world, ada, 'log')
    const stream = await fetch(`${world.url}/v1/events`, { headers: { Authorization: `Bearer ${secret}` } })
    let text = ''
    const over = (async () => {
      for await (const chunk of stream.body!.pipeThrough(new TextDecoderStream())) text += chunk
    })()

    await ada.agent('Scout')
    await soon(async () => expect(text).toContain('event: agent.created'))
    await ada.delete(`/v1/me/tokens/${token.id}`)
    await over

    expect([stream.status, text.includes('token.revoked')]).toEqual([200, false])
  })

  test('its owner is reminded before it expires, if it is in use', async () => {
    const world = await open()
    const ada = await world.human()
    const { secret } = await newToken(world, ada, 'read')
    await newToken(world, ada, 'read')
    await me(world, secret)
    const hook = { type: 'webhook', label: 'Server', format: 'standard', url: 'https://example.com/hook' }
    const { channel } = (await ada.post<Schemas['CreatedChannel']>('/v1/channels', hook)).body

    world.clock.advance(77 * day)
    await world.core.sweep()
    const token = await signInAgain(world, ada)
    const { body } = await world.call<Schemas['DeliveryPage']>('GET', `/v1/channels/${channel.id}/deliveries`, { token })

    const told = body.items.filter(({ kind }) => kind === 'token.expiring')
    expect(told.map(({ title }) => title)).toEqual(['The service token “Robot” expires in 13 days'])
  })

  test('is gone with the account, and a stranger does not see it', async () => {
    const world = await open()
    const [, ada, eve] = [await world.human(), await world.human(), await world.human()]
    const { token, secret } = await newToken(world, ada, 'read')
    await newAgent(world, ada)

    const strange = await eve.get(`/v1/me/tokens/${token.id}`)
    await ada.delete('/v1/me')

    expect([summary(strange), await me(world, secret)]).toEqual(['not_found', 'unauthenticated'])
  })
})

async function signInAgain(world: World, { email, password }: { email: string; password: string }) {
  const { body } = await world.call<Schemas['SignedIn']>('POST', '/v1/sessions', { body: { email, password, transport: 'token' } })
  return body.token!
}
