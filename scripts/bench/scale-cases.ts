/** The cases that are measured at both sizes: every list in each order and with the usual filters, every tool, and the decisions. */
import openapi from '../../generated/openapi.json' with { type: 'json' }
import spec from '../../generated/tools.json' with { type: 'json' }
import { asAdmin } from '../../src/core/roles.ts'
import type { Core } from '../../src/core/index.ts'
import type { Asked, Page } from '../../src/core/kit/page.ts'
import { seal } from '../../src/core/kit/secrets.ts'
import type { Agent, Human } from '../../src/core/world.ts'
import { createLog } from '../../src/log.ts'
import { agentQuest } from '../../src/mcp/agent-quest.ts'
import type { Life } from './scale-data.ts'

/** A service over a database of one size, with its callers. */
export interface Place {
  core: Core
  life: Life
  human: Human
  /** The human's agent that lists, and those that act. */
  agent: Agent
  acting: Agent[]
  sql<Row>(text: string): Promise<Row[]>
}
export interface Case {
  name: string
  /** The operation of /v1 or the tool that the case covers, if that one must be covered. */
  covers?: string
  /** `act` is measured repeatedly. `before` and `after` are not measured. */
  of(place: Place): Promise<{ before?(): Promise<string>; act(with_: string): Promise<unknown>; after?(with_: string): Promise<unknown> }>
}

/** The most frequent questions of the portal and of agents. Their cost must not depend on the amount of data. */
export const questions = [
  'listApprovals, created_at, pending',
  'approve, which joins',
  'listApprovals, -created_at',
  'listParticipations, -joined_at, agent',
  'list_quests',
  'get_profile',
  'get_quest, popular',
  'join_quest',
  'listQuests, relevance, rare word',
  'listAuditEvents, -at',
]

interface List {
  name: string
  /** The rows in SQL, to find the one in the middle. */
  from(place: Place): string
  /** The column of each order, and the column that distinguishes equal rows, if that is not `id`. */
  sorts: Record<string, string>
  tie?: string
  filters: Record<string, (place: Place) => object>
  /** The lists, with their queries as in the contract. */
  ask(place: Place, asked: never): Promise<Page<unknown>>
}

const limit = 20

const lists: List[] = [
  {
    name: 'listApprovals',
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
    name: 'listParticipations',
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
    name: 'listQuests',
    from: () => `quests WHERE status = 'open'`,
    sorts: { '-published_at': 'published_at', relevance: '', closes_at: 'closes_at', '-reward_points': 'reward_points', title: 'title' },
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
    name: 'adminListQuests',
    from: () => 'quests WHERE true',
    sorts: { '-created_at': 'id', created_at: 'id', relevance: '' },
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
    name: 'listSubmissions',
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
    name: 'listAuditEvents',
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
    name: 'listAgents',
    from: ({ life }) => `agents WHERE owner_id = '${life.owner}'`,
    sorts: { '-created_at': 'created_at', name: 'name', '-last_seen_at': 'last_seen_at' },
    filters: { never: () => ({ heartbeat: 'never' }), active: () => ({ status: 'active' }), text: () => ({ q: 'agent' }) },
    ask: ({ core, human }, asked) => core.agents.list(human, asked),
  },
  {
    name: 'adminListAccounts',
    from: () => 'accounts WHERE true',
    sorts: { '-created_at': 'created_at', email: 'email' },
    filters: {
      active: () => ({ status: 'active' }),
      suspended: () => ({ status: 'suspended' }),
      text: () => ({ q: 'owner' }),
      'rare text': () => ({ q: 'nowhere' }),
    },
    ask: ({ core, human }, asked) => core.people.list(asAdmin(human), asked),
  },
]

lists.push({
  name: 'adminListAgents',
  from: () => 'agents WHERE true',
  sorts: { '-created_at': 'id', created_at: 'id' },
  filters: { active: () => ({ status: 'active' }), text: () => ({ q: 'agent' }), 'rare text': () => ({ q: 'nowhere' }) },
  ask: ({ core, human }, asked) => core.allAgents.list(asAdmin(human), asked),
})

