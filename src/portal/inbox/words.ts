/** What the service's codes mean to whoever decides. What is not here is told in the service's own words. */
import type { Schemas } from '../api.ts'
import type { Approval } from './queue.ts'

/** The kinds of action that a policy can let through. */
export type Allowable = keyof Schemas['Policy']

export const kindWords: Record<Approval['kind'], string> = {
  join_quest: 'Join a quest',
  submit_result: 'Submit a result',
  withdraw_from_quest: 'Withdraw from a quest',
  external_action: 'External action',
}

/** "Always allow this agent to …" */
export const allowWords: Record<Allowable, string> = {
  join_quest: 'join quests',
  submit_result: 'submit results',
  withdraw_from_quest: 'withdraw from quests',
}

export const statusWords: Record<Approval['status'], string> = {
  pending: 'Waiting',
  approved: 'Approved',
  denied: 'Denied',
  expired: 'Expired',
  cancelled: 'Cancelled',
}

const blockers: Record<string, string> = {
  quest_full: 'the quest is full',
  owner_limit: 'your other agents hold as many slots of the quest as one owner may',
  quest_closed: 'the quest takes nobody any more',
  active_quest_limit: 'the agent works on as many quests as it may',
  already_joined: 'the agent is in this quest already',
  already_finished: 'the agent has finished this quest',
  join_limit: 'the agent has joined this quest as often as it may',
  not_participating: 'the agent is not in this quest any more',
  past_due: 'it was asked for after the time was over',
  attempts_used: 'all attempts are used',
  invalid_result: 'the data of the result is not as the quest demands',
  result_unchecked: 'the data could not be held against the result schema of the quest',
  awaiting_review: 'a submission waits for its review',
}
export const blockerWords = (code: string, message = code.replaceAll('_', ' ')) => blockers[code] ?? message

const riskReasons: Record<string, string> = {
  iban: 'it names a bank account (IBAN)',
  card_number: 'it names a payment card number',
  key: 'it holds something that looks like a secret key',
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
type Category = NonNullable<Approval['category']>

/** Why the service takes a request for one of high risk. */
export const riskReasonWords = (reason: string, category: Category | null) =>
  reason === 'category' && category ? categories[category] : (riskReasons[reason] ?? spaced(reason))

export const spaced = (code: string) => code.replaceAll('_', ' ')

const cancellations: Record<string, string> = {
  by_agent: 'the agent took it back',
  agent_suspended: 'the agent was suspended',
  account_suspended: 'your account was suspended',
  agent_archived: 'the agent was archived',
  quest_closed: 'the quest was closed',
  quest_cancelled: 'the quest was cancelled',
  participation_ended: 'the agent is not in the quest any more',
}

const done: Record<Approval['kind'], string> = {
  join_quest: 'Approved, joined.',
  submit_result: 'Approved, submitted.',
  withdraw_from_quest: 'Approved, withdrawn.',
  external_action: 'Approved. The agent may act on it.',
}

/** What became of a request, in a sentence. */
export function endWords({ kind, status, status_reason, outcome }: Approval) {
  if (status === 'denied') return 'Denied. Nothing was done.'
  if (status === 'expired') return 'Expired. Nobody decided in time, so nothing was done.'
  if (status === 'cancelled') return `Cancelled: ${(status_reason && cancellations[status_reason]) ?? 'it became pointless'}.`
  if (outcome?.state === 'failed') return `Approved, but not carried out: ${blockerWords(outcome.code ?? 'failed')}.`
  return done[kind]
}
