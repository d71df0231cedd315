/** A human at the built portal of a real service. */
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, afterEach, beforeAll, expect } from '@jest/globals'
import type { Browser, BrowserContext, BrowserContextOptions, Locator, Page } from 'playwright-core'
import { createLog } from '../../src/log.ts'
import { openStore, type Store } from '../../src/store/index.ts'
import { intercept, launch, watchFaults } from '../support/browser.ts'
import { inDetail } from '../support/details.ts'
import { isWhole } from '../support/extent.ts'
import { patienceMs, soon } from '../support/soon.ts'
import { copyToSqlite } from '../support/templates.ts'
import { openWorld, type World } from '../support/world.ts'

/**
 * Slows everything down, to find tests that depend on speed: the longest delay of an answer in a story, in ms, and the factor by which the
 * browser is slower. Many details hold an answer themselves, so none of theirs is late.
 */
const lateMs = Number(process.env.LATE ?? 0)
const slower = Number(process.env.SLOW ?? 1)

/**
 * For use once in a file: `const { open, visit } = portal()`. `open` starts a service whose pages may write. `visit` opens its portal in
 * a new browser, at an address such as `#agents`, as somebody who has signed in or as nobody. After each test, this checks that no page has
 * broken the rules for pages. A file that holds answers itself, or only looks at screens, is `punctual`: none of its answers is late.
 */
export function portal({ punctual = false } = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'quest-portal-'))
  const worlds: { world: World; store: Store }[] = []
  const contexts: BrowserContext[] = []
  const faults: string[][] = []
  let browser: Browser
  let files = 0

  beforeAll(async () => {
    if (!existsSync('generated/portal/index.html')) throw new Error('The portal is not built: make generated/portal/index.html')
    browser = await launch()
  }, 60_000)
  afterEach(async () => {
    for (const context of contexts.splice(0)) {
      // A handler that is reading an answer when its page closes must not fail the test.
      for (const page of context.pages()) await page.unrouteAll({ behavior: 'ignoreErrors' })
      await context.close()
    }
    for (const { world, store } of worlds.splice(0)) {
      await world.close()
      await store.close()
    }
    expect(faults.splice(0).flat()).toEqual([])
  })
  afterAll(async () => {
    await browser.close()
    rmSync(folder, { recursive: true, force: true })
  })

  return {
    /** With `reach`, it also sends messages to channels. With `named`, its pages may use passkeys. */
    async open(env: Record<string, string> = {}, more: { reach?: true; named?: true } = {}) {
      const store = await openStore(copyToSqlite(join(folder, `${files++}.db`)), createLog('silent'))
      const world = await openWorld('sqlite', store, { browsable: true, env, ...more })
      worlds.push({ world, store })
      return world
    },

    /** In `make test` nothing moves, so no test waits until something has moved. */
    async visit(world: World, address = '', { as, script, ...options }: Visit = {}) {
      const context = await browser.newContext({ locale: 'en-GB', ...(!isWhole && { reducedMotion: 'reduce' }), ...options })
      contexts.push(context)
      context.setDefaultTimeout(patienceMs)
      if (as) await enter(context, world.url, as)
      const page = await context.newPage()
      if (slower > 1) await slowDown(page)
      if (lateMs > 0 && !punctual && !isDetail()) await delay(page)
      await page.addInitScript(lasting)
      if (script) await page.addInitScript(script)
      faults.push(watchFaults(page, world.url))
      // The browser's clock shows the service's time, which only the test changes.
      await page.clock.setFixedTime(world.clock.now)
      await page.goto(`${world.url}/${address}`)
      return page
    },

    /** Moves the time of the service and of this page forward. */
    async pass(world: World, page: Page, ms: number) {
      world.clock.advance(ms)
      await page.clock.setFixedTime(world.clock.now)
    },

    /** Signs in somebody else in an open page, without the form. */
    async signIn(page: Page, human: Human) {
      await enter(page.context(), page.url(), human)
      await page.reload()
    },
  }
}

interface Human {
  email: string
  password: string
}
interface Visit extends BrowserContextOptions {
  /** Who has signed in in this browser. */
  as?: Human
  /** What the page runs before its own scripts. */
  script?: string
}

async function enter(context: BrowserContext, url: string, { email, password }: Human) {
  const answer = await context.request.post(new URL('/v1/sessions', url).href, { data: { email, password } })
  expect(answer.status()).toBe(201)
}

/**
 * What the portal shows for some seconds stays for ten minutes, because a test on a slow machine looks late: the toasts
 * (pieces/toast.tsx: shownMs, undoMs) and the rows of ended requests (inbox/row.tsx: leaveMs).
 */
export const lastsMs = 600_000
const lasting = `{
  const { setTimeout } = window
  window.setTimeout = (act, ms, ...more) => setTimeout(act, [6_000, 15_000, 12_000].includes(ms) ? ${lastsMs} : ms, ...more)
}`

const isDetail = () => expect.getState().currentTestName!.includes(inDetail)

async function slowDown(page: Page) {
  const browser = await page.context().newCDPSession(page)
  await browser.send('Emulation.setCPUThrottlingRate', { rate: slower })
}

/** Only this page's own requests are routed. For routed requests of other sites, the browser would send no preflight. */
const delay = (page: Page) =>
  page.route('**/v1/**', async route => {
    await sleep(Math.random() * lateMs)
    // The page may be gone by now.
    await route.continue().catch(() => undefined)
  })

/** Each tab presses, in this order. The requests are sent only when all have pressed, so no tab knows of another's press. */
export async function atOnce(sent: RegExp, presses: [tab: Page, press: () => Promise<unknown>][]) {
  const held: (() => void)[] = []
  for (const [tab] of presses)
    await intercept(tab, sent, async route => {
      await new Promise<void>(go => void held.push(go))
      await route.continue()
    })
  for (const [before, [, press]] of presses.entries()) {
    await press()
    await soon(async () => expect(held).toHaveLength(before + 1))
  }
  for (const go of held) go()
}

/** The page reads everything again at once, as it does when the network is back. After a lost connection a browser waits for seconds. */
export const comeBack = (page: Page) => page.evaluate(`dispatchEvent(new Event('online'))`)

/** The button of a yes, which also names the amount and the recipient. */
export const approving = (page: Page) => page.getByRole('button', { name: /^Approve( (?!all of)|$)/ })

/** Waits until the element has the focus. */
export const hasFocus = (place: Locator) => place.and(place.page().locator(':focus')).waitFor()

/** Waits until an element is not on the screen. To prove something, it must have been there, or its container must be there. */
export const isGone = (thing: Locator) => thing.first().waitFor({ state: 'hidden' })
