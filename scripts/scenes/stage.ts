/** Plays the scenes of all parts of the portal, for scripts/screenshots.ts. */
import { request, type BrowserContext } from 'playwright-core'
import { watchFaults, watchLoading } from '../../tests/support/browser.ts'
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

/** A page for the shots of a stage, which are played one after another. A page for each would need a new process of the browser. */
export async function openPage(context: BrowserContext, { url, cookies }: Stage) {
  const page = await context.newPage()
  page.setDefaultTimeout(patienceMs)
  const faults = watchFaults(page, url)
  const loaded = watchLoading(page, url)
  let played = 0

  /** Plays one shot, and returns what was wrong. */
  async function play([, address, who, prepare]: Shot) {
    await page.unrouteAll()
    await context.clearCookies()
    if (who !== 'nobody') await context.addCookies(cookies.get(who)!)
    try {
      // With another query it is another document, so nothing is left of the shot before.
      await page.goto(`${url}/?shot=${++played}${address}`)
      await page.locator(who === 'nobody' ? '.access' : '.shell').waitFor()
      await page.getByRole('heading', { level: 1 }).waitFor()
      await page.locator('.skeleton').first().waitFor({ state: 'detached' })
      await prepare?.(page)
      await loaded()
    } catch (error) {
      faults.push(String(error))
    }
    return faults.splice(0)
  }
  return { page, play }
}
