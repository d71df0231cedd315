/** How much an account and its agents may write, and what they can still do beyond the limit. */
import { expect, test } from '@jest/globals'
import type { Schemas } from '../support/client.ts'
import { askFor, newAgent } from '../support/domain.ts'
import { setProof } from '../support/security.ts'
import { onEachStore } from '../support/world.ts'

const day = 24 * 60 * 60_000
type Problem = Schemas['Problem']

onEachStore('what is kept of an account', open => {
  test('has a limit for each day: beyond it nothing is added, but actions that end something work', async () => {
    const world = await open({ env: { AQS_KILOBYTES_PER_DAY: '40' } })
    const ada = await world.human()
    const other = await world.human()
    const agent = await newAgent(world, ada)
    const [request, denied] = [await askFor(world, agent, 'One'), await askFor(world, agent, 'Two')]
    const until = async (act: () => Promise<{ status: number; body: Partial<Problem> }>) => {
      for (let i = 0; i < 100; i++) {
        const { status, body } = await act()
        if (status === 409) return body
      }
      throw new Error('It was never refused.')
    }

    const refused = await until(() => ada.patch<Problem>(`/v1/agents/${agent.id}`, '*', { name: `Scout ${world.clock.now++}` }))
    const asked = await askFor(world, agent, 'Three').catch((error: { code: string }) => error.code)
    const adding = [
      await ada.post<Problem>('/v1/agents', { name: 'Another' }),
      await ada.post<Problem>(`/v1/agents/${agent.id}/keys`),
      await ada.patch<Problem>('/v1/me', '*', { display_name: 'Lovelace' }),
    ]
    const ending = [
      await ada.post(`/v1/approvals/${denied.id}/deny`),
      await ada.post(`/v1/approvals/${request.id}/approve`),
      await ada.delete(`/v1/agents/${agent.id}/keys/${agent.key.id}`),
      await ada.post(`/v1/agents/${agent.id}/suspend`),
    ]
    const resumed = await ada.post<Problem>(`/v1/agents/${agent.id}/resume`)
    const nobodyElse = await other.post('/v1/agents', { name: 'Another' })
    world.clock.advance(day)
    await setProof(world, ada)
    const tomorrow = await ada.post(`/v1/agents/${agent.id}/resume`)
    const archived = await ada.delete(`/v1/agents/${agent.id}`)

    expect(refused).toMatchObject({
      code: 'storage_limit',
      detail: expect.stringContaining('40 kB today, which is the limit for a day. Wait until 00:00 UTC'),
    })
    expect(asked).toBe('storage_limit')
    expect(adding.map(({ status, body }) => [status, body.code])).toEqual(adding.map(() => [409, 'storage_limit']))
    expect(ending.map(({ status }) => status)).toEqual([200, 200, 204, 200])
    expect([resumed.status, nobodyElse.status, tomorrow.status, archived.status]).toEqual([409, 201, 200, 204])
  })

  test('counts requests that were made and taken back, with their whole content', async () => {
    const world = await open({ env: { AQS_KILOBYTES_PER_DAY: '1000' } })
    const agent = await newAgent(world, await world.human())
    const details = { text: 'x'.repeat(30_000) }
    const makeAndTakeBack = async (title: string) => {
      const asking = { category: 'other' as const, title, details, reason: 'because' }
      const { approval } = await world.core.approvals.request(await agent.as(), asking)
      await world.core.approvals.cancel(await agent.as(), approval!.id)
    }

    let made = 0
    const code = await (async () => {
      for (; made < 50; made++) await makeAndTakeBack(`Number ${made}`)
    })().catch((error: { code: string }) => error.code)

    expect([code, made]).toEqual(['storage_limit', expect.any(Number)])
    expect(made).toBeGreaterThan(10)
    expect(made).toBeLessThan(17)
  })

  test('leaves a fifth of each limit to the human, whatever the agents write', async () => {
    const refusedAt = async (env: Record<string, string>) => {
      const world = await open({ env })
      const ada = await world.human()
      const agent = await newAgent(world, ada)
      const message = await (async () => {
        for (let i = 0; i < 100; i++) {
          const { id } = await askFor(world, agent, `Number ${i}`)
          await world.core.approvals.cancel(await agent.as(), id)
        }
        return ''
      })().catch((error: Error) => error.message)
      const acts = [
        await ada.patch(`/v1/agents/${agent.id}`, '*', { policy: { join_quest: 'block' } }),
        await ada.post(`/v1/agents/${agent.id}/keys/${agent.key.id}/rotate`, { overlap_seconds: 0 }),
        await ada.post(`/v1/agents/${agent.id}/suspend`),
        await ada.post(`/v1/agents/${agent.id}/resume`),
      ]
      return [message, acts.map(({ status }) => status)]
    }

    expect(await refusedAt({ AQS_KILOBYTES_PER_ACCOUNT: '100' })).toEqual([
      expect.stringContaining('80 kB, which is the limit for agents'),
      [200, 200, 200, 200],
    ])
  })

  test('leaves half of what agents may write in a day to the other agents, whatever one of them writes', async () => {
    const world = await open({ env: { AQS_KILOBYTES_PER_DAY: '100' } })
    const ada = await world.human()
    const agents = [await newAgent(world, ada), await newAgent(world, ada), await newAgent(world, ada)] as const
    const flood = async (agent: (typeof agents)[0]) => {
      for (let i = 0; i < 100; i++) {
        const { id } = await askFor(world, agent, `Number ${i}`)
        await world.core.approvals.cancel(await agent.as(), id)
      }
    }
    const refusal = (agent: (typeof agents)[0]) => flood(agent).catch((error: Error) => error.message)

    const first = await refusal(agents[0])
    const again = await refusal(agents[0])
    world.clock.advance(-day)
    const yesterday = await refusal(agents[0])
    world.clock.advance(day)
    await askFor(world, agents[1], 'It has its own part')
    const second = await refusal(agents[1])
    world.clock.advance(day)
    await askFor(world, agents[0], 'Another day')

    expect([first, again, yesterday]).toEqual(Array(3).fill(expect.stringContaining('This agent has written 40 kB today')))
    expect(second).toEqual(expect.stringContaining('80 kB today, which is the limit of agents for a day'))
    expect(await refusal(agents[2])).toContain('40 kB today')
  })

  test('has a total limit, which another day does not lift', async () => {
    const world = await open({ env: { AQS_KILOBYTES_PER_ACCOUNT: '6' } })
    const ada = await world.human()
    await ada.agent()

    world.clock.advance(day)
    const refused = await ada.post<Problem>('/v1/agents', { name: 'Another' })

    expect([refused.status, refused.body.code, refused.body.detail]).toEqual([
      409,
      'storage_limit',
      expect.stringContaining('6 kB, which is the limit for an account. Ask an admin'),
    ])
  })

  test('has a limit of agents: archived ones count too, because they keep their handles', async () => {
    const world = await open({ env: { AQS_AGENTS_PER_ACCOUNT: '1', AQS_AGENTS_EVER_PER_ACCOUNT: '3' } })
    const ada = await world.human()
    const statuses = []
    for (let i = 0; i < 3; i++) {
      const { body, status } = await ada.post<Schemas['Agent']>('/v1/agents', { name: `Scout ${i}` })
      await ada.delete(`/v1/agents/${body.id}`)
      statuses.push(status)
    }

    const refused = await ada.post<Problem>('/v1/agents', { name: 'One more' })

    expect(statuses).toEqual([201, 201, 201])
    expect([refused.status, refused.body.code, refused.body.detail]).toEqual([
      409,
      'agent_limit',
      expect.stringContaining('including archived ones'),
    ])
  })
})
