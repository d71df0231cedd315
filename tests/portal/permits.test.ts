/** Permission for what happens outside: questions and limits on the card, and what came of each permit. */
import { expect, test } from '@jest/globals'
import type { Page } from 'playwright-core'
import { doubtRestored, restoredMark } from '../../src/core/approvals/restored.ts'
import { eq, sql } from '../../src/store/engine/drizzle.ts'
import { insertMeta } from '../../src/store/engine/meta.ts'
import { $, run, statement } from '../../src/store/index.ts'
import { barriers } from '../support/barriers.ts'
import { excess } from '../support/browser.ts'
import type { Schemas } from '../support/client.ts'
import { details } from '../support/details.ts'
import { newActor } from '../support/outside.ts'
import { soon } from '../support/soon.ts'
import { approving, hasFocus, portal } from './support.ts'

const { open, visit, pass } = portal()
const minute = 60_000
const hour = 60 * minute
const phone = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true }

/** A human at the inbox, and an agent that asks for things outside the service. */
async function scene({ options = {}, rules = {} }: { options?: object; rules?: Parameters<typeof newActor>[2] } = {}) {
  const world = await open()
  const ada = await world.human('ada')
  const agent = await newActor(world, ada, rules)
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
  const start = async (id: string): Promise<string> => {
    const { start_token } = await agent.call('get_approval', { approval_id: id })
    expect(await agent.call('start_action', { approval_id: id, start_token })).toMatchObject({ outcome: 'go' })
    return start_token
  }
  const report = async (id: string, outcome: string, more: object = {}) =>
    agent.call('report_outcome', { approval_id: id, start_token: await start(id), outcome, ...more })
  const answer = (id: string, text: string) => agent.call('answer_question', { approval_id: id, text, wait_seconds: 0 })
  return { world, ada, agent, page, ask, show, approval, start, report, answer }
}

const invoice = {
  category: 'spend',
  recipient: 'Datenhaus GmbH',
  amount: { value: '1249.50', currency: 'EUR' },
  details: { iban: 'DE89370400440532013000' },
  reason: 'The dataset is delivered after the payment',
}
const card = (page: Page, title: string | RegExp) => page.getByRole('article', { name: title })
const row = (page: Page, title: string | RegExp) => page.getByRole('listitem').filter({ has: page.getByRole('link', { name: title }) })
/** The outcome of the opened request. Its row in the list says the same. */
const ended = (page: Page, words: string) => page.getByRole('group', { name: 'Outcome' }).getByText(words).waitFor()
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: typeof name === 'string' })
const armed = (page: Page) => page.locator('.decision-row:not([inert])').waitFor()
const question = (page: Page) => page.getByLabel('Ask a question')
const thread = (page: Page) => page.getByRole('region', { name: 'Questions and answers' })
const rows = (page: Page, part: string) => page.getByRole('region', { name: part }).getByRole('listitem')

