/** Where an account demands signed decisions, what gives more freedom takes the signature of a passkey over exactly this change. */
import { createHash, verify } from 'node:crypto'
import { expect, test } from '@jest/globals'
import { jcs } from '../../src/core/kit/canonical.ts'
import { verify as verifyExport } from '../../src/verifier/verify.ts'
import type { Authenticator } from '../support/authenticator.ts'
import type { Got, Person, Schemas, Sent } from '../support/client.ts'
import { newAgent } from '../support/domain.ts'
import { newPasskey, setProof } from '../support/security.ts'
import { onBothStores, publicUrl, type World } from '../support/world.ts'

type Problem = Partial<Schemas['Problem']>
type Ask = (sent?: Sent) => Promise<Got<Problem>>
const minute = 60_000
const summary = ({ status, body }: { status: number; body: Problem }) => (status < 300 ? status : body.code)
const sha256 = (text: string) => createHash('sha256').update(text).digest('hex')

/** A human who signs, with an agent. The session has no fresh proof any more. */
async function town(world: World) {
  const ada = await world.human()
  const agent = await newAgent(world, ada)
  const { device, passkey } = await newPasskey(ada)
  await ada.patch('/v1/me', '*', { signed_decisions: 'high' })
  await setProof(world, ada, 0)
  return { ada, agent, device, passkey, at: `/v1/agents/${agent.id}` }
}

const written = (signature: object): Sent => ({
  headers: { 'Loosening-Signature': Buffer.from(JSON.stringify(signature)).toString('base64url') },
})
const begin = async (person: Person, loosening: object) =>
  (await person.post<Schemas['LooseningSigning']>('/v1/me/loosening/challenge', loosening)).body
/** The signature of what a refused request asks to sign. */
async function signatureOf(person: Person, device: Authenticator, { body }: Got<Problem>) {
  const { statement, options } = await begin(person, body.loosening!)
  return { statement, credential: device.get(options, { counter: 0 }) }
}
/** A request that is refused, and then sent again with the signature. */
async function signed(person: Person, device: Authenticator, ask: Ask) {
  const bare = await ask()
  return { bare, answer: await ask(written(await signatureOf(person, device, bare))) }
}

