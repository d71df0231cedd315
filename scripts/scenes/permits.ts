/** Permission for what happens outside: a request with questions, a list of what came of it, and rules. */
import type { Page } from 'playwright-core'
import { client, type Schemas } from '../../tests/support/client.ts'
import { openRequest, press } from './requests.ts'
import type { Scene } from './scene.ts'

export const permits: Scene = {
  settle,
  shots: [
    ['permits', '#permits', 'owner', page => page.getByText('Waiting for the agent').waitFor()],
    ['permits-empty', '#permits', 'admin'],
    ['permits-doubt', '#inbox', 'owner', page => openDoubt(page)],
    ['permits-stop', '#home', 'owner', page => openStop(page)],
    ['permits-reported', '#inbox', 'owner', page => openReported(page)],
    ['permits-inbox', '#inbox', 'owner'],
    ['permits-thread', '#inbox', 'owner', page => openRequest(page, /invoice/)],
    [
      'permits-thread-end',
      '#inbox',
      'owner',
      page => openRequest(page, /invoice/).then(() => page.getByText('Exactly as it was sent').evaluate(it => it.scrollIntoView())),
    ],
    ['permits-before', '#inbox', 'owner', page => openRequest(page, /newsletter/)],
    ['permits-ask', '#inbox', 'owner', page => openRequest(page, /invoice/, 'Ask')],
    ['permits-deny', '#inbox', 'owner', page => openRequest(page, /invoice/, 'Deny')],
    ['permits-edit', '#inbox', 'owner', page => editInvoice(page)],
    ['permits-edit-sure', '#inbox', 'owner', page => editInvoice(page).then(() => press(page, 'Approve'))],
    ['permits-edit-refused', '#inbox', 'owner', page => editPosters(page)],
    ['permits-changed', '#inbox', 'owner', page => openChanged(page)],
    ['permits-long', '#inbox', 'owner', page => openRequest(page, /price list/)],
    ['permits-long-open', '#inbox', 'owner', page => openRequest(page, /price list/).then(() => readOn(page))],
    ['permits-options', '#inbox', 'owner', page => openOptions(page)],
    ['permits-sure', '#inbox', 'owner', page => openOptions(page, 'Approve')],
    ['permits-rtl', '#inbox', 'owner', page => openRequest(page, /أرسل/)],
    ['permits-history', '#approvals', 'owner'],
    ['permits-policy', '#agents', 'owner', page => openPolicy(page)],
    ['permits-policy-rule', '#agents', 'owner', page => openRule(page)],
    ['permits-policy-of-all', '#agents/policy', 'owner'],
    ['permits-of-agent', '#agents', 'owner', page => openAgent(page, 'Permits')],
    ['permits-log', '#log', 'owner'],
  ],
}

const invoice = {
  category: 'spend',
  title: 'Pay the invoice of Datenhaus',
  recipient: 'Datenhaus GmbH, Leipzig',
  amount: { value: '1249.50', currency: 'EUR' },
  details: {
    iban: 'DE89 3704 0044 0532 0130 00',
    invoice: '2026-118',
    items: [
      { what: 'Dataset 2025', price: 1050 },
      { what: 'Tax', price: 199.5 },
    ],
  },
  reason: 'The quest needs the figures of 2025, and the dataset is delivered after the payment.',
}

