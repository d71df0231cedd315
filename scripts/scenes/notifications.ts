/** What the screenshots of Account → Notifications show: a device, a mailbox, and webhooks that work and fail. */
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Page } from 'playwright-core'
import { client, type Schemas } from '../../tests/support/client.ts'
import type { Scene } from './scene.ts'

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()
const follow = async (page: Page, name: string) => {
  await page.getByRole('link', { name, exact: true }).click()
  await page.getByRole('heading', { level: 1, name }).waitFor()
  await page.locator('.skeleton').first().waitFor({ state: 'detached' })
}

async function add(page: Page, format: string) {
  await press(page, 'Add a chat or webhook')
  await page.getByLabel('Where').selectOption(format)
}

/** Shows the page as a browser shows it that can get notifications. */
async function able(page: Page) {
  await page.evaluate(`
    Object.defineProperty(Notification, 'permission', { get: () => 'default' })
    PushManager.prototype.getSubscription = async () => null
    // The portal looks again, as if the human came back from the settings of the browser.
    document.dispatchEvent(new Event('visibilitychange'))
  `)
  await page.getByRole('button', { name: /^Turn on/ }).waitFor()
}

async function issued(page: Page) {
  await add(page, 'standard')
  await page.getByLabel('Address', { exact: true }).fill(`https://example.com/hooks/${crypto.randomUUID()}`)
  await page.getByLabel('Name').fill('Home server')
  await press(page, 'Add')
  await page.getByText('Copy the secret now').waitFor()
}

const shots: Scene['shots'] = [
  ['notifications-blocked', '#account/notifications', 'admin'],
  ['notifications', '#account/notifications', 'admin', able],
  ['notifications-empty', '#account/notifications', 'newcomer', able],
  ['notifications-offer', '#agents', 'owner', able],
  ['notifications-add', '#account/notifications', 'admin', page => add(page, 'slack')],
  ['channel', '#account/notifications', 'admin', page => follow(page, 'Team chat')],
  ['channel-failed', '#account/notifications', 'admin', page => follow(page, 'Old server')],
  // It adds a channel, so it is last.
  ['notifications-secret', '#account/notifications', 'newcomer', issued],
]

/** The address of a server that answers every message like this. It does not keep its process alive. */
async function answers(status: number) {
  const server = createServer((_req, res) => res.writeHead(status).end())
    .listen(0, '127.0.0.1')
    .unref()
  await once(server, 'listening')
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

async function settle(url: string, token: string) {
  const { call, mcp } = client(url)
  const as = async <B>(who: string, method: string, path: string, body?: object) => (await call<B>(method, path, { token: who, body })).body
  const [answering, failing] = [await answers(200), await answers(500)]
  const hook = (label: string, address: string, format: string) =>
    as<Schemas['CreatedChannel']>(token, 'POST', '/v1/channels', { type: 'webhook', label, url: address, format })

  const chat = await hook('Team chat', `${answering}/services/T000`, 'slack')
  const old = await hook('Old server', `${failing}/hooks/agent-quest`, 'standard')
  const paused = await hook('Phone on the night table', 'https://ntfy.sh/quest-5f1c', 'ntfy')
  const { version } = paused.channel
  await call('PATCH', `/v1/channels/${paused.channel.id}`, { token, body: { state: 'paused' }, headers: { 'If-Match': `"v${version}"` } })
  const scout = await as<Schemas['Agent']>(token, 'POST', '/v1/agents', { name: 'Scout' })
  const { secret } = await as<Schemas['IssuedKey']>(token, 'POST', `/v1/agents/${scout.id}/keys`, {})
  for (const title of ['Buy the annual plan', 'Publish the report'])
    await mcp(secret, 'tools/call', {
      name: 'request_approval',
      arguments: { category: 'spend', title, details: { amount: '20 EUR' }, reason: 'It is needed', wait_seconds: 0 },
    })
  for (const { channel } of [chat, old]) await as(token, 'POST', `/v1/channels/${channel.id}/test`)

  const person = async (name: string) => {
    const signUp = { email: `${name.toLowerCase()}@example.com`, password: 'correct horse battery' }
    const body = { ...signUp, display_name: name, transport: 'token' }
    return { signUp, token: (await call<Schemas['SignedIn']>('POST', '/v1/accounts', { body })).body.token! }
  }
  const owner = await person('Olga')
  const agent = await as<Schemas['Agent']>(owner.token, 'POST', '/v1/agents', { name: 'Rover' })
  const key = await as<Schemas['IssuedKey']>(owner.token, 'POST', `/v1/agents/${agent.id}/keys`, {})
  await mcp(key.secret)
  return { newcomer: (await person('Nell')).signUp, owner: owner.signUp }
}

export const notifications: Scene = { settle, shots }
