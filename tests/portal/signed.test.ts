/** Approvals that a passkey signs: the page asks the passkey only for what it shows, whatever the service says. */
import { expect, test } from '@jest/globals'
import type { Page, Route } from 'playwright-core'
import { verify } from '../../src/verifier/verify.ts'
import { barriers } from '../support/barriers.ts'
import { excess, intercept } from '../support/browser.ts'
import type { Schemas } from '../support/client.ts'
import { askFor, newAgent } from '../support/domain.ts'
import { firstOf } from '../support/extent.ts'
import type { World } from '../support/world.ts'
import { addPasskey, newDevice } from './passkey.ts'
import { portal } from './support.ts'

const { open, visit, signIn } = portal()
const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true }).click()
const asked = {
  category: 'spend' as const,
  recipient: 'Druckerei Meier',
  amount: { value: '480', currency: 'EUR' },
  details: { item: 'Flyers' },
}
const challenge = /\/v1\/approvals\/signature\/challenge$/

/** Somebody with a passkey, who must sign every approval. */
async function signer(look: object = {}) {
  const world = await open({}, { named: true })
  const ada = await world.human('ada')
  const agent = await newAgent(world, ada)
  const page = await visit(world, '#account/security', look)
  const device = await newDevice(page)
  await signIn(page, ada)
  await addPasskey(page)
  await press(page, 'I have stored them')
  await page.getByLabel('All requests').check()
  await press(page, 'Save')
  await page.getByText('Saved').waitFor()
  return { world, agent, page, device }
}
const approvalIn = async (page: Page, world: World, id: string) =>
  (await (await page.request.get(`${world.url}/v1/approvals/${id}`)).json()) as Schemas['Approval']

/** The service gets another request than the page sends. */
const sendingInstead = (change: (body: object) => object) => (route: Route) =>
  route.continue({ postData: JSON.stringify(change((route.request().postDataJSON() ?? {}) as object)) })
/** The page gets another answer than the service gives. */
const answeringInstead = (change: (text: string) => string) => async (route: Route) => {
  const answer = await route.fetch()
  await route.fulfill({ response: answer, body: change(await answer.text()) })
}