async function settle(url: string) {
  const { human, mcp } = client(url)
  const owner = await human('grace')
  await owner.patch('/v1/me', 1, { display_name: 'Grace Hopper' })
  const { id } = await owner.agent('Scout')
  const { secret } = await owner.key(id)
  const use = async (name: string, given: object) => {
    const { text } = await mcp(secret, 'tools/call', { name, arguments: given })
    const id = /apr_[0-9a-z]{26}/.exec(text)?.[0]
    if (!id || /"isError":true/.test(text)) throw new Error(text)
    return id
  }
  const request = (given: object) => use('request_approval', { wait_seconds: 0, ...given })
  const decide = async (id: string, verb: string, body: object = {}) => {
    const { status, text } = await owner.post(`/v1/approvals/${id}/${verb}`, body)
    if (status !== 200) throw new Error(text)
  }
  const start = async (approval_id: string) => {
    const { text } = await mcp(secret, 'tools/call', { name: 'get_approval', arguments: { approval_id } })
    const start_token = /start_\w{16}_[\w-]{24}/.exec(text)![0]
    await use('start_action', { approval_id, start_token })
    return start_token
  }
  const report = async (approval_id: string, outcome: string, more: object = {}) =>
    use('report_outcome', { approval_id, start_token: await start(approval_id), outcome, ...more })
  const past = async (
    category: string,
    title: string,
    { recipient, amount, ...details }: { recipient?: string; amount?: object } & Record<string, unknown>,
  ) => {
    const asked = await request({
      category,
      title,
      ...(recipient && { recipient }),
      ...(amount && { amount }),
      details,
      reason: 'It helps the quest.',
    })
    await decide(asked, 'approve')
    return asked
  }

  const letter = {
    category: 'contact',
    title: 'Send the newsletter',
    details: { to: 'list@example.com', subject: 'October' },
    reason: 'It is due.',
  }
  const sent = await past(letter.category, letter.title, letter.details)
  await report(sent, 'done', { note: 'Sent to 412 readers. Two addresses bounced.', links: ['https://lists.example.com/archive/2026-10'] })
  const failed = await past('spend', 'Rent a larger server', { amount: { value: 40, currency: 'EUR' }, recipient: 'Hosting Ltd' })
  await report(failed, 'failed', { note: 'The card was refused.' })
  await report(await past('publish', 'Publish the weekly notes', { url: 'https://notes.example.com' }), 'not_done', {})
  const paid = await past('spend', 'Renew the domain', { amount: { value: 18, currency: 'EUR' }, recipient: 'Registrar Ltd' })
  await report(paid, 'unknown', { note: 'The page of the registrar timed out after I had pressed Pay.' })
  const booked = await past('spend', 'Book the train to Leipzig', { amount: { value: 59.9, currency: 'EUR' }, recipient: 'Railway Ltd' })
  await start(booked)
  // Another worker than the one that started it.
  await use('report_outcome', { approval_id: booked, outcome: 'not_done', note: 'I was too late, another worker had it.' })
  await start(await past('publish', 'Post the slides', { url: 'https://slides.example.com' }))
  await past('access', 'Read the calendar of the team', { url: 'https://calendar.example.com' })
  await past('contact', 'Ask the author of RFC 9457 about section 4', { to: 'author@example.com' })

  const paying = await request(invoice)
  await decide(paying, 'questions', { text: 'Is this the amount with tax? And who ordered it?' })
  await use('answer_question', {
    approval_id: paying,
    text: 'Yes, 199.50 EUR of it is tax.\nBen ordered it on 3 November.',
    wait_seconds: 0,
  })
  await decide(paying, 'questions', { text: 'Has Ben confirmed that in writing?' })

  await request(letter)
  const poster = {
    category: 'spend',
    title: 'Print posters for 300 EUR',
    recipient: 'Druckerei Meier',
    amount: { value: '300', currency: 'EUR' },
    details: { copies: 500 },
    reason: 'For the meeting.',
  }
  await decide(await request(poster), 'approve', {
    note: 'Too many.',
    changes: { title: 'Print some posters', amount: { value: '60', currency: 'EUR' }, details: { copies: 100 } },
  })
  await request({ ...poster, title: 'Print more posters, for 300 EUR', details: { copies: 501, paper: 'matt', urgent: true } })
  await request({
    category: 'publish',
    title: 'Publish the price list',
    recipient: 'https://shop.example.com/a-very-long-path/of-a-page/that-only-the-end-tells/prices.html',
    details: {
      price: '1 EUR',
      cost: '2 EUR',
      total: '3 EUR',
      fee: 'none',
      sum: '6 EUR',
      budget: 'open',
      text: 'Each map costs 12 EUR. '.repeat(100),
      terms: 'Payment within 14 days.\n'.repeat(30),
      draft: false,
    },
    reason: 'The shop needs it.',
  })
  await request({
    category: 'contact',
    title: 'أرسل التقرير إلى الفريق',
    recipient: 'فريق المكتبة',
    details: { to: 'team@example.com', text: 'مرحبا، هذا هو التقرير الأسبوعي. '.repeat(6) },
    reason: 'طلب الفريق التقرير قبل نهاية الأسبوع.',
  })
  const { version } = (await owner.get<Schemas['Agent']>(`/v1/agents/${id}`)).body
  const policy = {
    external: {
      contact: { rule: 'allow', per_day: 5, cool_down_minutes: 60 },
      spend: { rule: 'allow', per_hour: 2, per_day: 10, currency: 'EUR', amount_per_request: 20, amount_per_day: 50 },
      publish: { cool_down_minutes: 240 },
      access: { rule: 'block' },
    },
  }
  const { status, text } = await owner.patch(`/v1/agents/${id}`, version, { policy })
  if (status !== 200) throw new Error(text)
  const cup = await request({
    category: 'other',
    title: 'Reserve a meeting room',
    recipient: 'rooms@example.com',
    details: { room: 'B 12' },
    reason: 'For the review.',
  })
  await decide(cup, 'approve', { allow_category_minutes: 60 })
  for (const to of ['ben@example.com', 'cleo@example.com'])
    await request({ category: 'contact', title: `Thank ${to.split('@')[0]}`, recipient: to, details: { to }, reason: 'They helped.' })
  return { owner }
}

