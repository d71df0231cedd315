/** What the screenshots of people show: sign-in with a second factor, Account → Security, the accounts, and an approval to sign. */
import { Secret, TOTP } from 'otpauth'
import type { Page } from 'playwright-core'
import { authenticator } from '../../tests/support/authenticator.ts'
import { intercept } from '../../tests/support/browser.ts'
import { client, type Schemas } from '../../tests/support/client.ts'
import type { Scene } from './scene.ts'

const password = 'correct horse battery'
const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true }).click()
const inDialog = (page: Page) => page.getByRole('dialog').last()
/** Scrolls to a part of the screen that is below its first page. */
const at = (title: string) => (page: Page) => page.getByRole('heading', { name: title }).evaluate(it => it.scrollIntoView())

async function secondFactor(page: Page) {
  await page.getByLabel('E-mail').fill('grace@example.com')
  await page.getByLabel('Password').fill(password)
  await press(page, 'Sign in')
  await page.getByRole('heading', { name: 'One more step' }).waitFor()
}
async function forgotten(page: Page) {
  await press(page, 'Forgot your password?')
  await page.getByRole('heading', { name: 'Forgot your password?' }).waitFor()
}
async function proof(page: Page) {
  await intercept(page, /\/v1\/me\/totp$/, route =>
    route.fulfill({
      status: 403,
      json: { code: 'proof_required', title: '', detail: '', errors: [] },
      contentType: 'application/problem+json',
    }),
  )
  await press(page, 'Remove the app')
  await press(page, 'Remove')
  await page.getByRole('heading', { name: 'Confirm that it is you' }).waitFor()
}
async function app(page: Page) {
  await press(page, 'Set up an app')
  await inDialog(page).getByRole('img').waitFor()
}
async function codes(page: Page) {
  await press(page, 'Get new codes')
  await inDialog(page).getByRole('button', { name: 'Get new codes' }).click()
  await page.getByText('Keep these recovery codes').waitFor()
}
async function newToken(page: Page) {
  await press(page, 'Issue a token')
  await inDialog(page).getByLabel('Name').fill('Chat bot')
}
async function freshToken(page: Page) {
  await newToken(page)
  await press(page, 'Issue the token')
  await page.getByText('Copy it now.').waitFor()
}
async function recoveryLink(page: Page) {
  await press(page, 'Recovery link… Ben Okafor')
  await press(page, 'Create link')
  await page.getByText('Copy the recovery link now').waitFor()
}

/** An invitation that works. The pictures need no secret, so the answer is made up. */
async function invited(page: Page) {
  const expires_at = new Date(Date.now() + 6.5 * 24 * 60 * 60_000).toISOString()
  await intercept(page, /\/v1\/invitation\/link$/, route =>
    route.fulfill({ json: { role: 'reviewer', reserved: true, email: 'grace@example.com', invited_by: 'Ada Lovelace', expires_at } }),
  )
  await page.evaluate("location.hash = '#invite=aqs_link_3kTq9XfB2mWz7RcV5nLs8YpD1hGj4QaE6uZx'")
  await page.getByRole('heading', { name: 'You are invited as a reviewer' }).waitFor()
}

/** A recovery link that works and also removes second factors. This answer is made up too. */
async function recovering(page: Page) {
  const expires_at = new Date(Date.now() + 55 * 60_000).toISOString()
  await intercept(page, /\/v1\/recovery\/link$/, route =>
    route.fulfill({ json: { display_name: 'Grace Hopper', second_factors: 'remove', expires_at } }),
  )
  await page.evaluate("location.hash = '#recover=aqs_link_3kTq9XfB2mWz7RcV5nLs8YpD1hGj4QaE6uZx'")
  await page.getByText('This also removes the passkeys').waitFor()
}

