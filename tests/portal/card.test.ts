/** The card of an action outside the service: whom it is for, how much, every detail, and a yes to something else than was asked for. */
import { expect, test } from '@jest/globals'
import type { Page } from 'playwright-core'
import { barriers } from '../support/barriers.ts'
import { excess } from '../support/browser.ts'
import type { Schemas } from '../support/client.ts'
import { details } from '../support/details.ts'
import { firstOf } from '../support/extent.ts'
import { newActor } from '../support/outside.ts'
import { approving, hasFocus, portal } from './support.ts'

const { open, visit, pass } = portal()
const minute = 60_000
const phone = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true }

async function scene(options: object = {}) {
  const world = await open()
  const ada = await world.human('ada')
  const agent = await newActor(world, ada)
  const page = await visit(world, '#inbox', { as: ada, ...options })
  await page.getByRole('heading', { level: 1, name: 'Inbox' }).waitFor()
  const ask = async (title: string, more: object = {}): Promise<string> => {
    world.clock.advance(1)
    return (await agent.ask(title, more)).approval.id
  }
  const show = async (id: string) => {
    await page.goto(`${world.url}/#approvals/${id}`)
    await page.getByText('If you approve now').waitFor()
    await armed(page)
  }
  const approval = async (id: string) => (await ada.get<Schemas['Approval']>(`/v1/approvals/${id}`)).body
  return { world, ada, agent, page, ask, show, approval }
}

const bill = {
  category: 'spend',
  recipient: 'Druckerei Meier',
  amount: { value: '480', currency: 'EUR' },
  details: { copies: 500, paper: 'matt', urgent: true, items: [{ what: 'Posters', pieces: 500 }] },
}
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: typeof name === 'string' })
const armed = (page: Page) => page.locator('.decision-row:not([inert])').waitFor()
const row = (page: Page, title: string) => page.getByRole('listitem').filter({ has: page.getByRole('link', { name: title }) })
const ended = (page: Page, words: string) => page.getByRole('group', { name: 'Outcome' }).getByText(words).waitFor()
/** Something that nothing covers, and all of which is in the window. */
const isWholeOnScreen = (page: Page, selector: string) =>
  page.evaluate<boolean>(`(() => {
    const element = document.querySelector(${JSON.stringify(selector)})
    const { left, top, right, bottom } = element.getBoundingClientRect()
    const hits = [[left + 8, top + 8], [right - 8, bottom - 8]].map(([x, y]) => document.elementFromPoint(x, y))
    return left >= 0 && right <= innerWidth && hits.every(hit => element.contains(hit))
  })()`)

test.each(
  firstOf<[string, object]>([
    ['a phone', phone],
    ['a desk', {}],
  ]),
)('whatever an agent writes into the details, the amount and the recipient come first, on %s', async (_where, options) => {
  const { page, ask, show } = await scene(options)
  const fillers = Object.fromEntries(
    ['price', 'cost', 'total', 'fee', 'sum', 'budget', 'to', 'payee'].map(key => [key, `1 EUR for ${key}`]),
  )
  const many = Object.fromEntries(Array.from({ length: 60 }, (_, i) => [`recipient_${i}`, `Somebody ${i}`]))
  const id = await ask('Pay', { ...bill, details: { ...fillers, ...many } })
  await row(page, '“Pay”').getByText('480 EUR').waitFor()
  await row(page, '“Pay”').getByText('Spend → Druckerei Meier · Scout').waitFor()

  await show(id)
  expect(await page.locator('.main-facts dd').allInnerTexts()).toEqual(['480 EUR', 'Druckerei Meier'])
  expect(await isWholeOnScreen(page, '.main-facts')).toBe(true)
  expect(await approving(page).innerText()).toMatch(/^Approve 480 EUR to Druckerei Meier/)
  expect(await page.locator('.detail-rows > div').count()).toBe(68)
  expect(await excess(page)).toBe(0)
  expect(await barriers(page)).toEqual([])

  await approving(page).click()
  await page.getByRole('group', { name: 'Are you sure?' }).waitFor()
  expect(await page.locator('.decision .main-facts dd').allInnerTexts()).toEqual(['480 EUR', 'Druckerei Meier'])
  expect(await isWholeOnScreen(page, '.decision .main-facts')).toBe(true)
})

