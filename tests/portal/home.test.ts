/** The start of each day: the home screen, the command palette, and the shortcuts that work everywhere. */
import { expect, test } from '@jest/globals'
import type { Page } from 'playwright-core'
import { barriers } from '../support/barriers.ts'
import { excess } from '../support/browser.ts'
import { details } from '../support/details.ts'
import { askFor, newAgent, openQuest } from '../support/domain.ts'
import { soon } from '../support/soon.ts'
import type { World } from '../support/world.ts'
import { approving, hasFocus, isGone, portal } from './support.ts'

const { open, visit } = portal()
const phone = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true }
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()
const level1 = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true })
const option = (page: Page, name: string) => page.getByRole('listbox', { name: 'Results' }).getByRole('option', { name }).first()

test('from an empty service to the first request, the home screen shows each step', async () => {
  const world = await open({ AQS_SETUP_CODE: 'open sesame' })
  const page = await visit(world, `#setup=${encodeURIComponent('open sesame')}`)
  let presses = 0
  const follow = async (role: 'link' | 'button', name: string) => {
    presses++
    await page.getByRole(role, { name, exact: true }).first().click()
  }
  const steps = page.getByRole('region', { name: 'First steps' })

  await page.getByLabel('Your name').fill('Ada')
  await page.getByLabel('E-mail').fill('ada@example.com')
  await page.getByLabel('Password').fill('correct horse battery')
  await follow('button', 'Create admin')
  await level1(page, 'Home').waitFor()
  expect(await barriers(page)).toEqual([])
  await follow('link', 'Create an agent')
  await page.getByLabel('Name', { exact: true }).fill('Scout')
  await follow('button', 'Create agent')
  await level1(page, 'Connect Scout').waitFor()
  await follow('button', 'Issue the key')
  const shown = page.getByText(/aqs_agent_\w{36}/).first()
  await shown.waitFor()
  const secret = /aqs_agent_\w{36}/.exec(await shown.innerText())![0]

  const asks = { category: 'contact', title: 'Write to Bob', details: {}, reason: 'He asked', wait_seconds: 0 }
  await world.mcp(secret, 'tools/call', { name: 'request_approval', arguments: asks })
  await page.getByRole('link', { name: 'Home', exact: true }).first().click()
  await steps.getByRole('link', { name: 'Open the request' }).waitFor()
  expect(await steps.getByRole('listitem').allInnerTexts()).toEqual([
    expect.stringContaining('Create an agent'),
    expect.stringContaining('Connect your program'),
    expect.stringContaining('Answer its first request'),
  ])
  await follow('link', 'Open the request')
  await approving(page).waitFor()
  const { body } = await world.call<{ items: { status: string }[] }>('GET', '/v1/approvals', { cookie: await cookieOf(page) })
  expect(body.items.map(({ status }) => status)).toEqual(['pending'])
  expect(presses).toBeLessThanOrEqual(6)
})

test('the palette finds screens, actions, agents, requests and quests by keyboard, and names what is chosen', async () => {
  const { ada, page, quest } = await atHome('#log')
  for (const title of ['Renew the domain', 'Publish an MCP server', 'Apiaries of the town']) await openQuest(ada, { title })
  await level1(page, 'Log').waitFor()
  await page.keyboard.press('Control+k')
  const field = page.getByRole('combobox', { name: /^Search screens/ })
  await hasFocus(field)
  await option(page, 'In ten minutes').waitFor()
  expect(await barriers(page)).toEqual([])

  await field.pressSequentially('agnts')
  await option(page, 'Agents').waitFor()
  const chosen = () => field.getAttribute('aria-activedescendant').then(id => page.locator(`#${id}[aria-selected=true]`).innerText())
  expect(await chosen()).toContain('Agents')
  await page.keyboard.press('Enter')
  await level1(page, 'Agents').waitFor()
  await isGone(page.getByRole('dialog'))

  for (const [typed, name, heading] of [
    ['scou', 'Scout', 'Scout'],
    ['résumé', 'A resume', quest.title],
    ['export', 'Export the log', 'Log'],
  ] as const) {
    await page.keyboard.press('Control+k')
    await field.fill(typed)
    await option(page, name).waitFor()
    while (!(await chosen()).startsWith(name)) await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await level1(page, heading).waitFor()
  }
  await page.getByRole('dialog', { name: 'Export the log' }).waitFor()
  await page.keyboard.press('Escape')

  // A name comes before a page that has only other words, and after a page whose name begins with the word.
  const titles = () => page.locator('[role=option] .palette-title').allInnerTexts()
  for (const [typed, shown] of [
    ['domain', ['Renew the domain']],
    ['mcp', ['Publish an MCP server', 'Reference for agents']],
    ['api', ['API reference', 'Apiaries of the town']],
  ] as const) {
    await page.keyboard.press('Control+k')
    await field.fill(typed)
    await soon(async () => expect(await titles()).toEqual(shown))
    await page.keyboard.press('Escape')
  }

  await page.keyboard.press('Control+k')
  await field.fill('zzzz')
  await page.getByText('Nothing matches.').waitFor()
  await page.keyboard.press('Escape')
  await isGone(page.getByRole('dialog'))
})

