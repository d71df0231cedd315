/** Approvals that take the signature of a passkey, and the script that verifies them with nothing but an export. */
import { createHash } from 'node:crypto'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from '@jest/globals'
import { canonical } from '../../src/core/kit/canonical.ts'
import type { Authenticator, Flaw } from '../support/authenticator.ts'
import type { Person, Schemas } from '../support/client.ts'
import { askFor, newAgent } from '../support/domain.ts'
import { runCommand } from '../support/scripts.ts'
import { newPasskey, setProof } from '../support/security.ts'
import { onEachStore } from '../support/world.ts'

type Problem = Schemas['Problem']
type Approval = Schemas['Approval'] & { code?: string }
type Entry = Schemas['AuditEvent']

const folder = mkdtempSync(join(tmpdir(), 'signed-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const summary = ({ status, body }: { status: number; body: { code?: string } }) => (status < 300 ? status : body.code)
const demand = (person: Person, signed_decisions: string) =>
  person.patch<Schemas['Account'] & { code?: string }>('/v1/me', '*', { signed_decisions })
const begin = async (person: Person, id: string) => (await person.post<Schemas['Signing']>(`/v1/approvals/${id}/signature-challenge`)).body
const approve = (person: Person, id: string, body: object = {}, headers: Record<string, string> = {}) =>
  person.post<Approval>(`/v1/approvals/${id}/approve`, body, { headers })
async function sign(person: Person, device: Authenticator, id: string, flaw: Flaw = {}) {
  const { options } = await begin(person, id)
  return approve(person, id, { credential: device.get(options, { counter: 0, ...flaw }) })
}

async function verify(lines: string[]) {
  const file = join(folder, `${createHash('sha256').update(lines.join('\n')).digest('hex')}.ndjson`)
  writeFileSync(file, lines.join('\n'))
  return runCommand('signed', { LOG: file })
}
const exported = async (person: Person) => (await person.get('/v1/audit-events/export')).text.trim().split('\n')

onEachStore('signed decisions', open => {
  const town = async () => {
    const world = await open()
    const ada = await world.human()
    const { device, passkey } = await newPasskey(ada)
    const agent = await newAgent(world, ada)
    /** A request of medium risk. */
    const greet = async (to: string) => {
      const asked = { category: 'contact' as const, title: `Greet ${to}`, details: { to }, reason: 'It is polite' }
      return (await world.core.approvals.request(await agent.as(), asked)).approval!.id
    }
    return { world, ada, device, passkey, greet, ask: async (title: string) => (await askFor(world, agent, title)).id }
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
    expect(statement).toEqual({
      approval_id: id,
      digest: read.body.digest,
      verdict: 'approved',
      version: read.body.version,
      expires_at: read.body.expires_at,
    })
    expect([signed.status, signed.body.status]).toEqual([200, 'approved'])
    expect(body.items[0]!.data.signed).toMatchObject({ statement, credential_id: device.id })
    const client = JSON.parse(Buffer.from(body.items[0]!.data.signed!.client_data_json, 'base64url').toString()) as { challenge: string }
    expect(client.challenge).toBe(createHash('sha256').update(canonical(statement)).digest('base64url'))
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
    const strange = await eve.post<Problem>(`/v1/approvals/${id}/signature-challenge`)

    expect(refused.map(summary)).toEqual(Array(6).fill('invalid_passkey'))
    expect(summary(strange)).toBe('not_found')
    expect((await ada.get<Approval>(`/v1/approvals/${id}`)).body.status).toBe('pending')
    expect(summary(await sign(ada, device, id))).toBe(200)
  })

  test('one signature approves several requests, each is decided by itself, and the script verifies each', async () => {
    const { world, ada, device, ask, greet } = await town()
    await demand(ada, 'all')
    const ids = [await greet('Bob'), await greet('Eve'), await ask('Buy a book')]
    const changed = await greet('Abe')
    const eve = await world.human()
    await newPasskey(eve)
    const strange = await eve.post<Problem>('/v1/approvals/signature-challenge', { ids })

    const { body } = await ada.post<Schemas['SigningSeveral']>('/v1/approvals/signature-challenge', { ids: [...ids, changed] })
    const credential = device.get(body.options, { counter: 0 })
    const decide = (signature: object) =>
      ada.post<Schemas['DecisionResults'] & Problem>('/v1/approvals/decisions', { decision: 'approve', ids: [...ids, changed], signature })
    const { statements } = body
    await ada.post(`/v1/approvals/${changed}/questions`, { text: 'Which?' })
    const refused = [
      await decide({ statements: statements.toReversed(), credential }),
      await decide({ statements: statements.slice(1), credential }),
      await decide({ statements: statements.map(one => ({ ...one, version: one.version + 1 })), credential }),
      await decide({ statements, credential: device.get(body.options, { counter: 0, origin: 'https://evil.example' }) }),
    ]
    const bare = await ada.post<Schemas['DecisionResults']>('/v1/approvals/decisions', { decision: 'approve', ids })
    const done = await Promise.all([decide({ statements, credential }), decide({ statements, credential })])
    const verified = await verify(await exported(ada))

    expect(statements.map(({ approval_id }) => approval_id)).toEqual([...ids, changed])
    expect([strange, ...refused].map(summary)).toEqual(['invalid_state', ...Array(4).fill('invalid_passkey')])
    expect(bare.body.results.map(({ code }) => code)).toEqual(['signature_required', 'signature_required', 'high_risk'])
    for (const at of [0, 1])
      expect(done.map(({ body: { results } }) => results[at]!.code).toSorted()).toEqual(['approval_already_decided', null])
    for (const {
      body: { results },
    } of done)
      expect(results.slice(2).map(({ code }) => code)).toEqual(['high_risk', 'precondition_failed'])
    expect(verified).toEqual({ status: 0, said: expect.stringContaining('2 signed approvals') })
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
    const over = await ada.post<Problem>(`/v1/approvals/${id}/signature-challenge`)

    expect([first, repeated, late, over].map(summary)).toEqual([200, 200, 'approval_already_decided', 'invalid_state'])
    expect(repeated.headers['idempotent-replayed']).toBe('true')
  })

  test('the demand needs a passkey, changes only with a fresh proof, and keeps the last passkey', async () => {
    const { world, ada, passkey } = await town()
    const eve = await world.human()

    const without = await demand(eve, 'all')
    await demand(ada, 'high')
    const kept = await ada.delete<Problem>(`/v1/me/passkeys/${passkey.id}`)
    await setProof(world, ada, 0)
    const stale = await demand(ada, 'none')
    const same = await demand(ada, 'high')
    await setProof(world, ada)
    const fresh = await demand(ada, 'none')
    const removed = await ada.delete(`/v1/me/passkeys/${passkey.id}`)

    expect([without, kept, stale, same, fresh].map(summary)).toEqual(['invalid_state', 'invalid_state', 'proof_required', 200, 200])
    expect([removed.status, fresh.body.signed_decisions]).toEqual([204, 'none'])
  })

  test('the script verifies ten signed decisions with nothing but the export, and finds each changed byte', async () => {
    const { ada, device, ask } = await town()
    await demand(ada, 'all')
    for (let i = 0; i < 10; i++) expect(summary(await sign(ada, device, await ask(`Buy book ${i}`)))).toBe(200)
    const lines = await exported(ada)
    const at = lines.findIndex(line => line.includes('approval.approved'))

    const whole = await verify(lines)
    const parts = ['signature', 'client_data_json', 'authenticator_data', 'public_key', 'credential_id'] as const
    const found = []
    for (const part of parts) {
      const forged = lines.map(line => JSON.parse(line) as Entry)
      const { signed } = forged[at]!.data as { signed: Schemas['SignedDecision'] }
      const bytes = Buffer.from(signed[part], 'base64url')
      bytes[bytes.length >> 1]! ^= 1
      signed[part] = bytes.toString('base64url')
      found.push(await verify(rechained(forged, ada.account.id)))
    }
    const retold = lines.map(line => JSON.parse(line) as Entry)
    const requested = retold.find(({ action, target }) => action === 'approval.requested' && target.id === retold[at]!.target.id)!
    requested.data.digest = 'f'.repeat(64)
    found.push(await verify(rechained(retold, ada.account.id)))
    const later = lines.map(line => JSON.parse(line) as Entry)
    later[at]!.data.signed!.statement.version++
    found.push(await verify(rechained(later, ada.account.id)))
    const unchained = await verify(lines.map((line, i) => (i === 1 ? line.replace('"seq":2', '"seq":3') : line)))

    expect(whole).toEqual({ status: 0, said: expect.stringContaining('10 signed approvals') })
    expect(whole.said).toContain('all valid')
    for (const { status, said } of found)
      expect([status, said.split('\n').at(-2)]).toEqual([1, expect.stringMatching(/^9 signed approvals in .* 1 faults$/)])
    expect(unchained.status).toBe(1)
  })
})

/** The same entries with new hashes, as somebody who can write to the database would make them. */
function rechained(entries: Entry[], accountId: string) {
  let before = ''
  return entries.map(entry => {
    const { id, seq, at, actor, action, target, agent_id, request_id, data, salt } = entry
    const values = [
      before,
      id,
      accountId,
      seq,
      Date.parse(at),
      actor.type,
      actor.id,
      action,
      target.type,
      target.id,
      agent_id,
      request_id,
      salt === null
        ? data
        : createHash('sha256')
            .update(canonical([salt, data]))
            .digest('hex'),
    ]
    const hash = createHash('sha256').update(canonical(values)).digest('hex')
    const line = JSON.stringify({ ...entry, prev_hash: before, hash })
    before = hash
    return line
  })
}
