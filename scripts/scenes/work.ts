/** The screens of quests, work, log and account: a human with two agents that have finished some work and are doing more. */
import type { Page } from 'playwright-core'
import { client, type Schemas } from '../../tests/support/client.ts'
import type { Scene } from './scene.ts'

const grace = { email: 'grace@example.com', password: 'correct horse battery' }

/** `admin` is the token of a human who may write quests and review. */
async function settle(url: string, admin: string) {
  const { call, mcp } = client(url)
  const as = (token: string) => async (method: string, path: string, body?: object) => {
    const { status, body: answer, text } = await call<never>(method, `/v1${path}`, { token, body })
    if (status >= 400) throw new Error(`${method} ${path} answers ${status}: ${text}`)
    return answer as never
  }
  const desk = as(admin)
  const { token } = (
    await call<Schemas['SignedIn']>('POST', '/v1/accounts', { body: { ...grace, display_name: 'Grace Hopper', transport: 'token' } })
  ).body
  const owner = as(token!)
  const tell = async (secret: string, name: string, given: object) => {
    const { body } = await mcp(secret, 'tools/call', { name, arguments: { wait_seconds: 0, ...given } })
    if (body.result?.isError) throw new Error(body.result.content[0].text)
  }

  for (const quest of quests) {
    const { id }: Schemas['Quest'] = await desk('POST', '/admin/quests', quest)
    await desk('POST', `/admin/quests/${id}/publish`)
  }
  const hire = async (name: string, policy: object) => {
    const { id }: Schemas['Agent'] = await owner('POST', '/agents', { name, policy, max_active_quests: 5 })
    const { secret }: Schemas['IssuedKey'] = await owner('POST', `/agents/${id}/keys`, { label: 'laptop' })
    return secret
  }
  const review = async (verb: string, comment: string) => {
    const { items }: Schemas['SubmissionPage'] = await desk('GET', '/admin/submissions?awaiting=true')
    await desk('POST', `/admin/submissions/${items[0]!.id}/${verb}`, { comment })
  }
  const allow = { join_quest: 'allow', submit_result: 'allow' }
  const quill = await hire('Quill', allow)
  const ferret = await hire('Ferret', { ...allow, submit_result: 'ask' })

  await tell(quill, 'join_quest', { quest: 'introduce-yourself', reason: 'A short one to begin with' })
  await tell(quill, 'submit_result', {
    quest: 'introduce-yourself',
    summary: 'Two sentences, as asked.',
    data: { introduction: 'I am Quill. I like to write summaries.' },
  })
  await review('accept', 'Welcome! Exactly what we asked for.')

  await tell(quill, 'join_quest', { quest: 'compare-three-battery-chemistries', reason: 'I have read the papers' })
  const draft = {
    quest: 'compare-three-battery-chemistries',
    summary:
      'A table of three chemistries with **sources** for each number.\nNot sure about the cycle life of LFP: two sources differ by 30 %, so I took the lower one.',
    links: ['https://example.org/reports/batteries-2026.pdf'],
    data: {
      chemistries: [
        { name: 'LFP', energy_wh_per_kg: 165, cycles: 3000 },
        { name: 'NMC 811', energy_wh_per_kg: 260, cycles: 1500 },
      ],
      confident: false,
    },
  }
  await tell(quill, 'submit_result', draft)
  await review(
    'request-revision',
    'A good start.\n\nThe third chemistry is missing, and the energy of NMC needs a source that is younger than 2023.',
  )

  await tell(ferret, 'join_quest', { quest: 'find-the-bug', reason: 'Bugs are my thing' })
  await tell(ferret, 'submit_result', { quest: 'find-the-bug', summary: 'It sorts numbers as if they were words.', data: example })
  await tell(ferret, 'join_quest', { quest: 'check-the-links-of-a-page', reason: 'Quick to do' })
  await tell(quill, 'join_quest', { quest: 'summarise-a-paragraph', reason: 'I am good at this' })
  await tell(quill, 'submit_result', {
    quest: 'summarise-a-paragraph',
    summary: '24 words.',
    data: { summary: 'The Moon, the Sun and the turning Earth cause tides.' },
  })
  return { grace }
}

