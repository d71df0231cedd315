import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client'
import { expect, test } from '@jest/globals'
import type { Page } from 'playwright-core'
import { barriers } from '../support/barriers.ts'
import { excess } from '../support/browser.ts'
import type { Schemas } from '../support/client.ts'
import { details } from '../support/details.ts'
import { newAgent, openQuest } from '../support/domain.ts'
import { soon } from '../support/soon.ts'
import type { World } from '../support/world.ts'
import { hasFocus, isGone, portal } from './support.ts'

const { open, visit, pass } = portal()
const password = 'correct horse battery'
const scoutHandle = /^(?!.*scout-)[^]*scout/
const secretShape = /aqs_agent_[0-9A-Za-z]{36}/

/** An off-the-shelf client that knows only what the page shows: an address and a key. */
async function connect(address: string, key: string) {
  const client = new Client({ name: 'official-client', version: '3.1' })
  const bearer = { requestInit: { headers: { Authorization: `Bearer ${key}` } } }
  await client.connect(new StreamableHTTPClientTransport(new URL(address), bearer))
  return client
}

/** Everything that the page stores, where somebody could find a secret again. */
const kept = (page: Page) =>
  page.evaluate<string>(`(async () => JSON.stringify([
    document.documentElement.outerHTML, [...document.querySelectorAll('input, textarea')].map(field => field.value), location.href,
    history.state, { ...localStorage }, { ...sessionStorage }, document.cookie, (await indexedDB.databases()).length, await caches.keys(),
  ]))()`)

/** A signed-in human at an address, with an agent that has a key. */
async function atAgent(address: (id: string) => string, options: Parameters<typeof visit>[2] = {}) {
  const world = await open()
  const ada = await world.human('ada')
  const agent = await newAgent(world, ada)
  world.clock.advance(1)
  const page = await visit(world, address(agent.id), { as: ada, ...options })
  await page.getByRole('heading', { level: 1, name: 'Scout' }).waitFor()
  return { world, ada, agent, page }
}

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()
/** The screen that connects an agent, which has a key already. */
async function issueAnother(page: Page) {
  await page.getByText('Issue another key').click()
  await press(page, 'Issue the key')
  await page.getByText('Copy it now.').waitFor()
}
const callProfile = (world: World, secret: string) => world.mcp(secret)

test('the first hour, from the sign-up to the first call: the page shows the call by itself, and shows the secret only once', async () => {
  const world = await open()
  await world.human('admin')
  const page = await visit(world, '#agents')
  const addresses: string[] = []
  page.on('request', request => addresses.push(request.url()))
  await press(page, 'Create an account')
  await page.getByLabel('Your name').fill('Ada')
  await page.getByLabel('E-mail').fill('ada@example.com')
  await page.getByLabel('Password').fill(password)
  await press(page, 'Create account')

  await page.getByText('Create your first agent').waitFor()
  await press(page, 'Create an agent')
  await page.getByLabel('Name', { exact: true }).fill('Scout')
  await press(page, 'Create agent')
  await page.getByRole('heading', { level: 1, name: 'Connect Scout' }).waitFor()
  const span = async (label: string) => {
    const { y, height } = (await page.getByLabel(label).boundingBox())!
    return [y, y + height].map(Math.round)
  }
  expect(await span('Valid for')).toEqual(await span('Label'))
  await page.getByLabel('Label').fill('laptop')
  await press(page, 'Issue the key')
  await page.getByText('Copy it now.').waitFor()
  const secret = secretShape.exec(await page.getByRole('main').innerText())![0]
  const snippet = page.getByRole('tabpanel')
  expect(await snippet.innerText()).toContain(`export AQS_KEY='${secret}'`)
  await page.getByLabel('Put the key itself').check()
  expect(await snippet.innerText()).toContain(
    `claude mcp add --transport http agent-quest ${world.url}/mcp --header "Authorization: Bearer ${secret}"`,
  )
  const line = page.getByRole('status').filter({ hasText: 'call' })
  await line.getByText('Waiting for the first call').waitFor()
  expect(await line.getByText('Nothing yet?').count()).toBe(0)
  await pass(world, page, 30_000)
  await line.getByText(`Nothing yet? The key may be mistyped. Compare its last characters: …${secret.slice(-4)}.`).waitFor()

  await page.evaluate('globalThis.notReloaded = true')
  const client = await connect(`${world.url}/mcp`, secret)
  const profile = await client.callTool({ name: 'get_profile', arguments: {} })
  await line.getByText('Connected').waitFor()
  await client.close()

  expect(profile.structuredContent).toMatchObject({ agent: { name: 'Scout' }, key: { label: 'laptop' } })
  await line.filter({ hasText: `official-client 3.1 called with the key …${secret.slice(-4)}` }).waitFor()
  expect(await page.evaluate('globalThis.notReloaded')).toBe(true)

  await page.getByRole('link', { name: 'Scout' }).click()
  await page.getByRole('link', { name: 'Keys' }).click()
  await page.getByText('last used now').waitFor()
  const onKeys = await kept(page)
  await page.getByRole('navigation', { name: 'Scout' }).getByRole('link', { name: 'Log' }).click()
  await page.getByText('You issued the key').waitFor()
  for (const summary of await page.getByText('Details').all()) await summary.click()
  const onLog = await kept(page)
  await page.goBack()
  await page.goBack()
  await page.goBack()
  await page.getByRole('heading', { level: 1, name: 'Connect Scout' }).waitFor()
  await page.getByText('an active key').waitFor()
  const onReturn = await kept(page)
  await page.reload()
  await page.getByText('an active key').waitFor()
  const onReload = await kept(page)
  const { origins, cookies } = await page.context().storageState({ indexedDB: true })

  const hint = secret.slice(-4)
  for (const seen of [onKeys, onLog, onReturn, onReload]) expect(seen).toContain(hint)
  const all = [onKeys, onLog, onReturn, onReload, JSON.stringify([origins, cookies, addresses]), world.log.join('\n')].join('\n')
  expect(all).not.toContain(secret)
  expect(all).not.toMatch(secretShape)
})

