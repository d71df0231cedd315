/** The most important flow: an agent asks, and its human sees what would happen and decides. The agents are official clients. */
import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client'
import { afterEach, expect, test } from '@jest/globals'
import type { BrowserContextOptions, Locator, Page } from 'playwright-core'
import { barriers } from '../support/barriers.ts'
import { excess, intercept } from '../support/browser.ts'
import type { Person, Schemas } from '../support/client.ts'
import { details } from '../support/details.ts'
import { firstOf } from '../support/extent.ts'
import { askFor, joinAt, newAgent, openQuest, questRow } from '../support/domain.ts'
import { soon } from '../support/soon.ts'
import type { World } from '../support/world.ts'
import { review } from './agent.ts'
import { hand } from './hand.ts'
import { faultsOf } from './layout/look.ts'
import { approving, atOnce, hasFocus, isGone, lastsMs, portal } from './support.ts'

const { open, visit, pass } = portal()
const hour = 60 * 60_000
const phone = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true }
const clients: Client[] = []
afterEach(async () => {
  for (const client of clients.splice(0)) await client.close()
})

// oxlint-disable-next-line no-explicit-any -- as it came
type Call = (name: string, args: object) => Promise<any>

/** An agent's program, and a human at the inbox of its owner. */
async function scene({ options = {}, address = '#inbox', more = {} }: { options?: object; address?: string; more?: object } = {}) {
  const world = await open()
  const ada = await world.human('ada')
  const agent = await newAgent(world, ada, more)
  const page = await visit(world, address, { as: ada, ...options })
  await page.getByRole('heading', { level: 1 }).waitFor()
  const tool = await connect(world, agent.secret)
  /** No two calls are in the same millisecond. */
  const call: Call = (name, args) => {
    world.clock.advance(1)
    return tool(name, args)
  }
  return { world, ada, agent, page, call }
}

async function connect(world: World, secret: string): Promise<Call> {
  const client = new Client({ name: 'official-client', version: '3.1' }, { versionNegotiation: { mode: 'auto' } })
  const bearer = { requestInit: { headers: { Authorization: `Bearer ${secret}` } } }
  await client.connect(new StreamableHTTPClientTransport(new URL('/mcp', world.url), bearer) as never)
  clients.push(client)
  return async (name, args) => (await client.callTool({ name, arguments: { ...args } })).structuredContent
}

/** Requests an action outside the service, without waiting for the decision. Those with other titles are other actions. */
const spend = (call: Call, title = 'Buy a dataset', { details, ...more }: { details?: object } & Record<string, unknown> = {}) =>
  call('request_approval', {
    category: 'spend',
    title,
    details: { ...(details ?? { price_eur: 12, shop: 'data.example' }), about: title },
    reason: 'The free one lacks 2025',
    wait_seconds: 0,
    ...more,
  })

/** A request of medium risk, so that one press approves it. */
const harmless = { category: 'contact', details: { to: 'ben@example.com' } }

const card = (page: Page, title: string | RegExp) => page.getByRole('article', { name: title })
const row = (page: Page, title: string | RegExp) => page.getByRole('listitem').filter({ has: page.getByRole('link', { name: title }) })
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: typeof name === 'string' })
const approvals = async (ada: Person, status: string) =>
  (await ada.get<Schemas['ApprovalPage']>(`/v1/approvals?status=${status}`)).body.items
/** A button that has just appeared accepts no press for a moment. */
const armed = (page: Page) => page.locator('.decision-row:not([inert])').waitFor()
/** Presses one button, and then the place of another as soon as it appears. Returns whether the other got the press. */
const pressedAsItComes = (page: Page, first: string, then: string) =>
  page.evaluate<boolean>(`new Promise(done => {
    const look = () => {
      const button = document.querySelector(${JSON.stringify(then)})
      if (!button) return requestAnimationFrame(look)
      button.scrollIntoView({ block: 'nearest' })
      const { x, y } = button.getBoundingClientRect()
      const hit = document.elementFromPoint(x + 8, y + 8)
      hit?.click()
      done(button.contains(hit))
    }
    document.querySelector(${JSON.stringify(first)}).click()
    look()
  })`)
const title = (page: Page, name: string | RegExp) => row(page, name).getByRole('link', { name })
/** The number above the list. */
const waiting = (page: Page, n: number) => page.getByRole('group', { name: 'Requests' }).getByText(`${n} waiting`)
/** The outcome of the opened request. Its row in the list says the same. */
const ended = (page: Page, words: string) => page.getByRole('group', { name: 'Outcome' }).getByText(words).waitFor()
const reason = (page: Page) => page.getByLabel('Tell the agent why (optional)')

test('an agent that waits to join is approved, and its request does not come back', async () => {
  const { world, ada, agent, page, call } = await scene()
  const { id } = await openQuest(ada, { slots: 2, work_window_hours: 53 })
  const joining = call('join_quest', { quest: id, reason: 'I read RFCs for a living', wait_seconds: 50 })

  await row(page, /Join/)
    .filter({ hasText: /Join · Scout/ })
    .waitFor()
  await soon(async () => expect(await page.title()).toBe('(1) Inbox · Agent Quest'))
  await title(page, /Join/).click()
  await card(page, /Join/)
    .filter({ hasText: /connected.*Scout.*expires in (1 d|23 h).*Low risk.*The agent says.*I read RFCs for a living/ })
    .waitFor()
  await page.getByText('If you approve now: the agent takes 1 of 2 free slots, due Mon').waitFor()
  await card(page, /Join/).getByText('At most 200 words').first().waitFor()
  expect(await barriers(page)).toEqual([])
  await approving(page).click()

  await ended(page, 'Approved, joined.')
  expect(await joining).toMatchObject({ outcome: 'done', participation: { state: 'active' } })
  await button(page, 'Always allow this agent to join quests').click()
  await page.getByText('From now on Scout may join quests without asking').waitFor()
  expect((await ada.get<Schemas['Agent']>(`/v1/agents/${agent.id}`)).body.policy.join_quest).toBe('allow')
  await button(page, 'Undo').click()
  await button(page, 'Always allow this agent to join quests').waitFor()
  expect((await ada.get<Schemas['Agent']>(`/v1/agents/${agent.id}`)).body.policy.join_quest).toBe('ask')
  await button(page, 'Done').click()
  await page.getByText('Nothing is waiting for you').waitFor()
  await soon(async () => expect(await page.getByRole('listitem').filter({ hasText: 'approved' }).count()).toBe(1))
  expect(world.log.join('')).not.toContain('"level":"error"')
})