test('pay the invoice, changed from 480 to 400 on the phone: the agent gets the yes to 400, and both are on record', async () => {
  const { world, agent, page, ask, show, approval } = await scene(phone)
  const id = await ask('Pay the 480 EUR for the posters', bill)
  await show(id)
  await button(page, 'Edit').click()
  await hasFocus(page.getByLabel('Amount'))
  expect(await barriers(page)).toEqual([])
  for (const none of ['four hundred', '1.500', '']) {
    await page.getByLabel('Amount').fill(none)
    await approving(page).click()
    await page.getByText('Enter an amount, such as 1250.50.').waitFor()
    expect(await approving(page).innerText()).toBe('Approve with changes: paying Druckerei Meier')
  }
  await page.getByLabel('Amount').fill('400,00')
  await page.locator('.was', { hasText: '480 EUR' }).waitFor()
  await approving(page)
    .and(button(page, /Approve with changes: 400 EUR to Druckerei Meier/))
    .click()
  const sure = page.getByRole('group', { name: 'Are you sure?' })
  expect(await sure.locator('del').innerText()).toContain('480 EUR')
  expect(await sure.locator('ins').innerText()).toBe('400 EUR')
  expect(await barriers(page)).toEqual([])
  expect(await excess(page)).toBe(0)
  await button(page, 'Yes, with changes').click()

  // The old amount still stands in the title.
  await hasFocus(page.getByLabel('Title'))
  await page.getByRole('alert').getByText('Not approved.').waitFor()
  await page.locator('.field-error').waitFor()
  expect(await barriers(page)).toEqual([])
  expect((await approval(id)).status).toBe('pending')
  await page.getByLabel('Title').fill('Pay for the posters')
  await page.getByLabel('urgent').selectOption('no')
  await approving(page).click()
  await button(page, 'Yes, with changes').click()

  await ended(page, 'Approved. The agent may do it once.')
  await page.getByText(/^You changed title .*amount .*urgent/).waitFor()
  expect(await page.locator('.main-facts').innerText()).toMatch(/480 EUR\s+400 EUR/)
  expect(await barriers(page)).toEqual([])
  expect((await approval(id)).allowed).toMatchObject({
    title: 'Pay for the posters',
    recipient: 'Druckerei Meier',
    amount: { value: '400', currency: 'EUR' },
    details: { ...bill.details, urgent: false },
  })
  expect(await agent.call('get_approval', { approval_id: id })).toMatchObject({
    outcome: 'ready',
    action: { title: 'Pay for the posters', amount: { value: '400', currency: 'EUR' } },
  })

  await page.goto(`${world.url}/#approvals`)
  await page.locator('.past', { hasText: /480 EUR · Druckerei Meier.*with changes: title .*amount .*480 EUR 400 EUR, urgent/ }).waitFor()
  expect(await barriers(page)).toEqual([])
  expect(await excess(page)).toBe(0)
  await page.locator('.past .title-link').click()
  await page.locator('.request-title del', { hasText: 'Pay the 480 EUR' }).waitFor()
  await page.locator('.request-title ins', { hasText: 'Pay for the posters' }).waitFor()
  await page.goto(`${world.url}/#permits`)
  await page.locator('.permit', { hasText: /Spend money · 400 EUR · Druckerei Meier.*with changes: title .*480 EUR 400 EUR/ }).waitFor()
  expect(await barriers(page)).toEqual([])
  await page.goto(`${world.url}/#log`)
  await page.locator('.sentence', { hasText: /^You approved a request from Scout with changes: / }).waitFor()
})

