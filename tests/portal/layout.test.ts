/**
 * The layout of the screens that are used most. `make test` looks at the first day and at rich data, on a desk and on a phone; `make test-all`
 * at all states on four devices. `layout.all.test.ts` has the other screens.
 */
import { expect, test } from '@jest/globals'
import type { Page } from 'playwright-core'
import { askFor, newAgent } from '../support/domain.ts'
import { isWhole } from '../support/extent.ts'
import { faultsOf, viewport } from './layout/look.ts'
import { faultsIn, screens } from './layout/screens.ts'
import { daily, states, usualStates } from './layout/states.ts'
import { pretend } from './device.ts'
import { isGone, portal } from './support.ts'

const hosts = portal({ punctual: true })

test.each(Object.entries(isWhole ? states : usualStates))('home, inbox and agents can be read and used %s', async (state, make) => {
  const wanted = screens.filter(({ area }) => daily.includes(area))

  expect(wanted.length).toBeGreaterThan(7)
  expect(await faultsIn(await make(hosts), wanted, state)).toEqual([])
})

test('while notifications are offered, the inbox keeps the room of its list and of the opened request', async () => {
  const { list, request, offer } = await offered()
  const room = async () => [await list.boundingBox(), await request.boundingBox()]
  const beside = await room()
  for (const box of beside) expect(Math.min(box!.width, box!.height)).toBeGreaterThan(360)

  await offer.getByRole('button', { name: 'Not now' }).click()
  await isGone(offer)
  expect(await room()).toEqual(beside)
})

const columnOfOffer = `
  main.has-panes { display: flex; flex-direction: column; height: 100dvh }
  main.has-panes > .screen { flex: 1; height: auto; min-height: 0 }
  .offer { margin: 1rem auto 0 }`
/** What breaks the layout, and what is then said of it. */
const planted: [what: string, css: string, said: RegExp][] = [
  [
    'an offer in the column of the inbox',
    columnOfOffer,
    /“Your agent is connected.”? .*has a column of \d+ px. Beside it, \d+ px are empty/,
  ],
  ['the same', columnOfOffer, /^The list “Requests” has \d+ px. 3 rows need \d+ px/],
  ['a negative margin', '.line-facts { margin-top: -1.2em }', /^The link “Buy ink” and the text “Scout” overlap/],
  [
    'a layer over buttons',
    '.decision::after { content: ""; position: absolute; inset: 0 }',
    /^The button “Deny.*cannot be pressed: <div.decision/,
  ],
  ['a column of 30 px', '.facts dd { max-width: 30px }', /^The text “Buy .*” has a column of 30 px/],
  ['a list of 2 px', '.inbox-list { max-height: 2px }', /^The list “Requests” has \d px. 3 rows need/],
  ['a row of 1,400 px in a list', '.windowed { width: 1400px }', /^<section.inbox-list> scrolls sideways: its content has 1400 px/],
  ['a row of 1,400 px', '.page-head { width: 1400px }', /^<html> scrolls sideways/],
  ['a title without an ellipsis', '.line-title { width: 4rem; text-overflow: clip }', /^The text “Buy a book” is cut off/],
]

test('each rule of layout notices what breaks it', async () => {
  const { page } = await offered()
  expect(await faultsOf(page)).toEqual([])
  for (const [what, css, said] of planted) {
    await plant(page, css)
    expect([what, await faultsOf(page)]).toEqual([what, expect.arrayContaining([expect.stringMatching(said)])])
  }
})

test('a screen that ends under the bar of a phone is noticed', async () => {
  const { page } = await offered({ viewport: { width: 390, height: 844 } })
  expect(await faultsOf(page)).toEqual([])
  await plant(page, 'main { padding-bottom: 0 }')
  expect((await faultsOf(page))[0]).toMatch(/^The text “You can change this.* is under <nav.bar>, and the page ends there/)
})

/** Styles of the portal are in layers, so these are stronger. */
const plant = (page: Page, css: string) =>
  page.evaluate(`{
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(\`${css}\`)
    document.adoptedStyleSheets = [sheet]
  }`)

/** The inbox with an opened request and the offer of notifications. */
async function offered(options: Parameters<typeof hosts.visit>[2] = { viewport }) {
  const world = await hosts.open()
  const ada = await world.human('ada')
  const agent = await newAgent(world, ada)
  await world.mcp(agent.secret)
  for (const title of ['Buy a book', 'Buy a pen', 'Buy paper', 'Buy ink']) await askFor(world, agent, title)
  const { script } = pretend('https://push.example/device')
  const page = await hosts.visit(world, '#inbox', { ...options, as: ada, script })

  const offer = page.getByRole('complementary', { name: 'Notifications' })
  await offer.waitFor()
  const list = page.getByRole('region', { name: 'Waiting requests' })
  await list.getByRole('link', { name: 'Buy ink' }).click()
  const request = page.getByRole('region', { name: 'The request' })
  await request.locator('.decision-row:not([inert])').waitFor()
  return { page, list, request, offer }
}
