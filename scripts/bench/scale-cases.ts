/** What is measured at both sizes: every list, in each of its orders, narrowed down in the usual ways; and what is done and decided. */
import { asAdmin } from '../../src/core/accounts.ts'
import type { Core } from '../../src/core/index.ts'
import type { Asked, Page } from '../../src/core/kit/page.ts'
import { seal } from '../../src/core/kit/secrets.ts'
import type { Agent, Human } from '../../src/core/world.ts'
import type { Life } from './scale-data.ts'

/** A service over a database of one size, and who asks it. */
export interface Place {
  core: Core
  life: Life
  human: Human
  /** Of the human's agents the one that lists, and those that act. */
  agent: Agent
  acting: Agent[]
  sql<Row>(text: string): Promise<Row[]>
}
export interface Case {
  name: string
  /** Along what it looks until it has found enough: meant to cost more where there is more. */
  walks?: string
  /** What is measured, over and over; before it and after it what is not. */
  of(place: Place): Promise<{ before?(): Promise<string>; act(with_: string): Promise<unknown>; after?(with_: string): Promise<unknown> }>
}

interface List {
  name: string
  /** Where its rows are, to find the one in the middle. */
  from(place: Place): string
  /** Its orders, and the column of each; and the column that tells equal ones apart, if not `id`. */
  sorts: Record<string, string>
  tie?: string
  filters: Record<string, (place: Place) => object>
  /** Each list takes the query that the contract names. */
  ask(place: Place, asked: never): Promise<Page<unknown>>
}

const limit = 20
/** What no one index narrows down, and along what it looks instead. */
const walks: [which: RegExp, along: string][] = [
  [/^\S+ quests, .*never meet/, 'both words, as far as a page may'],
  [/^\S+ quests, .*(tag, available|common word, (available|tag|draft))/, 'both, as far as a page may: the smaller one has not that many'],
  [/^accounts, .*rare text/, 'all accounts, which only admins can do'],
]

