/** What keeps the human in charge when somebody tries to get around it: the risk, the holds, the clock, the slots, the reviews. */
import { expect, test } from '@jest/globals'
import type { Person, Schemas } from '../support/client.ts'
import { allowAll, anotherAdmin, askFor, joinAt, newAgent, openQuest, questRow, review, work } from '../support/domain.ts'
import { onEachStore, type World } from '../support/world.ts'

const hour = 60 * 60_000
const at = (time: number) => new Date(time).toISOString()
const codeOf = (promise: Promise<unknown>) =>
  promise.then(
    () => 'done',
    (error: { code: string }) => error.code,
  )
const stateOf = async (owner: Person, id: string) => (await owner.get<Schemas['ParticipationDetail']>(`/v1/participations/${id}`)).body

/** An agent in a quest, that may join by itself and asks before it delivers. */
async function atWork(world: World, admin: Person, terms: object = {}, owner = admin, policy: object = allowAll) {
  const agent = await newAgent(world, owner, { policy })
  const quest = await openQuest(admin, { work_window_hours: 100, revision_window_hours: 10, ...terms })
  const id = await joinAt(world, agent, quest.id)
  const submit = async (summary: string) =>
    world.core.participations.submit(await agent.as(), await questRow(world, quest.id), { ...work, summary }, null)
  return { agent, quest, id, submit }
}

