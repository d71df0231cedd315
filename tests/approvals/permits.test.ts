/** The permit for one action outside the service: it is used once, it ends, and its agent reports what came of it. */
import { expect, test } from '@jest/globals'
import { readLog } from '../../src/core/log/log-reader.ts'
import { findApproval } from '../../src/store/approvals/approvals.ts'
import { run, type Row } from '../../src/store/index.ts'
import type { Person, Schemas } from '../support/client.ts'
import { newAgent } from '../support/domain.ts'
import { connect, type Call } from '../support/programs.ts'
import { onEachStore } from '../support/world.ts'
import { modernCall, send } from '../mcp/support.ts'

type Approval = Schemas['Approval']
type Problem = Schemas['Problem']
const minute = 60_000
const day = 24 * 60 * minute
const wish = {
  category: 'spend',
  title: 'Pay the invoice',
  details: { url: 'https://example.com/1' },
  reason: 'It is due',
  wait_seconds: 0,
}

onEachStore('a permit', (open, again) => {
  async function place() {
    const world = await open({ env: { AQS_MCP_BURST: '1000' } })
    const ada = await world.human()
    const agent = await newAgent(world, ada)
    const { call, close } = await connect(world.url, agent.secret)
    const decide = (id: string, verb: string, body?: object) => ada.post<Approval>(`/v1/approvals/${id}/${verb}`, body)
    const read = async (id: string) => (await ada.get<Approval>(`/v1/approvals/${id}`)).body
    const allowed = async (more: object = {}, body?: object) => {
      const { approval } = await call('request_approval', { ...wish, ...more })
      await decide(approval.id, 'approve', body)
      return approval.id as string
    }
    return { world, ada, agent, call, close, decide, read, allowed }
  }

  test('is the answer to the same request until it is reported, and nobody is asked again', async () => {
    const { world, ada, call, close, allowed, read } = await place()
    const id = await allowed()

    const repeated = await call('request_approval', { ...wish, reason: 'I lost the answer' })
    const { body } = await ada.get<Schemas['ApprovalPage']>('/v1/approvals')
    const profile = await call('get_profile')
    world.clock.advance(8 * minute)
    const reported = await call('report_outcome', { approval_id: id, outcome: 'done', note: 'Paid', links: ['https://example.com/paid'] })
    const later = await call('get_profile')
    const { approval: next } = await call('request_approval', wish)
    await close()

    expect(repeated).toMatchObject({ outcome: 'approved', approval: { id, permit: 'unused', valid_until: '2026-11-22T09:00:00.000Z' } })
    expect(repeated.next_step).toBe(
      `You already have this yes. If you have acted on it, do not act again: call report_outcome. Your human said yes. The service itself does nothing: you may do it now, once, before 2026-11-22T09:00:00.000Z. Then call report_outcome with approval_id ${id}.`,
    )
    expect(body.items).toHaveLength(1)
    expect([profile, later].map(({ inbox }) => inbox.unreported_permits)).toEqual([[id], []])
    expect(reported).toMatchObject({ approval: { permit: 'reported', report: { outcome: 'done', note: 'Paid' } } })
    expect(await read(id)).toMatchObject({
      permit: 'reported',
      report: { outcome: 'done', note: 'Paid', links: ['https://example.com/paid'], at: '2026-11-21T09:08:00.000Z' },
    })
    expect(await read(next.id)).toMatchObject({
      status: 'pending',
      permit: null,
      valid_until: null,
      earlier_yes: { id, decided_at: '2026-11-21T09:00:00.000Z', by_rule: null, permit: 'reported', outcome: 'done' },
    })
  })

  test.each([
    ['a day, if nobody says less', undefined, undefined, day],
    ['as long as the agent asks', 30, undefined, 30 * minute],
    ['as long as the human says', undefined, 10, 10 * minute],
    ['no longer than the agent asks', 5, 60, 5 * minute],
  ])('is valid for %s', async (_what, asked, said, validMs) => {
    const { call, close, read, decide } = await place()
    const { approval } = await call('request_approval', { ...wish, ...(asked && { valid_for_minutes: asked }) })
    await decide(approval.id, 'approve', said ? { valid_for_minutes: said } : undefined)
    await close()

    const { valid_until: until, decided_at: at } = await read(approval.id)
    expect(Date.parse(until!) - Date.parse(at!)).toBe(validMs)
  })

  test.each(['done', 'failed', 'not_done'])('is no longer "approved" once %s is reported, wherever the agent reads it', async outcome => {
    const { world, agent, call, close, allowed } = await place()
    const id = await allowed()
    const before = await call('get_approval', { approval_id: id })

    await call('report_outcome', { approval_id: id, outcome })
    const after = await call('get_approval', { approval_id: id })
    const resource = await send(world, { key: agent.secret, ...modernCall('resources/read', { uri: `agentquest://approvals/${id}` }) })
    await close()

    const { outcome: read } = JSON.parse(resource.body.result.contents[0].text)
    expect([before.outcome, after.outcome, read]).toEqual(['approved', outcome, outcome])
  })

  test('lapses at its end: the agent is told, may still report it, and must ask again to act', async () => {
    const { world, ada, call, close, allowed, read } = await place()
    const id = await allowed({ valid_for_minutes: 30 })
    await call('get_approval', { approval_id: id })

    world.clock.advance(30 * minute)
    const { inbox } = await call('get_profile')
    const told = await call('get_approval', { approval_id: id })
    const { approval: next } = await call('request_approval', wish)
    const card = await read(next.id)
    await call('report_outcome', { approval_id: id, outcome: 'not_done' })
    await close()

    const { body } = await ada.get<Schemas['AuditPage']>(`/v1/audit-events?target_id=${id}`)
    expect(inbox).toMatchObject({ unread_approvals: [id], unreported_permits: [] })
    expect(told).toMatchObject({ outcome: 'lapsed', approval: { permit: 'lapsed' } })
    expect(told.next_step).toBe(
      `This yes is no longer valid. If you acted while it was, call report_outcome with approval_id ${id}. If not, do not act; ask again if it still matters.`,
    )
    expect(card).toMatchObject({ status: 'pending', earlier_yes: { id, permit: 'lapsed', outcome: null } })
    expect(await read(id)).toMatchObject({ permit: 'reported', report: { outcome: 'not_done', note: null, links: [] } })
    expect(body.items.map(({ action, actor, data }) => [action, actor.type, data])).toEqual([
      ['approval.outcome_reported', 'agent', { kind: 'external_action', title: wish.title, outcome: 'not_done' }],
      ['approval.permit_lapsed', 'system', { kind: 'external_action', title: wish.title }],
      ['approval.approved', 'human', { kind: 'external_action', title: wish.title }],
      ['approval.requested', 'agent', expect.anything()],
    ])
  })

  test('shows how long the agent wants it, before the human decides', async () => {
    const { call, close, read } = await place()
    const { approval: short } = await call('request_approval', { ...wish, valid_for_minutes: 30 })
    const { approval: usual } = await call('request_approval', { ...wish, title: 'Pay another' })
    await close()

    expect(await read(short.id)).toMatchObject({ status: 'pending', valid_for_minutes: 30, valid_until: null })
    expect(await read(usual.id)).toMatchObject({ status: 'pending', valid_for_minutes: 1440, valid_until: null })
  })

  test('that a rule gave is shown as such beside the next request', async () => {
    const { ada, agent, call, close, read } = await place()
    const mail = { category: 'contact', title: 'Thank Ben', details: { to: 'ben@example.com' }, reason: 'It is polite', wait_seconds: 0 }
    await ada.patch(`/v1/agents/${agent.id}`, '*', { policy: { external: { contact: { rule: 'allow', per_day: 1 } } } })
    const { approval: first } = await call('request_approval', mail)
    await call('report_outcome', { approval_id: first.id, outcome: 'done' })
    const { approval: next } = await call('request_approval', mail)
    await close()

    expect((await read(next.id)).earlier_yes).toEqual({
      id: first.id,
      decided_at: '2026-11-21T09:00:00.000Z',
      by_rule: 'standing',
      permit: 'reported',
      outcome: 'done',
    })
  })

  test.each<[string, string, (who: { ada: Person; admin: Person; id: string }) => Promise<unknown>]>([
    ['the owner suspends the agent', 'agent_suspended', ({ ada, id }) => ada.post(`/v1/agents/${id}/suspend`)],
    ['an admin suspends the agent', 'agent_suspended', ({ admin, id }) => admin.post(`/v1/admin/agents/${id}/suspend`)],
    ['an admin suspends the account', 'account_suspended', ({ admin, ada }) => admin.post(`/v1/admin/accounts/${ada.account.id}/suspend`)],
    ['the owner archives the agent', 'agent_archived', ({ ada, id }) => ada.delete(`/v1/agents/${id}`)],
  ])('ends if it is unused when %s', async (_what, reason, stop) => {
    const world = await open({ env: { AQS_MCP_BURST: '1000' } })
    const admin = await world.human()
    const ada = await world.human()
    const agent = await newAgent(world, ada)
    const { call, close } = await connect(world.url, agent.secret)
    const allowed = async (title: string, more: object = {}) => {
      const { approval } = await call('request_approval', { ...wish, title, ...more })
      await ada.post(`/v1/approvals/${approval.id}/approve`)
      return approval.id as string
    }
    const over = await allowed('Over', { valid_for_minutes: 2 })
    const reported = await allowed('Reported')
    await call('report_outcome', { approval_id: reported, outcome: 'done' })
    world.clock.advance(minute)
    const unused = await allowed('Unused')
    const { approval: asked } = await call('request_approval', { ...wish, title: 'Asked' })
    world.clock.advance(minute)
    await close()

    await stop({ ada, admin, id: agent.id })

    const rows = await world.store.transaction(function* () {
      const found: Row<'approvals'>[] = []
      for (const id of [over, reported, unused, asked.id]) found.push((yield* run(findApproval, { id }))[0]!)
      return found
    })
    const log = (await Array.fromAsync(readLog(world.store, ada.account.id))).filter(({ action }) => action === 'approval.permit_lapsed')
    expect(rows.map(({ status, statusReason, permit }) => [status, statusReason, permit])).toEqual([
      ['approved', null, 'lapsed'],
      ['approved', null, 'reported'],
      ['approved', null, 'lapsed'],
      ['cancelled', reason, null],
    ])
    expect([rows[2]!.validUntil, rows[2]!.unread]).toEqual([world.clock.now, 1])
    expect(log.map(({ targetId, actorType, data }) => [targetId, actorType, data])).toEqual([
      [over, 'system', { kind: 'external_action', title: 'Over' }],
      [unused, 'human', { kind: 'external_action', title: 'Unused', reason }],
    ])
  })

  test('that ended with a suspension can be reported after it, but no longer be used', async () => {
    const { ada, agent, call, close, allowed, read } = await place()
    const id = await allowed()

    await ada.post(`/v1/agents/${agent.id}/suspend`)
    await ada.post(`/v1/agents/${agent.id}/resume`)
    const { inbox } = await call('get_profile')
    const again = await call('request_approval', wish)
    const told = await call('get_approval', { approval_id: id })
    await call('report_outcome', { approval_id: id, outcome: 'done' })
    await close()

    expect(inbox).toMatchObject({ unread_approvals: [id], unreported_permits: [] })
    expect(again).toMatchObject({ outcome: 'pending_approval' })
    expect(told.next_step).toMatch(/^This yes is no longer valid\. If you acted while it was, call report_outcome/)
    expect(await read(id)).toMatchObject({ permit: 'reported', report: { outcome: 'done' } })
  })

  test('is reported once: the same report changes nothing, and another is refused', async () => {
    const { ada, call, close, allowed } = await place()
    const id = await allowed()
    const report = { approval_id: id, outcome: 'failed', note: 'The bank refused it' }

    const first = await call('report_outcome', report)
    const same = await call('report_outcome', report)
    const others = [
      await call('report_outcome', { ...report, outcome: 'done' }),
      await call('report_outcome', { ...report, note: 'Paid' }),
      await call('report_outcome', { ...report, links: ['https://example.com'] }),
    ]
    await close()

    const { body } = await ada.get<Schemas['AuditPage']>('/v1/audit-events?action=approval.outcome_reported')
    expect(same).toEqual(first)
    expect(others.map(({ code }) => code)).toEqual(['already_reported', 'already_reported', 'already_reported'])
    expect(body.items).toHaveLength(1)
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
    const { world, ada, call, close, allowed, read } = await place()
    const report = async (title: string, outcome: string) => {
      world.clock.advance(1_000)
      await call('report_outcome', { approval_id: await allowed({ title }), outcome })
    }
    await allowed({ title: 'Lapses', valid_for_minutes: 1 })
    world.clock.advance(minute)
    await report('One', 'done')
    await report('Two', 'done')
    await report('Three', 'failed')
    await report('Four', 'not_done')
    world.clock.advance(1_000)
    const unused = await allowed({ title: 'Five' })
    const { approval } = await call('request_approval', wish)
    const found = async (query: string) =>
      (await ada.get<Schemas['ApprovalPage']>(`/v1/approvals?${query}`)).body.items.map(({ title }) => title)

    expect((await read(approval.id)).track_record).toEqual({ yeses: 6, done: 2, failed: 1, not_done: 1, unreported: 1, open: 1 })
    expect(await read(unused)).not.toHaveProperty('track_record')
    expect(await found('permit=unused')).toEqual(['Five'])
    expect(await found('permit=unused&permit=lapsed')).toEqual(['Five', 'Lapses'])
    expect(await found('permit=reported&sort=created_at')).toEqual(['One', 'Two', 'Three', 'Four'])
    expect(await found('by_rule=standing')).toEqual([])
    for (let i = 0; i < 20; i++) await report(`More ${i}`, 'failed')
    await close()
    expect((await read(approval.id)).track_record).toMatchObject({ yeses: 20, done: 0, failed: 20, open: 0 })
  })

  test('works on another instance, and is not seen by another owner', async () => {
    const { world, allowed, agent } = await place()
    const there = await again()
    const id = await allowed()
    const stranger = await there.human()
    const elsewhere = await connect(there.url, agent.secret)

    const repeated = await elsewhere.call('request_approval', wish)
    const seen = await stranger.get<Problem>(`/v1/approvals/${id}`)
    const asked = await stranger.post<Problem>(`/v1/approvals/${id}/questions`, { text: 'Mine?' })
    await elsewhere.close()

    expect(repeated).toMatchObject({ outcome: 'approved', approval: { id } })
    for (const { status, body } of [seen, asked]) expect([status, body.code]).toEqual([404, 'not_found'])
    expect(world.log.join('')).not.toContain(wish.title)
  })

  test('an agent that knows only the old tools works as before', async () => {
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
    expect(yes).toMatchObject({ outcome: 'approved', note: 'Go ahead', approval: { status: 'approved' } })
    expect(no).toMatchObject({ outcome: 'denied', approval: { status: 'denied' } })
    expect(profile.inbox).toMatchObject({ pending_approvals: 0, unread_approvals: [] })
  })
})

/** A client with the list of tools from before there were permits. */
function onlyOld(call: Call): Call {
  const known = ['get_profile', 'request_approval', 'get_approval', 'list_approvals', 'cancel_approval']
  return (name, args) => (known.includes(name) ? call(name, args) : Promise.reject(new Error(`It does not know ${name}.`)))
}

async function denied(call: Call, ada: Person) {
  const { approval } = await call('request_approval', { ...wish, title: 'Another' })
  await ada.post(`/v1/approvals/${approval.id}/deny`)
  return call('get_approval', { approval_id: approval.id, wait_seconds: 50 })
}
