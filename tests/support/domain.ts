/** An agent at work, as the agents' door would let it in; and the usual ways to get it somewhere. */
import { expect } from '@jest/globals'
import type { Agent } from '../../src/core/kit/world.ts'
import { eq } from '../../src/store/engine/drizzle.ts'
import { $, run, statement } from '../../src/store/index.ts'
import type { Person, Schemas } from './client.ts'
import { findQuest } from '../../src/store/quests/quests.ts'
import { newStartToken } from '../../src/core/approvals/yes.ts'
import { soon } from './soon.ts'
import type { World } from './world.ts'

export const allowAll = { join_quest: 'allow', submit_result: 'allow', withdraw_from_quest: 'allow' }
/** What makes a quest one that the story of every tool can solve (tests/mcp/story.ts). */
export const sums = {
  summary: 'One sum',
  tags: ['sums'],
  result_schema: { type: 'object', required: ['sum'], properties: { sum: { const: 42 } } },
}
export const work = { summary: 'Done', links: [], data: null }

/** Who holds a key, right now. The error about a refused key has the reason as its code, because in a race a refusal is a result. */
export async function holder(world: World, secret: string): Promise<Agent> {
  const agent = await world.core.keys.authenticate(secret, 'test')
  if (!('kind' in agent)) throw Object.assign(new Error(`The key is refused: ${agent.reason}`), { code: agent.reason })
  return agent
}

/** A new agent of a human, with a key, authenticated. */
export async function newAgent(world: World, owner: Person, more: object = {}) {
  const { id } = await owner.agent('Scout', more)
  const { secret, key } = await owner.key(id)
  return { id, secret, key, as: () => holder(world, secret) }
}

const makeAdmin = statement<{ id: string }>()('make_admin', (q, t) =>
  q
    .update(t.accounts)
    .set({ role: 'admin' })
    .where(eq(t.accounts.id, $('id'))),
)

/** A second admin: there is one by sign-up, others are made by hand. */
export async function anotherAdmin(world: World, name?: string): Promise<Person> {
  const person = await world.human(name)
  await world.store.transaction(() => run(makeAdmin, { id: person.account.id }))
  return person
}

/** A quest that agents can join, written by an admin. */
export async function openQuest(admin: Person, more: object = {}) {
  const made = await admin.post<Schemas['Quest']>('/v1/admin/quests', {
    title: 'Summarise an RFC',
    acceptance_criteria: ['At most 200 words'],
    reward_points: 10,
    // Most tests have one human whose agents share a quest.
    agents_per_owner: 1000,
    ...more,
  })
  const open = await admin.post<Schemas['Quest']>(`/v1/admin/quests/${made.body.id}/publish`)
  expect(open.status).toBe(200)
  return open.body
}

/** A quest as the rules see it. */
export const questRow = async (world: Pick<World, 'store'>, id: string) => (await world.store.read(findQuest, { id }))[0]!

/** The participation of an agent that joins without asking. */
export async function joinAt(world: World, agent: { as(): Promise<Agent> }, questId: string) {
  const gated = await world.core.participations.join(await agent.as(), await questRow(world, questId), 'It fits')
  if (gated.outcome !== 'done') throw new Error('It waits for its human')
  return gated.result.participationId!
}

/** An approval that waits, of an external action. */
export async function askFor(
  world: World,
  agent: { as(): Promise<Agent> },
  title = 'Buy a book',
  more: Partial<Parameters<World['core']['approvals']['request']>[1]> = {},
) {
  const gated = await world.core.approvals.request(await agent.as(), {
    category: 'spend',
    title,
    details: { item: title, price: 12 },
    reason: 'I need it',
    ...more,
  })
  return gated.approval!
}

/** The yes to an external action that its human has approved. */
export async function yesTo(world: World, owner: Person, agent: { as(): Promise<Agent> }, title = 'Buy a book') {
  const { id } = await askFor(world, agent, title)
  await owner.post(`/v1/approvals/${id}/approve`)
  return (await world.core.approvals.readOfAgent(await agent.as(), id)).approval
}

/** One that the agent has started, and of which it does not know what came of it. */
export async function doubtIn(world: World, owner: Person, agent: { as(): Promise<Agent> }, title?: string) {
  const yes = await yesTo(world, owner, agent, title)
  await world.core.starting.start(await agent.as(), yes.id, newStartToken(yes))
  return (await world.core.reports.report(await agent.as(), yes.id, { outcome: 'unknown', note: 'The shop did not answer', links: [] }))
    .approval
}

/** The request that waits in the inbox, as soon as it is there. */
export const firstCard = (owner: Person) =>
  soon(async () => {
    const { body } = await owner.get<Schemas['ApprovalPage']>('/v1/approvals?status=pending')
    expect(body.items).not.toEqual([])
    return body.items[0]!
  })

/** A human who answers it. */
export async function answer(owner: Person, verb: 'approve' | 'deny', note?: string) {
  const { id } = await firstCard(owner)
  return owner.post<Schemas['Approval']>(`/v1/approvals/${id}/${verb}`, { note })
}

/** A human who asks about the second request of an agent, and approves it once that is answered. */
export async function asksAndApproves(owner: Person, agentId: string) {
  // Some programs start a process for each call, so this may wait nearly as long as a test may take.
  const second = <A>(see: (approval: Schemas['Approval']) => A) =>
    soon(async () => {
      const { body } = await owner.get<Schemas['ApprovalPage']>(`/v1/approvals?agent_id=${agentId}`)
      expect(body.items).toHaveLength(2)
      return see(body.items.find(({ status }) => status === 'pending')!)
    }, 55_000)
  const id = await second(approval => approval.id)
  await owner.post(`/v1/approvals/${id}/questions`, { text: 'How old is the free one?' })
  await second(({ thread }) => expect(thread.map(({ by }) => by)).toEqual(['human', 'agent']))
  await owner.post(`/v1/approvals/${id}/approve`, { note: 'Go ahead' })
}

/** Waits for an agent's heartbeat to reach a state, because refusals and all calls but the first are recorded after their answers. */
export const beating = (owner: Person, agentId: string, isSo: (heartbeat: Schemas['Heartbeat']) => boolean) =>
  soon(async () => {
    const { body } = await owner.get<Schemas['Heartbeat']>(`/v1/agents/${agentId}/heartbeat`)
    expect([body, isSo(body)]).toEqual([body, true])
    return body
  })

/** An admin who judges the work that waits. */
export async function review(admin: Person, verb: 'accept' | 'request-revision' | 'reject', comment: string) {
  const { body } = await admin.get<Schemas['SubmissionPage']>('/v1/admin/submissions?awaiting=true')
  return admin.post<Schemas['Submission']>(`/v1/admin/submissions/${body.items[0]!.id}/${verb}`, { comment })
}
