import { and, count, eq, getTableColumns, gt, inArray, lte, ne, or, sql, type SQL } from '../engine/drizzle.ts'
import { beside, listing } from '../engine/list.ts'
import { grown, holding, insertion, places, placesOf, someOf, writing } from '../engine/rows.ts'
import { isLive, isPending, occupies } from '../engine/conditions.ts'
import { silentAfter } from './heartbeat.ts'
import { $, statement, type Queries } from '../engine/statement.ts'
import { agentMeanings } from '../tables/agents.ts'
import { those, type Those } from '../tables/meanings.ts'
import type { Row, Tables } from '../tables/index.ts'

/** How many agents an owner has now, and how many in total, including archived ones. The total cannot exceed the account's limit. */
export const countAgents = statement<{ ownerId: string }>()('count_agents', (q, t) =>
  q
    .select({
      n: sql<number>`count(case when ${t.agents.status} <> 'archived' then 1 end)`.mapWith(Number),
      ever: count().mapWith(Number),
    })
    .from(t.agents)
    .where(eq(t.agents.ownerId, $('ownerId'))),
)

type Setter = (typeof agentMeanings)[keyof typeof agentMeanings]['setBy']
const columnsSetBy = <const S extends Setter>(setter: S) => those(agentMeanings, { setBy: setter })
const noted = columnsSetBy('service')
const times = columnsSetBy('clock')

/** The columns in which its owner can give an agent more freedom. */
export const freeing = those(agentMeanings, { frees: true })
export type Freeing = (typeof freeing)[number]

/** The columns of an agent that each of its calls has. */
export type AgentOfCall = Pick<Row<'agents'>, Those<typeof agentMeanings, { inCall: true }>>

/** The columns of a new agent that count against the storage of its account, beside the entry of the log. */
export const countedOf = (agent: Row<'agents'>) =>
  Object.fromEntries(those(agentMeanings, { counted: 'row' }).map(column => [column, agent[column]]))

/** Returns nothing if the handle is taken. */
export const insertAgent = insertion('insert_agent', 'agents', {
  now: times,
  later: [...noted, ...columnsSetBy('watch')],
  unique: 'handle',
})

/** Plain SQL, because Drizzle omits the table name of a column if a select has only one table. */
const request = { status: sql`approvals.status`, yes: sql`approvals.yes`, permit: sql`approvals.permit` }
/**
 * `occupies` is the condition of an index that begins with the owner and the agent. The other conditions are hidden from SQLite. Otherwise it
 * would use the index of all that waits for the owner.
 */
const pendingApprovals = sql<number>`(
  select count(*) from approvals where approvals.owner_id = agents.owner_id and approvals.agent_id = agents.id
  and ${occupies(request)} and ${beside(sql`${isPending(request)} and approvals.expires_at > ${$('now')}`)})`.mapWith(Number)
/** Work whose time is over has ended, even if that is not recorded yet. */
const activeQuests = sql<number>`(
  select count(*) from participations where participations.owner_id = agents.owner_id and participations.agent_id = agents.id
  and ${isLive({ state: sql`participations.state` })}
  and (participations.state = 'submitted' or participations.pending_approval_id is not null or participations.due_at > ${$('now')}))`.mapWith(
  Number,
)

export type AgentState = 'online' | 'idle' | 'never' | 'refused' | 'suspended' | 'archived'
export const agentStatuses = someOf<Row<'agents'>['status']>('status', { active: true, suspended: true, archived: true })

const hasKeyFrom = (time: SQL) => sql`exists (
  select 1 from agent_keys where agent_keys.agent_id = agents.id and agent_keys.created_at > ${time}
  and agent_keys.revoked_at is null and agent_keys.expires_at > ${$('now')})`

/** What an agent is doing now. This is the only place that derives it. The values are those of `StandingNow`. */
export const agentState = sql<AgentState>`case
  when agents.status <> 'active' then agents.status
  when agents.key_refused_at > agents.last_seen_at and not ${hasKeyFrom(sql`agents.key_refused_at`)} then 'refused'
  when agents.last_seen_at = 0 then 'never'
  when not ${hasKeyFrom(sql`0`)} then 'refused'
  when agents.last_seen_at > ${$('onlineSince')} and agents.last_seen_at <= ${$('onlineUntil')} then 'online'
  else 'idle' end`

/** The time, and the times between which an online agent has called. */
export interface StandingNow {
  now: number
  onlineSince: number
  onlineUntil: number
}

/** An agent, with its state and the numbers of its pending requests and of the quests that it works on. */
const standing = (t: Tables) => ({ ...getTableColumns(t.agents), state: agentState, activeQuests, pendingApprovals })
const withStanding = (q: Queries, t: Tables) => q.select(standing(t)).from(t.agents)

export const findAgent = statement<{ id: string; ownerId: string } & StandingNow>()('find_agent', (q, t) =>
  withStanding(q, t).where(and(eq(t.agents.id, $('id')), eq(t.agents.ownerId, $('ownerId')))),
)

export const holdAgent = holding('hold_agent', 'agents', ['id', 'ownerId'])

export const findAgentName = statement<{ id: string }>()('find_agent_name', (q, t) =>
  q
    .select({ id: t.agents.id, handle: t.agents.handle, name: t.agents.name })
    .from(t.agents)
    .where(eq(t.agents.id, $('id'))),
)