test('pay the invoice, on a phone: ask, question, answer, yes, the same yes again, report, and the human sees it', async () => {
  const { world, ada, agent, page, ask, report, answer } = await scene({ options: phone })
  const id = await ask('Pay the invoice', invoice)
  const paying = card(page, '“Pay the invoice”')
  const listed = row(page, 'Pay the invoice')
  await listed.getByText('1,249.50 EUR').waitFor()
  await listed.getByText('Datenhaus GmbH').waitFor()
  await listed.getByRole('link', { name: 'Pay the invoice' }).click()
  await paying.getByText('External action: spend').waitFor()
  expect(await page.locator('.main-facts .large').allInnerTexts()).toEqual(['1,249.50 EUR', 'Datenhaus GmbH'])
  expect(await page.locator('.request-risk').innerText()).toMatch(/^Why high risk: .*it names a bank account \(IBAN\)/)
  await page.getByText('This agent has not been allowed anything outside this service before.').waitFor()
  await armed(page)

  await button(page, 'Ask').click()
  await question(page).fill('Who ordered it?')
  expect(await barriers(page)).toEqual([])
  const waits = agent.call('get_approval', { approval_id: id, wait_seconds: 50 })
  await button(page, 'Send').click()
  await thread(page).getByText('Waiting for an answer from Scout. The clock is stopped until it answers.').waitFor()
  await paying.getByText(/clock stopped, (1 d 0 h|23 h 59 min) left/).waitFor()
  expect(await waits).toMatchObject({ outcome: 'question', question: 'Who ordered it?', answer_with: 'answer_question' })
  await answer(id, '<b>Ben</b>, on 3 November')
  await thread(page).getByText('<b>Ben</b>, on 3 November').waitFor()
  await thread(page).getByText('Waiting for an answer').waitFor({ state: 'detached' })
  expect(await barriers(page)).toEqual([])
  expect(await excess(page)).toBe(0)

  await armed(page)
  await approving(page).click()
  const sure = page.getByRole('group', { name: 'Are you sure?' })
  await sure.getByText('“Pay the invoice”').waitFor()
  expect(await sure.locator('.large').allInnerTexts()).toEqual(['1,249.50 EUR', 'Datenhaus GmbH'])
  await button(page, 'Yes, approve').click()
  await ended(page, 'Approved. The agent may do it once.')
  await page.getByText(/can start for (1 d 0 h|23 h 59 min)/).waitFor()

  // The agent has lost the answer.
  const again = await agent.ask('Pay the invoice', invoice)
  expect(again).toMatchObject({ outcome: 'ready', approval: { id } })
  const { body } = await ada.get<Schemas['ApprovalPage']>('/v1/approvals')
  expect(body.items).toHaveLength(1)
  await page.getByRole('link', { name: 'Inbox' }).first().click()
  await page.getByRole('link', { name: 'Permits' }).click()
  await rows(page, 'Waiting for the agent').getByText('Not started', { exact: true }).waitFor()

  await report(id, 'done', { note: 'Paid.\nReference 118 <i>ok</i>', links: ['https://bank.example.com/receipts/118'] })
  const reported = rows(page, 'Ended')
  await reported.getByText('Done', { exact: true }).waitFor()
  await page.getByText('No permits are waiting for their agents.').waitFor()
  expect(await reported.locator('blockquote').innerText()).toBe('Paid.\nReference 118 <i>ok</i>')
  const link = reported.getByRole('link', { name: 'https://bank.example.com/receipts/118' })
  expect([await link.getAttribute('href'), await link.getAttribute('rel')]).toEqual([
    'https://bank.example.com/receipts/118',
    'noopener noreferrer',
  ])
  expect(await barriers(page)).toEqual([])
  expect(await excess(page)).toBe(0)
  await reported.getByRole('link', { name: 'Pay the invoice' }).click()
  await ended(page, 'Approved. It was done.')
  await page.getByText('<b>Ben</b>, on 3 November').waitFor()

  await pass(world, page, 8 * minute)
  const next = await ask('Pay the invoice', invoice)
  expect(next).not.toBe(id)
  await page.goto(`${world.url}/#approvals/${next}`)
  await card(page, '“Pay the invoice”').last().getByText('You approved exactly this 8 min ago; reported as done.').waitFor()
  await page.getByText('Of this agent’s last approval: 1 done.').waitFor()
  await page.goto(`${world.url}/#log`)
  const log = page.locator('.sentence')
  await log.filter({ hasText: 'You asked Scout about the external action “Pay the invoice”: “Who ordered it?”' }).waitFor()
  await log.filter({ hasText: 'Scout answered your question about the external action “Pay the invoice”: “<b>Ben</b>' }).waitFor()
  await log.filter({ hasText: 'Scout said what came of the external action “Pay the invoice”: done: “Paid.' }).waitFor()
})

