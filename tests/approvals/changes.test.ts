/** A human approves another action than the agent asked for. The yes is for the changed action alone. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from '@jest/globals'
import { readLog } from '../../src/core/log/log-reader.ts'
import { jcs } from '../../src/core/kit/canonical.ts'
import { hashSecret } from '../../src/core/kit/secrets.ts'
import { hasAmount, hasRecipient, namesIn } from '../../src/core/approvals/old-values.ts'
import { newId } from '../../src/core/kit/ids.ts'
import { findApproval, insertApproval } from '../../src/store/approvals/approvals.ts'
import { run } from '../../src/store/index.ts'
import type { Person, Schemas } from '../support/client.ts'
import { openQuest } from '../support/domain.ts'
import { newActor, talkative, type Category, type Rule } from '../support/outside.ts'
import { runCommand } from '../support/scripts.ts'
import { newPasskey, setProof } from '../support/security.ts'
import { onBothStores, onEachStore, type World } from '../support/world.ts'

type Approval = Schemas['Approval']
type Changes = Schemas['Changes']
type Answer = Approval & Pick<Schemas['Problem'], 'code' | 'detail' | 'errors'>
const hour = 3_600_000

const folder = mkdtempSync(join(tmpdir(), 'changes-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const eur = (value: string) => ({ value, currency: 'EUR' })
const invoice = {
  category: 'spend' as Category,
  title: 'Pay the invoice',
  recipient: 'Druckerei Meier',
  amount: eur('480'),
  details: { invoice: 'A-118', copies: 300, colours: ['black', 'red'], express: false, more: null, address: { city: 'Ulm' } },
  reason: 'It is due',
}

describe('an old amount', () => {
  const of = (text: string, value = '480', to: string | null = '400') => hasAmount(text, eur(value), to === null ? null : eur(to))
  test.each([
    ['480'],
    ['Pay 480 EUR'],
    ['480.00'],
    ['480,00 €'],
    ['€480'],
    ['EUR480'],
    ['480Euro'],
    ['480,-'],
    ['(480)'],
    ['480.'],
    ['0480'],
    ['480/month'],
    ['4\u200b80'],
    ['４８０'],
    ['٤٨٠'],
    ['2026 480 EUR'],
    ['INV-480'],
  ])('stands in “%s”', text => expect(of(text)).toBe(true))
  test.each([
    ['1480'],
    ['4801'],
    ['480.5'],
    ['1,480.00'],
    ['1.480,00'],
    ['1 480'],
    ['480,000'],
    ['48'],
    ['A480'],
    ['480px'],
    ['2026-480'],
    ['10.480.3'],
  ])('does not stand in “%s”', text => expect(of(text)).toBe(false))
  test.each([['1480'], ['1,480'], ['1.480'], ['1 480'], ['1\u202f480,00'], ["1'480.00"], ['1.480,00'], ['1,480.00'], ['1480.0']])(
    'of 1480 stands in “%s”',
    text => expect(of(text, '1480')).toBe(true),
  )
  test('with decimals stands where they are written, in either style', () => {
    expect(['12.5', '12,50', '12.500', '125'].map(text => of(text, '12.5'))).toEqual([true, true, false, false])
    expect(hasAmount('1.250', { value: '1.25', currency: 'KWD' }, null)).toBe(true)
  })
  test('stands in its old currency only, if the number stays', () => {
    const to = (currency: string) => (text: string) => hasAmount(text, eur('480'), { value: '480', currency })
    expect(['480', 'USD 480', '480 EUR', 'EUR 480', '€480', '480 €', '480 euros'].map(to('USD'))).toEqual([
      false,
      false,
      true,
      true,
      true,
      true,
      true,
    ])
  })
  test('is found in a long text without delay', () => {
    const before = process.cpuUsage()
    for (const text of [
      '1 '.repeat(16_000),
      '1,'.repeat(16_000),
      '1'.repeat(32_000),
      '1 234'.repeat(6_000),
      'a'.repeat(32_000),
      'a@'.repeat(16_000),
      '1-'.repeat(16_000),
    ]) {
      expect(of(text)).toBe(false)
      namesIn(text)
    }
    const { user, system } = process.cpuUsage(before)
    expect(user + system).toBeLessThan(2_500_000)
  })
})

describe('an old recipient', () => {
  test.each([
    ['Druckerei Meier', 'Pay DRUCKEREI  meier now', 'Papier Huber', true],
    ['Druckerei Meier', 'Pay Druckerei Meierhof', 'Papier Huber', false],
    ['Druckerei Meier', 'Pay Druckerei Meier', 'Druckerei Meier, Ulm', false],
    ['a@example.com', 'Mail (a@example.com)', 'b@example.com', true],
    ['a@example.com', 'Mail aa@example.com', 'b@example.com', false],
    ['Meier, DE89 3704 0044 0532 0130 00', 'IBAN DE89370400440532013000', 'Meier, GB29 NWBK 6016 1331 9268 19', true],
    ['Meier, DE89 3704 0044 0532 0130 00', 'IBAN GB29NWBK60161331926819', 'Meier, GB29 NWBK 6016 1331 9268 19', false],
    ['北京', '付给北京公司', '上海', true],
    ['A+B', 'A+B', 'C', true],
  ])('%s stands in “%s” if it becomes %s: %s', (old, text, now, stands) => expect(hasRecipient(text, old, now)).toBe(stands))
})

const begin = async (openWorld: (options?: object) => Promise<World>, external: Partial<Record<Category, Rule>> = {}) => {
  const world = await openWorld({ env: talkative })
  const owner = await world.human()
  const agent = await newActor(world, owner, external)
  const ask = async (more: object = {}) =>
    (await agent.call('request_approval', { ...invoice, wait_seconds: 0, ...more })).approval.id as string
  return { world, owner, agent, ask }
}
const approve = (owner: Person, id: string, changes?: object, more: object = {}, headers: Record<string, string> = {}) =>
  owner.post<Answer>(`/v1/approvals/${id}/approve`, { ...(changes && { changes }), ...more }, { headers })
const read = async (owner: Person, id: string) => (await owner.get<Approval>(`/v1/approvals/${id}`)).body
const faults = ({ status, body }: { status: number; body: Answer }) => [
  status,
  ...(body.errors ?? []).map(({ pointer, code }) => `${code} ${pointer}`),
]
const codeOf = ({ status, body }: { status: number; body: { code?: string } }) => (status < 300 ? status : body.code)

/** What is asked beside the invoice, the changes, and what is refused. */
const refused: [string, object, object, number, string[]][] = [
  ['the old amount stands in the title', { title: 'Pay 480 EUR' }, { amount: eur('400') }, 422, ['old_value /changes/title']],
  ['it stands there in other digits', { title: 'Pay 480,00 €' }, { amount: eur('400') }, 422, ['old_value /changes/title']],
  [
    'it stands in the new title',
    { title: 'Pay 480 EUR' },
    { amount: eur('400'), title: 'Pay 480.00 EUR' },
    422,
    ['old_value /changes/title'],
  ],
  ['it stands in a detail', { details: { note: 'the 480 of May' } }, { amount: eur('400') }, 422, ['old_value /changes/details/note']],
  ['it is a number', { details: { total: 480 } }, { amount: eur('400') }, 422, ['old_value /changes/details/total']],
  [
    'it stands deep inside, and in two places',
    { title: 'Pay 480', details: { 'a/b': { sums: [1, 480] } } },
    { amount: eur('400') },
    422,
    ['old_value /changes/title', 'old_value /changes/details/a~1b/sums/1'],
  ],
  [
    'it stands in the name of a detail',
    { details: { '480 EUR': true } },
    { amount: eur('400') },
    422,
    ['old_value /changes/details/480 EUR'],
  ],
  ['it stands in the recipient', { recipient: 'Meier (480 EUR)' }, { amount: eur('400') }, 422, ['old_value /changes/recipient']],
  ['it is removed and still stands', { title: 'Pay 480' }, { amount: null }, 422, ['old_value /changes/title']],
  [
    'only its currency is replaced',
    { title: 'Pay 480 EUR' },
    { amount: { value: '480', currency: 'USD' } },
    422,
    ['old_value /changes/title'],
  ],
  [
    'the old recipient stands in the title',
    { title: 'Pay Druckerei Meier' },
    { recipient: 'Papier Huber' },
    422,
    ['old_value /changes/title'],
  ],
  ['it stands in a detail', { details: { to: 'druckerei meier' } }, { recipient: 'Papier Huber' }, 422, ['old_value /changes/details/to']],
  [
    'a detail that names the recipient is replaced',
    { recipient: undefined, title: 'Mail a@example.com', details: { to: 'a@example.com' } },
    { details: { to: 'b@example.com' } },
    422,
    ['old_value /changes/title'],
  ],
  ['nothing changes', {}, { title: 'Pay the invoice', amount: eur('480.00'), details: { copies: 300 } }, 422, ['same /changes']],
  ['no detail is named', {}, { details: {} }, 422, ['same /changes']],
  [
    'a detail does not exist',
    {},
    { details: { colour: 'red', size: 1 } },
    422,
    ['missing /changes/details/colour', 'missing /changes/details/size'],
  ],
  ['a detail is only inherited', {}, { details: { toString: 'x' } }, 422, ['missing /changes/details/toString']],
  ['a number becomes a text', {}, { details: { copies: '200' } }, 422, ['type /changes/details/copies']],
  ['a list becomes an object', {}, { details: { colours: {} } }, 422, ['type /changes/details/colours']],
  ['nothing becomes something', {}, { details: { more: 'x' } }, 422, ['type /changes/details/more']],
  ['something becomes nothing', {}, { details: { address: null } }, 422, ['type /changes/details/address']],
  ['the amount has no such decimals', {}, { amount: eur('400.125') }, 422, ['amount /changes/amount']],
  ['the amount is nothing', {}, { amount: eur('0') }, 422, ['amount /changes/amount']],
  ['the currency does not exist', {}, { amount: { value: '1', currency: 'XYZ' } }, 422, ['amount /changes/amount']],
  [
    'a second amount would stand in the details',
    { amount: undefined, details: { amount: { value: 'some', currency: 'EUR' } } },
    { details: { amount: { value: '9', currency: 'EUR' } } },
    422,
    ['amount /changes/details/amount'],
  ],
  ['the amount has another form', {}, { amount: { value: '12,50', currency: 'EUR' } }, 400, ['pattern /changes/amount/value']],
  ['the details are too large', {}, { details: { invoice: 'x'.repeat(33_000) } }, 400, ['maxBytes /changes/details']],
  ['there is nothing in the changes', {}, {}, 400, ['minProperties /changes']],
  ['the title has two lines', {}, { title: 'a\nb' }, 400, ['pattern /changes/title']],
]

