/** People find a request of the past by its words, its amount, its times and who decided. Nobody finds those of others. */
import { expect, test } from '@jest/globals'
import { newId } from '../../src/core/kit/ids.ts'
import { hashSecret } from '../../src/core/kit/secrets.ts'
import { findApproval, insertApproval } from '../../src/store/approvals/approvals.ts'
import { placeApproval } from '../../src/store/approvals/search.ts'
import { mostLookedAt } from '../../src/store/engine/list.ts'
import { run } from '../../src/store/index.ts'
import type { Person, Schemas } from '../support/client.ts'
import { newActor, talkative } from '../support/outside.ts'
import { askFor, newAgent } from '../support/domain.ts'
import { onBothStores, type World } from '../support/world.ts'

type Page = Schemas['ApprovalPage']
const [minute, hour, day] = [60_000, 60 * 60_000, 24 * 60 * 60_000]

/** The titles on all pages, newest first if nothing else is said. */
async function found(reader: Person, narrowed: Record<string, string>) {
  const titles: string[] = []
  for (let cursor: string | null = ''; cursor !== null;) {
    const { body }: { body: Page } = await reader.get<Page>(
      `/v1/approvals?${new URLSearchParams({ ...narrowed, ...(cursor && { cursor }) })}`,
    )
    titles.push(...body.items.map(({ title }) => title))
    cursor = body.next_cursor
  }
  return titles
}
const time = (at: number) => new Date(at).toISOString()

/** Copies of a request, a minute apart. */
const repeat = ({ store, clock }: World, id: string, times: number, title: (i: number) => string) =>
  store.transaction(function* () {
    const [row] = yield* run(findApproval, { id })
    for (let i = 0; i < times; i++) {
      const now = (clock.now += minute)
      const copy = newId('apr', now)
      const [made] = yield* run(insertApproval, {
        ...row!,
        id: copy,
        digest: hashSecret(copy),
        deed: copy,
        title: title(i),
        status: 'cancelled',
        now,
      })
      yield* placeApproval(made!)
    }
  })