test('an approval can be short, and can allow its category for an hour, which one press ends', async () => {
  const { world, agent, page, ask, show, approval } = await scene()
  const id = await ask('Write to Ben', { details: { to: 'ben@example.com' }, valid_for_minutes: 90 })
  await show(id)
  await page.getByText('the agent may start it once within 90 minutes, outside this service').waitFor()
  await page.getByText('Options', { exact: true }).click()
  await page.getByText('The agent may act once in this time. It asked for 90 minutes.').waitFor()
  const lengths = page.getByLabel('The permit is valid for').locator('option')
  expect(await lengths.allInnerTexts()).toEqual(['90 minutes', '1 hour', '10 minutes'])
  await page.getByLabel('The permit is valid for').selectOption('1 hour')
  await page.getByRole('checkbox', { name: 'Also allow Scout to contact people for one hour' }).check()
  await page.getByText('At most 20 requests without asking you, to any recipient that it declares.').waitFor()
  expect(await barriers(page)).toEqual([])
  await approving(page).click()

  await page.getByText('Scout may also contact people without asking you.').waitFor()
  expect(new Date((await approval(id)).valid_until!).getTime()).toBe(world.clock.now + hour)
  expect(await agent.ask('Write to Cleo')).toMatchObject({ outcome: 'ready' })
  expect(await agent.spend('Buy a stamp', 1)).toMatchObject({ outcome: 'pending_approval' })
  await page.goto(`${world.url}/#agents/${agent.id}/policy`)
  const running = page.getByRole('region', { name: 'Allowed for now' })
  await running
    .getByText(/Scout may contact people without asking you, at most 20 times, to any recipient that it declares\. Ends in/)
    .waitFor()
  expect(await barriers(page)).toEqual([])
  await running.getByRole('button', { name: 'End it now' }).click()
  await running.waitFor({ state: 'detached' })

  expect(await agent.ask('Write to Dan')).toMatchObject({ outcome: 'pending_approval' })
  await page.getByText('Allowed by rules in the last 7 days: 1 × contact somebody.').waitFor()
  await page.getByRole('link', { name: 'See the outcomes' }).click()
  await page.getByText('Your timed allowance allowed it').waitFor()
})

test('the list of permits shows as it happens what waits for the agent, first, and can be filtered', async () => {
  const { world, ada, agent, page, ask, report } = await scene({ rules: { contact: { rule: 'allow', per_day: 5 } } })
  const approved = async (title: string, more: object = {}) => {
    const id = await ask(title, { category: 'publish', ...more })
    await ada.post(`/v1/approvals/${id}/approve`, { valid_for_minutes: 60 })
    return id
  }
  await page.goto(`${world.url}/#permits`)
  await page.getByText('No permits have ended yet.').waitFor()
  const done = await approved('Publish the notes')
  await approved('Publish the minutes')
  const byRule = await ask('Write to Ben')
  const [waiting, over] = [rows(page, 'Waiting for the agent'), rows(page, 'Ended')]
  const titles = async (part: typeof waiting) => (await part.locator('.title-link').allInnerTexts()).map(text => text.slice(1, -1))
  await soon(async () => expect(await titles(waiting)).toEqual(['Write to Ben', 'Publish the minutes', 'Publish the notes']))
  await waiting.filter({ hasText: 'Write to Ben' }).getByText('A rule of the policy allowed it').waitFor()
  await report(done, 'not_done')
  await report(byRule, 'failed', { note: 'It bounced' })
  await soon(async () => expect(await titles(over)).toEqual(['Write to Ben', 'Publish the notes']))

  await pass(world, page, 2 * hour)
  await agent.call('get_profile', {})
  await soon(async () => expect(await titles(over)).toEqual(['Write to Ben', 'Publish the minutes', 'Publish the notes']))
  expect(await over.locator('.chip').allInnerTexts()).toEqual(['Failed', 'Not used', 'Not done'])
  expect(await barriers(page)).toEqual([])

  await page.getByLabel('Outcome').selectOption('Not used')
  await soon(async () => expect(await page.locator('.permit .title-link').allInnerTexts()).toEqual(['“Publish the minutes”']))
  await page.getByLabel('Outcome').selectOption('All')
  await page.getByLabel('Allowed by').selectOption('A rule of the policy')
  await soon(async () => expect(await page.locator('.permit .title-link').allInnerTexts()).toEqual(['“Write to Ben”']))
  await page.getByLabel('Outcome').selectOption('Not started')
  await page.getByText('No permit matches these filters.').waitFor()
  await page.getByRole('link', { name: 'All requests' }).click()
  await page.locator('.past', { hasText: 'Write to Ben' }).getByText('a rule of the policy allowed it').waitFor()
  await page.locator('.past', { hasText: 'Publish the minutes' }).getByText('Not used').waitFor()
  // An approval whose action did not happen does not look like a success.
  const tones = page.locator('.past', { hasText: /Write to Ben|Publish the/ }).locator('.chip:first-child')
  await soon(async () => expect(await tones.evaluateAll(all => all.map(one => String(one.className)))).toEqual(Array(3).fill('chip plain')))
  await page.goto(`${world.url}/#log`)
  const log = page.locator('.sentence')
  await log.filter({ hasText: 'A rule of the policy approved a request from Scout: the external action “Write to Ben”' }).waitFor()
  await log.filter({ hasText: 'The permit of Scout for the external action “Publish the minutes” ended before it started' }).waitFor()

  await approved('Publish the plan')
  await ada.post(`/v1/agents/${agent.id}/suspend`)
  await page.goto(`${world.url}/#permits`)
  await over.filter({ hasText: 'Publish the plan' }).getByText('Not used').waitFor()
  await page.goto(`${world.url}/#log`)
  await log.filter({ hasText: '“Publish the plan” ended before it started (agent suspended)' }).waitFor()
})

