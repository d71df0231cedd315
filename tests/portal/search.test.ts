import { expect, test } from '@jest/globals'
import { portal } from './support.ts'
import { askFor, newAgent } from '../support/domain.ts'

const { open, visit } = portal()
const day = 24 * 60 * 60_000

test('somebody finds a request of last week by three letters: in all requests, in the log and in the palette', async () => {
  const world = await open()
  const ada = await world.human('ada')
  const agent = await newAgent(world, ada, { name: 'Scout' })
  const spend = (title: string, recipient: string, value: string) =>
    askFor(world, agent, title, { recipient, amount: { value, currency: 'EUR' }, details: { item: title } })
  const wanted = await spend('Pay the printer', 'Druckerei Meier', '480')
  await ada.post(`/v1/approvals/${wanted.id}/deny`, { note: 'Not before June' })
  const dear = await spend('Pay the printer again', 'Druckerei Meier', '900')
  await ada.post(`/v1/approvals/${dear.id}/deny`)
  await spend('Buy a book', 'Bookshop', '12')
  world.clock.advance(7 * day)
  const page = await visit(world, '#approvals', { as: ada })
  const titles = () => page.locator('.past .title-link').allInnerTexts()
  const rows = page.locator('.past')

  await rows.nth(2).waitFor()
  await page.getByRole('searchbox', { name: 'Search' }).fill('mei')
  await rows.nth(2).waitFor({ state: 'detached' })
  expect(await titles()).toEqual(['“Pay the printer again”', '“Pay the printer”'])
  const unfold = () => page.getByRole('button', { name: /^More filters/ }).click()
  await unfold()
  await page.getByLabel('Amount to').fill('500,00')
  await page.getByLabel('Decided by').selectOption('You')
  await rows.nth(1).waitFor({ state: 'detached' })
  await page.reload()
  await rows.first().waitFor()
  expect(await titles()).toEqual(['“Pay the printer”'])
  await unfold()
  await page.getByLabel('Decided by').selectOption('A rule')
  await page.getByText('No request matches these filters').waitFor()

  await page.goto(new URL('#log?q=june', page.url()).href)
  await page.locator('.sentence', { hasText: 'You denied a request from Scout' }).waitFor()
  expect(await page.locator('.sentence').count()).toBe(2)

  await page.keyboard.press('Control+k')
  await page.getByRole('combobox', { name: /^Search screens/ }).fill('june')
  await page.getByRole('option', { name: 'Pay the printer' }).waitFor()
  // The key that ends the input of a word in another script does not choose.
  await page.evaluate(`document.activeElement.dispatchEvent(
    new KeyboardEvent('keydown', { key: 'Enter', isComposing: true, bubbles: true }))`)
  expect(await page.getByRole('option', { name: 'Pay the printer' }).count()).toBe(1)
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { name: 'Pay the printer' }).waitFor()
})