/** What is asked beside the invoice, the changes, and what is allowed besides what was asked. */
const accepted: [string, object, Changes, object, string[]][] = [
  ['less', {}, { amount: eur('400.00') }, { amount: eur('400') }, ['amount']],
  ['more', {}, { amount: eur('500') }, { amount: eur('500') }, ['amount']],
  ['another currency', {}, { amount: { value: '480', currency: 'CHF' } }, { amount: { value: '480', currency: 'CHF' } }, ['amount']],
  ['no amount', {}, { amount: null }, { amount: null }, ['amount']],
  ['an amount where there was none', { amount: undefined }, { amount: eur('5') }, { amount: eur('5') }, ['amount']],
  ['another title', {}, { title: 'Pay the invoice of May' }, { title: 'Pay the invoice of May' }, ['title']],
  ['another recipient', {}, { recipient: 'Papier Huber' }, { recipient: 'Papier Huber' }, ['recipient']],
  ['no recipient', {}, { recipient: null }, { recipient: null }, ['recipient']],
  [
    'details, each of its type',
    {},
    { details: { copies: 200, colours: ['red'], express: true, address: { street: 'Gasse 1' } } as never },
    { details: { ...invoice.details, copies: 200, colours: ['red'], express: true, address: { street: 'Gasse 1' } } },
    ['details.copies', 'details.colours', 'details.express', 'details.address'],
  ],
  [
    'the amount and each place where it stood',
    { title: 'Pay 480 EUR', details: { total: 480, invoice: 'A-118' } },
    { title: 'Pay 400 EUR', amount: eur('400'), details: { total: 400 } as never },
    { title: 'Pay 400 EUR', amount: eur('400'), details: { total: 400, invoice: 'A-118' } },
    ['title', 'amount', 'details.total'],
  ],
  [
    'a number that only begins like the old amount',
    { title: 'Pay invoice 48012' },
    { amount: eur('400') },
    { amount: eur('400') },
    ['amount'],
  ],
  [
    'an odd name of a detail',
    { details: { __proto: 1, 'a.b~/': 'x' } },
    { details: { 'a.b~/': 'y' } as never },
    { details: { __proto: 1, 'a.b~/': 'y' } },
    ['details.a.b~/'],
  ],
]

