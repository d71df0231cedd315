/** Every list in each order and with the usual filters: its first page, and a page in the middle. */
import type { Asked, Page } from '../../src/core/kit/page.ts'
import { seal } from '../../src/core/kit/secrets.ts'
import { asAdmin } from '../../src/core/kit/roles.ts'
import type { Case, Place } from './scale-place.ts'

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

export const limit = 20

const lists: List[] = [
  {
    name: 'listApprovals',
    from: ({ life }) => `approvals WHERE owner_id = '${life.owner}'`,
    sorts: { '-created_at': 'created_at', created_at: 'created_at', expires_at: 'expires_at', '-expires_at': 'expires_at' },
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
      'rare word': ({ life }) => ({ q: life.targetId }),
      'common word': () => ({ q: 'joi' }),
      'decided in an hour': ({ life }) => ({ decidedFrom: life.middle, decidedTo: life.middle + 3.6e6 }),
    },
    ask: ({ core, human }, asked) => core.approvals.list(human, asked),
  },
  {
    name: 'listWaitingApprovals',
    from: ({ life }) => `approvals WHERE owner_id = '${life.owner}' AND status = 'pending'`,
    sorts: { expires_at: 'expires_at' },
    filters: {},
    ask: ({ core, human }, asked) => core.approvals.waiting(human, asked),
  },
  {
    name: 'listParticipations',
    from: ({ life }) => `participations WHERE owner_id = '${life.owner}'`,
    sorts: { '-joined_at': 'joined_at', joined_at: 'joined_at', due_at: 'due_at', '-due_at': 'due_at' },
    filters: {
      agent: ({ agent }) => ({ agentId: agent.id }),
      quest: ({ life }) => ({ questId: life.questId }),
      active: () => ({ state: 'active' }),
      accepted: () => ({ state: 'accepted' }),
      'agent, cancelled': ({ agent }) => ({ agentId: agent.id, state: 'cancelled' }),
      'from and to': ({ life }) => ({ from: life.middle - 1e9, to: life.middle + 1e9 }),
      'before all': () => ({ to: 0 }),
      'agent, from': ({ agent, life }) => ({ agentId: agent.id, from: life.middle }),
      'quest, to': ({ life }) => ({ questId: life.questId, to: life.middle }),
      'active, to': ({ life }) => ({ state: 'active', to: life.middle }),
    },
    ask: ({ core, human }, asked) => core.participations.list(human, asked),
  },
  {
    name: 'listQuests',
    from: () => `quests WHERE status = 'open'`,
    sorts: {
      '-published_at': 'published_at',
      published_at: 'published_at',
      relevance: '',
      closes_at: 'closes_at',
      '-closes_at': 'closes_at',
      '-reward_points': 'reward_points',
      reward_points: 'reward_points',
      title: 'title',
      '-title': 'title',
    },
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
    ask: ({ core, human }, asked) => core.quests.list(human, asked),
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
    name: 'adminListSubmissions',
    from: () => 'submissions WHERE true',
    sorts: { '-created_at': 'created_at', created_at: 'created_at' },
    filters: {
      quest: ({ life }) => ({ questId: life.questId }),
      awaiting: () => ({ awaiting: true }),
      reviewed: () => ({ awaiting: false }),
      'quest, awaiting': ({ life }) => ({ questId: life.questId, awaiting: true }),
      'from and to': ({ life }) => ({ from: life.middle - 1e9, to: life.middle + 1e9 }),
      'before all': () => ({ to: 0 }),
      'quest, from': ({ life }) => ({ questId: life.questId, from: life.middle }),
      'awaiting, to': ({ life }) => ({ awaiting: true, to: life.middle }),
    },
    ask: ({ core, human }, asked) => core.reviews.queue(asAdmin(human), asked),
  },
  {
    name: 'listAuditEvents',
    from: ({ life }) => `audit_events WHERE account_id = '${life.owner}'`,
    sorts: { '-created_at': 'at', created_at: 'at' },
    tie: 'seq',
    filters: {
      action: () => ({ action: 'approval.denied' }),
      'rare action': () => ({ action: 'participation.cancelled' }),
      actor: () => ({ actorType: 'human' }),
      agent: ({ agent }) => ({ agentId: agent.id }),
      target: ({ life }) => ({ targetId: life.targetId }),
      'rare word': ({ life }) => ({ q: life.targetId }),
      'common word': () => ({ q: 'joi' }),
      from: ({ life }) => ({ from: life.now - 1e8 }),
      'from and to': ({ life }) => ({ from: life.middle - 1e9, to: life.middle + 1e9 }),
      'before all': () => ({ to: 0 }),
    },
    ask: ({ core, human }, asked) => core.audit.list(human, asked),
  },
  {
    name: 'listAgents',
    from: ({ life }) => `agents WHERE owner_id = '${life.owner}'`,
    sorts: {
      '-created_at': 'created_at',
      created_at: 'created_at',
      name: 'name',
      '-name': 'name',
      '-last_seen_at': 'last_seen_at',
      last_seen_at: 'last_seen_at',
    },
    filters: { never: () => ({ heartbeat: 'never' }), active: () => ({ status: 'active' }), text: () => ({ q: 'agent' }) },
    ask: ({ core, human }, asked) => core.agents.list(human, asked),
  },
  {
    name: 'adminListAccounts',
    from: () => 'accounts WHERE true',
    sorts: { '-created_at': 'created_at', created_at: 'created_at', email: 'email', '-email': 'email' },
    filters: {
      active: () => ({ status: 'active' }),
      suspended: () => ({ status: 'suspended' }),
      text: () => ({ q: 'owner' }),
      'rare text': () => ({ q: 'nowhere' }),
    },
    ask: ({ core, human }, asked) => core.people.list(asAdmin(human), asked),
  },
  {
    name: 'adminListAgents',
    from: () => 'agents WHERE true',
    sorts: { '-created_at': 'id', created_at: 'id' },
    filters: { active: () => ({ status: 'active' }), text: () => ({ q: 'agent' }), 'rare text': () => ({ q: 'nowhere' }) },
    ask: ({ core, human }, asked) => core.allAgents.list(asAdmin(human), asked),
  },
  {
    name: 'adminListAuditEvents',
    from: () => 'audit_events WHERE for_admins = 1',
    sorts: { '-created_at': 'at', created_at: 'at' },
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
    name: 'listChannels',
    from: ({ life }) => `channels WHERE account_id = '${life.owner}'`,
    sorts: { '-created_at': 'created_at', created_at: 'created_at' },
    filters: {},
    ask: ({ core, human }, asked) => core.channels.list(human, asked),
  },
  {
    name: 'listDeliveries',
    from: ({ life }) => `deliveries WHERE channel_id = '${life.channelId}'`,
    sorts: { '-created_at': 'created_at', created_at: 'created_at' },
    filters: {
      sent: () => ({ state: 'sent' }),
      dead: () => ({ state: 'dead' }),
      'from and to': ({ life }) => ({ from: life.middle - 1e9, to: life.middle + 1e9 }),
      'before all': () => ({ to: 0 }),
      'dead, from': ({ life }) => ({ state: 'dead', from: life.middle }),
    },
    ask: ({ core, human, life }, asked) => core.channels.deliveries(human, life.channelId, asked),
  },
  {
    name: 'adminListInvitations',
    from: () => 'invitations WHERE true',
    sorts: { '-created_at': 'created_at', created_at: 'created_at' },
    filters: {},
    ask: ({ core, human }, asked) => core.invitations.list(asAdmin(human), asked),
  },
  {
    name: 'listSessions',
    from: ({ life }) => `sessions WHERE account_id = '${life.owner}'`,
    sorts: { '-created_at': 'created_at', created_at: 'created_at', '-last_seen_at': 'last_seen_at', last_seen_at: 'last_seen_at' },
    filters: {},
    ask: ({ core, human }, asked) => core.sessions.list(human, asked),
  },
  {
    name: 'listTokens',
    from: ({ life }) => `service_tokens WHERE account_id = '${life.owner}'`,
    sorts: { '-created_at': 'created_at', created_at: 'created_at', expires_at: 'expires_at', '-expires_at': 'expires_at' },
    filters: { active: () => ({ state: 'active' }) },
    ask: ({ core, human }, asked) => core.tokens.list(human, asked),
  },
  {
    name: 'listAgentKeys',
    from: ({ agent }) => `agent_keys WHERE agent_id = '${agent.id}'`,
    sorts: { '-created_at': 'created_at', created_at: 'created_at', expires_at: 'expires_at', '-expires_at': 'expires_at' },
    filters: { active: () => ({ state: 'active' }) },
    ask: ({ core, human, agent }, asked) => core.keys.list(human, agent.id, asked),
  },
]

/** Cases for the first page of a list, and for the page after the row in the middle. */
export const pages: Case[] = lists.flatMap(list =>
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