const lies: [name: string, differs: string, sent: RegExp, lie: (route: Route) => Promise<unknown>, says?: string][] = [
  [
    'an allowance is added to what the passkey should sign',
    'what else is allowed',
    challenge,
    sendingInstead(body => ({ ...body, allow_category_minutes: 60 })),
  ],
  ['another note is signed', 'the note', challenge, sendingInstead(body => ({ ...body, note: 'Pay it twice' }))],
  [
    'a changed amount is signed',
    'your changes',
    challenge,
    sendingInstead(body => ({ ...body, changes: { amount: { value: '470', currency: 'EUR' } } })),
  ],
  [
    'the card shows another recipient than the request has',
    'the action',
    /\/v1\/approvals\/[^/]+$/,
    answeringInstead(text => text.replaceAll('Druckerei Meier', 'Druckerei Maier')),
    'Druckerei Maier',
  ],
  [
    'the statement is right, and the challenge is not its hash',
    'the challenge',
    challenge,
    answeringInstead(text => text.replace(/"challenge":"./, start => `"challenge":"${start.endsWith('A') ? 'B' : 'A'}`)),
  ],
]
test.each(firstOf(lies))('a service that lies gets no signature: %s', async (_name, differs, sent, lie, says = 'Druckerei Meier') => {
  const { world, agent, page, device } = await signer()
  const { id } = await askFor(world, agent, 'Pay the invoice', asked)
  const before = await device.uses()
  await intercept(page, sent, lie)

  await page.goto(`${world.url}/#approvals/${id}`)
  await page.getByText(says).first().waitFor()
  await press(page, /^Approve .*with a passkey$/)
  await page.getByText('This is not what you see').waitFor()
  await page.getByText(`These differ: ${differs}. Nothing was signed, and nothing was decided.`).waitFor()

  expect(await barriers(page)).toEqual([])
  expect([await device.uses(), (await approvalIn(page, world, id)).status]).toEqual([before, 'pending'])
})

test('a service that lies gets no signature in the place of a sign-in, or of a change that gives more freedom', async () => {
  const { world, page, device } = await signer()
  const before = await device.uses()
  const hash = answeringInstead(text => text.replace(/"challenge":"[^"]+"/, `"challenge":"${'A'.repeat(43)}"`))
  await intercept(page, /\/v1\/me\/loosening\/challenge$/, hash)
  await page.getByRole('radio', { name: /^None/ }).check()
  await press(page, 'Save')
  await press(page, 'Sign with a passkey')
  await page.getByText('These differ: the change.').waitFor()
  expect([await barriers(page), await device.uses()]).toEqual([[], before])

  await page.unroute(/\/v1\/me\/loosening\/challenge$/)
  const saved = page.waitForResponse(answer => answer.request().method() === 'PATCH' && answer.ok())
  await press(page, 'Sign with a passkey')
  await saved
  const { faults, notes } = await verify(await (await page.request.get(`${world.url}/v1/audit-events/export`)).text(), { expected: 0 })
  expect([faults, notes]).toEqual([[], expect.arrayContaining(['1 change that gives more freedom was signed.'])])

  await page.getByRole('link', { name: 'Account', exact: true }).first().click()
  await press(page, 'Sign out')
  await intercept(page, /\/v1\/sessions\/passkey\/challenge$/, hash)
  await press(page, 'Use a passkey')
  await page.getByText('These differ: the challenge.').waitFor()
  expect(await device.uses()).toBe(before + 1)
})

test('a list that shows something else than its requests gets no signature of them together', async () => {
  const { world, agent, page, device } = await signer()
  for (const title of ['Greet Bob', 'Greet Cy']) {
    // Each expires after the one before, so it comes last and appears by itself.
    world.clock.advance(1_000)
    await askFor(world, agent, title, { category: 'contact', details: {} })
  }
  const before = await device.uses()
  await intercept(
    page,
    /\/v1\/approvals\/waiting/,
    answeringInstead(text => text.replace('Greet Cy', 'Greet Di')),
  )

  await page.goto(`${world.url}/#inbox`)
  await page.getByRole('checkbox', { name: 'Greet Bob' }).check()
  await page.getByRole('checkbox', { name: 'Greet Di' }).check()
  await press(page, 'Approve…')
  await press(page, 'Approve all of these with a passkey')
  await page.getByText('These differ: the action.').waitFor()

  expect(await device.uses()).toBe(before)
  expect(((await (await page.request.get(`${world.url}/v1/approvals/waiting`)).json()) as { total: number }).total).toBe(2)
})

test.each([
  ['a phone', { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true }],
  ['a desk', { viewport: { width: 1280, height: 800 } }],
])(
  'on %s a yes with a note, an amount that was changed and an allowance is signed as it was shown, and the export proves it',
  async (_where, look) => {
    const { world, agent, page, device } = await signer(look)
    const { id } = await askFor(world, agent, 'Pay the invoice', { ...asked, audience: 'https://shop.example', validForMinutes: 600 })
    const before = await device.uses()

    await page.goto(`${world.url}/#approvals/${id}`)
    await page.locator('.main-facts', { hasText: 'Signed permit for' }).getByText('https://shop.example').waitFor()
    await press(page, 'Edit')
    await page.getByLabel('Amount').fill('400.00')
    await page.getByText('Options').click()
    await page.getByLabel('Note to the agent (optional)').fill('Ask for a receipt ✓')
    await page.getByLabel('The permit is valid for').selectOption('60')
    await page.getByRole('checkbox', { name: /^Also allow/ }).check()
    await press(page, /^Approve .*with a passkey$/)
    await page.getByText('Signed with your passkey.').waitFor()
    expect([await excess(page), await device.uses()]).toEqual([0, before + 1])

    const exported = await (await page.request.get(`${world.url}/v1/audit-events/export`)).text()
    const { faults, yeses } = await verify(exported)
    expect(faults).toEqual([])
    expect(yeses[0]).toMatchObject({
      note: 'Ask for a receipt ✓',
      validForMinutes: 60,
      allowed: { arguments: { amount: { value: '400', currency: 'EUR' }, recipient: 'Druckerei Meier', audience: 'https://shop.example' } },
      asked: { arguments: { amount: { value: '480', currency: 'EUR' } } },
      allowance: { category: 'spend', minutes: 60, requests: 20, amount: { value: '400', currency: 'EUR' } },
      origin: world.url,
    })
  },
)
