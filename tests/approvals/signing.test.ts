/** Approvals that take the signature of a passkey. What can be forged in an export, and how it is found, is in forgeries.test.ts. */
import { createHash } from 'node:crypto'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from '@jest/globals'
import { jcs } from '../../src/core/kit/canonical.ts'
import { eq } from '../../src/store/engine/drizzle.ts'
import { $, run, statement } from '../../src/store/index.ts'
import { notePasskeyUse } from '../../src/store/people/passkeys.ts'
import { authenticator, type Algorithm, type Authenticator, type Flaw } from '../support/authenticator.ts'
import type { Person, Schemas } from '../support/client.ts'
import { askFor, newAgent } from '../support/domain.ts'
import { runCommand } from '../support/scripts.ts'
import { demandSigned, newPasskey, setProof } from '../support/security.ts'
import { onBothStores, publicUrl } from '../support/world.ts'

type Problem = Schemas['Problem']
type Approval = Schemas['Approval'] & { code?: string }

const folder = mkdtempSync(join(tmpdir(), 'signed-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const day = 24 * 60 * 60_000
const summary = ({ status, body }: { status: number; body: { code?: string } }) => (status < 300 ? status : body.code)
const demand = (person: Person, signed_decisions: string) =>
  person.patch<Schemas['Account'] & { code?: string }>('/v1/me', '*', { signed_decisions })
async function begin(person: Person, id: string, body: object = {}) {
  const { statements, options } = (await person.post<Schemas['Signing']>('/v1/approvals/signature/challenge', { ids: [id], ...body })).body
  return { statement: statements[0]!, options }
}
const approve = (person: Person, id: string, body: object = {}, headers: Record<string, string> = {}) =>
  person.post<Approval>(`/v1/approvals/${id}/approve`, body, { headers })
async function sign(person: Person, device: Authenticator, id: string, flaw: Flaw = {}, body: object = {}) {
  const { options } = await begin(person, id, body)
  return approve(person, id, { ...body, credential: device.get(options, { counter: 0, ...flaw }) })
}
const hashOf = (value: object) => createHash('sha256').update(jcs(value)).digest('hex')

async function verify(lines: string[]) {
  const file = join(folder, `${createHash('sha256').update(lines.join('\n')).digest('hex')}.ndjson`)
  writeFileSync(file, lines.join('\n'))
  return runCommand('signed', { FILE: file })
}
/** As an account of version 0.3.0 has it. */
const forgetPolicy = statement<{ id: string }>()('forget_policy', (q, t) =>
  q
    .update(t.accounts)
    .set({ policy: null })
    .where(eq(t.accounts.id, $('id'))),
)
const exported = async (person: Person) => (await person.get('/v1/audit-events/export')).text.trim().split('\n')

onBothStores('signed decisions', open => {
  const town = async (algorithm: Algorithm = 'ES256') => {
    const world = await open()
    const ada = await world.human()
    const { device, passkey } = await newPasskey(ada, 'Phone', authenticator(publicUrl, algorithm))
    const agent = await newAgent(world, ada)
    /** A request of medium risk. */
    const greet = async (to: string) => {
      const asked = { category: 'contact' as const, title: `Greet ${to}`, details: { to }, reason: 'It is polite' }
      return (await world.core.approvals.request(await agent.as(), asked)).approval!.id
    }
    return { world, ada, agent, device, passkey, greet, ask: async (title: string) => (await askFor(world, agent, title)).id }
  }

  test('an account that demands signatures approves only with its passkey, and the log keeps the signature', async () => {
    const { ada, device, ask } = await town()
    const id = await ask('Buy a book')
    const demanded = await demand(ada, 'all')

    const bare = await approve(ada, id)
    const { statement } = await begin(ada, id)
    const read = await ada.get<Approval>(`/v1/approvals/${id}`)
    const signed = await sign(ada, device, id)
    const { body } = await ada.get<Schemas['AuditPage']>('/v1/audit-events?action=approval.approved')

    expect([demanded.body.signed_decisions, bare.status, bare.body.code]).toEqual(['all', 403, 'signature_required'])
    const { agent, kind, title, arguments: given, reason, nonce } = read.body
    const asked = hashOf({ agent_id: agent.id, kind, title, arguments: given, reason, nonce })
    expect(Object.keys(statement).slice(0, 2)).toEqual(['type', 'version'])
    expect(statement).toEqual({
      type: 'agent-quest-approval',
      version: 2,
      approval_id: id,
      account_id: ada.account.id,
      request_version: read.body.version,
      asked_digest: asked,
      allowed_digest: asked,
      thread_digest: hashOf([]),
      thread_length: 0,
      verdict: 'approved',
      note: null,
      valid_for_minutes: 1440,
      allowance: null,
      expires_at: read.body.expires_at,
      origin: publicUrl,
    })
    expect([signed.status, signed.body.status]).toEqual([200, 'approved'])
    expect(body.items[0]!.data.signed).toMatchObject({ statement, credential_id: device.id })
    const client = JSON.parse(Buffer.from(body.items[0]!.data.signed!.client_data_json, 'base64url').toString()) as { challenge: string }
    expect(client.challenge).toBe(
      createHash('sha256')
        .update(jcs([hashOf(statement)]))
        .digest('base64url'),
    )
  })

  test('with `high` only a request of high risk needs a signature, a denial never does, and a batch cannot go around it', async () => {
    const { ada, device, ask } = await town()
    const [low, high, denied] = [
      await ask('Say hello'),
      await ask('Transfer money to DE89370400440532013000'),
      await ask('Pay 900 EUR now'),
    ]
    const risks = []
    for (const id of [low, high]) risks.push((await ada.get<Approval>(`/v1/approvals/${id}`)).body.risk)

    await demand(ada, 'high')
    const bare = await approve(ada, high)
    const no = await ada.post<Approval>(`/v1/approvals/${denied}/deny`)
    const signed = await sign(ada, device, high)
    await demand(ada, 'all')
    const batch = await ada.post<Schemas['DecisionResults']>('/v1/approvals/decisions', { decision: 'approve', ids: [low] })

    expect(risks[1]).toBe('high')
    expect([bare, no, signed].map(summary)).toEqual(['signature_required', 200, 200])
    expect(['signature_required', 'high_risk']).toContain(batch.body.results[0]!.code)
    expect((await ada.get<Approval>(`/v1/approvals/${low}`)).body.status).toBe('pending')
  })

  test('a signature for another request, of another site, of another person, or without a check of the person is refused', async () => {
    const { world, ada, device, ask } = await town()
    await demand(ada, 'all')
    const eve = await world.human()
    const { device: foreign } = await newPasskey(eve)
    const [id, other] = [await ask('Buy a book'), await ask('Buy another book')]
    const { options } = await begin(ada, other)

    const refused = [
      await approve(ada, id, { credential: device.get(options, { counter: 0 }) }),
      await sign(ada, device, id, { origin: 'https://evil.example' }),
      await sign(ada, device, id, { rpId: 'evil.example' }),
      await sign(ada, device, id, { unverified: true }),
      await sign(ada, foreign, id),
      await approve(ada, id, { credential: {} }),
    ]
    const strange = await eve.post<Problem>('/v1/approvals/signature/challenge', { ids: [id] })

    expect(refused.map(summary)).toEqual(['signature_mismatch', ...Array(5).fill('invalid_passkey')])
    expect(summary(strange)).toBe('invalid_state')
    expect((await ada.get<Approval>(`/v1/approvals/${id}`)).body.status).toBe('pending')
    expect(summary(await sign(ada, device, id))).toBe(200)
  })

  test('the passkey signs all that its human adds, and an approval that says anything else is refused', async () => {
    const { world, ada, agent, device } = await town()
    const { id } = await askFor(world, agent, 'Buy a book', {
      recipient: 'Bookshop',
      amount: { value: '12.50', currency: 'EUR' },
      validForMinutes: 600,
    })
    await ada.post(`/v1/approvals/${id}/questions`, { text: 'Which one?' })
    await world.core.questions.answer(await agent.as(), id, 'The red one.')
    const body = { note: 'Go ahead', valid_for_minutes: 30, allow_category_minutes: 60 }

    const { statement, options } = await begin(ada, id, body)
    const credential = device.get(options, { counter: 0 })
    const refused = []
    for (const other of [
      {},
      { ...body, note: 'Go on' },
      { ...body, note: undefined },
      { ...body, valid_for_minutes: 31 },
      { ...body, valid_for_minutes: undefined },
      { ...body, allow_category_minutes: 61 },
      { ...body, allow_category_minutes: undefined },
    ])
      refused.push(summary(await approve(ada, id, { ...other, credential })))
    const approved = await approve(ada, id, { ...body, credential })
    const [entry] = (await ada.get<Schemas['AuditPage']>('/v1/audit-events?action=approval.approved')).body.items
    const policy = (await ada.get<Schemas['Agent']>(`/v1/agents/${agent.id}`)).body.policy.external.spend.allowance

    expect(refused).toEqual(Array(7).fill('signature_mismatch'))
    expect(statement).toMatchObject({
      note: 'Go ahead',
      valid_for_minutes: 30,
      allowance: { category: 'spend', minutes: 60, requests: 20, amount: { value: '12.5', currency: 'EUR' } },
      thread_digest: hashOf([
        { by: 'human', text: 'Which one?' },
        { by: 'agent', text: 'The red one.' },
      ]),
      thread_length: 2,
    })
    expect([approved.status, Date.parse(approved.body.valid_until!) - Date.parse(approved.body.decided_at!)]).toEqual([200, 30 * 60_000])
    expect([policy!.amount, Date.parse(policy!.until) - Date.parse(policy!.since)]).toEqual([statement.allowance!.amount, 60 * 60_000])
    expect(entry!.data.signed!.statement).toEqual(statement)
    expect(await verify(await exported(ada))).toMatchObject({ status: 0, said: expect.stringContaining('1 signed approval is valid') })
  })

  test('a signature does not fit a request that has changed since', async () => {
    const { world, ada, agent, device, ask } = await town()
    const id = await ask('Buy a book')
    const { options } = await begin(ada, id)
    await ada.post(`/v1/approvals/${id}/questions`, { text: 'Which one?' })
    const during = await approve(ada, id, { credential: device.get(options, { counter: 0 }) })
    await world.core.questions.answer(await agent.as(), id, 'The red one.')
    const after = await approve(ada, id, { credential: device.get(options, { counter: 0 }) })

    expect([during, after].map(summary)).toEqual(['signature_mismatch', 'signature_mismatch'])
    expect(summary(await sign(ada, device, id))).toBe(200)
  })

  test('the counter of a passkey never goes back, not even if both signatures were checked before one was used', async () => {
    const { world, ada, device, passkey, ask } = await town()
    const [first, second] = [await ask('Buy a book'), await ask('Buy another book')]
    const earlier = device.get((await begin(ada, first)).options, { counter: 4 })
    const later = device.get((await begin(ada, second)).options, { counter: 5 })
    const note = (counter: number) => world.store.transaction(() => run(notePasskeyUse, { id: passkey.id, counter, now: world.clock.now }))

    const both = [await approve(ada, second, { credential: later }), await approve(ada, first, { credential: earlier })]
    // Requests that are signed together have one counter.
    const noted = [await note(4), await note(5)]

    expect(both.map(summary)).toEqual([200, 'invalid_passkey'])
    expect(noted).toEqual([[], [{ id: passkey.id }]])
    expect(await verify(await exported(ada))).toMatchObject({ status: 0 })
  })

  test.each(['ES256', 'RS256', 'EdDSA'] as const)('a passkey with a key for %s signs, and its signature is verified', async algorithm => {
    const { ada, device, ask } = await town(algorithm)
    const signed = await sign(ada, device, await ask('Buy a book'), {}, { note: 'Go ahead' })

    expect(summary(signed)).toBe(200)
    expect(await verify(await exported(ada))).toMatchObject({ status: 0, said: expect.stringContaining('Note: Go ahead') })
  })

  test('one signature approves several requests, each is decided by itself, and each is verified', async () => {
    const { world, ada, device, ask, greet } = await town()
    await demand(ada, 'all')
    const ids = [await greet('Bob'), await greet('Eve'), await ask('Buy a book')]
    const changed = await greet('Abe')
    const all = { ids: [...ids, changed], versions: [1, 1, 1, 1], note: 'Be polite' }
    const eve = await world.human()
    await newPasskey(eve)
    const strange = await eve.post<Problem>('/v1/approvals/signature/challenge', all)
    const challenge = (asked: object) => ada.post<Schemas['Signing'] & Problem>('/v1/approvals/signature/challenge', asked)

    const more = await challenge({ ...all, valid_for_minutes: 30 })

    const { body } = await challenge(all)
    const credential = device.get(body.options, { counter: 0 })
    const decide = (signature: object, more: object = {}) =>
      ada.post<Schemas['DecisionResults'] & Problem>('/v1/approvals/decisions', { decision: 'approve', ...all, signature, ...more })
    const hashes = body.statements.map(hashOf)
    await ada.post(`/v1/approvals/${changed}/questions`, { text: 'Which?' })
    const without = await challenge(all)
    const refused = [
      await decide({ hashes: hashes.toReversed(), credential }),
      await decide({ hashes: hashes.slice(1), credential }),
      await decide({ hashes: [...hashes.slice(1), '0'.repeat(64)], credential }),
      await decide({ hashes, credential: device.get(body.options, { counter: 0, origin: 'https://evil.example' }) }),
    ]
    const bare = await ada.post<Schemas['DecisionResults']>('/v1/approvals/decisions', { decision: 'approve', ids })
    const other = await decide({ hashes, credential }, { note: undefined })
    const done = await Promise.all([decide({ hashes, credential }), decide({ hashes, credential })])
    const verified = await verify(await exported(ada))

    expect(body.statements.map(({ approval_id }) => approval_id)).toEqual([...ids, changed])
    expect(without.body.statements.map(({ approval_id }) => approval_id)).toEqual(ids)
    expect(more.body.errors).toEqual([expect.objectContaining({ pointer: '/valid_for_minutes', code: 'ids' })])
    expect([strange, ...refused].map(summary)).toEqual(['invalid_state', ...Array(3).fill('signature_mismatch'), 'invalid_passkey'])
    expect(bare.body.results.map(({ code }) => code)).toEqual(['signature_required', 'signature_required', 'high_risk'])
    expect(other.body.results.map(({ code }) => code)).toEqual([
      'signature_mismatch',
      'signature_mismatch',
      'high_risk',
      'precondition_failed',
    ])
    for (const at of [0, 1])
      expect(done.map(({ body: { results } }) => results[at]!.code).toSorted()).toEqual(['approval_already_decided', null])
    for (const {
      body: { results },
    } of done)
      expect(results.slice(2).map(({ code }) => code)).toEqual(['high_risk', 'precondition_failed'])
    expect(verified).toEqual({ status: 0, said: expect.stringContaining('2 signed approvals are valid') })
  })

  test('a repeated approval answers as before, and a late one says who decided', async () => {
    const { ada, device, ask } = await town()
    await demand(ada, 'all')
    const id = await ask('Buy a book')
    const { options } = await begin(ada, id)
    const credential = device.get(options, { counter: 0 })

    const first = await approve(ada, id, { credential }, { 'Idempotency-Key': 'once' })
    const repeated = await approve(ada, id, { credential }, { 'Idempotency-Key': 'once' })
    const late = await approve(ada, id, { credential })
    const over = await ada.post<Problem>('/v1/approvals/signature/challenge', { ids: [id] })

    expect([first, repeated, late, over].map(summary)).toEqual([200, 200, 'approval_already_decided', 'invalid_state'])
    expect(repeated.headers['idempotent-replayed']).toBe('true')
  })

  test('the demand needs a passkey, changes only with a fresh proof, and keeps the last passkey', async () => {
    const { world, ada, device, passkey } = await town()
    const eve = await world.human()

    const without = await demand(eve, 'all')
    await demand(ada, 'high')
    const kept = await ada.delete<Problem>(`/v1/me/passkeys/${passkey.id}`)
    await setProof(world, ada, 0)
    const bare = await demand(ada, 'none')
    const same = await demand(ada, 'high')
    const more = await demand(ada, 'all')
    await setProof(world, ada)
    const fresh = await demandSigned(ada, device, 'none')
    const removed = await ada.delete(`/v1/me/passkeys/${passkey.id}`)

    expect([without, kept, bare, same, more, fresh].map(summary)).toEqual([
      'invalid_state',
      'invalid_state',
      'signature_required',
      200,
      200,
      200,
    ])
    expect([removed.status, fresh.body.signed_decisions]).toEqual([204, 'none'])
  })

  test('a demand for high risk from before risk had its present meaning keeps the old one until it is changed', async () => {
    const { world, ada, device, ask, greet, agent } = await town()
    await demand(ada, 'high')
    const other = async (title: string) => (await askFor(world, agent, title, { category: 'other', details: { at: title } })).id
    const narrow = [
      await approve(ada, await greet('Bob')),
      await approve(ada, await other('Restart')),
      await approve(ada, await ask('Buy')),
    ]
    await world.store.transaction(() => run(forgetPolicy, { id: ada.account.id }))

    const older = [await approve(ada, await greet('Eve')), await approve(ada, await other('Stop')), await approve(ada, await ask('Sell'))]
    const signed = await sign(ada, device, await other('Begin'))
    await ada.patch('/v1/me/policy', '*', { ceilings: { per_day: 5 } })
    const kept = await approve(ada, await other('Go on'))
    await demand(ada, 'all')
    await demandSigned(ada, device, 'high')
    await ada.patch('/v1/me/policy', '*', { ceilings: { per_day: 4 } })
    const changed = await approve(ada, await other('Rest'))

    expect(narrow.map(summary)).toEqual([200, 200, 'signature_required'])
    expect(older.map(summary)).toEqual([200, 'signature_required', 'signature_required'])
    expect([signed, kept, changed].map(summary)).toEqual([200, 'signature_required', 200])
  })

  test('a new passkey signs after a day; the first of a new account at once, and of an older account not', async () => {
    const { world, ada, device, ask } = await town()
    const [first, second] = [await ask('One'), await ask('Two')]
    const eve = await world.human()
    await demand(ada, 'all')
    const stolen = (await newPasskey(ada, 'Stolen')).device
    const { passkeys } = (await ada.get<Schemas['Security']>('/v1/me/security')).body

    const early = await sign(ada, stolen, first)
    const older = await sign(ada, device, first)
    world.clock.advance(day - 1)
    await setProof(world, eve)
    const almost = await sign(ada, stolen, second)
    world.clock.advance(1)
    await newPasskey(eve)
    const late = await sign(ada, stolen, await ask('Three'))
    const tooNew = await demand(eve, 'all')
    world.clock.advance(day)
    const after = await demand(eve, 'all')

    expect([early, older, almost, late].map(summary)).toEqual(['invalid_passkey', 200, 'invalid_passkey', 200])
    expect(passkeys.map(({ created_at, signs_from }) => Date.parse(signs_from) - Date.parse(created_at)).toSorted()).toEqual([0, day])
    expect([tooNew, after].map(summary)).toEqual(['invalid_state', 200])
  })
})