test('on a wide screen the inbox opens the most urgent request, and Back leads to where the human came from', async () => {
  const { page, call } = await scene({ address: '#home' })
  await spend(call, 'Whenever', harmless)
  await spend(call, 'Soon', { ...harmless, expires_in_minutes: 30 })

  await page.getByRole('link', { name: 'Inbox' }).first().click()
  await card(page, 'Soon').waitFor()
  await hasFocus(page.getByRole('heading', { level: 1 }))
  expect(await barriers(page)).toEqual([])
  await page.goBack()
  await page.getByRole('heading', { level: 1, name: /^(?!Inbox)/ }).waitFor()
  expect(page.url()).toMatch(/#home$/)

  await page.setViewportSize(phone.viewport)
  await page.goto(page.url().replace('#home', '#inbox'))
  await row(page, 'Soon').waitFor()
  expect([await card(page, 'Soon').count(), page.url()]).toEqual([0, expect.stringMatching(/#inbox$/)])
})

test('on a wide screen a submission shows its whole title, so that two with the same beginning differ', async () => {
  const { ada, page, call } = await scene({ more: { policy: { join_quest: 'allow' } } })
  for (const title of ['Explain part 4 of RFC 1', 'Explain part 4 of RFC 2']) {
    const { slug } = await openQuest(ada, { title })
    await call('join_quest', { quest: slug, reason: 'It fits' })
    await call('submit_result', { quest: slug, summary: 'Done', wait_seconds: 0 })
  }

  const titles = page.getByRole('link', { name: /^Submit a result for “Explain part 4 of RFC [12]”$/ })
  await soon(async () => expect(await titles.count()).toBe(2))
  expect(await titles.evaluateAll(links => links.filter(link => link.scrollWidth > link.clientWidth).length)).toBe(0)
})

test('a denial arrives with its reason, and no slot was taken', async () => {
  const { ada, page, call } = await scene()
  const { id } = await openQuest(ada)
  const joining = call('join_quest', { quest: id, reason: 'It fits', wait_seconds: 50 })
  await title(page, /Join/).click()

  await button(page, 'Deny').click()
  await button(page, 'Not now').click()
  expect(await reason(page).inputValue()).toBe('Not now')
  await reason(page).fill('too long')
  await page.keyboard.press('Enter')

  await ended(page, 'Denied. Nothing was done.')
  const heard = await joining
  expect(heard).toMatchObject({ outcome: 'denied', approval: { note: 'too long' } })
  expect(heard.next_step).toMatch(/do not ask again/i)
  expect((await ada.get<Schemas['OpenQuest']>(`/v1/quests/${id}`)).body.slots_taken).toBe(0)
  expect(await button(page, /Always allow/).count()).toBe(0)
})

test('a request that nobody decides in time says that it has expired, and cannot be decided any more', async () => {
  const { world, ada, page, call } = await scene()
  const { approval } = await spend(call, 'Buy a dataset', { expires_in_minutes: 5 })
  await title(page, 'Buy a dataset').click()
  await button(page, 'Deny').waitFor()

  await pass(world, page, hour)

  await ended(page, 'Expired. Nobody decided in time, so nothing was done.')
  expect(await approving(page).count()).toBe(0)
  expect(await call('get_approval', { approval_id: approval.id })).toMatchObject({ approval: { status: 'expired' } })
  expect((await ada.post(`/v1/approvals/${approval.id}/approve`)).status).toBe(409)
  await button(page, 'Done').click()
  await page.getByText('Nothing is waiting for you').waitFor()
})

test.each(firstOf(['first', 'second']))(
  'if two tabs decide at the same instant, one wins, and the other says so (the %s is pressed first)',
  async which => {
    const { world, ada, page, call } = await scene()
    const { id } = await openQuest(ada)
    const asked = await call('join_quest', { quest: id, reason: 'It fits', wait_seconds: 0 })
    const other = await page.context().newPage()
    for (const tab of [page, other]) {
      await tab.goto(`${world.url}/#approvals/${asked.approval.id}`)
      await tab.getByText('If you approve now').waitFor()
    }
    await button(other, 'Deny').click()
    await hasFocus(reason(other))
    const presses: Parameters<typeof atOnce>[1] = [
      [page, () => approving(page).click()],
      [other, () => other.keyboard.press('Enter')],
    ]
    await atOnce(/\/(approve|deny)$/, which === 'first' ? presses : presses.toReversed())

    const told = await Promise.all(
      [page, other].map(async tab => {
        await tab.locator('.outcome').waitFor()
        return (await tab.locator('.outcome').textContent())!
      }),
    )
    const { body } = await ada.get<Schemas['Approval']>(`/v1/approvals/${asked.approval.id}`)
    const approved = body.status === 'approved'
    expect(told).toEqual(Array(2).fill(expect.stringContaining(approved ? 'Approved, joined.' : 'Denied. Nothing was done.')))
    expect(told[approved ? 1 : 0]).toContain(`You ${body.status} it`)
    expect(told[approved ? 1 : 0]).toContain('in another window')
    expect(told[approved ? 0 : 1]).not.toContain('in another window')
    const { body: log } = await ada.get<{ items: Schemas['AuditEvent'][] }>(`/v1/audit-events?target_id=${asked.approval.id}`)
    expect(log.items.map(({ action }) => action)).toEqual([`approval.${body.status}`, 'approval.requested'])
    expect((await ada.get<Schemas['OpenQuest']>(`/v1/quests/${id}`)).body.slots_taken).toBe(approved ? 1 : 0)
  },
)

test('a request of high risk is not approved by pressing twice on the same spot, nor by the same key twice', async () => {
  for (const options of [{}, phone]) {
    const { world, ada, page, call } = await scene({ options })
    const { approval } = await spend(call)
    await page.goto(`${world.url}/#approvals/${approval.id}`)
    await page.getByText('If you approve now').waitFor()
    await armed(page)
    const before = (await approving(page).boundingBox())!

    await page.mouse.dblclick(before.x + before.width / 2, before.y + before.height / 2)
    await page.keyboard.press('a')
    await page.keyboard.press('a')
    await page.keyboard.press('Enter')

    await button(page, 'Yes, approve').waitFor()
    expect(await page.locator('.main-facts').allInnerTexts()).toEqual(
      Array(2).fill(expect.stringMatching(/No amount is stated\s+Recipient\s+Nobody is named/)),
    )
    const yes = (await button(page, 'Yes, approve').boundingBox())!
    expect(yes.x >= before.x + before.width || yes.y >= before.y + before.height || yes.y + yes.height <= before.y).toBe(true)
    expect(await approvals(ada, 'pending')).toHaveLength(1)
    expect(await barriers(page)).toEqual([])
    await button(page, 'Yes, approve').click()
    await ended(page, 'Approved. The agent may do it once.')
    await page.getByText('The agent is told the next time it checks.').waitFor()
    expect(await approvals(ada, 'approved')).toHaveLength(1)
  }
})

test('a double press that opens a card decides nothing, and one that approves does nothing more', async () => {
  const { ada, agent, page, call } = await scene({ options: phone })
  const { id } = await openQuest(ada)
  await call('join_quest', { quest: id, reason: 'It fits. '.repeat(60), wait_seconds: 0 })
  await row(page, /Join/).waitFor()

  expect(await pressedAsItComes(page, '.line-title', '[aria-keyshortcuts=a]')).toBe(false)
  expect(await approvals(ada, 'pending')).toHaveLength(1)
  await armed(page)
  expect(await pressedAsItComes(page, '[aria-keyshortcuts=a]', '.always button')).toBe(false)

  await ended(page, 'Approved, joined.')
  expect((await ada.get<Schemas['Agent']>(`/v1/agents/${agent.id}`)).body.policy.join_quest).toBe('ask')
})

/** What the page had read from the service, uncompressed, when it got the first requests of the list. */
const bytesToContent = (page: Page) =>
  page.evaluate<number>(`(async () => {
    const loaded = await new Promise(done =>
      new PerformanceObserver(list => done(list.getEntries())).observe({ type: 'resource', buffered: true }))
    const read = loaded.filter(({ name }) => name.includes('/v1/'))
    const first = read.find(({ name }) => name.includes('/v1/approvals/waiting'))
    return read.filter(({ startTime }) => startTime <= first.responseEnd).reduce((sum, { decodedBodySize }) => sum + decodedBodySize, 0)
  })()`)

test('what appears and disappears does not move what is being read: a new request that is not the last waits behind a button', async () => {
  const { page, call } = await scene({ options: { viewport: { width: 1000, height: 500 } } })
  const first = await spend(call, 'First', { expires_in_minutes: 20 })
  for (let i = 2; i < 19; i++) await spend(call, `Number ${i}`, { expires_in_minutes: 60 })
  await row(page, 'Number 12').waitFor()
  await page.evaluate('window.scrollTo(0, 300)')
  const place = async () => Math.round((await row(page, 'Number 9').boundingBox())!.y)
  await row(page, 'Number 9').waitFor()
  const before = await place()

  await spend(call, 'Urgent', { expires_in_minutes: 10 })
  await button(page, 'Show 1 new request').waitFor()
  await spend(call, 'The last one')
  await waiting(page, 20).waitFor()
  // Within a pixel: text does not always end on whole ones.
  expect(Math.abs((await place()) - before)).toBeLessThanOrEqual(1)
  expect(await row(page, 'Urgent').count()).toBe(0)
  await call('cancel_approval', { approval_id: first.approval.id })
  await waiting(page, 19).waitFor()
  expect(Math.abs((await place()) - before)).toBeLessThanOrEqual(1)
  await button(page, 'Show 1 new request').click()
  await row(page, 'Number 9').waitFor()
  // The page is drawn and then scrolled, and this may look in between.
  await soon(async () => expect(Math.abs((await place()) - before)).toBeLessThanOrEqual(1))
  await page.evaluate('window.scrollTo(0, 0)')
  await row(page, 'Urgent').waitFor()
})

test.each([
  ['on a phone', phone],
  ['on a desk', { viewport: { width: 1280, height: 820 } }],
])('a search also finds a new request that is not shown yet, and the button for it covers nothing, %s', async (_where, options) => {
  const { page, call } = await scene({ options })
  await spend(call, 'First', { expires_in_minutes: 60 })
  await row(page, 'First').waitFor()
  const before = (await row(page, 'First').boundingBox())!
  await spend(call, 'Order flowers', { expires_in_minutes: 20 })
  const news = button(page, 'Show 1 new request')
  await news.waitFor()
  expect(await row(page, 'First').boundingBox()).toEqual(before)
  const { y, height } = (await news.boundingBox())!
  expect(y + height).toBeLessThanOrEqual(before.y)
  const search = page.getByRole('searchbox', { name: 'Search' })
  expect((await search.boundingBox())!.width).toBeGreaterThan(60)
  expect(await barriers(page)).toEqual([])
  expect(await faultsOf(page)).toEqual([])

  await search.fill('flowers')
  await row(page, 'Order flowers').waitFor()
  await page.getByText('1 of 2 requests').waitFor()
  expect(await news.count()).toBe(0)
  await spend(call, 'Water the flowers', { expires_in_minutes: 10 })
  await news.waitFor()
  expect(await faultsOf(page)).toEqual([])
  await news.click()
  await page.getByText('2 of 3 requests').waitFor()
  await search.fill('cake')
  await page.getByText('No request matches these filters').waitFor()
  await spend(call, 'Order a cake', { expires_in_minutes: 5 })
  await row(page, 'Order a cake').waitFor()
})

test('several requests are decided at once, each with its own outcome; those of high risk must be approved one by one', async () => {
  const { ada, page, call } = await scene({ more: { policy: { withdraw_from_quest: 'ask' } } })
  const { id } = await openQuest(ada)
  await call('join_quest', { quest: id, reason: 'It fits', wait_seconds: 0 })
  const contact = await spend(call, 'Write to Ben', harmless)
  const changed = await spend(call, 'Write to Cleo', { ...harmless, details: { to: 'cleo@example.com' } })
  await spend(call, 'Buy a castle')
  await row(page, 'Buy a castle').waitFor()
  await page.getByRole('checkbox', { name: 'Select all 4 requests' }).check()
  await button(page, 'Approve…').click()
  await page.getByText('1 high-risk request is not included').waitFor()
  expect(await barriers(page)).toEqual([])
  // While the decision is on its way, one request is cancelled, and another gets a question that the page has not shown.
  await intercept(page, /\/decisions$/, async route => {
    await call('cancel_approval', { approval_id: contact.approval.id })
    await ada.post(`/v1/approvals/${changed.approval.id}/questions`, { text: 'Why?' })
    await route.continue()
  })
  await button(page, 'Approve all of these').click()

  await page.getByText('1 approved, 2 not decided: see each request').waitFor()
  await row(page, /Join/).getByText('Approved, joined.').waitFor()
  await row(page, 'Write to Ben').getByText('Cancelled: the agent withdrew it.').waitFor()
  expect((await approvals(ada, 'pending')).map(({ title }) => title)).toEqual(expect.arrayContaining(['Buy a castle', 'Write to Cleo']))
})

const looks: [where: string, options: BrowserContextOptions][] = [
  ['on a phone, in light', { ...phone, colorScheme: 'light' }],
  ['on a desk, in dark', { colorScheme: 'dark' }],
]

test.each(firstOf(looks))('a hostile agent cannot use markup, imitate the page or break the layout: %s', async (_where, options) => {
  const { world, page, call } = await scene({ options, more: { name: '<b>Root</b>' } })
  const long = 'w'.repeat(1000)
  const html = '<img src=x onerror=alert(1)><script>alert(2)</script>'
  const { approval } = await call('request_approval', {
    category: 'publish',
    title: `${html} ${'T'.repeat(60)}`,
    details: { [html]: html, file: 'invoice\u202Efdp.exe', deep: { list: [long, { a: { b: { c: long } } }] }, zero: 'pay\u200Bpal' },
    reason: long,
    wait_seconds: 0,
  })
  await row(page, /img src/).waitFor()
  expect(await barriers(page)).toEqual([])
  expect(await excess(page)).toBe(0)

  await page.goto(`${world.url}/#approvals/${approval.id}`)
  await page.getByText('If you approve now').waitFor()
  await page.getByText('Exactly as it was sent').click()

  expect(await page.locator('main img, main script, main b').count()).toBe(0)
  const text = (await card(page, /img src/).textContent())!
  expect(text).toContain(html)
  expect(text).toContain('invoice⟨U+202E⟩fdp.exe')
  expect(text).toContain('invoice\\u202efdp.exe')
  expect(text).toContain('pay⟨U+200B⟩pal')
  expect(text).not.toMatch(/[\u202E\u200B]/)
  expect(await excess(page)).toBe(0)
  await button(page, 'First read 1 long value').waitFor()
  expect(await barriers(page)).toEqual([])
})

test('the filters of the inbox lie over everything, and close on Escape or on a press outside of them', async () => {
  const { page, call } = await scene({ options: { viewport: { width: 1280, height: 620 } } })
  for (const title of ['First', 'Second', 'Third']) await spend(call, title, harmless)
  await page.getByRole('checkbox', { name: 'Select all 3 requests' }).check()
  await button(page, 'Deny…').waitFor()
  const filter = button(page, 'Filter')
  const group = page.getByLabel('Group by')
  await filter.click()
  await group.click({ trial: true })
  const [top, under] = [(await group.boundingBox())!, (await filter.boundingBox())!]
  expect(top.y - under.y).toBeGreaterThan(0)
  expect(Math.abs(top.x + top.width - under.x - under.width)).toBeLessThan(24)
  expect(await barriers(page)).toEqual([])
  await group.focus()
  await page.keyboard.press('Escape')
  await isGone(group)
  await hasFocus(filter)

  await filter.click()
  await group.waitFor()
  await page.getByRole('heading', { level: 1 }).click()
  await isGone(group)
})

test('every request can be found again by outcome, agent and kind', async () => {
  const { world, ada, page, call } = await scene()
  const { id } = await openQuest(ada)
  const join = await call('join_quest', { quest: id, reason: 'It fits', wait_seconds: 0 })
  await spend(call, 'Buy a castle')
  await ada.post(`/v1/approvals/${join.approval.id}/deny`, { note: 'too long' })
  await page.goto(`${world.url}/#approvals`)
  const rows = page.locator('.rows li')
  await page.getByRole('heading', { name: 'All requests' }).waitFor()
  await soon(async () => expect(await rows.count()).toBe(2))
  await page.getByText('“too long”').waitFor()

  await page.getByLabel('Kind').selectOption('External action')
  await page.getByText('too long').waitFor({ state: 'detached' })
  await soon(async () => expect(await rows.allTextContents()).toEqual([expect.stringContaining('Buy a castle')]))
  await page.getByLabel('Status').selectOption('denied')
  await page.getByText('No request matches these filters').waitFor()
  await page.getByLabel('Kind').selectOption('All')
  await page.getByLabel('Agent').selectOption('Scout')
  await page.getByText('“too long”').waitFor()
  expect(await barriers(page)).toEqual([])
  await rows.getByRole('link').click()

  // If the inbox showed it before, a screen reader announces it too.
  await ended(page, 'Denied. Nothing was done.')
  await page.locator('.outcome', { hasText: 'You denied it' }).waitFor()
  expect(await approving(page).count()).toBe(0)
})

test('the address of somebody else’s request shows that there is no such request', async () => {
  const { world, page } = await scene()
  const ben = await world.human('ben')
  const { secret } = await newAgent(world, ben)
  const { approval } = await spend(await connect(world, secret))

  await page.goto(`${world.url}/#approvals/${approval.id}`)

  await page.getByRole('alert').waitFor()
  expect(await page.getByText('Buy a dataset').count()).toBe(0)
})

details(() => {
  test('with the colours of the system, the risk, the current screen and the current tab can still be told apart', async () => {
    const { page, call } = await scene({ options: { forcedColors: 'active' } })
    await call('request_approval', { category: 'other', title: 'Read a page', details: {}, reason: 'To know', wait_seconds: 0 })
    const sign = page.locator('.risk-sign')
    await sign.waitFor()
    const pictures = []
    for (const risk of ['low', 'high']) {
      await page.evaluate(`document.querySelector('.risk-sign').className = 'risk-sign ${risk}'`)
      pictures.push(await sign.screenshot())
    }
    // A picture of bars that are not drawn is the same for each risk.
    expect(pictures[0]!.equals(pictures[1]!)).toBe(false)
    const looks = (selector: string) =>
      page.evaluate<string[]>(
        `[...document.querySelectorAll('${selector}')].map(one => getComputedStyle(one)).map(one => one.backgroundColor + one.borderBottomColor)`,
      )
    for (const place of ['.rail ul a', '.tab-row > *']) {
      const [current] = await looks(`:is(${place})[aria-current]`)
      expect(current).toBeDefined()
      expect(await looks(`:is(${place}):not([aria-current])`)).not.toContain(current)
    }
  })

  test('without a network the page claims nothing, and sends the decision once when the network is back', async () => {
    const { world, ada, page, call } = await scene()
    const { id } = await openQuest(ada)
    const { approval } = await call('join_quest', { quest: id, reason: 'It fits', wait_seconds: 0 })
    await page.goto(`${world.url}/#approvals/${approval.id}`)
    await page.getByText('If you approve now').waitFor()
    const keys: (string | undefined)[] = []
    page.on('request', request => {
      if (!request.url().endsWith('/approve')) return
      keys.push(request.headers()['idempotency-key'])
      expect(request.headers()['if-match']).toBe('"v1"')
    })

    await page.context().setOffline(true)
    await approving(page).click()
    await page.getByText('Not sent.').waitFor()
    expect(await page.getByText(/^Approved/).count()).toBe(0)
    expect(await approvals(ada, 'pending')).toHaveLength(1)
    await page.context().setOffline(false)
    // Content that the page could not read in between has such a button too.
    await page.getByRole('group', { name: 'Your decision' }).getByRole('button', { name: 'Try again' }).click()

    await ended(page, 'Approved, joined.')
    expect(keys).toHaveLength(2)
    expect(new Set(keys).size).toBe(1)
  })

  test('everything works with the keyboard alone', async () => {
    const { page, call, ada } = await scene()
    for (const title of ['First', 'Second', 'Third']) await spend(call, title, harmless)
    await row(page, 'Third').waitFor()
    await card(page, 'First').waitFor()

    await page.keyboard.press('j')
    await hasFocus(title(page, 'Second'))
    await card(page, 'Second').waitFor()
    await page.keyboard.press('k')
    await hasFocus(title(page, 'First'))
    await card(page, 'First').waitFor()
    await page.keyboard.press('x')
    await page.getByText('1 selected').waitFor()
    await page.keyboard.press('x')
    await page.keyboard.press('/')
    await hasFocus(page.getByLabel('Search'))
    await page.keyboard.press('Tab')
    await armed(page)
    await page.keyboard.press('d')
    await hasFocus(reason(page))
    await page.keyboard.type('jkad? no', { delay: 5 })
    await page.keyboard.press('Escape')
    await button(page, 'Deny').waitFor()
    await page.locator(':focus', { hasText: 'Deny' }).waitFor()
    await page.keyboard.press('d')
    await hasFocus(reason(page))
    await page.keyboard.type('ask Ben')
    await page.keyboard.press('Enter')
    await row(page, 'First').getByText('Denied. Nothing was done.').waitFor()
    await hasFocus(title(page, 'Second'))
    await card(page, 'Second').getByText('Denied. Nothing was done. “First”').waitFor()
    await armed(page)
    await page.keyboard.press('a')
    await row(page, 'Second').getByText('Approved. The agent may do it once.').waitFor()
    await hasFocus(title(page, 'Third'))
    await page.keyboard.press('?')
    await page.getByRole('dialog', { name: 'Keyboard shortcuts' }).waitFor()
    await page.keyboard.press('a')
    await page.keyboard.press('Escape')

    expect((await approvals(ada, 'denied')).map(({ title, note }) => [title, note])).toEqual([['First', 'ask Ben']])
    expect((await approvals(ada, 'approved')).map(({ title }) => title)).toEqual(['Second'])
    expect((await approvals(ada, 'pending')).map(({ title }) => title)).toEqual(['Third'])
  })

  test('on a phone a request is a view of its own, with the way back to the place in the list', async () => {
    const { page, call } = await scene({ options: phone })
    for (let i = 0; i < 18; i++) await spend(call, `Number ${i}`, harmless)
    await waiting(page, 18).waitFor()
    await page.evaluate('window.scrollTo(0, 400)')
    await title(page, 'Number 9').click()
    await card(page, 'Number 9').waitFor()
    expect(page.url()).toMatch(/#inbox\/apr_/)
    expect(await page.locator('.line').count()).toBe(0)
    await armed(page)
    await page.getByText('Options', { exact: true }).click()
    await page.getByLabel('Note to the agent (optional)').fill('Be kind')
    await approving(page).click()
    await ended(page, 'Approved. The agent may do it once.')
    await page.getByText('Your note to the agent: Be kind').waitFor()
    expect(await barriers(page)).toEqual([])
    await button(page, 'Next request').click()
    await card(page, 'Number 10').waitFor()

    await page.getByRole('link', { name: 'Inbox' }).first().click()
    await row(page, 'Number 10').waitFor()
    await soon(async () => expect(await page.evaluate('window.scrollY')).toBe(400))
    await waiting(page, 17).waitFor()
  })

  test('a revised result is shown with the requested changes and the hours that are left', async () => {
    const { world, ada, page, call } = await scene({ more: { policy: { join_quest: 'allow' } } })
    const { slug } = await openQuest(ada, { revision_window_hours: 48 })
    const handIn = (summary: string) => call('submit_result', { quest: slug, summary, wait_seconds: 0 })
    await call('join_quest', { quest: slug, reason: 'It fits' })
    const { approval } = await handIn('Far too long')
    await ada.post(`/v1/approvals/${approval.id}/approve`)
    await review(ada, 'request-revision', 'At most **200** words')
    const second = await handIn('Shorter')
    world.clock.advance(1)

    await page.goto(`${world.url}/#approvals/${second.approval.id}`)
    await page.getByText('as attempt 2 of 3').waitFor()

    await page
      .getByRole('figure')
      .filter({ hasText: /The reviewer asked for.*At most \*\*200\*\* words/ })
      .waitFor()
    expect(await page.getByRole('link', { name: 'See attempt 1' }).getAttribute('href')).toMatch(/^#work\/par_/)
    const terms = page.getByRole('region', { name: 'The quest' })
    expect(await terms.innerText()).toMatch(/Due\s+in (3 d|2 d 23 h)/)
    expect(await terms.innerText()).not.toContain('Time to submit')
    expect(await barriers(page)).toEqual([])
  })

  test('a request that would fail says so in amber as soon as that is so, and then fails for that reason', async () => {
    const { world, ada, page, call } = await scene()
    const { id } = await openQuest(ada)
    const { approval } = await call('join_quest', { quest: id, reason: 'It fits', wait_seconds: 0 })
    await page.goto(`${world.url}/#approvals/${approval.id}`)
    await page.getByText('If you approve now: the agent takes 1 of 1 free slot').waitFor()

    const rival = await newAgent(world, ada, { policy: { join_quest: 'allow' } })
    await joinAt(world, rival, id)

    await page.getByText('Would fail now: the quest is full.').waitFor()
    expect(await barriers(page)).toEqual([])
    await button(page, 'Approve anyway').click()
    await ended(page, 'Approved, but not carried out: the quest is full.')
    expect(await call('get_approval', { approval_id: approval.id })).toMatchObject({
      approval: { status: 'approved', failure: 'quest_full' },
    })
  })

  test.each([
    [
      'mouse',
      `for (const kind of ['pointerdown', 'pointerup'])
        document.elementFromPoint(x + 8, y + 8).dispatchEvent(new PointerEvent(kind, { bubbles: true }))`,
    ],
    ['key', `document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'a', bubbles: true }))`],
  ])('a press by %s that is too early does nothing, and the page says so', async (_by, press) => {
    const { ada, page, call } = await scene()
    const { approval } = await spend(call, 'Write to Ben', harmless)
    await title(page, 'Write to Ben').waitFor()

    await page.evaluate(`new Promise(done => {
      const look = () => {
        const button = document.querySelector('[aria-keyshortcuts=a]')
        if (!button) return requestAnimationFrame(look)
        const { x, y } = button.getBoundingClientRect()
        ${press}
        done()
      }
      location.hash = 'approvals/${approval.id}'
      look()
    })`)

    await page.getByText('This request has only just appeared, so the press was ignored. Press again.').waitFor()
    expect(await approvals(ada, 'pending')).toHaveLength(1)
    await armed(page)
    await approving(page).click()
    await ended(page, 'Approved. The agent may do it once.')
  })

  test('a press counts even if new content moves the button away; moving the pointer off the button cancels it', async () => {
    // High enough that the button is not at the edge of the window, where it would stay.
    const { world, ada, page, call } = await scene({ options: { viewport: { width: 1280, height: 1000 } } })
    const { id } = await openQuest(ada)
    const { approval } = await call('join_quest', { quest: id, reason: 'It fits', wait_seconds: 0 })
    const terms = Promise.withResolvers<void>()
    await intercept(page, /\/v1\/quests\//, async route => {
      await terms.promise
      await route.continue()
    })
    await page.goto(`${world.url}/#approvals/${approval.id}`)
    await page.getByText('If you approve now: the agent takes a slot').waitFor()
    await armed(page)
    const approve = approving(page)
    const before = (await approve.boundingBox())!
    const [x, y] = [before.x + before.width / 2, before.y + before.height / 2]

    await page.mouse.move(x, y)
    await page.mouse.down()
    await page.mouse.move(x, y - 200)
    await page.mouse.up()
    await page.mouse.move(x, y)
    await page.mouse.down()
    terms.resolve()
    await soon(async () => expect((await approve.boundingBox())!.y).toBeGreaterThan(y))
    expect(await approvals(ada, 'pending')).toHaveLength(1)
    await page.mouse.up()

    await ended(page, 'Approved, joined.')
    expect(await approvals(ada, 'approved')).toHaveLength(1)
  })

  test('a lost answer is not shown as a failure: the page shows the decision that was made', async () => {
    const { world, ada, page, call } = await scene()
    const { id } = await openQuest(ada)
    const { approval } = await call('join_quest', { quest: id, reason: 'It fits', wait_seconds: 0 })
    await page.goto(`${world.url}/#approvals/${approval.id}`)
    await page.getByText('If you approve now').waitFor()
    let first = true
    await intercept(page, /\/approve$/, async route => {
      if (!first) return route.continue()
      first = false
      await route.fetch()
      return route.abort('connectionreset')
    })

    await approving(page).click()

    await ended(page, 'Approved, joined.')
    expect(await ada.get<Schemas['OpenQuest']>(`/v1/quests/${id}`)).toMatchObject({ body: { slots_taken: 1 } })
  })

  /**
   * What the presses would take a human, who thinks before each verdict, before each last yes, and before the words of a question or a denial.
   * The moment in which a new request accepts no press passes while the human thinks.
   */
  test('fifty mixed requests are cleared with the keyboard alone, in what would take a human two minutes', async () => {
    const { world, ada, page } = await scene()
    const quests = await Promise.all([1, 2, 3, 4].map(i => openQuest(ada, { title: `Summarise ${i}`, slots: 5 })))
    for (let i = 0; i < 5; i++) {
      const agent = await newAgent(world, ada, { max_active_quests: 4 })
      for (const { id } of quests) await world.core.participations.join(await agent.as(), await questRow(world, id), 'It fits')
      for (let n = 0; n < 4; n++)
        await askFor(world, agent, `Write to Ben ${n}`, {
          category: 'contact',
          details: { to: `ben${n}@example.com` },
          expiresInMinutes: 60,
        })
      for (let n = 0; n < 2; n++) await askFor(world, agent, `Buy a book ${n}`, { expiresInMinutes: 120 })
    }
    // Otherwise the request that came first stays open.
    await page.goto('about:blank')
    await page.goto(`${world.url}/#inbox`)
    await waiting(page, 50).waitFor()
    await page.clock.install({ time: world.clock.now })
    /** The page's own time only passes here. */
    const until = (what: Locator) =>
      soon(async () => {
        await page.clock.runFor(250)
        expect(await what.count()).toBe(1)
      })
    let [keys, thoughts] = [0, 0]
    const press = async (...pressed: string[]) => {
      for (const key of pressed) await page.keyboard.press(key)
      keys += pressed.length
    }

    const seen = new Set<string>()
    for (let n = 1; n <= 50; n++) {
      const opened = page.locator('.request:has(.decision-row:not([inert]))')
      await until(opened)
      const id = (await opened.getAttribute('id'))!
      expect(seen.has(id)).toBe(false)
      seen.add(id)
      thoughts++
      if (n % 10 === 0) {
        await press('q')
        await until(page.locator('textarea:focus'))
        thoughts++
        await press(...'Who?', 'Enter')
        await until(page.locator('.thread-awaits'))
        await press('j')
      } else if (n % 5 === 0) {
        await press('d')
        await until(page.locator('input[name=note]:focus'))
        thoughts++
        await press(...'no', 'Enter')
      } else {
        const isHigh = (await opened.getByText('High risk: cannot be undone').count()) > 0
        await press('a')
        if (isHigh) {
          await until(page.getByRole('group', { name: 'Are you sure?' }))
          thoughts++
          await press('y')
        }
      }
      if (n < 50) await until(page.locator(`.request:not(#${id})`))
    }

    await soon(async () => expect(await approvals(ada, 'pending')).toHaveLength(5))
    const decided = await Promise.all(['approved', 'denied'].map(status => approvals(ada, `${status}&limit=100`)))
    expect(decided.map(items => items.length)).toEqual([40, 5])
    expect(decided[1]!.every(({ note }) => note === 'no')).toBe(true)
    expect((await approvals(ada, 'pending')).every(({ thread }) => thread[0]!.text === 'Who?')).toBe(true)
    expect(decided[0]!.filter(({ outcome }) => outcome?.state === 'failed')).toEqual([])
    expect(keys).toBe(103)
    expect(keys * hand.key + thoughts * hand.thought).toBeLessThanOrEqual(120)
  })

  test('two hundred waiting are found by filter, search and group, and are decided together, in calls of at most fifty', async () => {
    const { world, ada, page } = await scene()
    const agents = await Promise.all(Array.from({ length: 10 }, (_, i) => newAgent(world, ada, { name: `Agent ${i}` })))
    for (const agent of agents)
      for (let n = 0; n < 20; n++)
        await askFor(world, agent, `Write to Zoë ${n}`, {
          category: n < 15 ? 'contact' : 'spend',
          details: { to: `zoe${n}@example.com` },
          expiresInMinutes: n < 15 ? 60 : 120,
        })
    await page.reload()
    await page.locator('.line').first().waitFor()
    await waiting(page, 200).waitFor()
    await page.getByRole('checkbox', { name: 'Select all 200 requests' }).waitFor()
    const bytes = await bytesToContent(page)
    expect(bytes).toBeGreaterThan(10_000)
    expect(bytes).toBeLessThanOrEqual(90_000)
    expect(await page.locator('.line').count()).toBeLessThan(40)

    await button(page, 'Filter').click()
    await page.getByLabel('Agent', { exact: true }).selectOption('Agent 3 (20)')
    await page.getByText('20 of 200 requests').waitFor()
    await page.getByLabel('Kind').selectOption('Spend money (50)')
    await page.getByText('5 of 200 requests').waitFor()
    await page.getByLabel('Search').fill('ZOE 17')
    await page.getByText('1 of 200 requests').waitFor()
    expect(page.url()).toContain('q=ZOE+17')
    await page.getByLabel('Search').fill('nobody')
    await page.getByText('No request matches these filters.').waitFor()
    await page.goto(`${world.url}/#inbox?by=risk`)
    await waiting(page, 200).waitFor()
    await page.getByRole('checkbox', { name: 'Select all of Medium risk' }).check()
    await page.getByText('150 selected').waitFor()
    expect(await barriers(page)).toEqual([])
    await page.getByRole('checkbox', { name: 'Select all 200 requests' }).check()
    await page.getByText('200 selected').waitFor()

    const calls: { ids: string[]; versions: number[] }[] = []
    page.on('request', request => {
      if (request.url().endsWith('/decisions')) calls.push(request.postDataJSON())
    })
    await button(page, 'Approve…').click()
    await page.getByRole('dialog', { name: 'Approve 150 requests?' }).getByText('50 high-risk requests are not included').waitFor()
    expect(await barriers(page)).toEqual([])
    await page.keyboard.press('Escape')
    await button(page, 'Deny…').click()
    await page.getByRole('dialog', { name: 'Deny 200 requests?' }).getByLabel('Tell the agents why').fill('Not today')
    // While the first decisions are on their way, one request changes.
    const changed = (await approvals(ada, 'pending'))[0]!.id
    await intercept(page, /\/decisions$/, async route => {
      if (calls.length === 1) await ada.post(`/v1/approvals/${changed}/questions`, { text: 'Why?' })
      await route.continue()
    })
    await button(page, 'Deny all of these').click()

    await page.getByText('199 denied, 1 not decided: see each request').waitFor()
    expect(calls.map(({ ids, versions }) => `${ids.length} ${versions.length}`)).toEqual(Array(4).fill('50 50'))
    await waiting(page, 1).waitFor()
    expect(await approvals(ada, 'pending')).toMatchObject([{ awaits_answer: true }])
  })

  test('a row of low risk has its own buttons, which decide what was seen, and a row of higher risk has none', async () => {
    const { ada, page, call } = await scene()
    for (const title of ['One', 'Two', 'Three'])
      await call('join_quest', { quest: (await openQuest(ada, { title })).id, reason: 'It fits', wait_seconds: 0 })
    await spend(call, 'Buy a castle')
    await row(page, 'Buy a castle').waitFor()
    expect(await row(page, 'Buy a castle').getByRole('button').count()).toBe(0)
    const asked = (await approvals(ada, 'pending')).find(({ title }) => title.includes('Two'))!
    await intercept(page, /\/approve$/, async route => {
      if (route.request().url().includes(asked.id)) await ada.post(`/v1/approvals/${asked.id}/questions`, { text: 'Why?' })
      await route.continue()
    })

    await page.locator('.windowed:not([data-moving])').waitFor()
    // A press that was meant for another line is not taken.
    expect(
      await page.evaluate(`new Promise(done => {
        const list = document.querySelector('.windowed')
        const taken = []
        const look = () => {
          const approve = [...list.querySelectorAll('button')].find(({ ariaLabel }) => ariaLabel.startsWith('Approve: Join “Two”'))
          taken.push(getComputedStyle(approve).pointerEvents)
          if (taken.length === 2) done(taken)
        }
        new MutationObserver(look).observe(list, { attributes: true, attributeFilter: ['data-moving'] })
        location.hash = 'inbox?q=two'
      })`),
    ).toEqual(['none', 'auto'])
    await page.goto(`${page.url().split('#')[0]}#inbox`)
    await row(page, 'Buy a castle').waitFor()
    await button(page, /^Approve: Join “One”/).click()
    await row(page, 'One').getByText('Approved, joined.').waitFor()
    await button(page, /^Approve: Join “Two”/).click()
    await page.getByText('The request has changed. Read it before you decide.').waitFor()
    await row(page, 'Two').getByText('Asked', { exact: true }).waitFor()
    await button(page, /^Deny: Join “Three”/).click()
    await hasFocus(reason(page))
    await page.keyboard.press('Enter')

    await row(page, 'Three').getByText('Denied. Nothing was done.').waitFor()
    expect((await approvals(ada, 'pending')).map(({ title }) => title)).toEqual(['Buy a castle', 'Join “Two”'])
  })

  test('an ended request disappears by itself, unless the human is using its card', async () => {
    const { world, page, call } = await scene()
    const { approval } = await spend(call, 'First')
    await spend(call, 'Second')
    await title(page, 'Second').click()
    await card(page, 'Second').waitFor()
    await page.clock.install({ time: world.clock.now })

    await call('cancel_approval', { approval_id: approval.id })
    await row(page, 'First').getByText('Cancelled').waitFor()
    // Its time begins when it is drawn, which may be a little later.
    await soon(async () => {
      await page.clock.fastForward(lastsMs)
      expect(await row(page, 'First').count()).toBe(0)
    })

    await row(page, 'Second').waitFor()
  })

  test('“Later” hides a card in this browser only', async () => {
    const { world, ada, page, call } = await scene()
    await spend(call, 'First')
    await title(page, 'First').click()
    await armed(page)
    await button(page, 'Later').click()

    await page.getByText('Nothing else is waiting for you').waitFor()
    await soon(async () => expect(await page.title()).toBe('(1) Inbox · Agent Quest'))
    await page.reload()
    await page.getByText('Nothing else is waiting for you').waitFor()
    const elsewhere = await visit(world, '#inbox', { as: ada })
    await row(elsewhere, 'First').waitFor()
    await button(page, 'Show 1 hidden on this device').click()
    await row(page, 'First').waitFor()
  })

  test('on a phone the decision buttons are on the screen, however long the request is', async () => {
    const { world, page, call } = await scene({ options: phone })
    const details = Object.fromEntries(Array.from({ length: 40 }, (_, i) => [`line_${i}`, `value ${i}`]))
    const { approval } = await spend(call, 'Much to read', { details })
    await page.goto(`${world.url}/#approvals/${approval.id}`)
    await page.getByText('value 39').first().waitFor()
    await page.getByText('If you approve now').waitFor()

    const box = (await approving(page).boundingBox())!
    const bar = (await page.locator('.bar').boundingBox())!
    expect(box.y + box.height).toBeLessThanOrEqual(bar.y)
    expect(box.height).toBeGreaterThanOrEqual(44)
  })

  test('an agent’s text that imitates the service still looks like an agent’s text, and dangerous contents come first', async () => {
    const { page, call, ada } = await scene()
    const { id } = await openQuest(ada, { title: 'Add two numbers' })
    await call('join_quest', { quest: id, reason: 'It fits', wait_seconds: 0 })
    const details = { note: 'As agreed', currency: 'EUR', iban: 'DE89370400440532013000', recipient: 'Ben', amount: 5000 }
    await spend(call, 'Join “Add two numbers”', { category: 'contact', details })
    const [own, feigned] = [card(page, /^Join “Add two numbers”$/), card(page, /^“Join “Add two numbers””$/)]

    await row(page, /^Join “Add two numbers”$/)
      .getByText('Join · Scout')
      .waitFor()
    await row(page, /^“Join “Add two numbers””$/)
      .getByText('Contact → Ben · Scout')
      .waitFor()
    await title(page, /^Join “Add two numbers”$/).click()
    await own.getByText('Join a quest', { exact: true }).waitFor()
    expect(await own.getByText('Why high risk').count()).toBe(0)
    await title(page, /^“Join “Add two numbers””$/).click()
    await feigned.getByText('External action: contact', { exact: true }).waitFor()
    expect(await feigned.locator('.request-risk').innerText()).toMatch(/it is about a large amount; it names a bank account \(IBAN\)/)
    expect(await feigned.locator('.main-facts').innerText()).toMatch(/^Recipient, named in the details\s+Ben$/)
    expect(await feigned.locator('.detail-rows dt').allInnerTexts()).toEqual(['recipient', 'currency', 'amount', 'iban', 'note', 'about'])
    expect(await feigned.locator('.detail-rows dd').allInnerTexts()).toEqual([
      'Ben',
      'EUR',
      '5000',
      'DE89370400440532013000',
      'As agreed',
      'Join “Add two numbers”',
    ])
    await page.getByRole('link', { name: 'All requests' }).click()
    const past = page.locator('.past')
    await past.getByRole('link', { name: '“Join “Add two numbers””', exact: true }).waitFor()
    await past.getByRole('link', { name: 'Join “Add two numbers”', exact: true }).waitFor()
    const kinds = await page.locator('.past p').allInnerTexts()
    expect(kinds.map(text => text.split(' · ')[0]).toSorted()).toEqual(['External action', 'Join a quest'])
  })

  test('the inbox leads to the one place where notifications are turned on, and its tab in the background shows what waits', async () => {
    const { page, call } = await scene()
    expect(await page.getByRole('button', { name: /notifications/i }).count()).toBe(0)
    await page.getByRole('main').getByRole('link', { name: 'Notifications' }).click()
    await page.getByRole('heading', { level: 1, name: 'Notifications' }).waitFor()
    expect(page.url()).toContain('#account/notifications')

    const other = await page.context().newPage()
    await other.bringToFront()
    await spend(call, 'First')
    await soon(async () => expect(await page.title()).toBe('(1) Notifications · Agent Quest'))
  })
})
