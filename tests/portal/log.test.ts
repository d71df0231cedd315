import { readFile } from 'node:fs/promises'
import { expect, test } from '@jest/globals'
import type { Page } from 'playwright-core'
import { details } from '../support/details.ts'
import { agentAtWork, review } from './agent.ts'
import { portal } from './support.ts'
import { barriers } from '../support/barriers.ts'
import { allowAll, openQuest } from '../support/domain.ts'
import type { Schemas } from '../support/client.ts'
import { soon } from '../support/soon.ts'

const { open, visit, signIn, pass } = portal()
const day = 24 * 60 * 60_000
const sentence = (page: Page, text: string) => page.locator('.sentence', { hasText: text })
/** Waits until the log begins with these sentences. With `all`, it must contain nothing else. */
const says = (page: Page, wanted: string[], { all = true } = {}) =>
  soon(async () => {
    const texts = (await page.locator('.sentence').allInnerTexts()).map(text => text.replaceAll(/\s+/g, ' '))
    expect(all ? texts : texts.slice(0, wanted.length)).toEqual(wanted)
  })

test('the log shows as it happens what was done, by whom and to what', async () => {
  const world = await open()
  const admin = await world.human('admin')
  const ada = await world.human('ada')
  await openQuest(admin, { title: 'Add two numbers' })
  const agent = await agentAtWork(world, ada, { ...allowAll, join_quest: 'ask' })
  const page = await visit(world, '#log', { as: ada, locale: 'en-US' })
  await sentence(page, 'You created Scout').waitFor()
  const entry = page.locator('.entry').first()
  await entry.locator('time').filter({ hasText: /M$/ }).waitFor()
  const edge = (of: string) =>
    entry.locator(of).evaluate(element => {
      const range = document.createRange()
      range.selectNodeContents(element)
      return range.getBoundingClientRect()
    })
  expect((await edge('.sentence')).left - (await edge('time')).right).toBeGreaterThan(8)

  const { approval } = await agent.call('join_quest', { quest: 'add-two-numbers', reason: 'I can add' })
  await sentence(page, 'Scout asked for approval: Join “Add two numbers”').waitFor()
  await ada.post(`/v1/approvals/${approval!.id}/approve`)
  await sentence(page, 'Scout joined “Add two numbers”').waitFor()
  await agent.call('submit_result', { quest: 'add-two-numbers', summary: '42' })
  await review(admin, 'accept', 'Fine')
  await sentence(page, 'A reviewer accepted').waitFor()

  await says(
    page,
    [
      'A reviewer accepted the work of Scout on “Add two numbers”: 10 points',
      'Scout submitted a result for “Add two numbers”',
      'Scout joined “Add two numbers”',
      'You approved a request from Scout: Join “Add two numbers”',
      'Scout asked for approval: Join “Add two numbers”',
      'You signed in',
      `You issued the key “key” (${agent.key.hint}) for Scout`,
    ],
    { all: false },
  )
  const { body: work } = await ada.get<Schemas['ParticipationPage']>('/v1/participations')
  const leadsTo = (says: string) => sentence(page, says).getByRole('link', { name: 'Add two numbers' }).getAttribute('href')
  expect(await leadsTo('You approved')).toBe(`#approvals/${approval!.id}`)
  expect(await leadsTo('Scout submitted')).toBe(`#work/${work.items[0]!.id}`)
  await page
    .locator('li', { has: sentence(page, 'You approved') })
    .getByRole('button')
    .click()
  await page.getByText('approval.approved').waitFor()
  expect(await page.locator('.entry-details').innerText()).toMatch(/Hash\s+[0-9a-f]{64}/)
  expect(await barriers(page)).toEqual([])
  await page.getByRole('link', { name: 'All entries about this approval' }).click()
  await sentence(page, 'Scout joined').waitFor({ state: 'detached' })
  await says(page, ['You approved a request from Scout: Join “Add two numbers”', 'Scout asked for approval: Join “Add two numbers”'])
  await agent.leave()
})