test('a request of high risk can be approved only after its long values were on the screen to their end', async () => {
  for (const options of firstOf([phone, {}, { viewport: { width: 1280, height: 560 } }])) {
    const { page, ask, show, approval } = await scene(options)
    const terms = `${'All goods are returned at your cost. '.repeat(60)}And you pay 9,000 EUR more.`
    const id = await ask('Pay', { ...bill, details: { copies: 500, terms, lines: 'one\n'.repeat(40) } })
    await show(id)
    const first = button(page, 'First read 2 long values')
    const rows = page.locator('.detail-rows')
    expect(await rows.innerText()).not.toContain('And you pay')
    await page.getByRole('button', { name: `Show all of terms: ${terms.length.toLocaleString('en')} characters` }).waitFor()
    expect(await barriers(page)).toEqual([])

    await armed(page)
    await first.click()
    await rows.getByText('And you pay 9,000 EUR more.').waitFor()
    // Its end is not on the screen yet, so pressing again only reads on.
    let presses = 1
    while (/First read [12] long/.test(await page.locator('.decision-row:not([inert])').innerText())) {
      await page.keyboard.press('a')
      await armed(page)
      expect(++presses).toBeLessThan(30)
      expect((await approval(id)).status).toBe('pending')
    }
    expect(presses).toBeGreaterThan(2)
    // What was read can be closed again, and counts.
    await button(page, /^Show less of terms/).click()
    await rows.getByText('And you pay 9,000 EUR more.').waitFor({ state: 'detached' })
    await approving(page).click()
    await button(page, 'Yes, approve').click()
    await ended(page, 'Approved. The agent may do it once.')
  }
})

test('raising the amount or naming somebody else takes a fresh proof', async () => {
  const { world, ada, page, ask, show, approval } = await scene()
  const id = await ask('Pay for the posters', bill)
  await pass(world, page, 11 * minute)
  await show(id)
  await page.keyboard.press('e')
  await page.getByLabel('Amount').waitFor()
  // Both are filled before the page is drawn again, as a browser does it that completes forms.
  await page.evaluate(`for (const [label, value] of [['Recipient', 'Kartendruck AG'], ['Amount', '481']]) {
    const input = [...document.querySelectorAll('.edit label')].find(one => one.textContent === label).control
    input.value = value
    input.dispatchEvent(new Event('input', { bubbles: true }))
  }`)
  await approving(page).click()
  await button(page, 'Yes, with changes').click()
  const dialog = page.getByRole('dialog', { name: 'Confirm that it is you' })
  await dialog.press('Escape')
  await page.getByText('Nothing was changed').waitFor()
  expect((await approval(id)).status).toBe('pending')
  await page.getByRole('group', { name: 'Your decision' }).getByRole('button', { name: 'Try again' }).click()
  await dialog.getByLabel('Password').fill(ada.password)
  await dialog.getByRole('button', { name: 'Confirm' }).click()

  await ended(page, 'Approved. The agent may do it once.')
  expect((await approval(id)).allowed).toMatchObject({ recipient: 'Kartendruck AG', amount: { value: '481', currency: 'EUR' } })
})