onBothStores('a search for requests', open => {
  test('finds a request by the beginning of any word that it, its human or its agent has written', async () => {
    const world = await open()
    const ada = await world.human()
    const [scout, clerk] = [await newAgent(world, ada, { name: 'Scout' }), await newAgent(world, ada, { name: 'Clerk' })]
    const invoice = await askFor(world, scout, 'Pay the Invoice of Zürich', {
      recipient: 'Müller GmbH',
      details: { lines: [{ item: 'Paper', number: 4711 }], memo: 'Thanks' },
      reason: 'It is overdue',
    })
    const book = await askFor(world, clerk, 'Buy a book')
    await ada.post(`/v1/approvals/${book.id}/questions`, { text: 'Which edition?' })
    await world.core.questions.answer(await clerk.as(), book.id, 'The hardcover')
    await ada.post(`/v1/approvals/${book.id}/approve`, { note: 'For the library' })
    await ada.post(`/v1/approvals/${invoice.id}/deny`, { note: 'Already settled' })

    for (const [q, titles] of [
      ['inv', [invoice.title]],
      ['zur pay', [invoice.title]],
      ['MULLER', [invoice.title]],
      ['paper', [invoice.title]],
      ['4711', [invoice.title]],
      ['overd', [invoice.title]],
      ['settled', [invoice.title]],
      ['sco', [invoice.title]],
      ['clerk boo', [book.title]],
      ['scout book', []],
      ['edition', [book.title]],
      ['hardc', [book.title]],
      ['libr', [book.title]],
      [book.id, [book.title]],
      [invoice.id.slice(0, 25), [invoice.title]],
      ['voice', []],
      ['@none', []],
      ['*', []],
    ] as const)
      expect({ q, titles: await found(ada, { q }) }).toEqual({ q, titles })
    await ada.patch(`/v1/agents/${clerk.id}`, '*', { name: 'Librarian' })
    expect(await found(ada, { q: 'librarian' })).toEqual([book.title])
  })

  test('finds a word among hundreds that begin alike, by any beginning', async () => {
    const world = await open()
    const ada = await world.human()
    const agent = await newAgent(world, ada)
    const many = await askFor(world, agent, 'Many', { details: { of: Array.from({ length: 250 }, (_, i) => `lot${1000 + i}`).join(' ') } })
    const some = await askFor(world, agent, 'Some', { reason: 'lots книга' })
    const book = await askFor(world, agent, 'Book', { reason: 'книгами' })
    const titlesOf = async (q: string) => (await found(ada, { q })).toSorted()

    expect(await titlesOf('lot')).toEqual([many.title, some.title])
    expect(await titlesOf('lot1')).toEqual([many.title])
    expect(await titlesOf('lot12')).toEqual([many.title])
    expect(await titlesOf('lot1249')).toEqual([many.title])
    expect(await titlesOf('lot1250')).toEqual([])
    expect(await titlesOf('lots')).toEqual([some.title])
    expect(await titlesOf('lot книга')).toEqual([some.title])
    expect(await titlesOf('книг')).toEqual([book.title, some.title])
  })

  test('finds what the human changed, and what was reported', async () => {
    const world = await open({ env: talkative })
    const ada = await world.human()
    const actor = await newActor(world, ada)
    const { approval } = await actor.ask('Write to Bob')
    await ada.post(`/v1/approvals/${approval.id}/approve`, { changes: { title: 'Write to Zoe' } })
    const { start_token } = await actor.call('get_approval', { approval_id: approval.id })
    await actor.call('start_action', { approval_id: approval.id, start_token })
    await actor.call('report_outcome', { approval_id: approval.id, outcome: 'done', start_token, note: 'Letter posted' })

    expect([await found(ada, { q: 'zoe' }), await found(ada, { q: 'posted' })]).toEqual([['Write to Bob'], ['Write to Bob']])
  })

  test('answers whole requests', async () => {
    const world = await open()
    const ada = await world.human()
    const { id } = await askFor(world, await newAgent(world, ada), 'Book a van')
    await ada.post(`/v1/approvals/${id}/approve`)
    const { body: list } = await ada.get<Page>('/v1/approvals')

    const { body: search } = await ada.get<Page>('/v1/approvals?q=van')

    expect(search.items).toEqual(list.items)
    expect(search.items).toHaveLength(1)
  })

  test('never finds the requests of others', async () => {
    const world = await open()
    const [ada, eve] = [await world.human(), await world.human()]
    const agent = await newAgent(world, ada, { name: 'Scout' })
    const { id } = await askFor(world, agent, 'Pay the invoice')

    for (const narrowed of [{ q: 'invoice' }, { q: 'scout' }, { q: id }, { q: 'invoice', agent_id: agent.id }])
      expect([await found(ada, narrowed), await found(eve, narrowed)]).toEqual([['Pay the invoice'], []])
  })

  test('narrows by amount, times, and who decided', async () => {
    const world = await open({ env: talkative })
    const ada = await world.human()
    const actor = await newActor(world, ada, { contact: { rule: 'allow', per_day: 5 } })
    const begin = world.clock.now
    await actor.spend('Nine', 9.99)
    world.clock.advance(hour)
    await actor.spend('Ten', 10)
    await actor.spend('Dollars', 10.5, 'USD')
    await actor.ask('By a rule')
    world.clock.advance(hour)
    const { approval: later } = await actor.ask('Publish', { category: 'publish', expires_in_minutes: 60 * 24 * 7 })
    for (const { id, title } of (await ada.get<Page>('/v1/approvals?status=pending')).body.items)
      if (title === 'Nine') await ada.post(`/v1/approvals/${id}/deny`)
    world.clock.advance(6 * day)
    await ada.post(`/v1/approvals/${later.id}/approve`)

    for (const [narrowed, titles] of [
      [{ amount_from: '10' }, ['Dollars', 'Ten']],
      [{ amount_from: '9.99', amount_to: '10' }, ['Ten', 'Nine']],
      [{ amount_to: '10.5', currency: 'USD' }, ['Dollars']],
      [{ currency: 'EUR', q: 'ni' }, ['Nine']],
      [{ from: time(begin + hour), to: time(begin + 2 * hour) }, ['By a rule', 'Dollars', 'Ten']],
      [{ from: time(begin), sort: 'created_at', limit: '2' }, ['Nine', 'Ten', 'Dollars', 'By a rule', 'Publish']],
      [{ q: 'it', to: time(begin + 2 * hour) }, ['By a rule', 'Dollars', 'Ten', 'Nine']],
      [{ q: 'it', from: time(begin + hour), limit: '1', sort: 'created_at' }, ['Ten', 'Dollars', 'By a rule', 'Publish']],
      [{ decided_from: time(begin + day) }, ['Publish']],
      [{ decided_to: time(begin + 2 * hour) }, ['By a rule']],
      [{ decided_from: time(begin + hour), decided_to: time(begin + day) }, ['By a rule', 'Nine']],
      [{ decider: 'human' }, ['Publish', 'Nine']],
      [{ decider: 'standing' }, ['By a rule']],
      [{ decider: 'nobody' }, ['Dollars', 'Ten']],
      [{ decider: 'human', q: 'pub' }, ['Publish']],
    ] as [Record<string, string>, string[]][])
      expect({ narrowed, titles: await found(ada, narrowed) }).toEqual({ narrowed, titles })
    const wrong = await ada.get<Schemas['Problem']>('/v1/approvals?amount_from=ten')
    expect([wrong.status, wrong.body.errors?.map(({ pointer }) => pointer)]).toEqual([400, ['/amount_from']])
  })

  test('loses no hit of thousands: each is on one page, in both orders, also with a filter', async () => {
    const world = await open()
    const ada = await world.human()
    const agent = await newAgent(world, ada)
    const { id } = await askFor(world, agent, 'Letter')
    const many = mostLookedAt + 300
    await repeat(world, id, many, i => (i === 3 ? 'Letter sought' : `Letter ${i}`))

    const [newest, oldest, rare] = [
      await found(ada, { q: 'let', limit: '100' }),
      await found(ada, { q: 'let', limit: '100', sort: 'created_at' }),
      await found(ada, { q: 'let', status: 'pending' }),
    ]

    expect([newest.length, newest[0], newest.at(-1)]).toEqual([many + 1, `Letter ${many - 1}`, 'Letter'])
    expect(oldest).toEqual(newest.toReversed())
    expect(rare).toEqual(['Letter'])
    expect(await found(ada, { q: 'letter sou' })).toEqual(['Letter sought'])
    expect((await found(ada, { q: 'letter', sort: 'expires_at', limit: '100' })).length).toBe(mostLookedAt)
  })
})
