/** Which changes give an agent more freedom: for every field of a policy. */
import { expect, test } from '@jest/globals'
import { needsFewerSignatures } from '../../src/core/people/accounts.ts'
import { loosens as loosensMembers, loosensAll, type Settings } from '../../src/core/agents/loosening.ts'
import { cautious, withRule } from '../../src/core/agents/policies.ts'
import type { AccountPolicy, ExternalRule, Policy } from '../../src/store/index.ts'

const now = 1_000_000
const agent = (policy: Policy, maxActiveQuests = 3): Settings => ({ policy, maxActiveQuests })
const loosens = (before: Settings, after: Settings, at: number) => loosensMembers(before, after, at).length > 0
const allowing: ExternalRule = {
  rule: 'allow',
  per_hour: 5,
  per_day: 20,
  currency: 'EUR',
  amount_per_request: 10,
  amount_per_day: 50,
  recipients: ['shop.example', 'print.example'],
  cool_down_minutes: 30,
  allowance: null,
}
const of = (rule: ExternalRule, change: Partial<ExternalRule> = {}) => withRule(cautious, 'spend', { ...rule, ...change })
const loosened = (before: Partial<ExternalRule>, after: Partial<ExternalRule>) =>
  loosens(agent(of(allowing, before)), agent(of(allowing, after)), now)

const allowance = { since: now - 1, until: now + 1000, amount: { value: 10, currency: 'EUR' } }
/** For each field of a rule: a tighter and a looser value. */
const steps: Record<Exclude<keyof ExternalRule, 'denied_at' | 'signed'>, [tight: Partial<ExternalRule>, loose: Partial<ExternalRule>][]> = {
  rule: [
    [{ rule: 'block' }, { rule: 'ask' }],
    [{ rule: 'ask' }, { rule: 'allow' }],
    [{ rule: 'block' }, { rule: 'allow' }],
  ],
  per_hour: [
    [{ per_hour: 5 }, { per_hour: 6 }],
    [{ per_hour: 5 }, { per_hour: null }],
  ],
  per_day: [
    [{ per_day: 5 }, { per_day: 6 }],
    [{ per_day: 5 }, { per_day: null }],
  ],
  amount_per_request: [[{ amount_per_request: 1 }, { amount_per_request: 2 }]],
  amount_per_day: [
    [{ amount_per_day: 1 }, { amount_per_day: 2 }],
    [{ amount_per_day: 1 }, { amount_per_day: null }],
  ],
  recipients: [
    [{ recipients: ['shop.example'] }, { recipients: ['shop.example', 'print.example'] }],
    [{ recipients: ['shop.example'] }, { recipients: null }],
  ],
  currency: [],
  cool_down_minutes: [[{ cool_down_minutes: 60 }, { cool_down_minutes: 0 }]],
  allowance: [
    [{ allowance: null }, { allowance }],
    [{ allowance }, { allowance: { ...allowance, until: now + 2000 } }],
    [{ allowance }, { allowance: { ...allowance, amount: { value: 11, currency: 'EUR' } } }],
    [{ allowance: { ...allowance, until: now } }, { allowance }],
  ],
}
const cases = Object.entries(steps).flatMap(([field, pairs]) => pairs.map(([tight, loose]) => ({ field, tight, loose })))

test.each(cases)('of a rule, $field: from $tight to $loose loosens, and back it does not', ({ tight, loose }) => {
  expect([loosened(tight, loose), loosened(loose, tight), loosened(tight, tight), loosened(loose, loose)]).toEqual([
    true,
    false,
    false,
    false,
  ])
})

test('another currency loosens in either direction, because the same number may be worth more', () => {
  expect([loosened({ currency: 'EUR' }, { currency: 'JPY' }), loosened({ currency: 'JPY' }, { currency: 'EUR' })]).toEqual([true, true])
  const inYen = { ...allowance, amount: { value: 10, currency: 'JPY' } }
  expect([loosened({ allowance }, { allowance: inYen }), loosened({ allowance: inYen }, { allowance })]).toEqual([true, true])
})

test.each(['join_quest', 'submit_result', 'withdraw_from_quest'] as const)(
  '%s loosens from block to ask to allow, and never back',
  gate => {
    const results = (['block', 'ask', 'allow'] as const).flatMap((before, i, all) =>
      all.map((after, j) => [j > i, loosens(agent({ ...cautious, [gate]: before }), agent({ ...cautious, [gate]: after }), now)]),
    )

    for (const [wanted, result] of results) expect(result).toBe(wanted)
  },
)

