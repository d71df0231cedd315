import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client'
import { expect, test } from '@jest/globals'
import type { Locator } from 'playwright-core'
import { barriers } from '../support/barriers.ts'
import { intercept, planted } from '../support/browser.ts'
import type { Schemas } from '../support/client.ts'
import { details } from '../support/details.ts'
import { soon } from '../support/soon.ts'
import { hand } from './hand.ts'
import { hasFocus, portal } from './support.ts'

const { open, visit, signIn } = portal()
const password = 'correct horse battery'

test('the link that the server prints creates the first admin, who can sign out and in again', async () => {
  const world = await open({ AQS_SETUP_CODE: 'open & sesame' })
  const page = await visit(world, `#setup=${encodeURIComponent('open & sesame')}`)
  const heading = page.getByRole('heading', { level: 1 })

  await page.getByRole('heading', { name: 'Create the first admin' }).waitFor()
  expect(await page.getByLabel('Setup code').inputValue()).toBe('open & sesame')
  await page.waitForURL(`${world.url}/`)
  expect(await barriers(page)).toEqual([])

  await page.getByLabel('Your name').fill('Ada')
  await page.getByLabel('E-mail').fill('ada@example.com')
  await page.getByLabel('Password').fill('short')
  await page.getByRole('button', { name: 'Create admin' }).click()
  await page.getByText('Must have at least 12 characters.').waitFor()
  expect(await page.getByLabel('Password').getAttribute('aria-invalid')).toBe('true')
  expect(await page.getByText('A sentence is fine.').count()).toBe(0)

  await page.getByLabel('Password').fill(password)
  await page.getByRole('button', { name: 'Create admin' }).click()
  await page.getByRole('heading', { name: 'Home' }).waitFor()
  await soon(async () => expect(await page.title()).toBe('Home · Agent Quest'))
  await page.getByRole('link', { name: 'Reviews' }).waitFor()

  await page.getByRole('link', { name: 'Account', exact: true }).click()
  await page.getByRole('heading', { level: 1, name: 'Account' }).waitFor()
  expect(await barriers(page)).toEqual([])
  await hasFocus(heading)
  await page.getByRole('button', { name: 'Sign out' }).click()

  await page.getByRole('heading', { name: 'Sign in' }).waitFor()
  await hasFocus(heading)
  await page.getByLabel('E-mail').fill('ada@example.com')
  await page.getByLabel('Password').fill('something else')
  await page.getByRole('button', { name: 'Sign in' }).click()
  expect(await page.getByRole('alert').innerText()).toBe('Sign-in failed. The e-mail address or the password is wrong.')
  await page.getByLabel('Password').fill(password)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await page.getByRole('heading', { name: 'Home' }).waitFor()
})

test('from an empty service to the first approved action: a human needs less than two minutes', async () => {
  const world = await open({ AQS_SETUP_CODE: 'open sesame', AQS_STARTER_QUESTS: 'on' })
  const page = await visit(world, '#setup=open%20sesame')
  let seconds = 0
  const type = async (label: string, text: string) => {
    await page.getByLabel(label, { exact: true }).fill(text)
    seconds += hand.thought + hand.point + text.length * hand.key
  }
  const press = async (target: Locator) => {
    await target.click()
    seconds += hand.thought + hand.point + hand.key
  }
  const button = (name: string) => page.getByRole('button', { name, exact: true })

  await type('Your name', 'Ada')
  await type('E-mail', 'ada@example.com')
  await type('Password', password)
  await press(button('Create admin'))
  await press(page.getByRole('link', { name: 'Create an agent' }))
  await type('Name', 'Scout')
  await press(button('Create agent'))
  await press(button('Issue the key'))
  await page.getByText('Copy it now.').waitFor()
  const snippet = await page.getByRole('tabpanel').innerText()
  const [, secret] = /AQS_KEY='(\w+)'/.exec(snippet)!
  const [, address] = /(http:\S+\/mcp)/.exec(snippet)!
  // The human copies two lines and pastes them into a terminal.
  seconds += 2 * (2 * (hand.thought + hand.point + hand.key) + 3 * hand.key)

  const agent = new Client({ name: 'official-client', version: '3.1' })
  const requestInit = { headers: { Authorization: `Bearer ${secret}` } }
  await agent.connect(new StreamableHTTPClientTransport(new URL(address!), { requestInit }) as never)
  const { structuredContent } = await agent.callTool({ name: 'list_quests', arguments: {} })
  const [quest] = (structuredContent as { items: { id: string }[] }).items
  const joining = agent.callTool({ name: 'join_quest', arguments: { quest: quest!.id, reason: 'It suits me', wait_seconds: 50 } })
  await page.getByRole('status').getByText('Connected').waitFor()
  await press(page.getByRole('link', { name: 'Open the inbox' }))
  await press(page.getByRole('link', { name: /^Join/ }))
  await page.locator('.decision-row:not([inert])').waitFor()
  await press(button('Approve'))

  expect(await joining).toMatchObject({ structuredContent: { outcome: 'done', participation: { state: 'active' } } })
  await agent.close()
  expect(seconds).toBeLessThan(60)
})

test('two tabs of a browser are one human: signing out in one signs out the other', async () => {
  const world = await open()
  const page = await visit(world, '#account', { as: await world.human('ada') })
  const other = await page.context().newPage()
  await other.goto(`${world.url}/#agents`)
  await other.getByRole('heading', { name: 'Agents' }).waitFor()
  // It hears of it from the first tab, also while the service does not answer it.
  await intercept(other, /\/v1\/(?!probe)/, () => new Promise(() => {}))

  await page.getByRole('button', { name: 'Sign out' }).click()

  await other.getByRole('heading', { name: 'Sign in' }).waitFor()
  await soon(async () => expect(await other.getByText('Your session has ended.').count()).toBe(0))
})

