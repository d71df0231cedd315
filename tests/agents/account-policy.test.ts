/** What holds for all agents of an account together: the policy of new agents, and ceilings that several agents cannot exceed. */
import { expect, test } from '@jest/globals'
import type { Person, Schemas } from '../support/client.ts'
import { newActor, talkative, type Rule } from '../support/outside.ts'
import { onBothStores, onEachStore, type World } from '../support/world.ts'

type AccountPolicy = Schemas['AccountPolicy']
type Problem = Schemas['Problem']
const minute = 60_000
const day = 24 * 60 * minute
const eur = (value: string) => ({ value, currency: 'EUR' })
const budget: Rule = { rule: 'allow', currency: 'EUR', amount_per_day: 1000 }
const path = '/v1/me/policy'
const unlimited = { per_day: null }

const isReady = ({ outcome }: { outcome: string }) => outcome === 'ready'
const whyOf = async (owner: Person, { approval }: { approval: { id: string } }) =>
  (await owner.get<Schemas['Approval']>(`/v1/approvals/${approval.id}`)).body.no_rule

onEachStore('the policy of an account', openWorld => {
  async function begin(ceilings: object = unlimited, agents = 3) {
    const world = await openWorld({ env: talkative })
    const owner = await world.human()
    const isSet = Object.keys(ceilings).length === 0 || (await owner.patch(path, '*', { ceilings })).status === 200
    expect(isSet).toBe(true)
    const actors = []
    for (let i = 0; i < agents; i++) actors.push(await newActor(world, owner, { spend: budget, contact: { rule: 'allow', per_day: 1000 } }))
    return { world, owner, actors }
  }

  test('limits nothing until its owner says so; a change keeps what it does not name, and needs the version that was read', async () => {
    const { owner } = await begin(unlimited, 0)
    const before = (await owner.get<AccountPolicy>(path)).body
    const first = await owner.patch<AccountPolicy>(path, before.version, {
      ceilings: { amounts_per_day: [eur('50'), { value: '7', currency: 'CHF' }] },
      large_amounts: [eur('250')],
    })
    const stale = await owner.patch<Problem>(path, before.version, { ceilings: { per_day: 5 } })
    const second = await owner.patch<AccountPolicy>(path, first.body.version, { ceilings: { per_day: 5 } })
    const same = await owner.patch<AccountPolicy>(path, '*', { ceilings: { per_day: 5 } })

    expect(before).toMatchObject({ ceilings: { per_day: null, amounts_per_day: [] }, large_amounts: [], defaults: { join_quest: 'ask' } })
    expect([stale.status, stale.body.code]).toEqual([412, 'precondition_failed'])
    expect(second.body).toEqual({
      ...before,
      ceilings: { per_day: 5, amounts_per_day: [{ value: '7', currency: 'CHF' }, eur('50')] },
      large_amounts: [eur('250')],
      version: before.version + 2,
    })
    expect(same.body.version).toBe(second.body.version)
    expect((await owner.get<Schemas['Account']>('/v1/me')).body.version).toBe(same.body.version)
  })

  test.each<[what: string, change: object, pointer: string]>([
    ['two ceilings in one currency', { ceilings: { amounts_per_day: [eur('5'), eur('6')] } }, '/ceilings/amounts_per_day/1/currency'],
    ['an unknown currency', { large_amounts: [{ value: '5', currency: 'XQX' }] }, '/large_amounts/0'],
    ['five decimals', { large_amounts: [eur('0.00001')] }, '/large_amounts/0'],
    ['an incomplete rule', { defaults: { external: { spend: { rule: 'allow' } } } }, '/defaults/external/spend/amount_per_day'],
  ])('refuses %s', async (_, change, pointer) => {
    const { owner } = await begin(unlimited, 0)

    const { status, body } = await owner.patch<Problem>(path, '*', change)

    expect([400, 422]).toContain(status)
    expect(body.errors![0]!.pointer).toMatch(new RegExp(`^${pointer}`))
  })

  test('a new agent gets the defaults, and what its owner says beside them; others keep theirs', async () => {
    const { owner, actors } = await begin(unlimited, 1)
    const contact: Rule = { rule: 'allow', per_day: 3, recipients: ['bob@example.com'] }
    await owner.patch(path, '*', { defaults: { join_quest: 'allow', external: { contact } } })

    const made = (await owner.post<Schemas['Agent']>('/v1/agents', { name: 'Scout' })).body
    const other = (await owner.post<Schemas['Agent']>('/v1/agents', { name: 'Ranger', policy: { join_quest: 'block' } })).body

    expect([made.policy.join_quest, made.policy.external.contact]).toEqual(['allow', expect.objectContaining(contact)])
    expect([other.policy.join_quest, other.policy.external.contact.rule]).toEqual(['block', 'allow'])
    expect((await actors[0]!.rules()).contact.per_day).toBe(1000)
  })

  test('a ceiling counts what rules have allowed to all agents in 24 hours, and a currency without one asks', async () => {
    const { world, owner, actors } = await begin({ amounts_per_day: [eur('25')] })
    const [one, two, three] = actors as [(typeof actors)[0], (typeof actors)[0], (typeof actors)[0]]
    await one.rule({ spend: { currency: 'USD' } })
    const dollars = await one.spend('A stamp', 1, 'USD')
    await one.rule({ spend: { currency: 'EUR' } })

    const first = [await one.spend('A book', 10), await two.spend('A pen', 12), await three.ask('Write to Bob')]
    const over = await three.spend('A cup', 4)
    const fits = await three.spend('A clip', 3)
    world.clock.advance(day)
    const nextDay = await two.spend('A chair', 20)

    expect([...first, fits, nextDay].map(isReady)).toEqual([true, true, true, true, true])
    expect(await whyOf(owner, dollars)).toMatchObject({ code: 'no_ceiling' })
    expect(await whyOf(owner, over)).toMatchObject({ code: 'over_account', limit: eur('25'), used: eur('22') })
  })

  test('only what was never started is given back', async () => {
    const { world, owner, actors } = await begin({ per_day: 2 }, 2)
    const [one, two] = actors as [(typeof actors)[0], (typeof actors)[0]]
    const used = await one.ask('Write to Bob')
    await one.call('start_action', { approval_id: used.approval.id, start_token: used.start_token })
    await one.call('report_outcome', { approval_id: used.approval.id, start_token: used.start_token, outcome: 'not_done' })
    await two.ask('Write to Eve', { valid_for_minutes: 5 })
    const over = await two.ask('Write to Joe')
    world.clock.advance(5 * minute)

    const told = [await two.ask('Write to Ann'), await one.ask('Write to Ida')]

    expect(await whyOf(owner, over)).toMatchObject({ code: 'over_account', count: 2, limit: null })
    expect(told.map(isReady)).toEqual([true, false])
  })

  test('the log says what changed, and its owner is told if agents may do more', async () => {
    const { owner } = await begin({ per_day: 5 }, 0)
    await owner.patch(path, '*', { ceilings: { per_day: 6 } })
    await owner.patch(path, '*', { large_amounts: [eur('101')] })
    await owner.patch(path, '*', { defaults: { join_quest: 'allow' } })
    await owner.patch(path, '*', { ceilings: { amounts_per_day: [eur('9')] } })
    await owner.patch(path, '*', { ceilings: { amounts_per_day: [eur('9'), { value: '1', currency: 'USD' }] } })
    await owner.patch(path, '*', { ceilings: { amounts_per_day: [] } })

    const { body } = await owner.get<Schemas['AuditPage']>('/v1/audit-events?action=account.policy_updated&sort=created_at')

    expect(body.items.map(({ data }) => data['loosened'] ?? false)).toEqual([false, true, true, true, false, true, true])
    expect(body.items[0]!.data).toMatchObject({
      before: { ceilings: { per_day: null, amounts_per_day: [] } },
      after: { ceilings: { per_day: 5 }, large_amounts: [], defaults: { external: { spend: { rule: 'ask' } } } },
    })
  })
})

onBothStores('the ceiling of an account', (openWorld, again) => {
  test('three agents with many clients on two instances never exceed it, and use it up', async () => {
    const world = await openWorld({ env: talkative })
    const owner = await world.human()
    await owner.patch(path, '*', { ceilings: { amounts_per_day: [eur('50')] } })
    const worlds: World[] = [world, await again({ env: talkative })]
    const actors: Awaited<ReturnType<typeof newActor>>[] = []
    for (let i = 0; i < 6; i++) actors.push(await newActor(worlds[i % 2]!, owner, { spend: budget }))

    const told = await Promise.all(Array.from({ length: 36 }, (_, i) => actors[i % 6]!.spend(`Thing ${i}`, 7)))

    // 409 and 429 are possible on a busy machine, and allow nothing.
    expect(told.filter(isReady)).toHaveLength(7)
  })
})
