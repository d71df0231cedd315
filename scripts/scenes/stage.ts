/** Plays the scenes of all parts of the portal. scripts/screenshots.ts takes pictures of them, and tests/portal/scenes.test.ts only plays them. */
import { request, type BrowserContext, type Page } from 'playwright-core'
import { excess, watchFaults } from '../../tests/support/browser.ts'
import { client } from '../../tests/support/client.ts'
import { patienceMs } from '../../tests/support/soon.ts'
import { agents } from './agents.ts'
import { desk } from './desk.ts'
import { entry } from './entry.ts'
import { inbox } from './inbox.ts'
import { notifications } from './notifications.ts'
import { people } from './people.ts'
import { permits } from './permits.ts'
import type { Person, Scene, Shot } from './scene.ts'
import { work } from './work.ts'

/** Each has a service of its own, so their people may have the same names. */
export const parts: Record<string, Scene> = { entry, inbox, permits, agents, work, desk, notifications, people }

/** What the service of a part needs besides the usual settings. */
export const stageEnv = {
  AQS_STARTER_QUESTS: 'on',
  /** Some channels lead to servers on this machine. */
  AQS_WEBHOOK_PRIVATE: 'on',
  // Each picture of a scene issues its own keys.
  AQS_KEYS_PER_AGENT: '100',
}

export type Stage = Awaited<ReturnType<typeof setUp>>

/** Creates the data of a part, and signs everybody in once, because sign-ins are limited. */
export async function setUp({ settle }: Scene, url: string, setupCode: string) {
  const ada = { email: 'ada@example.com', password: 'correct horse battery' }
  const signUp = { ...ada, display_name: 'Ada Lovelace', transport: 'token', setup_code: setupCode }
  const { status, text, body } = await client(url).call<{ token: string }>('POST', '/v1/accounts', { body: signUp })
  if (status !== 201) throw new Error(text)
  const people = { admin: ada, ...(await settle(url, body.token)) }
  const cookies = new Map<string, Cookies>()
  for (const [who, person] of Object.entries(people)) cookies.set(who, await cookiesOf(url, person))
  return { url, cookies }
}

type Cookies = Awaited<ReturnType<typeof cookiesOf>>

async function cookiesOf(url: string, { email, password, code }: Person) {
  const outside = await request.newContext()
  const answer = await outside.post(`${url}/v1/sessions`, { data: { email, password, code } })
  if (answer.status() !== 201) throw new Error(`${email} cannot sign in: ${await answer.text()}`)
  const { cookies } = await outside.storageState()
  await outside.dispose()
  return cookies
}

/** Plays one shot in a page of its own, and returns the page as it is to be seen, with what was wrong. */
export async function play(context: BrowserContext, { url, cookies }: Stage, [, address, who, prepare]: Shot) {
  await context.clearCookies()
  if (who !== 'nobody') await context.addCookies(cookies.get(who)!)
  const page = await context.newPage()
  page.setDefaultTimeout(patienceMs)
  const faults = watchFaults(page, url)
  const answered = watchRequests(page, `${url}/v1/`)
  try {
    await page.goto(`${url}/${address}`)
    await page.locator(who === 'nobody' ? '.access' : '.shell').waitFor()
    await page.getByRole('heading', { level: 1 }).waitFor()
    await page.locator('.skeleton').first().waitFor({ state: 'detached' })
    await prepare?.(page)
    await answered()
    // Buttons that have just appeared ignore presses for a moment, and are pale.
    await page.locator('[inert]').first().waitFor({ state: 'detached' })
    await page.locator('.skeleton').first().waitFor({ state: 'detached' })
    faults.push(...(await widthFault(page)))
  } catch (error) {
    faults.push(String(error))
  }
  return { page, faults }
}

/** Complains if the page is wider than the screen. */
export async function widthFault(page: Page) {
  const pixels = await excess(page)
  return pixels > 0 ? [`The page is ${pixels} pixels wider than the screen.`] : []
}

/** Returns a function that waits until all requests of the page are answered and their answers are drawn. Its event stream stays open. */
function watchRequests(page: Page, door: string) {
  const open = new Set<unknown>()
  page.on('request', one => one.url().startsWith(door) && one.resourceType() !== 'eventsource' && open.add(one))
  page.on('requestfinished', one => open.delete(one))
  page.on('requestfailed', one => open.delete(one))
  return async () => {
    const endsAt = performance.now() + patienceMs
    do {
      if (performance.now() > endsAt) throw new Error(`${open.size} requests were not answered.`)
      await page.evaluate('new Promise(drawn => requestAnimationFrame(() => requestAnimationFrame(drawn)))')
    } while (open.size > 0)
  }
}