const lists: List[] = [
  {
    name: 'approvals of an owner',
    from: ({ life }) => `approvals WHERE owner_id = '${life.owner}'`,
    sorts: { '-created_at': 'created_at', created_at: 'created_at', expires_at: 'expires_at' },
    filters: {
      pending: () => ({ status: ['pending'] }),
      approved: () => ({ status: ['approved'] }),
      'pending or cancelled': () => ({ status: ['pending', 'cancelled'] }),
      'all but pending': () => ({ status: ['approved', 'denied', 'expired', 'cancelled'] }),
      agent: ({ agent }) => ({ agentId: agent.id }),
      'agent, pending': ({ agent }) => ({ agentId: agent.id, status: ['pending'] }),
      'agent, denied': ({ agent }) => ({ agentId: agent.id, status: ['denied'] }),
      kind: () => ({ kind: 'submit_result' }),
      'rare kind': () => ({ kind: 'withdraw_from_quest' }),
      'kind, pending': () => ({ kind: 'external_action', status: ['pending'] }),
      category: () => ({ category: 'contact' }),
      'rare category': () => ({ category: 'access' }),
      risk: () => ({ risk: 'low' }),
      'rare risk': () => ({ risk: 'high' }),
      quest: ({ life }) => ({ questId: life.questId }),
    },
    ask: ({ core, human }, asked) => core.approvals.list(human, asked),
  },
  {
    name: 'approvals of an agent',
    from: ({ agent }) => `approvals WHERE agent_id = '${agent.id}'`,
    sorts: { '-created_at': 'created_at' },
    filters: {
      pending: () => ({ status: ['pending'] }),
      denied: () => ({ status: ['denied'] }),
      'denied or expired': () => ({ status: ['denied', 'expired'] }),
    },
    ask: ({ core, agent }, asked) => core.approvals.listOfAgent(agent, asked),
  },
  {
    name: 'participations of an owner',
    from: ({ life }) => `participations WHERE owner_id = '${life.owner}'`,
    sorts: { '-joined_at': 'joined_at', due_at: 'due_at' },
    filters: {
      agent: ({ agent }) => ({ agentId: agent.id }),
      quest: ({ life }) => ({ questId: life.questId }),
      active: () => ({ state: 'active' }),
      accepted: () => ({ state: 'accepted' }),
      'agent, cancelled': ({ agent }) => ({ agentId: agent.id, state: 'cancelled' }),
    },
    ask: ({ core, human }, asked) => core.participations.list(human, asked),
  },
  {
    name: 'participations of an agent',
    from: ({ agent }) => `participations WHERE agent_id = '${agent.id}'`,
    sorts: { '-joined_at': 'joined_at' },
    filters: { active: () => ({ state: 'active' }), accepted: () => ({ state: 'accepted' }) },
    ask: ({ core, agent }, asked) => core.participations.listOfAgent(agent, asked),
  },
  {
    name: 'open quests',
    from: () => `quests WHERE status = 'open'`,
    sorts: { '-published_at': 'published_at', closes_at: 'closes_at', '-reward_points': 'reward_points', title: 'title' },
    filters: {
      available: () => ({ available: true }),
      full: () => ({ available: false }),
      tag: () => ({ tag: 'tag1' }),
      'rare tag': () => ({ tag: 'rare' }),
      'tag, available': () => ({ tag: 'common', available: true }),
      difficulty: () => ({ difficulty: 'easy' }),
      'rare difficulty': () => ({ difficulty: 'hard' }),
      'common word': () => ({ q: 'quest' }),
      'beginning of a word': () => ({ q: 'qu' }),
      'rare word': () => ({ q: 'rare' }),
      'word of none': () => ({ q: 'nowhere' }),
      'two common words': () => ({ q: 'says read' }),
      'common and rare word': () => ({ q: 'read rare' }),
      'common and word of none': () => ({ q: 'read nowhere' }),
      'words that never meet': () => ({ q: 'ada ben' }),
      'common word, available': () => ({ q: 'quest', available: true }),
      'rare word, available': () => ({ q: 'rare', available: true }),
      'common word, tag, difficulty': () => ({ q: 'quest', tag: 'tag1', difficulty: 'easy' }),
    },
    ask: ({ core }, asked) => core.quests.list(asked),
  },
  {
    name: 'all quests',
    from: () => 'quests WHERE true',
    sorts: { '-created_at': 'created_at', created_at: 'created_at' },
    filters: {
      draft: () => ({ status: 'draft' }),
      open: () => ({ status: 'open' }),
      'common word': () => ({ q: 'quest' }),
      'rare word': () => ({ q: 'rare' }),
      'word of none': () => ({ q: 'nowhere' }),
      'common and rare word': () => ({ q: 'read rare' }),
      'words that never meet': () => ({ q: 'ada ben' }),
      'common word, draft': () => ({ q: 'read', status: 'draft' }),
    },
    ask: ({ core, human }, asked) => core.quests.listAll(asAdmin(human), asked),
  },
  {
    name: 'submissions',
    from: () => 'submissions WHERE true',
    sorts: { '-created_at': 'created_at', created_at: 'created_at' },
    filters: {
      quest: ({ life }) => ({ questId: life.questId }),
      awaiting: () => ({ awaiting: true }),
      reviewed: () => ({ awaiting: false }),
      'quest, awaiting': ({ life }) => ({ questId: life.questId, awaiting: true }),
    },
    ask: ({ core, human }, asked) => core.reviews.queue(asAdmin(human), asked),
  },
  {
    name: 'audit events',
    from: ({ life }) => `audit_events WHERE account_id = '${life.owner}'`,
    sorts: { '-at': 'at', at: 'at' },
    tie: 'seq',
    filters: {
      action: () => ({ action: 'approval.denied' }),
      'rare action': () => ({ action: 'participation.cancelled' }),
      actor: () => ({ actorType: 'human' }),
      agent: ({ agent }) => ({ agentId: agent.id }),
      target: ({ life }) => ({ targetId: life.targetId }),
      from: ({ life }) => ({ from: life.now - 1e8 }),
      'from and to': ({ life }) => ({ from: life.middle - 1e9, to: life.middle + 1e9 }),
      'before all': () => ({ to: 0 }),
    },
    ask: ({ core, human }, asked) => core.audit.list(human, asked),
  },
  {
    name: 'agents',
    from: ({ life }) => `agents WHERE owner_id = '${life.owner}'`,
    sorts: { '-created_at': 'created_at', name: 'name', '-last_seen_at': 'last_seen_at' },
    filters: { never: () => ({ heartbeat: 'never' }), active: () => ({ status: 'active' }), text: () => ({ q: 'agent' }) },
    ask: ({ core, human }, asked) => core.agents.list(human, asked),
  },
  {
    name: 'accounts',
    from: () => 'accounts WHERE true',
    sorts: { '-created_at': 'created_at', email: 'email' },
    filters: {
      active: () => ({ status: 'active' }),
      suspended: () => ({ status: 'suspended' }),
      text: () => ({ q: 'owner' }),
      'rare text': () => ({ q: 'nowhere' }),
    },
    ask: ({ core, human }, asked) => core.accounts.list(asAdmin(human), asked),
  },
]