test('did it happen: what is in doubt comes first, and one press says it', async () => {
  const { world, ada, page, ask, start, approval } = await scene({ options: phone })
  const id = await ask('Pay the invoice', { ...invoice, report_within_minutes: 5 })
  await ada.post(`/v1/approvals/${id}/approve`)
  await start(id)
  await page.goto(`${world.url}/#permits`)
  await rows(page, 'Waiting for the agent').getByText('Started', { exact: true }).waitFor()
  await pass(world, page, 6 * minute)
  await world.core.sweep()

  await page.getByRole('link', { name: 'Permits (1)' }).waitFor()
  await page.goto(`${world.url}/#home`)
  await page.getByRole('link', { name: '1 action is in doubt: did it happen?' }).click()
  const doubt = rows(page, 'Did it happen?')
  await doubt.getByText('The agent started, and has not said what came of it.').waitFor()
  await page.getByText('No permits are waiting for their agents.').waitFor()
  expect(await barriers(page)).toEqual([])
  expect(await excess(page)).toBe(0)
  await doubt.getByRole('link', { name: 'Pay the invoice' }).click()
  await ended(page, 'Approved. Nobody knows whether it happened.')
  expect(await barriers(page)).toEqual([])
  await button(page, 'Yes, it happened').click()
  await ended(page, 'Approved. It was done.')
  await page.getByText(/^You said done/).waitFor()
  expect(await approval(id)).toMatchObject({ permit: 'done', report: { by: 'human' } })
})

