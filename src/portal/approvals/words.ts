/** The service's codes in words. An unknown code is shown as it is. */
import type { Schemas } from '../api.ts'
import { capitalised, spaced } from '../pieces/index.ts'
import type { Approval, End } from './board.ts'

/** The kinds of action that a policy can allow. */
export type Allowable = Exclude<keyof Schemas['Policy'], 'external'>

export const kindWords: Record<Approval['kind'], string> = {
  join_quest: 'Join a quest',
  submit_result: 'Submit a result',
  withdraw_from_quest: 'Withdraw from a quest',
  external_action: 'External action',
}

const shortKinds: Record<string, string> = { join_quest: 'Join', submit_result: 'Submit', withdraw_from_quest: 'Withdraw' }
/** The kind in a word, for a line of the list: "Contact". */
export const shortKind = ({ kind, category }: { kind: string; category: string | null }) =>
  capitalised(spaced(category ?? shortKinds[kind] ?? kind))

/** "Always allow this agent to …" */
export const allowWords: Record<Allowable, string> = {
  join_quest: 'join quests',
  submit_result: 'submit results',
  withdraw_from_quest: 'withdraw from quests',
}

type Category = NonNullable<Approval['category']>
/** The categories of external actions, as a policy lists them. */
export const categoryWords: Record<Category, string> = {
  spend: 'Spend money',
  contact: 'Contact somebody',
  publish: 'Publish something',
  access: 'Get access',
  other: 'Anything else',
}

/** "Scout may …" */
export const mayWords: Record<Category, string> = {
  spend: 'spend money',
  contact: 'contact people',
  publish: 'publish',
  access: 'get access',
  other: 'do other things outside this service',
}

export const statusWords: Record<Approval['status'], string> = {
  pending: 'Waiting',
  approved: 'Approved',
  denied: 'Denied',
  expired: 'Expired',
  cancelled: 'Cancelled',
}

const blockers: Record<Schemas['BlockerCode'], string> = {
  quest_full: 'the quest is full',
  owner_limit: 'your other agents hold all slots that one owner can have in this quest',
  quest_closed: 'the quest is closed',
  active_quest_limit: 'the agent has reached its limit of quests at once',
  already_joined: 'the agent has already joined this quest',
  already_finished: 'the agent has already finished this quest',
  join_limit: 'the agent cannot join this quest again',
  not_participating: 'the agent has left this quest',
  past_due: 'the agent asked after its deadline',
  attempts_used: 'all attempts are used',
  invalid_result: 'the result data does not match the result schema of the quest',
  result_unchecked: 'the result data could not be checked against the result schema',
  awaiting_review: 'a submission is waiting for its review',
}
export const blockerWords = (code: string, message = spaced(code)) => (blockers as Record<string, string>)[code] ?? message

const riskReasons: Record<string, string> = {
  new_recipient: 'you have approved nothing for this recipient yet',
  no_recipient: 'it names no recipient',
  large_amount: 'it is about a large amount',
  unknown_amount: 'it does not say how much',
  iban: 'it names a bank account (IBAN)',
  card_number: 'it names a payment card number',
  key: 'it contains something that looks like a secret key',
  amount: 'it names an amount of money',
  money: 'it is about paying',
  credentials: 'it is about passwords or keys',
  deletion: 'it is about deleting',
  publication: 'it is about publishing',
  access: 'it is about access rights',
  commitment: 'it is about a contract',
  disguise: 'it hides characters or mixes alphabets',
}
const categories: Record<Category, string> = {
  spend: 'the agent wants to spend',
  publish: 'the agent wants to publish',
  access: 'the agent wants access',
  contact: 'the agent wants to contact somebody',
  other: 'the agent names no category',
}

/** Why the service rates a request as high risk. */
export const riskReasonWords = (reason: string, category: Category | null) =>
  reason === 'category' && category ? categories[category] : (riskReasons[reason] ?? spaced(reason))

