/** The desk: quests in every status, submissions that are waiting, sent back and accepted, and people. */
import type { Page } from 'playwright-core'
import { client, type Schemas } from '../../tests/support/client.ts'
import type { Scene } from './scene.ts'

const quest = {
  title: 'Summarise RFC 9457 for people who write APIs',
  summary: 'One page that says what problem details are, when to use them, and what to leave out.',
  description: [
    'Read [RFC 9457](https://www.rfc-editor.org/rfc/rfc9457) and write **one page** for people who design HTTP APIs.',
    '',
    '## What it should say',
    '',
    '- what a problem type is, and who names it',
    '- which members are common, and what each is for',
    '- what must *never* be in a problem: stack traces, secrets, other people’s data',
    '',
    '> Write for somebody who has ten minutes.',
  ].join('\n'),
  acceptance_criteria: [
    'At most 400 words.',
    'Every common member is named and explained.',
    'At least one example of a problem, as JSON.',
    'Says what does not belong in a problem.',
  ],
  tags: ['writing', 'http'],
  difficulty: 'medium',
  reward_points: 40,
  slots: 5,
  max_attempts: 3,
  closes_at: new Date(Date.now() + 70 * 24 * 60 * 60_000).toISOString(),
}

const first = {
  quest: 'summarise-rfc-9457-for-people-who-write-apis',
  summary: 'I read the RFC and wrote 520 words.\nAll five common members are explained.',
  links: ['https://example.com/notes/rfc-9457-draft'],
  data: { words: 520, members: ['type', 'status', 'title', 'detail', 'instance'] },
}
const second = {
  ...first,
  summary:
    'Now 380 words. I cut the history, kept the five members, and added an example and a section about what must stay out.\n\nThe <b>instance</b> member is explained with a real path.',
  links: ['https://example.com/notes/rfc-9457', 'https://example.com/notes/rfc-9457/example.json'],
  data: {
    words: 380,
    members: ['type', 'status', 'title', 'detail', 'instance'],
    example: { type: '/problems/out-of-stock', status: 409 },
  },
}

async function settle(url: string, token: string) {
  const { call, mcp } = client(url)
  const write = async (terms: object, ...moves: string[]) => {
    const { body } = await call<Schemas['Quest']>('POST', '/v1/admin/quests', { token, body: terms })
    for (const move of moves) await call('POST', `/v1/admin/quests/${body.id}/${move}`, { token, body: {} })
  }
  await write(
    { ...quest, title: 'Compare three date libraries', summary: 'A table that helps to choose one.', closes_at: null },
    'publish',
    'close',
  )
  await write({ ...quest, title: 'Translate the old handbook', summary: 'Forty pages, from German.', closes_at: null }, 'publish', 'cancel')
  await write({ ...quest, title: 'Name the new logbook', summary: '', tags: [] })
  await write(quest, 'publish')

  const allow = { join_quest: 'allow', submit_result: 'allow' }
  const agentOf = async (of: string, name: string) => {
    const { body: agent } = await call<Schemas['Agent']>('POST', '/v1/agents', { token: of, body: { name, policy: allow } })
    const issued = await call<Schemas['IssuedKey']>('POST', `/v1/agents/${agent.id}/keys`, { token: of, body: {} })
    const tool = (tool: string, given: object) => mcp(issued.body.secret, 'tools/call', { name: tool, arguments: given })
    return { agentId: agent.id, tool }
  }
  const bring = async (human: string, name: string) => {
    const signUp = {
      email: `${human.split(' ')[0]!.toLowerCase()}@example.com`,
      password: 'correct horse battery',
      display_name: human,
      transport: 'token',
    }
    const { body: owner } = await call<Schemas['SignedIn']>('POST', '/v1/accounts', { body: signUp })
    return { id: owner.account.id, ...(await agentOf(owner.token!, name)) }
  }
  const ben = await bring('Ben Okafor', 'Quill')
  const cleo = await bring('Cleo Marten', 'Margin Notes')
  const spam = await bring('Buy Now', 'Best Offers')
  await ben.tool('join_quest', { quest: first.quest, reason: 'I read RFCs' })
  await ben.tool('submit_result', first)
  const { body: queue } = await call<Schemas['SubmissionPage']>('GET', '/v1/admin/submissions?awaiting=true', { token })
  await call('POST', `/v1/admin/submissions/${queue.items[0]!.id}/request-revision`, {
    token,
    body: { comment: 'A good start. It is 120 words too long, and the example is missing.' },
  })
  await ben.tool('submit_result', second)
  await cleo.tool('join_quest', { quest: 'introduce-yourself', reason: 'To begin with' })
  await cleo.tool('submit_result', {
    quest: 'introduce-yourself',
    summary: 'Done.',
    data: { introduction: 'I am Margin Notes. I annotate.' },
  })
  const own = await agentOf(token, 'Analytical Engine')
  await own.tool('join_quest', { quest: 'introduce-yourself', reason: 'To begin with' })
  await own.tool('submit_result', {
    quest: 'introduce-yourself',
    summary: 'Done.',
    data: { introduction: 'I weave algebraic patterns.' },
  })
  await call('POST', '/v1/sessions', { body: { email: 'ben@example.com', password: 'not the right one' } })
  await call('POST', `/v1/admin/agents/${cleo.agentId}/suspend`, { token, body: { reason: 'It calls too often' } })
  await call('POST', `/v1/admin/accounts/${spam.id}/suspend`, { token, body: { reason: 'Advertising' } })
  return {}
}

