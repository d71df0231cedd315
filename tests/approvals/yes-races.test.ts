/** Many clients on two instances want one start, one report, or one answer. `CONTESTS` sets the number of rounds. */
import { expect, test } from '@jest/globals'
import { readLog } from '../../src/core/log/log-reader.ts'
import { newStartToken } from '../../src/core/approvals/yes.ts'
import type { Agent, Approval } from '../../src/core/kit/world.ts'
import type { Person } from '../support/client.ts'
import { details } from '../support/details.ts'
import { askFor, holder, newAgent } from '../support/domain.ts'
import { setProof } from '../support/security.ts'
import { onBothStores, type World } from '../support/world.ts'

const rounds = Number(process.env['CONTESTS'] ?? 4)
/** The contests of the full matrix, each of one agent in `lanes` at once. No part takes more than a minute. */
const contests = Math.max(1_000, rounds)
const parts = 4
const lanes = 25
const clients = 32
const minute = 60_000
const patience = Math.max(60_000, rounds * 10_000)

interface Arena {
  here: World
  there: World
  ada: Person
  agent: { id: string; as(): Promise<Agent> }
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
  core.approvals.request(await agent.as(), { category: 'spend', title, details: { item: title, price: 12 }, reason: 'I need it' })
const actions = async ({ here, ada }: Arena, target: string) =>
  (await Array.fromAsync(readLog(here.store, ada.account.id))).filter(({ targetId }) => targetId === target).map(({ action }) => action)
const count = (values: unknown[], value: unknown) => values.filter(one => one === value).length

onBothStores('yeses', (open, again) => {
  async function arena(): Promise<Arena> {
    const here = await open()
    const ada = await here.human()
    return { here, there: await again(), ada, agent: await newAgent(here, ada) }
  }

  const approved = async (at: Arena, title: string, more: Parameters<typeof askFor>[3] = {}, said?: object) => {
    const { id } = await askFor(at.here, at.agent, title, more)
    await at.ada.post(`/v1/approvals/${id}/approve`, said)
    return (await at.here.core.approvals.readOfAgent(await at.agent.as(), id)).approval
  }
  const start = async ({ core }: World, at: Arena, yes: Approval) =>
    (await core.starting.start(await at.agent.as(), yes.id, newStartToken(yes))).outcome
  const report = async ({ core }: World, at: Arena, id: string, outcome: 'done' | 'failed' | 'not_done' | 'unknown') =>
    (await core.reports.report(await at.agent.as(), id, { outcome, note: null, links: [] })).approval.yes!

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
        await report(at.here, at, id!, 'done')
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
    'clients with tokens of their own start one yes: one of them may act',
    async () => {
      const at = await arena()
      for (let round = 0; round < rounds; round++) {
        const yes = await approved(at, `Round ${round}`)
        const told = await rush(at, world => start(world, at, yes))

        expect([count(told, 'go'), count(told, 'already_started')]).toEqual([1, clients - 1])
        expect(count(await actions(at, yes.id), 'approval.started')).toBe(1)
        await report(at.here, at, yes.id, 'done')
      }
    },
    patience,
  )

  test(
    'starts against a human who takes the yes back, suspends the agent or waits until its time is over: one of them wins',
    async () => {
      const at = await arena()
      for (let round = 0; round < 3 * rounds; round++) {
        const yes = await approved(at, `Round ${round}`, {}, { valid_for_minutes: 5 })
        const { id } = yes
        const ends = [
          async () => (await at.ada.post(`/v1/approvals/${id}/take-back`)).status,
          async () => (await at.ada.post(`/v1/agents/${at.agent.id}/suspend`)).status,
          () => {
            for (const { clock } of [at.here, at.there]) clock.advance(5 * minute)
            return at.here.core.sweep()
          },
        ]
        // It comes first, or in the middle.
        const turn = round % 2 ? 0 : clients / 2
        const told = await rush(at, async (world, i): Promise<unknown> => (i === turn ? ends[round % 3]!() : start(world, at, yes)))
        await setProof(at.here, at.ada)
        await at.ada.post(`/v1/agents/${at.agent.id}/resume`)

        const { body } = await at.ada.get<{ permit: string }>(`/v1/approvals/${id}`)
        const went = count(told, 'go')
        expect([round % 3, went, body.permit]).toEqual([round % 3, went, went ? (round % 3 === 1 ? 'in_doubt' : 'started') : 'lapsed'])
        expect(count(await actions(at, id), 'approval.started')).toBe(went)
        if (went) await report(at.here, at, id, 'done')
      }
    },
    patience,
  )

  test(
    'two reports: one of them stands, and the other is the same or is kept beside it',
    async () => {
      const at = await arena()
      for (let round = 0; round < rounds; round++) {
        const { id } = await approved(at, `Round ${round}`)
        await rush(at, (world, i) => report(world, at, id, i % 4 < 2 ? 'done' : 'failed'))

        const { body } = await at.ada.get<{ permit: string; report: { outcome: string }; disputed: object | null }>(`/v1/approvals/${id}`)
        const log = await actions(at, id)
        expect(body.permit).toBe(body.report.outcome)
        expect(count(log, 'approval.outcome_reported')).toBe(body.disputed ? 2 : 1)
        expect(log.slice(0, 3)).toEqual(['approval.requested', 'approval.approved', 'approval.outcome_reported'])
      }
    },
    patience,
  )

  test(
    'a report against the word of the human: the first counts, and a contradiction is kept beside it',
    async () => {
      const at = await arena()
      for (let round = 0; round < rounds; round++) {
        const yes = await approved(at, `Round ${round}`)
        await start(at.here, at, yes)
        await report(at.here, at, yes.id, 'unknown')
        for (const { clock } of [at.here, at.there]) clock.advance(5 * minute)
        await rush(at, async (world, i) =>
          i % 2
            ? report(world, at, yes.id, 'done')
            : (await world.call('POST', `/v1/approvals/${yes.id}/outcome`, { token: at.ada.token, body: { outcome: 'not_done' } })).status,
        )

        type Shown = { permit: string; report: { by: string; outcome: string }; disputed: { outcome: string } | null }
        const { body } = await at.ada.get<Shown>(`/v1/approvals/${yes.id}`)
        const byHuman = body.report.by === 'human'
        expect([body.permit, body.disputed?.outcome]).toEqual(byHuman ? ['not_done', 'done'] : ['done', undefined])
      }
    },
    patience,
  )

  test(
    'one token, sent by forks at one instant, starts once: the others are warned, and none of them gets go',
    async () => {
      const at = await arena()
      for (let round = 0; round < rounds; round++) {
        const yes = await approved(at, `Round ${round}`)
        const [who, token] = [await at.agent.as(), newStartToken(yes)]
        const told = await rush(at, async ({ core }) => (await core.starting.start(who, yes.id, token)).outcome)

        expect([count(told, 'go'), count(told, 'started')]).toEqual([1, clients - 1])
        await report(at.here, at, yes.id, 'done')
      }
    },
    patience,
  )

  test(
    'starts of more actions than an agent may have begun: 20 of them go',
    async () => {
      const at = await arena()
      const yeses: Approval[] = []
      for (let i = 0; i < 24; i++) yeses.push(await approved(at, `Action ${i}`))
      const told = await rush(at, (world, i) => start(world, at, yeses[i]!), yeses.length)

      expect([count(told, 'go'), count(told, 'too_many_started')]).toEqual([20, 4])
    },
    patience,
  )

  test(
    'human against human: one answer counts',
    async () => {
      const at = await arena()
      for (let round = 0; round < rounds; round++) {
        const yes = await approved(at, `Round ${round}`)
        await start(at.here, at, yes)
        await report(at.here, at, yes.id, 'unknown')
        for (const { clock } of [at.here, at.there]) clock.advance(5 * minute)
        const outcomes = ['done', 'not_done', 'failed', 'unknown']
        const told = await rush(at, async (world, i) => {
          const body = { outcome: outcomes[i % outcomes.length] }
          return (await world.call('POST', `/v1/approvals/${yes.id}/outcome`, { token: at.ada.token, body })).status
        })

        const { body } = await at.ada.get<{ permit: string; disputed: object | null }>(`/v1/approvals/${yes.id}`)
        const log = (await actions(at, yes.id)).slice(-2)
        expect([count(told, 200), count(told, 409), body.disputed]).toEqual([1, clients - 1, null])
        expect(log).toEqual(['approval.in_doubt', body.permit === 'unresolved' ? 'approval.unresolved' : 'approval.outcome_reported'])
      }
    },
    patience,
  )

  test(
    'reports against a human who stops everything: the report stands, or the action is in doubt',
    async () => {
      const at = await arena()
      for (let round = 0; round < rounds; round++) {
        const yes = await approved(at, `Round ${round}`)
        await start(at.here, at, yes)
        const turn = round % 2 ? 0 : clients / 2
        const who = await at.agent.as()
        const told = await rush(at, async (world, i) =>
          i === turn
            ? (await at.ada.post('/v1/me/stop')).status
            : (await world.core.reports.report(who, yes.id, { outcome: 'done', note: null, links: [] })).approval.yes!,
        )
        await at.ada.post(`/v1/agents/${at.agent.id}/resume`)

        const { body } = await at.ada.get<{ permit: string }>(`/v1/approvals/${yes.id}`)
        const reported = count(told, 'done')
        expect([body.permit, reported + count(told, 'agent_suspended')]).toEqual([reported > 0 ? 'done' : 'in_doubt', clients - 1])
        expect(count(await actions(at, yes.id), 'approval.in_doubt')).toBe(reported > 0 ? 0 : 1)
        await report(at.here, at, yes.id, 'done')
      }
    },
    patience,
  )

  test(
    'starts against a human who revokes the key: what went had its key, and nothing goes after it',
    async () => {
      const at = await arena()
      for (let round = 0; round < rounds; round++) {
        const { secret, key } = await at.ada.key(at.agent.id)
        const who = await holder(at.here, secret)
        const yes = await approved(at, `Round ${round}`)
        const turn = round % 2 ? 0 : clients / 2
        const told = await rush(at, async (world, i) =>
          i === turn
            ? (await at.ada.delete(`/v1/agents/${at.agent.id}/keys/${key.id}`)).status
            : (await world.core.starting.start(who, yes.id, newStartToken(yes))).outcome,
        )
        const after = await rush(at, world => world.core.starting.start(who, yes.id, newStartToken(yes)), 2)

        const { body } = await at.ada.get<{ permit: string }>(`/v1/approvals/${yes.id}`)
        const went = count(told, 'go')
        expect([body.permit, count(after, 'no_longer_admitted')]).toEqual([went ? 'started' : 'ready', 2])
        expect(went + count(told, 'already_started') + count(told, 'no_longer_admitted')).toBe(clients - 1)
        await report(at.here, at, yes.id, 'done')
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

  details(() => {
    test.each(Array.from({ length: parts }, (_, i) => i + 1))(
      `part %i of ${contests} contests of ${clients} clients with tokens of their own: each has one winner`,
      async () => {
        const at = await arena()
        const free = { policy: { external: { contact: { rule: 'allow', per_day: contests / parts / lanes } } } }
        const winners = await Promise.all(
          Array.from({ length: lanes }, async (_, lane) => {
            const agent = await newAgent(at.here, at.ada, free)
            const who = await agent.as()
            const won: number[] = []
            for (let round = 0; round < contests / parts / lanes; round++) {
              const recipient = `${lane}-${round}@example.com`
              const asked = { category: 'contact', title: 'Write', recipient, details: {}, reason: 'It helps' } as const
              const { approval } = await at.here.core.approvals.request(who, asked)
              const told = await rush(
                at,
                async ({ core }) => (await core.starting.start(who, approval!.id, newStartToken(approval!))).outcome,
              )
              won.push(count(told, 'go') + (count(told, 'already_started') === clients - 1 ? 0 : 100))
              await at.here.core.reports.report(who, approval!.id, { outcome: 'done', note: null, links: [] })
            }
            return won
          }),
        )

        expect(winners.flat()).toEqual(Array(contests / parts).fill(1))
      },
      contests * 250,
    )
  })
})
