/** The one place where the portal sends verdicts. A decision names the version that the human saw. A key makes a second try the same request. */
import { api, ask, ifSeen, type Answer, type Schemas } from '../../api.ts'
import type { Approval, Waiting, Yes } from '../board.ts'
import { approve } from './signature.ts'

export type Verdict =
  | { verb: 'approve'; body: Yes }
  | { verb: 'deny'; body: Schemas['Denial'] }
  | { verb: 'ask'; body: Schemas['Question'] }
/** What the human saw. */
type Seen = Approval | Waiting

/** A question decides nothing, so it names no version. */
export async function sendVerdict(seen: Seen, move: Verdict, onceKey: string): Promise<Answer<Approval>> {
  const path = { id: seen.id }
  const header = { 'Idempotency-Key': onceKey }
  if (move.verb === 'ask') return ask(api.POST('/approvals/{id}/questions', { params: { path, header }, body: move.body }))
  if (move.verb === 'approve') return approve(seen, move.body, onceKey)
  return ask(api.POST('/approvals/{id}/deny', { params: { path, header: { ...ifSeen(seen), ...header } }, body: move.body }))
}
