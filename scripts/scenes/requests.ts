/** How scenes open a request of the inbox. */
import type { Page } from 'playwright-core'

/** Opens the last one with such a title, and presses these buttons. */
export async function openRequest(page: Page, title: RegExp, ...presses: string[]) {
  await page.getByRole('list', { name: 'Requests' }).getByRole('link', { name: title }).last().click()
  await page.getByRole('article', { name: title }).locator('.outlook strong').waitFor()
  // It is ready for a press.
  await page.locator('.decision-row:not([inert])').waitFor()
  for (const name of presses) await press(page, name)
}

/** The button of a yes also names the amount and the recipient. */
export const press = (page: Page, name: string) =>
  page.getByRole('button', name === 'Approve' ? { name: /^Approve( |$)/ } : { name, exact: true }).click()
