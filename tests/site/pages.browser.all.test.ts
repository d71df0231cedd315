/** The pages in a browser: each keeps its own policy, calls no other host, and is accessible. */
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from '@jest/globals'
import type { Browser, BrowserContext, Locator, Page, Request } from 'playwright-core'
import { createLog } from '../../src/log.ts'
import { openStore } from '../../src/store/index.ts'
import { resolveSubtree } from '../../src/console/references.ts'
import { barriers } from '../support/barriers.ts'
import { excess, launch, watchFaults } from '../support/browser.ts'
import type { Person } from '../support/client.ts'
import { patienceMs, soon } from '../support/soon.ts'
import { openWorld, type World } from '../support/world.ts'

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']
const ours = [
  '/',
  '/reference',
  '/reference/approvals',
  '/reference/mcp',
  '/help',
  '/verify',
  '/problems',
  '/problems/precondition_required',
  '/nothing/here',
]
const others = ['/reference/redoc', '/console']
/** A selector that shows that a page is complete. */
const marks: Record<string, string[]> = { '/reference/redoc': ['h2:has-text("Rate limits")'], '/console': ['#who[data-state]'] }

const folder = mkdtempSync(join(tmpdir(), 'quest-'))
let world: World
let ada: Person
let browser: Browser
let context: BrowserContext
let page: Page
let faults: string[]