details(() => {
  test('with the keyboard alone: e changes, Enter leads to the button, Escape undoes, and that can be undone', async () => {
    const { page, ask, approval } = await scene()
    const id = await ask('Write to Ben', { recipient: 'ben@example.com', details: { text: 'Hello', 'a/b~c': '1' } })
    await row(page, '“Write to Ben”').waitFor()
    await page.keyboard.press('j')
    await armed(page)
    await page.keyboard.press('e')
    await hasFocus(page.getByLabel('Recipient'))
    await page.keyboard.press('Tab')
    await page.keyboard.type('adq! ', { delay: 5 })
    await page.keyboard.press('Escape')
    await page.getByText('Your changes were undone.').waitFor()
    await hasFocus(button(page, 'Edit'))
    await page.getByRole('status').getByRole('button', { name: 'Undo' }).click()
    const text = page.getByLabel('text')
    expect(await text.inputValue()).toMatch(/adq! /)
    await text.fill('Hello Ben')
    await page.getByLabel('a/b~c').fill('2')
    await button(page, 'Put back').last().click()
    await hasFocus(page.getByLabel('a/b~c'))
    await page.keyboard.press('Enter')
    await hasFocus(approving(page))
    await page.keyboard.press('Enter')

    await ended(page, 'Approved. The agent may do it once.')
    expect(await approval(id)).toMatchObject({ changed: [{ path: 'details.text', from: 'Hello', to: 'Hello Ben' }] })
  })

  test('what was typed stays while the request is read again, and while another one is open', async () => {
    const { world, ada, agent, page, ask, show, approval } = await scene()
    const id = await ask('Pay for the posters', bill)
    await ask('Write to Ben')
    await ada.post(`/v1/approvals/${id}/questions`, { text: 'Which ones?' })
    await show(id)
    await button(page, 'Edit').click()
    await page.getByLabel('Amount').fill('400')
    const before = (await approval(id)).version
    await agent.call('answer_question', { approval_id: id, text: 'The red ones', wait_seconds: 0 })
    await page.getByText('The red ones').waitFor()
    expect((await approval(id)).version).toBeGreaterThan(before)
    expect(await page.getByLabel('Amount').inputValue()).toBe('400')

    await page.getByRole('link', { name: '“Write to Ben”' }).first().click()
    await page.getByRole('article', { name: '“Write to Ben”' }).waitFor()
    await show(id)
    expect(await page.getByLabel('Amount').inputValue()).toBe('400')
    await approving(page).click()
    await button(page, 'Yes, with changes').click()
    await page.locator('.last-decision', { hasText: 'Approved. The agent may do it once. “Pay for the posters”' }).waitFor()
    expect((await approval(id)).allowed).toMatchObject({ amount: { value: '400', currency: 'EUR' } })
    expect(world.log.join('')).not.toContain('"level":"error"')
  })

  test('a request that ends while it is being changed shows how it ended', async () => {
    const { agent, page, ask, show } = await scene()
    const id = await ask('Pay for the posters', bill)
    await show(id)
    await button(page, 'Edit').click()
    await page.getByLabel('Amount').fill('400')
    await agent.call('cancel_approval', { approval_id: id })
    await ended(page, 'Cancelled: the agent withdrew it.')
    expect(await page.getByLabel('Amount').count()).toBe(0)
    expect(await page.locator('.main-facts dd').allInnerTexts()).toEqual(['480 EUR', 'Druckerei Meier'])
  })

  test('a refusal about a part that has no field stands at its detail', async () => {
    const { page, ask, show } = await scene(phone)
    const id = await ask('Pay for the posters', { ...bill, details: { items: [{ what: 'Posters', price: '480 EUR' }] } })
    await show(id)
    await button(page, 'Edit').click()
    await page.getByLabel('Amount').fill('400')
    await approving(page).click()
    await button(page, 'Yes, with changes').click()
    await page.locator('.edit .facts > div', { hasText: 'items' }).locator('.field-error').waitFor()
    expect(await barriers(page)).toEqual([])
  })

  test.each<[string, object]>([
    ['on a phone, in light', { ...phone, colorScheme: 'light' }],
    ['on a tablet, in dark', { viewport: { width: 820, height: 1100 }, colorScheme: 'dark' }],
    ['on a desk, with the colours of the system', { forcedColors: 'active' }],
  ])('long and foreign texts break nothing, whether they are read or changed: %s', async (_where, options) => {
    const { page, ask, show } = await scene(options)
    const id = await ask('أرسل التقرير إلى الفريق', {
      category: 'spend',
      recipient: 'w'.repeat(190),
      amount: { value: '999999999.9999', currency: 'EUR' },
      details: { text: 'w'.repeat(1000), ['k'.repeat(300)]: 'short', name: 'مكتبة الإسكندرية', empty: '', none: null, hidden: 'a\u202Eb' },
    })
    await show(id)
    expect(await page.locator('.main-facts').innerText()).toContain('999,999,999.9999 EUR')
    expect(await page.locator('.detail-rows').innerText()).toContain('a⟨U+202E⟩b')
    expect(await excess(page)).toBe(0)
    expect(await barriers(page)).toEqual([])
    for (const name of ['text', 'k'.repeat(300)]) await button(page, new RegExp(`^Show all of ${name}`)).click()
    await button(page, 'Edit').click()
    await page.getByLabel('text').waitFor()
    expect(await excess(page)).toBe(0)
    expect(await barriers(page)).toEqual([])
  })

  test('several requests are decided together by whom they are for, and never with changes', async () => {
    const { page, ask } = await scene()
    for (const to of ['ben@example.com', 'cleo@example.com']) await ask(`Write to ${to}`, { recipient: to })
    await page.getByRole('checkbox', { name: 'Select all 2 requests' }).check()
    await button(page, 'Approve…').click()
    const dialog = page.getByRole('dialog', { name: 'Approve 2 requests?' })
    await dialog.getByText('→ ben@example.com · Scout').waitFor()
    await dialog.getByText('→ cleo@example.com · Scout').waitFor()
    expect(await dialog.getByRole('button', { name: /change|edit/i }).count()).toBe(0)
    expect(await barriers(page)).toEqual([])
  })
})
