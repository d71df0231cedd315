import { expect, test } from '@jest/globals'
import { barriers } from '../support/barriers.ts'
import { details } from '../support/details.ts'
import { comeBack, hasFocus, isGone, portal } from './support.ts'

const { open, visit } = portal()
const next = 'staple correct horse'

test('a new password ends the session of another browser, but not this one', async () => {
  const world = await open()
  const ada = await world.human('ada')
  const other = await visit(world, '#agents', { as: ada })
  const page = await visit(world, '#account/security', { as: ada })
  const change = async (current: string, wanted: string) => {
    await page.getByLabel('Current password').fill(current)
    await page.getByLabel('New password').fill(wanted)
    await page.getByRole('button', { name: 'Change password' }).click()
  }
  await page.getByText('A new password ends all your other sessions.').waitFor()
  await page.locator('.session', { hasText: 'program' }).waitFor()
  expect(await barriers(page)).toEqual([])

  await change('something else', next)
  await page.locator('.field-error', { hasText: 'wrong' }).waitFor()
  await change(ada.password, 'short')
  await page.getByText('Must have at least 12 characters.').waitFor()
  await change(ada.password, next)
  await page.getByText('Password changed').waitFor()

  await comeBack(other)
  await other.getByText('Your session has ended.').waitFor()
  await page.locator('.session', { hasText: 'program' }).waitFor({ state: 'detached' })
  await page.getByText('This browser').waitFor()
  expect(await page.getByLabel('New password').inputValue()).toBe('')
  await other.getByLabel('E-mail').fill(ada.email)
  await other.getByLabel('Password').fill(next)
  await other.getByRole('button', { name: 'Sign in' }).click()
  await other.getByRole('heading', { name: 'Agents' }).waitFor()
})

details(() => {
  test('a new name appears everywhere at once, and does not overwrite a newer one that the human has not seen', async () => {
    const world = await open()
    const ada = await world.human('ada')
    const page = await visit(world, '#account', { as: ada })
    const name = page.getByLabel('Your name')
    const save = page.getByRole('button', { name: 'Save name' })

    await name.fill('Ada Lovelace')
    await save.click()
    await page.locator('.rail-foot', { hasText: 'Ada Lovelace' }).waitFor()
    await page.getByRole('status').getByText('Name saved').waitFor()
    await ada.patch('/v1/me', '*', { display_name: 'Augusta' })
    await name.fill('Ada King')
    await save.click()
    await page.getByRole('alert').waitFor()
    await page.locator('.rail-foot', { hasText: 'Augusta' }).waitFor()
    expect(await name.inputValue()).toBe('Ada King')
    await save.click()

    await page.locator('.rail-foot', { hasText: 'Ada King' }).waitFor()
    await name.fill('\u202Ex')
    await save.click()
    await page.locator('.field-error').waitFor()
    await hasFocus(name)
  })

  test('sessions show where they are, and can be ended one by one or all others at once', async () => {
    const world = await open()
    const ada = await world.human('ada')
    const firefox = await visit(world, '#agents', {
      as: ada,
      userAgent: 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0',
    })
    const page = await visit(world, '#account/security', { as: ada, colorScheme: 'dark' })
    const sessions = page.locator('.session')
    await sessions.nth(2).waitFor()
    expect(await page.locator('.session', { hasText: 'This browser' }).innerText()).toMatch(
      /Chrome on Linux[\s\S]*127\.0\.0\.0\/24[\s\S]*seen now/,
    )
    expect(await barriers(page)).toEqual([])

    await page.getByRole('button', { name: 'End the session of Firefox on Linux' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'End session' }).click()
    await firefox.getByText('Your session has ended.').waitFor()
    await sessions.nth(2).waitFor({ state: 'detached' })
    await page.getByRole('button', { name: 'End all other sessions' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'End all other sessions' }).click()
    await sessions.nth(1).waitFor({ state: 'detached' })

    expect((await ada.get('/v1/me')).status).toBe(401)
    await isGone(page.getByRole('button', { name: 'End all other sessions' }))
    await page.goto(`${world.url}/#account`)
    await page.getByText(`${world.url}/mcp`).waitFor()
  })
})
