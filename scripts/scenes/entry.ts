/** Sign-in and sign-up. */
import type { Page } from 'playwright-core'
import type { Scene } from './scene.ts'

export const entry: Scene = {
  settle: async () => ({}),
  shots: [
    ['sign-in', '', 'nobody'],
    ['sign-in-refused', '', 'nobody', refused],
    ['sign-up', '#sign-up', 'nobody', page => page.getByLabel('Your name').fill('Ada Lovelace')],
    ['sign-up-short', '#sign-up', 'nobody', tooShort],
    ['not-found', '#no/such/place', 'admin'],
  ],
}

async function refused(page: Page) {
  await page.getByLabel('E-mail').fill('ada@example.com')
  await page.getByLabel('Password').fill('something else')
  await page.getByRole('button', { name: 'Sign in' }).click()
  await page.getByRole('alert').waitFor()
}

async function tooShort(page: Page) {
  await page.getByLabel('Your name').fill('Ada Lovelace')
  await page.getByLabel('E-mail').fill('lovelace@example.com')
  await page.getByLabel('Password').fill('short')
  await page.getByRole('button', { name: 'Create account' }).click()
  await page.locator('.field-error').waitFor()
}
