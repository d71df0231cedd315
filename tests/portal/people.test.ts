/** People at the portal: second factors, passkeys, signed approvals, one-time links and roles. */
import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from '@jest/globals'
import { Secret, TOTP } from 'otpauth'
import type { Page } from 'playwright-core'
import { mailServer } from '../reach/receivers.ts'
import { barriers } from '../support/barriers.ts'
import { intercept } from '../support/browser.ts'
import type { Schemas } from '../support/client.ts'
import { askFor, newAgent } from '../support/domain.ts'
import { details } from '../support/details.ts'
import { soon } from '../support/soon.ts'
import type { World } from '../support/world.ts'
import { hasFocus, isGone, portal } from './support.ts'
import { addPasskey, newDevice } from './passkey.ts'

const { open, visit, signIn, pass } = portal()
const minute = 60_000
const next = 'staple correct horse'

const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true }).click()
const inDialog = (page: Page) => page.getByRole('dialog').last()
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name }).waitFor()

async function signOut(page: Page) {
  await page.getByRole('link', { name: 'Account', exact: true }).first().click()
  await press(page, 'Sign out')
  await heading(page, 'Sign in')
}

async function enterPassword(page: Page, { email, password }: { email: string; password: string }) {
  await page.getByLabel('E-mail').fill(email)
  await page.getByLabel('Password').fill(password)
  await press(page, 'Sign in')
}

test('a passkey, an app and recovery codes: each is set up after a fresh proof, and each opens the account', async () => {
  const world = await open({}, { named: true })
  const ada = await world.human('ada')
  const page = await visit(world, '#account/security')
  await newDevice(page)
  await signIn(page, ada)
  await page.getByText('You get 10 codes with your first passkey').waitFor()
  expect(await barriers(page)).toEqual([])
  await pass(world, page, 11 * minute)

  await press(page, 'Add a passkey')
  await inDialog(page).getByLabel('Name').fill('My phone')
  await press(page, 'Continue')
  await page.getByRole('heading', { name: 'Confirm that it is you' }).waitFor()
  await inDialog(page).press('Escape')
  await inDialog(page).getByText('Nothing was changed').waitFor()
  await press(page, 'Continue')
  await page.getByRole('heading', { name: 'Confirm that it is you' }).waitFor()
  await hasFocus(inDialog(page).getByLabel('Password'))
  await inDialog(page).getByLabel('Password').fill('something else')
  await press(page, 'Confirm')
  await inDialog(page).locator('.field-error', { hasText: 'wrong' }).waitFor()
  expect(await barriers(page)).toEqual([])
  await inDialog(page).getByLabel('Password').fill(ada.password)
  await press(page, 'Confirm')
  await page.getByRole('heading', { name: 'Keep these recovery codes' }).waitFor()
  const [code] = (await inDialog(page).locator('pre').innerText()).trim().split(/\s+/)
  expect(await barriers(page)).toEqual([])
  await press(page, 'I have stored them')
  await page.getByText('10 left').waitFor()

  await press(page, 'Set up an app')
  await inDialog(page).getByRole('img', { name: 'QR code' }).waitFor()
  const app = new TOTP({ secret: Secret.fromBase32((await inDialog(page).locator('pre').innerText()).trim()) })
  expect(await barriers(page)).toEqual([])
  await inDialog(page)
    .getByLabel('Code', { exact: true })
    .fill(app.generate({ timestamp: world.clock.now }))
  await press(page, 'Confirm')
  await page.getByRole('button', { name: 'Remove the app' }).waitFor()

  await signOut(page)
  await press(page, 'Use a passkey')
  await page.getByRole('link', { name: 'Account', exact: true }).first().waitFor()
  await signOut(page)
  await enterPassword(page, ada)
  await heading(page, 'One more step')
  await page.getByText('Your account also needs a code or a passkey.').waitFor()
  expect(await barriers(page)).toEqual([])
  await page.getByLabel('Code', { exact: true }).fill('000000')
  await press(page, 'Sign in')
  await page.locator('.field-error').waitFor()
  await pass(world, page, minute)
  await page.getByLabel('Code', { exact: true }).fill(app.generate({ timestamp: world.clock.now }))
  await press(page, 'Sign in')
  await page.getByRole('link', { name: 'Account', exact: true }).first().waitFor()
  await signOut(page)
  await enterPassword(page, ada)
  await page.getByLabel('Code', { exact: true }).fill(code!)
  await press(page, 'Sign in')
  await page.getByRole('link', { name: 'Account', exact: true }).first().click()
  await page.getByRole('link', { name: 'Security', exact: true }).click()
  await page.getByText('9 left').waitFor()

  await pass(world, page, 11 * minute)
  await press(page, 'Remove My phone')
  await press(page, 'Remove')
  await hasFocus(page.getByRole('button', { name: 'Use a passkey', exact: true }))
  await press(page, 'Use a passkey')
  await page.getByText('My phone is removed').waitFor()
  const security = (await (await page.request.get(`${world.url}/v1/me/security`)).json()) as Schemas['Security']
  expect([security.passkeys, security.totp, security.recovery_codes]).toEqual([[], true, 9])
})