/** An agent of any owner: for an admin, and for the agent itself. */
export const holdAnyAgent = holding('hold_any_agent', 'agents', ['id'])
/** An agent with the account of its owner, which is held first. */
export const holdAgentAndAccount = statement<{ id: string }>()('hold_agent_and_account', (q, t, hold) =>
  hold(
    q
      .select({ agent: t.agents, account: { policy: t.accounts.policy, signedDecisions: t.accounts.signedDecisions } })
      .from(t.accounts)
      .innerJoin(t.agents, eq(t.agents.ownerId, t.accounts.id))
      .where(eq(t.agents.id, $('id'))),
  ),
)
export const holdAgentsOf = statement<{ ownerId: string }>()('hold_agents_of', (q, t, hold) =>
  hold(
    q
      .select({ id: t.agents.id })
      .from(t.agents)
      .where(eq(t.agents.ownerId, $('ownerId')))
      .orderBy(t.agents.id),
  ),
)

/** The agents of an owner that can still work, in the order of their ids. */
export const holdUnarchivedOf = statement<{ ownerId: string }>()('hold_unarchived_of', (q, t, hold) =>
  hold(
    q
      .select()
      .from(t.agents)
      .where(and(eq(t.agents.ownerId, $('ownerId')), ne(t.agents.status, 'archived')))
      .orderBy(t.agents.id),
  ),
)

export const idsOfUnarchived = statement<{ ownerId: string }>()('ids_of_unarchived', (q, t) =>
  q
    .select({ id: t.agents.id })
    .from(t.agents)
    .where(and(eq(t.agents.ownerId, $('ownerId')), ne(t.agents.status, 'archived')))
    .orderBy(t.agents.id),
)

/** The columns that an update by the owner does not change. */
const fixed = [...columnsSetBy('creator'), ...noted, ...times]
type Changes = Omit<Row<'agents'>, (typeof fixed)[number]>

/** Answers the agent as it is then, with its state. */
export const updateAgent = statement<Changes & { id: string; version: number } & StandingNow>()('update_agent', (q, t) =>
  q
    .update(t.agents)
    .set({ ...places(t, 'agents', fixed), updatedAt: $('now'), version: grown(t.agents) })
    .where(and(eq(t.agents.id, $('id')), eq(t.agents.version, $('version'))))
    .returning(standing(t)),
)

/** Changes what a policy has beside the owner's settings, so it is not a new version. The caller must hold the agent's row. */
export const setPolicy = writing('set_policy', 'agents', ['id'], ['policy'])

const suspensions = ['status', 'suspendedBy', 'suspendReason', 'ownerHold'] as const
/** Who has suspended an agent, and why. The caller must hold the agent's row. */
export const setSuspensions = statement<Pick<Row<'agents'>, 'id' | (typeof suspensions)[number]> & { now: number }>()(
  'set_suspensions',
  (q, t) =>
    q
      .update(t.agents)
      // While it is suspended, it cannot call, so it is not silent.
      .set({
        ...placesOf(suspensions),
        silentAt: sql`case when ${$('status')} = 'active' then ${silentAfter(t)} end`,
        silentSince: null,
        updatedAt: $('now'),
        version: grown(t.agents),
      })
      .where(and(eq(t.agents.id, $('id')), ne(t.agents.status, 'archived')))
      .returning(),
)

/** Counts work when it ends. The caller must hold the agent's row. */
export const countWork = statement<{ agentId: string; points: number; accepted: number; rejected: number; expired: number }>()(
  'count_work',
  (q, t) =>
    q
      .update(t.agents)
      .set({
        points: sql`${t.agents.points} + ${$('points')}`,
        accepted: sql`${t.agents.accepted} + ${$('accepted')}`,
        rejected: sql`${t.agents.rejected} + ${$('rejected')}`,
        expired: sql`${t.agents.expired} + ${$('expired')}`,
      })
      .where(eq(t.agents.id, $('agentId'))),
)

export const listAgents = listing({
  name: 'list_agents',
  from: withStanding,
  within: (t: Tables) => [eq(t.agents.ownerId, $('ownerId'))],
  id: t => t.agents.id,
  keys: { created_at: t => t.agents.createdAt, name: t => t.agents.name, last_seen_at: t => t.agents.lastSeenAt },
  filters: {
    statuses: (t: Tables) => inArray(t.agents.status, agentStatuses.places),
    refused: () => eq(agentState, 'refused'),
    accepted: () => ne(agentState, 'refused'),
    unarchived: (t: Tables) => ne(t.agents.status, 'archived'),
    never: (t: Tables) => eq(t.agents.lastSeenAt, 0),
    online: (t: Tables) => and(gt(t.agents.lastSeenAt, $('onlineSince')), lte(t.agents.lastSeenAt, $('onlineUntil')))!,
    idle: (t: Tables) =>
      and(ne(t.agents.lastSeenAt, 0), or(lte(t.agents.lastSeenAt, $('onlineSince')), gt(t.agents.lastSeenAt, $('onlineUntil'))))!,
    text: (t: Tables) => sql`(lower(${t.agents.name}) LIKE ${$('text')} ESCAPE '\\' OR ${t.agents.handle} LIKE ${$('text')} ESCAPE '\\')`,
  },
  indexed: ['statuses', 'refused', 'accepted', 'unarchived', 'never', 'online', 'idle', 'text'],
})