test('while the service is unavailable, the page says so and keeps its content', async () => {
  const world = await open()
  const page = await visit(world, '#account', { as: await world.human('ada') })
  await page.getByRole('heading', { name: 'Account' }).waitFor()

  await page.context().setOffline(true)
  const lost = page.waitForEvent('requestfailed', request => request.method() === 'DELETE')
  await page.getByRole('button', { name: 'Sign out' }).click()
  await lost

  await page.getByRole('alert').getByText('Not connected.').waitFor()
  await page.getByText('Not connected. What you see may be old.').waitFor()
  await page.context().setOffline(false)
  await page.getByText('Not connected. What you see may be old.').waitFor({ state: 'detached' })
  expect(await page.getByRole('heading', { name: 'Account' }).isVisible()).toBe(true)
})

test('a failure of the service shows the id of its request, by which an operator finds it in the log', async () => {
  const world = await open()
  const page = await visit(world, '#agents', { as: await world.human('ada') })
  await page.getByRole('heading', { name: 'Agents' }).waitFor()
  const problem = {
    code: 'internal_error',
    title: 'Internal error',
    status: 500,
    detail: 'It failed.',
    errors: [],
    request_id: 'req_failed',
  }
  await intercept(page, /\/v1\/agents\?/, route => route.fulfill({ status: 500, headers: planted, json: problem }))

  await page.reload()

  await soon(async () => expect(await page.getByRole('alert').innerText()).toContain('req_failed'))
})

test('when somebody else signs in in a second tab, the first one shows nothing of what the last person has read', async () => {
  const world = await open()
  const ada = await world.human('ada')
  await ada.agent('Scout')
  const page = await visit(world, '#agents', { as: ada })
  await page.getByRole('link', { name: 'Scout' }).first().waitFor()
  const { body } = await ada.post<Schemas['NewInvitation']>('/v1/admin/invitations', {})
  // The first tab must wait for its new answers.
  await intercept(page, /\/v1\/agents/, () => new Promise(() => {}))

  const other = await page.context().newPage()
  await other.goto(`${world.url}/#invite=${body.url.split('=')[1]}`)
  await other.getByLabel('Your name').fill('Ben')
  await other.getByLabel('E-mail').fill('ben@example.com')
  await other.getByLabel('Password').fill(password)
  await other.getByRole('button', { name: 'Create account' }).click()

  await page.getByText('ben@example.com').first().waitFor()
  expect(await page.getByRole('link', { name: 'Scout' }).count()).toBe(0)
})

details(() => {
  test('if a session ends elsewhere, the human signs in again and returns to the same screen', async () => {
    const world = await open()
    const ada = await world.human('ada')
    const page = await visit(world, '#agents', { as: ada })
    await page.getByRole('heading', { name: 'Agents' }).waitFor()

    const { body } = await ada.get<{ items: { id: string; current: boolean }[] }>('/v1/sessions')
    for (const { id, current } of body.items) if (!current) await ada.delete(`/v1/sessions/${id}`)

    await page.getByText('Your session has ended.').waitFor()
    await page.getByLabel('E-mail').fill(ada.email)
    await page.getByLabel('Password').fill(ada.password)
    await page.getByRole('button', { name: 'Sign in' }).click()
    await page.getByRole('heading', { name: 'Agents' }).waitFor()
    await soon(async () => expect(page.url()).toBe(`${world.url}/#agents`))
  })

  test('a member sees no desk, and an unknown address says that there is no such page', async () => {
    const world = await open()
    await world.human('admin')
    const page = await visit(world, '#desk/quests')

    await page.getByRole('button', { name: 'Create an account' }).click()
    await page.getByLabel('Your name').fill('Ben')
    await page.getByLabel('E-mail').fill('ben@example.com')
    await page.getByLabel('Password').fill(password)
    await page.getByRole('button', { name: 'Create account' }).click()

    await page.getByRole('heading', { name: 'Not found' }).waitFor()
    expect(await page.getByRole('link', { name: 'Reviews' }).count()).toBe(0)
  })

  test('a new request appears in the title as it arrives', async () => {
    const world = await open()
    const ada = await world.human('ada')
    const { id } = await ada.agent()
    const { secret } = await ada.key(id)
    const page = await visit(world, '#work', { as: ada })
    await page.getByRole('heading', { name: 'Work' }).waitFor()

    const wish = { category: 'spend', title: 'Buy a book', details: { price: 12 }, reason: 'I need it', wait_seconds: 0 }
    expect((await world.mcp(secret, 'tools/call', { name: 'request_approval', arguments: wish })).status).toBe(200)

    await page.getByRole('link', { name: 'Inbox 1 waiting' }).waitFor()
    await soon(async () => expect(await page.title()).toBe('(1) Work · Agent Quest'))
  })

  test('if sign-up is closed, the page says so and who can invite', async () => {
    const world = await open({ AQS_SIGNUP: 'closed' })
    const ada = await world.human('ada')
    const page = await visit(world, '#sign-up')

    await page.getByText('Sign-up is closed. To get an account, ask an admin of this service for an invitation.').waitFor()
    expect(await page.getByRole('button', { name: 'Create an account' }).count()).toBe(0)
    await signIn(page, ada)
    await page.goto(`${world.url}/#account`)
    await page.getByText('only people with an invitation', { exact: true }).waitFor()
  })
})
