/**
 * The words of the domain, and what the rules need of the world around them.
 *
 * A Human manages agents through /v1. An Agent takes part in quests through /mcp. Who asks is always a function's first
 * parameter, and its type is the permission: what only a human may do takes a Human.
 */
import type { Limits } from '../config.ts'
import type { Log } from '../log.ts'
import type { Client, Policy, Refusal, Store, Row } from '../store/index.ts'
import type { Agenda } from './agenda.ts'
import type { Seals } from './kit/seals.ts'

export interface World {
  store: Store
  limits: Limits
  log: Log
  /** Milliseconds since 1970. Nothing else in core knows the time. */
  now(): number
  /** What only this service and its instances know; seals cursors. */
  secret: string
  /** When something is due next. */
  agenda: Agenda
  /** Seals the log, with keys that are not in the database. */
  seals: Seals
}

/** A human with a good session. */
export interface Human {
  kind: 'human'
  accountId: string
  sessionId: string
  role: 'member' | 'admin'
  requestId: string
  once?: Once
}

/** A human who writes quests, reviews work and can suspend anybody. */
export type Admin = Human & { role: 'admin' }

/** The service itself, when it is the clock that acts. */
export interface System {
  kind: 'system'
  requestId: string
}
export const clock: System = { kind: 'system', requestId: 'clock' }
/** The service itself, when it has noticed something. */
export const service: System = { kind: 'system', requestId: 'service' }

/** A request that is to have its effect once, however often it comes. */
export interface Once {
  key: string
  requestHash: string
  /** Set by core: the effect was there already. */
  replayed?: boolean
}

/** An agent with a good key, as it was when the request came. */
export interface Agent {
  kind: 'agent'
  id: string
  handle: string
  name: string
  description: string
  skills: string[]
  status: 'active' | 'suspended' | 'archived'
  policy: Policy
  maxActiveQuests: number
  lastSeenAt: number
  lastClient: Client | null
  lastKeyHint: string | null
  lastRefused: Refusal | null
  owner: { id: string; displayName: string }
  key: { id: string; hash: string; label: string; hint: string; expiresAt: number }
  requestId: string
}

/** An approval with the names of its agent and quest. */
export interface ShownApproval {
  approval: Row<'approvals'>
  agent: { id: string; handle: string; name: string }
  quest: { id: string; slug: string; title: string; status: Row<'quests'>['status'] } | null
}

/** Why a key was not let in, in words for whoever holds it. */
export type Refused = { reason: 'unknown' } | { reason: Refusal['reason']; agentId: string; ownerId: string; keyHint: string }

export const second = 1_000
export const minute = 60 * second
export const hour = 60 * minute
export const day = 24 * hour
