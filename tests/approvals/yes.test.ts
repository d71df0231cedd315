/** The yes to one action outside the service: it is started once, somebody says what came of it, and it ends. */
import { expect, test } from '@jest/globals'
import { readLog } from '../../src/core/log/log-reader.ts'
import { findApproval } from '../../src/store/approvals/approvals.ts'
import { run, type Row } from '../../src/store/index.ts'
import type { Person, Schemas } from '../support/client.ts'
import { newAgent } from '../support/domain.ts'
import { connect, type Call } from '../support/programs.ts'
import { onEachStore } from '../support/world.ts'
import { modernCall, send } from '../mcp/support.ts'
import { placeOf, wish } from './place.ts'

type Approval = Schemas['Approval']
type Problem = Schemas['Problem']
const minute = 60_000
const day = 24 * 60 * minute
onEachStore('a yes', (open, again) => {
  const place = async () => placeOf(await open({ env: { AQS_MCP_BURST: '1000' } }))

  test('is started once, with exactly what was allowed, and reported by whoever started it', async () => {
    const { world, call, close, allowed, get, start, report, read, logOf } = await place()
    const id = await allowed()
    const ready = await get(id)
    const { token, ...go } = await start(id, ready.start_token)
    world.clock.advance(8 * minute)
    const profile = await call('get_profile')
    const reported = await report(id, 'done', { start_token: token, note: 'Paid', links: ['https://example.com/paid'] })
    const later = await call('get_profile')
    const { approval: next } = await call('request_approval', wish)
    await close()

    const { category, title, details } = wish
    expect(ready).toMatchObject({ outcome: 'ready', action: { category, title, details }, approval: { permit: 'ready' } })
    expect(ready.next_step).toBe(
      `Your human said yes. Just before you act, and before 2026-11-22T09:00:00.000Z (in 24 h), call start_action with approval_id ${id} and this start_token. Act only if it answers go. If your task no longer needs it, do not start it, and report not_done.`,
    )
    expect(go).toMatchObject({
      outcome: 'go',
      action: { category, title, details },
      digest: (await read(id)).digest,
      act_before: '2026-11-21T09:05:00.000Z',
      report_by: '2026-11-21T10:00:00.000Z',
      approval: { permit: 'started' },
    })
    expect([profile, later].map(({ inbox }) => [inbox.ready_to_start, inbox.unreported])).toEqual([
      [[], [id]],
      [[], []],
    ])
    expect(reported).toMatchObject({ approval: { permit: 'done', report: { outcome: 'done', note: 'Paid' } } })
    expect(await read(id)).toMatchObject({
      permit: 'done',
      started_at: '2026-11-21T09:00:00.000Z',
      report: {
        outcome: 'done',
        note: 'Paid',
        links: ['https://example.com/paid'],
        at: '2026-11-21T09:08:00.000Z',
        by: 'agent',
        unstarted: false,
      },
    })
    expect(await read(next.id)).toMatchObject({
      status: 'pending',
      permit: null,
      earlier_yes: { id, decided_at: '2026-11-21T09:00:00.000Z', by_rule: null, permit: 'done', outcome: 'done' },
    })
    expect(await logOf(id)).toEqual(['approval.requested', 'approval.approved', 'approval.started', 'approval.outcome_reported'])
  })

  test('goes to one of three workers that asked the same; the others are told not to act', async () => {
    const { agent, world, ada, close } = await place()
    const workers = await Promise.all([1, 2, 3].map(() => connect(world.url, agent.secret)))
    const asked = await Promise.all(workers.map(({ call }) => call('request_approval', wish)))
    await ada.post(`/v1/approvals/${asked[0].approval.id}/approve`)
    const told = await Promise.all(workers.map(({ call }) => call('request_approval', wish)))
    const started = await Promise.all(
      workers.map(({ call }, i) => call('start_action', { approval_id: told[i].approval.id, start_token: told[i].start_token })),
    )
    await Promise.all([close(), ...workers.map(one => one.close())])

    expect(new Set(told.map(({ approval }) => approval.id)).size).toBe(1)
    expect(new Set(told.map(({ start_token }) => start_token)).size).toBe(3)
    expect(started.map(({ outcome }) => outcome).toSorted()).toEqual(['already_started', 'already_started', 'go'])
    const others = started.filter(({ outcome }) => outcome !== 'go')
    expect(others.map(({ action, next_step }) => `${action}: ${next_step}`)).toEqual(
      Array(2).fill(
        `undefined: Do not act. Another worker started this action, or you started it too long ago. Do not ask for it with other wording. If this very run started it, call report_outcome with approval_id ${told[0]!.approval.id} and this start_token: not_done if you did not begin, what came of it if you know, otherwise unknown.`,
      ),
    )
  })

  test('whose start was answered in vain is answered again for two minutes, with a warning and never with go', async () => {
    const { world, close, allowed, start, tokenOf } = await place()
    const id = await allowed()
    const [mine, other] = [await tokenOf(id), await tokenOf(id)]
    await start(id, mine)
    world.clock.advance(2 * minute - 1)
    const repeated = await start(id, mine)
    const foreign = await start(id, other)
    world.clock.advance(1)
    const late = await start(id, mine)
    await close()

    expect(repeated).toMatchObject({ outcome: 'started', action: { title: wish.title } })
    expect(repeated.next_step).toContain(
      'Act only if this very run sent that earlier call, got no answer or only an error, and has not begun to act:',
    )
    expect([foreign.outcome, late.outcome]).toEqual(['already_started', 'already_started'])
  })

  test('takes only a token that the service made for it and for this agent', async () => {
    const { world, call, close, allowed, tokenOf, start } = await place()
    const [one, two] = [await allowed(), await allowed({ title: 'Pay another' })]
    const other = await newAgent(world, await world.human())
    const foreign = await connect(world.url, other.secret)
    const token = await tokenOf(one)

    const wrong = [
      await start(two, token),
      await start(one, 'start_aaaaaaaaaaaaaaaa_aaaaaaaaaaaaaaaaaaaaaaaa'),
      await start(one, `${token}x`),
      await start(one, 'now'),
    ]
    const stranger = await foreign.call('start_action', { approval_id: one, start_token: token })
    const { approval } = await call('request_approval', { ...wish, title: 'Not decided', details: { about: 'Not decided' } })
    const early = await start(approval.id, token)
    await Promise.all([close(), foreign.close()])

    expect(wrong.map(({ code }) => code)).toEqual(Array(4).fill('wrong_start_token'))
    expect([stranger.code, early.code]).toEqual(['approval_not_found', 'no_permit'])
  })

  test('gives tokens to callers of tools, and none in resources, which are compared with what they were', async () => {
    const { world, agent, close, allowed } = await place()
    const id = await allowed()
    const resource = () => send(world, { key: agent.secret, ...modernCall('resources/read', { uri: `agentquest://approvals/${id}` }) })
    const [first, second] = [await resource(), await resource()]
    await close()

    const texts = [first, second].map(({ body }) => body.result.contents[0].text as string)
    expect(JSON.parse(texts[0]!)).toMatchObject({ outcome: 'ready', action: { title: wish.title } })
    expect(texts[0]).not.toContain('start_token":')
    expect(texts[1]).toBe(texts[0])
  })

  test.each(['done', 'failed', 'not_done', 'unknown'])(
    'is never "ready" again after the report %s, wherever the agent reads it',
    async outcome => {
      const { world, agent, call, close, allowed, start, report, get } = await place()
      const id = await allowed()
      const { token } = await start(id)
      const between = await get(id)

      await report(id, outcome, { start_token: token })
      const after = await get(id)
      const again = await call('request_approval', wish)
      const resource = await send(world, { key: agent.secret, ...modernCall('resources/read', { uri: `agentquest://approvals/${id}` }) })
      const started = await start(id, token)
      await close()

      const now = outcome === 'unknown' ? 'in_doubt' : outcome
      const { outcome: read } = JSON.parse(resource.body.result.contents[0].text)
      expect([between.outcome, after.outcome, read]).toEqual(['started', now, now])
      expect([after.start_token, started.outcome]).toEqual([undefined, 'already_started'])
      // What is in doubt still stands in the way of the same action.
      expect(again).toMatchObject(outcome === 'unknown' ? { outcome: 'in_doubt', approval: { id } } : { outcome: 'pending_approval' })
    },
  )

  test.each([
    ['a day, if nobody says less', undefined, undefined, day],
    ['as long as the agent asks', 30, undefined, 30 * minute],
    ['as long as the human says', undefined, 10, 10 * minute],
    ['no longer than the agent asks', 5, 60, 5 * minute],
  ])('can be started for %s', async (_what, asked, said, validMs) => {
    const { call, close, read, decide } = await place()
    const { approval } = await call('request_approval', { ...wish, ...(asked && { valid_for_minutes: asked }) })
    await decide(approval.id, 'approve', said ? { valid_for_minutes: said } : undefined)
    await close()

    const { valid_until: until, decided_at: at } = await read(approval.id)
    expect(Date.parse(until!) - Date.parse(at!)).toBe(validMs)
  })

  test('lapses at its end if nobody started: the agent is told, and must ask again', async () => {
    const { world, call, close, allowed, tokenOf, start, report, read, get, logOf } = await place()
    const id = await allowed({ valid_for_minutes: 30 })
    const token = await tokenOf(id)

    world.clock.advance(30 * minute)
    const late = await start(id, token)
    const { inbox } = await call('get_profile')
    const told = await get(id)
    const { approval: next } = await call('request_approval', wish)
    await report(id, 'not_done')
    await close()

    expect(late.code).toBe('yes_lapsed')
    expect(inbox).toMatchObject({ unread_approvals: [id], ready_to_start: [], unreported: [] })
    expect(told).toMatchObject({ outcome: 'lapsed', approval: { permit: 'lapsed' } })
    expect(told.next_step).toBe('This yes ended before somebody started the action. Do not act. Ask again if it still matters.')
    expect(await read(next.id)).toMatchObject({ status: 'pending', earlier_yes: { id, permit: 'lapsed', outcome: null } })
    expect(await read(id)).toMatchObject({ permit: 'lapsed', report: null, disputed: null })
    expect(await logOf(id)).toEqual(['approval.requested', 'approval.approved', 'approval.permit_lapsed'])
  })

  test('that was used although it had lapsed is shown so', async () => {
    const { world, close, allowed, report, read } = await place()
    const id = await allowed({ valid_for_minutes: 30 })
    world.clock.advance(30 * minute)
    await report(id, 'done', { note: 'I had paid it before' })
    await close()

    expect(await read(id)).toMatchObject({ permit: 'lapsed', report: null, disputed: { outcome: 'done', note: 'I had paid it before' } })
  })

  test('is in doubt if no report comes in time: the human is told, and says whether it happened', async () => {
    const { world, ada, call, close, allowed, start, get, read, decide, logOf } = await place()
    const id = await allowed({ report_within_minutes: 20 })
    const early = await decide(id, 'outcome', { outcome: 'done' })
    await start(id)
    world.clock.advance(20 * minute)
    const { inbox } = await call('get_profile')
    const doubt = await read(id)
    const told = await get(id)
    const { body: found } = await ada.get<Schemas['ApprovalPage']>('/v1/approvals?permit=in_doubt')
    const said = await decide(id, 'outcome', { outcome: 'done', note: 'I see it in the account' })
    const twice = await decide(id, 'outcome', { outcome: 'not_done' })
    const after = await get(id)
    await close()

    expect([early.status, twice.status]).toEqual([409, 409])
    expect(inbox.unreported).toEqual([id])
    expect(doubt).toMatchObject({
      permit: 'in_doubt',
      doubt: { reason: 'overdue', note: null, at: '2026-11-21T09:20:00.000Z' },
      report_by: '2026-12-21T09:20:00.000Z',
    })
    expect(told.outcome).toBe('in_doubt')
    expect(found.items.map(one => one.id)).toEqual([id])
    expect(said.body).toMatchObject({ permit: 'done', report: { outcome: 'done', note: 'I see it in the account', by: 'human' } })
    expect(after.outcome).toBe('done')
    expect(await logOf(id)).toEqual([
      'approval.requested',
      'approval.approved',
      'approval.started',
      'approval.in_doubt',
      'approval.outcome_reported',
    ])
  })

  test('that nobody knows of stays unresolved, and then the same can be asked for again', async () => {
    const { world, call, close, allowed, start, report, get, decide, read } = await place()
    const [mine, nobodys] = [await allowed(), await allowed({ title: 'Pay another' })]
    for (const id of [mine, nobodys]) await report(id, 'unknown', { start_token: (await start(id)).token, note: 'The bank did not answer' })
    const doubt = await read(mine)
    world.clock.advance(5 * minute)
    const unknown = await decide(mine, 'outcome', { outcome: 'unknown' })
    world.clock.advance(30 * day)
    const late = await get(nobodys)
    const next = await call('request_approval', wish)
    await close()

    expect(doubt.doubt).toMatchObject({ reason: 'unknown', note: 'The bank did not answer' })
    expect(unknown.body).toMatchObject({ permit: 'unresolved', report: null })
    expect(late.outcome).toBe('unresolved')
    expect(next.outcome).toBe('pending_approval')
  })

  test('that another worker reports as not done is in doubt; only the worker that started it, or its human, ends the doubt', async () => {
    const { close, allowed, start, report, read } = await place()
    const id = await allowed()
    const { token } = await start(id)
    await report(id, 'not_done', { note: 'I was second' })
    const doubt = await read(id)
    await report(id, 'failed')
    const still = await read(id)
    await report(id, 'failed', { start_token: token, note: 'The bank refused it' })
    await close()

    expect(doubt).toMatchObject({ permit: 'in_doubt', doubt: { reason: 'unclear', note: 'I was second' }, report: null })
    expect(still.permit).toBe('in_doubt')
    expect(await read(id)).toMatchObject({ permit: 'failed', report: { outcome: 'failed', note: 'The bank refused it' } })
  })

  test.each([
    ['not_done', 'done', 'also reported as done. Do not act, and do not ask'],
    ['failed', 'done', 'also reported as done. Do not act, and do not ask'],
    ['done', 'failed', 'two different reports about this action. Do not act.'],
  ])('that was reported as %s and then as %s sends nobody to act or to ask again', async (first, second, says) => {
    const { close, allowed, start, report, get } = await place()
    const id = await allowed()
    const { token } = await start(id)
    await report(id, first, { start_token: token })
    const before = await get(id)
    await report(id, second, { start_token: token })
    const after = await get(id)
    await close()

    expect([before.next_step.includes(says), after.outcome]).toEqual([false, first])
    expect(after.next_step).toContain(says)
    expect(after.next_step).not.toContain('request_approval')
  })

  test('keeps a late report that contradicts the human, and ends a new yes to the same action', async () => {
    const { world, call, close, allowed, start, report, decide, read, get } = await place()
    const id = await allowed({ report_within_minutes: 1 })
    const { token } = await start(id)
    world.clock.advance(minute)
    await decide(id, 'outcome', { outcome: 'not_done' })
    const next = await allowed()
    const ready = await get(next)
    const late = await report(id, 'done', { start_token: token, note: 'It went through after all' })
    const again = await report(id, 'done', { start_token: token, note: 'It went through after all' })
    const third = await report(id, 'failed', { start_token: token })
    const after = await get(next)
    const started = await call('start_action', { approval_id: next, start_token: ready.start_token })
    await close()

    expect(ready.outcome).toBe('ready')
    expect(late.next_step).toBe('Your human sees this report beside what was known before. Do not act.')
    expect(again).toEqual(late)
    expect(third.code).toBe('already_reported')
    expect(await read(id)).toMatchObject({ permit: 'not_done', report: { by: 'human' }, disputed: { outcome: 'done', by: 'agent' } })
    expect([after.outcome, started.code]).toEqual(['lapsed', 'yes_lapsed'])
    expect(await read(next)).toMatchObject({ status_reason: 'disputed' })
  })

  test('is taken back by its human before the start, which counts as a no, and not after it', async () => {
    const { call, close, allowed, tokenOf, start, decide, read, get, logOf } = await place()
    const [early, late] = [await allowed(), await allowed({ title: 'Pay another' })]
    const token = await tokenOf(early)
    await start(late)
    const taken = await decide(early, 'take-back', { note: 'I paid it myself' })
    const tooLate = await decide(late, 'take-back')
    const started = await start(early, token)
    const told = await get(early)
    const same = await call('request_approval', wish)
    const other = await call('request_approval', { ...wish, reason: 'The first transfer bounced' })
    await close()

    expect(taken.body).toMatchObject({ permit: 'lapsed', status_reason: 'taken_back' })
    expect(tooLate).toMatchObject({ status: 409, body: { code: 'invalid_state', detail: expect.stringContaining('has already started') } })
    expect(started.code).toBe('yes_lapsed')
    expect([told.outcome, told.next_step]).toEqual([
      'lapsed',
      'Your human took this yes back. Do not act, and do not ask again unless they tell you to. If they do, say so in reason.',
    ])
    expect([same.outcome, same.next_step, other.outcome]).toEqual([
      'lapsed',
      'You made the same request before, and this is the answer. Your human took this yes back. Do not act, and do not ask again unless they tell you to. If they do, say so in reason.',
      'pending_approval',
    ])
    expect(await read(other.approval.id)).toMatchObject({ earlier_denials: 1 })
    expect(await logOf(early)).toEqual(['approval.requested', 'approval.approved', 'approval.permit_lapsed'])
  })

  test('that is reported without a start is used all the same, and the human sees how', async () => {
    const { close, allowed, tokenOf, start, report, read } = await place()
    const id = await allowed()
    const token = await tokenOf(id)
    const reported = await report(id, 'done')
    const late = await start(id, token)
    await close()

    expect([late.outcome, late.act_before, late.report_by]).toEqual(['already_started', undefined, undefined])
    expect(reported.next_step).toContain('Next time call start_action before you act')
    expect(await read(id)).toMatchObject({ permit: 'done', report: { unstarted: true } })
  })

  test('is reported once: the same report changes nothing, and another one of the same kind is refused', async () => {
    const { ada, close, allowed, start, report } = await place()
    const id = await allowed()
    const { token } = await start(id)
    const said = { start_token: token, note: 'The bank refused it' }

    const first = await report(id, 'failed', said)
    const same = await report(id, 'failed', said)
    const others = [
      await report(id, 'failed', { ...said, note: 'Paid' }),
      await report(id, 'failed', { ...said, links: ['https://example.com'] }),
    ]
    // Of a worker that did not start it.
    const foreign = await report(id, 'not_done')
    await close()

    const { body } = await ada.get<Schemas['AuditPage']>('/v1/audit-events?action=approval.outcome_reported')
    expect(same).toEqual(first)
    expect(others.map(({ code }) => code)).toEqual(['already_reported', 'already_reported'])
    expect(foreign.approval).toMatchObject({ permit: 'failed' })
    expect(body.items).toHaveLength(1)
  })

  test('counts at most 20 that were started and not reported', async () => {
    const { close, allowed, start, report } = await place()
    const started = []
    for (let i = 0; i < 21; i++) started.push(await allowed({ title: `Pay ${i}` }))
    const told = []
    for (const id of started) told.push(await start(id))
    await report(started[0]!, 'done', { start_token: told[0]!.token })
    const free = await start(started[20]!)
    await close()

    expect(told.map(({ outcome, code }) => outcome ?? code)).toEqual([...Array<string>(20).fill('go'), 'too_many_started'])
    expect(free.outcome).toBe('go')
  })

  test.each<[string, string, (who: { ada: Person; admin: Person; id: string }) => Promise<unknown>]>([
    ['the owner suspends the agent', 'agent_suspended', ({ ada, id }) => ada.post(`/v1/agents/${id}/suspend`)],
    ['an admin suspends the agent', 'agent_suspended', ({ admin, id }) => admin.post(`/v1/admin/agents/${id}/suspend`)],
    ['an admin suspends the account', 'account_suspended', ({ admin, ada }) => admin.post(`/v1/admin/accounts/${ada.account.id}/suspend`)],
    ['the owner archives the agent', 'agent_archived', ({ ada, id }) => ada.delete(`/v1/agents/${id}`)],
  ])('ends if it was not started, and is in doubt if it was, when %s', async (_what, reason, stop) => {
    const world = await open({ env: { AQS_MCP_BURST: '1000' } })
    const admin = await world.human()
    const ada = await world.human()
    const agent = await newAgent(world, ada)
    const { call, close } = await connect(world.url, agent.secret)
    const allowed = async (title: string, more: object = {}) => {
      const { approval } = await call('request_approval', { ...wish, title, details: { about: title }, ...more })
      await ada.post(`/v1/approvals/${approval.id}/approve`)
      return approval.id as string
    }
    const begun = async (title: string) => {
      const id = await allowed(title)
      const { start_token } = await call('get_approval', { approval_id: id })
      await call('start_action', { approval_id: id, start_token })
      return { approval_id: id, start_token }
    }
    const over = await allowed('Over', { valid_for_minutes: 2 })
    const reported = await begun('Reported')
    await call('report_outcome', { ...reported, outcome: 'done' })
    const started = await begun('Started')
    world.clock.advance(minute)
    const ready = await allowed('Ready')
    const { approval: asked } = await call('request_approval', { ...wish, title: 'Asked', details: { about: 'Asked' } })
    world.clock.advance(minute)
    await close()

    await stop({ ada, admin, id: agent.id })

    const rows = await world.store.transaction(function* () {
      const found: Row<'approvals'>[] = []
      for (const id of [over, reported.approval_id, started.approval_id, ready, asked.id])
        found.push((yield* run(findApproval, { id }))[0]!)
      return found
    })
    const ended = ['approval.permit_lapsed', 'approval.in_doubt']
    const log = (await Array.fromAsync(readLog(world.store, ada.account.id))).filter(({ action }) => ended.includes(action))
    expect(rows.map(({ status, statusReason, yes }) => [status, statusReason, yes])).toEqual([
      ['approved', null, 'lapsed'],
      ['approved', null, 'done'],
      ['approved', null, 'in_doubt'],
      ['approved', reason, 'lapsed'],
      ['cancelled', reason, null],
    ])
    expect([rows[3]!.validUntil, rows[3]!.unread]).toEqual([world.clock.now, 1])
    const data = (title: string, why: object = {}) => ({ kind: 'external_action', title, ...why })
    expect(log.map(({ actorType, data }) => [actorType, data])).toEqual([
      ['system', data('Over')],
      ['human', data('Started', { reason: 'stopped' })],
      ['human', data('Ready', { reason })],
    ])
  })

  test('that ended with a suspension cannot be started with its old token after it', async () => {
    const { ada, agent, call, close, allowed, tokenOf, start, report } = await place()
    const [ready, started] = [await allowed(), await allowed({ title: 'Pay another' })]
    const [old, { token }] = [await tokenOf(ready), await start(started)]

    await ada.post(`/v1/agents/${agent.id}/suspend`)
    await ada.post(`/v1/agents/${agent.id}/resume`)
    const again = await start(ready, old)
    const repeated = await start(started, token)
    const { inbox } = await call('get_profile')
    const reported = await report(started, 'done', { start_token: token })
    await close()

    expect([again.code, repeated.outcome]).toEqual(['yes_lapsed', 'already_started'])
    expect(inbox).toMatchObject({ ready_to_start: [], unreported: [started] })
    expect(reported.approval.permit).toBe('done')
  })

  test('is only of an external action that was approved, and only for its own agent', async () => {
    const { world, call, close, decide, allowed, read } = await place()
    const other = await newAgent(world, await world.human())
    const foreign = await connect(world.url, other.secret)
    const { approval } = await call('request_approval', wish)
    const asked = { approval_id: approval.id, outcome: 'done' }

    const early = await call('report_outcome', asked)
    const stranger = await foreign.call('report_outcome', { ...asked, approval_id: await allowed({ title: 'Pay another' }) })
    await decide(approval.id, 'deny')
    const denied = await call('report_outcome', asked)
    await Promise.all([close(), foreign.close()])

    expect([early, stranger, denied].map(({ code }) => code)).toEqual(['no_permit', 'approval_not_found', 'no_permit'])
    expect(await read(approval.id)).toMatchObject({ permit: null, valid_until: null, report: null })
  })

  test('is counted at the moment of the next decision, and found by its state', async () => {
    const { world, ada, call, close, allowed, start, report, read } = await place()
    const reported = async (title: string, outcome: string) => {
      world.clock.advance(1_000)
      const id = await allowed({ title })
      await report(id, outcome, { start_token: (await start(id)).token })
    }
    await allowed({ title: 'Lapses', valid_for_minutes: 1 })
    world.clock.advance(minute)
    await reported('One', 'done')
    await reported('Two', 'done')
    await reported('Three', 'failed')
    await reported('Four', 'not_done')
    await reported('Doubt', 'unknown')
    world.clock.advance(1_000)
    const ready = await allowed({ title: 'Five' })
    const { approval } = await call('request_approval', wish)
    const found = async (query: string) =>
      (await ada.get<Schemas['ApprovalPage']>(`/v1/approvals?${query}`)).body.items.map(({ title }) => title)

    expect((await read(approval.id)).track_record).toEqual({ yeses: 7, done: 2, failed: 1, not_done: 1, unreported: 1, lapsed: 1, open: 1 })
    expect(await read(ready)).not.toHaveProperty('track_record')
    expect(await found('permit=ready')).toEqual(['Five'])
    expect(await found('permit=ready&permit=lapsed')).toEqual(['Five', 'Lapses'])
    expect(await found('permit=done&permit=failed&sort=created_at')).toEqual(['One', 'Two', 'Three'])
    expect(await found('decider=standing')).toEqual([])
    for (let i = 0; i < 20; i++) await reported(`More ${i}`, 'failed')
    await close()
    expect((await read(approval.id)).track_record).toMatchObject({ yeses: 20, done: 0, failed: 20, open: 0 })
  })

  test('works on another instance, and is not seen by another owner', async () => {
    const { world, ada, allowed, agent, tokenOf, close } = await place()
    const there = await again()
    const id = await allowed()
    const token = await tokenOf(id)
    const stranger = await there.human()
    const elsewhere = await connect(there.url, agent.secret)

    const started = await elsewhere.call('start_action', { approval_id: id, start_token: token })
    const seen = await stranger.get<Problem>(`/v1/approvals/${id}`)
    const tried = [
      await stranger.post<Problem>(`/v1/approvals/${id}/questions`, { text: 'Mine?' }),
      await stranger.post<Problem>(`/v1/approvals/${id}/outcome`, { outcome: 'done' }),
      await stranger.post<Problem>(`/v1/approvals/${id}/take-back`),
    ]
    await Promise.all([close(), elsewhere.close()])

    expect(started.outcome).toBe('go')
    for (const { status, body } of [seen, ...tried]) expect([status, body.code]).toEqual([404, 'not_found'])
    expect(world.log.join('')).not.toContain(wish.title)
    expect(world.log.join('')).not.toContain(token)
    expect((await ada.get<Approval>(`/v1/approvals/${id}`)).body.permit).toBe('started')
  })

  test('an agent that knows only the old tools stops at "ready", and is told why', async () => {
    const { call, close, ada, decide } = await place()
    const old = onlyOld(call)
    const asked = await old('request_approval', wish)
    await old('get_approval', { approval_id: asked.approval.id })
    await decide(asked.approval.id, 'approve', { note: 'Go ahead' })
    const yes = await old('get_approval', { approval_id: asked.approval.id, wait_seconds: 50 })
    const no = await denied(old, ada)
    const profile = await old('get_profile', {})
    await close()

    expect(asked).toMatchObject({ outcome: 'pending_approval', approval: { status: 'pending' } })
    expect(yes).toMatchObject({ outcome: 'ready', note: 'Go ahead', next_step: expect.stringContaining('call start_action') })
    expect(no).toMatchObject({ outcome: 'denied', approval: { status: 'denied' } })
    expect(profile.inbox).toMatchObject({ pending_approvals: 0, unread_approvals: [], ready_to_start: [asked.approval.id] })
  })
})

/** A client with the list of tools from before a yes had to be started. */
function onlyOld(call: Call): Call {
  const known = ['get_profile', 'request_approval', 'get_approval', 'list_approvals', 'cancel_approval']
  return (name, args) => (known.includes(name) ? call(name, args) : Promise.reject(new Error(`It does not know ${name}.`)))
}

async function denied(call: Call, ada: Person) {
  const { approval } = await call('request_approval', { ...wish, title: 'Another', details: { about: 'Another' } })
  await ada.post(`/v1/approvals/${approval.id}/deny`)
  return call('get_approval', { approval_id: approval.id, wait_seconds: 50 })
}
