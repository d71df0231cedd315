/** With any filters and in any order, the pages of a list together contain exactly the matching rows. */
import { expect, test } from '@jest/globals'
import type { Person, Schemas } from '../support/client.ts'
import { allowAll, askFor, joinAt, newAgent, openQuest, questRow } from '../support/domain.ts'
import { onEachStore, type World } from '../support/world.ts'

type Approval = Schemas['Approval']
type AuditEvent = Schemas['AuditEvent']
const minute = 60_000

/** All pages of a list, two rows at a time. */
async function walk(reader: Person, path: string, query: string) {
  const found: { id: string }[] = []
  for (let cursor = ''; ;) {
    const { body } = await reader.get<{ items: { id: string }[]; next_cursor: string | null }>(`${path}?limit=2&${query}${cursor}`)
    found.push(...body.items)
    if (body.next_cursor === null) return found.map(({ id }) => id)
    cursor = `&cursor=${body.next_cursor}`
  }
}

/** Requests of two agents, of several kinds and with several outcomes, some made at one instant. */
async function requests(world: World, ada: Person) {
  const quest = await openQuest(ada, { slots: 100 })
  const row = await questRow(world, quest.id)
  const agents = [await newAgent(world, ada), await newAgent(world, ada)]
  for (let i = 0; i < 14; i++) {
    const agent = agents[i % 2]!
    const asked =
      i % 4 === 0
        ? (await world.core.participations.join(await agent.as(), row, `Round ${i}`)).approval!
        : await askFor(world, agent, `Round ${i}`, { expiresInMinutes: 300 - i * 10 })
    const decide = ['deny', 'approve', undefined, 'cancel', 'deny'][i % 5]
    if (decide === 'cancel') await world.core.approvals.cancel(await agent.as(), asked.id)
    else if (decide) await ada.post(`/v1/approvals/${asked.id}/${decide}`)
    world.clock.advance(i % 3 ? minute : 0)
  }
  return { agents, quest }
}

onEachStore('lists', open => {
  test('of approvals', async () => {
    const world = await open()
    const ada = await world.human()
    const { agents, quest } = await requests(world, ada)
    const all = (await ada.get<Schemas['ApprovalPage']>('/v1/approvals?limit=100')).body.items
    const orders: Record<string, (a: Approval) => string> = {
      created_at: a => a.created_at,
      '-created_at': a => a.created_at,
      expires_at: a => a.expires_at,
      '-expires_at': a => a.expires_at,
    }
    const filters: Record<string, (a: Approval) => boolean> = {
      '': () => true,
      'status=pending': a => a.status === 'pending',
      'status=denied&status=cancelled': a => ['denied', 'cancelled'].includes(a.status),
      [`agent_id=${agents[0]!.id}`]: a => a.agent.id === agents[0]!.id,
      [`agent_id=${agents[1]!.id}&status=denied`]: a => a.agent.id === agents[1]!.id && a.status === 'denied',
      [`agent_id=${agents[1]!.id}&kind=external_action`]: a => a.agent.id === agents[1]!.id && a.kind === 'external_action',
      'kind=join_quest': a => a.kind === 'join_quest',
      'kind=external_action&status=approved&status=pending': a =>
        a.kind === 'external_action' && ['approved', 'pending'].includes(a.status),
      'category=spend': a => a.category === 'spend',
      'risk=low': a => a.risk === 'low',
      [`quest_id=${quest.id}`]: a => a.quest?.id === quest.id,
    }

    for (const [sort, key] of Object.entries(orders)) {
      for (const [filter, has] of Object.entries(filters)) {
        const walked = await walk(ada, '/v1/approvals', `sort=${sort}&${filter}`)
        const wanted = all
          .filter(has)
          .toSorted((a, b) => (key(a) + a.id < key(b) + b.id ? -1 : 1))
          .map(({ id }) => id)
        expect({ sort, filter, walked }).toEqual({ sort, filter, walked: sort.startsWith('-') ? wanted.toReversed() : wanted })
        expect(walked.length).toBeGreaterThan(1)
      }
    }
  })

  test('of work', async () => {
    const world = await open()
    const [admin, ada] = [await world.human(), await world.human()]
    const agents = [
      await newAgent(world, ada, { policy: allowAll, max_active_quests: 20 }),
      await newAgent(world, ada, { policy: allowAll, max_active_quests: 20 }),
    ]
    for (let i = 0; i < 5; i++) {
      const quest = await openQuest(admin, { title: `Quest ${i}`, slots: 2, work_window_hours: 10 - i })
      for (const agent of agents) {
        const id = await joinAt(world, agent, quest.id)
        if (i % 2) await ada.post(`/v1/participations/${id}/withdraw`)
      }
    }
    const all = (await ada.get<Schemas['ParticipationPage']>('/v1/participations?limit=100')).body.items

    for (const [sort, key] of [
      ['-joined_at', 'joined_at'],
      ['joined_at', 'joined_at'],
      ['due_at', 'due_at'],
      ['-due_at', 'due_at'],
    ] as const) {
      for (const agent of [undefined, agents[0]!.id]) {
        for (const state of [undefined, 'active', 'withdrawn']) {
          const walked = await walk(
            ada,
            '/v1/participations',
            `sort=${sort}${agent ? `&agent_id=${agent}` : ''}${state ? `&state=${state}` : ''}`,
          )
          const wanted = all
            .filter(one => (!agent || one.agent_id === agent) && (!state || one.state === state))
            .toSorted((a, b) => (a[key] + a.id < b[key] + b.id ? -1 : 1))
            .map(({ id }) => id)
          expect({ sort, agent, state, walked }).toEqual({
            sort,
            agent,
            state,
            walked: sort.startsWith('-') ? wanted.toReversed() : wanted,
          })
        }
      }
    }
  })

  test('of a log in which many events have the same time', async () => {
    const world = await open()
    const ada = await world.human()
    await requests(world, ada)
    const all = (await ada.get<Schemas['AuditPage']>('/v1/audit-events?limit=100')).body.items
    const [to, from] = [all[5]!.created_at, all[20]!.created_at]
    const filters: Record<string, (event: AuditEvent) => boolean> = {
      '': () => true,
      [`from=${from}&to=${to}`]: ({ created_at: at }) => at >= from && at < to,
      'action=approval.denied': ({ action }) => action === 'approval.denied',
      [`actor_type=agent&from=${from}`]: ({ actor, created_at: at }) => actor.type === 'agent' && at >= from,
    }

    for (const sort of ['-created_at', 'created_at']) {
      for (const [filter, has] of Object.entries(filters)) {
        const walked = await walk(ada, '/v1/audit-events', `sort=${sort}&${filter}`)
        const wanted = all.filter(has).map(({ id }) => id)
        expect({ sort, filter, walked }).toEqual({ sort, filter, walked: sort === '-created_at' ? wanted : wanted.toReversed() })
        expect(walked.length).toBeGreaterThan(2)
      }
    }
    expect(all.map(({ seq }) => seq)).toEqual(all.map((_, i) => all.length - i))
  })

  test("a filter by another owner's agent finds nothing", async () => {
    const world = await open()
    const [ada, ben] = [await world.human(), await world.human()]
    const { id, as } = await newAgent(world, ada)
    await askFor(world, { as })

    const [own, work, requested] = [
      await walk(ada, '/v1/approvals', `agent_id=${id}`),
      await walk(ben, '/v1/participations', `agent_id=${id}`),
      await walk(ben, '/v1/approvals', `agent_id=${id}`),
    ]

    expect([own.length, work, requested]).toEqual([1, [], []])
  })
})
