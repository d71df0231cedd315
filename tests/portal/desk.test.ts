import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client'
import { expect, test } from '@jest/globals'
import type { Page } from 'playwright-core'
import { newId } from '../../src/core/kit/ids.ts'
import { insertAccount } from '../../src/store/people/accounts.ts'
import { beginLog } from '../../src/core/log/audit.ts'
import { run } from '../../src/store/index.ts'
import { barriers } from '../support/barriers.ts'
import { excess } from '../support/browser.ts'
import type { Person, Schemas } from '../support/client.ts'
import { details } from '../support/details.ts'
import { allowAll, joinAt, newAgent, openQuest, questRow, work } from '../support/domain.ts'
import { soon } from '../support/soon.ts'
import type { World } from '../support/world.ts'
import { atOnce, comeBack, hasFocus, isGone, portal } from './support.ts'

const { open, visit, signIn } = portal()
const phone = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true }
const dark = { colorScheme: 'dark' } as const

const level1 = (page: Page, name: string) => page.getByRole('heading', { level: 1, name }).waitFor()
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()
const inDialog = (page: Page, name: string) => page.getByRole('dialog').getByRole('button', { name, exact: true }).click()
const criterion = (page: Page, n: number) => page.getByRole('textbox', { name: `Criterion ${n}` })
const fieldsError = (page: Page) => page.locator('.field-error')

async function desk(address: string, options = {}) {
  const world = await open()
  const ada = await world.human('ada')
  const page = await visit(world, address, { as: ada, ...options })
  return { world, ada, page }
}

/** An agent that has submitted a result. */
async function delivered(world: World, owner: Person, questId: string, more: object = {}) {
  const agent = await newAgent(world, owner, { policy: allowAll })
  await joinAt(world, agent, questId)
  const quest = await questRow(world, questId)
  await world.core.participations.submit(await agent.as(), quest, { ...work, ...more }, 'Ready')
  return agent
}

/** Sign-up makes only one admin, so another one is written into the database. */
async function secondAdmin(world: World) {
  const email = 'ben@example.com'
  const password = 'correct horse battery'
  const passwordHash = await world.core.world.passwords.hash(password, { name: 'test', isGone: () => false })
  const id = newId('acc', world.clock.now)
  await world.store.transaction(function* () {
    yield* run(insertAccount, { id, email, displayName: 'Ben', passwordHash, role: 'admin', adminSince: null, now: world.clock.now })
    yield* beginLog(world.core.world, id)
  })
  return { id, email, password }
}

