/** The number of statements that each act runs, from its request to its answer. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from '@jest/globals'
import { createLog } from '../../src/log.ts'
import { openStore } from '../../src/store/index.ts'
import type { Schemas } from '../support/client.ts'
import { counted } from '../support/counted.ts'
import { allowAll, askFor, newAgent, openQuest } from '../support/domain.ts'
import { holdTimers } from '../support/timers.ts'
import { openWorld } from '../support/world.ts'

const folder = mkdtempSync(join(tmpdir(), 'statements-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/**
 * The caller is found by one statement. A log is held by one, and each of its entries is written by one, with its words, what the agent has
 * written and the new end of the log. Texts by which people can find something take two if they change. After a change, one statement asks
 * when something is due next. Statements that run together count as one, as PostgreSQL runs them. If a change makes you raise a bound, it
 * has added a statement to every such request.
 */
const bounds: Record<string, number> = {
  get_profile: 2,
  get_quest: 4,
  'join_quest, allowed': 12,
  'get_quest, inside': 4,
  // One of them finds the channels of the admins who may review it.
  'submit_result, allowed': 14,
  'join_quest, asked': 11,
  'approve a join': 11,
  'submit_result, asked': 11,
  'deny a submission': 9,
  'withdraw_from_quest, allowed': 13,
  request_approval: 8,
  'ask about a request': 8,
  answer_question: 10,
  'approve a request': 6,
  report_outcome: 6,
  cancel_approval: 5,
  get_approval: 3,
  list_quests: 4,
  list_participations: 2,
  list_approvals: 2,
  'read a quest': 2,
  'list quests': 2,
  'list approvals': 2,
  'list participations': 2,
  'list agents': 2,
  'change an agent': 5,
  overview: 6,
}

test('no act runs more statements than its bound', async () => {
  // Otherwise a slow machine may write the counts of calls in between, ten seconds later.
  holdTimers()
  const store = await openStore(join(folder, 'quest.db'), createLog('silent'))
  const names: string[] = []
  const world = await openWorld('sqlite', store, { store: opened => counted(opened, names) })
  const admin = await world.human()
  const [free, bound] = [await newAgent(world, admin, { policy: allowAll }), await newAgent(world, admin)]
  const quest = await openQuest(admin, { slots: 9 })
  const taken: Record<string, string[]> = {}
  const count = async (act: string, ask: () => Promise<{ status: number; text: string }>) => {
    names.length = 0
    const { status, text } = await ask()
    expect([act, status, text.includes('"isError":true')]).toEqual([act, 200, false])
    taken[act] = [...names]
  }
  const call = (act: string, { secret }: { secret: string }, args: object) =>
    count(act, () => world.mcp(secret, 'tools/call', { name: act.split(',', 1)[0]!, arguments: args }))
  const decide = async (act: string, kind: string, verb: string) => {
    const { body } = await admin.get<Schemas['ApprovalPage']>(`/v1/approvals?status=pending&kind=${kind}`)
    await count(act, () => admin.post(`/v1/approvals/${body.items[0]!.id}/${verb}`))
  }
  const here = { quest: quest.id, wait_seconds: 0 }
  // The first call of an agent is stored before it is answered.
  for (const agent of [free, bound]) await call('list_quests', agent, {})

  // The first read after the agents were created asks when something is due next.
  await call('list_participations', free, {})
  await call('get_profile', free, {})
  await call('get_quest', free, { quest: quest.id })
  await call('join_quest, allowed', free, { ...here, reason: 'It fits' })
  await call('get_quest, inside', free, { quest: quest.id })
  await call('submit_result, allowed', free, { ...here, summary: 'Done' })
  await call('join_quest, asked', bound, { ...here, reason: 'It fits' })
  await decide('approve a join', 'join_quest', 'approve')
  await call('submit_result, asked', bound, { ...here, summary: 'Done' })
  await decide('deny a submission', 'submit_result', 'deny')
  await call('withdraw_from_quest, allowed', bound, here)
  await call('request_approval', bound, { category: 'spend', title: 'Buy', details: {}, reason: 'So', wait_seconds: 0 })
  const { body } = await admin.get<Schemas['ApprovalPage']>('/v1/approvals?status=pending')
  const own = { approval_id: body.items[0]!.id }
  await count('ask about a request', () => admin.post(`/v1/approvals/${own.approval_id}/questions`, { text: 'Why?' }))
  await call('answer_question', bound, { ...own, text: 'So', wait_seconds: 0 })
  await decide('approve a request', 'external_action', 'approve')
  await call('report_outcome', bound, { ...own, outcome: 'done' })
  const { id } = await askFor(world, bound)
  await call('cancel_approval', bound, { approval_id: id })
  await call('get_approval', bound, { approval_id: id })
  await call('list_quests', free, {})
  await call('list_participations', free, {})
  // The first read marks new items as seen.
  await call('list_approvals', bound, {})
  await call('list_approvals', bound, {})
  await count('read a quest', () => admin.get(`/v1/quests/${quest.slug}`))
  for (const list of ['quests', 'approvals', 'participations', 'agents']) await count(`list ${list}`, () => admin.get(`/v1/${list}`))
  await count('overview', () => admin.get('/v1/overview'))
  await count('change an agent', () => admin.patch(`/v1/agents/${free.id}`, 1, { name: 'Ada' }))

  expect(Object.keys(taken).toSorted()).toEqual(Object.keys(bounds).toSorted())
  expect(Object.entries(taken).filter(([act, statements]) => statements.length > bounds[act]!)).toEqual([])
  world.close()
  await store.close()
})