test('a leaked key that is rotated at once while its agent waits is refused, the portal names it, and the new one works', async () => {
  const { world, agent, page } = await atAgent(id => `#agents/${id}/keys`)
  const old = await connect(`${world.url}/mcp`, agent.secret)
  const wish = { category: 'spend', title: 'Buy a book', details: { price: 12 }, reason: 'I need it', wait_seconds: 0 }
  const asked = await old.callTool({ name: 'request_approval', arguments: wish })
  const { approval } = asked.structuredContent as { approval: Schemas['Approval'] }
  const waits = old.callTool({ name: 'get_approval', arguments: { approval_id: approval.id, wait_seconds: 50 } }).then(
    result => JSON.stringify(result),
    (error: Error) => error.message,
  )

  await press(page, 'Rotate key')
  await page.getByLabel('The old key stops working').selectOption({ label: 'At once' })
  await press(page, 'Rotate')
  await page.getByText('Copy it now.').waitFor()
  const fresh = secretShape.exec(await page.getByRole('main').innerText())![0]
  expect(await waits).not.toContain('Buy a book')
  await expect(old.callTool({ name: 'get_profile', arguments: {} })).rejects.toThrow('replaced by another')

  const refused = page.getByText(`A call with the replaced key ${agent.key.hint} was refused`)
  await refused.waitFor()
  await page.getByText('If this key had leaked, somebody else may have called: do nothing.').waitFor()
  const line = page.getByRole('status').filter({ hasText: 'call' })
  await line.getByText('Waiting for the first call').waitFor()

  const anew = await connect(`${world.url}/mcp`, fresh)
  expect((await anew.callTool({ name: 'get_profile', arguments: {} })).structuredContent).toMatchObject({ agent: { id: agent.id } })
  await line.getByText('Connected').waitFor()
  await Promise.all([anew.close(), old.close()])

  await page.getByRole('link', { name: 'Scout' }).click()
  await refused.waitFor()
  await page.getByRole('link', { name: 'Keys' }).click()
  await page.getByText(`replaced by …${fresh.slice(-4)}`).waitFor()
  await page.getByText('Expired', { exact: true }).last().waitFor()
})

