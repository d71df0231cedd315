/** Limits on the cost of opening the portal: bytes, time to the first paint, and layout shifts. */
import { globSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { gzipSync } from 'node:zlib'
import { describe, expect, test } from '@jest/globals'
import type { Page } from 'playwright-core'
import { details } from '../support/details.ts'
import { askFor, newAgent, openQuest } from '../support/domain.ts'
import { soon } from '../support/soon.ts'
import type { World } from '../support/world.ts'
import { portal } from './support.ts'

const { open, visit } = portal()

/** Compressed sizes: of what index.html names, and of all files, some of which are loaded when they are needed. */
const mostBytes = { 'js at the start': 85_500, 'css at the start': 12_000, 'js in all': 173_500 }
/** A fifth of the limit for a good experience: https://web.dev/articles/cls. */
const mostShift = 0.02
const desktop = { viewport: { width: 1280, height: 800 } }
const phone = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true }

test.each(Object.entries(mostBytes))('%s has at most %i bytes, compressed', (which, most) => {
  const ext = which.split(' ')[0]!
  const when = which.split(' ').at(-1)
  const page = readFileSync('generated/portal/index.html', 'utf8')
  const files = globSync(`generated/portal/assets/*.${ext}`).filter(file => when === 'all' || page.includes(basename(file)))
  const bytes = files.map(file => gzipSync(readFileSync(file)).length).reduce((sum, length) => sum + length, 0)

  expect(files).not.toHaveLength(0)
  expect(bytes).toBeLessThanOrEqual(most)
})

/** The screens, and how many requests each may send, beside those for the account and the service. */
const reads: [address: string, most: number][] = [
  ['#home', 4],
  ['#inbox', 5],
  ['#approvals', 3],
  ['#permits', 5],
  ['#agents', 3],
  ['#agents/:agent', 6],
  ['#agents/:agent/keys', 4],
  ['#agents/:agent/policy', 3],
  ['#agents/:agent/permits', 5],
  ['#agents/:agent/connect', 5],
  ['#agents/:agent/work', 3],
  ['#agents/:agent/log', 3],
  ['#quests', 6],
  ['#quests/:quest', 4],
  ['#work', 5],
  ['#log', 3],
  ['#account', 3],
  ['#account/security', 4],
  ['#account/notifications', 2],
  ['#desk/quests', 2],
  ['#desk/quests/:quest', 2],
  ['#desk/reviews', 3],
  ['#desk/accounts', 2],
  ['#desk/invitations', 2],
  ['#desk/agents', 2],
  ['#desk/log', 4],
]

/** A human with a little of everything, who opens a screen. */
async function scene(address: string, options: object) {
  const world: World = await open()
  const ada = await world.human('ada')
  const agent = await newAgent(world, ada)
  await ada.agent('Second')
  let quest!: Awaited<ReturnType<typeof openQuest>>
  for (const i of [1, 2, 3, 4]) {
    quest = await openQuest(ada, { title: `Summarise ${i}` })
    await askFor(world, agent, `Buy a book ${i}`)
  }
  await world.mcp(agent.secret)
  const page = await visit(world, address.replace(':agent', agent.id), { as: ada, ...options })
  return { world, ada, page, agent, quest }
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

details(() => {
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
      ['#agents/:agent', '1 call'],
      ['#quests', 'Summarise 1'],
    ])('nothing on %s jumps when the answers arrive', async (address, item) => {
      const { page } = await scene(address, options)
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

      expect(await shifts()).toBeLessThanOrEqual(mostShift)
      // The measurement does notice a jump.
      await soon(async () => {
        await page.evaluate(`{
          const { style } = document.querySelector('main')
          style.paddingTop = style.paddingTop ? '' : '400px'
        }`)
        expect(await shifts()).toBeGreaterThan(mostShift)
      })
    })
  })

  test('each screen reads each thing once, in a wide tab and in one as narrow as a phone, and nothing on it jumps', async () => {
    const { world, ada, agent, quest, page } = await scene('#log', desktop)
    const waiting = page.getByRole('link', { name: 'Inbox 4 waiting' })
    await waiting.waitFor()

    const second = await visit(world, '#log', { as: ada, viewport: phone.viewport })
    const jumps: [string, number][] = []
    // Most of the time is spent on waiting for silence, so both tabs wait at once. Each has a window of its own: tabs of one window would hide
    // each other, and a tab that is shown again reads again.
    const walk = async (tab: Page) => {
      const shifts = await watchShifts(tab)
      // On a slow machine, the readings would not wait long enough for the stream, and be repeated when it opens (live.ts: openingMs).
      await tab.addInitScript(`{
        const { setTimeout } = window
        window.setTimeout = (act, ms, ...more) => setTimeout(act, ms === 400 ? 60_000 : ms, ...more)
      }`)
      let asked: string[] = []
      tab.on('request', request => {
        const { pathname, search } = new URL(request.url())
        if (pathname.startsWith('/v1/') && pathname !== '/v1/events') asked.push(pathname + search)
      })
      for (const [address, most] of reads) {
        await tab.goto('about:blank')
        // The screen before may have asked until here.
        asked = []
        await tab.goto(`${world.url}/${address.replace(':agent', agent.id).replace(':quest', quest.id)}`)
        await tab.getByRole('link', { name: 'Inbox 4 waiting' }).waitFor()
        await tab.waitForLoadState('networkidle')
        const others = asked.filter(path => !/^\/v1\/(me|service)$/.test(path))

        expect([address, others.toSorted()]).toEqual([address, [...new Set(others)].toSorted()])
        expect([address, others.length]).toEqual([address, Math.min(most, others.length)])
        const shift = await shifts()
        if (shift > mostShift) jumps.push([`${tab === second ? 'phone ' : ''}${address}`, shift])
      }
    }
    await Promise.all([walk(page), walk(second)])
    expect(jumps).toEqual([])
  })
})