test('at 127.0.0.1 the page says that passkeys need a name; at localhost the same service takes a password and a passkey', async () => {
  const world = await open()
  const ada = await world.human('ada')
  const page = await visit(world, '#account/security', { as: ada })
  await newDevice(page)

  await page.getByText('Passkeys do not work at 127.0.0.1').waitFor()
  expect(await page.getByRole('button', { name: 'Add a passkey' }).count()).toBe(0)
  expect(await barriers(page)).toEqual([])
  await page.getByRole('link', { name: /^localhost:\d+$/ }).click()
  await heading(page, 'Sign in')
  await enterPassword(page, ada)
  await addPasskey(page)
  await press(page, 'I have stored them')
  await signOut(page)
  await press(page, 'Use a passkey')
  await page.getByRole('link', { name: 'Account', exact: true }).first().waitFor()

  // The first passkey has ended the other sessions.
  await page.goto(`${world.url}/`)
  await heading(page, 'Sign in')
  await enterPassword(page, ada)
  await page.getByText('Passkeys do not work at 127.0.0.1').waitFor()
})

test('at 127.0.0.1 what a passkey of localhost must sign is not asked for, and the page says where it can be', async () => {
  const world = await open()
  const ada = await world.human('ada')
  const agent = await newAgent(world, ada)
  const page = await visit(world)
  await newDevice(page)
  await page.goto(`${world.url.replace('127.0.0.1', 'localhost')}/#account/security`)
  await enterPassword(page, ada)
  const [code] = await addPasskey(page)
  await press(page, 'I have stored them')
  await page.getByLabel('All requests').check()
  await press(page, 'Save')
  await page.getByText('Saved').waitFor()
  const id = await askForMuch(world, agent)
  for (const title of ['Greet Bob', 'Greet Cy']) {
    world.clock.advance(1_000)
    await askFor(world, agent, title, { category: 'contact', details: {} })
  }
  const waiting = async () => ((await (await page.request.get(`${world.url}/v1/approvals/waiting`)).json()) as { total: number }).total

  await page.goto(`${world.url}/#approvals/${id}`)
  await enterPassword(page, ada)
  await page.getByLabel('Recovery code').fill(code!)
  await press(page, 'Sign in')
  const decision = page.getByRole('group', { name: 'Your decision' })
  await decision.getByText('Passkeys do not work at 127.0.0.1').waitFor()
  expect(await page.getByRole('button', { name: /^Approve 5,000 EUR/ }).isDisabled()).toBe(true)
  expect(await barriers(page)).toEqual([])
  const there = await decision.getByRole('link', { name: /^localhost:\d+$/ }).getAttribute('href')
  expect(there).toBe(`${world.url.replace('127.0.0.1', 'localhost')}/#approvals/${id}`)

  await page.goto(`${world.url}/#inbox`)
  await page.getByRole('checkbox', { name: 'Greet Bob' }).check()
  await page.getByRole('checkbox', { name: 'Greet Cy' }).check()
  await press(page, 'Approve…')
  await inDialog(page).getByText('Passkeys do not work at 127.0.0.1').waitFor()
  await press(page, 'Approve all of these with a passkey')
  await inDialog(page).getByText('Nothing was decided. Passkeys do not work at 127.0.0.1').waitFor()
  expect(await barriers(page)).toEqual([])
  await inDialog(page).press('Escape')

  // The demand was made in another window, so this page does not know of it.
  await intercept(page, /\/v1\/me$/, async route => {
    const answer = await route.fetch()
    await route.fulfill({ response: answer, body: (await answer.text()).replace('"signed_decisions":"all"', '"signed_decisions":"none"') })
  })
  await page.goto(`${world.url}/#approvals/${id}`)
  await page.reload()
  await press(page, /^Approve 5,000 EUR/)
  await press(page, /^Yes, approve/)
  await page.getByText('Nothing was decided. Passkeys do not work at 127.0.0.1').waitFor()
  expect(await waiting()).toBe(3)
})

