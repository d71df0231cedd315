/** The pages in a browser: each keeps its own policy, calls no other host, and is accessible. */
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from '@jest/globals'
import type { Browser, BrowserContext, Page } from 'playwright-core'
import { createLog } from '../../src/log.ts'
import { openStore } from '../../src/store/index.ts'
import { barriers } from '../support/barriers.ts'
import { excess, launch, watchFaults } from '../support/browser.ts'
import { patienceMs, soon } from '../support/soon.ts'
import { openWorld, type World } from '../support/world.ts'

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']
const ours = [
  '/',
  '/reference',
  '/reference/approvals',
  '/reference/first-webhook',
  '/reference/mcp',
  '/help',
  '/verify',
  '/problems',
  '/problems/precondition_required',
  '/nothing/here',
]
const others = ['/reference/redoc']
/** A selector that shows that a page is complete. */
const marks: Record<string, string[]> = { '/reference/redoc': ['h2:has-text("Rate limits")'] }

const folder = mkdtempSync(join(tmpdir(), 'quest-'))
let world: World
let browser: Browser
let context: BrowserContext
let page: Page
let faults: string[]

beforeAll(async () => {
  for (const file of ['reference/index.html', 'portal/index.html', 'verify/index.html'])
    if (!existsSync(`generated/${file}`)) throw new Error(`generated/${file} is not built: make generated/${file}`)
  world = await openWorld('sqlite', await openStore(join(folder, 'quest.db'), createLog('silent')), { browsable: true })
  browser = await launch()
})
afterAll(async () => {
  await browser?.close()
  world.close()
  await world.store.close()
  rmSync(folder, { recursive: true, force: true })
})
beforeEach(async () => open())
afterEach(async () => context.close())

test.each([...ours, ...others])(
  '%s breaks no policy, logs no error, calls no other host, fits a phone, and its links lead somewhere',
  async path => {
    await open({ viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true })
    await visit(path)
    const links = await page.$$eval('a[href]', all => all.map(one => (one as unknown as { href: string }).href.split('#')[0]!))
    // The portal's own links are fragments of its page. Redoc's menu has its own addresses, which it turns into places on the page.
    const pages = new RegExp(`^${world.url}/(|(reference|problems|openapi)\\b.*)$`)
    const own = [...new Set(links)].filter(link => pages.test(link))
    const answers = await Promise.all(own.map(async link => [link, (await fetch(link)).status]))

    expect(await page.title()).toContain('Agent Quest')
    expect(await excess(page)).toBe(0)
    expect(path === '/' || own.length > 0).toBe(true)
    expect(answers.filter(([, status]) => status !== 200)).toEqual([])
    // The browser complains of the 404 of the page that does not exist.
    expect(faults.filter(fault => path !== '/nothing/here' || !fault.includes('404'))).toEqual([])
  },
)

test.each(['/reference', '/reference/approvals', '/help'])('%s is painted although nothing else arrives', async path => {
  await page.route(/./, route => (route.request().resourceType() === 'document' ? route.continue() : route.abort()))
  await visit(path)

  await page.evaluate(`new Promise(done => new PerformanceObserver(list => {
    if (list.getEntriesByName('first-contentful-paint').length) done()
  }).observe({ type: 'paint', buffered: true }))`)
  expect(await page.getByRole('heading', { level: 1 }).isVisible()).toBe(true)
})

test.each(ours)('%s can be used by everybody, in light and in dark', async path => {
  await open({ colorScheme: 'light' })
  await visit(path)
  // Folded parts are read, too.
  await page.$$eval('details', all => all.forEach(one => one.setAttribute('open', '')))
  const light = await barriers(page, rules)
  await page.emulateMedia({ colorScheme: 'dark' })

  expect([light, await barriers(page, rules)]).toEqual([[], []])
})

test('Redoc has no barriers but its own: a menu outside of landmarks, and code that scrolls only with a pointer', async () => {
  await visit('/reference/redoc')
  const found = await barriers(page, rules)

  expect(new Set(found.map(barrier => barrier.split(':')[0]))).toEqual(new Set(['region', 'scrollable-region-focusable']))
})

test('a barrier is noticed', async () => {
  await visit('/')
  await page.evaluate(`document.documentElement.removeAttribute('lang')`)
  await page.evaluate(`document.querySelector('h1').style.cssText = 'color: #888; background: #999'`)
  const found = await barriers(page, rules)

  expect(found.map(barrier => barrier.split(':')[0])).toEqual(['color-contrast', 'html-has-lang'])
})

test('no page can be framed', async () => {
  const paths = [...ours, ...others]
  const body = paths.map(path => `<iframe src="${path}"></iframe>`).join('')
  await page.route(`${world.url}/framing`, route => route.fulfill({ contentType: 'text/html', body }))
  const complaints: string[] = []
  page.on('console', message => message.text().startsWith(`Framing '${world.url}/' violates`) && complaints.push(message.text()))
  await page.goto(`${world.url}/framing`)
  await soon(async () => expect(complaints).toHaveLength(paths.length))

  for (const framed of page.frames().slice(1))
    expect(await framed.evaluate('document.body?.innerText ?? ""').catch(() => '')).not.toContain('Agent Quest')
})

async function open(options: Parameters<Browser['newContext']>[0] = {}) {
  await context?.close()
  context = await browser.newContext(options)
  context.setDefaultTimeout(patienceMs)
  page = await context.newPage()
  faults = watchFaults(page, world.url)
}

async function visit(path: string) {
  await page.goto(world.url + path)
  for (const mark of marks[path] ?? ['h1']) await page.locator(mark).first().waitFor()
}
