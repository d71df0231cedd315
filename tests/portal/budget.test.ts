/** Limits on the cost of opening the portal: bytes, time to the first paint, and layout shifts. */
import { globSync, readFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import { describe, expect, test } from '@jest/globals'
import type { Page } from 'playwright-core'
import { askFor, newAgent, openQuest } from '../support/domain.ts'
import { soon } from '../support/soon.ts'
import type { World } from '../support/world.ts'
import { portal } from './support.ts'

const { open, visit, signIn } = portal()

/** Compressed sizes. */
const mostBytes = { js: 100_000, css: 12_000 }
/** The limit for a good experience: https://web.dev/articles/cls. */
const mostShift = 0.1
/** Their pictures come after the rest, into room that was kept for them. */
const mostShiftOfAgents = 0.02
const desktop = { viewport: { width: 1280, height: 800 } }
const phone = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true }

test.each(Object.entries(mostBytes))('all %s together has at most %i bytes, compressed', (ext, most) => {
  const files = globSync(`generated/portal/assets/*.${ext}`)
  const bytes = files.map(file => gzipSync(readFileSync(file)).length).reduce((sum, length) => sum + length, 0)

  expect(files).not.toHaveLength(0)
  expect(bytes).toBeLessThanOrEqual(most)
})

test('the page paints something before the first answer, and its frame before its content', async () => {
  const { page } = await scene('#inbox', desktop)
  const lists = await held(page, /\/v1\/(?!me$|service$)/)
  const people = await held(page, /\/v1\/(me|service)$/)

  await page.reload()
  await page.getByRole('status').getByText('Loading').waitFor()
  await page.evaluate(`new Promise(done => new PerformanceObserver(list => {
    if (list.getEntriesByName('first-contentful-paint').length) done()
  }).observe({ type: 'paint', buffered: true }))`)
  expect(await page.getByRole('navigation').count()).toBe(0)
  people()
  await page.getByRole('navigation').first().waitFor()
  await page.getByRole('heading', { name: 'Inbox' }).waitFor()
  await page.getByRole('status').getByText('Loading').first().waitFor()
  expect(await page.getByText('Buy a book 1').count()).toBe(0)
  lists()
  await page.getByText('Buy a book 1').first().waitFor()
})

describe.each([
  ['desktop', desktop],
  ['phone', phone],
] as const)('on a %s', (_name, options) => {
  test.each([
    ['#inbox', 'Buy a book 1'],
    ['#agents', 'Scout'],
    ['#agents/{id}', '1 call'],
    ['#quests', 'Summarise 1'],
  ])('nothing on %s jumps when the answers arrive', async (address, item) => {
    const { page } = await scene(address, options)
    const most = address.startsWith('#agents') ? mostShiftOfAgents : mostShift
    const shifts = await watchShifts(page)
    const lists = await held(page, /\/v1\/(?!me$|service$)/)
    const people = await held(page, /\/v1\/(me|service)$/)

    await page.reload()
    const loading = page.getByRole('status').getByText('Loading').first()
    await loading.waitFor()
    await painted(page)
    people()
    await page.getByRole('heading', { level: 1 }).waitFor()
    await painted(page)
    lists()
    await page.getByText(item).first().waitFor()
    await loading.waitFor({ state: 'detached' })
    await painted(page)

    expect(await shifts()).toBeLessThanOrEqual(most)
    // The measurement does notice a jump.
    await page.evaluate(`document.querySelector('main').style.paddingTop = '400px'`)
    await soon(async () => expect(await shifts()).toBeGreaterThan(mostShift))
  })
})

/** A human with a little of everything, who opens a screen. */
async function scene(address: string, options: object) {
  const world: World = await open()
  const ada = await world.human('ada')
  const agent = await newAgent(world, ada)
  await ada.agent('Second')
  for (const i of [1, 2, 3, 4]) {
    await openQuest(ada, { title: `Summarise ${i}` })
    await askFor(world, agent, `Buy a book ${i}`)
  }
  await world.mcp(agent.secret)
  const page = await visit(world, address.replace('{id}', agent.id), options)
  await signIn(page, ada)
  return { page }
}

/** Holds requests back until the test releases them. */
async function held(page: Page, url: RegExp) {
  const gate = Promise.withResolvers<void>()
  await page.route(url, async route => {
    await gate.promise
    await route.continue()
  })
  return gate.resolve
}

/** Adds up all layout shifts from the next load on. */
async function watchShifts(page: Page) {
  await page.addInitScript(`
    window.shifts = []
    window.shiftWatch = new PerformanceObserver(list => shifts.push(...list.getEntries()))
    shiftWatch.observe({ type: 'layout-shift', buffered: true })
  `)
  return () => page.evaluate<number>('shifts.push(...shiftWatch.takeRecords()), shifts.reduce((sum, { value }) => sum + value, 0)')
}

/** Resolves when the current content has been painted. */
const painted = (page: Page) =>
  page.evaluate('new Promise(done => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done))))')
