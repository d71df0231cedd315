/** The inbox: one human has many pending requests, another has decided all, and one is about to decide. */
import type { Page } from 'playwright-core'
import { client } from '../../tests/support/client.ts'
import { openRequest } from './requests.ts'
import type { Scene } from './scene.ts'

/** Approving a request uses it up, so each picture of that needs its own request. */
let joinNext: () => Promise<void>

export const inbox: Scene = {
  settle,
  shots: [
    ['home', '#home', 'owner', page => page.getByRole('heading', { name: 'Waiting for you' }).waitFor()],
    ['home-new', '#home', 'admin', page => page.getByText('First steps').waitFor()],
    ['palette', '#home', 'owner', page => openPalette(page)],
    ['inbox-empty', '#inbox', 'admin'],
    ['inbox-list', '#inbox', 'owner', page => page.getByRole('link', { name: /dataset/ }).waitFor()],
    ['inbox-opened', '#inbox', 'owner', page => openRequest(page, /Join “(?!The only)/)],
    ['inbox-amber', '#inbox', 'owner', page => openRequest(page, /only place/)],
    ['inbox-sure', '#inbox', 'owner', page => openRequest(page, /dataset/, 'Approve')],
    ['inbox-deny', '#inbox', 'owner', page => openRequest(page, /Write to/, 'Deny', 'Not now')],
    ['inbox-together', '#inbox', 'owner', page => pickAll(page)],
    ['inbox-decided', '#inbox', 'decided', page => page.getByText('Your last decisions').waitFor()],
    ['inbox-history', '#approvals', 'decided'],
    ['inbox-revised', '#inbox', 'revising', page => openRequest(page, /Submit/)],
    ['inbox-outcome', '#inbox', 'deciding', page => joinAndApprove(page)],
  ],
}

async function settle(url: string, adminToken: string) {
  const { human, mcp, call } = client(url)
  const [owner, decided, deciding, revising] = [await human('grace'), await human('alan'), await human('joan'), await human('emmy')]
  await owner.patch('/v1/me', 1, { display_name: 'Grace Hopper' })
  const asks = async (of: typeof owner, name: string, more: object = {}) => {
    const { id } = await of.agent(name, more)
    const { secret } = await of.key(id)
    const use = async (tool: string, args: object) => {
      const { text } = await mcp(secret, 'tools/call', { name: tool, arguments: { wait_seconds: 0, ...args } })
      if (!/"outcome/.test(text)) throw new Error(text)
    }
    return {
      use,
      join: (quest = 'summarise-an-rfc', reason = 'The criteria are clear, and I can do it today.') => use('join_quest', { quest, reason }),
      request: (category: string, title: string, details: object, reason: string) =>
        use('request_approval', { category, title, details, reason }),
    }
  }
  const quest = { title: 'The only place', acceptance_criteria: ['At most 200 words'], slots: 1, reward_points: 40 }
  const { body } = await call<{ id: string }>('POST', '/v1/admin/quests', { token: adminToken, body: quest })
  await call('POST', `/v1/admin/quests/${body.id}/publish`, { token: adminToken })
  const { body: open } = await owner.get<{ items: { slug: string; slots: number }[] }>('/v1/quests?sort=title')
  const slug = open.items.find(({ slots }) => slots > 1)!.slug

  const scout = await asks(owner, 'Scout')
  await scout.join(slug)
  await (
    await asks(owner, 'Penny')
  ).request(
    'spend',
    'Buy the 2025 dataset',
    { price_eur: 12.5, shop: 'data.example', licence: 'one year, one reader' },
    'The free one ends in 2024, and the quest asks about 2025.',
  )
  await scout.request(
    'contact',
    'Write to the author of RFC 9457',
    { to: 'author@example.com', subject: 'A question about section 4', text: 'May an extension member be an array?' },
    'Section 4 can be read in two ways.',
  )
  await scout.join('the-only-place', 'It is short and I am free.')
  await (await asks(deciding, 'Rival', { policy: { join_quest: 'allow' } })).join('the-only-place')

  const archivist = await asks(decided, 'Archivist')
  const past = [
    ['spend', 'Rent a larger server', 'deny', 'Not now'],
    ['contact', 'Ask the mailing list', 'approve', undefined],
    ['publish', 'Publish the weekly notes', 'approve', undefined],
    ['access', 'Read the team’s calendar', 'deny', 'Ask me again in May'],
    ['spend', 'Buy a second domain', 'deny', 'Not needed'],
  ] as const
  for (const [category, title, verdict, note] of past) {
    await archivist.request(category, title, { plan: title }, 'It would help.')
    const { body } = await decided.get<{ items: { id: string }[] }>('/v1/approvals?status=pending')
    await decided.post(`/v1/approvals/${body.items[0]!.id}/${verdict}`, { note })
  }
  const asking = await asks(deciding, 'Scout')
  const quests = open.items.filter(({ slug }) => slug !== 'the-only-place').map(({ slug }) => slug)
  joinNext = () => asking.join(quests.pop()!)

  const rings = { title: 'Explain rings to a child', acceptance_criteria: ['At most 200 words', 'One picture'], reward_points: 25 }
  const { body: draft } = await call<{ id: string; slug: string }>('POST', '/v1/admin/quests', { token: adminToken, body: rings })
  await call('POST', `/v1/admin/quests/${draft.id}/publish`, { token: adminToken })
  const noether = await asks(revising, 'Noether', { policy: { join_quest: 'allow' } })
  await noether.join(draft.slug)
  await noether.use('submit_result', { quest: draft.slug, summary: 'A ring is a set with two operations.' })
  const { body: first } = await revising.get<{ items: { id: string }[] }>('/v1/approvals?status=pending')
  await revising.post(`/v1/approvals/${first.items[0]!.id}/approve`)
  const awaiting = await call<{ items: { id: string }[] }>('GET', '/v1/admin/submissions?awaiting=true', { token: adminToken })
  await call('POST', `/v1/admin/submissions/${awaiting.body.items[0]!.id}/request-revision`, {
    token: adminToken,
    body: { comment: 'No child knows what a set is. Begin with the hours of a clock, and add the picture.' },
  })
  await noether.use('submit_result', { quest: draft.slug, summary: 'A clock is a ring: after twelve comes one.' })
  return { owner, decided, deciding, revising }
}

async function pickAll(page: Page) {
  for (const box of await page.getByRole('checkbox').all()) await box.check()
  await page.getByRole('button', { name: 'Approve…' }).click()
}

async function joinAndApprove(page: Page) {
  await joinNext()
  await openRequest(page, /Join/, 'Approve')
  await page.getByRole('button', { name: /Always allow/ }).waitFor()
}

async function openPalette(page: Page) {
  await page.keyboard.press('Control+k')
  await page.getByRole('combobox', { name: /^Search screens/ }).fill('s')
  await page.getByRole('option').first().waitFor()
}