test('a quest is written and published; an agent submits, gets a comment, submits again and earns its points', async () => {
  const { world, ada, page } = await desk('#desk/quests')
  const owner = await world.human('otto')
  const agent = await newAgent(world, owner, { policy: allowAll })
  const client = new Client({ name: 'official-client', version: '3.1' })
  const transport = new StreamableHTTPClientTransport(new URL('/mcp', world.url), {
    requestInit: { headers: { Authorization: `Bearer ${agent.secret}` } },
  })
  await client.connect(transport as never)
  const call = async (name: string, given: Record<string, unknown> = {}) => {
    const { structuredContent, isError } = await client.callTool({ name, arguments: given })
    expect(isError).toBeFalsy()
    return structuredContent as Record<string, unknown>
  }

  await page.getByRole('link', { name: 'New quest' }).first().click()
  await level1(page, 'New quest')
  await page.getByLabel('Title').fill('Add two numbers')
  await page.getByLabel('Summary').fill('The sum of 40 and 2.')
  await page.getByLabel('Description').fill('Add **40** and 2.')
  await criterion(page, 1).fill('The sum is right')
  await criterion(page, 1).press('Enter')
  await criterion(page, 2).fill('The work is shown')
  const [warning] = await Promise.all([page.waitForEvent('dialog'), page.close({ runBeforeUnload: true })])
  expect(warning.type()).toBe('beforeunload')
  await warning.dismiss()
  await page.getByLabel('Result schema').fill('{ "type": "object", "required": ["sum"], "properties": { "sum": { "const": 42 } } }')
  await press(page, 'Save draft')
  await level1(page, 'Add two numbers')
  // A draft that cannot be saved must not be published.
  await page.getByLabel('Title').fill('')
  await press(page, 'Publish')
  await inDialog(page, 'Publish')
  await fieldsError(page).first().waitFor()
  expect((await ada.get<Schemas['QuestPage']>('/v1/admin/quests')).body.items.map(({ status }) => status)).toEqual(['draft'])
  await page.getByLabel('Title').fill('Add two numbers')
  await page.getByLabel('Points').fill('25')
  await page.getByLabel('Attempts').fill('2')
  await press(page, 'Publish')
  await page.getByRole('dialog').getByText('are saved first').waitFor()
  await inDialog(page, 'Publish')
  await page.getByRole('main').getByText('Open', { exact: true }).waitFor()

  await call('join_quest', { quest: 'add-two-numbers', reason: 'I can add' })
  await call('submit_result', { quest: 'add-two-numbers', summary: 'It is <b>42</b>', data: { sum: 42 } })
  await page.getByRole('link', { name: 'Reviews' }).click()
  await page.getByText('Attempt 1 of 2').waitFor()
  await page.getByText('It is <b>42</b>').waitFor()
  await press(page, 'Request revision')
  await page.getByText('has 48 hours to submit again: attempt 2 of 2').waitFor()
  await page.getByLabel('What must change').fill('Show your work')
  await press(page, 'Request revision')
  await page.getByText('Nothing to review').waitFor()

  const sentBack = await call('get_quest', { quest: 'add-two-numbers' })
  await call('submit_result', { quest: 'add-two-numbers', summary: '40 + 2 = 42', data: { sum: 42 } })
  await page.getByText('Attempt 2 of 2').waitFor()
  await page.getByText('This was the last attempt. Accept or reject it.').waitFor()
  expect(await page.getByRole('button', { name: 'Request revision' }).isDisabled()).toBe(true)
  const earlier = page.locator('details', { hasText: 'Attempt 1' })
  await soon(async () => expect(await earlier.innerText()).toMatch(/Reviewed by you[\s\S]*Show your work[\s\S]*It is <b>42<\/b>/))
  await press(page, 'Accept')
  await page.getByText('Scout gets 25 points. This is final.').waitFor()
  await press(page, 'Accept')
  await page.getByRole('status').getByText('Accepted: Scout gets 25 points').waitFor()
  const profile = await call('get_profile')
  await client.close()

  expect(sentBack).toMatchObject({ my_participation: { state: 'revision_requested', last_feedback: 'Show your work' } })
  expect(profile).toMatchObject({ stats: { points: 25, accepted: 1 } })
  const { body } = await ada.get<Schemas['SubmissionPage']>('/v1/admin/submissions?awaiting=true')
  expect(body.items).toEqual([])
})

test('a member has no desk, not even in the browser of an admin', async () => {
  const { world, page } = await desk('#inbox')
  await page.context().clearCookies()
  await signIn(page, await world.human('ben'))

  for (const address of ['desk/quests', 'desk/quests/new', 'desk/reviews', 'desk/accounts', 'desk/agents', 'desk/log']) {
    await page.goto(`${world.url}/#work`)
    await level1(page, 'Work')
    await page.goto(`${world.url}/#${address}`)
    await level1(page, 'Not found')
  }
  expect(await page.getByRole('link', { name: 'Reviews' }).count()).toBe(0)
})

test('a suspended account loses access, with its agents, and gets it back when it is resumed', async () => {
  const { world, page } = await desk('#desk/accounts')
  const ben = await world.human('ben')
  const agent = await newAgent(world, ben)
  const other = await visit(world, '#agents', { as: ben })
  await level1(other, 'Agents')

  await press(page, 'Suspend… ben')
  await page.getByRole('dialog').waitFor()
  expect(await barriers(page)).toEqual([])
  await page.getByLabel('Reason').fill('Advertising')
  await inDialog(page, 'Suspend')
  await page.locator('.chip', { hasText: 'Suspended' }).waitFor()

  await comeBack(other)
  await other.getByText('Your session has ended.').waitFor()
  expect((await world.mcp(agent.secret)).status).toBe(401)
  await press(page, 'Resume… ben')
  await inDialog(page, 'Resume')
  await page.getByRole('status').getByText('ben can sign in again', { exact: true }).waitFor()
  expect((await world.mcp(agent.secret)).status).toBe(200)
  expect(await page.getByRole('button', { name: 'Suspend… ada' }).count()).toBe(0)
})