test('did it happen: the inbox asks first, only yes can be said while the agent may begin, and one press answers for all of an agent', async () => {
  const { world, ada, agent, page, ask, start, approval } = await scene({ options: phone })
  const doubt = async (title: string) => {
    const id = await ask(title)
    await ada.post(`/v1/approvals/${id}/approve`)
    await start(id)
    await agent.call('report_outcome', { approval_id: id, outcome: 'not_done', note: 'I was second' })
    return id
  }
  const first = await doubt('Write to Ben')
  await ask('Write to Cleo')
  const asking = page.getByRole('region', { name: 'Did it happen?' })
  await asking.getByRole('link', { name: 'Write to Ben' }).waitFor()
  await row(page, 'Write to Cleo').waitFor()
  expect(await barriers(page)).toEqual([])
  expect(await excess(page)).toBe(0)
  await asking.getByRole('link', { name: 'Write to Ben' }).click()
  const question = page.getByRole('group', { name: 'Did this happen: Write to Ben' })
  await question.getByText('The agent started. A report that may be of another worker says that it failed or was not done.').waitFor()
  await question.getByText('The agent may still begin. You can say “No” or “I do not know” in 5 min 00 s.').waitFor()
  const may = async () => {
    const answers = ['Yes, it happened', 'No', 'I do not know'].map(name => question.getByRole('button', { name, exact: true }))
    return Promise.all(answers.map(answer => answer.isEnabled()))
  }
  expect(await may()).toEqual([true, false, false])
  expect(await page.locator('.outcome-line .icon-check').count()).toBe(0)

  await pass(world, page, 5 * minute)
  await soon(async () => expect(await may()).toEqual([true, true, true]))
  const others = [await doubt('Write to Eve'), await doubt('Write to Joe')]
  await page.goto(`${world.url}/#permits`)
  const all = page.getByRole('group', { name: 'Did all of Scout happen' })
  await all.getByText('Scout has 3 actions in doubt.').waitFor()
  expect(await barriers(page)).toEqual([])
  await all.getByRole('button', { name: 'None happened' }).click()
  await page.getByText('Noted for 1 of 3 actions. Answer the others one by one.').waitFor()
  await all.getByText('Scout has 2 actions in doubt.').waitFor()
  await pass(world, page, 5 * minute)
  await all.getByRole('button', { name: 'I do not know about any' }).click()
  await page.getByText('Noted for 2 actions').waitFor()
  await asking.waitFor({ state: 'detached' })
  const permits = await Promise.all([first, ...others].map(async id => (await approval(id)).permit))
  expect(permits).toEqual(['not_done', 'unresolved', 'unresolved'])
})