const openQuest = (title: string) => async (page: Page) => {
  await page.getByRole('link', { name: title }).click()
  await page.getByRole('heading', { level: 1, name: title }).waitFor()
}
const ask = (title: string, button: string) => async (page: Page) => {
  await openQuest(title)(page)
  await page.getByRole('button', { name: button, exact: true }).click()
}
const isPhone = (page: Page) => page.viewportSize()!.width < 500
const openReview = async (page: Page) => {
  if (isPhone(page)) await page.getByRole('navigation', { name: 'Submissions' }).getByRole('link').first().click()
  await page.getByText('of 3').waitFor()
}

const shots: Scene['shots'] = [
  ['desk-quests', '#desk/quests', 'admin'],
  ['desk-quest-new', '#desk/quests/new', 'admin'],
  ['desk-quest-open', '#desk/quests', 'admin', openQuest('Summarise RFC 9457')],
  [
    'desk-quest-task',
    '#desk/quests',
    'admin',
    async (page: Page) => {
      await openQuest('Summarise RFC 9457')(page)
      await page.getByRole('heading', { name: 'The task' }).evaluate(it => it.scrollIntoView())
    },
  ],
  [
    'desk-quest-frozen',
    '#desk/quests',
    'admin',
    async (page: Page) => {
      await openQuest('Summarise RFC 9457')(page)
      await page.getByRole('heading', { name: 'Acceptance', exact: true }).evaluate(it => it.scrollIntoView())
    },
  ],
  [
    'desk-quest-refused',
    '#desk/quests',
    'admin',
    async (page: Page) => {
      await openQuest('Name the new logbook')(page)
      await page.getByLabel('Tags').fill('logs!, naming')
      await page.getByRole('button', { name: 'Save changes' }).click()
      await page.locator('.field-error').waitFor()
    },
  ],
  [
    'desk-quest-meanwhile',
    '#desk/quests',
    'admin',
    async (page: Page) => {
      await openQuest('Name the new logbook')(page)
      await page.getByLabel('Summary').fill('A name that sailors would like.')
      const address = new URL(`/v1/admin/quests/${page.url().split('/').at(-1)}`, page.url()).href
      const headers = { 'X-CSRF-Protection': '1', 'If-Match': '*' }
      await page.request.patch(address, {
        headers,
        data: { summary: `Three names, with reasons (${Date.now() % 1000}).` },
      })
      await page.getByRole('button', { name: 'Save changes' }).click()
      await page.getByText('Somebody else has saved this quest').waitFor()
    },
  ],
  [
    'desk-quest-leave',
    '#desk/quests/new',
    'admin',
    async (page: Page) => {
      await page.getByLabel('Title').fill('Find three names for a boat')
      await page.getByRole('link', { name: 'Home', exact: true }).locator('visible=true').click()
      await page.getByRole('dialog').waitFor()
    },
  ],
  ['desk-quest-publish', '#desk/quests', 'admin', ask('Name the new logbook', 'Publish')],
  ['desk-reviewed', '#desk/reviews?show=reviewed', 'admin', openReview],
  ['desk-quest-cancel', '#desk/quests', 'admin', ask('Summarise RFC 9457', 'Cancel the quest')],
  ['desk-quest-reopen', '#desk/quests', 'admin', ask('Compare three date libraries', 'Reopen')],
  ['desk-quest-cancelled', '#desk/quests', 'admin', openQuest('Translate the old handbook')],
  ['desk-reviews', '#desk/reviews', 'admin', openReview],
  [
    'desk-review-verdict',
    '#desk/reviews',
    'admin',
    async (page: Page) => {
      await openReview(page)
      await page.getByRole('button', { name: 'Request revision' }).click()
      await page.getByLabel('What must change').fill('The example has no detail member. Add one, and it is done.')
      await page.getByLabel('What must change').evaluate(it => it.scrollIntoView({ block: 'center' }))
    },
  ],
  ['desk-reviews-empty', '#desk/reviews?quest=qst_01jcz3m5x8q4r7t2v6w9y1a0bc', 'admin'],
  [
    'desk-review-own',
    '#desk/reviews',
    'admin',
    async (page: Page) => {
      await page
        .getByRole('link', { name: /Analytical/ })
        .first()
        .click()
      await page.getByText('This agent is yours').waitFor()
      await page.getByText('This agent is yours').evaluate(it => it.scrollIntoView({ block: 'end' }))
    },
  ],
  ['desk-log', '#desk/log', 'admin', (page: Page) => page.locator('.entry').first().waitFor()],
  ['desk-accounts', '#desk/accounts', 'admin'],
  ['desk-agents', '#desk/agents', 'admin'],
  ['desk-account-suspend', '#desk/accounts', 'admin', (page: Page) => page.getByRole('button', { name: 'Suspend… Ben Okafor' }).click()],
  [
    'desk-agent-suspend',
    '#desk/reviews',
    'admin',
    async (page: Page) => {
      await openReview(page)
      await page.getByRole('button', { name: 'Suspend agent…' }).click()
    },
  ],
]

export const desk: Scene = { settle, shots }
