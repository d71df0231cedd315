/** Earlier requests about the same action: in the same words or in others, and what their human answered. */
import { findAllowedInstead, findAnsweredOlder, findAnsweredOutside } from '../../store/approvals/approvals.ts'
import { run, type AllowedAction, type EarlierYes } from '../../store/index.ts'
import { DomainError } from '../kit/errors.ts'
import type { Approval, Category } from '../kit/world.ts'

/** Whether a request about the same action has the same category and title too: those that were asked for, or those that its human allowed. */
export function isInSameWords(
  { kind, allowed, allowedDeed, ...asked }: Approval,
  { title, category, audience }: { title: string; category?: Category; audience?: string | undefined },
  deed: string,
) {
  if (kind !== 'external_action') return true
  if (asked.arguments['audience'] !== audience) return false
  if (allowed && allowedDeed === deed && allowed.title === title && allowed.category === category) return true
  // An older request has no deed. It was found because its words are the same.
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

/** The last answer to the same action, as it was asked for or as its human allowed it. */
export function* answeredOutside({ ownerId, agentId, digest, deed }: { ownerId: string; agentId: string; digest: string; deed: string }) {
  const answers = [...(yield* run(findAnsweredOutside, { agentId, deed })), ...(yield* run(findAllowedInstead, { agentId, deed }))]
  const [last] = answers.toSorted((a, b) => b.createdAt - a.createdAt)
  return last ?? (yield* run(findAnsweredOlder, { ownerId, digest }))[0]
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
