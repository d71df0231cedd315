/** Each rule that an agent can violate, with the error that its program gets. A new code does not compile until it has a story here. */
import { afterEach, beforeAll, expect, test } from '@jest/globals'
import type { AgentErrorCode } from '../../src/core/kit/errors.ts'
import type { Person, Schemas } from '../support/client.ts'
import { allowAll, newAgent, openQuest, review } from '../support/domain.ts'
import { connect, type Told } from '../support/programs.ts'
import { sharedWorld } from './support.ts'

const there = sharedWorld({ AQS_MCP_MESSAGES_PER_MINUTE: '100000', AQS_MCP_BURST: '1000', AQS_AGENTS_PER_ACCOUNT: '100' })
const minute = 60_000
const none = `apr_${'0'.repeat(26)}`
const reason = 'It suits me'

/** `already_joined` is only for the human who looks at an old request; `no_longer_admitted` is said by HTTP. */
type Heard = Exclude<AgentErrorCode, 'already_joined' | 'no_longer_admitted'> | 'quest_not_found' | 'storage_limit'

const stories: Record<Heard, [what: string, tell: () => Promise<Told>]> = {
  quest_not_found: ['a quest that is not there', async () => (await program())('get_quest', { quest: 'no-such-quest' })],
  quest_closed: [
    'a quest that it has left, and that has closed since',
    async () => {
      const [call, { slug, id }] = [await program(allowed), await quest()]
      await call('join_quest', { quest: slug, reason })
      await call('withdraw_from_quest', { quest: slug })
      await admin.post(`/v1/admin/quests/${id}/close`)
      return call('join_quest', { quest: slug, reason })
    },
  ],
  quest_full: [
    'a quest without a free slot',
    async () => {
      const { slug } = await quest()
      await (
        await program(allowed)
      )('join_quest', { quest: slug, reason })
      return (await program(allowed))('join_quest', { quest: slug, reason })
    },
  ],
  owner_limit: [
    'a quest in which another agent of its human holds the slot',
    async () => {
      const { slug } = await quest({ slots: 2, agents_per_owner: 1 })
      await (
        await program(allowed)
      )('join_quest', { quest: slug, reason })
      return (await program(allowed))('join_quest', { quest: slug, reason })
    },
  ],
  active_quest_limit: [
    'more quests than it may work on',
    async () => {
      const call = await program({ ...allowed, max_active_quests: 1 })
      await call('join_quest', { quest: (await quest()).slug, reason })
      return call('join_quest', { quest: (await quest()).slug, reason })
    },
  ],
  already_finished: [
    'a quest that it has finished',
    async () => {
      const { call, slug } = await atWork()
      await call('submit_result', { quest: slug, summary: 'Done' })
      await review(admin, 'reject', 'Copied')
      return call('join_quest', { quest: slug, reason })
    },
  ],
  join_limit: [
    'a quest that it has left three times',
    async () => {
      const [call, { slug }] = [await program(allowed), await quest()]
      for (let i = 0; i < 3; i++) {
        await call('join_quest', { quest: slug, reason })
        await call('withdraw_from_quest', { quest: slug })
      }
      return call('join_quest', { quest: slug, reason })
    },
  ],
  not_participating: [
    'work on a quest that it has not joined',
    async () => (await program(allowed))('submit_result', { quest: (await quest()).slug, summary: 'Done' }),
  ],
  past_due: [
    'other work for a quest whose time is over while the first waits',
    async () => {
      const { call, slug, joined } = await atWork({ policy: { ...allowAll, submit_result: 'ask' } })
      there.world.clock.now = Date.parse(joined.participation.due_at) - minute
      await call('submit_result', { quest: slug, summary: 'In time', wait_seconds: 0 })
      there.world.clock.advance(2 * minute)
      return call('submit_result', { quest: slug, summary: 'Too late', wait_seconds: 0 })
    },
  ],
  invalid_result: [
    'data that the quest does not ask for',
    async () => {
      const { call, slug } = await atWork({}, { result_schema: { type: 'object', required: ['sum'] } })
      return call('submit_result', { quest: slug, summary: 'Done', data: {} })
    },
  ],
  result_unchecked: [
    'data for which the schema of the quest has no end',
    async () => {
      const again = { items: { $ref: '#/properties/tree' } }
      const { call, slug } = await atWork({}, { result_schema: { properties: { tree: { allOf: [again, again] } } } })
      let tree: unknown = 1
      for (let level = 0; level < 40; level++) tree = [tree]
      return call('submit_result', { quest: slug, summary: 'Done', data: { tree } })
    },
  ],
  awaiting_review: [
    'more work while the first is being reviewed',
    async () => {
      const { call, slug } = await atWork()
      await call('submit_result', { quest: slug, summary: 'First' })
      return call('submit_result', { quest: slug, summary: 'Second' })
    },
  ],
  action_blocked: [
    'what its human does not let it do',
    async () => (await program({ policy: { ...allowAll, join_quest: 'block' } }))('join_quest', { quest: (await quest()).slug, reason }),
  ],
  approval_pending: [
    'other work while the first waits for its human',
    async () => {
      const { call, slug } = await atWork({ policy: { ...allowAll, submit_result: 'ask' } })
      await call('submit_result', { quest: slug, summary: 'First', wait_seconds: 0 })
      return call('submit_result', { quest: slug, summary: 'Second', wait_seconds: 0 })
    },
  ],
  too_many_pending: [
    'more requests than its human can oversee',
    async () => {
      const call = await program()
      for (let i = 0; i < 20; i++) await ask(call, `Number ${i}`)
      return ask(call, 'One more')
    },
  ],
  storage_limit: [
    'a request when its account has written as much as it may',
    async () => {
      const [call, { limits }] = [await program(), there.world.config]
      const { kilobytesPerDay } = limits
      limits.kilobytesPerDay = 1
      return ask(call, 'One more').finally(() => (limits.kilobytesPerDay = kilobytesPerDay))
    },
  ],
  cooling_down: [
    'something of a kind that its human has just refused',
    async () => {
      const call = await program({ policy: { external: { other: { cool_down_minutes: 5 } } } })
      const { approval } = await ask(call, 'A book')
      await admin.post(`/v1/approvals/${approval.id}/deny`)
      return ask(call, 'Another book')
    },
  ],
  similar_request: [
    'an action that it has asked for already, in other words',
    async () => {
      const call = await program()
      const same = { category: 'other', details: { isbn: '9780000000002' }, reason, wait_seconds: 0 }
      await call('request_approval', { ...same, title: 'A book' })
      return call('request_approval', { ...same, title: 'A good book' })
    },
  ],
  no_permit: [
    'the outcome of a request that its human has not approved',
    async () => {
      const call = await program()
      const { approval } = await ask(call, 'A book')
      return call('report_outcome', { approval_id: approval.id, outcome: 'done' })
    },
  ],
  already_reported: [
    'another outcome than it has reported',
    async () => {
      const call = await program()
      const { approval } = await ask(call, 'A book')
      await admin.post(`/v1/approvals/${approval.id}/approve`)
      await call('report_outcome', { approval_id: approval.id, outcome: 'done' })
      return call('report_outcome', { approval_id: approval.id, outcome: 'done', note: 'Twice' })
    },
  ],
  yes_lapsed: [
    'the start of an action that its human has taken back',
    async () => {
      const call = await program()
      const { approval, start_token } = await ready(call)
      await admin.post(`/v1/approvals/${approval.id}/take-back`)
      return call('start_action', { approval_id: approval.id, start_token })
    },
  ],
  wrong_start_token: [
    'the start of an action with a token that it has made up',
    async () => {
      const call = await program()
      const { approval } = await ready(call)
      return call('start_action', { approval_id: approval.id, start_token: 'start_me' })
    },
  ],
  too_many_started: [
    'the start of one action more while it has reported none of the others',
    async () => {
      const call = await program()
      for (let i = 0; ; i++) {
        const { approval, start_token } = await ready(call, `Book ${i}`)
        const told = await call('start_action', { approval_id: approval.id, start_token })
        if (told.outcome !== 'go') return told
      }
    },
  ],
  no_question: [
    'a question that nobody has asked',
    async () => {
      const call = await program()
      const { approval } = await ask(call, 'A book')
      return call('answer_question', { approval_id: approval.id, text: 'Yes' })
    },
  ],
  approval_not_found: ['a request that is not there', async () => (await program())('get_approval', { approval_id: none })],
  not_pending: [
    'a request to take back that its human has answered',
    async () => {
      const call = await program()
      const { approval } = await ask(call, 'A book')
      await admin.post(`/v1/approvals/${approval.id}/deny`)
      return call('cancel_approval', { approval_id: approval.id })
    },
  ],
}

