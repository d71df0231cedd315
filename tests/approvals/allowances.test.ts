/** Allowances: for some time, a category of actions outside the service needs no decision. And cool-downs, which are the opposite. */
import { expect, test } from '@jest/globals'
import { readLog } from '../../src/core/log/log-reader.ts'
import type { Person, Schemas } from '../support/client.ts'
import { openQuest } from '../support/domain.ts'
import { addressFor, newActor, talkative, type Category, type Rule } from '../support/outside.ts'
import { onEachStore, type World } from '../support/world.ts'

type Approval = Schemas['Approval']
type Problem = Schemas['Problem']
const minute = 60_000
const hour = 60 * minute
const iso = (at: number) => new Date(at).toISOString()
const isAllowed = (told: { outcome: string }[]) => told.map(({ outcome }) => outcome === 'ready')

onEachStore('allowances', openWorld => {
  const begin = async (external: Partial<Record<Category, Rule>> = {}) => {
    const world = await openWorld({ env: talkative })
    const owner = await world.human()
    return { world, owner, actor: await newActor(world, owner, external) }
  }
  const approve = (owner: Person, { approval }: { approval: { id: string } }, body: object) =>
    owner.post<Approval>(`/v1/approvals/${approval.id}/approve`, body)
  const updates = async ({ store }: World, { account }: Person) =>
    (await Array.fromAsync(readLog(store, account.id))).filter(({ action }) => action === 'agent.updated')

  test('an approval can allow its category for some time, which is recorded as a change of the agent', async () => {
    const { world, owner, actor } = await begin()
    const asked = await actor.ask('Mail Bob')
    const { version } = (await owner.get<Schemas['Agent']>(`/v1/agents/${actor.id}`)).body

    const approved = await approve(owner, asked, { allow_category_minutes: 60 })
    const told = [await actor.ask('Mail Eve'), await actor.ask('Publish it', { category: 'publish' })]
    const agent = (await owner.get<Schemas['Agent']>(`/v1/agents/${actor.id}`)).body
    const { policy } = await actor.call('get_profile', {})
    const [updated, ...more] = await updates(world, owner)

    const allowance = { since: iso(world.clock.now), until: iso(world.clock.now + hour), amount: null, recipient: addressFor('Mail Bob') }
    expect([approved.status, approved.body.by_rule]).toEqual([200, null])
    expect([isAllowed(told), told[0].approval.by_rule]).toEqual([[true, false], 'timed'])
    expect([agent.version, agent.policy.external.contact.allowance]).toEqual([version + 1, allowance])
    expect(policy.external.contact).toEqual({ rule: 'ask', allowance })
    expect([updated!.targetId, updated!.actorType, more]).toEqual([actor.id, 'human', []])
    expect(updated!.data).toMatchObject({
      before: { policy: { external: { contact: { allowance: null } } } },
      after: { policy: { join_quest: 'ask', external: { contact: { allowance }, publish: { allowance: null } } } },
    })
  })

  test('it ends by itself at its time', async () => {
    const { world, owner, actor } = await begin()
    await approve(owner, await actor.ask('Mail Bob'), { allow_category_minutes: 5 })

    world.clock.advance(5 * minute - 1)
    const last = await actor.ask('Mail Eve')
    world.clock.advance(1)
    const late = await actor.ask('Mail Joe')

    expect(isAllowed([last, late])).toEqual([true, false])
    expect((await actor.rules()).contact.allowance).toBeNull()
    expect((await actor.call('get_profile', {})).policy.external.contact).toEqual({ rule: 'ask' })
  })

  test('it is taken back by a change of the policy', async () => {
    const { world, owner, actor } = await begin()
    await approve(owner, await actor.ask('Mail Bob'), { allow_category_minutes: 60 })
    const before = await actor.ask('Mail Eve')
    await actor.rule({ contact: { end_allowance: false, cool_down_minutes: 1 } })
    const still = await actor.ask('Mail Joe')

    const { contact } = await actor.rule({ contact: { end_allowance: true } })
    const after = await actor.ask('Mail Ann')

    expect(isAllowed([before, still, after])).toEqual([true, true, false])
    expect(contact).toMatchObject({ rule: 'ask', allowance: null, cool_down_minutes: 1 })
    expect((await updates(world, owner)).at(-1)!.data).toMatchObject({ after: { policy: { external: { contact: { allowance: null } } } } })
  })

  test('it allows twenty requests, and a new one allows twenty more', async () => {
    const { world, owner, actor } = await begin()
    await approve(owner, await actor.ask('Mail Bob'), { allow_category_minutes: 60 })

    const told = await Promise.all(Array.from({ length: 21 }, (_, i) => actor.ask(`Mail ${i}`)))
    const asked = told.filter(({ outcome }) => outcome === 'pending_approval')
    world.clock.advance(1)
    await approve(owner, asked[0], { allow_category_minutes: 60 })
    const more = await Promise.all(Array.from({ length: 21 }, (_, i) => actor.ask(`Letter ${i}`)))

    expect([asked.length, more.filter(({ outcome }) => outcome === 'pending_approval').length]).toEqual([1, 1])
  })

  test('it allows no larger amount than that of the request that it was given with', async () => {
    const { owner, actor } = await begin()
    await approve(owner, await actor.spend('A book', 9.99), { allow_category_minutes: 60 })

    const told = [
      await actor.spend('A pen', 9.99),
      await actor.spend('A cup', 9.9901),
      await actor.spend('A lamp', 1, 'USD'),
      await actor.ask('Something', { category: 'spend' }),
    ]

    expect(isAllowed(told)).toEqual([true, false, false, false])
    expect((await actor.rules()).spend.allowance!.amount).toEqual({ value: '9.99', currency: 'EUR' })
  })

  test('it cannot be given with a request that does not declare what a rule must see', async () => {
    const { owner, actor } = await begin()
    const asked = [
      await actor.ask('Use the free month', { category: 'spend' }),
      await actor.ask('Ask around', { recipient: undefined }),
      await actor.ask('Open it', { category: 'access', recipient: undefined }),
    ]

    const refused = []
    for (const one of asked)
      refused.push((await approve(owner, one, { allow_category_minutes: 60 })) as unknown as { status: number; body: Problem })

    expect(refused.map(({ status, body }) => [status, body.code, body.errors![0]!.pointer])).toEqual(
      Array.from({ length: 3 }, () => [422, 'unprocessable', '/allow_category_minutes']),
    )
    expect((await owner.get<Schemas['ApprovalPage']>('/v1/approvals?status=pending')).body.items).toHaveLength(3)
  })

  test('of access it covers only the recipient that the human saw, and those of the rule', async () => {
    const { owner, actor } = await begin({ access: { rule: 'ask', recipients: ['wiki.example.com'] } })
    const access = (title: string, recipient: string | undefined) => actor.ask(title, { category: 'access', recipient })
    await approve(owner, await access('Open it', 'db-1.example.com'), { allow_category_minutes: 60 })

    const told = [
      await access('Open it wide', 'DB-1.example.com'),
      await access('Read it', 'wiki.example.com'),
      await access('Open another', 'db-2.example.com'),
      await access('Open anything', undefined),
    ]

    expect(isAllowed(told)).toEqual([true, true, false, false])
    expect(told[0].approval.by_rule).toBe('timed')
  })

  test('the amount of a day holds for it too', async () => {
    const { owner, actor } = await begin({ spend: { currency: 'EUR', amount_per_day: 10 } })
    await approve(owner, await actor.spend('A book', 8), { allow_category_minutes: 60 })

    const told = [
      await actor.spend('A pen', 8),
      await actor.spend('A cup', 2.0001),
      await actor.spend('A lamp', 2),
      await actor.spend('A clip', 0.01),
    ]

    expect(isAllowed(told)).toEqual([true, false, true, false])
  })

  test('beside a rule that allows, it adds to the bounds of that rule', async () => {
    const { owner, actor } = await begin({ contact: { rule: 'allow', per_day: 1 } })
    const first = await actor.ask('Mail 1')
    await approve(owner, await actor.ask('Mail 2'), { allow_category_minutes: 60 })

    const second = await actor.ask('Mail 3')

    expect([first, second].map(({ approval }) => approval.by_rule)).toEqual(['standing', 'timed'])
  })

  test('it never allows dangerous signs, and a rule that blocks is stronger', async () => {
    const { owner, actor } = await begin()
    await approve(owner, await actor.ask('Mail Bob'), { allow_category_minutes: 60 })

    const dangerous = await actor.ask('Send DE89 3704 0044 0532 0130 00')
    await actor.rule({ contact: { rule: 'block' } })
    const blocked = await actor.ask('Mail Eve')

    expect([dangerous.outcome, blocked.code]).toEqual(['pending_approval', 'action_blocked'])
  })

  test.each([
    ['too short', { allow_category_minutes: 4 }],
    ['too long', { allow_category_minutes: 1441 }],
    ['not whole', { allow_category_minutes: 5.5 }],
  ])('a time that is %s is refused, and nothing is decided', async (_, body) => {
    const { owner, actor } = await begin()
    const asked = await actor.ask('Mail Bob')

    const refused = await approve(owner, asked, body)

    expect([refused.status, (await owner.get<Approval>(`/v1/approvals/${asked.approval.id}`)).body.status]).toEqual([400, 'pending'])
  })

  test('a decision on several requests cannot give one, nor can one on a quest', async () => {
    const { owner, actor } = await begin()
    const { slug } = await openQuest(owner)
    const asked = await actor.ask('Mail Bob')
    const joining = await actor.call('join_quest', { quest: slug, reason: 'It fits', wait_seconds: 0 })

    const several = await owner.post<Problem>('/v1/approvals/decisions', {
      decision: 'approve',
      ids: [asked.approval.id],
      allow_category_minutes: 60,
    })
    const quest = await owner.post<Problem>(`/v1/approvals/${joining.approval.id}/approve`, { allow_category_minutes: 60 })

    expect([several.status, several.body.code]).toEqual([400, 'validation_failed'])
    expect([quest.status, quest.body.code]).toEqual([422, 'unprocessable'])
    expect(quest.body.errors!.map(({ pointer }) => pointer)).toEqual(['/allow_category_minutes'])
    expect((await actor.rules()).contact.allowance).toBeNull()
  })

  test('after a denial, other requests of the category are refused for the time of the cool-down', async () => {
    const { world, owner, actor } = await begin({ contact: { rule: 'allow', per_day: 1, cool_down_minutes: 10 } })
    const stands = await actor.ask('Mail 1')
    const waits = await actor.ask('Mail 2')
    const { approval } = await actor.ask('Mail 3')
    world.clock.advance(minute)
    await owner.post(`/v1/approvals/${approval.id}/deny`)

    world.clock.advance(1)
    const at = [
      await actor.ask('Mail 1'),
      await actor.ask('Mail 2'),
      await actor.ask('Mail 3'),
      await actor.ask('Post it', { category: 'publish' }),
    ]
    const refused = await actor.ask('Mail 4')
    world.clock.advance(10 * minute - 2)
    const last = await actor.ask('Mail 4')
    world.clock.advance(1)
    const after = await actor.ask('Mail 4')

    expect(at.map(({ outcome }) => outcome)).toEqual(['ready', 'pending_approval', 'denied', 'pending_approval'])
    expect(at.slice(0, 2).map(one => one.approval.id)).toEqual([stands.approval.id, waits.approval.id])
    expect(refused).toMatchObject({ code: 'cooling_down', retry_after_seconds: 600 })
    expect([last.code, last.retry_after_seconds, after.outcome]).toEqual(['cooling_down', 1, 'pending_approval'])
  })

  test('only a denial by the human begins a cool-down, and its length is that of now', async () => {
    const { owner, actor } = await begin()
    const cancelled = await actor.ask('Mail 1')
    await actor.rule({ contact: { cool_down_minutes: 10 } })
    await actor.call('cancel_approval', { approval_id: cancelled.approval.id })
    const approved = await actor.ask('Mail 2')
    await owner.post(`/v1/approvals/${approved.approval.id}/approve`)
    const denied = await actor.ask('Mail 3')
    await actor.rule({ contact: { cool_down_minutes: 0 } })
    const { version } = (await owner.get<Schemas['Agent']>(`/v1/agents/${actor.id}`)).body
    await owner.post('/v1/approvals/decisions', { decision: 'deny', ids: [denied.approval.id] })

    const without = await actor.ask('Mail 4')
    const seen = (await owner.get<Schemas['Agent']>(`/v1/agents/${actor.id}`)).body
    await actor.rule({ contact: { cool_down_minutes: 10 } })
    const refused = await actor.ask('Mail 5')

    expect([without.outcome, seen.version, refused.code]).toEqual(['pending_approval', version, 'cooling_down'])
    expect(Object.keys(seen.policy.external.contact)).not.toContain('denied_at')
  })

  test('an allowance ends the cool-down', async () => {
    const { owner, actor } = await begin({ contact: { rule: 'ask', cool_down_minutes: 10 } })
    const [first, second] = [await actor.ask('Mail 1'), await actor.ask('Mail 2')]
    await owner.post(`/v1/approvals/${first.approval.id}/deny`)
    await approve(owner, second, { allow_category_minutes: 5 })

    expect((await actor.ask('Mail 3')).outcome).toBe('ready')
  })
})
