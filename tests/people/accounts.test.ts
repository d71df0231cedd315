import { expect, test } from '@jest/globals'
import type { Schemas } from '../support/client.ts'
import { onEachStore } from '../support/world.ts'

const newcomer = { email: 'Ada@Example.com', password: 'correct horse battery', display_name: 'Ada' }

onEachStore('accounts', open => {
  test('the first account needs the setup code and becomes the admin; later ones are members', async () => {
    const world = await open()

    const without = await world.call<Schemas['Problem']>('POST', '/v1/accounts', { body: newcomer })
    const wrong = await world.call<Schemas['Problem']>('POST', '/v1/accounts', { body: { ...newcomer, setup_code: 'guessed' } })
    const first = await world.call<Schemas['SignedIn']>('POST', '/v1/accounts', { body: { ...newcomer, setup_code: 'open sesame' } })
    const second = await world.call<Schemas['SignedIn']>('POST', '/v1/accounts', {
      body: { ...newcomer, email: 'bob@example.com', setup_code: 'open sesame' },
    })

    expect([without.status, without.body.code, wrong.body.code]).toEqual([403, 'setup_code_required', 'setup_code_required'])
    expect([first.body.account.role, second.body.account.role]).toEqual(['admin', 'member'])
    expect(first.body.account.email).toBe('ada@example.com')
  })

  test('of twenty who hold the setup code at once, one becomes the admin', async () => {
    const world = await open()

    const all = await Promise.all(
      Array.from({ length: 20 }, (_, i) =>
        world.call<Schemas['SignedIn']>('POST', '/v1/accounts', {
          body: { ...newcomer, email: `p${i}@example.com`, setup_code: 'open sesame' },
        }),
      ),
    )

    expect(all.map(one => one.status)).toEqual(Array(20).fill(201))
    expect(all.filter(one => one.body.account.role === 'admin')).toHaveLength(1)
  })

  test('an e-mail address belongs to one account, however it is written', async () => {
    const world = await open()
    await world.human('ada')

    const again = await world.call<Schemas['Problem']>('POST', '/v1/accounts', { body: { ...newcomer, email: 'ADA@example.COM' } })

    expect([again.status, again.body.code]).toEqual([409, 'email_taken'])
  })

  test('a closed service accepts no new accounts, except its first admin', async () => {
    const world = await open({ env: { AQS_SIGNUP: 'closed' } })

    const setup = await world.call<Schemas['Service']>('GET', '/v1/service')
    await world.human()
    const late = await world.call<Schemas['Problem']>('POST', '/v1/accounts', { body: newcomer })
    const closed = await world.call<Schemas['Service']>('GET', '/v1/service')

    expect([setup.body.signup, late.status, late.body.code, closed.body.signup]).toEqual(['setup', 403, 'signup_closed', 'closed'])
  })

  test('a human reads and changes their own account, with If-Match', async () => {
    const world = await open()
    const ada = await world.human('ada')

    const read = await ada.get<Schemas['Account']>('/v1/me')
    const without = await world.call<Schemas['Problem']>('PATCH', '/v1/me', { token: ada.token, body: { display_name: 'Lovelace' } })
    const changed = await ada.patch<Schemas['Account']>('/v1/me', 1, { display_name: 'Lovelace' }, { type: 'application/merge-patch+json' })
    const stale = await ada.patch<Schemas['Problem']>('/v1/me', 1, { display_name: 'Byron' })
    const same = await ada.patch<Schemas['Account']>('/v1/me', 2, { display_name: 'Lovelace' })

    expect(read.headers['etag']).toBe('"v1"')
    expect([without.status, without.body.code]).toEqual([428, 'precondition_required'])
    expect([changed.status, changed.headers['etag'], changed.body.display_name]).toEqual([200, '"v2"', 'Lovelace'])
    expect([stale.status, stale.headers['etag']]).toEqual([412, '"v2"'])
    expect(same.headers['etag']).toBe('"v2"')
  })

  test('an invalid address, a short password and an unknown field are refused, and the error names each', async () => {
    const world = await open()

    const refused = await world.call<Schemas['Problem']>('POST', '/v1/accounts', {
      body: { email: 'ada', password: 'short', display_name: ' Ada', role: 'admin' },
    })

    expect(refused.status).toBe(400)
    expect(refused.body.errors.map(error => [error.in, error.pointer, error.code]).toSorted()).toEqual([
      ['body', '/display_name', 'pattern'],
      ['body', '/email', 'format'],
      ['body', '/password', 'minLength'],
      ['body', '/role', 'additionalProperties'],
    ])
    expect(refused.text).not.toContain('short')
  })
})
