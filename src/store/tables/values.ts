/** The shapes of what is stored as JSON, and the words that several tables share. */
import type { ChannelEvent } from '../../../generated/outputs.js'

type Gate = 'ask' | 'allow' | 'block'
/** An amount of money, as it is stored in JSON. */
export interface Amount {
  value: number
  currency: string
}
/** What an agent may do outside the service in one category. The names are those of the contract. */
export interface ExternalRule {
  rule: Gate
  per_hour: number | null
  per_day: number | null
  currency: string | null
  amount_per_request: number | null
  amount_per_day: number | null
  cool_down_minutes: number
  /** The time, in milliseconds, in which the whole category is allowed, and the largest amount of one request. */
  allowance: { since: number; until: number; amount: Amount | null } | null
  /** When the human last denied a request of this category, in milliseconds. The cool-down begins then. The contract does not have it. */
  denied_at?: number
}
export interface Policy {
  join_quest: Gate
  submit_result: Gate
  withdraw_from_quest: Gate
  external: Record<'spend' | 'contact' | 'publish' | 'access' | 'other', ExternalRule>
}
export interface Client {
  name: string | null
  version: string | null
  protocolVersion: string
}
export interface Refusal {
  at: number
  reason: 'key_expired' | 'key_revoked' | 'key_replaced' | 'agent_suspended' | 'account_suspended'
  keyHint: string
}

/** What a message can be about. */
export type NoticeKind = Exclude<ChannelEvent, 'needs_me'>
export type { ChannelEvent }
export type DeliveryKind = NoticeKind | 'channel.test' | 'channel.verify' | 'account.recovery'
export interface Subject {
  type: 'account' | 'session' | 'agent' | 'key' | 'channel' | 'participation' | 'submission' | 'approval'
  id: string
}
/** Why a message was not accepted. */
export interface Failure {
  at: number
  status: number | null
  reason:
    | 'refused'
    | 'gone'
    | 'redirect'
    | 'timeout'
    | 'unreachable'
    | 'unknown_host'
    | 'private_address'
    | 'tls'
    | 'turned_off'
    | 'not_offered'
    | 'secret_lost'
    | 'interrupted'
}

/** The outcome of an approved action. */
export interface Outcome {
  state: 'not_applicable' | 'executed' | 'failed'
  code: string | null
  participationId: string | null
  submissionId: string | null
}

/** The arguments of a request for an action outside the service. */
export interface ExternalArguments {
  category: keyof Policy['external']
  title: string
  details: Record<string, unknown>
}
/** What somebody says came of an action that was allowed. */
export interface Report {
  outcome: 'done' | 'failed' | 'not_done'
  note: string | null
  links: string[]
  at: number
  /** The agent, if it is missing: reports of version 0.2.0 do not have it. */
  by?: 'agent' | 'human'
  /** The agent reported without having started the action. */
  unstarted?: true
}
/** Why nobody knows whether a started action happened. */
export interface Doubt {
  /**
   * `overdue`: no report came in time. `unknown`: the agent does not know. `unclear`: somebody reported without the token of the start that
   * it did not happen. `stopped`: the agent was stopped. `restored`: the database is a copy from before. `older`: a yes of version 0.2.0.
   */
  reason: 'overdue' | 'unknown' | 'unclear' | 'stopped' | 'restored' | 'older'
  note: string | null
  at: number
}
/** A question of the human, or an answer of the agent. */
export interface ThreadEntry {
  by: 'human' | 'agent'
  text: string
  at: number
}
/** The last approval of the same action, as it was when the agent asked again. */
export interface EarlierYes {
  id: string
  decidedAt: number
  /** The rule that gave it. Null if the human did. */
  byRule: 'standing' | 'timed' | null
  /** In rows of version 0.2.0 `unused` or `reported`. */
  permit: 'ready' | 'started' | 'in_doubt' | 'done' | 'failed' | 'not_done' | 'unresolved' | 'lapsed' | 'unused' | 'reported' | null
  outcome: Report['outcome'] | null
}