test('an approval of high risk takes one touch of a passkey, and the export proves it; without the touch nothing is decided', async () => {
  const world = await open({}, { named: true })
  const ada = await world.human('ada')
  const agent = await newAgent(world, ada)
  const page = await visit(world, '#account/security')
  const device = await newDevice(page)
  await signIn(page, ada)
  await addPasskey(page)
  await press(page, 'I have stored them')
  await page.getByLabel('High-risk requests').check()
  await press(page, 'Save')
  await page.getByText('Saved').waitFor()
  const id = await askForMuch(world, agent)
  const statusOf = async () => ((await (await page.request.get(`${world.url}/v1/approvals/${id}`)).json()) as Schemas['Approval']).status

  await page.goto(`${world.url}/#approvals/${id}`)
  await device.setPerson(false)
  await press(page, /^Approve 5,000 EUR with a passkey$/)
  await page.getByText('Nothing was decided.').waitFor()
  expect(await statusOf()).toBe('pending')
  await press(page, 'Go back')
  await device.setPerson(true)
  await press(page, /^Approve 5,000 EUR with a passkey$/)
  await page.getByText('Signed with your passkey.').waitFor()

  expect(await statusOf()).toBe('approved')
  await page.goto(`${world.url}/#account/security`)
  await page.getByLabel('All requests').check()
  await press(page, 'Save')
  await page.getByText('Saved').waitFor()
  for (const title of ['Greet Bob', 'Greet Cy']) {
    // Each expires after the one before, so it comes last and appears by itself.
    world.clock.advance(1_000)
    await askFor(world, agent, title, { category: 'contact', details: {} })
  }
  await page.goto(`${world.url}/#inbox`)
  await page.getByRole('checkbox', { name: 'Greet Bob' }).check()
  await page.getByRole('checkbox', { name: 'Greet Cy' }).check()
  await press(page, 'Approve…')
  await press(page, 'Approve all of these with a passkey')
  await page.getByText('2 approved').waitFor()
  const log = await page.request.get(`${world.url}/v1/audit-events/export?format=ndjson`)
  const said = verified(await log.text())
  expect(said).toMatch(/^“Pay the invoice”\n  Amount: 5000 EUR\n/)
  expect(said).toContain(`on ${world.url}\n`)
  expect(said).toContain('3 signed approvals are valid')
})

