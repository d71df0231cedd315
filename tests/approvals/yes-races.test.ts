/** Many clients on two instances want one permit, one report, or one answer. `CONTESTS` sets the number of rounds. */
import { expect, test } from '@jest/globals'
import { readLog } from '../../src/core/log/log-reader.ts'
import type { Agent } from '../../src/core/kit/world.ts'
import type { Person } from '../support/client.ts'
import { askFor, newAgent } from '../support/domain.ts'
import { onEachStore, type World } from '../support/world.ts'

const rounds = Number(process.env['CONTESTS'] ?? 4)
const clients = 32
const minute = 60_000
const patience = Math.max(60_000, rounds * 10_000)

interface Arena {
  here: World
  there: World
  ada: Person
  agent: { as(): Promise<Agent> }
}
/** Calls at one instant, half of them on each instance. Returns the results, or the codes of the errors. */
const rush = <T>({ here, there }: Arena, act: (world: World, i: number) => Promise<T>, count = clients) =>
  Promise.all(
    Array.from({ length: count }, (_, i) =>
      act(i % 2 ? here : there, i).catch((error: { code?: string }) => {
        if (error.code === undefined) throw error
        return error.code
      }),
    ),
  )
const request = async ({ core }: World, { agent }: Arena, title: string) =>
  core.approvals.request(await agent.as(), { category: 'spend', title, details: { price: 12 }, reason: 'I need it' })
const actions = async ({ here, ada }: Arena, target: string) =>
  (await Array.fromAsync(readLog(here.store, ada.account.id))).filter(({ targetId }) => targetId === target).map(({ action }) => action)
const count = (values: unknown[], value: unknown) => values.filter(one => one === value).length

onEachStore('permits', (open, again) => {
  async function arena(): Promise<Arena> {
    const here = await open()
    const ada = await here.human()
    return { here, there: await again(), ada, agent: await newAgent(here, ada) }
  }

  test(
    'the same request makes one card; once it is approved, it answers that one yes, and after the report one new card',
    async () => {
      const at = await arena()
      for (let round = 0; round < rounds; round++) {
        const title = `Round ${round}`
        const ask = () => rush(at, world => request(world, at, title))
        const of = (gated: unknown[]) => new Set(gated.map(one => (one as { approval: { id: string } }).approval.id))

        const first = await ask()
        const [id] = of(first)
        await at.ada.post(`/v1/approvals/${id!}/approve`)
        const second = await ask()
        await at.here.core.permits.report(await at.agent.as(), id!, { outcome: 'done', note: null, links: [] })
        const third = await ask()
        const [next] = of(third)

        const outcomes = [first, second, third].map(all => [...new Set(all.map(one => (one as { outcome: string }).outcome))])
        expect(outcomes).toEqual([['pending_approval'], ['approved'], ['pending_approval']])
        expect([[...of(second)], of(third).size, next === id]).toEqual([[id], 1, false])
        expect(await actions(at, id!)).toEqual(['approval.requested', 'approval.approved', 'approval.outcome_reported'])
        expect(await actions(at, next!)).toEqual(['approval.requested'])
        await at.here.core.approvals.cancel(await at.agent.as(), next!)
      }
    },
    patience,
  )

  test(
    'two reports: one of them stands, and the other is refused or is the same',
    async () => {
      const at = await arena()
      for (let round = 0; round < rounds; round++) {
        const { id } = await askFor(at.here, at.agent, `Round ${round}`)
        await at.ada.post(`/v1/approvals/${id}/approve`)
        const outcomes = ['done', 'failed'] as const
        const told = await rush(at, async ({ core }, i) => {
          const report = { outcome: outcomes[i % 4 < 2 ? 0 : 1]!, note: null, links: [] }
          return (await core.permits.report(await at.agent.as(), id, report)).approval.report!.outcome
        })

        expect(count(told, 'already_reported')).toBe(clients / 2)
        expect(new Set(told).size).toBe(2)
        expect(await actions(at, id)).toEqual(['approval.requested', 'approval.approved', 'approval.outcome_reported'])
      }
    },
    patience,
  )

  test(
    'a report against the end of its time: it lapsed at most once, and it is reported once',
    async () => {
      const at = await arena()
      for (let round = 0; round < rounds; round++) {
        const { id } = await askFor(at.here, at.agent, `Round ${round}`)
        await at.ada.post(`/v1/approvals/${id}/approve`, { valid_for_minutes: 5 })
        for (const { clock } of [at.here, at.there]) clock.advance(5 * minute)
        await rush(at, async (world, i) => {
          if (i % 3 === 0) return world.core.sweep()
          if (i % 3 === 1) return request(world, at, `Round ${round}`)
          return world.core.permits.report(await at.agent.as(), id, { outcome: 'done', note: null, links: [] })
        })

        const told = await actions(at, id)
        expect(count(told, 'approval.outcome_reported')).toBe(1)
        expect(count(told, 'approval.permit_lapsed')).toBeLessThanOrEqual(1)
        expect(told.length).toBe(3 + count(told, 'approval.permit_lapsed'))
        const { body } = await at.ada.get<{ items: { id: string; title: string }[] }>('/v1/approvals?status=pending')
        expect(body.items.map(({ title }) => title)).toEqual([`Round ${round}`])
        await at.here.core.approvals.cancel(await at.agent.as(), body.items[0]!.id)
      }
    },
    patience,
  )

  test(
    'a question, its answer, the decision and the expiry: one end, and every word before it',
    async () => {
      const at = await arena()
      for (let round = 0; round < rounds; round++) {
        const { id } = await askFor(at.here, at.agent, `Round ${round}`, { expiresInMinutes: 5 })
        await at.ada.post(`/v1/approvals/${id}/questions`, { text: 'First?' })
        // It stood still for as long as it may, so it expires now.
        for (const { clock } of [at.here, at.there]) clock.advance(round % 2 ? 10 * minute : 0)
        const told = await rush(at, async (world, i) => {
          const post = async (verb: string, body?: object) =>
            (await world.call('POST', `/v1/approvals/${id}/${verb}`, { token: at.ada.token, body })).status
          if (i % 4 === 0) return `asked ${await post('questions', { text: `Question ${i}?` })}`
          if (i % 4 === 1) return world.core.questions.answer(await at.agent.as(), id, `Answer ${i}`).then(() => 'answered')
          if (i % 4 === 2) return world.core.sweep().then(() => 'swept')
          return `denied ${await post('deny')}`
        })

        const { body } = await at.ada.get<{ status: string; thread: { text: string }[] }>(`/v1/approvals/${id}`)
        const log = await actions(at, id)
        expect(body.status).toBe(round % 2 ? 'expired' : 'denied')
        expect(count(told, 'denied 200')).toBe(round % 2 ? 0 : 1)
        expect(log.at(-1)).toBe(`approval.${body.status}`)
        expect(log.length).toBe(2 + body.thread.length)
        expect(body.thread.length).toBe(1 + count(told, 'asked 200') + count(told, 'answered'))
        expect(new Set(body.thread.map(({ text }) => text)).size).toBe(body.thread.length)
      }
    },
    patience,
  )
})
