/** Every list sorts by each of its keys in both directions, and a list of what happened can be bounded in time. */
import { expect, test } from '@jest/globals'
import type { Person, Schemas } from '../support/client.ts'
import { operations } from '../support/contract.ts'
import { allowAll, askFor, joinAt, newAgent, openQuest, questRow, work } from '../support/domain.ts'
import { newToken, signIn } from '../support/security.ts'
import { onEachStore, type World } from '../support/world.ts'

type Item = Record<string, unknown> & { id: string; heartbeat?: Record<string, unknown> }
interface Parameter {
  name: string
  schema: { enum: string[] }
}
const minute = 60_000

/** The orders of each list that can be sorted. */
const orders = operations.flatMap(({ operationId, parameters = [] }) => {
  const sort = (parameters as Parameter[]).find(({ name }) => name === 'sort')
  return sort ? [[operationId, sort.schema.enum.filter(one => one !== 'relevance')] as const] : []
})

/** All pages of a list, two items at a time. */
async function walk(reader: Person, path: string, query: string) {
  const found: Item[] = []
  for (let cursor = ''; ;) {
    const { body } = await reader.get<{ items: Item[]; next_cursor: string | null }>(`${path}?limit=2&${query}${cursor}`)
    found.push(...body.items)
    if (body.next_cursor === null) return found
    cursor = `&cursor=${body.next_cursor}`
  }
}

/** What an admin sees who has a little of everything: three or more items in each list. */
async function everyList(world: World) {
  const ada = await world.human('Ada')
  for (const name of ['Ben', 'Cleo']) await world.human(name)
  for (let i = 0; i < 2; i++) await signIn(world, ada)
  const { channel } = (await ada.post<Schemas['CreatedChannel']>('/v1/channels', webhook(0))).body
  const agent = await newAgent(world, ada, { policy: allowAll, max_active_quests: 20 })
  for (const [i, title] of ['Read', 'Add', 'Write', 'Sing'].entries()) {
    world.clock.advance(minute)
    await ada.post('/v1/channels', webhook(i + 1))
    await ada.post('/v1/admin/invitations', {})
    await ada.agent(title)
    await ada.key(agent.id, { label: title, expires_in_days: 9 - i })
    await newToken(world, ada, 'read')
    const closing = i % 2 ? { closes_at: new Date(world.clock.now + i * 9e7).toISOString() } : {}
    const quest = await openQuest(ada, { title, reward_points: (i * 7) % 4, work_window_hours: 10 - i, ...closing })
    await joinAt(world, agent, quest.id)
    if (i < 3) await world.core.participations.submit(await agent.as(), await questRow(world, quest.id), work, null)
    await askFor(world, agent, title, { expiresInMinutes: 300 - i * 10 })
  }
  return {
    ada,
    paths: {
      listSessions: '/v1/sessions',
      listAgents: '/v1/agents',
      listAgentKeys: `/v1/agents/${agent.id}/keys`,
      listTokens: '/v1/me/tokens',
      listQuests: '/v1/quests',
      listParticipations: '/v1/participations',
      listApprovals: '/v1/approvals',
      listChannels: '/v1/channels',
      listDeliveries: `/v1/channels/${channel.id}/deliveries`,
      listAuditEvents: '/v1/audit-events',
      adminListQuests: '/v1/admin/quests',
      adminListSubmissions: '/v1/admin/submissions',
      adminListAccounts: '/v1/admin/accounts',
      adminListInvitations: '/v1/admin/invitations',
      adminListAuditEvents: '/v1/admin/audit-events',
      adminListAgents: '/v1/admin/agents',
    } as Record<string, string>,
  }
}
const webhook = (i: number) => ({ type: 'webhook', label: 'Server', url: `https://example.com/${i}`, format: 'standard' })