onBothStores('changes', openWorld => {
  test('each is refused for its own reason, at its own place, and changes nothing', async () => {
    const { owner, ask, agent } = await begin(openWorld)
    for (const [what, asked, changes, status, reasons] of refused) {
      const id = await ask(asked)
      const answer = await approve(owner, id, changes)
      expect([what, ...faults(answer)]).toEqual([what, status, ...reasons])
      expect(await read(owner, id)).toMatchObject({ status: 'pending', allowed: null, changed: [], version: 1 })
      await agent.call('cancel_approval', { approval_id: id })
    }
  })

  test('each is accepted, and the agent starts exactly what is allowed', async () => {
    const { owner, ask, agent } = await begin(openWorld)
    for (const [what, asked, changes, allowed, paths] of accepted) {
      const id = await ask(asked)
      const before = await read(owner, id)
      const { status, body } = await approve(owner, id, changes)
      const shown = await agent.call('get_approval', { approval_id: id })
      const started = await agent.call('start_action', { approval_id: id, start_token: shown.start_token })

      const { digest, ...action } = body.allowed!
      const { recipient = null, amount = null, ...own } = { ...invoice, ...asked }
      const { reason, ...words } = own
      expect([what, status, action]).toEqual([what, 200, { ...words, recipient, amount, ...allowed }])
      // PostgreSQL orders the members of a JSON object by itself.
      expect(body.changed.map(({ path }) => path).toSorted()).toEqual(paths.toSorted())
      // What was asked for stays as it was.
      expect(body).toMatchObject({
        status: 'approved',
        title: before.title,
        amount: before.amount,
        arguments: before.arguments,
        digest: before.digest,
      })
      // Anybody can compute the digest from the answer.
      const { kind, nonce } = body
      const whole = { agent_id: agent.id, kind, title: action.title, arguments: action, reason, nonce }
      expect(digest).toBe(hashSecret(jcs(whole)))
      expect(digest).not.toBe(body.digest)
      const told = Object.fromEntries(Object.entries(action).filter(([, value]) => value !== null))
      for (const answer of [shown, started]) {
        expect(answer.action).toEqual(told)
        expect(answer.changed.map(({ path }: { path: string }) => path)).toEqual(body.changed.map(({ path }) => path))
        expect(answer.next_step).toContain('Your human changed the action: do exactly what action says.')
        expect(answer.approval.title).toBe(action.title)
      }
      expect([started.outcome, started.digest]).toEqual(['go', digest])
      await agent.call('report_outcome', { approval_id: id, start_token: shown.start_token, outcome: 'done' })
    }
  })

  test('an action that nobody changed is told as it was asked for', async () => {
    const { owner, ask, agent } = await begin(openWorld)
    const id = await ask()
    const { body } = await approve(owner, id)
    const shown = await agent.call('get_approval', { approval_id: id })

    expect([body.allowed, body.changed, shown.changed]).toEqual([null, [], undefined])
    expect(shown.next_step).not.toContain('changed the action')
  })

  test('the log says what was asked and what is allowed, and both are stored with the request', async () => {
    const { world, owner, ask } = await begin(openWorld)
    const id = await ask({ title: 'Pay 480 EUR' })
    const { body } = await approve(owner, id, { title: 'Pay 400 EUR', amount: eur('400'), details: { copies: 200 } }, { note: 'Less' })

    const entry = (await Array.fromAsync(readLog(world.store, owner.account.id))).find(({ action }) => action === 'approval.approved')!
    expect(entry.data).toEqual({
      kind: 'external_action',
      title: 'Pay 480 EUR',
      note: 'Less',
      changed: ['title', 'amount', 'details.copies'],
      asked: { title: 'Pay 480 EUR', amount: eur('480'), 'details.copies': 300 },
      allowed: { title: 'Pay 400 EUR', amount: eur('400'), 'details.copies': 200 },
      digest: body.allowed!.digest,
    })
    expect(body.changed).toEqual([
      { path: 'title', from: 'Pay 480 EUR', to: 'Pay 400 EUR' },
      { path: 'amount', from: eur('480'), to: eur('400') },
      { path: 'details.copies', from: 300, to: 200 },
    ])
  })

  test('a request that asks for what is allowed is the same, before and after its end', async () => {
    const { owner, ask, agent } = await begin(openWorld)
    const id = await ask()
    await approve(owner, id, { amount: eur('400'), title: 'Pay a part' })
    const wish = (more: object) => agent.call('request_approval', { ...invoice, wait_seconds: 0, ...more })

    const again = await wish({})
    const asAllowed = await wish({ amount: eur('400'), title: 'Pay a part' })
    const otherWords = await wish({ amount: eur('400') })
    const other = await wish({ amount: eur('300') })
    await owner.post(`/v1/approvals/${id}/take-back`)
    const after = await wish({ amount: eur('400'), title: 'Pay a part' })
    const anew = await wish({ amount: eur('400'), title: 'Pay a part', reason: 'Really' })

    expect([again, asAllowed].map(({ approval, outcome, action }) => [approval.id, outcome, action.amount.value])).toEqual([
      [id, 'ready', '400'],
      [id, 'ready', '400'],
    ])
    expect(otherWords.code).toBe('similar_request')
    expect([other.outcome, other.approval.id === id]).toEqual(['pending_approval', false])
    // It was taken back, and counts as denied.
    expect([after.approval.id, after.outcome]).toEqual([id, 'lapsed'])
    expect(await read(owner, anew.approval.id)).toMatchObject({ status: 'pending', earlier_denials: 1 })
  })

  test('the next request says what was allowed the last time', async () => {
    const { owner, ask, agent } = await begin(openWorld)
    const id = await ask()
    await approve(owner, id, { amount: eur('400') })
    await agent.call('report_outcome', { approval_id: id, outcome: 'done' })

    const next = [await ask(), await ask({ amount: eur('400') })]
    for (const one of next)
      expect((await read(owner, one)).earlier_yes).toMatchObject({
        id,
        permit: 'done',
        allowed: { title: invoice.title, recipient: invoice.recipient, amount: eur('400') },
      })
  })

  test('they cannot make two open requests the same, whichever comes first', async () => {
    const { owner, ask, agent } = await begin(openWorld)
    const [dear, cheap] = [await ask(), await ask({ amount: eur('400') })]

    const refusedAsPending = await approve(owner, dear, { amount: eur('400') })
    await approve(owner, cheap)
    const refusedAsReady = await approve(owner, dear, { amount: eur('400') })
    await agent.call('report_outcome', { approval_id: cheap, outcome: 'done' })
    const after = await approve(owner, dear, { amount: eur('400') })

    expect([refusedAsPending, refusedAsReady].map(faults)).toEqual([
      [422, 'similar /changes'],
      [422, 'similar /changes'],
    ])
    expect(refusedAsReady.body.detail).toContain(cheap)
    expect(after.status).toBe(200)
  })

  test('they are for one external action, and not for a denial or several requests', async () => {
    const { owner, ask, agent } = await begin(openWorld)
    const quest = await openQuest(owner)
    const join = (await agent.call('join_quest', { quest: quest.slug, reason: 'It fits', wait_seconds: 0 })).approval.id
    const id = await ask({ category: 'contact' })
    const changes = { title: 'Something else' }

    const ofQuest = await approve(owner, join, changes, { valid_for_minutes: 5, allow_category_minutes: 5 })
    const denial = await owner.post<Answer>(`/v1/approvals/${id}/deny`, { changes })
    const several = await owner.post<Answer>('/v1/approvals/decisions', { decision: 'approve', ids: [id], changes })

    expect(faults(ofQuest)).toEqual([422, 'kind /valid_for_minutes', 'kind /allow_category_minutes', 'kind /changes'])
    expect([denial, several].map(faults)).toEqual([
      [400, 'additionalProperties /changes'],
      [400, 'additionalProperties /changes'],
    ])
    expect([(await read(owner, id)).status, (await read(owner, join)).status]).toEqual(['pending', 'pending'])
  })

  test('a stale version is refused, and a repetition answers the same once', async () => {
    const { owner, ask, agent } = await begin(openWorld)
    const id = await ask()
    await owner.post(`/v1/approvals/${id}/questions`, { text: 'Why 480?' })
    const stale = await approve(owner, id, { amount: eur('400') }, {}, { 'If-Match': '"v1"' })
    const key = { 'Idempotency-Key': 'k1', 'If-Match': '"v2"' }
    const first = await approve(owner, id, { amount: eur('400') }, {}, key)
    const again = await approve(owner, id, { amount: eur('400') }, {}, key)
    const other = await approve(owner, id, { amount: eur('300') }, {}, key)
    const late = await approve(owner, id, { amount: eur('300') })

    expect([stale, first, again, other, late].map(codeOf)).toEqual([
      'precondition_failed',
      200,
      200,
      'idempotency_key_reused',
      'approval_already_decided',
    ])
    expect(again.body).toEqual(first.body)
    expect(again.headers['idempotent-replayed']).toBe('true')
    expect((await agent.call('get_approval', { approval_id: id })).action.amount).toEqual(eur('400'))
  })

  test('a request of version 0.3.0 can be changed too', async () => {
    const { world, owner, ask, agent } = await begin(openWorld)
    const id = await ask({ title: 'Another' })
    const { category, title, details } = invoice
    const older = { category, title, details: { ...details, to: 'Meier', amount: { value: 480, currency: 'EUR' } } }
    const olderId = newId('apr', world.clock.now)
    await world.store.transaction(function* () {
      const [row] = yield* run(findApproval, { id })
      const none = { askedDigest: null, nonce: null, deed: null, recipientKey: null }
      yield* run(insertApproval, {
        ...row!,
        ...none,
        id: olderId,
        title,
        arguments: older,
        digest: hashSecret('older'),
        now: world.clock.now,
      })
    })
    const before = await read(owner, olderId)
    const missing = await approve(owner, olderId, { details: { amount: { value: 400, currency: 'EUR' } } })
    const { body } = await approve(owner, olderId, { amount: eur('400') })

    expect(before).toMatchObject({ allowed: null, changed: [], nonce: null, amount: eur('480') })
    expect(faults(missing)).toEqual([422, 'missing /changes/details/amount'])
    const { digest, ...action } = body.allowed!
    expect(action).toEqual({ category, title, recipient: null, amount: eur('400'), details: { ...details, to: 'Meier' } })
    expect(body.changed).toEqual([{ path: 'amount', from: eur('480'), to: eur('400') }])
    const whole = { agent_id: agent.id, kind: 'external_action', title, arguments: action, reason: invoice.reason, nonce: null }
    expect(digest).toBe(hashSecret(jcs(whole)))
    expect((await agent.call('get_approval', { approval_id: olderId })).action.amount).toEqual(eur('400'))
  })
})