lists.push(
  {
    name: 'adminListAuditEvents',
    from: () => 'audit_events WHERE for_admins = 1',
    sorts: { '-at': 'at', at: 'at' },
    filters: {
      action: () => ({ action: 'quest.closed' }),
      'action of none': () => ({ action: 'quest.deleted' }),
      actor: ({ agent }) => ({ actorId: agent.id }),
      account: ({ life }) => ({ accountId: life.owner }),
      to: ({ life }) => ({ to: life.middle }),
    },
    ask: ({ core, human }, asked) => core.audit.serviceLog(asAdmin(human), asked),
  },
  {
    name: 'listSessions',
    from: ({ life }) => `sessions WHERE account_id = '${life.owner}'`,
    sorts: { '-created_at': 'created_at', '-last_seen_at': 'last_seen_at' },
    filters: {},
    ask: ({ core, human }, asked) => core.sessions.list(human, asked),
  },
  {
    name: 'listAgentKeys',
    from: ({ agent }) => `agent_keys WHERE agent_id = '${agent.id}'`,
    sorts: { '-created_at': 'created_at', expires_at: 'expires_at' },
    filters: { active: () => ({ state: 'active' }) },
    ask: ({ core, human, agent }, asked) => core.keys.list(human, agent.id, asked),
  },
)