/** The first page of each, and the page after the row in the middle. */
const pages: Case[] = lists.flatMap(list =>
  Object.keys(list.sorts).flatMap(sort =>
    ['', ...Object.keys(list.filters)].flatMap((filter): Case[] => {
      const asked = (place: Place) => ({ limit, sort, ...list.filters[filter]?.(place) })
      const name = [list.name, sort, filter].filter(Boolean).join(', ')
      return [
        { name, of: async place => ({ act: () => list.ask(place, asked(place) as never) }) },
        {
          name: `${name}, amid`,
          async of(place) {
            const cursor = await middle(place, list, asked(place))
            return { act: () => list.ask(place, { ...asked(place), ...(cursor && { cursor }) } as never) }
          },
        },
      ]
    }),
  ),
)

/** A cursor such as the page before would have given; none if there is but one page. */
async function middle(place: Place, { from, sorts, tie = 'id', ask }: List, asked: Asked) {
  const { nextCursor } = await ask(place, { ...asked, limit: 1 } as never)
  if (nextCursor === null) return undefined
  const [{ n } = { n: 0 }] = await place.sql<{ n: number }>(`SELECT count(*) AS n FROM ${from(place)}`)
  const column = sorts[asked.sort]
  const [row] = await place.sql<{ key: string | number; tie: string | number }>(
    `SELECT ${column} AS key, ${tie} AS tie FROM ${from(place)} ORDER BY 1, 2 LIMIT 1 OFFSET ${Math.floor(n / 2)}`,
  )
  const [bound] = JSON.parse(Buffer.from(nextCursor.split('.')[0]!, 'base64url').toString()) as [string]
  const text = Buffer.from(JSON.stringify([bound, row!.key, row!.tie])).toString('base64url')
  return `${text}.${seal(place.core.world.secret, text)}`
}

const anyVersion = () => true
let turns = 0
const next = <T>(of: T[]) => of[turns++ % of.length]!

/** A request to join, of some agent for some quest. */
async function ask({ core, life, acting }: Place) {
  const { approval } = await core.participations.join(next(acting), await core.quests.read(next(life.free)), 'It fits')
  return approval!.id
}
const approve = ({ core, human }: Place, id: string) => core.approvals.approve(human, id, anyVersion, undefined)
async function withdraw({ core, human }: Place, id: string) {
  const { approval } = await core.approvals.read(human, id)
  if (approval.outcome?.state !== 'executed') throw new Error(`${approval.status}: ${approval.outcome?.code}`)
  await core.participations.withdrawOwn(human, approval.outcome.participationId!, undefined)
}
const cancel = ({ core, acting }: Place, id: string) => Promise.any(acting.map(agent => core.approvals.cancel(agent, id)))

const deeds: Case[] = [
  { name: 'ask to join', of: async place => ({ act: () => ask(place), after: id => cancel(place, id) }) },
  {
    name: 'read a pending approval',
    of: async place => ({
      before: () => ask(place),
      act: id => place.core.approvals.read(place.human, id),
      after: id => cancel(place, id),
    }),
  },
  {
    name: 'approve, which joins',
    of: async place => ({ before: () => ask(place), act: id => approve(place, id), after: id => withdraw(place, id) }),
  },
  {
    name: 'deny',
    of: async place => ({ before: () => ask(place), act: id => place.core.approvals.deny(place.human, id, anyVersion, undefined) }),
  },
  {
    name: 'withdraw',
    of: async place => ({
      async before() {
        const id = await ask(place)
        await approve(place, id)
        return id
      },
      act: id => withdraw(place, id),
    }),
  },
  { name: 'profile of an agent', of: async ({ core, agent }) => ({ act: () => core.agents.standing(agent) }) },
  {
    name: 'a popular quest, for an agent',
    of: async ({ core, agent, life }) => ({ act: () => core.participations.questFor(agent, life.popularId) }),
  },
  {
    name: 'a popular quest, for a human',
    of: async ({ core, human, life }) => ({ act: () => core.quests.ownWork(human, life.popularId) }),
  },
  { name: 'sweep with nothing due', of: async ({ core }) => ({ act: () => core.sweep() }) },
]

export const cases: Case[] = [...deeds, ...pages].map(one => {
  const along = walks.find(([which]) => which.test(one.name))?.[1]
  return along ? { ...one, walks: along } : one
})
