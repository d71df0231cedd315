/**
 * Who acts, and what the rules need from outside.
 *
 * A Human manages agents through /v1. An Agent takes part in quests through /mcp. The first parameter of every rule is the world, the second
 * is the one who asks. Its type is the permission: a rule that only a human may use takes a Human.
 */
import type { Limits } from '../../config.ts'
import type { Log } from '../../log.ts'
import type { AgentOfCall } from '../../store/agents/agents.ts'
import type { Policy, Refusal, Row, Steps, Store } from '../../store/index.ts'
import type { Agenda } from './agenda.ts'
import type { Boxes } from './boxes.ts'
import type { Permits } from './permits.ts'
import type { LooseningSignature } from './signature.ts'
import type { Seals } from './seals.ts'

export interface World {
  store: Store
  limits: Limits
  log: Log
  /** Milliseconds since 1970. Nothing else in core knows the time. */
  now(): number
  /** A secret that all instances of this service share. It seals cursors. */
  secret: string
  /** Remembers when something is due next. */
  agenda: Agenda
  passwords: PasswordHashes
  /** Encrypts what must be read again, with keys that are not in the database. */
  boxes: Boxes
  /** Seals the log, with keys that are not in the database. */
  seals: Seals
  /** Signs what third parties check, with keys that are not in the database. */
  permits: Permits
  seams: Seams
}

/** A world that says how it reaches people: what the operator's settings allow. */
export interface ReachWorld extends World {
  reach: {
    email: boolean
    privateAddresses: boolean
    /** The public VAPID key. */
    pushKey: string
  }
}

/** Hashes new passwords, and checks passwords against hashes. Both cost much, so callers wait for their turns (turns.ts). */
export interface PasswordHashes {
  hash(password: string, waiter: Waiter): Promise<string>
  /** Without a hash, it takes the same time and is false. */
  verify(password: string, hash: string | undefined, waiter: Waiter): Promise<boolean>
}
/** The same as in turns.ts, which must not be imported here: it needs errors, which need the world. */
interface Waiter {
  name: string
  isGone(): boolean
}

/**
 * Where a room calls the rooms above it, which it must not import. It announces what happens, and what the rooms above do about it runs in
 * the same transaction. core/seams.ts lists all of it.
 */
export interface Seams {
  /** An entry was written to a log. `reaches` says whether its account has a channel. */
  recorded(world: World, by: Principal | Agent | System, entry: Entry, reaches: boolean): Steps<void>
  /** Agents were stopped. They are held. This ends their requests and, if they can never come back, their work. */
  stopped: readonly ((world: World, by: Human, stopped: Stopped) => Steps<Partial<Ended> | void>)[]
  /** Rules of an agent allow less than before. The agent is held. This ends what they have allowed and nobody has started. */
  restricted(world: World, by: Principal, agentId: string, categories: Category[]): Steps<void>
  /** A passkey was removed. The account is held. This ends what the passkey has signed in advance. */
  signerRemoved(world: World, by: Human, credentialId: string): Steps<void>
  /** The second factors of an account were removed by a recovery. The account is held. This takes back what was allowed in advance. */
  recovered: readonly ((world: World, by: System, ownerId: string) => Steps<void>)[]
  /** What falls due by itself. Each function records some of it and returns how much it was. */
  due: {
    quests(world: World): Promise<number>
    /** Of one owner, or of all. */
    ofOwners: readonly ((world: World, ownerId?: string) => Promise<number>)[]
  }
}

export type Entry = Pick<Row<'auditEvents'>, 'id' | 'accountId' | 'action' | 'targetId' | 'agentId' | 'data'>

/** One agent, or all agents of an owner. */
export type Stopped =
  | { reason: 'agent_suspended' | 'agent_archived'; agentId: string }
  | { reason: 'account_suspended' | 'everything_stopped'; ownerId: string }
/** Why an agent was stopped. */
export type StopReason = Stopped['reason']

/** How many pending requests were cancelled, how many yeses lapsed, and how many that were started are in doubt. */
export interface Ended {
  cancelled: number
  lapsed: number
  inDoubt: number
}
export type Category = keyof Policy['external']

/**
 * Whoever acts for an account: its human in a session, or a program with a service token. A rule that takes a Human refuses tokens by its type.
 */
export type Principal = Human | TokenHolder

/** A human with a valid session. */
export interface Human {
  kind: 'human'
  accountId: string
  sessionId: string
  role: Row<'accounts'>['role']
  /** When this human last proved who they are, in this session. */
  provenAt: number
  /** Which approvals this human must sign. */
  signedDecisions: Row<'accounts'>['signedDecisions']
  requestId: string
  once?: Once
  /** The signature of a change that gives more freedom, which came with the request. */
  looseningSignature?: LooseningSignature
}

/** A program with a service token. What it does counts as done by the human of the account, and the log names the token. */
export interface TokenHolder {
  kind: 'token'
  accountId: string
  role: Row<'accounts'>['role']
  token: Pick<Row<'serviceTokens'>, 'id' | 'name' | 'scopes'>
  requestId: string
  once?: Once
}

/** The service itself, for changes that no human or agent asked for. */
export interface System {
  kind: 'system'
  requestId: string
}
/** The actor of changes that happen because time has passed. */
export const clock: System = { kind: 'system', requestId: 'clock' }
/** The actor of what the operator does on the machine of the service. */
export const operator: System = { kind: 'system', requestId: 'operator' }
/** The actor of findings, such as a broken seal. */
export const service: System = { kind: 'system', requestId: 'service' }

/** A request that takes effect only once, even if it is sent several times. */
export interface Once {
  key: string
  requestHash: string
  /** Set by core if an earlier request had the effect already. */
  replayed?: boolean
}

/** An agent with a valid key, as it was when the request arrived. */
export interface Agent extends AgentOfCall {
  kind: 'agent'
  owner: { id: string; displayName: string }
  key: { id: string; hash: string; label: string; hint: string; expiresAt: number }
  requestId: string
}

export type Approval = Row<'approvals'>
/** An approval with the names of its agent and quest. */
export interface ShownApproval {
  approval: Approval
  agent: { id: string; handle: string; name: string }
  quest: { id: string; slug: string; title: string; status: Row<'quests'>['status'] } | null
}

/** Why a key was refused. */
export type Refused = { reason: 'unknown' } | { reason: Refusal['reason']; agentId: string; ownerId: string; keyHint: string }

export const second = 1_000
export const minute = 60 * second
export const hour = 60 * minute
export const day = 24 * hour