let admin: Person
beforeAll(() => {
  admin = there.agent.owner
})
const open: { close(): Promise<void> }[] = []
afterEach(() => Promise.all(open.splice(0).map(({ close }) => close())))

test.each(Object.entries(stories).map(([code, [what, tell]]) => ({ code, what, tell })))('$code: $what', async ({ code, tell }) => {
  const told = await tell()

  expect(told).toMatchObject({ code, message: expect.stringMatching(/[.]$/), hint: expect.stringMatching(/[.]$/) })
  expect(told).not.toHaveProperty('outcome')
})

const allowed = { policy: allowAll }

/** An agent's program, at the start of its work. */
async function program(more: object = {}) {
  const { secret } = await newAgent(there.world, admin, more)
  open.push(await connect(there.world.url, secret))
  return (open.at(-1) as Awaited<ReturnType<typeof connect>>).call
}

/** One that is in a quest. */
async function atWork(more: object = {}, terms: object = {}) {
  const [call, { slug }] = [await program({ ...allowed, ...more }), await quest(terms)]
  return { call, slug, joined: await call('join_quest', { quest: slug, reason }) }
}

let quests = 0
const quest = (terms: object = {}): Promise<Schemas['Quest']> => openQuest(admin, { title: `Quest number ${++quests}`, ...terms })

const ask = (call: Awaited<ReturnType<typeof program>>, title: string) =>
  call('request_approval', { category: 'other', title, details: {}, reason, wait_seconds: 0 })

/** A yes that can be started. */
async function ready(call: Awaited<ReturnType<typeof program>>, title = 'A book') {
  const { approval } = await ask(call, title)
  await admin.post(`/v1/approvals/${approval.id}/approve`)
  return call('get_approval', { approval_id: approval.id })
}