test.each(['spend', 'contact', 'publish', 'access', 'other'] as const)('a rule of %s counts', category => {
  const bounds = { per_day: 1, recipients: ['shop.example'], ...(category === 'spend' && { currency: 'EUR', amount_per_day: 5 }) }
  const looser = withRule(cautious, category, { ...cautious.external[category], rule: 'allow', ...bounds })

  expect([loosens(agent(cautious), agent(looser), now), loosens(agent(looser), agent(cautious), now)]).toEqual([true, false])
})

test('bounds count only while a rule or an allowance allows something', () => {
  const change = (rule: Partial<ExternalRule>) => loosened({ ...rule, per_day: 1 }, { ...rule, per_day: null })

  expect([change({ rule: 'ask' }), change({ rule: 'block' }), change({ rule: 'ask', allowance }), change({ rule: 'allow' })]).toEqual([
    false,
    false,
    true,
    true,
  ])
  expect(loosened({ rule: 'allow' }, { rule: 'ask', per_hour: null, per_day: null, amount_per_day: null })).toBe(false)
})

/** For each field of an agent that can give it freedom: a change, and the members that it loosens. */
const settings: Record<keyof Settings, [change: Partial<Settings>, loosened: string[]]> = {
  policy: [
    { policy: { ...of(allowing), submit_result: 'allow' } },
    ['/policy/submit_result', '/policy/external/spend/rule', '/policy/external/spend/currency'],
  ],
  maxActiveQuests: [{ maxActiveQuests: 4 }, ['/max_active_quests']],
}

test.each(Object.entries(settings))('of an agent, %s: each member that becomes looser is named', (_field, [change, loosened]) => {
  expect(loosensMembers(agent(cautious), { ...agent(cautious), ...change }, now)).toEqual(loosened)
})

const unlimited: AccountPolicy = { defaults: null, ceilings: { perDay: null, amountsPerDay: [] }, largeAmounts: [] }
const eur = (value: string) => [{ value, currency: 'EUR' }]
const ceilings = (perDay: number | null, amountsPerDay = eur('50')) => ({ ceilings: { perDay, amountsPerDay } })
/** For each member of the policy of an account: a tighter value, a looser one, and the members that then become looser. */
const ofAccount: Record<keyof AccountPolicy, [tight: Partial<AccountPolicy>, loose: Partial<AccountPolicy>, loosened: string[]][]> = {
  defaults: [
    [{ defaults: null }, { defaults: { ...cautious, join_quest: 'allow' } }, ['/defaults/join_quest']],
    [{ defaults: of(allowing) }, { defaults: of(allowing, { per_day: 21 }) }, ['/defaults/external/spend/per_day']],
  ],
  ceilings: [
    [ceilings(5), ceilings(6), ['/ceilings/per_day']],
    [ceilings(5), ceilings(null), ['/ceilings/per_day']],
    [ceilings(5), ceilings(5, eur('50.01')), ['/ceilings/amounts_per_day']],
    [ceilings(5), ceilings(5, [...eur('50'), { value: '1', currency: 'USD' }]), ['/ceilings/amounts_per_day']],
    [ceilings(5), ceilings(6, []), ['/ceilings/per_day', '/ceilings/amounts_per_day']],
  ],
  narrowRisk: [],
  largeAmounts: [
    [{ largeAmounts: [] }, { largeAmounts: eur('101') }, ['/large_amounts']],
    [{ largeAmounts: eur('50') }, { largeAmounts: [] }, ['/large_amounts']],
  ],
}
const accountCases = Object.entries(ofAccount).flatMap(([member, all]) => all.map(one => [member, ...one] as const))
test.each(accountCases)(
  'of the policy of an account, %s: from %j to %j loosens, and back it does not',
  (_member, tight, loose, loosened) => {
    const [before, after] = [
      { ...unlimited, ...tight },
      { ...unlimited, ...loose },
    ]

    expect(loosensAll(before, after, now)).toEqual(loosened)
    expect(loosensAll(after, before, now)).toEqual([])
  },
)

test('more quests at once loosen', () => {
  expect([loosens(agent(cautious, 3), agent(cautious, 4), now), loosens(agent(cautious, 4), agent(cautious, 3), now)]).toEqual([
    true,
    false,
  ])
})

test('fewer signatures are none after high, and high after all', () => {
  const demands = ['none', 'high', 'all'] as const
  const fewer = demands.flatMap(before => demands.filter(after => needsFewerSignatures(before, after)).map(after => `${before} ${after}`))

  expect(fewer).toEqual(['high none', 'all none', 'all high'])
})