test('a suspended agent is refused, and both sides see why; after it is resumed, the same key works again', async () => {
  const { world, ada, agent, page } = await atAgent(id => `#agents/${id}`)
  const wish = { category: 'spend', title: 'Buy a book', details: {}, reason: 'I need it', wait_seconds: 0 }
  await world.mcp(agent.secret, 'tools/call', { name: 'request_approval', arguments: wish })
  await page.getByRole('link', { name: /Waiting for you\s*1\s*request/ }).waitFor()

  await press(page, 'Suspend')
  await page.getByText('Its open request to you is cancelled.').waitFor()
  await page.getByLabel('Reason').fill('It buys too much')
  await press(page, 'Suspend agent')
  await page.getByText('You suspended Scout.').waitFor()
  const refused = await callProfile(world, agent.secret)

  expect([refused.status, refused.text]).toEqual([401, expect.stringContaining('The agent is suspended')])
  await page.getByText(`A call with key ${agent.key.hint} was refused now: the agent is suspended.`).waitFor()
  await page.getByText('“It buys too much”').waitFor()
  const { body } = await ada.get<Schemas['ApprovalPage']>('/v1/approvals')
  expect(body.items[0]).toMatchObject({ status: 'cancelled', status_reason: 'agent_suspended' })

  await press(page, 'Resume')
  await page.getByText('You suspended Scout.').waitFor({ state: 'detached' })
  expect((await callProfile(world, agent.secret)).status).toBe(200)
})