/** Cases for the first page of a list, and for the page after the row in the middle. */
const pages: Case[] = lists.flatMap(list =>
  Object.keys(list.sorts).flatMap(sort =>
    ['', ...Object.keys(list.filters)].flatMap((filter): Case[] => {
      const asked = (place: Place) => ({ limit, sort, ...list.filters[filter]?.(place) })
      const name = [list.name, sort, filter].filter(Boolean).join(', ')
      return [
        { name, covers: list.name, of: async place => ({ act: () => list.ask(place, asked(place) as never) }) },
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

/** The cursor to the page after the row in the middle. Undefined if there is only one page. */
async function middle(place: Place, { from, sorts, tie = 'id', ask }: List, asked: Asked) {
  const { nextCursor } = await ask(place, { ...asked, limit: 1 } as never)
  // Relevance has no column: its second page continues after the first row.
  if (nextCursor === null || !sorts[asked.sort]) return nextCursor
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

/** Requests to join a quest. Each has a new reason, because the same reason would get the same denial. */
async function ask({ core, life, acting }: Place) {
  const { approval } = await core.participations.join(next(acting), await core.quests.read(next(life.free)), `It fits ${turns}`)
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
  {
    name: 'a popular quest, for a human',
    of: async ({ core, human, life }) => ({ act: () => core.quests.ownWork(human, life.popularId) }),
  },
  { name: 'sweep with nothing due', of: async ({ core }) => ({ act: () => core.sweep() }) },
]

/** Calls a tool as the agents' door does. */
async function call({ core }: Place, agent: Agent, name: string, given: object): Promise<string> {
  const { tools } = agentQuest({ core, publicUrl: 'http://scale.test', log: createLog('silent') })
  const line = { gone: () => new AbortController().signal }
  const told = await tools.find(({ listed }) => listed.name === name)!.call({ agent, line, params: {} } as never, { ...given })
  const text = typeof told === 'string' ? told : told.own
  if (text.includes('"isError":true')) throw new Error(`${name}: ${text}`)
  return text
}
const readings: [name: string, what: string, given: (place: Place) => object][] = [
  ['get_profile', '', () => ({})],
  ['list_quests', '', () => ({ limit })],
  ['list_quests', 'rare word', () => ({ query: 'rare', available_only: false, limit })],
  ['list_quests', 'rare tag, most points first', () => ({ tag: 'rare', sort: 'reward', available_only: true, limit })],
  ['list_quests', 'tag, most points first', () => ({ tag: 'common', sort: 'reward', available_only: true, limit })],
  ['get_quest', 'popular', ({ life }) => ({ quest: life.popularId })],
  ['list_participations', '', () => ({ limit })],
  ['list_participations', 'active', () => ({ state: 'active', limit })],
  ['list_participations', 'cancelled', () => ({ state: 'cancelled', limit })],
  ['list_approvals', '', () => ({ limit })],
  ['list_approvals', 'pending', () => ({ status: 'pending', limit })],
  ['list_approvals', 'expired', () => ({ status: 'expired', limit })],
]
const tools: Case[] = [
  ...readings.map(([name, what, given]): Case => ({
    name: what ? `${name}, ${what}` : name,
    covers: name,
    of: async place => ({ act: () => call(place, place.agent, name, given(place)) }),
  })),
  {
    name: 'get_approval',
    covers: 'get_approval',
    of: async place => ({
      before: () => ask(place),
      act: id => Promise.any(place.acting.map(agent => call(place, agent, 'get_approval', { approval_id: id, wait_seconds: 0 }))),
      after: id => cancel(place, id),
    }),
  },
  {
    name: 'request_approval',
    covers: 'request_approval',
    of: async place => ({
      act: async () => {
        const given = { category: 'other', title: `Try ${turns}`, details: {}, reason: 'It is measured', wait_seconds: 0 }
        return /apr_\w{26}/.exec(await call(place, next(place.acting), 'request_approval', given))![0]
      },
      after: id => cancel(place, id),
    }),
  },
  {
    name: 'join_quest',
    covers: 'join_quest',
    of: async place => ({
      act: async () => {
        const given = { quest: next(place.life.free), reason: `It fits ${turns}`, wait_seconds: 0 }
        return /apr_\w{26}/.exec(await call(place, next(place.acting), 'join_quest', given))![0]
      },
      after: id => cancel(place, id),
    }),
  },
  {
    name: 'cancel_approval',
    covers: 'cancel_approval',
    of: async place => ({
      before: () => ask(place),
      act: id => Promise.any(place.acting.map(agent => call(place, agent, 'cancel_approval', { approval_id: id }))),
    }),
  },
  ...(['submit_result', 'withdraw_from_quest'] as const).map((name): Case => ({
    name,
    covers: name,
    of: async place => ({
      before: () => joined(place),
      act: with_ => {
        const { agentId, questId } = JSON.parse(with_) as Joined
        const given = name === 'submit_result' ? { summary: 'It says this.', reason: 'Done', wait_seconds: 0 } : { wait_seconds: 0 }
        return call(
          place,
          place.acting.find(({ id }) => id === agentId)!,
          name,
          { quest: questId, ...given },
        )
      },
      after: async with_ => {
        const { participationId } = JSON.parse(with_) as Joined
        if (name === 'submit_result') await place.core.participations.withdrawOwn(place.human, participationId, undefined)
      },
    }),
  })),
]

interface Joined {
  agentId: string
  questId: string
  participationId: string
}
async function joined(place: Place) {
  const id = await ask(place)
  const { approval } = await approve(place, id)
  const { agentId, questId, outcome } = approval
  return JSON.stringify({ agentId, questId, participationId: outcome!.participationId })
}

export const cases: Case[] = [...deeds, ...tools, ...pages]

/** The lists, tools and frequent questions that no case covers. */
export function missing() {
  const operations = Object.values(openapi.paths).flatMap(path =>
    Object.values(path as Record<string, { operationId?: string; parameters?: object[] }>),
  )
  const paged = operations
    .filter(({ parameters }) => JSON.stringify(parameters ?? []).includes('parameters/Cursor'))
    .map(({ operationId }) => operationId!)
  const covered = new Set(cases.map(one => one.covers))
  const named = new Set(cases.map(one => one.name))
  return [
    ...[...paged, ...spec.tools.map(({ name }) => name)].filter(name => !covered.has(name)),
    ...questions.filter(name => !named.has(name)),
  ]
}
