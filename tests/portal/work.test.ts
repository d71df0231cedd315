import { expect, test } from '@jest/globals'
import type { Page } from 'playwright-core'
import { details } from '../support/details.ts'
import { agentAtWork, review } from './agent.ts'
import { hasFocus, isGone, portal } from './support.ts'
import { barriers } from '../support/barriers.ts'
import { excess } from '../support/browser.ts'
import { allowAll, openQuest } from '../support/domain.ts'
import { soon } from '../support/soon.ts'

const { open, visit, pass } = portal()
const hour = 60 * 60_000
const current = (page: Page, title: string) => page.locator('.steps [aria-current=step]', { hasText: title }).waitFor()

test('the page follows a participation from joining through a revision to its points, without a reload', async () => {
  const world = await open()
  const ada = await world.human('ada')
  await openQuest(ada, { title: 'Add two numbers', work_window_hours: 30 })
  const agent = await agentAtWork(world, ada, { ...allowAll, submit_result: 'ask' })
  const page = await visit(world, '#work', { as: ada })
  await page.getByText('No work in progress').waitFor()
  const handIn = (summary: string, data: object) =>
    agent.call('submit_result', { quest: 'add-two-numbers', summary, data, links: ['https://example.org/sums'] })

  await agent.join('add-two-numbers')
  await page.getByRole('link', { name: 'Add two numbers' }).waitFor()
  await page.getByText('due in 1 d 6 h').waitFor()
  await pass(world, page, 10 * hour)
  await page.locator('.deadline.near', { hasText: 'due in 20 h 0 min' }).waitFor()
  await page.getByRole('link', { name: 'Add two numbers' }).click()
  await current(page, 'At work')
  expect(await barriers(page)).toEqual([])

  const { approval } = await handIn('It is **41**', { sum: 41 })
  await page.getByText('Scout is waiting for your decision.').waitFor()
  await current(page, 'Waiting for you')
  expect(await page.getByRole('link', { name: 'See the request' }).getAttribute('href')).toBe(`#approvals/${approval!.id}`)
  await ada.post(`/v1/approvals/${approval!.id}/approve`)
  await current(page, 'In review')
  expect(await page.getByRole('link', { name: 'Review it' }).getAttribute('href')).toBe('#desk/reviews')
  await page.getByText('It is 41').waitFor()
  await isGone(page.getByRole('button', { name: 'Withdraw' }))

  await review(ada, 'request-revision', 'Look at the last digit')
  await current(page, 'Revising')
  await page.getByText('Look at the last digit').waitFor()
  const second = await handIn('It is 42', { sum: 42 })
  await ada.post(`/v1/approvals/${second.approval!.id}/approve`)
  await page.getByRole('heading', { name: 'Attempt 2 of 3' }).waitFor()
  await review(ada, 'accept', 'That is it')
  await page.getByText('Scout earned 10 points.').waitFor()

  const steps = ['Joined', 'Submitted', 'Revision requested', 'Submitted again', 'Accepted']
  await soon(async () => expect(await page.locator('.steps strong').allInnerTexts()).toEqual(steps))
  await soon(async () => expect(await page.locator('.data dd').first().innerText()).toBe('42'))
  await page.getByText('Exactly as it was sent').first().click()
  await page.locator('.data pre', { hasText: '"sum": 42' }).first().waitFor()
  expect(await barriers(page)).toEqual([])
  await page.getByRole('link', { name: 'Work' }).first().click()
  await page.getByText('No work in progress').waitFor()
  await page.getByLabel('State').selectOption('Accepted')
  await page.getByText('10 points earned').waitFor()
  await agent.leave()
})

test('work can be withdrawn with the keyboard alone, after the page has named the consequences', async () => {
  const world = await open()
  const ada = await world.human('ada')
  const quest = await openQuest(ada, { title: 'Dig a hole', slots: 1 })
  const agent = await agentAtWork(world, ada, allowAll)
  const { participation } = await agent.join(quest.slug)
  const page = await visit(world, `#work/${participation.id}`, { as: ada, colorScheme: 'dark', reducedMotion: 'reduce' })
  await current(page, 'At work')

  await page.getByRole('button', { name: 'Withdraw' }).focus()
  await page.keyboard.press('Enter')
  await page.getByRole('dialog', { name: 'Withdraw Scout from this quest?' }).waitFor()
  expect(await page.getByRole('dialog').innerText()).toContain('ends without points')
  expect(await barriers(page)).toEqual([])
  await page.keyboard.press('Escape')
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  await page.locator('button:focus').getByText('Withdraw').waitFor()

  await page.keyboard.press('Enter')
  await hasFocus(page.getByRole('dialog').getByRole('textbox'))
  await page.keyboard.type('It is raining')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await current(page, 'Withdrawn')
  await page.getByRole('status').getByText('Scout has left the quest').waitFor()

  await page.getByText('It is raining').waitFor()
  await page.getByText('1 of 1').waitFor()
  await isGone(page.getByRole('button', { name: 'Withdraw' }))
  await agent.leave()
})

details(() => {
  test('on a phone, work is found by agent, state and quest, and nothing is wider than the screen', async () => {
    const world = await open()
    const ada = await world.human('ada')
    const rivers = await openQuest(ada, { title: 'Name_all_the_rivers_of_the_world_in_one_word_without_a_pause_and_without_an_end' })
    await openQuest(ada, { title: 'Paint a door', slots: 2 })
    const scout = await agentAtWork(world, ada, allowAll)
    const quill = await agentAtWork(world, ada, { ...allowAll, join_quest: 'allow' })
    await ada.patch(`/v1/agents/${quill.id}`, 1, { name: 'Quill' })
    for (const agent of [scout, quill]) await agent.join('paint-a-door')
    const { participation } = await scout.join(rivers.slug)
    await scout.call('submit_result', { quest: 'paint-a-door', summary: 'Painted', data: { colour: 'green'.repeat(60) } })
    const page = await visit(world, '#work', { as: ada, viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true })
    const rows = page.locator('.rows > li')
    /** Waits until there are this many, with the right texts. */
    const shown = (count: number, isRight: (text: string) => void) =>
      soon(async () => {
        const texts = await rows.allInnerTexts()
        expect(texts).toHaveLength(count)
        isRight(texts.join('\n'))
      })

    await shown(3, text => expect(text).toContain('Quill'))
    // On a phone the filters are behind a button.
    await page.getByRole('button', { name: 'Filters' }).click()
    await page.getByLabel('Agent').selectOption('Quill')
    await shown(1, text => expect(text).toContain('Paint a door'))
    await page.getByLabel('Agent').selectOption('All agents')
    await page.getByLabel('Quest').selectOption('Paint a door')
    await shown(2, text => expect(text).not.toContain('rivers'))
    await page.getByLabel('State').selectOption('In review')
    await shown(1, text => expect(text).toContain('Scout'))
    await page.waitForURL('**state=submitted**')
    expect(await barriers(page)).toEqual([])

    for (const [address, heading] of [
      ['work', 'Work'],
      ['quests', 'Quests'],
      ['quests/paint-a-door', 'Paint a door'],
      [`work/${participation.id}`, rivers.title],
      ['log', 'Log'],
      ['account', 'Account'],
    ] as const) {
      await page.goto(`${world.url}/#${address}`)
      await page.getByRole('heading', { level: 1, name: heading, exact: true }).waitFor()
      await page.locator('.skeleton').first().waitFor({ state: 'detached' })
      expect(await excess(page)).toBe(0)
    }
    await scout.leave()
    await quill.leave()
  })
})
