/** The rules for what happens outside the service, as a human sets them in the policy of an agent. */
import { expect, test } from '@jest/globals'
import type { Page } from 'playwright-core'
import { barriers } from '../support/barriers.ts'
import type { Schemas } from '../support/client.ts'
import { details } from '../support/details.ts'
import { newActor } from '../support/outside.ts'
import { excess } from '../support/browser.ts'
import { portal } from './support.ts'

const { open, visit } = portal()
const phone = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true }

/** A human at the policy of an agent. */
async function scene({ options = {}, rules = {} }: { options?: object; rules?: Parameters<typeof newActor>[2] } = {}) {
  const world = await open()
  const ada = await world.human('ada')
  const agent = await newActor(world, ada, rules)
  const page = await visit(world, `#agents/${agent.id}/policy`, { as: ada, ...options })
  await page.getByRole('heading', { name: 'Outside this service' }).waitFor()
  return { world, ada, agent, page }
}

const category = (page: Page, title: string) => page.getByRole('region', { name: title })
const choose = (page: Page, title: string, gate: string) => category(page, title).getByRole('button', { name: gate, exact: true }).click()
const save = (page: Page) => page.getByRole('dialog').getByRole('button', { name: 'Save' }).click()

test('the budget: five messages a day go out without a question, the sixth asks', async () => {
  const { world, agent, page } = await scene({ options: phone })
  await choose(page, 'Contact somebody', 'Allow')
  await page.getByLabel('Requests per day').fill('5')
  await page.getByLabel('Pause after you deny a request').selectOption('1 hour')
  expect(await barriers(page)).toEqual([])
  await save(page)
  await category(page, 'Contact somebody')
    .getByText('Without asking you: at most 5 a day. Above that, it asks you. After you deny a request, it cannot ask again for 1 hour.')
    .waitFor()
  expect((await agent.rules()).contact).toMatchObject({ rule: 'allow', per_hour: null, per_day: 5, cool_down_minutes: 60 })

  for (let i = 1; i <= 5; i++) expect(await agent.ask(`Mail ${i}`)).toMatchObject({ outcome: 'ready' })
  expect(await agent.ask('Mail 6')).toMatchObject({ outcome: 'pending_approval' })

  await page.getByText('Allowed by rules in the last 7 days: 5 × contact somebody.').waitFor()
  expect(await barriers(page)).toEqual([])
  await page.getByRole('link', { name: 'See the outcomes' }).click()
  await page.getByRole('region', { name: 'Waiting for the agent' }).getByText('“Mail 5”').waitFor()
  expect(await page.locator('.permit').count()).toBe(5)
  await page.goto(`${world.url}/#inbox`)
  await page.getByRole('link', { name: '“Mail 6”' }).waitFor()
  expect(await page.locator('.line').count()).toBe(1)
})

test('one press blocks a category, and another takes that back with its limits', async () => {
  const { agent, page } = await scene({ rules: { contact: { rule: 'allow', per_day: 5 } } })
  await choose(page, 'Contact somebody', 'Block')
  await category(page, 'Contact somebody').getByText('It is refused, and you are not asked.').waitFor()
  expect(await agent.ask('Write to Ben')).toMatchObject({ code: 'action_blocked' })

  await page.getByRole('button', { name: 'Undo' }).click()
  await category(page, 'Contact somebody').getByText('Without asking you: at most 5 a day.').waitFor()
  expect(await agent.ask('Write to Ben')).toMatchObject({ outcome: 'ready' })
})