onEachStore('the brake', (open, again) => {
  test('the risk is computed once, and the request shows it with its reasons', async () => {
    const world = await open()
    const ada = await world.human()
    const agent = await newAgent(world, ada)
    const ask = async (category: 'contact' | 'other', title: string, details: Record<string, unknown> = {}) => {
      const { approval } = await world.core.approvals.request(await agent.as(), { category, title, details, reason: 'So' })
      return (await ada.get<Schemas['Approval']>(`/v1/approvals/${approval!.id}`)).body
    }

    const [harmless, payment, unnamed] = [
      await ask('contact', 'Ask Bob about lunch'),
      await ask('contact', 'Pay 5000 EUR', { iban: 'DE89370400440532013000' }),
      await ask('other', 'Say hello'),
    ]

    expect([harmless.risk, harmless.risk_reasons]).toEqual(['medium', []])
    expect([payment.risk, payment.risk_reasons.toSorted()]).toEqual(['high', ['iban', 'large_amount', 'money']])
    expect([unnamed.risk, unnamed.risk_reasons]).toEqual(['medium', []])
  })

  test('a recipient is known once its human has approved something for it, and not if a rule did, or if it was taken back', async () => {
    const world = await open()
    const [ada, bob] = [await world.human(), await world.human()]
    const contact = { rule: 'allow', per_day: 5 }
    const agent = await newAgent(world, ada, { policy: { external: { contact } } })
    const ask = async (title: string, recipient: string, by = agent) =>
      (await askFor(world, by, title, { recipient, amount: { value: '9', currency: 'EUR' }, details: { item: title } })).id
    const riskOf = async (id: string, by = ada) => (await by.get<Schemas['Approval']>(`/v1/approvals/${id}`)).body.risk
    const first = await ask('Stamps', 'Post.Example')
    const taken = await ask('Paper', 'paper.example')
    await askFor(world, agent, 'Hello', { category: 'contact', recipient: 'rule@example.com', details: {} })
    for (const id of [first, taken]) await ada.post(`/v1/approvals/${id}/approve`)
    await ada.post(`/v1/approvals/${taken}/take-back`)

    const later = [
      await ask('More stamps', ' post.example '),
      await ask('More paper', 'paper.example'),
      await ask('Pay', 'rule@example.com'),
    ]
    const ofBob = await ask('Stamps', 'Post.Example', await newAgent(world, bob))
    const large = (
      await askFor(world, agent, 'Many stamps', { recipient: 'post.example', amount: { value: '100.01', currency: 'EUR' }, details: {} })
    ).id
    await ada.patch('/v1/me/policy', '*', { large_amounts: [{ value: '500', currency: 'EUR' }] })
    const usual = (
      await askFor(world, agent, 'A few stamps', { recipient: 'post.example', amount: { value: '499', currency: 'EUR' }, details: {} })
    ).id

    const risks = []
    for (const id of [first, ...later, large, usual]) risks.push(await riskOf(id))
    expect(risks).toEqual(['high', 'medium', 'high', 'high', 'high', 'medium'])
    expect(await riskOf(ofBob, bob)).toBe('high')
  })

  test('several at once: requests of high risk are not approved, but can be denied', async () => {
    const world = await open()
    const ada = await world.human()
    const agent = await newAgent(world, ada)
    const risky = await askFor(world, agent)
    const mild = await world.core.approvals.request(await agent.as(), { category: 'contact', title: 'Ask Bob', details: {}, reason: 'So' })
    const decide = async (decision: string, ids: string[]) =>
      (await ada.post<Schemas['DecisionResults']>('/v1/approvals/decisions', { decision, ids })).body.results

    const approved = await decide('approve', [risky.id, mild.approval!.id])
    const denied = await decide('deny', [risky.id])

    expect(approved).toEqual([
      { id: risky.id, status: 'pending', code: 'high_risk', failure: null },
      { id: mild.approval!.id, status: 'approved', code: null, failure: null },
    ])
    expect(denied).toEqual([{ id: risky.id, status: 'denied', code: null, failure: null }])
  })

  test('a revision takes no time from an agent that delivered early, and gives time to one that delivered late', async () => {
    const world = await open()
    const admin = await world.human()
    const [early, late] = [await atWork(world, admin), await atWork(world, admin, { title: 'Another one' })]
    const due = (await stateOf(admin, early.id)).due_at
    await early.submit('Early')
    await review(admin, 'request-revision', 'Shorter')
    expect((await stateOf(admin, early.id)).due_at).toBe(due)

    world.clock.advance(99 * hour)
    await late.submit('Late')
    await review(admin, 'request-revision', 'Shorter')

    expect((await stateOf(admin, late.id)).due_at).toBe(at(world.clock.now + 10 * hour))
  })

  test('the time that a human took is given back once for each attempt, so no slot is held by asking again', async () => {
    const world = await open()
    const admin = await world.human()
    const { id, submit } = await atWork(world, admin, {}, admin, { ...allowAll, submit_result: 'ask' })
    const dueAt = Date.parse((await stateOf(admin, id)).due_at)
    const deny = async (summary: string, hours: number) => {
      const { approval } = await submit(summary)
      world.clock.advance(hours * hour)
      await admin.post(`/v1/approvals/${approval!.id}/deny`)
      return Date.parse((await stateOf(admin, id)).due_at)
    }

    const first = await deny('First', 20)
    const second = await deny('Second', 20)
    world.clock.now = first + 1

    expect([first - dueAt, second - first]).toEqual([20 * hour, 0])
    expect((await stateOf(admin, id)).state).toBe('expired')
  })

  test('the next attempt has its time given back again', async () => {
    const world = await open()
    const admin = await world.human()
    const { id, submit } = await atWork(world, admin, {}, admin, { ...allowAll, submit_result: 'ask' })
    const denied = async (summary: string) => {
      const { approval } = await submit(summary)
      world.clock.advance(5 * hour)
      await admin.post(`/v1/approvals/${approval!.id}/deny`)
    }
    await denied('First')
    const { approval } = await submit('Good')
    await admin.post(`/v1/approvals/${approval!.id}/approve`)
    await review(admin, 'request-revision', 'Shorter')
    const before = Date.parse((await stateOf(admin, id)).due_at)

    await denied('Second')

    expect(Date.parse((await stateOf(admin, id)).due_at) - before).toBe(5 * hour)
  })

  test('the last attempt cannot be sent back for a revision', async () => {
    const world = await open()
    const admin = await world.human()
    const { id, submit } = await atWork(world, admin, { max_attempts: 2 })
    await submit('First')
    const first = await review(admin, 'request-revision', 'Shorter')
    await submit('Second')
    const second = await review(admin, 'request-revision', 'Shorter')

    expect([first.status, second.status, (second.body as object as Schemas['Problem']).code]).toEqual([200, 409, 'attempts_used'])
    expect((await stateOf(admin, id)).state).toBe('submitted')
  })

  test("an admin's suspension hides the owner's, and each lifts only their own", async () => {
    const world = await open()
    const [admin, ada] = [await world.human(), await world.human()]
    const { id } = await newAgent(world, ada)
    const post = async (who: Person, path: string, reason?: string) => {
      const { status, body } = await who.post<{ code: string }>(path, reason && { reason })
      if (status !== 200) return body.code
      const agent = (await ada.get<Schemas['Agent']>(own)).body
      return [agent.status, agent.suspended_by, agent.suspend_reason, agent.suspended_by_owner]
    }
    const [own, any] = [`/v1/agents/${id}`, `/v1/admin/agents/${id}`]

    expect(await post(ada, `${own}/suspend`, 'Mine')).toEqual(['suspended', 'owner', 'Mine', true])
    expect(await post(admin, `${any}/resume`)).toBe('invalid_state')
    expect(await post(admin, `${any}/suspend`, 'Theirs')).toEqual(['suspended', 'admin', 'Theirs', true])
    expect(await post(admin, `${any}/suspend`)).toBe('invalid_state')
    expect(await post(ada, `${own}/resume`)).toEqual(['suspended', 'admin', 'Theirs', false])
    expect(await post(ada, `${own}/resume`)).toBe('suspended_by_admin')
    expect(await post(ada, `${own}/suspend`, 'Again')).toEqual(['suspended', 'admin', 'Theirs', true])
    expect(await post(admin, `${any}/resume`)).toEqual(['suspended', 'owner', 'Again', true])
    expect(await post(ada, `${own}/resume`)).toEqual(['active', null, null, false])
  })

  test('an admin who owns the agent lifts their own suspension and then the one of another admin, and the service log shows it', async () => {
    const world = await open()
    const ada = await world.human('ada')
    const bob = await anotherAdmin(world, 'bob')
    const { id } = await newAgent(world, ada)
    await bob.post(`/v1/admin/agents/${id}/suspend`, { reason: 'It floods' })
    await ada.post(`/v1/agents/${id}/suspend`)
    const resume = async () => (await ada.post<Schemas['Agent']>(`/v1/agents/${id}/resume`)).body

    const [left, lifted] = [await resume(), await resume()]

    const { body } = await bob.get<Schemas['ServiceLogPage']>('/v1/admin/audit-events?action=agent.resumed')
    expect([left.suspended_by, lifted.status]).toEqual(['admin', 'active'])
    expect(body.items.map(({ actor, target, data }) => [actor.id, target.id, data['by']])).toEqual([[ada.account.id, id, 'admin']])
  })

  test('agents of one owner hold as many slots as the author allows, one by default; accepted work keeps its slot', async () => {
    const world = await open()
    const [admin, ada] = [await world.human(), await world.human()]
    const written = await admin.post<Schemas['Quest']>('/v1/admin/quests', {
      title: 'By default',
      acceptance_criteria: ['Done'],
      slots: 20,
    })
    await admin.post(`/v1/admin/quests/${written.body.id}/publish`)
    const two = await openQuest(admin, { title: 'Two each', slots: 20, agents_per_owner: 2 })
    const agents = [0, 1, 2].map(() => newAgent(world, ada, { policy: allowAll }))
    const joins = async (questId: string) => {
      const codes = []
      for (const agent of agents) codes.push(await codeOf(joinAt(world, await agent, questId)))
      return codes
    }

    expect(await joins(written.body.id)).toEqual(['done', 'owner_limit', 'owner_limit'])
    expect(await joins(two.id)).toEqual(['done', 'done', 'owner_limit'])
    expect(await codeOf(joinAt(world, await newAgent(world, admin, { policy: allowAll }), two.id))).toBe('done')

    const [first] = agents
    const submit = async () => world.core.participations.submit(await (await first!).as(), await questRow(world, two.id), work, null)
    await submit()
    await review(admin, 'accept', 'Good')
    expect(await codeOf(joinAt(world, await agents[2]!, two.id))).toBe('owner_limit')
    await admin.patch(`/v1/admin/quests/${two.id}`, '*', { agents_per_owner: 3 })
    expect(await codeOf(joinAt(world, await agents[2]!, two.id))).toBe('done')
  })

  test('the human sees before approving that another agent holds the slot', async () => {
    const world = await open()
    const admin = await world.human()
    const quest = await openQuest(admin, { slots: 5, agents_per_owner: 1 })
    const [first, second] = [await newAgent(world, admin, { policy: allowAll }), await newAgent(world, admin)]
    const asked = await world.core.participations.join(await second.as(), await questRow(world, quest.id), 'So')
    await joinAt(world, first, quest.id)
    const path = `/v1/approvals/${asked.approval!.id}`

    const { body } = await admin.get<Schemas['Approval']>(path)
    const decided = await admin.post<Schemas['Approval']>(`${path}/approve`)

    expect(body.preview?.blockers.map(({ code }) => code)).toEqual(['owner_limit'])
    expect(decided.body.outcome).toMatchObject({ state: 'failed', code: 'owner_limit' })
  })

  test('an admin cannot review the work of their own agent while there is another admin; the only admin can, and the review says so', async () => {
    const world = await open()
    const ada = await world.human('ada')
    const bob = await anotherAdmin(world, 'bob')
    const { id, submit } = await atWork(world, ada)
    await submit('Mine')
    const item = async (who: Person) => (await who.get<Schemas['SubmissionPage']>('/v1/admin/submissions?awaiting=true')).body.items[0]!
    const submission = await item(ada)
    const path = `/v1/admin/submissions/${submission.id}`

    const refused = []
    for (const verb of ['accept', 'request-revision', 'reject'])
      refused.push((await ada.post<Schemas['Problem']>(`${path}/${verb}`, { comment: 'Mine' })).body.code)
    expect(refused).toEqual(['own_agent', 'own_agent', 'own_agent'])
    expect([submission.conflict, (await item(bob)).conflict]).toEqual(['own_agent', 'none'])

    await ada.post(`/v1/admin/accounts/${bob.account.id}/suspend`)
    expect((await item(ada)).conflict).toBe('own_agent_only_admin')
    const accepted = await ada.post<Schemas['ReviewItem']>(`${path}/accept`, { comment: 'Mine' })

    const [entry] = (await ada.get<Schemas['AuditPage']>('/v1/audit-events?action=participation.accepted')).body.items
    expect([accepted.status, accepted.body.review?.by_owner, entry!.data['own_agent']]).toEqual([200, true, true])
    expect((await stateOf(ada, id)).submissions[0]!.review).toMatchObject({ by_owner: true })
  })

  test("a review of another owner's agent does not mention this", async () => {
    const world = await open()
    const [ada, otto] = [await world.human(), await world.human()]
    const { submit } = await atWork(world, ada, {}, otto)
    await submit('Done')

    const { body } = await review(ada, 'accept', 'Good')

    const [entry] = (await otto.get<Schemas['AuditPage']>('/v1/audit-events?action=participation.accepted')).body.items
    expect(body.review).toMatchObject({ by_owner: false })
    expect(entry!.data).not.toHaveProperty('own_agent')
  })

  test('if one admin suspends another who is reviewing, the review succeeds before or fails; nobody reviews their own agent while there is another admin', async () => {
    const here = await open()
    const there = await again()
    const ada = await here.human('ada')
    for (let round = 0; round < 4; round++) {
      const bob = await anotherAdmin(here, `bob${round}`)
      const mine = await atWork(here, ada, { title: `Mine ${round}` })
      const theirs = await atWork(here, ada, { title: `Theirs ${round}` })
      await mine.submit('Mine')
      await theirs.submit('Theirs')
      const { body } = await ada.get<Schemas['SubmissionPage']>('/v1/admin/submissions?awaiting=true')
      const pathOf = (id: string) => `/v1/admin/submissions/${body.items.find(item => item.participation_id === id)!.id}/accept`

      const [suspended, own, others] = await Promise.all([
        here.call('POST', `/v1/admin/accounts/${bob.account.id}/suspend`, { token: ada.token }),
        there.call<Schemas['Problem']>('POST', pathOf(mine.id), { token: ada.token }),
        here.call('POST', pathOf(theirs.id), { token: bob.token }),
      ])

      const logs = (await ada.get<Schemas['AuditPage']>('/v1/audit-events?limit=100')).body.items
      const accepted = logs.find(({ action, target }) => action === 'participation.accepted' && target.id === mine.id)
      expect([suspended.status, [200, 403].includes(own.status), [200, 401].includes(others.status)]).toEqual([200, true, true])
      expect([accepted?.data['own_agent'], own.body.code]).toEqual(own.status === 200 ? [true, undefined] : [undefined, 'own_agent'])
    }
  })
})