test('the log can be filtered by action, actor, agent and day, and its export has exactly the chosen days', async () => {
  const world = await open()
  const ada = await world.human('ada')
  const agent = await agentAtWork(world, ada, allowAll)
  await ada.agent('Quill')
  const page = await visit(world, '#log', { acceptDownloads: true, timezoneId: 'Pacific/Auckland' })
  await pass(world, page, day)
  await signIn(page, ada)
  await ada.post(`/v1/agents/${agent.id}/suspend`, { reason: 'Enough for today' })
  await sentence(page, 'You suspended Scout: “Enough for today”').waitFor()
  await soon(async () =>
    expect(await page.locator('.day').allInnerTexts()).toEqual(['Sunday, 22 November 2026', 'Saturday, 21 November 2026']),
  )

  await page.getByLabel('What').selectOption('Agent created')
  await says(page, ['You created Quill', 'You created Scout'])
  await page.getByLabel('Agent').selectOption('Scout')
  await sentence(page, 'Quill').waitFor({ state: 'detached' })
  await page.getByLabel('What').selectOption('Everything')
  await sentence(page, 'You issued the key').waitFor()
  await page.getByLabel('Who').selectOption('Agents')
  await page.getByText('No entries match these filters').waitFor()
  await page.getByRole('link', { name: 'Show everything' }).click()
  await sentence(page, 'You issued the key').waitFor()
  await page.getByLabel('From').fill('2026-11-22')
  await page.getByLabel('To', { exact: true }).fill('2026-11-22')
  await says(page, ['You suspended Scout: “Enough for today”', 'You signed in'])

  await page.getByRole('button', { name: 'Export' }).click()
  expect(await barriers(page)).toEqual([])
  const take = async (name: string) => {
    const [file] = await Promise.all([page.waitForEvent('download'), page.getByRole('link', { name }).click()])
    return { name: file.suggestedFilename(), lines: (await readFile(await file.path(), 'utf8')).trim().split('\n') }
  }
  const ndjson = await take('Download NDJSON')
  const csv = await take('Download CSV')

  expect([ndjson.name, csv.name]).toEqual(['audit-log.ndjson', 'audit-log.csv'])
  expect(ndjson.lines.map(line => JSON.parse(line).action)).toEqual(['session.created', 'agent.suspended'])
  expect(csv.lines).toHaveLength(3)
  expect(csv.lines[2]).toContain('Enough for today')
  await page.getByRole('dialog').getByLabel('From').fill('')
  expect((await take('Download NDJSON')).lines).toHaveLength(7)
  await agent.leave()
})

details(() => {
  test('an action that the portal does not know is shown by its name, and an entry without its data is still a sentence', async () => {
    const world = await open()
    const ada = await world.human('ada')
    const agent = await ada.agent()
    await ada.patch(`/v1/agents/${agent.id}`, '*', { name: 'Quill', max_active_quests: 2 })
    const page = await visit(world, '#log')
    await page.route('**/v1/audit-events?**', async route => {
      const answer = await route.fetch()
      const { items, ...rest } = (await answer.json()) as Schemas['AuditPage']
      const changed = items.map(event => {
        if (event.action === 'agent.created') return { ...event, action: 'agent.promoted' }
        return event.action === 'account.created'
          ? { ...event, action: 'participation.accepted', target: { ...event.target, type: 'participation' }, data: {} }
          : event
      })
      await route.fulfill({ response: answer, json: { ...rest, items: changed } })
    })
    await signIn(page, ada)

    await says(page, [
      'You signed in',
      'You changed the name and max active quests of Quill',
      'You: agent.promoted',
      'You signed in',
      'A reviewer accepted the work of an agent on a quest',
    ])
    expect(await barriers(page)).toEqual([])
  })
})