onEachStore('a change is judged on both actions', openWorld => {
  test.each<[string, object, Changes, boolean]>([
    ['less money', {}, { amount: eur('400') }, false],
    ['another title', {}, { title: 'Pay the invoice of May' }, false],
    ['a smaller number', {}, { details: { copies: 200 } as never }, false],
    ['another word', {}, { details: { colours: ['green'] } as never }, false],
    ['more money', {}, { amount: eur('480.01') }, true],
    ['another currency', {}, { amount: { value: '1', currency: 'KWD' } }, true],
    ['no amount', {}, { amount: null }, true],
    ['an amount where there was none', { amount: undefined }, { amount: eur('1') }, true],
    ['another recipient', {}, { recipient: 'Papier Huber' }, true],
    ['no recipient', {}, { recipient: null }, true],
    ['another recipient in the details', { recipient: undefined, details: { to: 'Ada' } }, { details: { to: 'Eve' } as never }, true],
    [
      'another account',
      { details: { iban: 'DE89 3704 0044 0532 0130 00' } },
      { details: { iban: 'GB29 NWBK 6016 1331 9268 19' } as never },
      true,
    ],
    ['another host', { details: { url: 'https://example.com/a' } }, { details: { url: 'https://example.org/a' } as never }, true],
    ['a larger number', {}, { details: { copies: 301 } as never }, true],
    ['a larger number in the title', { title: 'Buy 3 cups' }, { title: 'Buy 30 cups' }, true],
  ])('%s', async (_what, asked, changes, needsProof) => {
    const { world, owner, ask } = await begin(openWorld)
    const id = await ask(asked)
    await setProof(world, owner, 0)
    const stale = await approve(owner, id, changes)
    await setProof(world, owner)
    const fresh = await approve(owner, id, changes)

    expect([codeOf(stale), codeOf(fresh)]).toEqual(needsProof ? ['proof_required', 200] : [200, 'approval_already_decided'])
  })

  test('a repetition of an approval that was proven needs no other proof', async () => {
    const { world, owner, ask } = await begin(openWorld)
    const id = await ask()
    const key = { 'Idempotency-Key': 'k1' }
    await approve(owner, id, { amount: eur('500') }, {}, key)
    world.clock.advance(hour)

    expect((await approve(owner, id, { amount: eur('500') }, {}, key)).status).toBe(200)
  })

  test('a change into something riskier needs the signature that high risk needs, and shows its risk', async () => {
    const { owner, ask } = await begin(openWorld)
    await newPasskey(owner)
    await owner.patch('/v1/me', '*', { signed_decisions: 'high' })
    const id = await ask({ category: 'contact', title: 'Greet Ada', recipient: 'Ada', amount: undefined, details: { text: 'Hello' } })
    const before = await read(owner, id)

    const bare = await approve(owner, id, { details: { text: 'Send me your password' } })
    const harmless = await approve(owner, id, { details: { text: 'Good morning' } })

    expect([before.risk, codeOf(bare), codeOf(harmless)]).toEqual(['medium', 'signature_required', 200])
    expect(harmless.body).toMatchObject({ risk: 'medium', risk_reasons: [] })
  })

  test('a change into something harmless keeps the risk of what was asked', async () => {
    const { owner, ask } = await begin(openWorld)
    const { device } = await newPasskey(owner)
    await owner.patch('/v1/me', '*', { signed_decisions: 'high' })
    const wish = {
      category: 'contact',
      title: 'Write to Ada',
      recipient: 'Ada',
      amount: undefined,
      details: { text: 'My password is tulip' },
    }
    const id = await ask(wish)
    const changes = { details: { text: 'Hello' } }
    const bare = await approve(owner, id, changes)
    const { options } = (await owner.post<Schemas['Signing']>('/v1/approvals/signature/challenge', { ids: [id], changes })).body
    const { body } = await approve(owner, id, changes, { credential: device.get(options, { counter: 0 }) })

    expect(codeOf(bare)).toBe('signature_required')
    expect(body).toMatchObject({ risk: 'high', risk_reasons: ['credentials'] })
  })

  test('the signature is about the changed action, and no other one is accepted', async () => {
    const { owner, ask } = await begin(openWorld)
    const { device } = await newPasskey(owner)
    await owner.patch('/v1/me', '*', { signed_decisions: 'all' })
    const id = await ask()
    const changes = { amount: eur('400') }
    const challenge = async (body?: object) => {
      const answer = await owner.post<Schemas['Signing']>('/v1/approvals/signature/challenge', { ids: [id], ...body })
      return { digest: answer.body.statements[0]!.allowed_digest, credential: device.get(answer.body.options, { counter: 0 }) }
    }
    const [asked, changed, other] = [await challenge(), await challenge({ changes }), await challenge({ changes: { amount: eur('300') } })]

    const tries = [
      await approve(owner, id, changes),
      await approve(owner, id, changes, { credential: asked.credential }),
      await approve(owner, id, changes, { credential: other.credential }),
      await approve(owner, id, undefined, { credential: changed.credential }),
      await approve(owner, id, changes, { credential: changed.credential }),
    ]

    expect(tries.map(codeOf)).toEqual(['signature_required', 'signature_mismatch', 'signature_mismatch', 'signature_mismatch', 200])
    expect([changed.digest, asked.digest]).toEqual([tries[4]!.body.allowed!.digest, tries[4]!.body.digest])
    const { text } = await owner.get('/v1/audit-events/export')
    const log = join(folder, 'log.ndjson')
    const verified = async (lines: string) => {
      writeFileSync(log, lines)
      const { status, said } = await runCommand('signed', { FILE: log })
      return [status, said.includes('something else was allowed than was signed')]
    }
    expect(await verified(text)).toEqual([0, false])
    expect(await verified(text.replace(`"digest":"${changed.digest}"`, `"digest":"${asked.digest}"`))).toEqual([1, true])
  })

  test('an allowance with it is for the changed amount', async () => {
    const { owner, ask, agent } = await begin(openWorld)
    await approve(owner, await ask(), { amount: eur('40') }, { allow_category_minutes: 60 })

    const told = [await agent.spend('A book', 40), await agent.spend('A lamp', 40.01)]
    expect(told.map(({ outcome }) => outcome)).toEqual(['ready', 'pending_approval'])
    expect((await agent.rules()).spend.allowance!.amount).toEqual(eur('40'))
  })

  test('a rule that allows the changed action does not allow it again after its human has taken it back', async () => {
    const spend: Rule = { rule: 'allow', per_day: 100, currency: 'EUR', amount_per_request: 50, amount_per_day: 500 }
    const { owner, ask, agent } = await begin(openWorld, { spend })
    const id = await ask()
    await approve(owner, id, { amount: eur('40') })
    await owner.post(`/v1/approvals/${id}/take-back`)

    const again = await agent.call('request_approval', { ...invoice, amount: eur('40'), reason: 'Again', wait_seconds: 0 })
    const elsewhere = { recipient: 'Papier Huber', amount: eur('41'), details: { invoice: 'B-7' } }
    const other = await agent.call('request_approval', { ...invoice, ...elsewhere, wait_seconds: 0 })
    expect([again.outcome, other.outcome]).toEqual(['pending_approval', 'ready'])
  })

  test('a report that contradicts what was known ends the yes to the same action, as it was allowed', async () => {
    const { owner, ask, agent } = await begin(openWorld)
    const id = await ask()
    await approve(owner, id, { amount: eur('400') })
    await agent.call('report_outcome', { approval_id: id, outcome: 'not_done' })
    const next = await ask({ amount: eur('400') })
    await approve(owner, next)
    await agent.call('report_outcome', { approval_id: id, outcome: 'done' })

    expect((await read(owner, next)).permit).toBe('lapsed')
  })
})
