/** The portal's screens as pictures in .cache/screenshots/, each in light, in dark and on a phone. ONLY=<part of a name> takes fewer. */
import { mkdirSync, rmSync } from 'node:fs'
import { launch, watchFaults } from '../tests/support/browser.ts'
import { client } from '../tests/support/client.ts'
import { agentShots, settleAgents } from './scenes/agents.ts'
import { startOwn } from './service.ts'
import type { Page } from 'playwright-core'

/** A name, an address, who looks, and what is done there before the picture is taken. */
type Shot = [name: string, address: string, who: 'nobody' | 'admin' | 'newcomer' | 'member', prepare?: (page: Page) => Promise<unknown>]
const shots: Shot[] = [
  ['sign-in', '', 'nobody'],
  ['sign-up', '#sign-up', 'nobody', page => page.getByLabel('Your name').fill('Ada Lovelace')],
  ['inbox-empty', '#inbox', 'admin'],
  ['account', '#account', 'admin'],
  ...agentShots,
  ['not-found', '#no/such/place', 'admin'],
]

const looks = {
  light: { viewport: { width: 1280, height: 820 }, colorScheme: 'light' },
  dark: { viewport: { width: 1280, height: 820 }, colorScheme: 'dark' },
  phone: { viewport: { width: 390, height: 844 }, colorScheme: 'light', deviceScaleFactor: 2, isMobile: true, hasTouch: true },
} as const

const folder = '.cache/screenshots'
const patienceMs = 8_000
const only = process.env.ONLY ?? ''
if (!only) rmSync(folder, { recursive: true, force: true })
mkdirSync(folder, { recursive: true })

const { url, setupCode } = await startOwn()
const browser = await launch()
const people = await settle()
for (const [look, options] of Object.entries(looks)) {
  for (const [name, address, who, prepare] of shots.filter(([name]) => name.includes(only))) {
    const context = await browser.newContext({ ...options, ...(who !== 'nobody' && { storageState: people[who] }) })
    const page = await context.newPage()
    const faults = watchFaults(page, url)
    await page.goto(`${url}/${address}`)
    await show(page, prepare).catch(error => faults.push(String(error)))
    await page.screenshot({ path: `${folder}/${name}-${look}.png`, animations: 'disabled' })
    await context.close()
    if (faults.length) throw new Error(`${name} in ${look}: ${faults.join('\n')}`)
  }
}
console.log(`${folder}/`)
await browser.close()
process.exit()

async function show(page: Page, prepare: Shot[3]) {
  page.setDefaultTimeout(patienceMs)
  await page.getByRole('heading', { level: 1 }).waitFor()
  await page.locator('.skeleton').first().waitFor({ state: 'detached' })
  await prepare?.(page)
}

/** Who and what there is to be seen; the answer is how each is signed in. */
async function settle() {
  const { call } = client(url)
  const ada = { email: 'ada@example.com', password: 'correct horse battery' }
  const signUp = { ...ada, display_name: 'Ada Lovelace', transport: 'token', setup_code: setupCode }
  const { status, text } = await call('POST', '/v1/accounts', { body: signUp })
  if (status !== 201) throw new Error(text)
  const { newcomer, member } = await settleAgents(url, (JSON.parse(text) as { token: string }).token)
  return { admin: await signedIn(ada), newcomer: await signedIn(newcomer), member: await signedIn(member) }
}

/** Once for each, because sign-ins are counted. */
async function signedIn(who: { email: string; password: string }) {
  const context = await browser.newContext()
  await context.request.post(`${url}/v1/sessions`, { data: who })
  const state = await context.storageState()
  await context.close()
  return state
}