beforeAll(async () => {
  for (const file of ['reference/index.html', 'console/index.html', 'portal/index.html', 'verify/index.html'])
    if (!existsSync(`generated/${file}`)) throw new Error(`generated/${file} is not built: make generated/${file}`)
  world = await openWorld('sqlite', await openStore(join(folder, 'quest.db'), createLog('silent')), { browsable: true })
  ada = await world.human('Ada')
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
    const pages = new RegExp(`^${world.url}/(|(reference|console|problems|openapi)\\b.*)$`)
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

test.each([...ours, '/console'])('%s can be used by everybody, in light and in dark', async path => {
  await open({ colorScheme: 'light' })
  await visit(path)
  // Folded parts are read, too.
  await page.$$eval('details', all => all.forEach(one => one.setAttribute('open', '')))
  const light = await barriers(page, rules)
  await page.emulateMedia({ colorScheme: 'dark' })

  expect([light, await barriers(page, rules)]).toEqual([[], []])
})

test('a form of the console can be used by everybody, in light and in dark', async () => {
  await visit('/console')
  const form = await operation('approveApproval')
  await form.getByLabel('Request body').waitFor()
  const light = await barriers(page, rules, '#console')
  await page.emulateMedia({ colorScheme: 'dark' })

  expect([light, await barriers(page, rules, '#console')]).toEqual([[], []])
})

test('Redoc has no barriers but its own: a menu outside of landmarks, and code that scrolls only with a pointer', async () => {
  await visit('/reference/redoc')
  const found = await barriers(page, rules)

  expect(new Set(found.map(barrier => barrier.split(':')[0]))).toEqual(new Set(['region', 'scrollable-region-focusable']))
})

test('the console resolves every operation, so nothing is left to look up', async () => {
  const contract = (await (await fetch(`${world.url}/console/contract.json`)).json()) as { paths: Record<string, object> }
  const paths = Object.entries(contract.paths).flatMap(([path, item]) => Object.keys(item).map(method => ['paths', path, method]))
  const left = await Promise.all(
    paths.map(async path => JSON.stringify((await resolveSubtree(contract, path)).spec).match(/"\$ref":"[^"]*"/g) ?? []),
  )

  expect(paths.length).toBeGreaterThan(50)
  expect(left.flat()).toEqual([])
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

test('the list of the console finds operations by their words', async () => {
  await visit('/console')
  const shown = page.getByRole('navigation', { name: 'Operations' }).getByRole('link')
  const all = await shown.count()
  await page.getByLabel('Filter operations').fill('issue key')

  expect(all).toBeGreaterThan(50)
  expect(await shown.allInnerTexts()).toEqual([expect.stringMatching(/POST\s+Issue a key/)])
})

test('the console says whether somebody is signed in', async () => {
  await visit('/console')
  const before = await who()
  await signIn()
  await visit('/console')

  expect(before).toMatch(/^Sign in to the portal first/)
  expect(await who()).toBe('Signed in as Ada, an admin of this service.')
})

test('with the cookie of the portal the console reads, and writes on the version that it read', async () => {
  await signIn()
  await visit('/console')

  const read = await tryOut('getMe')
  const form = await operation('updateMe')
  const version = await soon(async () => {
    const filled = await form.getByPlaceholder('If-Match').inputValue()
    expect(filled).toBe(read.headers()['etag'])
    return filled
  })
  await write(form.locator('textarea'), '{"display_name":"Ada L."}')
  const written = await tryOut('updateMe')
  const again = await tryOut('getMe')

  expect([read.status(), written.status(), again.status()]).toEqual([200, 200, 200])
  expect(again.request().headers()).not.toHaveProperty('if-match')
  expect(written.request().headers()).toMatchObject({ 'x-csrf-protection': '1', 'if-match': version })
  await soon(async () => expect(await form.getByPlaceholder('If-Match').inputValue()).toBe(written.headers()['etag']))
  await page.getByText('Signed in as Ada L.').waitFor()
  expect(faults).toEqual([])
})

test('the ETag of one resource is not used for another', async () => {
  const [seen, unseen] = [await ada.agent('Seen'), await ada.agent('Unseen')]
  await signIn()
  await visit('/console')

  const reading = await operation('getAgent')
  await write(reading.getByPlaceholder('id'), seen.id)
  await tryOut('getAgent')
  const form = await operation('updateAgent')
  await soon(async () => {
    const filled = [await form.getByPlaceholder('id').inputValue(), await form.getByPlaceholder('If-Match').inputValue()]
    expect(filled).toEqual([seen.id, '"v1"'])
  })
  await write(form.getByPlaceholder('id'), unseen.id)
  await write(form.locator('textarea'), '{"name":"Blind"}')
  const refused = await tryOut('updateAgent')

  expect(refused.status()).toBe(428)
})

test('if the console has a token, it uses the token instead of the cookie', async () => {
  const other = await world.human('Grace')
  await signIn()
  await visit('/console')

  await operation('getMe')
  await page.getByRole('button', { name: 'Authorize' }).click()
  await page.getByLabel('auth-bearer-value').fill(other.token)
  await page.getByRole('button', { name: 'Apply credentials' }).click()
  await page.locator('.btn-done').click()
  const read = await tryOut('getMe')

  expect(await read.json()).toMatchObject({ display_name: 'Grace' })
})

test('the console shows the first seconds of the event stream, which has no end', async () => {
  await signIn()
  await visit('/console')

  const form = await operation('streamEvents')
  const listen = async () => {
    const shown = tryOut('streamEvents')
    await page.waitForResponse('**/v1/events')
    await ada.agent('Fresh')
    await shown
    return form.locator('.live-responses-table').innerText()
  }
  let text = await listen()
  // If the browser was too busy in those seconds, it got nothing, and the request is sent once more.
  while (!text.includes('event: ')) {
    await form.getByRole('button', { name: 'Clear' }).click()
    text = await listen()
  }

  expect(text).toContain('event: agent.created')
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

async function signIn() {
  const { email, password } = ada
  await context.request.post(`${world.url}/v1/sessions`, { data: { email, password } })
}

/** The text of the banner when it is complete. */
const who = () => page.locator('#who[data-state]').innerText()

/** Opens the form of an operation. */
async function operation(id: string) {
  const form = page.locator(`[id$="-${id}"]`)
  if (!(await form.locator('.opblock-body').count())) await page.locator(`.operations a[href$="/${id}"]`).click()
  await form.getByRole('button', { name: 'Execute' }).waitFor()
  return form
}

/** Fills in a field and leaves it. swagger-ui reads the value when the field loses the focus, or a while after the last key. */
async function write(field: Locator, text: string) {
  await field.fill(text)
  await field.blur()
}

/** Sends an operation's form, and waits until its answer is shown. */
async function tryOut(id: string) {
  const form = await operation(id)
  // The banner sends a request too, but without an Accept header.
  const isOfForm = (request: Request) => request.url().includes('/v1/') && request.headers()['accept'] !== undefined
  const answered = page.waitForResponse(response => isOfForm(response.request()))
  await form.getByRole('button', { name: 'Execute' }).click()
  const answer = await answered
  await form.locator('.live-responses-table .response').waitFor()
  return answer
}