onBothStores('a change that gives more freedom, in an account that demands signatures', open => {
  test('is refused with what to sign, and happens with the signature, without another proof; the log keeps it', async () => {
    const world = await open()
    const { ada, agent, device, at } = await town(world)
    const policy = { policy: { join_quest: 'allow', external: { contact: { rule: 'allow', per_day: 5 } } } }
    await ada.post(`${at}/suspend`)
    const asks: Ask[] = [
      sent => ada.post(`${at}/resume`, undefined, sent),
      sent => ada.patch(at, '*', policy, sent),
      sent => ada.post('/v1/agents', { name: 'Free', max_active_quests: 9 }, sent),
      sent => ada.post(`${at}/keys`, undefined, sent),
      sent => ada.post(`${at}/keys/${agent.key.id}/rotate`, undefined, sent),
      sent => ada.patch('/v1/me/policy', '*', { large_amounts: [{ value: '500', currency: 'EUR' }] }, sent),
      sent => ada.patch('/v1/me', '*', { signed_decisions: 'none' }, sent),
    ]

    const all = []
    for (const ask of asks) all.push(await signed(ada, device, ask))

    expect(all.map(({ bare }) => summary(bare))).toEqual(asks.map(() => 'signature_required'))
    expect(all.map(({ bare }) => [bare.body.loosening!.operation, bare.body.loosening!.members.slice(0, 2)])).toEqual([
      ['resumeAgent', []],
      ['updateAgent', ['/policy/join_quest', '/policy/external/contact/rule']],
      ['createAgent', ['/max_active_quests']],
      ['issueAgentKey', []],
      ['rotateAgentKey', []],
      ['updatePolicy', ['/large_amounts']],
      ['updateMe', ['/signed_decisions']],
    ])
    expect(all.map(({ answer }) => answer.status)).toEqual([200, 200, 201, 201, 200, 200, 200])
    const entries = (await ada.get('/v1/audit-events/export')).text
      .trim()
      .split('\n')
      .map(line => JSON.parse(line) as Schemas['AuditEvent'])
      .filter(({ data }) => 'signed_loosening' in data)
    expect(entries.map(({ action }) => action)).toEqual([
      'agent.resumed',
      'agent.updated',
      'agent.created',
      'key.issued',
      'key.rotated',
      'account.policy_updated',
      'account.updated',
    ])
    expect(await world.core.audit.verify(ada.account.id)).toBe(true)
    const report = await verifyExport((await ada.get('/v1/audit-events/export')).text, { expected: 0 })
    expect([report.faults, report.notes]).toEqual([[], expect.arrayContaining(['7 changes that give more freedom were signed.'])])
  })

  test('can be verified from an export of the log alone: what it changed, where and when, and who signed', async () => {
    const world = await open()
    const { ada, device, at } = await town(world)
    await signed(ada, device, sent => ada.patch(at, '*', { policy: { submit_result: 'allow' }, max_active_quests: 4 }, sent))

    const entries = (await ada.get('/v1/audit-events/export')).text
      .trim()
      .split('\n')
      .map(line => JSON.parse(line) as Schemas['AuditEvent'])
    const { target, data } = entries.find(({ action }) => action === 'agent.updated')!
    const { statement, ...signature } = data.signed_loosening!
    const added = entries.find(({ action }) => action === 'account.passkey_added')!
    const client = Buffer.from(signature.client_data_json, 'base64url')
    const { challenge, origin } = JSON.parse(client.toString()) as { challenge: string; origin: string }
    const covered = Buffer.concat([Buffer.from(signature.authenticator_data, 'base64url'), createHash('sha256').update(client).digest()])

    expect(statement).toEqual({
      type: 'aqs.loosening',
      version: 1,
      account: ada.account.id,
      operation: 'updateAgent',
      target: target.id,
      members: ['/policy/submit_result', '/max_active_quests'],
      before: sha256(jcs(data.before)),
      after: sha256(jcs(data.after)),
      at: new Date(world.clock.now).toISOString(),
      origin: publicUrl,
    })
    expect(Buffer.from(challenge, 'base64url').toString('hex')).toBe(sha256(jcs(statement)))
    expect([signature.public_key, origin]).toEqual([added.data.public_key, publicUrl])
    expect(device.publicKey).toBe(signature.public_key)
    expect(verify('sha256', covered, device.verifies, Buffer.from(signature.signature, 'base64url'))).toBe(true)
  })

  test('takes a signature about exactly this change, by this human, that was not used and is not old', async () => {
    const world = await open()
    const { ada, device, passkey, at } = await town(world)
    const eve = await world.human()
    const ofEve = await newPasskey(eve)
    const set = (n: number, sent?: Sent) => ada.patch<Problem>(at, '*', { max_active_quests: n }, sent)
    const ask = await set(4)
    const one = await signatureOf(ada, device, ask)
    const { statement } = one

    const other = await set(5, written(one))
    const edited = await set(5, written({ ...one, statement: { ...statement, ...(await set(5)).body.loosening } }))
    const foreign = await set(4, written({ statement, credential: ofEve.device.get((await begin(ada, ask.body.loosening!)).options) }))
    const byEve = await eve.patch<Problem>('/v1/me', '*', { display_name: 'Eve' }, written(one))
    const used = await set(4, written(one))
    await set(3)
    const again = await set(4, written(one))
    const late = await signatureOf(ada, device, await set(6))
    world.clock.advance(10 * minute)
    const old = await set(6, written(late))
    await setProof(world, ada)
    const fresh = (await newPasskey(ada, 'Stolen')).device
    const tooNew = await set(6, written(await signatureOf(ada, fresh, await set(6))))
    const last = await signatureOf(ada, device, await set(6))
    await ada.delete(`/v1/me/passkeys/${passkey.id}`)
    const removed = await set(6, written(last))

    expect([other, edited, foreign, byEve].map(summary)).toEqual([
      'signature_required',
      'invalid_passkey',
      'invalid_passkey',
      'invalid_passkey',
    ])
    expect([used, again].map(summary)).toEqual([200, 'invalid_passkey'])
    expect([old, tooNew, removed].map(summary)).toEqual(['invalid_passkey', 'invalid_passkey', 'invalid_passkey'])
    expect((await ada.get<Schemas['Agent']>(at)).body.max_active_quests).toBe(3)
  })

  test('happens to the agent in the signature, and to no other one', async () => {
    const world = await open()
    const { ada, agent, device } = await town(world)
    await setProof(world, ada)
    const other = await newAgent(world, ada)
    await setProof(world, ada, 0)
    for (const { id } of [agent, other]) await ada.post(`/v1/agents/${id}/suspend`)
    const resume = ({ id }: { id: string }, sent?: Sent) => ada.post<Problem>(`/v1/agents/${id}/resume`, undefined, sent)
    const one = written(await signatureOf(ada, device, await resume(agent)))

    const answers = [await resume(other, one), await resume(agent, one)]

    expect(answers.map(summary)).toEqual(['signature_required', 200])
  })

  test('of many who send one signature, one makes the change', async () => {
    const world = await open()
    const { ada, device, at } = await town(world)
    const issue = (sent?: Sent) => ada.post<Problem>(`${at}/keys`, undefined, sent)
    const one = written(await signatureOf(ada, device, await issue()))

    const answers = await Promise.all(Array.from({ length: 8 }, () => issue(one)))

    expect(answers.map(summary).toSorted()).toEqual([201, ...Array(7).fill('invalid_passkey')])
  })

  test('and what restricts takes neither signature nor proof', async () => {
    const world = await open()
    const { ada, agent, at } = await town(world)

    const answers = [
      await ada.patch<Problem>(at, '*', { policy: { join_quest: 'block' }, max_active_quests: 1 }),
      await ada.patch<Problem>('/v1/me/policy', '*', { ceilings: { per_day: 5 } }),
      await ada.patch<Problem>('/v1/me', '*', { signed_decisions: 'all' }),
      await ada.post<Problem>(`${at}/suspend`),
      await ada.delete<Problem>(`${at}/keys/${agent.key.id}`),
    ]

    expect(answers.map(summary)).toEqual([200, 200, 200, 200, 204])
  })
})