async function openOptions(page: Page, ...presses: string[]) {
  await openRequest(page, /invoice/)
  await page.getByText('Options', { exact: true }).click()
  await page.getByRole('checkbox', { name: /Also allow/ }).check()
  await page.getByLabel('The permit is valid for').selectOption('1 hour')
  for (const name of presses) await press(page, name)
}

async function editInvoice(page: Page) {
  await openRequest(page, /invoice/, 'Edit')
  await page.getByLabel('Amount').fill('400')
  await page.getByLabel('Recipient').fill('Druckerei Meier')
}

/** The old amount still stands in the title. */
async function editPosters(page: Page) {
  await openRequest(page, /more posters/, 'Edit')
  await page.getByLabel('Amount').fill('60')
  await press(page, 'Approve')
  await page.getByRole('button', { name: 'Yes, with changes' }).click()
  await page.locator('.field-error').first().waitFor()
}

async function openChanged(page: Page) {
  await page.getByRole('link', { name: 'All requests' }).click()
  await page.getByRole('link', { name: /Print posters/ }).click()
  await page.locator('.outcome').first().waitFor()
}

async function readOn(page: Page) {
  await page.getByRole('button', { name: 'First read 2 long values' }).click()
  await page.getByRole('button', { name: /^Show less/ }).waitFor()
}

async function openDoubt(page: Page) {
  await page
    .getByRole('region', { name: 'Did it happen?' })
    .getByRole('link', { name: /domain/ })
    .click()
  await page.locator('.outcome').first().waitFor()
}

async function openStop(page: Page) {
  const more = page.getByRole('button', { name: 'More' })
  if (await more.isVisible()) await more.click()
  await page.getByRole('button', { name: 'Stop everything…' }).filter({ visible: true }).click()
  await page.getByRole('dialog').waitFor()
}

async function openReported(page: Page) {
  await page.getByRole('link', { name: 'Permits' }).click()
  await page.getByRole('heading', { name: 'Permits', level: 1 }).waitFor()
  await page.getByRole('link', { name: '“Send the newsletter”' }).click()
  await page.locator('.outcome').first().waitFor()
}

async function openAgent(page: Page, tab: string) {
  await page.getByRole('link', { name: 'Scout', exact: true }).click()
  await page.getByRole('navigation', { name: 'Scout' }).getByRole('link', { name: tab, exact: true }).click()
  await page.locator('.skeleton').first().waitFor({ state: 'detached' })
}

async function openPolicy(page: Page) {
  await openAgent(page, 'Policy')
  await page.getByRole('heading', { name: 'Outside this service' }).evaluate(it => it.scrollIntoView())
}

async function openRule(page: Page) {
  await openPolicy(page)
  await page.getByRole('button', { name: 'Change the limits: Spend money' }).click()
  await page.getByRole('dialog').waitFor()
}