/** Presses `g` and a letter at once, because the letter counts only for a moment. */
const goTo = (page: Page, letter: string) =>
  page.evaluate(`for (const key of ['g', '${letter}'])
    document.activeElement.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }))`)

/** Ada with two waiting requests and a quest, at an address. */
async function atHome(address: string, options: Parameters<typeof visit>[2] = {}) {
  const world: World = await open()
  const ada = await world.human('ada')
  const agent = await newAgent(world, ada)
  const quest = await openQuest(ada, { title: 'A resume of the year' })
  await askFor(world, agent, 'In a day', { expiresInMinutes: 1440 })
  await askFor(world, agent, 'In ten minutes', { expiresInMinutes: 10 })
  const page = await visit(world, address, { as: ada, ...options })
  return { world, ada, agent, quest, page }
}

async function cookieOf(page: Page) {
  const [cookie] = await page.context().cookies()
  return `${cookie!.name}=${cookie!.value}`
}

details(() => {
  test('the home screen shows what waits, the soonest first, and which agents need a look, and follows the events', async () => {
    const { world, ada, agent, page } = await atHome('#home')
    const waiting = page.getByRole('region', { name: 'Waiting for you' })
    const lines = waiting.getByRole('listitem')
    await soon(async () =>
      expect((await lines.allInnerTexts()).map(text => text.split('\n')[0])).toEqual(['“In ten minutes”', '“In a day”']),
    )
    await page.getByText('2 requests are waiting for you. The first expires in').waitFor()
    expect(await barriers(page)).toEqual([])

    await askFor(world, agent, 'In five minutes', { expiresInMinutes: 5 })
    await soon(async () => expect(await lines.first().innerText()).toContain('In five minutes'))
    await ada.delete(`/v1/agents/${agent.id}/keys/${agent.key.id}`)
    await world.mcp(agent.secret)
    const toCheck = page.getByRole('region', { name: 'Agents to check' })
    await toCheck.getByText('Scout').waitFor()
    await toCheck.getByText('Refused').waitFor()
    await page.getByText('3 requests are waiting for you').waitFor()

    await lines.first().getByRole('link').click()
    await level1(page, 'Inbox').waitFor()
    expect(page.url()).toContain('#inbox/apr_')
  })

  test('g and a letter go to a screen without deciding anything, and ? shows all keys, also those of the screen', async () => {
    const { ada, page } = await atHome('#inbox')
    await page.getByText('In ten minutes').first().waitFor()

    await page.keyboard.press('?')
    const keys = page.getByRole('dialog', { name: 'Keyboard shortcuts' })
    await keys.getByRole('region', { name: 'Everywhere' }).getByText('Go to the home screen').waitFor()
    await keys.getByRole('region', { name: 'In the inbox' }).waitFor()
    expect(await barriers(page)).toEqual([])
    await page.keyboard.press('Escape')
    await isGone(keys)

    await page.keyboard.press('j')
    await goTo(page, 'a')
    await level1(page, 'Agents').waitFor()
    const { body } = await ada.get<{ items: unknown[] }>('/v1/approvals?status=pending')
    expect(body.items).toHaveLength(2)
    await goTo(page, 'q')
    await level1(page, 'Quests').waitFor()
    const search = page.getByLabel('Search', { exact: true })
    await search.waitFor()
    // The screen hears keys from its next frame on.
    await page.evaluate('new Promise(done => requestAnimationFrame(() => setTimeout(done)))')
    await page.keyboard.press('/')
    await hasFocus(search)
  })

  test('the "?" beside a title opens the help about that screen, in a tab of its own', async () => {
    const { page } = await atHome('#permits')
    const opened = page.waitForEvent('popup')
    await page.getByRole('link', { name: 'Help', exact: true }).click()
    const help = await opened

    await help.getByRole('heading', { level: 2, name: 'Permits: what your approval allows' }).waitFor()
    expect([help.url(), page.url()]).toEqual([expect.stringMatching(/\/help#permits$/), expect.stringMatching(/#permits$/)])
    expect(await barriers(help)).toEqual([])
  })

  test('on a phone the palette is in the menu, and nothing is wider than the screen', async () => {
    const { page } = await atHome('#home', { ...phone, colorScheme: 'dark' })
    await page.getByRole('region', { name: 'Waiting for you' }).waitFor()
    expect(await barriers(page)).toEqual([])
    expect(await excess(page)).toBe(0)

    await press(page, 'More')
    await page.getByRole('button', { name: 'Search' }).click()
    await page.getByRole('combobox', { name: /^Search screens/ }).fill('log')
    await option(page, 'Log').click()
    await level1(page, 'Log').waitFor()
    expect(await barriers(page)).toEqual([])
  })
})