onBothStores('a rule, in an account that demands signatures', open => {
  const contact = { rule: 'allow', per_day: 9 }
  const of = (rule: object) => ({ policy: { external: { contact: rule } } })
  const bed = async () => {
    const world = await open()
    const all = await town(world)
    let n = 0
    const ask = async () => {
      const to = `friend${++n}@example.com`
      const sent = { category: 'contact' as const, title: `Greet ${to}`, recipient: to, details: {}, reason: 'It is polite' }
      const { approval } = await world.core.approvals.request(await all.agent.as(), sent)
      return (await all.ada.get<Schemas['Approval']>(`/v1/approvals/${approval!.id}`)).body
    }
    const logged = async (action: string) =>
      (await all.ada.get('/v1/audit-events/export')).text
        .trim()
        .split('\n')
        .map(line => JSON.parse(line) as Schemas['AuditEvent'])
        .filter(entry => entry.action === action)
    const change = (rule: object, sent?: Sent) => all.ada.patch<Problem>(all.at, '*', of(rule), sent)
    return { world, ...all, ask, logged, change, sign: (ask: Ask) => signed(all.ada, all.device, ask) }
  }

  test('applies only if a passkey has signed it, and each yes names the statement', async () => {
    const { world, ada, at, ask, logged, change, sign, device } = await bed()
    await sign(sent => ada.patch('/v1/me', '*', { signed_decisions: 'none' }, sent))
    await setProof(world, ada)
    await change(contact)
    const free = await ask()
    await ada.patch('/v1/me', '*', { signed_decisions: 'all' })

    const unsigned = await ask()
    const tighter = await change({ per_day: 8 })
    const still = await ask()
    await change({ rule: 'ask' })
    const { answer } = await sign(sent => change({ rule: 'allow' }, sent))
    const allowed = await ask()
    await change({ per_day: 7 })
    const after = await ask()

    expect([free.by_rule, unsigned.by_rule, unsigned.no_rule?.code, tighter.status]).toEqual(['standing', null, 'unsigned_rule', 200])
    expect([still.no_rule?.code, answer.status, allowed.by_rule, after.by_rule]).toEqual(['unsigned_rule', 200, 'standing', 'standing'])
    const statements = (await logged('approval.allowed_by_rule')).map(({ data }) => data.statement)
    const updated = (await logged('agent.updated')).find(({ data }) => data.signed_loosening)!
    const named = sha256(jcs(updated.data.signed_loosening!.statement))
    expect(statements).toEqual([undefined, named, named])

    // What is loosened while nothing must be signed no longer rests on the signature.
    await sign(sent => ada.patch('/v1/me', '*', { signed_decisions: 'none' }, sent))
    await change({ per_day: 20 })
    await ada.patch('/v1/me', '*', { signed_decisions: 'all' })
    expect((await ask()).no_rule?.code).toBe('unsigned_rule')
    expect(device.id).toBe(updated.data.signed_loosening!.credential_id)
    expect((await ada.get<Schemas['Agent']>(at)).body.policy.external.contact).not.toHaveProperty('signed')
  })

  test('ends with the passkey that signed it, also while it is used, and its owner can read why', async () => {
    const { world, ada, passkey, ask, logged, change, sign, at } = await bed()
    await sign(sent => change(contact, sent))
    const first = await ask()
    await setProof(world, ada)
    await newPasskey(ada, 'Another')

    const [, ...asked] = await Promise.all([ada.delete(`/v1/me/passkeys/${passkey.id}`), ...Array.from({ length: 6 }, ask)])
    const last = await ask()
    const { contact: rule } = (await ada.get<Schemas['Agent']>(at)).body.policy.external
    const yes = (await ada.get<Schemas['Approval']>(`/v1/approvals/${first.id}`)).body

    expect([first.by_rule, last.no_rule?.code, rule.rule, rule.per_day]).toEqual(['standing', 'rule_asks', 'ask', 9])
    expect([yes.permit, yes.status_reason]).toEqual(['lapsed', 'rule_restricted'])
    const [ended] = await logged('agent.rules_ended')
    expect(ended!.data).toMatchObject({ categories: ['contact'], reason: 'passkey_removed' })
    for (const { seq } of await logged('approval.allowed_by_rule')) expect(seq).toBeLessThan(ended!.seq)
    expect(asked.every(({ by_rule, no_rule }) => by_rule === 'standing' || no_rule?.code === 'rule_asks')).toBe(true)
    expect(await world.core.audit.verify(ada.account.id)).toBe(true)
  })
})