test('what gives an agent more freedom asks for a proof, or for a signature where decisions are signed, and then goes on', async () => {
  const world = await open({}, { named: true })
  const ada = await world.human('ada')
  const agent = await newAgent(world, ada)
  const page = await visit(world, '#account/security')
  await newDevice(page)
  await signIn(page, ada)
  await addPasskey(page)
  await press(page, 'I have stored them')
  const stateOf = async () => ((await (await page.request.get(`${world.url}/v1/agents/${agent.id}`)).json()) as Schemas['Agent']).status
  const suspend = async () => {
    await press(page, 'Suspend')
    await press(page, 'Suspend agent')
    await page.getByRole('button', { name: 'Resume', exact: true }).waitFor()
  }
  await pass(world, page, 11 * minute)
  await page.goto(`${world.url}/#agents/${agent.id}`)
  await suspend()
  await press(page, 'Resume')
  await page.getByRole('heading', { name: 'Confirm that it is you' }).waitFor()
  await press(page, 'Use a passkey')
  await page.getByRole('button', { name: 'Suspend', exact: true }).waitFor()
  expect(await stateOf()).toBe('active')

  await page.goto(`${world.url}/#account/security`)
  await page.getByLabel('All requests').check()
  await press(page, 'Save')
  await page.getByText('Saved').waitFor()
  await page.goto(`${world.url}/#agents/${agent.id}`)
  await suspend()
  await press(page, 'Resume')
  await page.getByRole('heading', { name: 'Sign this change' }).waitFor()
  await inDialog(page).getByText('A suspended agent works again.').waitFor()
  expect(await barriers(page)).toEqual([])
  await inDialog(page).press('Escape')
  await page.getByText('Nothing was changed').first().waitFor()
  expect(await stateOf()).toBe('suspended')
  await press(page, 'Resume')
  await press(page, 'Sign with a passkey')
  await page.getByRole('button', { name: 'Suspend', exact: true }).waitFor()
  expect(await stateOf()).toBe('active')

  await page.goto(`${world.url}/#account/security`)
  await page.getByLabel('None').check()
  await press(page, 'Save')
  await inDialog(page).getByText('signed decisions').waitFor()
  await press(page, 'Sign with a passkey')
  await page.getByText('Saved').waitFor()
})

test('an account takes everything along and is deleted, after its address is typed and it is proved who asks; the last admin stays', async () => {
  const world = await open()
  const ada = await world.human('ada')
  const bob = await world.human('bob')
  const page = await visit(world, '#account/security', { as: bob, viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true })
  await page.getByText('Add a passkey first.').waitFor()
  expect(await barriers(page)).toEqual([])
  await page.getByRole('link', { name: 'Account', exact: true }).locator('visible=true').first().click()
  const download = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Download everything' }).click()
  const exported = readFileSync(await (await download).path(), 'utf8')
    .trim()
    .split('\n')
  expect(exported.map(line => (JSON.parse(line) as { type: string }).type)).toEqual(expect.arrayContaining(['account', 'session', 'end']))
  await pass(world, page, 11 * minute)

  await press(page, 'Delete your account…')
  expect(await barriers(page)).toEqual([])
  await inDialog(page).getByLabel('Type your e-mail address').fill(ada.email)
  await press(page, 'Delete permanently')
  await page.locator('.field-error', { hasText: 'not the e-mail address' }).waitFor()
  await inDialog(page).getByLabel('Type your e-mail address').fill(bob.email)
  await press(page, 'Delete permanently')
  await page.getByRole('heading', { name: 'Confirm that it is you' }).waitFor()
  await inDialog(page).getByLabel('Password').fill(bob.password)
  await press(page, 'Confirm')
  await heading(page, 'Sign in')
  await page.getByText('Your account is deleted').waitFor()
  await enterPassword(page, bob)
  await page.getByText('The e-mail address or the password is wrong.').waitFor()

  await signIn(page, ada)
  await page.goto(`${world.url}/#account`)
  await press(page, 'Delete your account…')
  await inDialog(page).getByLabel('Type your e-mail address').fill(ada.email)
  await press(page, 'Delete permanently')
  await inDialog(page).getByText('last active admin').waitFor()
})

