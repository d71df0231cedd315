/** The portal's screens as pictures in .cache/screenshots/, each in light, in dark and on a phone. ONLY=<part of a name> takes fewer. */
import { mkdirSync, rmSync } from 'node:fs'
import { launch, watchFaults } from '../tests/support/browser.ts'
import { client } from '../tests/support/client.ts'
import { startOwn } from './service.ts'
import type { Page } from 'playwright-core'

/** A name, an address, who looks, and what is done there before the picture is taken. */
type Who = 'nobody' | 'admin' | 'owner' | 'decided' | 'deciding'
type Shot = [name: string, address: string, who: Who, prepare?: (page: Page) => Promise<unknown>]
const shots: Shot[] = [
  ['sign-in', '', 'nobody'],
  ['sign-up', '#sign-up', 'nobody', page => page.getByLabel('Your name').fill('Ada Lovelace')],
  ['inbox-empty', '#inbox', 'admin'],
  ['inbox-cards', '#inbox', 'owner', page => card(page, /dataset/).waitFor()],
  ['inbox-opened', '#inbox', 'owner', page => openCard(page, /Join/)],
  ['inbox-amber', '#inbox', 'owner', page => openCard(page, /only place/)],
  ['inbox-sure', '#inbox', 'owner', page => openCard(page, /dataset/, 'Approve')],
  ['inbox-deny', '#inbox', 'owner', page => openCard(page, /Write to/, 'Deny', 'Not now')],
  ['inbox-together', '#inbox', 'owner', page => pickAll(page)],
  ['inbox-decided', '#inbox', 'decided', page => page.getByText('Your last decisions').waitFor()],
  ['inbox-history', '#approvals', 'decided'],
  ['inbox-outcome', '#inbox', 'deciding', page => joinAndApprove(page)],
  ['account', '#account', 'admin'],
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

let turn = 0
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

function card(page: Page, title: RegExp) {
  return page.getByRole('article', { name: title })
}

async function openCard(page: Page, title: RegExp, ...presses: string[]) {
  await card(page, title).first().getByRole('link', { name: title }).click()
  await page.locator('.preview strong').waitFor()
  for (const name of presses) await page.getByRole('button', { name, exact: true }).click()
}

async function pickAll(page: Page) {
  for (const box of await page.getByRole('checkbox').all()) await box.check()
  await page.getByRole('button', { name: 'Approve…' }).click()
}

async function joinAndApprove(page: Page) {
  await people.asks.join()
  await openCard(page, /Join/, 'Approve')
  await page.getByRole('button', { name: /Always allow/ }).waitFor()
}

/** Who and what there is to be seen; the answer is how each is signed in. */
async function settle() {
  const { call } = client(url)
  const ada = { email: 'ada@example.com', password: 'correct horse battery' }
  const signUp = { ...ada, display_name: 'Ada Lovelace', transport: 'token', setup_code: setupCode }
  const { status, text, body } = await call<{ token: string }>('POST', '/v1/accounts', { body: signUp })
  if (status !== 201) throw new Error(text)
  return { admin: await signedIn(ada), ...(await inboxes(body.token)) }
}

/** Three humans whose agents ask: much waits for one, all is decided by another, and one is about to decide. */
async function inboxes(adminToken: string) {
  const { human, mcp, call } = client(url)
  const [owner, decided, deciding] = [await human('grace'), await human('alan'), await human('joan')]
  const asks = async (of: typeof owner, name: string, more: object = {}) => {
    const { id } = await of.agent(name, more)
    const { secret } = await of.key(id)
    const use = async (tool: string, args: object) => {
      const { text } = await mcp(secret, 'tools/call', { name: tool, arguments: { wait_seconds: 0, ...args } })
      if (!/"outcome/.test(text)) throw new Error(text)
    }
    return {
      join: (quest = 'summarise-an-rfc', reason = 'The criteria are clear, and I can do it today.') => use('join_quest', { quest, reason }),
      request: (category: string, title: string, details: object, reason: string) =>
        use('request_approval', { category, title, details, reason }),
    }
  }
  const quest = { title: 'The only place', acceptance_criteria: ['At most 200 words'], slots: 1, reward_points: 40 }
  const { body } = await call<{ id: string }>('POST', '/v1/admin/quests', { token: adminToken, body: quest })
  await call('POST', `/v1/admin/quests/${body.id}/publish`, { token: adminToken })
  const { body: open } = await owner.get<{ items: { slug: string; slots: number }[] }>('/v1/quests?sort=title')
  const slug = open.items.find(({ slots }) => slots > 1)!.slug

  const scout = await asks(owner, 'Scout')
  await scout.join(slug)
  await (
    await asks(owner, 'Penny')
  ).request(
    'spend',
    'Buy the 2025 dataset',
    { price_eur: 12.5, shop: 'data.example', licence: 'one year, one reader' },
    'The free one ends in 2024, and the quest asks about 2025.',
  )
  await scout.request(
    'contact',
    'Write to the author of RFC 9457',
    { to: 'author@example.com', subject: 'A question about section 4', text: 'May an extension member be an array?' },
    'Section 4 can be read in two ways.',
  )
  await scout.join('the-only-place', 'It is short and I am free.')
  await (await asks(deciding, 'Rival', { policy: { join_quest: 'allow' } })).join('the-only-place')

  const archivist = await asks(decided, 'Archivist')
  const past = [
    ['spend', 'Rent a larger server', 'deny', 'Not now'],
    ['contact', 'Ask the mailing list', 'approve', undefined],
    ['publish', 'Publish the weekly notes', 'approve', undefined],
    ['access', 'Read the team’s calendar', 'deny', 'Tell me more first'],
    ['spend', 'Buy a second domain', 'deny', 'Not needed'],
  ] as const
  for (const [category, title, verdict, note] of past) {
    await archivist.request(category, title, { plan: title }, 'It would help.')
    const { body } = await decided.get<{ items: { id: string }[] }>('/v1/approvals?status=pending')
    await decided.post(`/v1/approvals/${body.items[0]!.id}/${verdict}`, { note })
  }
  const asking = await asks(deciding, 'Scout')
  return {
    owner: await signedIn(owner),
    decided: await signedIn(decided),
    deciding: await signedIn(deciding),
    asks: {
      join: async () =>
        asking.join(
          (
            await deciding.get<{ items: { slug: string; slots_taken: number; my_participations?: unknown }[] }>('/v1/quests?sort=title')
          ).body.items.filter(({ slug }) => slug !== 'the-only-place')[turn++]!.slug,
        ),
    },
  }
}

/** Once for each, because sign-ins are counted. */
async function signedIn({ email, password }: { email: string; password: string }) {
  const context = await browser.newContext()
  await context.request.post(`${url}/v1/sessions`, { data: { email, password } })
  const state = await context.storageState()
  await context.close()
  return state
}
