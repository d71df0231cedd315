/** What the screenshots of the agents' screens show: agents in every state, and the way to each screen. */
import type { Page } from 'playwright-core'
import { client, type Schemas } from '../../tests/support/client.ts'
import type { Scene } from './scene.ts'

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()
const follow = (page: Page, name: string) => page.getByRole('link', { name, exact: true }).click()

/** Presses the button that opens a dialog. */
async function opens(page: Page, name: string) {
  await press(page, name)
  await page.getByRole('dialog').waitFor()
}

/** Opens an agent, and one of its tabs if it is given. */
async function to(page: Page, agent: string, link?: string) {
  await follow(page, agent)
  await page.getByRole('heading', { level: 1, name: agent }).waitFor()
  if (link) await page.getByRole('main').getByRole('link', { name: link, exact: true }).click()
  await page.locator('.skeleton').first().waitFor({ state: 'detached' })
}

async function overtaken(page: Page) {
  await to(page, 'Scout')
  await press(page, 'Edit')
  await page.getByLabel('Description').fill('Reads RFCs, slowly.')
  const id = page.url().split('/').at(-1)!
  const at = new URL(`/v1/agents/${id}`, page.url()).href
  const { version, description } = (await (await page.request.get(at)).json()) as Schemas['Agent']
  const change = async (text: string, seen: number) =>
    page.request.patch(at, { headers: { 'If-Match': `"v${seen}"`, 'X-CSRF-Protection': '1' }, data: { description: text } })
  await change('Reads RFCs and writes summaries that engineers like to read.', version)
  await press(page, 'Save')
  await page.getByText('Somebody else has changed this agent').waitFor()
  await change(description, version + 1)
}

async function issueHere(page: Page) {
  await to(page, 'Courier', 'Connect')
  await page.getByText('Issue another key').click()
  await page.getByLabel('Label').fill('laptop')
  await press(page, 'Issue the key')
  await page.getByText('Copy it now').waitFor()
  await page.evaluate('scrollTo(0, 0)')
}

/** Shows the page as it is half a minute later. */
async function silent(page: Page) {
  await issueHere(page)
  await page.clock.setFixedTime(Date.now() + 31_000)
  await page.getByText('Nothing yet?').waitFor()
}

async function more(page: Page) {
  await opens(page, 'New agent')
  await page.getByLabel('Name', { exact: true }).fill('Cartographer')
  await page.getByText('More options').click()
}

const shots: Scene['shots'] = [
  ['agents-empty', '#agents', 'newcomer'],
  ['agents', '#agents', 'admin'],
  ['agents-none-like-that', '#agents?q=nobody', 'admin'],
  ['agents-new', '#agents', 'admin', page => opens(page, 'New agent')],
  ['agents-new-more', '#agents', 'admin', more],
  ['agent', '#agents', 'admin', page => to(page, 'Scout')],
  ['agent-edit', '#agents', 'admin', page => to(page, 'Scout').then(() => press(page, 'Edit'))],
  ['agent-overtaken', '#agents', 'admin', overtaken],
  ['agent-keys', '#agents', 'admin', page => to(page, 'Scout', 'Keys')],
  ['agent-keys-none', '#agents', 'admin', page => to(page, 'Paperboy', 'Keys')],
  ['agent-keys-issue', '#agents', 'admin', page => to(page, 'Scout', 'Keys').then(() => opens(page, 'Issue a key'))],
  ['agent-keys-rotate', '#agents', 'admin', page => to(page, 'Scout', 'Keys').then(() => opens(page, 'Rotate laptop'))],
  ['agent-keys-revoke', '#agents', 'admin', page => to(page, 'Scout', 'Keys').then(() => opens(page, 'Revoke laptop'))],
  ['agent-policy', '#agents', 'admin', page => to(page, 'Scout', 'Policy')],
  ['agent-work', '#agents', 'admin', page => to(page, 'Scout', 'Work')],
  ['agent-work-none', '#agents', 'admin', page => to(page, 'Paperboy', 'Work')],
  ['agent-log', '#agents', 'admin', page => to(page, 'Scout', 'Log')],
  ['agent-suspend', '#agents', 'admin', page => to(page, 'Scout').then(() => opens(page, 'Suspend'))],
  ['agent-suspended', '#agents', 'admin', page => to(page, 'Night shift')],
  ['agent-archive', '#agents', 'admin', page => to(page, 'Scout').then(() => opens(page, 'Archive'))],
  ['agent-archived', '#agents?state=archived', 'admin', page => to(page, 'Old hand')],
  ['agent-held-by-admin', '#agents', 'member', page => to(page, 'Rover')],
  ['connect-first-key', '#agents', 'admin', page => to(page, 'Paperboy', 'Connect')],
  ['connect-refused', '#agents', 'admin', page => to(page, 'Ledger', 'Connect')],
  ['connect-connected', '#agents', 'admin', page => to(page, 'Scout', 'Connect')],
  ['connect-doctor', '#agents', 'admin', page => to(page, 'Ledger', 'Connect').then(() => page.getByText('Not connecting?').click())],
  ['connect-waiting', '#agents', 'admin', issueHere],
  ['connect-silent', '#agents', 'admin', silent],
]

