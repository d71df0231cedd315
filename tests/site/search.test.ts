/** The script of the reference in a browser: what is found, with the keyboard alone, and how a sample is copied. */
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import type { Browser, Page } from 'playwright-core'
import { barriers } from '../support/barriers.ts'
import { excess, intercept, launch, planted, watchFaults } from '../support/browser.ts'
import { patienceMs, soon } from '../support/soon.ts'
import { onOneStore } from '../support/world.ts'

let browser: Browser
beforeAll(async () => (browser = await launch()))
afterAll(async () => browser.close())

onOneStore('the reference', open => {
  const at = async (path: string, more: object = {}): Promise<Page> => {
    const { url } = await open()
    const context = await browser.newContext({ reducedMotion: 'reduce', ...more })
    context.setDefaultTimeout(patienceMs)
    const page = await context.newPage()
    await page.goto(url + path)
    return page
  }
  const field = (page: Page) => page.getByRole('searchbox', { name: 'Search the reference' })
  const found = (page: Page) => page.locator('search li a')

  test('is searched with the keyboard alone: an operation by its words, a field by its name, a problem by its code', async () => {
    const page = await at('/reference')
    const faults = watchFaults(page, new URL(page.url()).origin)

    await page.keyboard.press('/')
    await page.keyboard.type('approve action')
    await found(page).first().waitFor()
    expect(await found(page).first().innerText()).toBe('Approve an action\nPOST /v1/approvals/{id}/approve')
    expect([await barriers(page), await excess(page)]).toEqual([[], 0])
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('ArrowUp')
    await page.keyboard.press('Enter')
    await page.waitForURL(/\/reference\/approvals#approveApproval$/)

    await field(page).fill('valid_for')
    await found(page).first().waitFor()
    expect(await found(page).first().innerText()).toMatch(/^valid_for_minutes\n/)
    await field(page).press('Escape')
    expect([await found(page).count(), await field(page).inputValue()]).toEqual([0, ''])

    await field(page).fill('idempotency')
    await found(page).filter({ hasText: 'Safe retries' }).waitFor()
    await field(page).fill('start_action')
    await found(page).filter({ hasText: 'tool for agents' }).waitFor()
    await field(page).fill('key_unknown_to_all')
    await page.getByText('Nothing was found.').waitFor()
    await field(page).fill('quest_not_found')
    await found(page).first().waitFor()
    await field(page).press('Enter')
    await page.waitForURL(/\/problems\/quest_not_found$/)
    expect(faults).toEqual([])
  })

  test('says that its list could not be loaded, and loads it with the next letter', async () => {
    const page = await at('/reference', { viewport: { width: 390, height: 844 } })
    await intercept(page, /\/search\.json$/, route => route.fulfill({ status: 503, headers: planted, body: '' }))
    await field(page).fill('approv')
    await page.getByText('The search could not be loaded. Try again.').waitFor()
    await page.unroute(/\/search\.json$/)
    await field(page).press('e')
    await found(page).first().waitFor()
    expect(await excess(page)).toBe(0)
  })

  test('copies a sample', async () => {
    const page = await at('/reference/agents', { permissions: ['clipboard-read', 'clipboard-write'] })
    const sample = page.locator('#createAgent aside details[open]').first()

    await sample.getByRole('button', { name: 'Copy' }).click()
    await sample.getByRole('button', { name: 'Copied' }).waitFor()
    await soon(async () => expect(await page.evaluate('navigator.clipboard.readText()')).toBe(await sample.locator('pre').textContent()))
  })
})
