/** How the portal handles rare answers: empty pages of a list, and writes that may or may not have arrived. */
import { expect, test } from '@jest/globals'
import type { Page, Route } from 'playwright-core'
import { intercept, planted } from '../support/browser.ts'
import type { Schemas } from '../support/client.ts'
import { details } from '../support/details.ts'
import { newAgent, openQuest, questRow } from '../support/domain.ts'
import { firstOf } from '../support/extent.ts'
import { soon } from '../support/soon.ts'
import { portal } from './support.ts'

const { open, visit, signIn } = portal()
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()

/** Ada at her log, which begins with this number of empty pages that have a next page. `asked` lists the cursors in order. */
async function logAfter(emptyPages: number) {
  const world = await open()
  const ada = await world.human('ada')
  const page = await visit(world, '#log')
  const asked: (string | null)[] = []
  await page.route('**/v1/audit-events?**', route => {
    const url = new URL(route.request().url())
    const cursor = url.searchParams.get('cursor')
    asked.push(cursor)
    const at = Number(cursor ?? 0)
    if (at < emptyPages) return route.fulfill({ json: { items: [], has_more: true, next_cursor: String(at + 1) } })
    url.searchParams.delete('cursor')
    return route.continue({ url: url.href })
  })
  await signIn(page, ada)
  return { page, asked }
}

const losses: [what: string, lose: (route: Route) => Promise<void>][] = [
  ['got no answer', route => route.abort('connectionreset')],
  ['got a 502 on its way back', route => route.fulfill({ status: 502, headers: planted, body: 'Bad gateway' })],
]

test.each(firstOf(losses))(
  'a write that %s happens once, however often it is pressed; after the input is changed it is a new write',
  async (_, lose) => {
    const world = await open()
    const ada = await world.human('ada')
    const page = await visit(world, '#agents?new=agent', { as: ada })
    const keys: (string | undefined)[] = []
    await intercept(page, /\/v1\/agents$/, async route => {
      if (route.request().method() !== 'POST') return route.fallback()
      keys.push(route.request().headers()['idempotency-key'])
      if (keys.length > 2) return route.fallback()
      await route.fetch()
      return lose(route)
    })

    await page.getByLabel('Name', { exact: true }).fill('Scout')
    for (const times of [1, 2]) {
      await press(page, 'Create agent')
      await soon(async () => expect(keys).toHaveLength(times))
      await page.getByRole('dialog').getByRole('alert').waitFor()
    }
    await page.getByLabel('Name', { exact: true }).fill('Rover')
    await press(page, 'Create agent')
    await page.getByRole('heading', { level: 1, name: 'Connect Rover' }).waitFor()

    const { body } = await ada.get<Schemas['AgentPage']>('/v1/agents?sort=name')
    expect(body.items.map(({ name }) => name)).toEqual(['Rover', 'Scout'])
    expect(keys).toEqual([expect.stringMatching(/.{16}/), keys[0], expect.not.stringMatching(keys[0]!)])
  },
)

test('a double press sends once', async () => {
  const world = await open()
  const ada = await world.human('ada')
  const agent = await newAgent(world, ada)
  const { id } = await openQuest(ada)
  await world.core.participations.join(await agent.as(), await questRow(world, id), 'It fits')
  const page = await visit(world, '#inbox', { as: ada })
  const pressed = Promise.withResolvers<void>()
  let sent = 0
  await intercept(page, /\/approve$/, async route => {
    sent++
    await pressed.promise
    await route.continue()
  })

  await page.getByRole('button', { name: /^Approve: Join/ }).dblclick()
  pressed.resolve()

  await page.getByRole('listitem').getByText('Approved, joined.').waitFor()
  expect(sent).toBe(1)
})

details(() => {
  test('an empty page that has a next page is followed automatically', async () => {
    const { page, asked } = await logAfter(3)

    await page.locator('.sentence', { hasText: 'You signed in' }).first().waitFor()

    // The list may be read again in between, which starts from the beginning.
    expect(new Set(asked)).toEqual(new Set([null, '1', '2', '3']))
    expect(await page.getByRole('button', { name: 'Show more' }).count()).toBe(0)
  })

  test('after many empty pages the human must ask for more', async () => {
    const { page, asked } = await logAfter(15)

    await page.getByText('Nothing found so far.').waitFor()
    const askedByItself = new Set(asked)
    expect(await page.getByText('Nothing in the log').count()).toBe(0)
    await press(page, 'Show more')

    await page.locator('.sentence', { hasText: 'You signed in' }).first().waitFor()
    expect(askedByItself.size).toBe(11)
    expect(asked).toContain('15')
  })
})
