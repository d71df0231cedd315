/** Stop everything: one call ends all that the agents of an account could still do. And rules that allow less end what they have allowed. */
import { expect, test } from '@jest/globals'
import { readLog } from '../../src/core/log/log-reader.ts'
import type { Person, Schemas } from '../support/client.ts'
import { newActor, talkative } from '../support/outside.ts'
import { onEachStore, type World } from '../support/world.ts'
import { rowOf } from './place.ts'

const minute = 60_000
const free = { rule: 'allow', per_day: 20 } as const

onEachStore('stopping', (open, again) => {
  const place = async () => {
    const world = await open({ env: talkative })
    const [admin, ada] = [await world.human(), await world.human()]
    return { world, admin, ada }
  }
  const logOf = async ({ store }: World, { account }: Person) => Array.fromAsync(readLog(store, account.id))
  const stop = (who: Person) => who.post<Schemas['Stop']>('/v1/me/stop')
  const statesOf = (world: World, ids: string[]) =>
    Promise.all(ids.map(async id => (({ status, yes, statusReason }) => [yes ?? status, statusReason])(await rowOf(world.store, id))))

  test('suspends every agent, ends every yes and allowance, doubts what was started, and says how many', async () => {
    const { world, ada } = await place()
    const [one, two] = [await newActor(world, ada, { contact: free }), await newActor(world, ada)]
    const channel = { type: 'webhook', label: 'Server', format: 'standard', url: 'https://example.com/hook' }
    await ada.post('/v1/channels', channel)
    const byRule = await one.ask('Mail Bob')
    const begun = await one.ask('Mail Eve')
    await one.call('start_action', { approval_id: begun.approval.id, start_token: begun.start_token })
    const pending = await two.ask('Mail Joe')
    const granted = await two.ask('Publish it', { category: 'publish' })
    await ada.post(`/v1/approvals/${granted.approval.id}/approve`, { allow_category_minutes: 60 })
    const { start_token } = await two.call('get_approval', { approval_id: granted.approval.id })
    const before = (await logOf(world, ada)).length

    const stopped = await stop(ada)
    const twice = await stop(ada)
    const { body: agents } = await ada.get<Schemas['AgentPage']>('/v1/agents')
    const log = (await logOf(world, ada)).slice(before)

    expect(stopped).toMatchObject({ status: 200, body: { agents: 2, cancelled: 1, lapsed: 2, in_doubt: 1, allowances: 1 } })
    expect(twice).toMatchObject({ status: 200, body: { agents: 0, cancelled: 0, lapsed: 0, in_doubt: 0, allowances: 0 } })
    expect(
      await statesOf(
        world,
        [byRule, begun, pending, granted].map(({ approval }) => approval.id),
      ),
    ).toEqual([
      ['lapsed', 'everything_stopped'],
      ['in_doubt', null],
      ['cancelled', 'everything_stopped'],
      ['lapsed', 'everything_stopped'],
    ])
    expect(agents.items.map(({ status, suspended_by, suspend_reason }) => [status, suspended_by, suspend_reason])).toEqual(
      [1, 2].map(() => ['suspended', 'owner', 'Everything was stopped']),
    )
    expect(agents.items.flatMap(({ policy }) => Object.values(policy.external).map(({ allowance }) => allowance))).toEqual(
      Array(10).fill(null),
    )
    expect(agents.items.map(({ policy }) => policy.external.contact.rule).toSorted()).toEqual(['allow', 'ask'])
    expect(log.filter(({ action }) => action === 'account.stopped').map(({ data }) => data)).toEqual([
      { agents: 2, cancelled: 1, lapsed: 2, in_doubt: 1, allowances: 1, tokens: 0 },
    ])
    expect(log.map(({ action }) => action).toSorted()).toEqual([
      'account.stopped',
      'agent.suspended',
      'agent.suspended',
      'agent.updated',
      'approval.cancelled',
      'approval.in_doubt',
      'approval.permit_lapsed',
      'approval.permit_lapsed',
    ])

    await ada.post(`/v1/agents/${two.id}/resume`)
    const old = await two.call('start_action', { approval_id: granted.approval.id, start_token })
    const told = await two.call('get_approval', { approval_id: granted.approval.id })
    const { body: first } = await ada.get<Schemas['Agent']>(`/v1/agents/${one.id}`)
    expect([old.code, told.next_step]).toEqual([
      'yes_lapsed',
      'Your human stopped everything. Do not act, and do not ask again unless they tell you to.',
    ])
    expect(first.status).toBe('suspended')
  })

  test('reaches an agent that an admin holds, leaves what was stopped before, and touches nobody else', async () => {
    const { world, admin, ada } = await place()
    const [held, own, archived] = [await newActor(world, ada), await newActor(world, ada), await newActor(world, ada)]
    const others = await newActor(world, admin)
    const yes = await others.ask('Mail Bob')
    await admin.post(`/v1/approvals/${yes.approval.id}/approve`)
    await admin.post(`/v1/admin/agents/${held.id}/suspend`)
    await ada.post(`/v1/agents/${own.id}/suspend`, { reason: 'Strange' })
    await ada.delete(`/v1/agents/${archived.id}`)

    const read = async ({ id }: { id: string }) => (await ada.get<Schemas['Agent']>(`/v1/agents/${id}`)).body

    const { body } = await stop(ada)
    const stopped = await read(held)
    await admin.post(`/v1/admin/agents/${held.id}/resume`)

    expect(body).toMatchObject({ agents: 1 })
    expect(stopped).toMatchObject({ suspended_by: 'admin', suspended_by_owner: true })
    expect(await read(held)).toMatchObject({ status: 'suspended', suspended_by: 'owner' })
    expect(await read(own)).toMatchObject({ status: 'suspended', suspend_reason: 'Strange' })
    expect((await rowOf(world.store, yes.approval.id)).yes).toBe('ready')
  })

  test('tells a repeated call with the same key the same counts', async () => {
    const { world, ada } = await place()
    await newActor(world, ada)
    const call = () => ada.post<Schemas['Stop']>('/v1/me/stop', undefined, { headers: { 'Idempotency-Key': 'a-press-of-stop' } })
    const [first, second] = [await call(), await call()]

    expect([first.body.agents, second.body.agents]).toEqual([1, 1])
  })

  test('against starts on two instances: what went is in doubt, and nothing else goes', async () => {
    const { world, ada } = await place()
    const there = await again({ env: talkative })
    for (let round = 0; round < 4; round++) {
      const actor = await newActor(world, ada, { contact: free })
      const asked = []
      for (let i = 0; i < 8; i++) asked.push(await actor.ask(`Mail ${round}-${i}`))
      const told = await Promise.all([
        ...asked.map(({ approval, start_token }, i) =>
          (i % 2 ? world : there)
            .mcp(actor.secret, 'tools/call', { name: 'start_action', arguments: { approval_id: approval.id, start_token } })
            .then(({ body }) => (body.result?.content[0].text as string | undefined) ?? 'refused'),
        ),
        ada.post<Schemas['Stop']>('/v1/me/stop'),
      ])
      const went = asked.filter((_, i) => (told[i] as string).includes('"outcome":"go"'))
      const states = await statesOf(
        world,
        asked.map(({ approval }) => approval.id),
      )

      expect(states.map(([state]) => state)).toEqual(asked.map(one => (went.includes(one) ? 'in_doubt' : 'lapsed')))
      expect((told.at(-1) as { body: Schemas['Stop'] }).body).toMatchObject({ agents: 1, in_doubt: went.length, lapsed: 8 - went.length })
    }
  })

  test.each<[string, object]>([
    ['asks again', { rule: 'ask' }],
    ['blocks', { rule: 'block' }],
    ['allows fewer a day', { per_day: 19 }],
  ])('a rule that %s ends what it has allowed and nobody has started', async (_what, change) => {
    const { world, ada } = await place()
    const actor = await newActor(world, ada, { contact: free, publish: free })
    const ready = await actor.ask('Mail Bob')
    const begun = await actor.ask('Mail Eve')
    const other = await actor.ask('Publish it', { category: 'publish' })
    await actor.call('start_action', { approval_id: begun.approval.id, start_token: begun.start_token })
    await actor.rule({ contact: { per_hour: 20 } })
    const still = await actor.ask('Mail Joe')
    await actor.rule({ contact: { cool_down_minutes: 5 } })
    const mine = await actor.ask('Delete the password of Bob')
    await ada.post(`/v1/approvals/${mine.approval.id}/approve`)
    await actor.rule({ contact: change })
    const started = await actor.call('start_action', { approval_id: still.approval.id, start_token: still.start_token })
    const told = await actor.call('get_approval', { approval_id: still.approval.id })

    expect(
      await statesOf(
        world,
        [ready, begun, other, still, mine].map(({ approval }) => approval.id),
      ),
    ).toEqual([
      // It ended with the first bound.
      ['lapsed', 'rule_restricted'],
      ['started', null],
      ['ready', null],
      ['lapsed', 'rule_restricted'],
      ['ready', null],
    ])
    expect(started.code).toBe('yes_lapsed')
    expect(told.next_step).toBe('Your human has changed the rule that allowed this. Do not act. Ask again if it still matters.')
  })

  test('an allowance that its human ends takes back what it has allowed', async () => {
    const { world, ada } = await place()
    const actor = await newActor(world, ada)
    const first = await actor.ask('Mail Bob')
    await ada.post(`/v1/approvals/${first.approval.id}/approve`, { allow_category_minutes: 60 })
    const timed = await actor.ask('Mail Eve')
    world.clock.advance(minute)
    await actor.rule({ contact: { end_allowance: true } })

    expect(timed.approval.by_rule).toBe('timed')
    expect(
      await statesOf(
        world,
        [first, timed].map(({ approval }) => approval.id),
      ),
    ).toEqual([
      ['ready', null],
      ['lapsed', 'rule_restricted'],
    ])
  })
})
