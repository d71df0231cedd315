/** A denial that says what would be approved, and the limits of an approval. */
import { expect, test } from '@jest/globals'
import type { Schemas } from '../support/client.ts'
import { newAgent, openQuest } from '../support/domain.ts'
import { connect } from '../support/programs.ts'
import { onEachStore } from '../support/world.ts'

type Approval = Schemas['Approval']
const wish = {
  category: 'spend',
  title: 'Buy the large dataset',
  details: { amount: { value: 50, currency: 'EUR' }, url: 'https://example.com/large' },
  reason: 'The small one ends in 2024',
  wait_seconds: 0,
}
const smaller = { title: 'Buy the small dataset', details: { amount: { value: 5, currency: 'EUR' } } }

onEachStore('a suggestion', open => {
  async function place() {
    const world = await open()
    const ada = await world.human()
    const agent = await newAgent(world, ada)
    const { call, close } = await connect(world.url, agent.secret)
    const ask = async (more: object = {}) => (await call('request_approval', { ...wish, ...more })).approval as { id: string }
    const decide = (id: string, verb: string, body?: object) =>
      ada.post<Approval & Pick<Schemas['Problem'], 'errors'>>(`/v1/approvals/${id}/${verb}`, body)
    const read = async (id: string) => (await ada.get<Approval>(`/v1/approvals/${id}`)).body
    return { world, ada, agent, call, close, ask, decide, read }
  }

  test('is what the agent is told, and the request for exactly that says that it follows', async () => {
    const { ada, call, close, ask, decide, read } = await place()
    const { id } = await ask()
    const denied = await decide(id, 'deny', { note: 'Too dear', suggest: smaller })

    const told = await call('get_approval', { approval_id: id })
    const same = await call('request_approval', wish)
    const other = await ask({ title: 'Buy the medium dataset' })
    const follows = await ask({ ...smaller, reason: 'As you said' })
    await close()

    const suggestion = { category: 'spend', ...smaller }
    expect(denied.body).toMatchObject({ status: 'denied', note: 'Too dear', suggestion, follows_suggestion: null })
    expect(told).toMatchObject({ outcome: 'denied', note: 'Too dear', approval: { suggestion } })
    expect(told.next_step).toBe(
      'Your human said no, and note says why. Do not do it. Your human would approve what suggestion says: to do that, call request_approval with exactly that category, title and details.',
    )
    expect(same).toMatchObject({ outcome: 'denied', approval: { id, suggestion } })
    expect((await read(other.id)).follows_suggestion).toBe(null)
    expect(await read(follows.id)).toMatchObject({ status: 'pending', follows_suggestion: id, arguments: suggestion })
    const { body } = await ada.get<Schemas['AuditPage']>('/v1/audit-events?action=approval.denied')
    expect(body.items.map(({ data }) => data)).toEqual([expect.objectContaining({ note: 'Too dear', suggested: true })])
  })

  test('may change the category, keeps what it leaves out, and may replace all details', async () => {
    const { close, ask, decide } = await place()

    const category = await decide((await ask()).id, 'deny', { suggest: { category: 'other' } })
    const details = await decide((await ask({ title: 'Another' })).id, 'deny', { suggest: { details: {} } })
    await close()

    const { title, details: asked } = wish
    expect(category.body.suggestion).toEqual({ category: 'other', title, details: asked })
    expect(details.body.suggestion).toEqual({ category: 'spend', title: 'Another', details: {} })
  })

  test('must differ from the request, be no larger than one, and is only for external actions, like the limits of a yes', async () => {
    const { ada, call, close, ask, decide, read } = await place()
    const { id } = await ask()
    const quest = await openQuest(ada)
    const { approval: join } = await call('join_quest', { quest: quest.slug, reason: 'It fits', wait_seconds: 0 })
    await close()

    const refused = [
      await decide(id, 'deny', { suggest: { title: wish.title } }),
      await decide(id, 'deny', { suggest: {} }),
      await decide(id, 'deny', { suggest: { details: { text: 'x'.repeat(33_000) } } }),
      await decide(id, 'approve', { valid_for_minutes: 1441 }),
      await decide(join.id, 'deny', { suggest: smaller }),
      await decide(join.id, 'approve', { valid_for_minutes: 5, allow_category_minutes: 5 }),
    ]

    expect(refused.map(({ status, body }) => [status, body.errors.map(({ pointer }) => pointer)])).toEqual([
      [422, ['/suggest']],
      [400, ['/suggest']],
      [400, ['/suggest/details']],
      [400, ['/valid_for_minutes']],
      [422, ['/suggest']],
      [422, ['/valid_for_minutes', '/allow_category_minutes']],
    ])
    expect([(await read(id)).status, (await read(join.id)).status]).toEqual(['pending', 'pending'])
  })

  test.each([
    ['with all decimals', { value: 12.3456, currency: 'EUR' }, { value: 12.3456, currency: 'EUR' }],
    ['of a billion', { value: 1e9, currency: 'JPY' }, { value: 1e9, currency: 'JPY' }],
    ['that no float has exactly', { value: 0.3, currency: 'USD' }, { value: 0.3, currency: 'USD' }],
    ['with too many decimals', { value: 1.00001, currency: 'EUR' }, null],
    ['of nothing', { value: 0, currency: 'EUR' }, null],
    ['that is too large', { value: 1e9 + 1, currency: 'EUR' }, null],
    ['in words', '12 EUR', null],
    ['in a currency that is no code', { value: 1, currency: 'euro' }, null],
    ['that is nothing', null, null],
  ])('an amount %s is stated exactly, or is only text', async (_what, amount, stated) => {
    const { close, ask, read } = await place()
    const { id } = await ask({ details: { amount } })
    await close()

    const card = await read(id)
    expect(card.amount).toEqual(stated)
    expect(card.arguments).toMatchObject({ details: { amount } })
  })
})