test('an invitation that is sent by e-mail brings its address along, and the admin still gets a link', async () => {
  await using server = await mailServer()
  const world = await open({ AQS_SIGNUP: 'closed', AQS_SMTP_URL: server.url, AQS_MAIL_FROM: 'quest@example.com' })
  const ada = await world.human('ada')
  const admin = await visit(world, '#desk/invitations', { as: ada })
  await press(admin, 'Invite somebody')
  await inDialog(admin).getByText('We send it there.').waitFor()
  await inDialog(admin).getByLabel('E-mail').fill('grace@example.com')
  await press(admin, 'Create invitation')
  await inDialog(admin).getByText('A link is sent by e-mail to grace@example.com.').waitFor()
  expect([(await shownLink(admin)).includes('#invite='), await barriers(admin)]).toEqual([true, []])
  await world.reach.settled()
  const [, token] = /#invite=(aqs_link_\w+)/.exec(server.mails[0]!.text.replaceAll('=\r\n', '').replaceAll('=3D', '='))!

  const page = await visit(world, `#invite=${token}`)
  await heading(page, 'You are invited as a member')
  expect(await page.getByLabel('E-mail').inputValue()).toBe('grace@example.com')
  expect(await page.getByLabel('E-mail').isEditable()).toBe(false)
  expect(await barriers(page)).toEqual([])
  await page.getByLabel('Your name').fill('Grace')
  await page.getByLabel('Password').fill('correct horse battery')
  await press(page, 'Create account')

  await page.getByText('grace@example.com').first().waitFor()
})

test('an invitation gives a role, the role opens its part of the desk, and a recovery link sets a new password once', async () => {
  const world = await open({ AQS_SIGNUP: 'closed' })
  const ada = await world.human('ada')
  const admin = await visit(world, '#desk/invitations', { as: ada, colorScheme: 'dark' })
  await admin.getByText('People need an invitation to sign up').waitFor()
  const invite = async (email: string, role: string) => {
    await press(admin, 'Invite somebody')
    await inDialog(admin).getByLabel('E-mail').fill(email)
    await inDialog(admin).getByLabel('Role').selectOption(role)
    await press(admin, 'Create invitation')
    return shownLink(admin)
  }
  const unused = await invite('', 'member')
  await press(admin, 'Done')
  await press(admin, /^Revoke…/)
  await press(admin, 'Revoke')
  await admin.getByText('Revoked', { exact: true }).waitFor()
  const link = await invite('grace@example.com', 'reviewer')
  expect(await barriers(admin)).toEqual([])
  await press(admin, 'Done')

  const page = await visit(world, unused.slice(world.url.length + 1))
  await heading(page, 'This invitation does not work')
  await page.waitForURL(`${world.url}/`)
  await page.getByText('Ask for a new one').waitFor()
  expect([await page.getByLabel('E-mail').count(), await barriers(page)]).toEqual([0, []])
  await press(page, 'Sign in')
  await page.getByText('Sign-up is closed.').waitFor()
  await press(page, 'Forgot your password?')
  await page.getByText('Ask an admin of this service').waitFor()
  expect(await barriers(page)).toEqual([])
  await page.goto(link)
  await heading(page, 'You are invited as a reviewer')
  await page.getByText('ada invited you. You can connect agents, and review').waitFor()
  await page.getByText(/It expires .+\. Use the e-mail address that ada invited\./).waitFor()
  expect(await page.evaluate('history.length + location.href + document.title')).not.toMatch(/aqs_link/)
  expect(await barriers(page)).toEqual([])
  await page.getByLabel('Your name').fill('Grace')
  await page.getByLabel('E-mail').fill('grace@example.com')
  await page.getByLabel('Password').fill('correct horse battery')
  await press(page, 'Create account')
  await page.getByRole('link', { name: 'Reviews' }).first().waitFor()
  expect(await page.getByRole('link', { name: /^(Write quests|Accounts|Service log)$/ }).count()).toBe(0)

  await admin.goto(`${world.url}/#desk/accounts`)
  await press(admin, 'Role… Grace')
  await inDialog(admin).getByLabel('Role').selectOption('author')
  await press(admin, 'Change the role')
  await admin.getByText('Grace: Author').waitFor()
  await press(admin, 'Role… ada')
  await inDialog(admin).getByLabel('Role').selectOption('member')
  await press(admin, 'Change the role')
  await inDialog(admin).getByText('the last active admin').waitFor()
  expect(await barriers(admin)).toEqual([])
  await press(admin, 'Cancel')
  await page.reload()
  await page.getByRole('link', { name: 'Write quests' }).first().waitFor()

  await press(admin, 'Recovery link… Grace')
  await press(admin, 'Create link')
  const recovery = await shownLink(admin)
  await page.goto(recovery)
  await heading(page, 'Set a new password')
  await page.getByText('For the account of Grace.').waitFor()
  await page.getByText(/The link works once\. It expires .+/).waitFor()
  await page.waitForURL(`${world.url}/`)
  expect(await barriers(page)).toEqual([])
  await page.getByLabel('New password').fill(next)
  await press(page, 'Set the password')
  await page.getByText('Your new password is set. Sign in with it.').waitFor()
  await page.goto(recovery)
  await heading(page, 'This recovery link does not work')
  await page.getByText('Ask for a new one').waitFor()
  expect([await page.getByLabel('New password').count(), await barriers(page)]).toEqual([0, []])
  await press(page, 'Back to sign-in')
  await enterPassword(page, { email: 'grace@example.com', password: next })
  await page.getByRole('link', { name: 'Write quests' }).first().waitFor()
  await isGone(page.getByLabel('Password'))
})