const shots: Scene['shots'] = [
  ['people-second-factor', '', 'nobody', secondFactor],
  ['people-forgotten', '', 'nobody', forgotten],
  ['people-recover', '', 'nobody', recovering],
  ['people-recovery-ended', '#recover=aqs_link_3kTq9XfB2mWz7RcV5nLs8YpD1hGj4QaE6uZx', 'nobody'],
  ['people-invited', '', 'nobody', invited],
  ['people-invitation-ended', '#invite=aqs_link_3kTq9XfB2mWz7RcV5nLs8YpD1hGj4QaE6uZx', 'nobody'],
  ['people-security', '#account/security', 'grace'],
  ['people-security-below', '#account/security', 'grace', at('Signed approvals')],
  ['people-security-empty', '#account/security', 'ben'],
  ['people-app', '#account/security', 'ben', app],
  ['people-proof', '#account/security', 'grace', proof],
  ['people-codes', '#account/security', 'grace', codes],
  ['people-tokens', '#account/security', 'grace', at('Service tokens')],
  ['people-tokens-empty', '#account/security', 'ben', at('Service tokens')],
  ['people-token-new', '#account/security', 'ben', newToken],
  ['people-token-fresh', '#account/security', 'ben', freshToken],
  ['people-leave', '#account', 'ben', page => press(page, 'Delete your account…')],
  ['people-account-below', '#account', 'ben', at('Leave')],
  ['people-accounts', '#desk/accounts', 'admin'],
  ['people-role', '#desk/accounts', 'admin', page => press(page, 'Role… Ben Okafor')],
  ['people-recovery-link', '#desk/accounts', 'admin', recoveryLink],
  ['people-invitations', '#desk/invitations', 'admin'],
  ['people-invite', '#desk/invitations', 'admin', page => press(page, 'Invite somebody')],
  ['people-sign', '#inbox', 'grace', page => page.getByRole('link', { name: 'Pay the invoice' }).first().click()],
]

async function settle(url: string, token: string) {
  const { call, mcp } = client(url)
  const person = async (name: string) => {
    const email = `${name.split(' ')[0]!.toLowerCase()}@example.com`
    const body = { email, password, display_name: name, transport: 'token' }
    const made = (await call<Schemas['SignedIn']>('POST', '/v1/accounts', { body })).body
    const ask = async <B>(method: string, path: string, body?: object) => (await call<B>(method, path, { token: made.token!, body })).body
    return { email, id: made.account.id, version: made.account.version, token: made.token!, ask }
  }
  const ben = await person('Ben Okafor')
  const grace = await person('Grace Hopper-Wollstonecraft de la Fontaine')
  const headers = { 'If-Match': '*' }
  await call('PATCH', `/v1/admin/accounts/${grace.id}`, { token, body: { role: 'reviewer' }, headers })
  for (const body of [{ email: 'new.colleague@example.com', role: 'author' }, {}])
    await call('POST', '/v1/admin/invitations', { token, body })

  for (const name of ['Phone', 'Security key at the office']) {
    const { options } = await grace.ask<Schemas['PasskeyCreation']>('POST', '/v1/me/passkeys/challenge')
    const credential = authenticator(url).create(options)
    await grace.ask('POST', '/v1/me/passkeys', { name, credential })
  }
  const { secret } = await grace.ask<Schemas['NewTotp']>('POST', '/v1/me/totp')
  const totp = new TOTP({ secret: Secret.fromBase32(secret) })
  await grace.ask('POST', '/v1/me/totp/confirm', { code: totp.generate() })
  await call('PATCH', '/v1/me', { token: grace.token, body: { signed_decisions: 'high' }, headers })
  const robots = [
    { name: 'Nightly backup of the log to the archive in Frankfurt', scopes: ['log'], expires_in_days: 365 },
    { name: 'CI', scopes: ['read', 'agents', 'quests', 'log'], expires_in_days: 7 },
    { name: 'Old chat bot', scopes: ['read'] },
  ]
  const [, ci, old] = await Promise.all(robots.map(robot => grace.ask<Schemas['IssuedToken']>('POST', '/v1/me/tokens', robot)))
  await call('GET', '/v1/me', { token: ci!.secret })
  await grace.ask('POST', `/v1/me/tokens/${old!.token.id}/rotate`, { overlap_seconds: 3600 })
  const agent = await grace.ask<Schemas['Agent']>('POST', '/v1/agents', { name: 'Ledger' })
  const key = await grace.ask<Schemas['IssuedKey']>('POST', `/v1/agents/${agent.id}/keys`, {})
  const wish = {
    category: 'spend',
    title: 'Pay the invoice',
    details: { amount: { value: 480, currency: 'EUR' } },
    reason: 'It is due',
    wait_seconds: 0,
  }
  await mcp(key.secret, 'tools/call', { name: 'request_approval', arguments: wish })
  /** The next code: the one before was used. */
  const code = totp.generate({ timestamp: Date.now() + 30_000 })
  return { ben: { email: ben.email, password }, grace: { email: grace.email, password, code } }
}

export const people: Scene = { settle, shots }
