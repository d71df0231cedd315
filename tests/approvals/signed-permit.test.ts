/** A permit that its agent shows to a third party, which checks it with the published keys and a library of others. */
import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { expect, test } from '@jest/globals'
import { createLocalJWKSet, decodeProtectedHeader, jwtVerify, type JSONWebKeySet } from 'jose'
import { permits } from '../../src/core/kit/permits.ts'
import type { Schemas } from '../support/client.ts'
import { authenticator } from '../support/authenticator.ts'
import { demandSigned, newPasskey } from '../support/security.ts'
import { permitSample, permitsFor, verdicts } from '../support/permit-samples.ts'
import { onBothStores, onOneStore, publicUrl, type World } from '../support/world.ts'
import { placeOf, wish } from './place.ts'

const shop = 'https://shop.example'
const bill = { recipient: 'Open Data Ltd', amount: { value: '480.00', currency: 'EUR' }, audience: shop }

const keysOf = async (world: World) => {
  const { status, headers, body } = await world.call<JSONWebKeySet>('GET', '/.well-known/jwks.json')
  return { status, headers, body }
}
/** What a shop does. */
const check = async (world: World, permit: string, audience = shop) =>
  (
    await jwtVerify(permit, createLocalJWKSet((await keysOf(world)).body), {
      issuer: publicUrl,
      audience,
      typ: 'permit+jwt',
      currentDate: new Date(world.clock.now),
    })
  ).payload