/** A request of high risk that waits. */
async function askForMuch(world: World, agent: { as(): Promise<Parameters<World['core']['approvals']['request']>[0]> }) {
  const details = { amount: { value: 5_000, currency: 'EUR' }, iban: 'DE02120300000000202051' }
  const asked = { category: 'spend' as const, title: 'Pay the invoice', details, reason: 'It is due' }
  const { approval } = await world.core.approvals.request(await agent.as(), asked)
  expect(approval!.risk).toBe('high')
  return approval!.id
}

async function shownLink(page: Page) {
  const shown = inDialog(page).locator('pre')
  await soon(async () => expect(await shown.innerText()).toMatch(/#(invite|recover)=/))
  return (await shown.innerText()).trim()
}

/** What the script says that verifies an export. */
function verified(log: string) {
  const folder = mkdtempSync(join(tmpdir(), 'quest-signed-'))
  const file = join(folder, 'log.ndjson')
  writeFileSync(file, log)
  try {
    return execFileSync(process.execPath, ['scripts/signed.ts'], { env: { ...process.env, FILE: file }, encoding: 'utf8' })
  } finally {
    rmSync(folder, { recursive: true })
  }
}

test('somebody who forgot the password gets a link by mail, sets a new one with it and signs in', async () => {
  await using server = await mailServer()
  const world = await open({ AQS_SMTP_URL: server.url, AQS_MAIL_FROM: 'quest@example.com' }, { reach: true })
  await world.human()
  const bob = await world.human('bob')
  const page = await visit(world)

  await press(page, 'Forgot your password?')
  await page.getByLabel('E-mail').fill(bob.email)
  await press(page, 'Send a link')
  await page.getByRole('status').getByText('a link is on its way').waitFor()
  expect(await barriers(page)).toEqual([])
  await soon(async () => expect(server.mails).toHaveLength(1))
  const [link] = /http:\S+#recover=\S+/.exec(server.mails[0]!.text.replaceAll('=\r\n', '').replaceAll('=3D', '='))!
  await page.goto(link)
  await heading(page, 'Set a new password')
  await page.getByLabel('New password').fill(next)
  await press(page, 'Set the password')
  await enterPassword(page, { email: bob.email, password: next })

  await page.getByRole('link', { name: 'Account', exact: true }).first().waitFor()
})

test('somebody gives their account another address with a code, and the link in the old mailbox takes it back', async () => {
  await using server = await mailServer()
  const world = await open({ AQS_SMTP_URL: server.url, AQS_MAIL_FROM: 'quest@example.com' }, { reach: true })
  await world.human()
  const bob = await world.human('bob')
  const page = await visit(world, '#account', { as: bob })
  const mailTo = async (to: string) => {
    await soon(async () => expect(server.mails.map(mail => mail.to[0])).toContain(to))
    return server.mails
      .find(mail => mail.to[0] === to)!
      .text.replaceAll('=\r\n', '')
      .replaceAll('=3D', '=')
  }

  await press(page, 'Change')
  await inDialog(page).getByLabel('New e-mail address').fill('bob.new@example.com')
  expect(await barriers(page)).toEqual([])
  await press(page, 'Send a code')
  await inDialog(page).getByText('We sent eight digits to bob.new@example.com').waitFor()
  await inDialog(page).getByLabel('Code').fill('0000 0000')
  await press(page, 'Change the address')
  await inDialog(page).getByText('The code is wrong').waitFor()
  await press(page, 'Close')
  await page.getByText('We sent a code to bob.new@example.com').waitFor()
  expect(await barriers(page)).toEqual([])
  const [code] = /\d{4} \d{4}/.exec(await mailTo('bob.new@example.com'))!
  await press(page, 'Enter the code')
  await inDialog(page).getByLabel('Code').fill(code)
  await press(page, 'Change the address')
  await page.getByText('Your e-mail address is changed').waitFor()
  await page.getByText(`The address was changed from ${bob.email}`).waitFor()

  const [link] = /http:\S+#take-back=\w+/.exec(await mailTo(bob.email))!
  await page.goto(link)
  await heading(page, 'Take the change back')
  await page.getByText(`gets the address ${bob.email} back`).waitFor()
  expect(await barriers(page)).toEqual([])
  await page.getByLabel('New password').fill(next)
  await press(page, 'Set the password')
  await page.getByText('The earlier address is back').waitFor()
  await enterPassword(page, { email: bob.email, password: next })
  await page.getByRole('link', { name: 'Account', exact: true }).first().waitFor()
  await page.goto(link)
  await heading(page, 'This link does not work')
})

details(() => {
  test('an asked change is given up, and without a mail server there is none', async () => {
    const world = await open({ AQS_SMTP_URL: 'smtp://127.0.0.1:9', AQS_MAIL_FROM: 'quest@example.com' })
    const bob = await world.human('bob')
    await bob.post('/v1/me/email', { email: 'bob.new@example.com' })
    const page = await visit(world, '#account', { as: bob })

    await press(page, 'Give up')
    await isGone(page.getByText('We sent a code to bob.new@example.com'))
    const mute = await open()
    const other = await visit(mute, '#account', { as: await mute.human('ada') })
    await other.getByText('this service sends no e-mail').waitFor()

    expect(await other.getByRole('button', { name: 'Change', exact: true }).count()).toBe(0)
  })

  test('no admin lets another admin in again, and the screen says why', async () => {
    const world = await open()
    const [ada, bob] = [await world.human('ada'), await world.human('bob')]
    await ada.patch(`/v1/admin/accounts/${bob.account.id}`, '*', { role: 'admin' })
    const page = await visit(world, '#desk/accounts', { as: ada })

    await press(page, 'Recovery link… bob')
    await inDialog(page).getByText('Only the operator of this service can create a recovery link for an admin').waitFor()
    expect(await barriers(page)).toEqual([])
    await press(page, 'Close')
    await press(page, 'Role… bob')
    await inDialog(page).getByLabel('Role').selectOption('member')
    await press(page, 'Change the role')
    await press(page, 'Recovery link… bob')
    await press(page, 'Create link')
    await inDialog(page).getByText('Only an admin who has been one for 7 days, and who did not lower this account, can make').waitFor()
  })
})
