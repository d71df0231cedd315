import { expect, test } from '@jest/globals'
import { barriers } from '../support/barriers.ts'
import { portal } from './support.ts'

const { open, visit } = portal()

test('a service token is issued, shown once, rotated and revoked, and the log names it', async () => {
  const world = await open()
  const ada = await world.human('ada')
  const page = await visit(world, '#account/security', { as: ada })
  const press = (name: string | RegExp) => page.getByRole('button', { name }).last().click()
  const shown = () => page.locator('.copy.secret pre').innerText()
  const ask = (token: string) => world.call('GET', '/v1/agents', { token }).then(({ status }) => status)

  await page.getByText('No service tokens').waitFor()
  await press('Issue a token')
  await page.getByLabel('Name').fill('CI')
  await page.getByRole('checkbox', { name: /^Agents/ }).check()
  await press('Issue the token')
  await page.getByText('Copy it now.').waitFor()
  const first = await shown()
  expect(await barriers(page)).toEqual([])
  await press('I have stored it')
  await page.locator('.split', { hasText: 'Read, Agents' }).getByText('never used').waitFor()
  expect(await page.content()).not.toContain(first)
  await world.call('POST', '/v1/agents', { token: first, body: { name: 'Scout' } })

  await press('Rotate CI')
  await press(/^Rotate$/)
  await page.getByText('Copy it now.').waitFor()
  const second = await shown()
  await press('I have stored it')
  expect([await ask(first), await ask(second)]).toEqual([401, 200])
  await page
    .locator('.split', { hasText: second.slice(-4) })
    .getByRole('button', { name: 'Revoke CI' })
    .click()
  await press(/^Revoke$/)
  await page.getByText('is revoked').waitFor()
  expect(await ask(second)).toBe(401)

  await page.goto(`${world.url}/#log`)
  await page.getByText('You, with the token “CI”, created').waitFor()
})