onEachStore('orders', open => {
  test('each key of each list sorts in both directions, and the pages together have every item', async () => {
    const world = await open()
    const { ada, paths } = await everyList(world)

    for (const [operationId, sorts] of orders) {
      for (const key of sorts.filter(sort => !sort.startsWith('-'))) {
        const [up, down] = [await walk(ada, paths[operationId]!, `sort=${key}`), await walk(ada, paths[operationId]!, `sort=-${key}`)]
        const values = up.flatMap(item => (item[key] ?? item.heartbeat?.[key] ?? []) as string)

        expect([operationId, key, down.map(({ id }) => id)]).toEqual([operationId, key, up.map(({ id }) => id).toReversed()])
        expect([operationId, key, values]).toEqual([operationId, key, values.toSorted((a, b) => (a < b ? -1 : 1))])
        expect([operationId, key, up.length > 2, new Set(up.map(({ id }) => id)).size]).toEqual([operationId, key, true, up.length])
        expect(sorts).toContain(`-${key}`)
      }
    }
    expect(Object.keys(paths).toSorted()).toEqual(orders.map(([operationId]) => operationId).toSorted())
  })

  test('a list of what happened has what happened from a time on and before another', async () => {
    const world = await open()
    const { ada, paths } = await everyList(world)
    const lists = operations.filter(({ parameters = [], responses }) => {
      const names = (parameters as Parameter[]).map(({ name }) => name)
      return names.includes('sort') && names.includes('from') && responses['200']
    })

    for (const { operationId, parameters } of lists) {
      const path = paths[operationId]!
      const sort = (parameters as { name: string; schema: { default: string } }[]).find(({ name }) => name === 'sort')!.schema.default
      const key = sort.replace('-', '')
      const all = await walk(ada, path, `sort=${key}`)
      const times = all.map(item => item[key] as string)
      const [from, to] = [times[1]!, times.at(-1)!]
      const within = all.filter(item => (item[key] as string) >= from && (item[key] as string) < to).map(({ id }) => id)

      for (const order of [key, `-${key}`]) {
        const found = (await walk(ada, path, `sort=${order}&from=${from}&to=${to}`)).map(({ id }) => id)
        expect([operationId, order, found]).toEqual([operationId, order, order === key ? within : within.toReversed()])
      }
      expect([operationId, (await walk(ada, path, `to=${times[0]}`)).length]).toEqual([operationId, 0])
      expect([operationId, within.length > 0, within.length < all.length]).toEqual([operationId, true, true])
    }
    expect(lists.map(({ operationId }) => operationId).toSorted()).toEqual([
      'adminListAuditEvents',
      'adminListSubmissions',
      'listApprovals',
      'listAuditEvents',
      'listDeliveries',
      'listParticipations',
    ])
  })

  test('a time goes with the other filters', async () => {
    const world = await open()
    const { ada } = await everyList(world)
    const work = (await ada.get<Schemas['ParticipationPage']>('/v1/participations?sort=joined_at')).body.items
    const results = (await ada.get<Schemas['SubmissionPage']>('/v1/admin/submissions')).body.items
    const [second, last] = [work[1]!, work.at(-1)!]
    const ids = async (path: string, query: string) => (await walk(ada, path, query)).map(({ id }) => id)

    expect(await ids('/v1/participations', `agent_id=${second.agent_id}&to=${second.joined_at}`)).toEqual([work[0]!.id])
    expect(await ids('/v1/participations', `quest_id=${second.quest.id}&from=${second.joined_at}`)).toEqual([second.id])
    expect(await ids('/v1/participations', `quest_id=${second.quest.id}&to=${second.joined_at}`)).toEqual([])
    expect(await ids('/v1/participations', `state=active&sort=-due_at&from=${last.joined_at}`)).toEqual([last.id])
    expect(await ids('/v1/participations', `state=submitted&sort=due_at&to=${second.joined_at}`)).toEqual([work[0]!.id])
    expect(await ids('/v1/admin/submissions', `awaiting=true&from=${results[1]!.created_at}`)).toEqual(results.slice(1).map(({ id }) => id))
    expect(await ids('/v1/admin/submissions', `awaiting=false&to=${results[1]!.created_at}`)).toEqual([])
    expect(await ids('/v1/admin/submissions', `quest_id=${results[1]!.quest.id}&to=${results[1]!.created_at}`)).toEqual([])
  })
})
