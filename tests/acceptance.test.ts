/**
 * Thirteen stories by which the service is accepted, each from start to end: the human's half over /v1, the agent's half by an official client.
 * Each also holds what must not happen in it.
 */
import { expect, test } from '@jest/globals'
import { send } from './mcp/support.ts'
import type { Person, Schemas } from './support/client.ts'
import { allowAll, answer, beating, firstCard, newAgent, openQuest, review } from './support/domain.ts'
import { listen } from './support/listen.ts'
import { connect, type Told } from './support/programs.ts'
import { soon } from './support/soon.ts'
import { onBothStores } from './support/world.ts'

type Problem = Schemas['Problem']
const minute = 60_000
const day = 24 * 60 * minute
const longest = 40
const wish = { reason: 'It suits me', wait_seconds: longest }

onBothStores('acceptance', (open, again) => {
  test('1 First hour: from the sign-up to a green light that turns on by itself, and a key that is seen once', async () => {
    const world = await open()
    const ada = await world.human('ada')
    const { id } = await ada.agent('Scout')
    const issue = { headers: { 'Idempotency-Key': 'connect-page' } }
    const issued = await ada.post<Schemas['IssuedKey']>(`/v1/agents/${id}/keys`, {}, issue)
    const before = await heartbeatOf(ada, id)
    const page = await listen(world.url, ada.token)

    const { call, close } = await connect(world.url, issued.body.secret, 'v1')
    const profile = await call('get_profile')
    const [light] = await page.events(1)
    page.close()
    await close()

    const after = await heartbeatOf(ada, id)
    const later = [
      await ada.get(`/v1/agents/${id}/keys`),
      await ada.get(`/v1/agents/${id}`),
      await ada.get('/v1/audit-events/export'),
      await ada.post<Problem>(`/v1/agents/${id}/keys`, {}, issue),
    ]
    expect([before.state, light!.event, light!.target.id, after.state]).toEqual(['never', 'heartbeat.changed', id, 'online'])
    expect(profile).toMatchObject({ agent: { id, name: 'Scout' }, owner: { display_name: 'ada' } })
    expect(issued.headers['cache-control']).toBe('no-store')
    expect(later.map(({ status }) => status)).toEqual([200, 200, 200, 409])
    for (const text of [...later.map(({ text }) => text), ...world.log]) expect(text).not.toContain(issued.body.secret)
  })

  test('2 The owner by curl: a token for everything, and no change that overwrites another unseen', async () => {
    const world = await open()
    const { email, password } = await world.human()
    const signedIn = await world.call<Schemas['SignedIn']>('POST', '/v1/sessions', { body: { email, password, transport: 'token' } })
    const token = signedIn.body.token!
    const made = await world.call<Schemas['Agent']>('POST', '/v1/agents', { token, body: { name: 'Scout' } })
    const rename = (name: string, headers: Record<string, string>) =>
      world.call<Schemas['Agent']>('PATCH', `/v1/agents/${made.body.id}`, { token, headers, body: { name } })

    const blind = await rename('Blind', {})
    const fresh = await rename('Fresh', { 'If-Match': made.headers['etag']! })
    const stale = await rename('Stale', { 'If-Match': made.headers['etag']! })
    const stranger = await world.call('GET', '/v1/agents')

    expect([signedIn.status, signedIn.headers['set-cookie'], made.headers['etag']]).toEqual([201, undefined, '"v1"'])
    expect([blind, fresh, stale, stranger].map(({ status }) => status)).toEqual([428, 200, 412, 401])
    expect([fresh.headers['etag'], fresh.body.version, fresh.body.name]).toEqual(['"v2"', 2, 'Fresh'])
    for (const { headers, body } of [blind, stale, stranger]) expect(headers['x-request-id']).toBe((body as unknown as Problem).request_id)
  })

  test('3 Join with approval: the very call that asked answers "done", and there is one participation', async () => {
    const world = await open()
    const ada = await world.human()
    const agent = await newAgent(world, ada)
    const { slug } = await openQuest(ada)
    const { call, close } = await connect(world.url, agent.secret)

    let answered = false
    const joining = call('join_quest', { quest: slug, ...wish }).finally(() => (answered = true))
    const card = await firstCard(ada)
    const waited = !answered
    await ada.post(`/v1/approvals/${card.id}/approve`)
    const joined = await joining
    const again = await call('join_quest', { quest: slug, ...wish })
    const mine = await call('list_participations')
    await close()

    expect(waited).toBe(true)
    expect(joined).toMatchObject({ outcome: 'done', approval: { id: card.id }, participation: { due_at: expect.stringMatching(/Z$/) } })
    expect(again).toMatchObject({ outcome: 'done', participation: { id: joined.participation.id } })
    expect(mine.items).toHaveLength(1)
    expect((await quest(ada, slug)).slots_taken).toBe(1)
  })

  test('4 Denied with a reason: the agent reads it, and that it should not ask the same again; no slot was touched', async () => {
    const world = await open()
    const ada = await world.human()
    const agent = await newAgent(world, ada)
    const { slug } = await openQuest(ada)
    const { client, close } = await connect(world.url, agent.secret, 'v1')

    const [told] = await Promise.all([
      client.callTool({ name: 'join_quest', arguments: { quest: slug, ...wish } }) as Promise<Told>,
      answer(ada, 'deny', 'too long'),
    ])
    await close()

    expect(told.isError).toBeUndefined()
    expect(told.structuredContent).toMatchObject({ outcome: 'denied', approval: { status: 'denied', note: 'too long' } })
    expect(told.content[0].text).toMatch(/too long/)
    expect(told.content[0].text).toMatch(/do not reword the request/i)
    expect((await quest(ada, slug)).slots_taken).toBe(0)
  })

  test('5 Nobody answers: it expires, which is not a no; a late yes does nothing', async () => {
    const world = await open()
    const ada = await world.human()
    const agent = await newAgent(world, ada)
    const { slug } = await openQuest(ada)
    const { call, close } = await connect(world.url, agent.secret)
    const asked = await call('join_quest', { quest: slug, ...wish, wait_seconds: 0 })

    world.clock.advance(day)
    const read = await call('get_approval', { approval_id: asked.approval.id, wait_seconds: longest })
    const inbox = await ada.get<Schemas['ApprovalPage']>('/v1/approvals?status=pending')
    const late = await ada.post<Problem>(`/v1/approvals/${asked.approval.id}/approve`)
    const mine = await call('list_participations')
    await close()

    expect(asked.outcome).toBe('pending_approval')
    expect(read).toMatchObject({ approval: { status: 'expired' }, next_step: expect.stringContaining('not a no') })
    expect(inbox.body.items).toEqual([])
    expect([late.status, late.body.code]).toEqual([409, 'approval_expired'])
    expect([mine.items, (await quest(ada, slug)).slots_taken]).toEqual([[], 0])
  })

  test('6 Two tabs, one approves and one denies, at one instant on two instances: one decision, told to all three', async () => {
    const [here, there] = [await open(), await again()]
    const ada = await here.human()
    const agent = await newAgent(here, ada)
    const { call, close } = await connect(here.url, agent.secret)

    for (const [first, second] of [
      ['approve', 'deny'],
      ['deny', 'approve'],
    ]) {
      const { slug } = await openQuest(ada, { title: `First ${first}` })
      const joining = call('join_quest', { quest: slug, ...wish })
      const { id } = await firstCard(ada)
      const tabs = await Promise.all([
        here.call<Schemas['Approval']>('POST', `/v1/approvals/${id}/${first}`, { token: ada.token }),
        there.call<Schemas['Approval']>('POST', `/v1/approvals/${id}/${second}`, { token: ada.token }),
      ])
      const joined = await joining

      const [won, lost] = tabs.toSorted((one, other) => one.status - other.status) as [(typeof tabs)[0], (typeof tabs)[0]]
      const { status } = won.body
      expect([won.status, lost.status]).toEqual([200, 409])
      expect(lost.body).toMatchObject({ code: 'approval_already_decided', approval: { id, status, decided_by: ada.account.id } })
      expect(joined.outcome).toBe(status === 'approved' ? 'done' : 'denied')
      expect((await logOf(ada, id)).map(({ action }) => action)).toEqual(['approval.requested', `approval.${status}`])
      expect((await quest(ada, slug)).slots_taken).toBe(status === 'approved' ? 1 : 0)
    }
    await close()
  })

  test('7 The last slots: three of twenty are in; a yes to one more was foreseen to fail, and says that it did', async () => {
    const world = await open()
    const ada = await world.human()
    const { slug } = await openQuest(ada, { slots: 3 })
    const cautious = await newAgent(world, ada)
    const asking = await connect(world.url, cautious.secret)
    const programs = []
    for (let i = 0; i < 20; i++)
      programs.push(await connect(world.url, (await newAgent(world, ada, { policy: allowAll })).secret, i % 2 ? 'v1' : 'pinned'))
    const waiting = asking.call('join_quest', { quest: slug, ...wish })
    const card = await firstCard(ada)

    const told: Told[] = await Promise.all(programs.map(({ call }) => call('join_quest', { quest: slug, reason: 'Me!' })))
    const foreseen = await ada.get<Schemas['Approval']>(`/v1/approvals/${card.id}`)
    const approved = await ada.post<Schemas['Approval']>(`/v1/approvals/${card.id}/approve`)
    const failed = await waiting
    await Promise.all([asking, ...programs].map(({ close }) => close()))

    expect(told.filter(({ outcome }) => outcome === 'done')).toHaveLength(3)
    expect(told.filter(({ code }) => code === 'quest_full')).toHaveLength(17)
    expect((await quest(ada, slug)).slots_taken).toBe(3)
    expect(foreseen.body.preview).toMatchObject({ would_succeed: false, blockers: [{ code: 'quest_full' }] })
    expect(approved.body).toMatchObject({ status: 'approved', outcome: { state: 'failed', code: 'quest_full' } })
    expect(failed).toMatchObject({ outcome: 'failed', approval: { status: 'approved' } })
    expect(failed).not.toHaveProperty('participation')
  })

  test('8 A leaked key: replaced while it waits, it is refused at once and everywhere, and its owner sees that it was tried', async () => {
    const [world, elsewhere] = [await open(), await again()]
    const ada = await world.human()
    const agent = await newAgent(world, ada)
    const { call } = await connect(world.url, agent.secret)
    const asked = await call('request_approval', {
      category: 'access',
      title: 'The vault',
      details: {},
      reason: 'I need it',
      wait_seconds: 0,
    })
    const look = { approval_id: asked.approval.id, wait_seconds: longest }
    for (const { clock } of [world, elsewhere]) clock.advance(minute)

    const waiting = call('get_approval', look).catch((error: unknown) => error)
    await beating(ada, agent.id, ({ last_seen_at }) => last_seen_at === new Date(world.clock.now).toISOString())
    const rotated = await ada.post<Schemas['RotatedKey']>(`/v1/agents/${agent.id}/keys/${agent.key.id}/rotate`, { overlap_seconds: 0 })
    const startedAt = performance.now()
    const cutShort = await waiting
    const tookMs = performance.now() - startedAt
    const refused = await Promise.all([world, elsewhere].map(({ mcp }) => mcp(agent.secret)))
    const tried = await beating(ada, agent.id, ({ last_refused }) => last_refused !== null)
    const anew = await connect(elsewhere.url, rotated.body.secret)
    const seen = await anew.call('get_approval', { ...look, wait_seconds: 0 })
    await anew.close()

    expect(cutShort).toMatchObject({ data: { status: 401 } })
    expect(JSON.stringify(cutShort)).not.toContain('The vault')
    // Long before it would have looked by itself; tests/approvals/waits.test.ts holds that it takes no time.
    expect(tookMs).toBeLessThan(20_000)
    expect(refused.map(({ status }) => status)).toEqual([401, 401])
    expect(seen.approval).toMatchObject({ title: 'The vault', status: 'pending' })
    expect(tried.last_refused).toMatchObject({ reason: 'key_replaced', key_hint: agent.key.hint })
  })

  test('9 Deliver, revise, accept: wrong data bothers nobody, a sleeping owner costs no deadline, points come once, a reject frees the slot', async () => {
    const world = await open()
    const ada = await world.human()
    const terms = { slots: 2, reward_points: 10, result_schema: { type: 'object', required: ['sum'], properties: { sum: { const: 42 } } } }
    const { slug } = await openQuest(ada, terms)
    const agent = await newAgent(world, ada)
    const { call, close } = await connect(world.url, agent.secret)
    const submit = (sum: number, wait_seconds = longest) =>
      call('submit_result', { quest: slug, summary: `It is ${sum}`, data: { sum }, wait_seconds })
    const [joined] = await Promise.all([call('join_quest', { quest: slug, ...wish }), answer(ada, 'approve')])

    const misfit = await submit(41)
    const bothered = await ada.get<Schemas['ApprovalPage']>('/v1/approvals?status=pending')
    world.clock.now = Date.parse(joined.participation.due_at) - minute
    const asked = await submit(42, 0)
    world.clock.advance(2 * minute)
    const slept = await call('get_quest', { quest: slug })
    await answer(ada, 'approve')
    const delivered = await call('get_approval', { approval_id: asked.approval.id })
    await review(ada, 'request-revision', 'Show how')
    const sentBack = await call('get_quest', { quest: slug })
    const [again] = await Promise.all([submit(42), answer(ada, 'approve')])
    const accepted = await review(ada, 'accept', 'Well done')
    const twice = await ada.post<Problem>(`/v1/admin/submissions/${accepted.body.id}/accept`, { comment: 'Once more' })
    const profile = await call('get_profile')
    await close()

    expect(misfit).toMatchObject({ code: 'invalid_result', errors: [{ pointer: '/data/sum' }] })
    expect([bothered.body.items, asked.outcome]).toEqual([[], 'pending_approval'])
    expect(slept.my_participation).toMatchObject({ state: 'active' })
    expect(delivered.approval).toMatchObject({ status: 'approved' })
    expect(sentBack.my_participation).toMatchObject({ state: 'revision_requested', last_feedback: 'Show how' })
    expect(again).toMatchObject({ outcome: 'done', submission: { attempt: 2 }, participation: { state: 'submitted' } })
    expect([accepted.status, twice.status, twice.body.code]).toEqual([200, 409, 'already_reviewed'])
    expect(profile).toMatchObject({ stats: { points: 10, accepted: 1 }, limits: { active_quests: 0 } })

    const hasty = await newAgent(world, ada, { policy: allowAll })
    const other = await connect(world.url, hasty.secret)
    await other.call('join_quest', { quest: slug, reason: 'Me too' })
    const { participation } = await other.call('submit_result', { quest: slug, summary: 'Look', data: { sum: 42 } })
    const full = await quest(ada, slug)
    await review(ada, 'reject', 'Copied')
    const mine = await other.call('list_participations')
    await other.close()

    expect([participation.state, full.slots_taken]).toEqual(['submitted', 2])
    expect(mine.items).toMatchObject([{ state: 'rejected', last_feedback: 'Copied' }])
    expect((await quest(ada, slug)).slots_taken).toBe(1)
  })

  test('10 Both eras by one key, and no wrong door: neither for pages, nor for the credentials of the other door, nor once suspended', async () => {
    const world = await open()
    const ada = await world.human()
    const agent = await newAgent(world, ada)
    const legacy = await connect(world.url, agent.secret, 'v1')
    await beating(ada, agent.id, ({ client }) => client?.protocol_version === '2025-11-25')
    const modern = await connect(world.url, agent.secret, 'pinned')
    await beating(ada, agent.id, ({ client }) => client?.protocol_version === '2026-07-28')
    const asked = await legacy.call('request_approval', {
      category: 'spend',
      title: 'A castle',
      details: {},
      reason: 'why not',
      wait_seconds: 0,
    })
    const profiles = [await legacy.call('get_profile'), await modern.call('get_profile')]

    const page = await send(world, { key: agent.secret, headers: { Origin: 'https://evil.example' }, body: '{}' })
    const keyAtV1 = await world.call<Problem>('GET', '/v1/me', { token: agent.secret })
    const selfApproval = await world.call<Problem>('POST', `/v1/approvals/${asked.approval.id}/approve`, { token: agent.secret })
    const sessionAtMcp = await world.mcp(ada.token)
    await ada.post(`/v1/agents/${agent.id}/suspend`, { reason: 'On holiday' })
    const suspended = await Promise.all([legacy, modern].map(({ call }) => call('get_profile').catch((error: Error) => error.message)))
    const cancelled = await ada.get<Schemas['Approval']>(`/v1/approvals/${asked.approval.id}`)
    const exported = await ada.get('/v1/audit-events/export')
    await Promise.all([legacy.close(), modern.close()])

    expect(profiles).toMatchObject([{ agent: { id: agent.id } }, { agent: { id: agent.id } }])
    expect([page, keyAtV1, selfApproval, sessionAtMcp].map(({ status }) => status)).toEqual([403, 401, 401, 401])
    expect([keyAtV1.body.code, selfApproval.body.code]).toEqual(['agent_key_not_accepted', 'agent_key_not_accepted'])
    for (const message of suspended) expect(message).toContain('The agent is suspended')
    expect(cancelled.body).toMatchObject({ status: 'cancelled', status_reason: 'agent_suspended' })
    for (const action of ['agent.created', 'key.issued', 'approval.requested', 'agent.suspended', 'approval.cancelled'])
      expect(exported.text).toContain(`"${action}"`)
    for (const secret of [agent.secret, ada.token, ada.password]) expect(exported.text + world.log.join('')).not.toContain(secret)
  })

  test('11 Pay the invoice: a question is not a no, a yes survives a lost answer and serves once, and its human sees what came of it', async () => {
    const world = await open()
    const ada = await world.human('ada')
    const agent = await newAgent(world, ada)
    const { call, close } = await connect(world.url, agent.secret)
    const invoice = {
      category: 'spend',
      title: 'Pay the invoice 4711',
      recipient: 'Example Ltd',
      amount: { value: '119.90', currency: 'EUR' },
      details: { url: 'https://example.com/4711' },
      reason: 'It is due on Friday',
      wait_seconds: longest,
    }
    const read = async (id: string) => (await ada.get<Schemas['Approval']>(`/v1/approvals/${id}`)).body

    // The agent waits while its human asks.
    const asking = call('request_approval', invoice)
    const card = await firstCard(ada)
    await ada.post(`/v1/approvals/${card.id}/questions`, { text: 'Is this the one for March?' })
    const question = await asking
    const undecided = await read(card.id)
    // The agent answers, and waits on. Its human says yes for an hour.
    const answering = call('answer_question', { approval_id: card.id, text: 'Yes, of 12 March.', wait_seconds: longest })
    await soon(async () => expect((await read(card.id)).awaits_answer).toBe(false))
    await ada.post(`/v1/approvals/${card.id}/approve`, { note: 'Then pay it', valid_for_minutes: 60 })
    const yes = await answering
    // The answer is lost, as in a crash: another process of the agent asks the same again, at another instance.
    await close()
    const there = await again()
    const next = await connect(there.url, agent.secret)
    const repeated = await next.call('request_approval', { ...invoice, reason: 'I do not know whether I may' })
    const { body: cards } = await ada.get<Schemas['ApprovalPage']>('/v1/approvals')
    // It starts, pays, and says so. The yes does not serve once more.
    const { start_token } = repeated
    const go = await next.call('start_action', { approval_id: card.id, start_token })
    const receipt = {
      approval_id: card.id,
      start_token,
      outcome: 'done',
      note: 'Paid by bank transfer',
      links: ['https://example.com/4711/receipt'],
    }
    await next.call('report_outcome', receipt)
    const third = await next.call('request_approval', { ...invoice, wait_seconds: 0 })
    const seen = await read(card.id)
    const again4711 = await read(third.approval.id)
    const { body: log } = await ada.get<Schemas['AuditPage']>(`/v1/audit-events?target_id=${card.id}&sort=created_at`)
    await next.close()

    expect(question).toMatchObject({ outcome: 'question', question: 'Is this the one for March?', answer_with: 'answer_question' })
    expect(undecided).toMatchObject({ status: 'pending', amount: { value: '119.9', currency: 'EUR' }, awaits_answer: true })
    expect(undecided.digest).toBe(seen.digest)
    expect(yes).toMatchObject({ outcome: 'ready', note: 'Then pay it', approval: { id: card.id, permit: 'ready' } })
    expect(repeated).toMatchObject({ outcome: 'ready', approval: { id: card.id, valid_until: seen.valid_until } })
    expect(repeated.next_step).toContain('You made the same request before, and this is its yes.')
    expect(go).toMatchObject({ outcome: 'go', action: { title: invoice.title, details: invoice.details } })
    expect(cards.items).toHaveLength(1)
    expect(seen).toMatchObject({ permit: 'done', report: { outcome: 'done', note: 'Paid by bank transfer', links: receipt.links } })
    expect(third).toMatchObject({ outcome: 'pending_approval' })
    expect(again4711).toMatchObject({
      earlier_yes: { id: card.id, permit: 'done', outcome: 'done' },
      track_record: { yeses: 1, done: 1, failed: 0, not_done: 0, unreported: 0, lapsed: 0, open: 0 },
    })
    expect(log.items.map(({ action }) => action)).toEqual([
      'approval.requested',
      'approval.question_asked',
      'approval.question_answered',
      'approval.approved',
      'approval.started',
      'approval.outcome_reported',
    ])
  })

  test('12 The budget: five mails a day without a question, the sixth asks, and the human sees each of them', async () => {
    const world = await open()
    const ada = await world.human('ada')
    const agent = await newAgent(world, ada)
    const policy = { external: { contact: { rule: 'allow', per_day: 5 } } }
    await ada.patch(`/v1/agents/${agent.id}`, '*', { policy })
    const { call, close } = await connect(world.url, agent.secret)
    const mail = (to: string) =>
      call('request_approval', {
        category: 'contact',
        title: `Invite ${to}`,
        recipient: `${to.slice(0, 3).toLowerCase()}@example.com`,
        details: { guest: to },
        reason: 'They have signed up',
        wait_seconds: 0,
      })

    const { policy: read } = await call('get_profile')
    const told = []
    for (const to of ['Ann', 'Ben', 'Cyd', 'Dan', 'Eve', 'Fay']) {
      told.push(await mail(to))
      world.clock.advance(minute)
    }
    const [first, sixth] = [told[0], told[5]]
    const { start_token } = first
    await call('start_action', { approval_id: first.approval.id, start_token })
    await call('report_outcome', { approval_id: first.approval.id, start_token, outcome: 'done', links: ['https://example.com/sent/1'] })
    const again = await mail('Ann')
    // The human is asked about the sixth, and allows mails for an hour. A mail with a card number still asks.
    await ada.post(`/v1/approvals/${sixth.approval.id}/approve`, { allow_category_minutes: 60 })
    const seventh = await mail('Gus')
    const secret = await mail('Hal, 4111 1111 1111 1111')
    // The allowance is taken back. The next day the rule has room again.
    await ada.patch(`/v1/agents/${agent.id}`, '*', { policy: { external: { contact: { end_allowance: true } } } })
    const eighth = await mail('Ida')
    world.clock.advance(day)
    const nextDay = await mail('Joe')
    await close()

    const allowed = (await ada.get<Schemas['ApprovalPage']>('/v1/approvals?decider=standing&sort=created_at')).body.items
    const { items: log } = (await ada.get<Schemas['AuditPage']>('/v1/audit-events?action=approval.allowed_by_rule&sort=created_at')).body
    expect(read.external.contact).toEqual({ rule: 'allow', per_day: 5 })
    expect(told.map(({ outcome }) => outcome)).toEqual([...Array<string>(5).fill('ready'), 'pending_approval'])
    expect([again, seventh, secret, eighth, nextDay].map(({ outcome }) => outcome)).toEqual([
      'pending_approval',
      'ready',
      'pending_approval',
      'pending_approval',
      'ready',
    ])
    expect([first, seventh, nextDay].map(({ approval }) => approval.by_rule)).toEqual(['standing', 'timed', 'standing'])
    expect(allowed.map(({ title }) => title)).toEqual(['Ann', 'Ben', 'Cyd', 'Dan', 'Eve', 'Joe'].map(to => `Invite ${to}`))
    expect(allowed[0]).toMatchObject({ permit: 'done', report: { outcome: 'done' }, decided_by: null })
    expect(log.map(({ data }) => data.rule)).toEqual([...Array<string>(5).fill('standing'), 'timed', 'standing'])
  })

  test('13 Less than asked: 400 of 480 are approved on the phone, the agent pays 400, and both are on record', async () => {
    const world = await open()
    const ada = await world.human('ada')
    const agent = await newAgent(world, ada)
    const { call, close } = await connect(world.url, agent.secret)
    const phone = await world.call<Schemas['SignedIn']>('POST', '/v1/sessions', {
      body: { email: ada.email, password: ada.password, transport: 'token' },
    })
    const approve = (id: string, version: number, changes: object) =>
      world.call<Schemas['Approval'] & Pick<Problem, 'errors'>>('POST', `/v1/approvals/${id}/approve`, {
        token: phone.body.token!,
        headers: { 'If-Match': `"v${version}"`, 'Idempotency-Key': 'press' },
        body: { changes },
      })
    const paid: unknown[] = []

    // The agent waits. Its human changes the amount, and is told where the old one still stands.
    const asking = call('request_approval', {
      category: 'spend',
      title: 'Pay the 480 EUR for the posters',
      recipient: 'Druckerei Meier',
      amount: { value: '480', currency: 'EUR' },
      details: { invoice: '2026-118', note: 'All 480 EUR at once' },
      ...wish,
    })
    const { id, version } = await firstCard(ada)
    const amount = { value: '400', currency: 'EUR' }
    const halfway = await approve(id, version, { amount })
    const approved = await approve(id, version, { amount, title: 'Pay for the posters', details: { note: 'The rest later' } })
    // The agent does what the answer says. This bank pays exactly that.
    const yes = await asking
    const go = await call('start_action', { approval_id: id, start_token: yes.start_token })
    if (go.outcome === 'go') paid.push(go.action)
    await call('report_outcome', { approval_id: id, start_token: yes.start_token, outcome: 'done', note: 'Paid 400 EUR' })
    const { body: seen } = await ada.get<Schemas['Approval']>(`/v1/approvals/${id}`)
    const { body: log } = await ada.get<Schemas['AuditPage']>(`/v1/audit-events?target_id=${id}&sort=created_at`)
    await close()

    expect([halfway.status, halfway.body.errors.map(({ pointer, code }) => [pointer, code])]).toEqual([
      422,
      [
        ['/changes/title', 'old_value'],
        ['/changes/details/note', 'old_value'],
      ],
    ])
    const action = {
      category: 'spend',
      title: 'Pay for the posters',
      recipient: 'Druckerei Meier',
      amount,
      details: { invoice: '2026-118', note: 'The rest later' },
    }
    expect([approved.status, yes.outcome, paid]).toEqual([200, 'ready', [action]])
    expect(yes.next_step).toContain('Your human changed the action: do exactly what action says.')
    expect(go.digest).toBe(seen.allowed!.digest)
    expect(seen).toMatchObject({ permit: 'done', amount: { value: '480' }, allowed: action })
    expect(log.items.map(({ action }) => action)).toEqual([
      'approval.requested',
      'approval.approved',
      'approval.started',
      'approval.outcome_reported',
    ])
    expect(log.items[1]!.data).toMatchObject({
      changed: ['title', 'amount', 'details.note'],
      asked: { amount: { value: '480', currency: 'EUR' } },
      allowed: { amount },
      digest: go.digest,
    })
  })
})

const heartbeatOf = async (owner: Person, id: string) => (await owner.get<Schemas['Heartbeat']>(`/v1/agents/${id}/heartbeat`)).body
const quest = async (reader: Person, slug: string) => (await reader.get<Schemas['OpenQuest']>(`/v1/quests/${slug}`)).body
const logOf = async (owner: Person, target: string) =>
  (await owner.get<Schemas['AuditPage']>(`/v1/audit-events?sort=created_at&target_id=${target}`)).body.items