test('the page shows what an agent does as it happens: its work, its log, and its pending requests', async () => {
  const { world, ada, agent, page } = await atAgent(id => `#agents/${id}/work`)
  await page.getByText('Scout has not joined a quest yet').waitFor()
  const quest = await openQuest(ada)
  const { body } = await ada.get<Schemas['Agent']>(`/v1/agents/${agent.id}`)
  await ada.patch(`/v1/agents/${agent.id}`, body.version, { policy: { join_quest: 'allow' } })

  await world.mcp(agent.secret, 'tools/call', { name: 'join_quest', arguments: { quest: quest.slug, reason: 'It fits' } })

  const row = page.getByRole('link', { name: 'Summarise an RFC' })
  await row.waitFor()
  expect(await row.getAttribute('href')).toMatch(/^#work\/par_/)
  await page
    .getByRole('listitem')
    .filter({ has: row, hasText: /for 10 points[^]*At work[^]*due in (3 d|2 d 23 h)/ })
    .waitFor()
  await page.getByRole('navigation', { name: 'Scout' }).getByRole('link', { name: 'Log' }).click()
  await page.getByText('Scout joined “Summarise an RFC”').waitFor()
  expect(await page.getByRole('main').innerText()).toMatch(/Scout joined “Summarise an RFC”[^]*You changed the policy of Scout/)
})

const looks = {
  'in light': { colorScheme: 'light' },
  'in dark': { colorScheme: 'dark' },
  'on a phone': { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true },
} as const

details(() => {
  test('a policy changes with one press, and another press undoes it', async () => {
    const { ada, agent, page } = await atAgent(id => `#agents/${id}/policy`)
    const policy = async () => (await ada.get<Schemas['Agent']>(`/v1/agents/${agent.id}`)).body.policy
    const joining = page.getByRole('group', { name: 'Join a quest' })

    await joining.getByRole('button', { name: 'Allow' }).click()
    await page.getByText('It joins at once, without asking you.').waitFor()
    expect(await policy()).toMatchObject({ join_quest: 'allow', submit_result: 'ask' })
    await page.getByText('Scout · Join a quest: allow').waitFor()

    await press(page, 'Undo')
    await page.getByText('Scout · Undone').waitFor()
    await page.getByText('It asks you in your inbox each time it wants to join.').waitFor()
    expect(await policy()).toMatchObject({ join_quest: 'ask', submit_result: 'ask' })
    expect(await joining.getByRole('button', { pressed: true }).innerText()).toBe('Ask me')
  })

  test('a secret can be hidden at once, and is gone when another agent is opened', async () => {
    const { ada, page } = await atAgent(id => `#agents/${id}/connect`)
    const other = await ada.agent('Rover')
    await issueAnother(page)
    await press(page, 'Hide the key')
    await page.getByText('Copy it now.').waitFor({ state: 'detached' })
    expect(await kept(page)).not.toMatch(secretShape)

    await issueAnother(page)
    expect(await kept(page)).toMatch(secretShape)
    await page.evaluate(`location.hash = 'agents/${other.id}/connect'`)
    await page.getByRole('heading', { level: 1, name: 'Connect Rover' }).waitFor()
    await page.goBack()
    await page.getByText('3 active keys').waitFor()
    expect(await kept(page)).not.toMatch(secretShape)
  })

  test('a key that is rotated with an overlap works until the overlap ends, and a revoked key is refused', async () => {
    const { world, agent, page } = await atAgent(id => `#agents/${id}/keys`)
    await press(page, 'Rotate key')
    await page.getByLabel('The old key stops working').selectOption({ label: 'After 1 hour' })
    await press(page, 'Rotate')
    await page.getByText('Copy it now.').waitFor()
    expect((await callProfile(world, agent.secret)).status).toBe(200)

    await page.goBack()
    await page.getByText('Being replaced').waitFor()
    await page.getByText('expires in 1 h').waitFor()
    await page.getByRole('button', { name: 'Revoke key' }).last().click()
    const dialog = page.getByRole('dialog')
    expect(await dialog.innerText()).toContain(agent.key.hint)
    await press(page, 'Cancel')
    expect((await callProfile(world, agent.secret)).status).toBe(200)
    await page.getByRole('button', { name: 'Revoke key' }).last().click()
    await press(page, 'Revoke')

    await page.getByText('Revoked', { exact: true }).and(page.locator('.chip')).waitFor()
    expect((await callProfile(world, agent.secret)).status).toBe(401)
    await page.getByText(`A call with the revoked key ${agent.key.hint} was refused now.`).waitFor()
  })

  test("an admin's hold is shown with its reason, and the owner cannot end it", async () => {
    const world = await open()
    const [admin, ben] = [await world.human('admin'), await world.human('ben')]
    const agent = await newAgent(world, ben)
    const page = await visit(world, `#agents/${agent.id}`, { as: ben })
    await page.getByRole('button', { name: 'Suspend' }).waitFor()

    await admin.post(`/v1/admin/agents/${agent.id}/suspend`, { reason: 'It calls too often' })

    await page.getByText('An admin suspended Scout.').waitFor()
    await page.getByText('Only an admin can resume it').waitFor()
    await page.getByText('“It calls too often”').waitFor()
    expect(await page.getByRole('button', { name: 'Resume' }).count()).toBe(0)
  })

  test('if an admin and the owner both suspend an agent, both are shown, and the owner can lift only their own hold', async () => {
    const world = await open()
    const [admin, ben] = [await world.human('admin'), await world.human('ben')]
    const agent = await newAgent(world, ben)
    await ben.post(`/v1/agents/${agent.id}/suspend`, { reason: 'On holiday' })
    await admin.post(`/v1/admin/agents/${agent.id}/suspend`, { reason: 'It calls too often' })
    const page = await visit(world, `#agents/${agent.id}`, { as: ben })

    await page.getByText('You and an admin suspended Scout.').waitFor()
    await page.getByText('“It calls too often”').waitFor()
    await press(page, 'Lift your suspension')

    await page.getByText('An admin suspended Scout.', { exact: true }).waitFor()
    await page.getByText('Only an admin can resume it').waitFor()
    expect((await callProfile(world, agent.secret)).status).toBe(401)
  })

  test('the page says first what archiving ends; afterwards there are no keys, no suspension and nothing to edit', async () => {
    const { world, agent, page } = await atAgent(id => `#agents/${id}`)
    await press(page, 'Archive')
    await page.getByText('This cannot be undone.').waitFor()
    await press(page, 'Archive permanently')

    await page.getByText('Scout is archived. This is final.').waitFor()
    expect((await callProfile(world, agent.secret)).status).toBe(401)
    for (const name of ['Suspend', 'Resume', 'Edit', 'Archive']) await isGone(page.getByRole('button', { name }))
    await page.evaluate(`location.hash = 'agents/${agent.id}/policy'`)
    await page.getByRole('group', { name: 'Join a quest' }).waitFor()
    expect(await page.getByRole('group', { name: 'Join a quest' }).getByRole('button', { disabled: true }).count()).toBe(3)
  })

  test('an undo that came too late undoes nothing', async () => {
    const { ada, agent, page } = await atAgent(id => `#agents/${id}/policy`)
    await page.getByRole('group', { name: 'Join a quest' }).getByRole('button', { name: 'Allow' }).click()
    await page.getByRole('button', { name: 'Undo' }).waitFor()
    const { body } = await ada.get<Schemas['Agent']>(`/v1/agents/${agent.id}`)
    await ada.patch(`/v1/agents/${agent.id}`, body.version, { policy: { join_quest: 'block' } })

    await press(page, 'Undo')

    await page.getByText('Not undone').waitFor()
    expect((await ada.get<Schemas['Agent']>(`/v1/agents/${agent.id}`)).body.policy.join_quest).toBe('block')
  })

  test('if two tabs change the same agent, the second shows the change of the first and lets the human choose', async () => {
    const { ada, agent, page } = await atAgent(id => `#agents/${id}`)
    const other = await page.context().newPage()
    await other.goto(page.url())
    for (const tab of [page, other]) await press(tab, 'Edit')
    const stored = async () => (await ada.get<Schemas['Agent']>(`/v1/agents/${agent.id}`)).body

    await other.getByLabel('Description').fill('Reads RFCs')
    await other.getByLabel('Skills').fill('reading')
    await press(other, 'Save')
    await other.getByRole('status').getByText('Saved', { exact: true }).waitFor()
    await page.getByLabel('Description').fill('Writes poems')
    await press(page, 'Save')

    const alert = page.getByRole('alert')
    await alert.getByText('Somebody else has changed this agent.').waitFor()
    expect(await alert.innerText()).toMatch(/Description\s+Reads RFCs\s+Skills\s+reading/)
    expect(await page.getByLabel('Description').inputValue()).toBe('Writes poems')
    expect(await stored()).toMatchObject({ description: 'Reads RFCs', skills: ['reading'] })

    await press(page, 'Save my values anyway')
    await page.getByRole('status').getByText('Saved', { exact: true }).waitFor()
    expect(await stored()).toMatchObject({ description: 'Writes poems', skills: ['reading'] })
    await other.getByText('Writes poems').waitFor()
    await other.close()
  })

  test('after a conflict the human can take the newer values instead', async () => {
    const { ada, agent, page } = await atAgent(id => `#agents/${id}`)
    await press(page, 'Edit')
    await page.getByLabel('Name').fill('Mine')
    const { body } = await ada.get<Schemas['Agent']>(`/v1/agents/${agent.id}`)
    await ada.patch(`/v1/agents/${agent.id}`, body.version, { name: 'Theirs' })
    await press(page, 'Save')
    await page.getByText('Somebody else has changed this agent.').waitFor()

    await press(page, 'Use the newer values')

    await soon(async () => expect(await page.getByLabel('Name').inputValue()).toBe('Theirs'))
    await page.getByLabel('Name').fill('Ours')
    await press(page, 'Save')
    await page.getByRole('heading', { level: 1, name: 'Ours' }).waitFor()
  })

  test('a new agent can get every field, and each error is at its field', async () => {
    const world = await open()
    const ada = await world.human('ada')
    await ada.agent('Taken', { handle: 'taken' })
    const page = await visit(world, '#agents', { as: ada })

    await press(page, 'New agent')
    await page.getByLabel('Name', { exact: true }).fill('Scout')
    await page.getByText('More options').click()
    await page.getByLabel('Handle').fill('No Handle')
    await page.getByLabel('Description').fill('Reads RFCs')
    await page.getByLabel('Skills').fill('research, tables, research')
    await page.getByLabel('Join a quest').selectOption('Allow')
    await page.getByLabel('Concurrent quest limit').fill('7')
    await press(page, 'Create agent')
    expect(await page.locator('[aria-invalid=true]').getAttribute('name')).toBe('handle')
    await page.getByLabel('Handle').fill('taken')
    await press(page, 'Create agent')
    await page.getByText('This handle is or was used by another agent').waitFor()
    await page.getByLabel('Handle').fill('scout-7')
    await press(page, 'Create agent')

    await page.getByRole('heading', { level: 1, name: 'Connect Scout' }).waitFor()
    const { body } = await ada.get<Schemas['AgentPage']>('/v1/agents?q=scout-7')
    expect(body.items[0]).toMatchObject({
      name: 'Scout',
      handle: 'scout-7',
      description: 'Reads RFCs',
      skills: ['research', 'tables'],
      policy: { join_quest: 'allow', submit_result: 'ask', withdraw_from_quest: 'allow' },
      max_active_quests: 7,
    })
  })

  test('agents are found by words and filters, which are in the address', async () => {
    const world = await open()
    const ada = await world.human('ada')
    const scout = await newAgent(world, ada, { description: 'Reads RFCs' })
    world.clock.advance(1)
    const rover = await ada.agent('Rover')
    await ada.post(`/v1/agents/${rover.id}/suspend`)
    await callProfile(world, scout.secret)
    const page = await visit(world, '#agents', { as: ada })
    await page.getByText('Connected, seen now').waitFor()
    expect(await page.getByRole('article').getByRole('heading').allInnerTexts()).toEqual(['Rover', 'Scout'])

    await page.getByLabel('Order').selectOption('Recently seen first')
    await page.getByRole('article').first().getByText('Scout', { exact: true }).waitFor()
    await page.getByLabel('Search').fill('rfc')
    await page.getByText('Rover', { exact: true }).waitFor({ state: 'detached' })
    await page.getByLabel('State').selectOption('Suspended')
    await page.getByText('No agent matches these filters').waitFor()
    await page.waitForURL(`${world.url}/#agents?sort=-last_seen_at&q=rfc&state=suspended`)
    await page.reload()
    await page.getByText('No agent matches these filters').waitFor()
    await page.getByRole('link', { name: 'Show all' }).click()
    await page.getByText('Rover', { exact: true }).waitFor()
    await soon(async () => expect(await page.getByLabel('Search').inputValue()).toBe(''))

    await pass(world, page, 10 * 60_000)
    // This is as if the human came back to the tab.
    await page.evaluate("document.dispatchEvent(new Event('visibilitychange'))")
    await page.getByText('Idle, seen 10 min ago').waitFor()
  })

  test('pictures of a week say in words and in a table what they show, in the list and at the agent', async () => {
    const world = await open()
    const ada = await world.human('ada')
    const [scout, ledger] = [await newAgent(world, ada, { max_active_quests: 5 }), await newAgent(world, ada)]
    await ada.agent('Paperboy')
    const revoke = async ({ id, key }: typeof ledger) => ada.delete(`/v1/agents/${id}/keys/${key.id}`)
    for (const calls of [2, 3, 0]) {
      for (let i = 0; i < calls; i++) await callProfile(world, scout.secret)
      world.clock.advance(60 * 60_000)
    }
    await world.mcp(scout.secret, 'tools/call', { name: 'get_quest', arguments: { quest: 'no-such' } })
    await callProfile(world, ledger.secret)
    await revoke(ledger)
    world.clock.advance(1)
    for (let i = 0; i < 2; i++) await callProfile(world, ledger.secret)
    await world.core.calls.flush()
    const page = await visit(world, '#agents', { as: ada, timezoneId: 'Asia/Kolkata' })

    const row = (handle: string | RegExp) => page.getByRole('article').filter({ hasText: handle })
    await row(scoutHandle).getByText('6 calls in the last 7 days').waitFor()
    expect(await row('scout-').innerText()).toMatch(/Refused now, key revoked[^]*1 call, 2 refused\s+in the last 7 days/)
    const waiting = await row('paperboy').innerText()
    expect([waiting.match(/Waiting for its first call/g)?.length, waiting.match(/No calls/g)?.length]).toEqual([1, 1])

    await page.evaluate(`location.hash = 'agents/${scout.id}'`)
    await page.getByText('Busiest: Sat 15:00, 3 calls').waitFor()
    const week = page.getByRole('region', { name: 'Last 7 days' })
    expect(await week.locator('figcaption').innerText()).toMatch(/6 calls\s+1 error/)
    await week.getByText('Show the numbers').click()
    // The hours of UTC are shown in the human's own time zone: 09:00 is half past 14.
    expect(await week.getByRole('row').last().innerText()).toMatch(/Saturday,? 21 Nov\s+6\s+0\s+1\s+15:00/)
    expect(await page.locator('.week .week-cell:is(.level-1, .level-2, .level-3, .level-4)').count()).toBe(3)
    await page.getByRole('link', { name: /Quests now\s*0 of 5/ }).waitFor()
    await page
      .getByRole('link', { name: /Next key to expire/ })
      .getByText('19 Feb 2027')
      .waitFor()

    await page.evaluate(`location.hash = 'agents/${ledger.id}'`)
    await page
      .getByRole('link', { name: /Next key to expire/ })
      .getByText('No active key')
      .waitFor()
    await page.getByRole('button', { name: '90 days' }).click()
    await page.getByRole('region', { name: 'Last 90 days' }).getByText('Calls by day').first().waitFor({ state: 'attached' })
    expect(await page.locator('.week .refused').count()).toBe(1)
  })

  test('everything can be done with the keyboard alone', async () => {
    const world = await open()
    const ada = await world.human('ada')
    const page = await visit(world, '#agents', { as: ada })
    await page.getByRole('button', { name: 'Create an agent' }).focus()
    const key = (name: string) => page.keyboard.press(name)
    const focused = () => page.evaluate<string>('document.activeElement.textContent || document.activeElement.name')
    /** Presses Tab until the element with this name has the focus. */
    async function tabTo(name: string) {
      for (let presses = 0; presses < 40; presses++) {
        if ((await focused()) === name) return
        await key('Tab')
      }
      throw new Error(`Tab never gets to ${name}`)
    }

    await key('Enter')
    await page.getByRole('dialog').waitFor()
    await hasFocus(page.getByLabel('Name', { exact: true }))
    await page.keyboard.type('Scout')
    await key('Enter')
    await page.getByRole('heading', { level: 1, name: 'Connect Scout' }).waitFor()
    await hasFocus(page.getByRole('heading', { level: 1 }))
    await page.getByLabel('Label').waitFor()
    await tabTo('label')
    await key('Enter')
    await page.getByText('Copy it now.').waitFor()
    await hasFocus(page.getByLabel("The new key's secret"))
    await tabTo('Claude Code')
    await key('ArrowDown')
    await hasFocus(page.getByRole('tab', { name: 'Codex' }))
    await page.getByRole('tabpanel').getByText('bearer_token_env_var').first().waitFor()

    await page.getByRole('link', { name: 'Scout' }).focus()
    await key('Enter')
    await hasFocus(page.getByRole('heading', { level: 1, name: 'Scout', exact: true }))
    await tabTo('Policy')
    await key('Enter')
    await page.getByRole('group', { name: 'Join a quest' }).waitFor()
    await tabTo('Allow')
    await key('Space')
    await page.getByText('It joins at once, without asking you.').waitFor()
    expect(await focused()).toBe('Allow')
    await page.getByRole('button', { name: 'Suspend' }).focus()
    await key('Enter')
    await page.getByRole('dialog').waitFor()
    await key('Escape')
    await page.locator('button:focus').getByText('Suspend').waitFor()
  })

  test.each(Object.entries(looks))('the screens are accessible %s, and nothing is wider than the screen', async (_how, look) => {
    const { world, ada, agent, page } = await atAgent(id => `#agents/${id}`, look)
    await callProfile(world, agent.secret)
    const revoked = await ada.key(agent.id, { label: 'lost' })
    await ada.delete(`/v1/agents/${agent.id}/keys/${revoked.key.id}`)
    await callProfile(world, revoked.secret)
    const rover = await ada.agent('Rover', { description: 'x'.repeat(500) })
    await ada.post(`/v1/agents/${rover.id}/suspend`, { reason: 'y'.repeat(300) })
    const found: string[] = []
    const check = async (where: string) => {
      await page.locator('.skeleton').first().waitFor({ state: 'detached' })
      const wide = await excess(page)
      if (wide > 0) found.push(`${where} is ${wide} px too wide`)
      found.push(...(await barriers(page)).map(barrier => `${where}: ${barrier}`))
    }
    const at = async (address: string, heading: string, tab?: string) => {
      await page.evaluate(`location.hash = '${address}'`)
      await page.getByRole('heading', { level: 1, name: heading, exact: true }).waitFor()
      if (tab) await page.locator('[aria-current=page]', { hasText: tab }).waitFor()
      await check(address)
    }

    await at('agents', 'Agents')
    await press(page, 'New agent')
    await page.getByText('More options').click()
    await check('new agent')
    await press(page, 'Cancel')
    await at(`agents/${agent.id}`, 'Scout', 'Overview')
    for (const tab of ['Keys', 'Policy', 'Work', 'Log']) await at(`agents/${agent.id}/${tab.toLowerCase()}`, 'Scout', tab)
    await at(`agents/${rover.id}`, 'Rover')
    await at(`agents/${agent.id}/connect`, 'Connect Scout')
    await issueAnother(page)
    await page.getByText('Not connecting?').click()
    await check('connect')

    expect(found).toEqual([])
  })
})