test('the service log shows what admins did and what concerns security, and can be filtered by person', async () => {
  const { world, ada, page } = await desk('#desk/log')
  const ben = await world.human('ben')
  await world.call('POST', '/v1/sessions', { body: { email: ben.email, password: 'not the right one' } })
  const agent = await newAgent(world, ben)
  await ada.post(`/v1/admin/agents/${agent.id}/suspend`, { reason: 'It floods' })
  const said = (text: string) => page.locator('.sentence', { hasText: text })

  await said('Somebody entered a wrong password for ben’s account').waitFor()
  await said('You suspended ben’s agent Scout: “It floods”').waitFor()
  await said('ben signed up').waitFor()
  await page.getByLabel('Who').selectOption('You')
  await said('ben signed up').waitFor({ state: 'detached' })
  await said('You suspended ben’s agent Scout').waitFor()
  await page
    .locator('li', { has: said('You suspended ben’s agent') })
    .getByRole('button')
    .click()
  await page.getByText('agent.suspended').waitFor()
  expect(await page.getByRole('main').getByRole('link', { name: agent.id }).count()).toBe(0)
  expect(await barriers(page)).toEqual([])
})

details(() => {
  test('if two admins review one submission at once, one wins, and the other sees who decided what and loses no text', async () => {
    const { world, ada, page } = await desk('#desk/reviews')
    const ben = await secondAdmin(world)
    const other = await visit(world, '#desk/reviews', { as: ben })
    const quest = await openQuest(ada)
    await delivered(world, await world.human('otto'), quest.id)

    for (const one of [page, other]) await one.getByText('Attempt 1 of 3').waitFor()
    await page.keyboard.press('x')
    await page.getByLabel('Reason').fill('Not what was asked')
    await other.keyboard.press('a')
    await other.getByLabel('Comment').fill('Well done')
    await atOnce(/\/(reject|accept)$/, [
      [page, () => press(page, 'Reject')],
      [other, () => press(other, 'Accept')],
    ])

    const review = await soon(async () => {
      const { body } = await ada.get<Schemas['SubmissionPage']>('/v1/admin/submissions?awaiting=false')
      return body.items[0]!.review!
    })
    const isBens = review.reviewer_id === ben.id
    expect(review.decision).toBe(isBens ? 'accepted' : 'rejected')
    const [winner, loser] = isBens ? [other, page] : [page, other]
    await winner.getByText('Nothing to review').waitFor()
    await loser.getByText(isBens ? 'Reviewed by Ben' : 'Reviewed by ada').waitFor()
    await loser
      .getByRole('alert')
      .getByText(isBens ? 'Well done' : 'Not what was asked')
      .waitFor()
    await loser.getByText('Your comment was not sent.').waitFor()
    await loser
      .getByRole('main')
      .getByText(isBens ? 'Not what was asked' : 'Well done')
      .waitFor()
  })

  test.each([
    ['on a phone', phone],
    ['in the dark', dark],
  ])('the desk is accessible %s', async (_, options) => {
    const { world, ada, page } = await desk('#desk/quests', options)
    const quest = await openQuest(ada)
    await delivered(world, ada, quest.id, { links: ['https://example.com/'], data: { words: 200 } })
    await ada.delete(`/v1/agents/${(await ada.agent('Old hand')).id}`)
    await ada.post(`/v1/agents/${(await ada.agent('Idler')).id}/suspend`)

    for (const [address, heading, waited] of [
      ['desk/quests', 'Write quests', 'Summarise an RFC'],
      [`desk/quests/${quest.id}`, 'Summarise an RFC', 'Agents have joined under these terms'],
      ['desk/quests/new', 'New quest', 'Shows what agents and their owners will see.'],
      ['desk/reviews', 'Reviews', 'Summarise an RFC'],
      ['desk/accounts', 'Accounts', 'This is you'],
      ['desk/agents', 'All agents', 'Archived'],
      ['desk/agents', 'All agents', 'Suspended by its owner'],
      ['desk/log', 'Service log', 'You published the quest'],
    ] as const) {
      await page.goto(`${world.url}/#${address}`)
      await level1(page, heading)
      await page.getByRole('main').getByText(waited).locator('visible=true').first().waitFor()
      expect([address, await barriers(page), await excess(page)]).toEqual([address, [], 0])
    }
    await page.goto(`${world.url}/#desk/reviews`)
    await level1(page, 'Reviews')
    await page.getByRole('navigation', { name: 'Submissions' }).getByRole('link').first().click()
    await press(page, 'Accept')
    await page.getByLabel('Comment').waitFor()
    expect([await barriers(page), await excess(page)]).toEqual([[], 0])
  })

  test('a new submission appears at once, and nothing is asked while nothing happens', async () => {
    const { world, ada, page } = await desk('#desk/reviews')
    await page.getByText('Nothing to review').waitFor()
    const quest = await openQuest(ada)
    const owner = await world.human('otto')
    // Only timers that begin after this follow the clock of the test.
    await page.clock.install({ time: world.clock.now })
    await page.reload()
    await page.getByText('Nothing to review').waitFor()
    const asked: string[] = []
    page.on('request', request => asked.push(new URL(request.url()).pathname))

    // Once, when its stream of events opens, the page reads again.
    await soon(async () => {
      asked.length = 0
      await page.clock.runFor(60_000)
      await page.evaluate(() => fetch('/v1/service'))
      expect(asked).toEqual(['/v1/service'])
    })
    await delivered(world, owner, quest.id)
    await page.getByText('Attempt 1 of 3').waitFor()

    expect(asked).toContain('/v1/admin/submissions')
  })

  test('the lists of the desk and the badge of its menu follow what others do', async () => {
    const { world, ada, page } = await desk('#desk/quests')
    const eve = await secondAdmin(world)
    const { body } = await world.call<Schemas['SignedIn']>('POST', '/v1/sessions', {
      body: { email: eve.email, password: eve.password, transport: 'token' },
    })
    const token = body.token!
    await page.getByText('No quests yet').waitFor()
    const badge = page.getByRole('navigation').getByRole('link', { name: /^Reviews/ })
    expect(await badge.textContent()).toBe('Reviews')

    const quest = await openQuest(ada, { slots: 3 })
    await page.getByText('0 of 3 slots taken').waitFor()
    const otto = await world.human('otto')
    const one = await delivered(world, otto, quest.id)
    await page.getByText('1 of 3 slots taken').waitFor()
    await badge.getByText('1 waiting', { exact: true }).waitFor()

    await page.getByRole('link', { name: 'Accounts' }).click()
    await page.getByRole('heading', { name: 'otto' }).waitFor()
    await world.human('cleo')
    await page.getByRole('heading', { name: 'cleo' }).waitFor()

    await page.getByRole('link', { name: 'Service log' }).click()
    await page.locator('.sentence', { hasText: 'cleo signed up' }).waitFor()
    await world.call('POST', `/v1/admin/agents/${one.id}/suspend`, { token, body: { reason: 'It floods' } })
    await page.locator('.sentence', { hasText: 'suspended otto’s agent Scout' }).waitFor()

    const { body: queue } = await ada.get<Schemas['SubmissionPage']>('/v1/admin/submissions?awaiting=true')
    await world.call('POST', `/v1/admin/submissions/${queue.items[0]!.id}/accept`, { token, body: {} })
    await isGone(badge.getByText('1 waiting', { exact: true }))
  })

  test('refused input stays as it was typed, and the field at fault has the focus and the message', async () => {
    const { page } = await desk('#desk/quests/new')

    await page.getByLabel('Title').fill('A quest')
    await criterion(page, 1).fill('It is done')
    await page.getByLabel('Result schema').fill('{ "type": }')
    await press(page, 'Save draft')
    await fieldsError(page).getByText('Is not valid JSON').waitFor()
    await hasFocus(page.getByLabel('Result schema'))

    await page.getByLabel('Result schema').fill('{ "type": "nothing of the kind" }')
    await press(page, 'Save draft')
    await fieldsError(page).getByText('/type: Must be one of array, boolean').waitFor()
    expect(await page.getByLabel('Result schema').inputValue()).toBe('{ "type": "nothing of the kind" }')

    await page.getByLabel('Result schema').fill('')
    await page.getByLabel('Tags').fill('fine, Not Fine')
    await page.getByLabel('Closing time').fill('2026-01-01T12:00')
    await press(page, 'Save draft')
    await page.getByLabel('Tags').and(page.locator('[aria-invalid=true]')).waitFor()
    await page.getByLabel('Tags').fill('fine, Not-Fine!')
    await press(page, 'Save draft')
    const refused = fieldsError(page).getByText(/^“not-fine!”: \S/)
    await refused.waitFor()
    await page.getByLabel('Tags').fill('fine')
    expect(await refused.count()).toBe(1)
    await press(page, 'Save draft')
    await fieldsError(page).getByText('Must be in the future').waitFor()
    expect(await page.getByLabel('Title').inputValue()).toBe('A quest')
    expect(await barriers(page)).toEqual([])
  })

  test('a taken slug is reported, and nothing that was typed is lost', async () => {
    const { ada, page } = await desk('#desk/quests/new')
    await openQuest(ada, { title: 'Add two numbers' })

    await page.getByLabel('Title').fill('Another one')
    await page.getByLabel('Short name').fill('add-two-numbers')
    await criterion(page, 1).fill('It is done')
    await press(page, 'Save draft')

    await page.getByRole('alert').getByText('Another quest has this slug').waitFor()
    expect(await page.getByLabel('Title').inputValue()).toBe('Another one')
  })

  test('the criteria can be put in order with the keyboard alone', async () => {
    const { page } = await desk('#desk/quests/new')

    await criterion(page, 1).focus()
    await page.keyboard.type('second')
    await page.keyboard.press('Enter')
    await hasFocus(criterion(page, 2))
    await page.keyboard.type('first')
    await page.getByRole('button', { name: 'Move criterion 2 up' }).focus()
    await page.keyboard.press('Enter')
    await soon(async () => expect(await criterion(page, 1).inputValue()).toBe('first'))
    await page.getByRole('button', { name: 'Add a criterion' }).focus()
    await page.keyboard.press('Enter')
    await hasFocus(criterion(page, 3))
    await page.keyboard.type('third')

    const written = await Promise.all([1, 2, 3].map(n => criterion(page, n).inputValue()))
    expect(written).toEqual(['first', 'second', 'third'])
  })

  test('the preview shows hostile markup as text, and formats valid Markdown', async () => {
    const { page } = await desk('#desk/quests/new')

    await page
      .getByLabel('Description')
      .fill(
        [
          '# Heading',
          '<script>document.title = "owned"</script>',
          '<img src=x onerror="document.title = \'owned\'">',
          '[press](javascript:document.title="owned") [data](data:text/html,<script>1</script>)',
          '![track](https://evil.example/pixel.png)',
          '[good](https://example.com/)',
          '<iframe src="https://evil.example"></iframe>',
        ].join('\n\n'),
      )
    const preview = page.getByRole('region', { name: 'Preview' })
    await preview.getByText('Heading').waitFor()

    expect(await preview.locator('script, img, iframe, object, form').count()).toBe(0)
    expect(await preview.locator('a').evaluateAll(links => links.map(link => link.getAttribute('href')))).not.toContainEqual(
      expect.stringMatching(/^(javascript|data):/),
    )
    expect(await preview.getByRole('link', { name: 'good' }).getAttribute('href')).toBe('https://example.com/')
    expect(await preview.innerText()).toContain('<script>')
    await soon(async () => expect(await page.title()).toBe('New quest · Agent Quest'))
  })

  test('leaving with unsaved changes asks first, by link and by the back button', async () => {
    const { page } = await desk('#desk/quests')
    await page.getByRole('link', { name: 'New quest' }).first().click()
    await page.getByLabel('Title').fill('Half a thought')

    await page.getByRole('link', { name: 'Inbox' }).click()
    await inDialog(page, 'Stay here')
    expect(await page.getByLabel('Title').inputValue()).toBe('Half a thought')
    await page.waitForURL('**/#desk/quests/new')

    // The cancelled navigation has left a history entry, which is this screen too.
    await page.goBack()
    await page.goBack()
    await page.getByRole('dialog').waitFor()
    await page.keyboard.press('Escape')
    await isGone(page.getByRole('dialog'))
    expect(await page.getByLabel('Title').inputValue()).toBe('Half a thought')

    await page.getByRole('link', { name: 'Work' }).click()
    await inDialog(page, 'Leave without saving')
    await level1(page, 'Work')
    await page.getByRole('link', { name: 'Write quests' }).click()
    await page.getByRole('link', { name: 'New quest' }).first().click()
    expect(await page.getByLabel('Title').inputValue()).toBe('')
  })

  test('unsaved changes are still there if the session ends and the same human signs in again', async () => {
    const { ada, page } = await desk('#desk/quests/new')
    await page.getByLabel('Title').fill('Half a thought')

    const { body } = await ada.get<Schemas['SessionPage']>('/v1/sessions')
    for (const { id, current } of body.items) if (!current) await ada.delete(`/v1/sessions/${id}`)
    await page.getByText('Your session has ended.').waitFor()
    await page.getByLabel('E-mail').fill(ada.email)
    await page.getByLabel('Password').fill(ada.password)
    await press(page, 'Sign in')

    await level1(page, 'New quest')
    expect(await page.getByLabel('Title').inputValue()).toBe('Half a thought')
  })

  test('if two admins edit one quest, the second sees what the first has changed, and loses nothing', async () => {
    const { ada, page } = await desk('#inbox')
    const quest = await openQuest(ada, { title: 'Add two numbers' })
    await page.goto(`${new URL(page.url()).origin}/#desk/quests/${quest.id}`)
    await page.getByLabel('Summary').fill('My summary')
    await criterion(page, 1).fill('It is mine')

    await ada.patch(`/v1/admin/quests/${quest.id}`, quest.version, {
      slots: 7,
      summary: 'Their summary',
      acceptance_criteria: ['It is short', 'It is true, as far as we know', 'It has a source'],
    })
    await press(page, 'Save changes')
    await page.getByRole('alert').getByText('They changed summary, acceptance criteria and slots').waitFor()
    expect(await page.getByRole('alert').getByRole('listitem').allInnerTexts()).toEqual([
      'Summary: Their summary',
      'Acceptance criteria: It is short, It is true, as far as we know and It has a source',
    ])
    expect(await barriers(page)).toEqual([])
    await press(page, 'Keep my changes and continue')
    await soon(async () => expect(await page.getByLabel('Slots', { exact: true }).inputValue()).toBe('7'))
    await press(page, 'Save changes')
    await page.getByText('All changes are saved').waitFor()

    const { body } = await ada.get<Schemas['Quest']>(`/v1/admin/quests/${quest.id}`)
    expect(body).toMatchObject({ summary: 'My summary', slots: 7, acceptance_criteria: ['It is mine'] })
  })

  test('once an agent has joined, the terms cannot be edited, and the page says why', async () => {
    const { world, ada, page } = await desk('#inbox')
    const quest = await openQuest(ada, { title: 'Add two numbers', slots: 3 })
    const agent = await newAgent(world, ada, { policy: allowAll })
    await joinAt(world, agent, quest.id)
    await page.goto(`${world.url}/#desk/quests/${quest.id}`)

    await page.getByText('Agents have joined under these terms').first().waitFor()
    expect(await page.getByLabel('Points').isEditable()).toBe(false)
    expect(await criterion(page, 1).count()).toBe(0)
    await page.getByLabel('Slots', { exact: true }).fill('5')
    await press(page, 'Save changes')
    await page.getByText('All changes are saved').waitFor()

    await press(page, 'Cancel the quest')
    await page.getByRole('dialog').getByText('1 slot taken').waitFor()
    expect(await barriers(page)).toEqual([])
    await page.getByLabel('Reason').fill('Not needed any more')
    await inDialog(page, 'Cancel the quest')
    await page.getByRole('main').getByText('Cancelled', { exact: true }).waitFor()
    const { body } = await ada.get<Schemas['ParticipationPage']>('/v1/participations')
    expect(body.items).toEqual([expect.objectContaining({ state: 'cancelled', end_reason: 'Not needed any more' })])
  })

  test('if terms freeze while they are being edited, they are refused, and one press restores them', async () => {
    const { world, ada, page } = await desk('#inbox')
    const quest = await openQuest(ada, { title: 'Add two numbers' })
    const agent = await newAgent(world, ada, { policy: allowAll })
    const participation = await joinAt(world, agent, quest.id)
    await ada.post(`/v1/participations/${participation}/withdraw`, {})
    await page.goto(`${world.url}/#desk/quests/${quest.id}`)

    await page.getByLabel('Points').fill('11')
    await page.getByLabel('Summary').fill('Still mine')
    await press(page, 'Save changes')
    await page.getByRole('alert').getByText('Agents have joined under these terms').waitFor()
    await press(page, 'Restore these terms')
    await press(page, 'Save changes')
    await page.getByText('All changes are saved').waitFor()

    const { body: after } = await ada.get<Schemas['Quest']>(`/v1/admin/quests/${quest.id}`)
    expect(after).toMatchObject({ summary: 'Still mine', reward_points: 10 })
  })

  test('a quest can be found, closed and reopened, and a draft deleted, each after a confirmation', async () => {
    const { ada, page } = await desk('#desk/quests')
    await openQuest(ada, { title: 'Add two numbers' })
    await ada.post('/v1/admin/quests', { title: 'Half a thought', acceptance_criteria: ['It is done'] })

    await page.getByRole('link', { name: 'Add two numbers' }).waitFor()
    await page.getByLabel('Status').selectOption('Drafts')
    await isGone(page.getByRole('link', { name: 'Add two numbers' }))
    await page.getByRole('link', { name: 'Half a thought' }).waitFor()
    expect(await barriers(page)).toEqual([])
    await page.getByRole('link', { name: 'Half a thought' }).click()
    await press(page, 'Delete')
    await inDialog(page, 'Delete')
    await level1(page, 'Write quests')

    await isGone(page.getByRole('link', { name: 'Half a thought' }))
    await page.getByLabel('Search').fill('two')
    await page.waitForURL('**q=two')
    await page.getByRole('link', { name: 'Add two numbers' }).click()
    await press(page, 'Close the quest')
    await page.getByRole('dialog').getByText('No slots are taken').waitFor()
    await inDialog(page, 'Close the quest')
    await page.getByRole('main').getByText('Closed', { exact: true }).waitFor()
    await press(page, 'Reopen')
    await page.getByRole('dialog').getByLabel('Closing time').fill('2026-01-01T12:00')
    await inDialog(page, 'Reopen')
    await page.getByRole('dialog').getByText('Must be in the future').waitFor()
    await page.getByRole('dialog').getByLabel('Closing time').fill('2027-01-01T12:00')
    await inDialog(page, 'Reopen')
    await page.getByRole('main').getByText('Open', { exact: true }).waitFor()

    const { body } = await ada.get<Schemas['QuestPage']>('/v1/admin/quests')
    expect(body.items).toEqual([expect.objectContaining({ status: 'open', closes_at: expect.stringContaining('2027-01-01') })])
  })

  test('a comment that is being written is still there if another admin was faster', async () => {
    const { world, ada, page } = await desk('#desk/reviews')
    const quest = await openQuest(ada)
    await delivered(world, ada, quest.id)
    await page.getByText('Attempt 1 of 3').waitFor()
    await press(page, 'Reject')
    await page.getByLabel('Reason').fill('Not what was asked')

    const { body } = await ada.get<Schemas['SubmissionPage']>('/v1/admin/submissions?awaiting=true')
    await ada.post(`/v1/admin/submissions/${body.items[0]!.id}/accept`, { comment: 'Well done' })

    await page.getByRole('alert').getByText('Well done').waitFor()
    await page.getByText('Your comment was not sent.').waitFor()
    await page.getByRole('main').getByText('Not what was asked').waitFor()
    expect(await page.getByRole('button', { name: 'Reject' }).count()).toBe(0)
  })

  test('the queue can be worked through with the keyboard alone, and the next submission has the focus', async () => {
    const { world, ada, page } = await desk('#desk/reviews')
    const quest = await openQuest(ada, { slots: 3, max_attempts: 1 })
    await delivered(world, ada, quest.id, { summary: 'The older' })
    world.clock.advance(1_000)
    await delivered(world, await world.human('otto'), quest.id, { summary: 'The newer' })

    await page.getByRole('link', { name: 'attempt 1' }).nth(1).waitFor()
    await page.getByText('This was the last attempt').waitFor()
    expect(await barriers(page)).toEqual([])
    await page.keyboard.press('j')
    await page.getByText('The newer').waitFor()
    await page.keyboard.press('k')
    await page.getByText('The older').waitFor()
    await page.keyboard.press('x')
    await hasFocus(page.getByLabel('Reason'))
    await page.keyboard.type('Too old')
    await page.keyboard.press('Control+Enter')
    await page.getByText('The newer').waitFor()
    await hasFocus(page.getByRole('heading', { level: 2, name: 'Summarise an RFC' }))
    await page.keyboard.press('a')
    await hasFocus(page.getByLabel('Comment'))
    await page.keyboard.press('Control+Enter')
    await page.getByText('Nothing to review').waitFor()

    await page.getByRole('link', { name: 'Reviewed', exact: true }).click()
    await page.getByText('Reviewed by you').waitFor()
    const { body } = await ada.get<Schemas['SubmissionPage']>('/v1/admin/submissions')
    expect(body.items.map(item => item.review?.decision)).toEqual(['rejected', 'accepted'])
  })

  test('an admin can suspend a misbehaving agent where it appears, and find it by its owner', async () => {
    const { world, ada, page } = await desk('#desk/reviews')
    const quest = await openQuest(ada)
    const agent = await delivered(world, await world.human('otto'), quest.id)
    await (await world.human('cleo')).agent('Margin')

    await press(page, 'Suspend agent…')
    await page.getByLabel('Reason').fill('It floods the queue')
    await inDialog(page, 'Suspend')
    await page.getByRole('main').getByText('Suspended', { exact: true }).waitFor()
    expect((await world.mcp(agent.secret)).status).toBe(401)

    await page.getByRole('link', { name: 'All agents' }).click()
    await page.getByRole('heading', { name: 'Margin' }).waitFor()
    expect(await barriers(page)).toEqual([])
    await page.getByLabel('Search').fill('otto')
    await isGone(page.getByRole('heading', { name: 'Margin' }))
    await press(page, 'Resume… Scout')
    await inDialog(page, 'Resume')
    await page.getByRole('status').getByText('Scout is active again', { exact: true }).waitFor()
    expect((await world.mcp(agent.secret)).status).toBe(200)
  })

  test('an admin cannot review their own agent if there is another admin; the only admin may, and everybody can see that', async () => {
    const { world, ada, page } = await desk('#desk/reviews')
    const ben = await secondAdmin(world)
    const quest = await openQuest(ada)
    await delivered(world, ada, quest.id)

    await page.getByText('This agent is yours. Somebody else must review its work.').waitFor()
    expect(await page.getByRole('button', { name: 'Accept' }).count()).toBe(0)
    expect(await barriers(page)).toEqual([])
    await ada.post(`/v1/admin/accounts/${ben.id}/suspend`)
    await page.getByText('Nobody else can review, so you may review its work').waitFor()
    await press(page, 'Accept')
    await page.getByLabel('Comment').waitFor()
    await press(page, 'Accept')
    await page.getByText('Nothing to review').waitFor()

    await page.getByRole('link', { name: 'Reviewed' }).click()
    await page.getByText('who owns the agent and was the only active reviewer').waitFor()
    await page.getByRole('link', { name: 'Service log' }).click()
    await page
      .locator('.sentence', { hasText: 'You, as the only active reviewer, accepted the work of Scout on “Summarise an RFC”' })
      .waitFor()
  })
})
