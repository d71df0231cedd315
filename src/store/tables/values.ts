/** The shapes of what is stored as JSON, and the words that several tables share. */
import type {
  Amount as WrittenAmount,
  ChannelEvent,
  ExternalCategory,
  Failure,
  Gate,
  NoRuleCode,
  RiskReason,
  RefusedCall as Refusal,
  NoticeTarget,
} from '../../../generated/outputs.js'

/** An amount of money, as it is stored in JSON. The contract writes its value as a decimal number in its shortest form. */
export interface Amount {
  value: number
  currency: string
}
export type { Failure, Refusal, NoticeTarget, WrittenAmount }
/** On which signature a rule rests: of which passkey, and the digest of the statement. */
export interface RuleSignature {
  credential: string
  statement: string
}
/** What an agent may do outside the service in one category. The names are those of the contract. */
export interface ExternalRule {
  rule: Gate
  per_hour: number | null
  per_day: number | null
  currency: string | null
  amount_per_request: number | null
  amount_per_day: number | null
  /** The only recipients, as the owner wrote them. Null if any recipient will do. Rules of version 0.3.0 do not have it. */
  recipients: string[] | null
  cool_down_minutes: number
  /**
   * The time, in milliseconds, in which the whole category is allowed, with the largest amount of one request, and with the recipient that
   * the human saw. Allowances of version 0.3.0 have no recipient.
   */
  allowance: { since: number; until: number; amount: Amount | null; recipient?: string | null; signed?: RuleSignature } | null
  /** What signed the rule as it is, or a looser one. The contract does not have it. */
  signed?: RuleSignature
  /** When the human last denied a request of this category, in milliseconds. The cool-down begins then. The contract does not have it. */
  denied_at?: number
}
export interface Policy {
  join_quest: Gate
  submit_result: Gate
  withdraw_from_quest: Gate
  external: Record<ExternalCategory, ExternalRule>
}
export interface Client {
  name: string | null
  version: string | null
  protocolVersion: string
}

/** What a message can be about. */
export type NoticeKind = Exclude<ChannelEvent, 'needs_me'>
export type { ChannelEvent }
/** Messages to an address that is no channel. */
export type MailKind =
  | 'account.recovery'
  | 'account.invitation'
  | 'account.email_code'
  | 'account.email_changed'
  | 'account.email_taken_back'
export type DeliveryKind = NoticeKind | 'channel.test' | 'channel.verify' | MailKind

/** The outcome of an approved action. */
export interface Outcome {
  state: 'not_applicable' | 'executed' | 'failed'
  code: string | null
  participationId: string | null
  submissionId: string | null
}

/** The arguments of a request for an action outside the service. Version 0.3.0 knew no recipient, and the amount stood in the details. */
export interface ExternalArguments {
  category: keyof Policy['external']
  title: string
  recipient?: string | null
  amount?: WrittenAmount | null
  details: Record<string, unknown>
  /** Who checks the signed permit. Missing if the agent wants none. */
  audience?: string
}
/** An action outside the service with the values that the human put in place of those of the agent. */
export type AllowedAction = Required<Omit<ExternalArguments, 'audience'>> & Pick<ExternalArguments, 'audience'>
/** Why no rule allowed a request, with the figures that explain it. */
export interface NoRule {
  code: NoRuleCode
  limit?: WrittenAmount
  used?: WrittenAmount
  count?: number
  until?: number
  reasons?: RiskReason[]
  found?: string
}
export type { NoRuleCode, RiskReason }
/** What an account's policy says for all its agents together. */
export interface AccountPolicy {
  /** The policy of new agents. Null stands for the cautious one. */
  defaults: Policy | null
  /** What the rules of all agents together may allow in a day. */
  ceilings: { perDay: number | null; amountsPerDay: WrittenAmount[] }
  /** Above which amount a request is large, in each currency. */
  largeAmounts: WrittenAmount[]
  /**
   * True if the demand to sign what has a high risk was last changed since risk has its present meaning. Until then it has the meaning of version
   * 0.3.0. It is set with the demand, and the contract does not have it.
   */
  narrowRisk?: true
}
/** What somebody says came of an action that was allowed. */
export interface Report {
  outcome: 'done' | 'failed' | 'not_done'
  note: string | null
  links: string[]
  at: number
  by: 'agent' | 'human'
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
  permit: 'ready' | 'started' | 'in_doubt' | 'done' | 'failed' | 'not_done' | 'unresolved' | 'lapsed' | null
  outcome: Report['outcome'] | null
  /** What the human allowed in its place. Missing in rows of version 0.3.0. */
  allowed?: Pick<AllowedAction, 'title' | 'recipient' | 'amount'> | null
  /** What a later report says against that. It is missing in rows from before it was stored. */
  disputed?: Report['outcome'] | null
}
