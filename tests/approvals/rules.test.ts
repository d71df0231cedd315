/** The rules of a policy for actions outside the service, each bound at its edge. */
import { expect, test } from '@jest/globals'
import { readLog } from '../../src/core/log/log-reader.ts'
import { setPolicy } from '../../src/store/agents/agents.ts'
import { run, type Policy } from '../../src/store/index.ts'
import { mostCounted } from '../../src/store/approvals/permits.ts'
import type { Person, Schemas } from '../support/client.ts'
import { newActor, repeatCancelled, talkative, type Category, type Rule } from '../support/outside.ts'
import { onEachStore } from '../support/world.ts'

type Agent = Schemas['Agent']
type Problem = Schemas['Problem']
const minute = 60_000
const hour = 60 * minute
const day = 24 * hour
const open = {
  rule: 'ask',
  per_hour: null,
  per_day: null,
  currency: null,
  amount_per_request: null,
  amount_per_day: null,
  recipients: null,
}
const asks = { ...open, cool_down_minutes: 0, allowance: null }
const budget: Rule = { rule: 'allow', per_day: 100, currency: 'EUR', amount_per_request: 10, amount_per_day: 25 }
const bySchema: [number, string] = [400, 'validation_failed']
const five: Rule = { rule: 'allow', per_day: 5 }

const outcomes = async (asked: Promise<{ outcome: string }>[]) => (await Promise.all(asked)).map(({ outcome }) => outcome)
const pending = async (owner: Person) => (await owner.get<Schemas['ApprovalPage']>('/v1/approvals?status=pending')).body.items

