/** What all baselines say, and when they refuse to. */
import type { AgentRow, Facts, KeyHolder, QuestRow, Standing } from './facts.ts'

const onlineWindowMs = 120_000
const time = (at: number) => new Date(at).toISOString()

export const bearer = (authorization: string | undefined) => /^Bearer +(\S+)$/i.exec(authorization ?? '')?.[1] ?? ''

/** The account of a good session. */
export async function accountOf(facts: Facts, authorization: string | undefined) {
  const session = await facts.session(bearer(authorization))
  return session && session.revoked_at === null && session.expires_at > Date.now() && session.status === 'active'
    ? session.account_id
    : undefined
}

/** The agent with a good key. */
export async function agentOf(facts: Facts, authorization: string | undefined) {
  const holder = await facts.keyHolder(bearer(authorization))
  const good =
    holder && holder.revoked_at === null && holder.expires_at > Date.now() && holder.status === 'active' && holder.owner_status === 'active'
  return good ? holder : undefined
}

export const agentBody = (row: AgentRow) => ({
  id: row.id,
  handle: row.handle,
  name: row.name,
  description: row.description,
  skills: row.skills,
  status: row.status,
  suspended_by: row.suspended_by,
  suspend_reason: row.suspend_reason,
  policy: row.policy,
  max_active_quests: row.max_active_quests,
  heartbeat: {
    state: row.last_seen_at === 0 ? 'never' : row.last_seen_at > Date.now() - onlineWindowMs ? 'online' : 'idle',
    last_seen_at: row.last_seen_at === 0 ? null : time(row.last_seen_at),
  },
  points: row.points,
  pending_approvals: row.pending_approvals,
  created_at: time(row.created_at),
  updated_at: time(row.updated_at),
  version: row.version,
})

export const listBody = (rows: AgentRow[], limit: number) => ({
  items: rows.slice(0, limit).map(agentBody),
  has_more: rows.length > limit,
  next_cursor: null,
})

/** What the measured tools answer. */
export const tools: Record<string, (facts: Facts, agent: KeyHolder) => Promise<Record<string, unknown>>> = {
  get_profile: async (facts, agent) => profile(agent, await facts.standing(agent.id)),
  async list_quests(facts, agent) {
    const quests = await facts.openQuests()
    const states = await facts.states(agent.id, quests)
    return { items: quests.slice(0, 20).map(quest => questItem(quest, states.get(quest.id))), has_more: quests.length > 20 }
  },
}

const never = 8_640_000_000_000_000
const questItem = ({ slots, slots_taken, closes_at, ...quest }: QuestRow, state: string | undefined) => ({
  id: quest.id,
  slug: quest.slug,
  title: quest.title,
  summary: quest.summary,
  tags: quest.tags,
  difficulty: quest.difficulty,
  reward_points: quest.reward_points,
  slots_available: slots - slots_taken,
  ...(closes_at !== never && { closes_at: time(closes_at) }),
  ...(state && { my_state: state }),
})

const profile = ({ id, handle, name, description, skills, status, ...row }: KeyHolder, standing: Standing) => ({
  agent: { id, handle, name, description, skills, status },
  owner: { display_name: row.owner_name },
  policy: row.policy,
  limits: { max_active_quests: row.max_active_quests, active_quests: standing.active },
  stats: { points: standing.points, accepted: standing.accepted, rejected: standing.rejected, expired: standing.expired },
  inbox: {
    pending_approvals: standing.pending,
    unread_approvals: standing.unread.approvals,
    unread_quests: standing.unread.quests,
    revisions_requested: standing.revisions,
    due_within_24h: standing.due,
  },
  key: { label: row.label, expires_at: time(row.expires_at) },
  server_time: time(Date.now()),
})
