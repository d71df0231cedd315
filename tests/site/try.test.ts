/** “Try it” in a browser: who sends a request, what is sent, and what is shown of the answer. */
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import type { Browser, Page } from 'playwright-core'
import { barriers } from '../support/barriers.ts'
import { excess, intercept, launch, planted, watchFaults } from '../support/browser.ts'
import type { Person } from '../support/client.ts'
import { newToken } from '../support/security.ts'
import { patienceMs, soon } from '../support/soon.ts'
import { onOneStore } from '../support/world.ts'

let browser: Browser
beforeAll(async () => (browser = await launch()))
afterAll(async () => browser.close())

onOneStore('“Try it”', open => {
  async function at(path: string, more: object = {}) {
    const world = await open({ browsable: true })
    const ada = await world.human('Ada')
    const context = await browser.newContext({ reducedMotion: 'reduce', ...more })
    context.setDefaultTimeout(patienceMs)
    const page = await context.newPage()
    const faults = watchFaults(page, world.url)
    await page.goto(world.url + path)
    return { world, ada, page, faults }
  }
  async function signIn(page: Page, { email, password }: Person) {
    await page.request.post(new URL('/v1/sessions', page.url()).href, { data: { email, password, transport: 'cookie' } })
    // As somebody who comes back from another tab.
    await page.evaluate(`dispatchEvent(new Event('focus'))`)
  }
  const section = (page: Page, id: string) => page.locator(`#${id}`)
  async function formOf(page: Page, id: string) {
    await section(page, id).getByRole('button', { name: 'Try it' }).click()
    return section(page, id).getByRole('form', { name: 'Try it' })
  }
  /** Sends a form, and returns the answer when it is shown. */
  async function send(page: Page, id: string) {
    const form = section(page, id).getByRole('form', { name: 'Try it' })
    const sent = form.getByRole('button', { name: /^Send/ })
    const answered = page.waitForResponse(answer => answer.url().includes('/v1/'))
    await sent.click()
    const answer = await answered
    await form.locator('.said', { hasText: String(answer.status()) }).waitFor()
    return answer
  }

  test('with the session of the portal it reads, says that a change is real, and changes the version that was read', async () => {
    const { ada, page, faults } = await at('/reference/account')
    await signIn(page, ada)

    const reading = await formOf(page, 'getMe')
    await reading.getByText('Signed in as Ada.').waitFor()
    const read = await send(page, 'getMe')
    const changing = await formOf(page, 'updateMe')
    await changing.getByText('Sending this changes real data.').waitFor()
    await changing.getByLabel('Body').fill('')
    // Outside of a field, “/” goes to the search.
    await changing.getByLabel('Body').pressSequentially('{"display_name": "Ada L./A."}')
    const changed = await send(page, 'updateMe')

    expect([read.status(), changed.status()]).toEqual([200, 200])
    expect(await reading.getByText(/^Sending this/).count()).toBe(0)
    expect(changed.request().headers()).toMatchObject({ 'x-csrf-protection': '1', 'if-match': read.headers()['etag'] })
    await reading.getByText('Signed in as Ada L./A.').waitFor()
    await soon(async () => expect(await changing.locator('pre').innerText()).toContain('"display_name": "Ada L./A."'))
    const headers = await changing.locator('.answer dl').innerText()
    expect(headers).toContain(`ETag\n${changed.headers()['etag']}`)
    expect(headers).toContain(`X-Request-ID\n${changed.headers()['x-request-id']}`)
    expect(faults).toEqual([])
  })

  test('the version of one resource is not sent for another, and a typed one stays', async () => {
    const { ada, page } = await at('/reference/agents')
    const [seen, other] = [await ada.agent('Seen'), await ada.agent('Other')]
    await signIn(page, ada)

    const reading = await formOf(page, 'getAgent')
    await reading.getByLabel('id').fill(seen.id)
    await send(page, 'getAgent')
    const changing = await formOf(page, 'updateAgent')
    const version = changing.getByLabel('If-Match')
    await changing.getByLabel('id').fill(seen.id)
    expect(await version.inputValue()).toBe('"v1"')
    await changing.getByLabel('id').fill(other.id)
    expect(await version.inputValue()).toBe('')
    await version.fill('"v7"')
    await changing.getByLabel('Body').fill('{"name": "Blind"}')
    const refused = await send(page, 'updateAgent')

    expect([refused.status(), refused.request().headers()['if-match']]).toEqual([412, '"v7"'])
    expect(await changing.getByRole('link', { name: 'precondition_failed' }).getAttribute('href')).toBe('/problems/precondition_failed')
    // The answer to an action has the next version of what it changed.
    await formOf(page, 'suspendAgent')
    await section(page, 'suspendAgent').getByLabel('id', { exact: true }).fill(seen.id)
    await send(page, 'suspendAgent')
    await changing.getByLabel('id').fill(seen.id)
    await version.fill('')
    expect((await send(page, 'updateAgent')).status()).toBe(200)
  })

  test('without a session it offers to sign in; a pasted token is sent alone, and is kept nowhere', async () => {
    const { world, ada, page } = await at('/reference/account')
    const grace = await world.human('Grace')
    const { secret } = await newToken(world, grace, 'read')

    const form = await formOf(page, 'getMe')
    expect(await form.getByRole('link', { name: 'Sign in to the portal' }).getAttribute('href')).toBe('/')
    const refused = await send(page, 'getMe')
    await signIn(page, ada)
    await form.getByRole('button', { name: 'Use a token' }).click()
    // A browser may fill in the password of the portal.
    await form.getByLabel('Token').fill('correct horse battery')
    await form.getByLabel('Token').press('Enter')
    expect((await send(page, 'getMe')).request().headers()['authorization']).toBeUndefined()
    await form.getByLabel('Token').fill(secret)
    await form.getByLabel('Token').press('Enter')
    await form.getByText('With your token, which only this page keeps.').waitFor()
    const read = await send(page, 'getMe')
    const name = /"display_name": "(.*)"/.exec(await form.locator('pre').innerText())?.[1]
    const kept = await page.evaluate<string>('JSON.stringify([{ ...localStorage }, { ...sessionStorage }, location.href, document.cookie])')
    await form.getByRole('button', { name: 'Remove it' }).click()
    await form.getByText('Signed in as Ada.').waitFor()

    expect([refused.status(), read.status(), name]).toEqual([401, 200, 'Grace'])
    expect((await read.request().allHeaders())['cookie']).toBeUndefined()
    expect(kept).not.toContain(secret)
  })

  test('it shows the events of the stream as they come, until somebody stops it', async () => {
    const { ada, page } = await at('/reference/events')
    await signIn(page, ada)

    const form = await formOf(page, 'streamEvents')
    await form.getByText('Signed in as Ada.').waitFor()
    await send(page, 'streamEvents')
    await ada.agent('Fresh')
    await soon(async () => expect(await form.locator('pre').innerText()).toContain('event: agent.created'))
    await form.getByRole('button', { name: 'Stop' }).click()
    await form.getByText('Stopped listening.').waitFor()

    expect(await form.getByRole('button', { name: 'Send' }).isEnabled()).toBe(true)
  })

  test('a body that is not JSON is not sent, lists and choices are, and an answer suggests its identifiers', async () => {
    const { ada, page } = await at('/reference/agents')
    const scout = await ada.agent('Scout')
    await signIn(page, ada)

    const creating = await formOf(page, 'createAgent')
    await creating.getByLabel('Body').fill('{"name": ')
    await creating.getByRole('button', { name: 'Send POST' }).click()
    await creating.getByText('The body is not JSON.').waitFor()
    const listing = await formOf(page, 'listAgents')
    await listing.getByText('7 optional parameters').click()
    await listing.getByLabel('status').fill('active, archived')
    await listing.getByLabel('sort').selectOption('name')
    const listed = await send(page, 'listAgents')
    await soon(async () => expect(await listing.locator('pre').innerText()).toContain(scout.id))
    const reading = await formOf(page, 'getAgent')

    expect([listed.status(), new URL(listed.url()).search]).toEqual([200, '?sort=name&status=active&status=archived'])
    await soon(async () => expect(await reading.locator('datalist option').first().getAttribute('value')).toBe(scout.id))
  })

  test('it can be used by everybody, in light and in dark, on a phone, and with the keyboard', async () => {
    const { ada, page, faults } = await at('/reference/agents', { viewport: { width: 390, height: 844 }, colorScheme: 'light' })
    await signIn(page, ada)
    const button = section(page, 'listAgents').getByRole('button', { name: 'Try it' })
    await button.press('Enter')
    const form = section(page, 'listAgents').getByRole('form', { name: 'Try it' })
    await form.getByText('7 optional parameters').click()
    await send(page, 'listAgents')
    await form.locator('pre').waitFor()
    const light = await barriers(page, undefined, '#listAgents')
    await page.emulateMedia({ colorScheme: 'dark' })

    expect([light, await barriers(page, undefined, '#listAgents'), await excess(page), faults]).toEqual([[], [], 0, []])
    await button.press('Enter')
    expect([await form.isVisible(), await button.getAttribute('aria-expanded')]).toEqual([false, 'false'])
  })

  test('it says that it could not be loaded, and a page that is older than the service runs nothing of the new one', async () => {
    const { page } = await at('/reference/agents')
    await intercept(page, /\/try\.js$/, route => route.fulfill({ status: 503, headers: planted, body: '' }))
    const button = section(page, 'listAgents').locator('.try-it')
    await button.click()
    await section(page, 'listAgents').getByRole('button', { name: 'Could not load. Try again' }).waitFor()
    await page.unroute(/\/try\.js$/)
    await intercept(page, /\/try\.js$/, route =>
      route.fulfill({ headers: planted, body: 'window.forms = { toggle() { document.title = "Run" } }' }),
    )
    await button.click()
    await section(page, 'listAgents').getByRole('button', { name: 'Reload the page to use this' }).waitFor()

    expect(await page.title()).not.toBe('Run')
  })
})
