/** How each thing looks on the wire. Both doors show it this way; here, and only here, camelCase meets snake_case. */
import type { components } from '../generated/api.ts'
import type { Tools } from '../generated/tools.ts'
import type { Account } from './core/accounts.ts'
import type { OwnAgent } from './core/agents.ts'
import { heartbeatState } from './core/heartbeat.ts'
import { keyState, type Issued, type Key } from './core/keys.ts'
import type { Page } from './core/page.ts'
import type { Session } from './core/sessions.ts'
import type { Agent, World } from './core/world.ts'

type Schemas = components['schemas']

export const accountView = (account: Account): Schemas['Account'] => ({
  id: account.id,
  email: account.email,
  display_name: account.displayName,
  role: account.role,
  status: account.status,
  last_sign_in_at: time(account.lastSignInAt),
  created_at: time(account.createdAt),
  updated_at: time(account.updatedAt),
  version: account.version,
})

export const sessionView = (session: Session, currentId: string): Schemas['Session'] => ({
  id: session.id,
  current: session.id === currentId,
  created_at: time(session.createdAt),
  last_seen_at: time(session.lastSeenAt),
  expires_at: time(session.expiresAt),
  user_agent: session.userAgent,
  ip: session.ip,
})

export const agentView = (agent: OwnAgent, world: World): Schemas['Agent'] => ({
  id: agent.id,
  handle: agent.handle,
  name: agent.name,
  description: agent.description,
  skills: agent.skills,
  status: agent.status,
  suspended_by: agent.suspendedBy,
  suspend_reason: agent.suspendReason,
  policy: agent.policy,
  max_active_quests: agent.maxActiveQuests,
  heartbeat: { state: heartbeatState(agent.lastSeenAt, world), last_seen_at: time(agent.lastSeenAt || null) },
  created_at: time(agent.createdAt),
  updated_at: time(agent.updatedAt),
  version: agent.version,
})

export const heartbeatView = (agent: OwnAgent, world: World): Schemas['Heartbeat'] => ({
  agent_id: agent.id,
  state: heartbeatState(agent.lastSeenAt, world),
  first_seen_at: time(agent.firstSeenAt),
  last_seen_at: time(agent.lastSeenAt || null),
  online_window_seconds: world.limits.onlineWindowMs / 1000,
  client: agent.lastClient && { name: agent.lastClient.name, version: agent.lastClient.version, protocol_version: agent.lastClient.protocolVersion },
  key_hint: agent.lastKeyHint,
  last_refused: agent.lastRefused && { at: time(agent.lastRefused.at), reason: agent.lastRefused.reason, key_hint: agent.lastRefused.keyHint },
})

export const keyView = (key: Key, world: World): Schemas['Key'] => ({
  id: key.id,
  agent_id: key.agentId,
  label: key.label,
  hint: key.hint,
  state: keyState(key, world.now()),
  created_at: time(key.createdAt),
  created_by: key.createdBy,
  expires_at: time(key.expiresAt),
  last_used_at: time(key.lastUsedAt),
  revoked_at: time(key.revokedAt),
  revoke_reason: key.revokeReason,
  replaced_by: key.replacedBy,
})

/** The only view of a secret. */
export const issuedView = ({ key, secret }: Issued, world: World): Schemas['IssuedKey'] => ({ key: keyView(key, world), secret })

export const signedInView = ({ account, session, token }: { account: Account; session: Session; token: string }, transport: Schemas['Transport']): Schemas['SignedIn'] => ({
  account: accountView(account),
  session: sessionView(session, session.id),
  ...(transport === 'token' && { token }),
})

export const pageView = <Row, View>({ items, nextCursor }: Page<Row>, view: (row: Row) => View) => ({ items: items.map(view), has_more: nextCursor !== null, next_cursor: nextCursor })

export const profileView = (agent: Agent, now: number): Tools['get_profile']['output'] => ({
  agent: { id: agent.id, handle: agent.handle, name: agent.name, description: agent.description, skills: agent.skills, status: agent.status },
  owner: { display_name: agent.owner.displayName },
  policy: agent.policy,
  limits: { max_active_quests: agent.maxActiveQuests },
  key: { label: agent.key.label, expires_at: time(agent.key.expiresAt) },
  server_time: time(now),
})

function time(at: number): string
function time(at: number | null): string | null
function time(at: number | null) {
  return at === null ? null : new Date(at).toISOString()
}
