/** `make admin`, on the machine of the operator. */
import { afterEach, expect, test } from '@jest/globals'
import { client, type Schemas } from '../support/client.ts'
import { onEachDatabase } from '../support/database.ts'
import { runCommand } from '../support/scripts.ts'
import { startService, type Service } from '../support/service.ts'

const services: Service[] = []
afterEach(async () => {
  for (const service of services.splice(0)) await service.stop()
})
const fresh = 'a heron waits by the weir'

onEachDatabase('make admin', ({ create }) => {
  test('while the service runs, the operator lets the only admin in again, makes another admin, and the log has it all', async () => {
    const env = {
      DATABASE_URL: await create(),
      AQS_SEAL_KEY: 'the key of these tests is long enough',
      AQS_STARTER_QUESTS: 'off',
      PUBLIC_URL: 'https://quest.example',
    }
    services.push(await startService({ ...env, PUBLIC_URL: '' }))
    const { human, call } = client(services[0]!.url)
    const [ada, bob] = [await human('ada'), await human('bob')]
    await ada.post(`/v1/admin/accounts/${bob.account.id}/suspend`)

    const reset = await runCommand('admin', { ...env, ACCOUNT: 'Ada@Example.com', RESET: '1' })
    const token = /https:\/\/quest\.example\/#recover=(aqs_link_\w{36})\n/.exec(reset.said)?.[1]
    const recovered = await call('POST', '/v1/recovery', { body: { token, new_password: fresh } })
    const signedIn = await call<Schemas['SignedIn']>('POST', '/v1/sessions', {
      body: { email: ada.email, password: fresh, transport: 'token' },
    })
    const promoted = await runCommand('admin', { ...env, ACCOUNT: bob.email, PROMOTE: '1' })
    const again = await call<Schemas['SignedIn']>('POST', '/v1/sessions', {
      body: { email: bob.email, password: bob.password, transport: 'token' },
    })
    const log = await call<Schemas['ServiceLogPage']>('GET', '/v1/admin/audit-events?sort=created_at', { token: again.body.token! })

    expect([reset.status, promoted]).toEqual([
      0,
      { status: 0, said: expect.stringMatching(/^Database: .*\nbob@example.com has the role admin and is active.\n$/) },
    ])
    expect([recovered.status, (await ada.get('/v1/me')).status, signedIn.status]).toEqual([204, 401, 201])
    expect(again.body.account).toMatchObject({ role: 'admin', status: 'active' })
    expect(
      log.body.items.slice(3).map(({ action, actor, account, request_id }) => [action, actor.id, account.display_name, request_id]),
    ).toEqual([
      ['account.recovery_started', 'service', 'ada', 'operator'],
      ['account.recovered', 'service', 'ada', expect.stringMatching(/^req_/)],
      ['account.role_changed', 'service', 'bob', 'operator'],
      ['account.resumed', 'service', 'bob', 'operator'],
    ])
    expect(await runCommand('verify', env)).toEqual({ status: 0, said: expect.stringContaining('all as the service wrote them') })
  })

  test('says what is wrong, and changes nothing', async () => {
    const env = { DATABASE_URL: await create(), AQS_SEAL_KEY: 'the key of these tests is long enough', AQS_STARTER_QUESTS: 'off' }
    const early = await runCommand('admin', { ...env, ACCOUNT: 'ada@example.com', RESET: '1' })
    services.push(await startService(env))
    const { human } = client(services[0]!.url)
    const ada = await human('ada')

    const nobody = await runCommand('admin', { ...env, ACCOUNT: 'eve@example.com', RESET: '1' })
    const nothing = await runCommand('admin', env)
    const look = await runCommand('admin', { ...env, ACCOUNT: ada.email })
    const link = await runCommand('admin', { ...env, ACCOUNT: ada.email, RESET: '1' })

    expect([early.status, nobody]).toEqual([
      1,
      { status: 1, said: expect.stringMatching(/^Database: .*\nThere is no account with this e-mail address.\n$/) },
    ])
    expect([nothing.status, nothing.said]).toEqual([1, expect.stringContaining('Use: make admin ACCOUNT=')])
    expect([look.status, look.said]).toEqual([0, expect.stringContaining('ada@example.com has the role admin and is active.')])
    expect(link.said).toMatch(
      /http:\/\/127\.0\.0\.1:3000\/#recover=\w+\nIf the service has another address, replace the part before the #\.\n$/,
    )
    expect((await ada.get('/v1/me')).status).toBe(200)
  })
})
