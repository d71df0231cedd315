/** Which approvals need the signature of a passkey. */
import { findAccount } from '../../store/people/accounts.ts'
import { run, type Steps } from '../../store/index.ts'
import type { Approval, Human } from '../kit/world.ts'
import type { Changed } from './changes.ts'
import { isWidelyHigh } from './risk.ts'

export function* needsSignature(
  { accountId, signedDecisions: demand }: Human,
  approval: Approval,
  changed: Changed | undefined,
): Steps<boolean> {
  const { kind, category, title, arguments: given, reason } = approval
  const { risk } = changed ?? approval
  if (demand !== 'high') return demand === 'all'
  if (risk === 'high' || !isWidelyHigh(kind, category, title, given, reason)) return risk === 'high'
  // Whoever demanded signatures while nearly every risk was high keeps that meaning until they change the demand.
  const [account] = yield* run(findAccount, { id: accountId })
  return account?.policy?.narrowRisk !== true
}
