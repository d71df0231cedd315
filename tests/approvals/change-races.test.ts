/** A human changes an action while others want something else with it, on two instances. `CONTESTS` sets the number of rounds. */
import { expect, test } from '@jest/globals'
import { readLog } from '../../src/core/log/log-reader.ts'
import type { Agent } from '../../src/core/kit/world.ts'
import type { Person, Schemas } from '../support/client.ts'
import { newAgent } from '../support/domain.ts'
import { onBothStores, type World } from '../support/world.ts'

type Approval = Schemas['Approval']
const rounds = Number(process.env['CONTESTS'] ?? 4)
const patience = Math.max(60_000, rounds * 10_000)
const eur = (value: string) => ({ value, currency: 'EUR' })

interface Arena {
  here: World
  there: World
  ada: Person
  agent: { id: string; as(): Promise<Agent> }
}
/** All of these at one instant, each on the other instance than the one before. */
const rush = ({ here, there }: Arena, acts: ((world: World) => Promise<unknown>)[]) =>
  Promise.all(acts.map((act, i) => act(i % 2 ? there : here)))

const wish = async ({ core }: World, { agent }: Arena, invoice: string, value: string) => {
  const asked = { category: 'spend' as const, title: 'Pay the invoice', recipient: 'Meier', amount: eur(value), details: { invoice } }
  const { approval } = await core.approvals.request(await agent.as(), { ...asked, reason: 'It is due' })
  return approval!.id
}
const post = async (world: World, { ada }: Arena, id: string, verb: string, body?: object, headers: Record<string, string> = {}) => {
  const answer = await world.call<{ code?: string; errors?: { code: string }[] }>('POST', `/v1/approvals/${id}/${verb}`, {
    token: ada.token,
    body,
    headers,
  })
  return answer.status === 200 ? 'yes' : (answer.body.errors?.[0]?.code ?? answer.body.code)
}
const edit = (world: World, at: Arena, id: string, value: string, headers: Record<string, string> = {}) =>
  post(world, at, id, 'approve', { changes: { amount: eur(value) } }, headers)
const cancel = async ({ core }: World, { agent }: Arena, id: string) =>
  core.approvals.cancel(await agent.as(), id).then(
    () => 'yes',
    (error: { code: string }) => error.code,
  )
/** An agent has few open requests, so each round ends with none. */
const tidy = async ({ here, agent }: Arena, ...ids: string[]) => {
  for (const id of ids) {
    const { approval } = await here.core.approvals.readOfAgent(await agent.as(), id)
    if (approval.status === 'pending') await here.core.approvals.cancel(await agent.as(), id)
    if (approval.yes === 'ready') await here.core.reports.report(await agent.as(), id, { outcome: 'done', note: null, links: [] })
  }
}
const read = async ({ ada }: Arena, id: string) => (await ada.get<Approval>(`/v1/approvals/${id}`)).body
const ends = async ({ here, ada }: Arena, id: string) =>
  (await Array.fromAsync(readLog(here.store, ada.account.id)))
    .filter(({ targetId, action }) => targetId === id && action !== 'approval.requested' && !action.includes('question'))
    .map(({ action }) => action)

onBothStores('changes of an action', (open, again) => {
  async function arena(): Promise<Arena> {
    const here = await open()
    const ada = await here.human()
    return { here, there: await again(), ada, agent: await newAgent(here, ada) }
  }

  test(
    'against the agent that cancels: one of them wins, and the action is the one of the winner',
    async () => {
      const at = await arena()
      for (let round = 0; round < rounds; round++) {
        const id = await wish(at.here, at, `A-${round}`, '480')
        const change = (world: World) => edit(world, at, id, '400')
        const end = (world: World) => cancel(world, at, id)
        const told = await rush(at, round % 2 ? [change, end, change, end] : [end, change, end, change])

        const { status, allowed } = await read(at, id)
        const isCancelled = status === 'cancelled'
        expect([status, allowed?.amount ?? null]).toEqual(isCancelled ? ['cancelled', null] : ['approved', eur('400')])
        expect(await ends(at, id)).toEqual([`approval.${status}`])
        // An agent may cancel twice.
        const [yes, ...noes] = isCancelled ? ['yes', 'yes', 'approval_cancelled'] : ['yes', 'approval_already_decided', 'not_pending']
        expect(new Set(told)).toEqual(new Set([yes, ...noes]))
      }
    },
    patience,
  )

  test(
    'against a request for the changed action: there is one open request for it, whoever comes first',
    async () => {
      const at = await arena()
      for (let round = 0; round < rounds; round++) {
        const id = await wish(at.here, at, `A-${round}`, '480')
        const change = (world: World) => edit(world, at, id, '400')
        const ask = (world: World) => wish(world, at, `A-${round}`, '400')
        const told = await rush(at, round % 2 ? [change, ask, ask] : [ask, change, ask])

        const [edited] = told.filter(one => one === 'yes' || one === 'similar')
        const asked = new Set(told.filter(one => one !== edited))
        const { status } = await read(at, id)
        expect([status, asked.size]).toEqual([edited === 'yes' ? 'approved' : 'pending', 1])
        expect([...asked][0] === id).toBe(edited === 'yes')
        await tidy(at, id, ...(asked as Set<string>))
      }
    },
    patience,
  )

  test(
    'of two requests into the same action: one of them is changed',
    async () => {
      const at = await arena()
      for (let round = 0; round < rounds; round++) {
        const [one, other] = [await wish(at.here, at, `A-${round}`, '480'), await wish(at.here, at, `A-${round}`, '490')]
        const told = await rush(at, [world => edit(world, at, one, '400'), world => edit(world, at, other, '400')])

        expect(told.toSorted()).toEqual(['similar', 'yes'])
        await tidy(at, one, other)
      }
    },
    patience,
  )

  test(
    'against other decisions: one counts, and the agent starts exactly that',
    async () => {
      const at = await arena()
      for (let round = 0; round < rounds; round++) {
        const id = await wish(at.here, at, `A-${round}`, '480')
        const told = await rush(at, [
          world => edit(world, at, id, '400'),
          world => post(world, at, id, 'approve'),
          world => edit(world, at, id, '300'),
          world => post(world, at, id, 'deny'),
        ])

        const won = told.indexOf('yes')
        expect(told.filter(one => one === 'yes')).toEqual(['yes'])
        const { status, allowed } = await read(at, id)
        expect([status, allowed?.amount?.value]).toEqual(
          [
            ['approved', '400'],
            ['approved', undefined],
            ['approved', '300'],
            ['denied', undefined],
          ][won],
        )
      }
    },
    patience,
  )

  test(
    'against a question that the human asks elsewhere: a change of what was not seen is refused',
    async () => {
      const at = await arena()
      for (let round = 0; round < rounds; round++) {
        const id = await wish(at.here, at, `A-${round}`, '480')
        const change = (world: World) => edit(world, at, id, '400', { 'If-Match': '"v1"' })
        const ask = (world: World) => post(world, at, id, 'questions', { text: 'Why?' })
        const told = await rush(at, round % 2 ? [change, ask] : [ask, change])

        const { status, thread } = await read(at, id)
        expect([status, thread.length, new Set(told)]).toEqual(
          status === 'approved'
            ? ['approved', 0, new Set(['yes', 'approval_already_decided'])]
            : ['pending', 1, new Set(['yes', 'precondition_failed'])],
        )
        await tidy(at, id)
      }
    },
    patience,
  )
})
