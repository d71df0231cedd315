/**
 * Takes pictures of the portal's screens in .cache/screenshots/, each in light, in dark and on a phone. ONLY=<part of a name> takes fewer.
 * LOOK=light takes one look, which is enough to see whether each scene still works. If some do not, it names them at the end.
 * PICTURES=1 also renews the pictures in the README, which are in scripts/scenes/pictures/.
 */
import { copyFileSync, mkdirSync, rmSync, statSync } from 'node:fs'
import type { Page } from 'playwright-core'
import { launch, watchFaults } from '../tests/support/browser.ts'
import { client } from '../tests/support/client.ts'
import { writePast } from './demo/past.ts'
import { agents } from './scenes/agents.ts'
import { desk } from './scenes/desk.ts'
import { entry } from './scenes/entry.ts'
import { inbox } from './scenes/inbox.ts'
import { notifications } from './scenes/notifications.ts'
import { permits } from './scenes/permits.ts'
import { people } from './scenes/people.ts'
import type { Person, Scene, Shot } from './scenes/scene.ts'
import { work } from './scenes/work.ts'
import { startOwn } from './service.ts'

const looks = {
  light: { viewport: { width: 1280, height: 820 }, colorScheme: 'light' },
  dark: { viewport: { width: 1280, height: 820 }, colorScheme: 'dark' },
  phone: { viewport: { width: 390, height: 844 }, colorScheme: 'light', deviceScaleFactor: 2, isMobile: true, hasTouch: true },
} as const

const folder = '.cache/screenshots'
/** The pictures in the README. */
const pictures: Record<string, string> = process.env.PICTURES
  ? { 'inbox-opened-light': 'scripts/scenes/pictures/inbox.png', 'inbox-opened-phone': 'scripts/scenes/pictures/inbox-phone.png' }
  : {}
const mostPictureBytes = 150_000
const patienceMs = 8_000
/** Some channels lead to servers on this machine. */
const laboratory = { AQS_WEBHOOK_PRIVATE: 'on' }
/** After this time the page has handled the last press, and its buttons accept another one. */
const settledMs = 1_000
const only = process.env.ONLY ?? ''
const wantedLook = process.env.LOOK ?? ''
const broken: string[] = []
if (!only) rmSync(folder, { recursive: true, force: true })
mkdirSync(folder, { recursive: true })

const browser = await launch()
for (const { settle, shots } of [entry, inbox, permits, agents, work, desk, notifications, people]) {
  const wanted = shots.filter(([name]) => name.includes(only))
  if (wanted.length > 0) await picture(settle, wanted)
}
console.log(`${folder}/`)
await browser.close()
for (const one of broken) console.error(one)
process.exit(broken.length ? 1 : 0)

async function picture(settle: Scene['settle'], shots: Shot[]) {
  const { url, setupCode, database } = await startOwn(laboratory)
  const ada = { email: 'ada@example.com', password: 'correct horse battery' }
  const signUp = { ...ada, display_name: 'Ada Lovelace', transport: 'token', setup_code: setupCode }
  const { status, text, body } = await client(url).call<{ token: string }>('POST', '/v1/accounts', { body: signUp })
  if (status !== 201) throw new Error(text)
  const people = { admin: ada, ...(await settle(url, body.token)) }
  writePast(database)
  const sessions = new Map<string, SignedIn>()
  for (const [who, person] of Object.entries(people)) sessions.set(who, await signedIn(url, person))

  for (const [look, options] of Object.entries(looks).filter(([look]) => look.includes(wantedLook))) {
    for (const [name, address, who, prepare] of shots) {
      const session = sessions.get(who)
      const context = await browser.newContext({ ...options, ...(session && { storageState: session }) })
      const page = await context.newPage()
      const faults = watchFaults(page, url)
      await page.goto(`${url}/${address}`)
      await show(page, prepare).catch(error => faults.push(String(error)))
      await page.waitForTimeout(settledMs)
      await page.screenshot({ path: `${folder}/${name}-${look}.png`, animations: 'disabled' })
      const [picture, place] = [`${folder}/${name}-${look}.png`, pictures[`${name}-${look}`]]
      if (place) copyFileSync(picture, place)
      if (place && statSync(picture).size > mostPictureBytes) faults.push(`The picture has more than ${mostPictureBytes} bytes.`)
      await context.close()
      if (faults.length) broken.push(`${name} in ${look}: ${faults.join('\n')}`)
    }
  }
}

async function show(page: Page, prepare: Shot[3]) {
  page.setDefaultTimeout(patienceMs)
  await page.getByRole('heading', { level: 1 }).waitFor()
  await page.locator('.skeleton').first().waitFor({ state: 'detached' })
  await prepare?.(page)
}

type SignedIn = Awaited<ReturnType<typeof signedIn>>

/** Signs in once for each person, because sign-ins are limited. */
async function signedIn(url: string, credentials: Person) {
  const context = await browser.newContext()
  await context.request.post(`${url}/v1/sessions`, { data: credentials })
  const state = await context.storageState()
  await context.close()
  return state
}