onEachStore('rules', openWorld => {
  const begin = async (external: Partial<Record<Category, Rule>> = {}) => {
    const world = await openWorld({ env: talkative })
    const owner = await world.human()
    return { world, owner, actor: await newActor(world, owner, external) }
  }

  test('a new agent asks for everything outside the service, and a change keeps all members that it does not name', async () => {
    const { actor, owner } = await begin()
    const before = await actor.rules()
    const first = await actor.rule({ contact: { rule: 'allow', per_day: 5 }, publish: { rule: 'block' } })
    const second = await actor.rule({ contact: { per_hour: 2 } })
    const { version } = (await owner.get<Agent>(`/v1/agents/${actor.id}`)).body
    const same = await owner.patch<Agent>(`/v1/agents/${actor.id}`, version, { policy: { external: { contact: { per_hour: 2 } } } })

    expect(before).toEqual({ spend: asks, contact: asks, publish: asks, access: asks, other: asks })
    expect(first).toEqual({ ...before, contact: { ...asks, rule: 'allow', per_day: 5 }, publish: { ...asks, rule: 'block' } })
    expect(second).toEqual({ ...first, contact: { ...first.contact, per_hour: 2 } })
    expect(same.body.version).toBe(version)
  })

  test('an agent without rules, as an older version makes it during an upgrade, has the usual ones', async () => {
    const { world, owner, actor } = await begin()
    const { external: _, ...older } = (await owner.get<Agent>(`/v1/agents/${actor.id}`)).body.policy
    await world.store.transaction(() => run(setPolicy, { id: actor.id, policy: older as Policy }))

    expect((await actor.ask('contact')).outcome).toBe('pending_approval')
    expect(await actor.rules()).toEqual({ spend: asks, contact: asks, publish: asks, access: asks, other: asks })
    expect(await actor.rule({ contact: five })).toMatchObject({ contact: five, spend: asks })
  })

  test.each<[what: string, external: Partial<Record<Category, Rule>>, pointers: string[], refused?: [number, string]]>([
    ['no number of requests', { contact: { rule: 'allow' } }, ['contact/per_day']],
    ['no amount', { spend: { rule: 'allow', per_hour: 1, currency: 'EUR' } }, ['spend/amount_per_day']],
    ['an amount without a currency', { spend: { amount_per_day: 5 } }, ['spend/currency']],
    ['an amount without a currency, and allow', { spend: { rule: 'allow', amount_per_request: 5 } }, ['spend/currency']],
    ['no list', { access: { rule: 'allow', per_day: 1 }, other: { rule: 'allow' } }, ['access/recipients', 'other/recipients']],
    [
      'a name in place of an address',
      { contact: { ...five, recipients: ['bob@example.com', 'Druckerei Meier'] } },
      ['contact/recipients/1'],
    ],
    ['an empty list', { contact: { recipients: [] } }, ['contact/recipients'], bySchema],
    ['a fifth decimal', { spend: { ...budget, amount_per_day: 0.00001 } }, ['spend/amount_per_day']],
    [
      'an amount for mails',
      { contact: { ...five, amount_per_day: 5 }, other: { currency: 'EUR' } },
      ['contact/amount_per_day', 'other/currency'],
    ],
    ['no request', { contact: { rule: 'allow', per_day: 0 } }, ['contact/per_day'], bySchema],
    ['a currency that is none', { spend: { ...budget, currency: 'Euro' } }, ['spend/currency'], bySchema],
  ])('a rule with %s is refused, with a pointer to each field', async (_, external, pointers, refused = [422, 'unprocessable']) => {
    const { actor, owner } = await begin()

    const created = await owner.post<Problem>('/v1/agents', { name: 'Scout', policy: { external } })
    const changed = await owner.patch<Problem>(`/v1/agents/${actor.id}`, '*', { policy: { external } })

    for (const { status, body } of [created, changed])
      expect([status, body.code, body.errors!.map(({ pointer }) => pointer)]).toEqual([
        ...refused,
        pointers.map(pointer => `/policy/external/${pointer}`),
      ])
    expect(await actor.rules()).toEqual({ spend: asks, contact: asks, publish: asks, access: asks, other: asks })
  })

  test('one bound on amounts is enough, and a list of recipients where nothing else can be seen', async () => {
    const { actor, owner } = await begin()
    const daily: Rule = { rule: 'allow', currency: 'EUR', amount_per_day: 50 }
    const listed: Rule = { rule: 'allow', recipients: ['github.com/acme', 'db-1.example.com', '4711 0815'] }

    expect(await actor.rule({ spend: daily, access: listed, other: listed })).toMatchObject({ spend: daily, access: listed, other: listed })
    expect((await actor.spend('A book', 50)).outcome).toBe('ready')
    expect(await actor.rule({ spend: { amount_per_day: null, amount_per_request: 7 } })).toMatchObject({ spend: { amount_per_day: null } })
    expect((await actor.spend('A pen', 7)).outcome).toBe('ready')
    const asked = { category: 'access', title: 'Read the mirror', details: {}, reason: 'It is due', wait_seconds: 0 }
    expect((await actor.call('request_approval', { ...asked, recipient: 'DB-1.example.com' })).outcome).toBe('ready')
    expect((await actor.call('request_approval', { ...asked, recipient: 'db-2.example.com' })).outcome).toBe('pending_approval')
    const { body } = await owner.get<Schemas['ApprovalPage']>('/v1/approvals?status=pending')
    expect(body.items.map(({ no_rule: noRule }) => noRule?.code)).toEqual(['recipient_not_listed'])
  })

  test('a rule of an older version without such a bound asks, and its owner is told once', async () => {
    const { world, owner, actor } = await begin({ contact: five })
    const { body: agent } = await owner.get<Agent>(`/v1/agents/${actor.id}`)
    const { recipients: _, ...rest } = asks
    const older = { ...rest, rule: 'allow' as const, per_day: 3 }
    const external = { spend: older, contact: older, publish: rest, access: older, other: rest }
    await world.store.transaction(() => run(setPolicy, { id: actor.id, policy: { ...agent.policy, external } as unknown as Policy }))
    const ended = async () =>
      (await owner.get<Schemas['AuditPage']>('/v1/audit-events?action=agent.rules_ended')).body.items.map(({ data, actor: by }) => [
        data['categories'],
        by.type,
      ])

    const before = [(await actor.rules()).access.rule, (await actor.rules()).contact.rule, await ended()]
    const told = [
      await actor.ask('Unlock it', { category: 'access' }),
      await actor.ask('Mail Bob'),
      await actor.ask('Lock it', { category: 'access' }),
    ]
    const after = (await owner.get<Agent>(`/v1/agents/${actor.id}`)).body

    expect(before).toEqual(['ask', 'allow', []])
    expect(told.map(({ outcome }) => outcome)).toEqual(['pending_approval', 'ready', 'pending_approval'])
    expect(await ended()).toEqual([[['spend', 'access'], 'system']])
    expect([after.policy.external.access, after.version]).toEqual([{ ...asks, per_day: 3 }, agent.version])
  })

  test('a change of an agent says what ended, but not that it changed the rules that an older version wrote', async () => {
    const { world, owner, actor } = await begin()
    const { body: agent } = await owner.get<Agent>(`/v1/agents/${actor.id}`)
    const { recipients: _, ...rest } = asks
    const external = { spend: rest, contact: rest, publish: rest, access: { ...rest, rule: 'allow', per_day: 1 }, other: rest }
    await world.store.transaction(() => run(setPolicy, { id: actor.id, policy: { ...agent.policy, external } as unknown as Policy }))

    await owner.patch(`/v1/agents/${actor.id}`, '*', { name: 'Ranger' })

    const { body } = await owner.get<Schemas['AuditPage']>(`/v1/audit-events?target_id=${actor.id}&sort=created_at`)
    expect(body.items.slice(-2).map(({ action, data }) => [action, data['after'] ?? data['categories']])).toEqual([
      ['agent.rules_ended', ['access']],
      ['agent.updated', { name: 'Ranger' }],
    ])
  })

  test('a bound that a rule needs cannot be taken away', async () => {
    const { actor, owner } = await begin({ contact: five })

    const { status, body } = await owner.patch<Problem>(`/v1/agents/${actor.id}`, '*', {
      policy: { external: { contact: { per_day: null } } },
    })

    expect([status, body.errors!.map(({ pointer }) => pointer)]).toEqual([422, ['/policy/external/contact/per_day']])
    expect(await actor.rule({ contact: { per_day: null, per_hour: 3 } })).toMatchObject({ contact: { per_day: null, per_hour: 3 } })
  })

  test('the sixth request of a day asks, and so it is until the first is a day old', async () => {
    const { world, owner, actor } = await begin({ contact: five })
    for (let i = 0; i < 5; i++) {
      expect(await actor.ask(`Mail ${i}`)).toMatchObject({ outcome: 'ready', approval: { by_rule: 'standing', permit: 'ready' } })
      world.clock.advance(minute)
    }

    const sixth = await actor.ask('Mail 5')
    const otherCategory = await actor.ask('Post 5', { category: 'publish' })
    const again = await actor.ask('Mail 4')
    world.clock.advance(day - 5 * minute - 1)
    const before = await actor.ask('Mail 6')
    world.clock.advance(1)
    const after = await actor.ask('Mail 7')
    const next = await actor.ask('Mail 8')

    expect([sixth, otherCategory, again, before, after, next].map(({ outcome }) => outcome)).toEqual([
      'pending_approval',
      'pending_approval',
      'ready',
      'pending_approval',
      'ready',
      'pending_approval',
    ])
    expect((await pending(owner)).map(({ title }) => title)).toEqual(['Mail 8', 'Mail 6', 'Post 5', 'Mail 5'])
  })

  test('the hour rolls', async () => {
    const { world, actor } = await begin({ contact: { rule: 'allow', per_hour: 2, per_day: 3 } })

    const first = [await actor.ask('Mail 1'), await actor.ask('Mail 2'), await actor.ask('Mail 3')]
    world.clock.advance(hour - 1)
    const early = await actor.ask('Mail 4')
    world.clock.advance(1)
    const later = [await actor.ask('Mail 5'), await actor.ask('Mail 6')]

    expect([...first, early, ...later].map(({ outcome }) => outcome === 'ready')).toEqual([true, true, false, false, true, false])
  })

  test('amounts are exact', async () => {
    const { actor } = await begin({ spend: { ...budget, amount_per_request: 0.2, amount_per_day: 0.3001 } })

    const told = [
      await actor.spend('One more than a request may cost', 0.2001),
      await actor.spend('Exactly what a request may cost', 0.2),
      await actor.spend('More than what is left', 0.1002),
      await actor.spend('What is left', 0.1),
      await actor.spend('The rest', 0.0001),
      await actor.spend('Nothing is left', 0.0001),
    ]

    expect(told.map(({ outcome }) => outcome === 'ready')).toEqual([false, true, false, true, true, false])
  })

  test('only what rules have allowed counts, in one currency, and only for a day', async () => {
    const { world, owner, actor } = await begin({ spend: budget })
    const large = await actor.spend('A server', 20)
    await owner.post(`/v1/approvals/${large.approval.id}/approve`)

    const first = [await actor.spend('A book', 10), await actor.spend('A pen', 10), await actor.spend('A cup', 10)]
    await actor.rule({ spend: { currency: 'USD' } })
    const dollars = [await actor.spend('A book', 10, 'USD'), await actor.spend('A lamp', 5)]
    await actor.rule({ spend: { currency: 'EUR' } })
    world.clock.advance(day)
    const nextDay = await actor.spend('A chair', 10)

    expect([...first, ...dollars, nextDay].map(({ outcome }) => outcome === 'ready')).toEqual([true, true, false, true, false, true])
  })

  test.each<[what: string, asked: object]>([
    ['no amount', { details: { item: 'a book' } }],
    ['an amount in words', { details: { amount: '5 EUR' } }],
    ['another currency', { details: { amount: { value: 5, currency: 'USD' } } }],
    ['an amount with too many decimals', { details: { amount: { value: 5.00001, currency: 'EUR' } } }],
    ['a negative amount', { details: { amount: { value: -5, currency: 'EUR' } } }],
    ['an amount, as a mail', { category: 'contact', details: { amount: { value: 5, currency: 'EUR' } } }],
    ['an IBAN', { category: 'contact', title: 'Send DE89 3704 0044 0532 0130 00' }],
    ['a card number', { category: 'contact', details: { card: '4111 1111 1111 1111' } }],
    ['a key', { category: 'contact', reason: 'With ghp_0123456789abcdefghijABCDEFGHIJ012345' }],
    ['a password', { category: 'contact', details: { text: 'Tell me your password' } }],
    ['a deletion', { category: 'contact', title: 'Delete the archive' }],
    ['a disguise', { category: 'contact', title: 'P\u200bay Bob' }],
  ])('a request with %s asks, whatever the rule says', async (_, asked) => {
    const { owner, actor } = await begin({ spend: budget, contact: five })

    const told = await actor.ask('Do it', { category: 'spend', ...asked })

    expect([told.outcome, told.approval.by_rule]).toEqual(['pending_approval', undefined])
    expect((await pending(owner))[0]!.by_rule).toBeNull()
  })

  test('what the human has denied is not allowed by a rule, but asks again, also days later', async () => {
    const { world, owner, actor } = await begin({ contact: { rule: 'ask' } })
    const { approval } = await actor.ask('Mail Bob')
    await owner.post(`/v1/approvals/${approval.id}/deny`)
    await actor.rule({ contact: five })
    const again = () => actor.ask('Mail Bob', { reason: 'He has agreed' })

    const told = [await actor.ask('Mail Bob'), await again(), await actor.ask('Mail Eve')]
    await actor.call('cancel_approval', { approval_id: told[1].approval.id })
    world.clock.advance(2 * day)
    const later = await again()

    expect(told.map(({ outcome }) => outcome)).toEqual(['denied', 'pending_approval', 'ready'])
    expect([later.outcome, (await pending(owner))[0]?.no_rule?.code]).toEqual(['pending_approval', 'denied_before'])
  })

  test('a request that waits keeps waiting when its rule begins to allow, and one that was allowed must be asked for again when the rule ends', async () => {
    const { owner, actor } = await begin()
    const waiting = await actor.ask('Mail Bob')
    await actor.rule({ contact: five })

    const same = await actor.ask('Mail Bob')
    const other = await actor.ask('Mail Eve')
    await actor.rule({ contact: { rule: 'ask' } })
    const otherAgain = await actor.ask('Mail Eve')
    const third = await actor.ask('Mail Joe')

    expect([same, other, otherAgain, third].map(({ outcome }) => outcome)).toEqual([
      'pending_approval',
      'ready',
      'pending_approval',
      'pending_approval',
    ])
    expect([same.approval.id === waiting.approval.id, otherAgain.approval.id === other.approval.id]).toEqual([true, false])
    expect(await pending(owner)).toHaveLength(3)
  })

  test('a rule that blocks refuses, stores nothing, and does not end what waits', async () => {
    const { owner, actor } = await begin()
    await actor.ask('Mail Bob')
    await actor.rule({ contact: { rule: 'block' } })

    const told = [await actor.ask('Mail Bob'), await actor.ask('Mail Eve')]
    const free = await actor.ask('Publish it', { category: 'publish' })

    expect(told.map(({ code }) => code)).toEqual(['action_blocked', 'action_blocked'])
    expect(free.outcome).toBe('pending_approval')
    expect((await pending(owner)).map(({ title }) => title).toSorted()).toEqual(['Mail Bob', 'Publish it'])
  })

  test('the human sees what a rule allowed: in the list, on its own, and in the log', async () => {
    const { world, owner, actor } = await begin({ spend: budget })
    const { approval } = await actor.spend('A book', 9.99)
    await actor.ask('Mail Bob')

    const listed = async (query: string) =>
      (await owner.get<Schemas['ApprovalPage']>(`/v1/approvals?${query}`)).body.items.map(({ title }) => title)
    const shown = (await owner.get<Schemas['Approval']>(`/v1/approvals/${approval.id}`)).body
    const log = await Array.fromAsync(readLog(world.store, owner.account.id))

    expect([await listed('decider=standing'), await listed('decider=timed'), await listed('permit=ready')]).toEqual([
      ['A book'],
      [],
      ['A book'],
    ])
    expect(shown).toMatchObject({
      status: 'approved',
      by_rule: 'standing',
      decided_by: null,
      decided_at: shown.created_at,
      no_rule: null,
      amount: { value: '9.99', currency: 'EUR' },
      risk: 'high',
      risk_reasons: ['no_recipient'],
      outcome: { state: 'not_applicable' },
      permit: 'ready',
      valid_until: new Date(world.clock.now + day).toISOString(),
    })
    expect(log.filter(({ targetId }) => targetId === approval.id)).toMatchObject([
      {
        action: 'approval.allowed_by_rule',
        actorType: 'agent',
        actorId: actor.id,
        data: { kind: 'external_action', title: 'A book', category: 'spend', rule: 'standing', digest: shown.digest },
      },
    ])
  })

  test('the agent reads its rules: only what is limited', async () => {
    const { actor } = await begin({ contact: { ...five, cool_down_minutes: 5 }, spend: budget })

    const { policy } = await actor.call('get_profile', {})

    expect(policy.external).toEqual({
      spend: budget,
      contact: { rule: 'allow', per_day: 5, cool_down_minutes: 5 },
      publish: { rule: 'ask' },
      access: { rule: 'ask' },
      other: { rule: 'ask' },
    })
  })

  test('an agent with a hundred unused permits asks until it has reported one', async () => {
    const { actor } = await begin({ contact: { rule: 'allow', per_day: 1000 } })
    const told: string[] = []
    // Not all at once: they wait for each other, and the last ones would be refused on a busy machine.
    for (let first = 0; first < 100; first += 20)
      told.push(...(await outcomes(Array.from({ length: 20 }, (_, i) => actor.ask(`Mail ${first + i}`)))))

    const over = await actor.ask('Mail 100')
    const { approval } = await actor.ask('Mail 0')
    await actor.call('report_outcome', { approval_id: approval.id, outcome: 'done' })
    const free = await actor.ask('Mail 101')

    expect(told).toEqual(Array(100).fill('ready'))
    expect([over.outcome, free.outcome]).toEqual(['pending_approval', 'ready'])
  })

  test('an agent that has made more requests than are counted asks', async () => {
    const { world, actor } = await begin({ contact: { rule: 'allow', per_hour: 1000 }, publish: { rule: 'ask' } })
    const { approval } = await actor.ask('Publish it', { category: 'publish' })
    await repeatCancelled(world, approval.id, mostCounted - 2)

    const told = [await actor.ask('Mail 1'), await actor.ask('Mail 2')]
    world.clock.advance(hour)
    const later = await actor.ask('Mail 3')

    expect([...told, later].map(({ outcome }) => outcome === 'ready')).toEqual([true, false, true])
  })
})