test('the printer: up to 50 EUR a day to one supplier, and the card says why the next one asks', async () => {
  const { world, agent, page } = await scene({ options: phone })
  await choose(page, 'Spend money', 'Allow')
  const dialog = page.getByRole('dialog', { name: 'Spend money without asking' })
  await dialog.getByLabel('Amount per day').fill('50')
  await dialog.getByLabel('Currency').fill('EUR')
  await dialog.getByLabel('Only these recipients').fill('Druckerei Meier')
  await save(page)
  await dialog.getByText(/must be an address, a host or an account number/i).waitFor()
  await dialog.getByLabel('Only these recipients').fill('orders@meier.example\n')
  expect(await barriers(page)).toEqual([])
  await save(page)
  await category(page, 'Spend money')
    .getByText('Without asking you: together up to 50 EUR a day, only to orders@meier.example. Above that, it asks you.')
    .waitFor()
  const print = (title: string, value: number, recipient = 'Orders@Meier.example') =>
    agent.ask(title, { category: 'spend', amount: { value, currency: 'EUR' }, recipient })

  expect((await print('Print the flyer', 40)).outcome).toBe('ready')
  expect((await print('Print the poster', 12)).outcome).toBe('pending_approval')
  await page.goto(`${world.url}/#inbox`)
  await page.getByRole('link', { name: '“Print the poster”' }).click()

  await page.getByText('Asked, because 12 EUR is over today’s 50 EUR for Orders@Meier.example, with 40 EUR used.').waitFor()
  const near = page.getByRole('region', { name: 'Close to this request' })
  await near.getByText(/may do “Print the flyer”, 40 EUR to Orders@Meier.example \(the same recipient\)/).waitFor()
  expect(await barriers(page)).toEqual([])
  await page.goto(`${world.url}/#log`)
  await page.getByText(/asked for approval: .*\(because it is over today’s 50 EUR/).waitFor()
})

test.each([
  ['on a phone', phone],
  ['on a desk', { viewport: { width: 1280, height: 900 } }],
])('ceilings for all agents, and the policy of new ones, %s', async (_, options) => {
  const { world, ada, agent, page } = await scene({ options, rules: { spend: { rule: 'allow', currency: 'EUR', amount_per_day: 100 } } })
  await page.goto(`${world.url}/#agents`)
  await page.getByRole('link', { name: 'Policy for all' }).click()
  await page.getByText('There is no ceiling.').waitFor()
  await page.getByRole('button', { name: 'Change the ceilings' }).click()
  const dialog = page.getByRole('dialog', { name: 'Ceilings for all agents' })
  await dialog.getByLabel('Amounts per day').fill('20.50 eur\n5 EUR')
  await save(page)
  await dialog.getByText(/must be in the list only once/i).waitFor()
  await dialog.getByLabel('Amounts per day').fill('20.50 eur\n')
  await save(page)
  await page.getByText('At most 20.50 EUR a day.').waitFor()
  await choose(page, 'Contact somebody', 'Allow')
  await save(page)
  await page.getByText('Enter a number per hour, per day, or both.').waitFor()
  const tops = await page.locator('.pair input').evaluateAll(fields => fields.map(field => field.getBoundingClientRect().top))
  expect(new Set(tops).size).toBe(options === phone ? 2 : 1)
  await page.getByLabel('Requests per day').fill('3')
  await save(page)
  await category(page, 'Contact somebody').getByText('Without asking you: at most 3 a day.').waitFor()
  expect(await barriers(page)).toEqual([])
  expect(await excess(page)).toBe(0)

  const made = (await ada.post<Schemas['Agent']>('/v1/agents', { name: 'Ranger' })).body
  expect(made.policy.external.contact).toMatchObject({ rule: 'allow', per_day: 3 })
  expect((await agent.spend('Buy a book', 21)).outcome).toBe('pending_approval')
  await page.goto(`${world.url}/#inbox`)
  await page.getByRole('link', { name: '“Buy a book”' }).click()
  await page.getByText('Asked, because 21 EUR is over the 20.50 EUR a day of all your agents together.').waitFor()
})

details(() => {
  test('each missing value is named at its field, and a complete rule for spending is saved and shown', async () => {
    const { agent, page } = await scene()
    await choose(page, 'Spend money', 'Allow')
    await save(page)
    const dialog = page.getByRole('dialog', { name: 'Spend money without asking' })
    await dialog.getByText('Enter an amount per request, per day, or both.').waitFor()
    expect(await dialog.locator('[aria-invalid=true]').count()).toBe(1)
    expect(await barriers(page)).toEqual([])
    await dialog.getByLabel('Amount per request').fill('12.50')
    await save(page)
    await dialog.getByText('Enter a currency.').waitFor()
    expect((await agent.rules()).spend.rule).toBe('ask')

    await dialog.getByLabel('Requests per hour').fill('many')
    await dialog.getByLabel('Currency').fill('eur')
    await dialog.getByLabel('Amount per day').fill('50')
    await save(page)
    await dialog.locator('[aria-invalid=true]').and(dialog.getByLabel('Requests per hour')).waitFor()
    await dialog.getByLabel('Requests per hour').fill('2')
    await dialog.getByLabel('Requests per day').fill('10')
    await save(page)

    await category(page, 'Spend money')
      .getByText('Without asking you: at most 2 an hour and 10 a day, each up to 12.50 EUR, together up to 50 EUR a day.')
      .waitFor()
    expect((await agent.rules()).spend).toMatchObject({ rule: 'allow', currency: 'EUR', amount_per_request: 12.5, amount_per_day: 50 })
    expect(await agent.spend('Buy a book', 12.5)).toMatchObject({ outcome: 'ready' })
    expect(await agent.spend('Buy a dear book', 12.51)).toMatchObject({ outcome: 'pending_approval' })
  })

  test('a pause after a denial can be set without any limits, and an archived agent has no rules to change', async () => {
    const { ada, agent, page } = await scene()
    await page.getByRole('button', { name: 'Pause after a denial: Publish something' }).click()
    await page.getByLabel('Pause after you deny a request').selectOption('15 minutes')
    await save(page)
    await category(page, 'Publish something').getByText('After you deny a request, it cannot ask again for 15 minutes.').waitFor()
    expect((await agent.rules()).publish).toMatchObject({ rule: 'ask', cool_down_minutes: 15 })
    const { approval } = await agent.ask('Publish the notes', { category: 'publish' })
    await ada.post<Schemas['Approval']>(`/v1/approvals/${approval.id}/deny`)
    expect(await agent.ask('Publish the minutes', { category: 'publish' })).toMatchObject({ code: 'cooling_down' })

    await ada.delete(`/v1/agents/${agent.id}`)
    await page.getByText('Scout is archived').waitFor()
    expect(await category(page, 'Publish something').getByRole('button', { disabled: false }).count()).toBe(0)
  })
})