const cancellations: Record<string, string> = {
  by_agent: 'the agent withdrew it',
  agent_suspended: 'the agent was suspended',
  account_suspended: 'your account was suspended',
  agent_archived: 'the agent was archived',
  everything_stopped: 'you stopped everything',
  quest_closed: 'the quest was closed',
  quest_cancelled: 'the quest was cancelled',
  participation_ended: 'the agent has left the quest',
}

/** What an agent reported. An unknown outcome is shown as it is. */
const outcomes: Record<Schemas['PermitOutcome'], string> = { done: 'done', failed: 'failed', not_done: 'not done' }
export const outcomeWords = (outcome: Schemas['PermitOutcome']) => outcomes[outcome] ?? spaced(outcome)

/** Which rule approved a request without asking, at the start of a sentence. */
export const ruleWords = (rule: string) => (rule === 'timed' ? 'Your timed allowance' : 'A rule of the policy')

/**
 * The states of the permit for an action outside the service: in a word or two, in a sentence, its part of the list, and whether its times
 * are shown.
 */
export const permitWords: Record<
  Schemas['PermitState'],
  { word: string; sentence: string; tone: Tone; part: 'doubt' | 'open' | 'over'; hasEnd?: true }
> = {
  in_doubt: { word: 'In doubt', sentence: 'Nobody knows whether it happened.', tone: 'warn', part: 'doubt', hasEnd: true },
  started: { word: 'Started', sentence: 'The agent has started.', tone: 'accent', part: 'open', hasEnd: true },
  ready: { word: 'Not started', sentence: 'The agent may do it once.', tone: 'accent', part: 'open', hasEnd: true },
  done: { word: 'Done', sentence: 'It was done.', tone: 'good', part: 'over' },
  failed: { word: 'Failed', sentence: 'The agent tried, and it failed.', tone: 'bad', part: 'over' },
  not_done: { word: 'Not done', sentence: 'It was not done.', tone: 'plain', part: 'over' },
  unresolved: { word: 'Unresolved', sentence: 'Nobody could say whether it happened.', tone: 'warn', part: 'over' },
  lapsed: { word: 'Not used', sentence: 'It ended before the agent started.', tone: 'plain', part: 'over', hasEnd: true },
}
/** Why a permit ended before its time. */
const lapsedBecause: Record<string, string> = {
  taken_back: 'You took it back before the agent started.',
  disputed: 'It ended, because the agent reported the same action as done.',
  agent_suspended: 'It ended when the agent was suspended.',
  agent_archived: 'It ended when the agent was archived.',
  account_suspended: 'It ended when the account was suspended.',
  account_recovered: 'It ended when your account was recovered.',
  everything_stopped: 'It ended when you stopped everything.',
  rule_restricted: 'It ended when you changed the rule that gave it.',
}
type Tone = 'good' | 'warn' | 'bad' | 'accent' | 'plain'

const done: Record<Approval['kind'], string> = {
  join_quest: 'Approved, joined.',
  submit_result: 'Approved, submitted.',
  withdraw_from_quest: 'Approved, withdrawn.',
  external_action: 'Approved. The agent may do it once.',
}

/** The outcome of a request, in a sentence. */
export function endWords({ kind, status, status_reason, outcome, permit }: End) {
  if (status === 'denied') return 'Denied. Nothing was done.'
  if (status === 'expired') return 'Expired. Nobody decided in time, so nothing was done.'
  if (status === 'cancelled') return `Cancelled: ${(status_reason && cancellations[status_reason]) ?? 'it was not needed any more'}.`
  if (outcome?.state === 'failed') return `Approved, but not carried out: ${blockerWords(outcome.code ?? 'failed')}.`
  const known = permit ? (permitWords as Partial<typeof permitWords>)[permit] : undefined
  if (known && permit === 'lapsed' && status_reason) return `Approved. ${lapsedBecause[status_reason] ?? known.sentence}`
  return known ? `Approved. ${known.sentence}` : done[kind]
}
