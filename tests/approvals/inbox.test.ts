/** The inbox in get_profile: what others did that the agent has not read yet. */
import { expect, test } from '@jest/globals'
import type { Schemas } from '../support/client.ts'
import { allowAll, answer, askFor, newAgent, openQuest, review } from '../support/domain.ts'
import { connect } from '../support/programs.ts'
import { onEachStore } from '../support/world.ts'
import { listenTo, openStream } from '../mcp/support.ts'

const day = 24 * 60 * 60_000
const reason = 'It suits me'

onEachStore('the inbox of an agent', open => {
  test('names requests that were decided, expired or cancelled, until the agent has read them', async () => {
    const world = await open()
    const admin = await world.human()
    const agent = await newAgent(world, admin)
    const quest = await openQuest(admin)
    const { call, close } = await connect(world.url, agent.secret)
    const ask = async (title: string): Promise<string> => {
      world.clock.advance(1)
      const asked = await call('request_approval', { category: 'other', title, details: {}, reason, wait_seconds: 0 })
      return asked.approval.id
    }
    const unread = async () => (await call('get_profile')).inbox.unread_approvals

    const [yes, no, own] = [await ask('One'), await ask('Two'), await ask('Three')]
    const join = (await call('join_quest', { quest: quest.slug, reason, wait_seconds: 0 })).approval.id
    const before = await unread()
    await admin.post(`/v1/approvals/${yes}/approve`)
    await admin.post(`/v1/approvals/${no}/deny`)
    await admin.post(`/v1/admin/quests/${quest.id}/close`)
    await call('cancel_approval', { approval_id: own })
    const ended = await unread()
    await call('get_approval', { approval_id: no })
    const afterOne = await unread()
    const late = await ask('Four')
    world.clock.advance(day)
    const expired = await unread()
    await call('list_approvals')
    const afterAll = await unread()
    await close()

    expect([before, ended, afterOne, expired, afterAll]).toEqual([[], [yes, no, join], [yes, join], [yes, join, late], []])
  })

  test('names the quests in which its work was reviewed or ended, and not those that it left itself', async () => {
    const world = await open()
    const admin = await world.human()
    const agent = await newAgent(world, admin, { policy: allowAll, max_active_quests: 10 })
    const { call, close } = await connect(world.url, agent.secret)
    const join = async (title: string) => {
      world.clock.advance(1)
      const quest = await openQuest(admin, { title, work_window_hours: title === 'Late' ? 1 : 100 })
      await call('join_quest', { quest: quest.slug, reason })
      return quest
    }
    const unread = async () => (await call('get_profile')).inbox.unread_quests
    const judge = async (title: string, verb: 'accept' | 'reject' | 'request-revision') => {
      const { slug } = await join(title)
      await call('submit_result', { quest: slug, summary: 'Done' })
      await review(admin, verb, 'So it is')
    }

    for (const [title, verb] of [
      ['Good', 'accept'],
      ['Bad', 'reject'],
      ['Half', 'request-revision'],
    ] as const)
      await judge(title, verb)
    const { slug: left } = await join('Left')
    await call('withdraw_from_quest', { quest: left })
    await join('Late')
    const gone = await join('Gone')
    await admin.post(`/v1/admin/quests/${gone.id}/cancel`, { reason: 'A mistake' })
    world.clock.advance(2 * 60 * 60_000)
    const all = await unread()
    await call('get_quest', { quest: 'good' })
    await call('submit_result', { quest: 'half', summary: 'Better' })
    const some = await unread()
    await call('list_participations')
    const none = await unread()
    await close()

    expect([all, some, none]).toEqual([['good', 'bad', 'half', 'late', 'gone'], ['bad', 'late', 'gone'], []])
  })

  test('is empty after a call that waited for the answer, and does not change when a stream only reports a change', async () => {
    const world = await open()
    const admin = await world.human()
    const agent = await newAgent(world, admin)
    const { call, close } = await connect(world.url, agent.secret)
    const asking = { category: 'other', details: {}, reason }
    const unread = async () => (await call('get_profile')).inbox.unread_approvals

    await Promise.all([call('request_approval', { ...asking, title: 'Wait for me', wait_seconds: 40 }), answer(admin, 'approve')])
    const waited = await unread()
    const { approval } = await call('request_approval', { ...asking, title: 'Tell me', wait_seconds: 0 })
    const uri = `agentquest://approvals/${approval.id}`
    const stream = await openStream(world, { key: agent.secret, ...listenTo([uri]) })
    await stream.next()
    await answer(admin, 'deny')
    await stream.next()
    stream.hangUp()
    const told = await unread()
    await close()

    expect([waited, told]).toEqual([[], [approval.id]])
  })

  test('still names what has changed since the agent read it', async () => {
    const world = await open()
    const admin = await world.human()
    const agent = await newAgent(world, admin)
    const { id } = await askFor(world, agent)
    await admin.post(`/v1/approvals/${id}/questions`, { text: 'Which one?' })
    const { approval } = await world.core.approvals.readOfAgent(await agent.as(), id)
    await admin.post(`/v1/approvals/${id}/deny`)
    await world.core.inbox.seen({ approvals: [approval] })

    expect((await world.core.agents.standing(await agent.as())).unreadApprovals).toEqual([id])
  })

  test('names at most the ten oldest of each kind, and counts only requests of the agent that wait', async () => {
    const world = await open()
    const admin = await world.human()
    const [agent, other] = [await newAgent(world, admin), await newAgent(world, admin)]
    const ready: string[] = []
    for (let i = 0; i < 12; i++) {
      const { id } = await askFor(world, agent, `Yes ${i}`)
      await admin.post(`/v1/approvals/${id}/approve`)
      ready.push(id)
    }
    const { id: asked } = await askFor(world, agent, 'Asked')
    await admin.post(`/v1/approvals/${asked}/questions`, { text: 'Which one?' })
    await askFor(world, agent, 'Waits')
    await askFor(world, other, 'Of another agent')

    const standing = await world.core.agents.standing(await agent.as())
    const { body } = await admin.get<Schemas['Agent']>(`/v1/agents/${agent.id}`)

    expect(standing).toMatchObject({ readyYeses: ready.slice(0, 10), openQuestions: [asked], unreported: [], pendingApprovals: 2 })
    expect(standing.unreadApprovals).toEqual(ready.slice(0, 10))
    expect(body.pending_approvals).toBe(2)
  })
})
