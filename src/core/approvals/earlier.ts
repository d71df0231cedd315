/** Earlier requests about the same action: in the same words or in others, and what their human answered. */
import { findEarlierInQuest, findEarlierOutside, type Same } from '../../store/approvals/earlier.ts'
import { run, type AllowedAction, type EarlierYes, type Steps } from '../../store/index.ts'
import { checkOwner } from '../agents/acting.ts'
import { DomainError } from '../kit/errors.ts'
import type { Approval, Category } from '../kit/world.ts'

/**
 * Whether a request about the same action has the same audience, title and category too: those that were asked for, or those that its human
 * allowed.
 */
export function isInSameWords(
  { kind, allowed, allowedDeed, ...asked }: Approval,
  { title, category, audience }: { title: string; category?: Category; audience?: string | undefined },
  deed: string,
) {
  if (kind !== 'external_action') return true
  if (asked.arguments['audience'] !== audience) return false
  if (allowed && allowedDeed === deed && allowed.title === title && allowed.category === category) return true
  // A request of version 0.3.0 has no deed. It was found by the digest of its words. If its human changed it, the title must be the same too.
  if (asked.deed === null) return allowed === null || asked.title === title
  return asked.deed === deed && asked.title === title && asked.category === category
}

export const similar = ({ id, status, yes }: Approval) =>
  new DomainError(
    'similar_request',
    `Your request ${id} is about the same action with other wording. Its state is ${yes ?? status}. Call get_approval with approval_id ${id}.`,
  )

/** To take a yes back is a denial too. */
export const isDenial = ({ status, statusReason }: Approval) => status === 'denied' || statusReason === 'taken_back'
/** Whether no rule may allow an action again: its human denied it, or it was reported as done against what was known. */
export const isNo = (answered: Approval) => isDenial(answered) || answered.statusReason === 'disputed'

/** What was asked for before a request. */
export interface Earlier {
  /** The same request, if it is not over. */
  current: Approval | undefined
  /** The last answer to the same action, as it was asked for or as its human allowed it. */
  answered: Approval | undefined
  /** How many requests of the agent wait, and how many of its yeses can be started. */
  pending: number
  ready: number
  /** Whether the human has approved something for this recipient before. */
  knowsRecipient: boolean
}

/** What was asked for before: in a quest, or outside the service. The agent is held, and its owner may act. */
export function* earlierOf(
  same: Same,
  { questId, recipientKey }: { questId: string | undefined; recipientKey: string | null },
): Steps<Earlier> {
  const rows = yield* questId === undefined
    ? run(findEarlierOutside, { ...same, recipientKey })
    : run(findEarlierInQuest, { ...same, questId })
  const [first] = rows
  checkOwner(first?.owner)
  const answers = rows
    .flatMap(({ approval }) => approval ?? [])
    .filter(({ status }) => status === 'approved' || status === 'denied')
    .toSorted((a, b) => b.createdAt - a.createdAt)
  return {
    current: rows.find(({ isCurrent }) => isCurrent)?.approval ?? undefined,
    // Requests of version 0.3.0 have no deed.
    answered: answers.find(({ deed }) => deed !== null) ?? answers[0],
    pending: first!.pending,
    ready: first!.ready,
    knowsRecipient: first!.knowsRecipient,
  }
}

/** An earlier yes to the same request, as the human sees it beside the new one. */
export const yesOf = (approval: Approval): EarlierYes => ({
  id: approval.id,
  decidedAt: approval.decidedAt!,
  byRule: approval.byRule,
  permit: approval.yes,
  outcome: approval.report?.outcome ?? null,
  disputed: approval.disputed?.outcome ?? null,
  allowed: approval.allowed && shortOf(approval.allowed),
})
const shortOf = ({ title, recipient, amount }: AllowedAction) => ({ title, recipient, amount })