/** Adds a human without agents, and one with an agent that an admin has suspended. */
async function settle(url: string, token: string) {
  const { call, mcp } = client(url)
  const as = async <B>(who: string, method: string, path: string, body?: object) => (await call<B>(method, path, { token: who, body })).body
  const agent = async (name: string, more: object = {}, who = token) =>
    (await as<Schemas['Agent']>(who, 'POST', '/v1/agents', { name, ...more })).id
  const key = async (id: string, label: string, days = 90) =>
    as<Schemas['IssuedKey']>(token, 'POST', `/v1/agents/${id}/keys`, { label, expires_in_days: days })
  const tool = (secret: string, name: string, args: object = {}) => mcp(secret, 'tools/call', { name, arguments: args })
  const person = async (name: string) => {
    const signUp = { email: `${name.toLowerCase()}@example.com`, password: 'correct horse battery' }
    const { token } = (
      await call<Schemas['SignedIn']>('POST', '/v1/accounts', { body: { ...signUp, display_name: name, transport: 'token' } })
    ).body
    return { signUp, token: token! }
  }

  const old = await agent('Old hand', { description: 'Did the first summaries.' })
  await as(token, 'DELETE', `/v1/agents/${old}`)
  const night = await agent('Night shift', { description: 'Checks links while everybody sleeps.', skills: ['links'] })
  await tool((await key(night, 'cron')).secret, 'get_profile')
  await as(token, 'POST', `/v1/agents/${night}/suspend`, { reason: 'It keeps joining the wrong quests' })
  const ledger = await agent('Ledger', { description: 'Keeps the books of what the others earn.', skills: ['accounting', 'tables'] })
  const lost = await key(ledger, 'old laptop')
  await as(token, 'DELETE', `/v1/agents/${ledger}/keys/${lost.key.id}`)
  await tool(lost.secret, 'get_profile')
  await key(ledger, 'laptop')
  await agent('Paperboy')
  await key(await agent('Courier', { description: 'Brings results to where they are read.' }), 'server')

  const scout = await agent('Scout', {
    description: 'Reads RFCs and writes summaries.',
    skills: ['research', 'summaries', 'tables'],
    policy: { join_quest: 'allow', withdraw_from_quest: 'block' },
  })
  const server = await key(scout, 'server', 5)
  const laptop = await key(scout, 'laptop')
  const gone = await key(scout, 'demo', 1)
  await as(token, 'DELETE', `/v1/agents/${scout}/keys/${gone.key.id}`)
  await as(token, 'POST', `/v1/agents/${scout}/keys/${server.key.id}/rotate`, { overlap_seconds: 86_400 })
  await tool(gone.secret, 'get_profile')
  await tool(server.secret, 'get_profile')
  const { items } = (await tool(laptop.secret, 'list_quests')).body.result.structuredContent as { items: { slug: string }[] }
  for (const { slug } of items.slice(0, 3)) await tool(laptop.secret, 'join_quest', { quest: slug, reason: 'It fits' })
  await tool(laptop.secret, 'request_approval', {
    category: 'spend',
    title: 'Buy a book',
    details: { price: 12 },
    reason: 'I need it',
    wait_seconds: 0,
  })

  const newcomer = await person('Nell')
  const member = await person('Ben')
  const rover = await agent('Rover', { description: 'Goes wherever it likes.' }, member.token)
  await as(token, 'POST', `/v1/admin/agents/${rover}/suspend`, { reason: 'It called every minute of the night' })
  return { newcomer: newcomer.signUp, member: member.signUp }
}

export const agents: Scene = { settle, shots }