onBothStores('a signed permit', open => {
  const place = async () => placeOf(await open({ env: { AQS_MCP_BURST: '1000' } }))

  test('says whose yes it is, for whom and for how much, and until when; never the details', async () => {
    const { world, agent, allowed, start, read, close } = await place()
    const id = await allowed(bill)
    const { signed_permit, digest } = await start(id)
    const approval = await read(id)
    await close()

    const now = world.clock.now / 1_000
    expect(await check(world, signed_permit)).toEqual({
      iss: publicUrl,
      sub: agent.id,
      aud: shop,
      jti: id,
      iat: now,
      exp: now + 5 * 60,
      by: 'human',
      digest,
      category: 'spend',
      recipient: 'Open Data Ltd',
      amount: { value: '480', currency: 'EUR' },
    })
    expect(approval).toMatchObject({ arguments: { audience: shop }, digest })
    expect(JSON.stringify(approval)).not.toContain(signed_permit)
    const { status, headers, body } = await keysOf(world)
    expect([status, headers['access-control-allow-origin']]).toEqual([200, '*'])
    expect(decodeProtectedHeader(signed_permit)).toEqual({ alg: 'EdDSA', typ: 'permit+jwt', kid: body.keys[0]!.kid })
    expect(Object.keys(body.keys[0]!).toSorted()).toEqual(['alg', 'crv', 'kid', 'kty', 'use', 'x'])
  })

  test('is refused by another party, after its time, and if one letter of it was changed', async () => {
    const { world, allowed, start, close } = await place()
    const { signed_permit: permit } = await start(await allowed(bill))
    await close()
    const [head, said, seal] = permit.split('.') as [string, string, string]
    const more = { ...JSON.parse(Buffer.from(said, 'base64url').toString()), amount: { value: '4800', currency: 'EUR' } }
    const forged = [head, Buffer.from(JSON.stringify(more)).toString('base64url'), seal].join('.')

    await expect(check(world, permit, 'https://other.example')).rejects.toThrow('"aud"')
    await expect(check(world, forged)).rejects.toThrow('signature')
    await expect(check(await open({ sealKeys: ['another key that is long enough for this'] }), permit)).rejects.toThrow('no applicable key')
    world.clock.advance(5 * 60_000)
    await expect(check(world, permit)).rejects.toThrow('"exp"')
  })

  test('is for what the human made of the request, and the human cannot give it to another party', async () => {
    const { world, ada, allowed, start, call, decide, close } = await place()
    const id = await allowed(bill, { changes: { amount: { value: '400', currency: 'EUR' } } })
    const { signed_permit, changed, action } = await start(id)
    const { approval } = await call('request_approval', {
      ...wish,
      ...bill,
      details: { about: 'two' },
      amount: { value: '1', currency: 'EUR' },
    })
    const moved = await decide(approval.id, 'approve', { changes: { audience: 'https://other.example' } })
    const { body } = await ada.get<Schemas['Approval']>(`/v1/approvals/${id}`)
    await close()

    expect(changed).toMatchObject([{ path: 'amount', to: { value: '400', currency: 'EUR' } }])
    expect(action).toMatchObject({ amount: { value: '400', currency: 'EUR' }, audience: shop })
    expect(await check(world, signed_permit)).toMatchObject({ amount: { value: '400', currency: 'EUR' }, digest: body.allowed!.digest })
    expect([body.allowed!.audience, moved.status]).toEqual([shop, 400])
  })

  test('is the same for the worker that lost the answer, and nobody else gets one', async () => {
    const { world, allowed, start, tokenOf, close } = await place()
    const id = await allowed(bill)
    const other = await tokenOf(id)
    const { token, signed_permit } = await start(id)
    world.clock.advance(60_000)
    const again = await start(id, token)
    const late = await start(id, other)
    const unwanted = await start(await allowed({ title: 'Something else' }))
    await close()

    expect([again.outcome, again.signed_permit]).toEqual(['started', signed_permit])
    expect([late.outcome, 'signed_permit' in late]).toEqual(['already_started', false])
    expect([unwanted.outcome, 'signed_permit' in unwanted]).toEqual(['go', false])
  })

  test('says if a rule allowed it, which must know the party, or if a passkey signed it', async () => {
    const { world, ada, agent, call, read, start, close } = await place()
    const allow = (recipients?: string[]) =>
      ada.patch(`/v1/agents/${agent.id}`, '*', { policy: { external: { contact: { rule: 'allow', per_day: 5, recipients } } } })
    const greet = (name: string) =>
      call('request_approval', {
        ...wish,
        category: 'contact',
        title: `Greet ${name}`,
        recipient: `${name}@example.com`,
        details: {},
        audience: shop,
      })
    await allow()
    const unknown = await greet('bob')
    await allow(['cy@example.com', shop])
    const ruled = await greet('cy')
    const byRule = await start(ruled.approval.id)
    const { no_rule } = await read(unknown.approval.id)
    const { device } = await newPasskey(ada, 'Phone', authenticator(publicUrl))
    await demandSigned(ada, device, 'all')
    const { approval } = await call('request_approval', { ...wish, ...bill })
    const { body } = await ada.post<Schemas['Signing']>('/v1/approvals/signature/challenge', { ids: [approval.id] })
    await ada.post(`/v1/approvals/${approval.id}/approve`, { credential: device.get(body.options, { counter: 0 }) })
    const signed = await start(approval.id)
    await close()

    expect([unknown.outcome, no_rule]).toEqual(['pending_approval', expect.objectContaining({ code: 'other_recipient', found: shop })])
    expect((await check(world, byRule.signed_permit)).by).toBe('rule')
    expect((await check(world, signed.signed_permit)).by).toBe('signed')
  })

  test('is for one party: the same action for another one is another wording', async () => {
    const { call, close } = await place()
    const { approval } = await call('request_approval', { ...wish, ...bill })
    const same = await call('request_approval', { ...wish, ...bill })
    const other = await call('request_approval', { ...wish, ...bill, audience: 'https://other.example' }).catch(({ message }) => message)
    const none = await call('request_approval', { ...wish, ...bill, audience: undefined }).catch(({ message }) => message)
    await close()

    expect(same.approval.id).toBe(approval.id)
    for (const one of [other, none]) expect(JSON.stringify(one)).toContain('similar_request')
  })
})

test('after a rotation the key before the last one is listed, and older ones are not', () => {
  const [first, second, third] = ['one', 'two', 'three'].map(name => `${name} is a key that is long enough`)
  const kids = (...keys: (string | undefined)[]) => permits(keys as string[]).publicKeys.keys.map(({ kid }) => kid)

  expect(kids(second, first)).toEqual([...kids(second), ...kids(first)])
  expect(kids(third, second, first)).toEqual([...kids(third), ...kids(second)])
})

onOneStore('docs/permits.md', open => {
  test('has a sample that takes a permit of its customer once, and refuses all others', async () => {
    const world = await open({ browsable: true })
    world.clock.now = Date.now()
    const [ours, theirs] = [await placeOf(world), await placeOf(world)]
    const permitOf = async ({ allowed, start }: typeof ours, more: object) =>
      (await start(await allowed({ ...bill, ...more }))).signed_permit
    const elsewhere = { audience: 'https://other.example', title: 'Two' }
    const permits = permitsFor(await permitOf(ours, {}), await permitOf(ours, elsewhere), await permitOf(theirs, {}))
    await Promise.all([ours.close(), theirs.close()])

    const program = ['--input-type=module', '-e', permitSample('javascript', world.url), ours.agent.id, ...permits]
    const { stdout } = await promisify(execFile)(process.execPath, program)

    expect(stdout.trim().split('\n')).toEqual(verdicts)
  })
})