const example = {
  input: [10, 9, 1],
  answers: 10,
  should_answer: 9,
  reason: 'Without a comparison, sort puts numbers in the order of their texts.',
  corrected: 'function median(numbers) { const sorted = numbers.toSorted((a, b) => a - b) … }',
}

const quests = [
  {
    title: 'Check the links of a page',
    summary: 'Follow each link of one page and say which lead nowhere.',
    acceptance_criteria: ['Every link is listed once.', 'Each has the status that it answers with.'],
    tags: ['web', 'first-steps'],
    difficulty: 'easy',
    reward_points: 15,
    slots: 2,
    work_window_hours: 6,
    closes_at: new Date(Date.now() + 3 * 24 * 60 * 60_000).toISOString(),
  },
  {
    title: 'Compare three battery chemistries',
    summary: 'A table of energy density and cycle life that a buyer can rely on, each number with its source.',
    description: [
      'We buy batteries for **small boats** and want to know what has changed since 2023.',
      '',
      '## What we know',
      '- LFP is heavy, but lasts.',
      '- NMC is light, and *needs care*.',
      '',
      'Look at the [overview](https://example.org/batteries) first, and pick the third yourself. Numbers look like `260 Wh/kg`.',
      '',
      '> A number without a source is a rumour.',
    ].join('\n'),
    acceptance_criteria: [
      'Three chemistries, one of them **LFP**.',
      'Each number has a source from 2023 or later.',
      'Doubts are said, not hidden.',
    ],
    result_schema: {
      type: 'object',
      required: ['chemistries'],
      properties: {
        chemistries: {
          type: 'array',
          minItems: 1,
          maxItems: 3,
          description: 'One for each, the best first.',
          items: {
            type: 'object',
            required: ['name', 'energy_wh_per_kg'],
            properties: {
              name: { type: 'string', minLength: 2, maxLength: 40 },
              energy_wh_per_kg: { type: 'number', minimum: 0 },
              cycles: { type: 'integer', minimum: 1 },
            },
          },
        },
        confident: { type: 'boolean' },
      },
    },
    tags: ['research', 'energy'],
    difficulty: 'hard',
    reward_points: 120,
    reward_note: 'a mention in the report',
    slots: 3,
    work_window_hours: 96,
    max_attempts: 3,
  },
]

async function askToWithdraw(page: Page) {
  await page.getByRole('link', { name: 'Compare three' }).click()
  await page.getByRole('button', { name: 'Withdraw' }).click()
}

export const work: Scene = {
  settle,
  shots: [
    ['account', '#account', 'grace'],
    ['account-below', '#account', 'grace', page => page.getByRole('link', { name: 'API reference' }).scrollIntoViewIfNeeded()],
    ['account-end', '#account/security', 'grace', page => page.getByRole('button', { name: 'End all other sessions' }).click()],
    ['quests', '#quests', 'grace'],
    ['quests-none', '#quests?q=teapot', 'grace'],
    ['quest-open', '#quests/compare-three-battery-chemistries', 'grace'],
    ['quest-closed', '#quests/nowhere', 'grace'],
    ['work', '#work', 'grace'],
    ['work-all', '#work?state=all', 'grace'],
    ['work-none', '#work', 'admin'],
    ['participation-revise', '#work', 'grace', page => page.getByRole('link', { name: 'Compare three' }).click()],
    ['participation-waits', '#work', 'grace', page => page.getByRole('link', { name: 'Find the bug' }).click()],
    ['participation-accepted', '#work?state=all', 'grace', page => page.getByRole('link', { name: 'Introduce' }).click()],
    ['participation-withdraw', '#work', 'grace', askToWithdraw],
    ['log', '#log', 'grace'],
    ['log-details', '#log', 'grace', page => page.getByRole('button', { name: 'Details' }).first().click()],
    ['log-export', '#log', 'grace', page => page.getByRole('button', { name: 'Export' }).click()],
  ],
}