test('stop everything: from every screen, one dialog and one press, and then the counts', async () => {
  const { world, ada, agent, page, ask, start, approval } = await scene({
    options: phone,
    rules: { contact: { rule: 'allow', per_day: 9 } },
  })
  const ready = await ask('Write to Ben')
  const begun = await ask('Write to Eve')
  await start(begun)
  await ask('Pay the invoice', invoice)
  await page.goto(`${world.url}/#quests`)
  await button(page, 'More').click()
  await page.locator('#more').getByRole('button', { name: 'Stop everything…' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByText('All your agents are suspended.').waitFor()
  expect(await barriers(page)).toEqual([])
  expect(await excess(page)).toBe(0)
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  expect((await approval(ready)).permit).toBe('ready')

  await button(page, 'More').click()
  await page.locator('#more').getByRole('button', { name: 'Search' }).click()
  await page.getByRole('combobox').fill('stop')
  await page.getByRole('option', { name: 'Stop everything' }).click()
  await dialog.getByRole('button', { name: 'Stop everything' }).click()
  await dialog.getByText('1 agent suspended, 1 request cancelled, 1 permit ended and 1 action in doubt.').waitFor()
  expect(await barriers(page)).toEqual([])
  await dialog.getByRole('link', { name: 'Did it happen?' }).click()
  await rows(page, 'Did it happen?').getByText('The agent had started when it was stopped.').waitFor()
  await dialog.waitFor({ state: 'detached' })
  expect([(await approval(ready)).status_reason, (await approval(begun)).permit]).toEqual(['everything_stopped', 'in_doubt'])
  expect((await ada.get<Schemas['Agent']>(`/v1/agents/${agent.id}`)).body.status).toBe('suspended')
  await page.goto(`${world.url}/#log`)
  await page
    .locator('.sentence')
    .filter({ hasText: 'You stopped everything: 1 agent suspended, 1 permit ended, 1 action in doubt' })
    .waitFor()

  await page.goto(`${world.url}/#home`)
  await page.getByRole('link', { name: '1 action is in doubt: did it happen?' }).waitFor()
  await page.getByText('1 suspended').waitFor()
  expect(await page.getByRole('heading', { name: 'First steps' }).count()).toBe(0)
  await button(page, 'More').click()
  await page.locator('#more').getByRole('button', { name: 'Stop everything…' }).click()
  await dialog.getByRole('button', { name: 'Stop everything' }).click()
  await dialog.getByText('Nothing was left to stop.').waitFor()
})

test('a yes is taken back as long as the agent has not started', async () => {
  const { world, ada, agent, page, ask, approval } = await scene()
  const id = await ask('Pay the invoice', invoice)
  await ada.post(`/v1/approvals/${id}/approve`)
  const { start_token } = await agent.call('get_approval', { approval_id: id })
  await page.goto(`${world.url}/#approvals/${id}`)
  await button(page, 'Take it back…').click()
  const dialog = page.getByRole('dialog')
  await dialog.getByText('Scout has not started yet. It will not be able to. This counts as a denial.').waitFor()
  expect(await barriers(page)).toEqual([])
  await dialog.getByLabel('Why (optional, for your log)').fill('I paid it myself')
  await dialog.getByRole('button', { name: 'Take it back' }).click()

  await ended(page, 'Approved. You took it back before the agent started.')
  expect(await agent.call('start_action', { approval_id: id, start_token })).toMatchObject({ code: 'yes_lapsed' })
  expect(await approval(id)).toMatchObject({ permit: 'lapsed', status_reason: 'taken_back' })
  await page.goto(`${world.url}/#log`)
  await page.locator('.sentence').filter({ hasText: 'ended before it started (taken back): “I paid it myself' }).waitFor()

  await agent.call('report_outcome', { approval_id: id, outcome: 'done', note: 'It was quick' })
  await page.goto(`${world.url}/#approvals/${id}`)
  await page.getByText('The agent says that it acted although the permit had ended:').waitFor()
  await page.getByText('It was quick').waitFor()
})

details(() => {
  test.each([
    ['unknown', 'The agent does not know whether it happened.', 'I do not know', 'Nobody could say whether it happened.'],
    ['stopped', 'The agent had started when it was stopped.', 'No', 'It was not done.'],
    ['overdue', 'The agent started, and has not said what came of it.', 'Yes, it happened', 'It was done.'],
    ['restored', 'The service was restored from an older copy. The agent may have acted since.', 'No', 'It was not done.'],
    ['older', 'The agent had this permit before the service was updated. It may have acted.', 'No', 'It was not done.'],
  ])('did it happen, if the reason of the doubt is "%s"', async (reason, why, answer, then) => {
    const { world, ada, agent, page, ask, start, approval } = await scene()
    const id = await ask('Pay the invoice', { ...invoice, report_within_minutes: 5, valid_for_minutes: 5 })
    await ada.post(`/v1/approvals/${id}/approve`)
    if (reason === 'older') await world.store.transaction(() => run(asOlder, { id }))
    else await start(id)
    if (reason === 'unknown') await agent.call('report_outcome', { approval_id: id, outcome: 'unknown' })
    if (reason === 'stopped') await ada.post(`/v1/agents/${agent.id}/suspend`)
    if (reason === 'restored') {
      await world.store.transaction(() => run(insertMeta, { name: restoredMark, value: '' }))
      await doubtRestored(world.core.world)
    }
    await pass(world, page, 6 * minute)
    await world.core.sweep()
    await page.goto(`${world.url}/#approvals/${id}`)
    const question = page.getByRole('group', { name: 'Did this happen: Pay the invoice' })
    await question.getByText(why).waitFor()
    await question.getByRole('button', { name: answer, exact: true }).click()
    await ended(page, `Approved. ${then}`)
    expect((await approval(id)).doubt).toMatchObject({ reason })
  })

  test('the clock of a request stands still while the agent owes an answer, in total for as long as the request was open', async () => {
    const { world, ada, page, ask, show, approval, answer } = await scene()
    const id = await ask('Write to Ben', { expires_in_minutes: 24 * 60 })
    await pass(world, page, hour)
    await show(id)
    const writing = card(page, '“Write to Ben”')
    await writing.getByText(/expires in (23 h 0|22 h 59) min/).waitFor()

    await ada.post(`/v1/approvals/${id}/questions`, { text: 'Which Ben?' })
    await pass(world, page, 2 * hour)
    await writing.getByText(/clock stopped, (23 h 0|22 h 59) min left/).waitFor()
    await answer(id, 'The tall one')
    await writing.getByText('It answered your question').waitFor()
    await writing.getByText(/expires in (23 h 0|22 h 59) min/).waitFor()

    await ada.post(`/v1/approvals/${id}/questions`, { text: 'How tall?' })
    await pass(world, page, 21 * hour)
    await writing.getByText(/clock stopped, (23 h 0|22 h 59) min left/).waitFor()
    // 22 of the 24 hours were left.
    await pass(world, page, 2 * hour)
    await writing.getByText(/expires in (22 h 0|21 h 59) min/).waitFor()
    await thread(page).getByText('The answer is late, so the clock is running again.').waitFor()
    const left = new Date((await approval(id)).expires_at).getTime() - world.clock.now
    expect(Math.round(left / minute)).toBe(22 * 60)
  })

  test('an allowance for spending covers amounts up to that of its request', async () => {
    const { agent, page, show } = await scene()
    const { approval } = await agent.spend('Buy a book', 12.5)
    await show(approval.id)
    await page.getByText('Options', { exact: true }).click()
    await page.getByRole('checkbox', { name: 'Also allow Scout to spend money for one hour' }).check()
    await page.getByText('At most 20 requests without asking you, each up to 12.50 EUR, together up to 250 EUR.').waitFor()
    await approving(page).click()
    await page.getByText('For one hour, Scout may also spend money without asking you.').waitFor()
    await button(page, 'Yes, approve').click()
    await button(page, 'End it now').waitFor()

    expect(await agent.spend('Buy another', 12.5)).toMatchObject({ outcome: 'ready' })
    expect(await agent.spend('Buy a dear one', 12.51)).toMatchObject({ outcome: 'pending_approval' })
    await button(page, 'End it now').click()
    await page.getByText('Scout must ask again').waitFor()
    expect(await agent.spend('Buy a third', 1)).toMatchObject({ outcome: 'pending_approval' })
  })

  test('with the keyboard alone: q asks, Escape keeps the text, Enter sends, and the next key decides nothing', async () => {
    const { page, ask, approval } = await scene()
    const id = await ask('Write to Ben')
    await row(page, '“Write to Ben”').waitFor()
    await page.keyboard.press('j')
    await armed(page)
    await page.keyboard.press('q')
    await hasFocus(question(page))
    await page.keyboard.type('adq? Which', { delay: 5 })
    await page.keyboard.press('Escape')
    await hasFocus(button(page, 'Ask'))
    await page.keyboard.press('d')
    await button(page, 'Ask a question').click()
    expect(await question(page).inputValue()).toBe('adq? Which')
    await page.keyboard.press('End')
    await page.keyboard.type(' Ben?')
    // From inside the page: on a slow machine, a press from outside may come when the buttons accept presses again.
    const pressed = page.evaluate(`new Promise(done => {
      const look = () => {
        const { activeElement } = document
        if (!activeElement.matches('.thread-awaits')) return requestAnimationFrame(look)
        activeElement.dispatchEvent(new KeyboardEvent('keydown', { key: 'a', bubbles: true }))
        done()
      }
      look()
    })`)
    await page.keyboard.press('Enter')
    await pressed
    await page.getByText('This request has only just appeared').waitFor()

    expect(await approval(id)).toMatchObject({ status: 'pending', awaits_answer: true, thread: [{ by: 'human', text: 'adq? Which Ben?' }] })
    await armed(page)
    await page.keyboard.press('a')
    await ended(page, 'Approved. The agent may do it once.')
  })

  test('a question without an answer from the service can be sent again, and arrives once', async () => {
    const { page, ask, show, approval } = await scene()
    const id = await ask('Write to Ben')
    await show(id)
    await page.keyboard.press('q')
    await question(page).fill('Which Ben?')
    await page.context().setOffline(true)
    await button(page, 'Send').click()
    await page.getByText('Not sent.').waitFor()
    await page.context().setOffline(false)
    await page.getByRole('group', { name: 'Your decision' }).getByRole('button', { name: 'Try again' }).click()

    await thread(page).getByText('Which Ben?').waitFor()
    expect((await approval(id)).thread).toHaveLength(1)
  })

  test('after ten questions there is no eleventh', async () => {
    const { ada, page, ask, show } = await scene()
    const id = await ask('Write to Ben')
    for (let i = 1; i <= 9; i++) await ada.post(`/v1/approvals/${id}/questions`, { text: `Question ${i}` })
    await show(id)
    await button(page, 'Ask').click()
    await question(page).fill('The last one')
    await button(page, 'Send').click()
    await thread(page).getByText('The last one').waitFor()

    await soon(async () => expect(await button(page, 'Ask').isDisabled()).toBe(true))
    await armed(page)
    await button(page, 'Deny').click()
    await button(page, 'Not now').waitFor()
    expect(await button(page, 'Ask a question').count()).toBe(0)
  })

  test.each([
    ['on a phone, in light', { ...phone, colorScheme: 'light' as const }],
    ['on a desk, in dark', { colorScheme: 'dark' as const }],
  ])('hostile answers and reports are plain text and break nothing: %s', async (_where, options) => {
    const { world, page, ask, show, report, answer, ada } = await scene({ options })
    const html = '<img src=x onerror=alert(1)>'
    const long = 'w'.repeat(900)
    const details = { [html]: html, to: 'a\u202Eb@example.com', amount: { value: 999999999.9999, currency: 'EUR' } }
    const id = await ask(html, { details, recipient: undefined })
    await ada.post(`/v1/approvals/${id}/questions`, { text: `${html} ${long}` })
    await answer(id, `${html}\n${long} مرحبا بالعالم`)
    await show(id)
    await thread(page).getByText('مرحبا').waitFor()
    expect(await page.locator('.main-facts .large').allInnerTexts()).toEqual(['999,999,999.9999 EUR', 'a⟨U+202E⟩b@example.com'])
    expect(await page.locator('main img').count()).toBe(0)
    expect(await excess(page)).toBe(0)
    expect(await barriers(page)).toEqual([])
    await button(page, 'Deny').click()
    await button(page, 'Approve with changes…').click()
    await page.getByRole('textbox', { name: html }).waitFor()
    expect(await excess(page)).toBe(0)
    expect(await barriers(page)).toEqual([])

    await ada.post(`/v1/approvals/${id}/approve`)
    await report(id, 'failed', { note: `${html} ${long}`, links: [`https://example.com/${'l'.repeat(400)}`] })
    await page.goto(`${world.url}/#permits`)
    await rows(page, 'Ended').getByText('Failed', { exact: true }).waitFor()
    expect(await page.locator('main img').count()).toBe(0)
    expect(await excess(page)).toBe(0)
    expect(await barriers(page)).toEqual([])
  })

  test('the card says what became of the last permits of the agent', async () => {
    const { world, ada, agent, page, ask, show, report } = await scene()
    const outcomes = ['done', 'done', 'failed', 'not_done', undefined, undefined]
    for (const [i, outcome] of outcomes.entries()) {
      const id = await ask(`Number ${i}`)
      await ada.post(`/v1/approvals/${id}/approve`, { valid_for_minutes: i === 5 ? 1440 : 60 })
      if (outcome) await report(id, outcome)
    }
    await pass(world, page, 2 * hour)
    await agent.call('get_profile', {})

    await show(await ask('One more'))

    await page.getByText('Of this agent’s last 6 approvals: 2 done, 1 failed, 1 not done, 1 not used, 1 still open.').waitFor()
    expect(await barriers(page)).toEqual([])
  })
})

/** A yes of version 0.2.0, as the migration leaves it. */
const asOlder = statement<{ id: string }>()('as_older', (q, t) =>
  q
    .update(t.approvals)
    .set({ yes: 'started', startKey: null, startedAt: sql`decided_at`, reportBy: sql`valid_until` })
    .where(eq(t.approvals.id, $('id'))),
)
