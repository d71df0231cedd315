/** The one place where the portal sends verdicts. A decision names the version that the human saw. A key makes a second try the same request. */
import { api, ask, ifSeen, type Answer, type Schemas } from '../api.ts'
import type { Approval, Waiting } from './board.ts'
import { approve, signSeveral } from './signature.ts'

export type Verdict =
  | { verb: 'approve'; body: Schemas['Decision'] }
  | { verb: 'deny'; body: Schemas['Denial'] }
  | { verb: 'ask'; body: Schemas['Question'] }
/** What the human saw. */
export type Seen = Pick<Waiting, 'id' | 'version' | 'risk'>

/** A question decides nothing, so it names no version. */
export async function sendVerdict(seen: Seen, move: Verdict, onceKey: string): Promise<Answer<Approval>> {
  const path = { id: seen.id }
  const header = { 'Idempotency-Key': onceKey }
  if (move.verb === 'ask') return ask(api.POST('/approvals/{id}/questions', { params: { path, header }, body: move.body }))
  if (move.verb === 'approve') return approve(seen, move.body, onceKey)
  return ask(api.POST('/approvals/{id}/deny', { params: { path, header: { ...ifSeen(seen), ...header } }, body: move.body }))
}

export type Result = Schemas['DecisionResults']['results'][number]
/** The most decisions that one call of the service may contain. */
export const mostInCall = limitsOf.decideApprovals.ids.maxItems

/** One verdict on many requests, in as many calls as that takes. `onResults` gets the results of each call. After a problem nothing more is sent. */
export async function sendVerdicts(
  seen: readonly Seen[],
  { decision, note }: Pick<Schemas['Decisions'], 'decision' | 'note'>,
  onResults: (results: Result[]) => Promise<unknown>,
): Promise<Answer<Result[]>> {
  const all: Result[] = []
  for (let at = 0; at < seen.length; at += mostInCall) {
    const some = seen.slice(at, at + mostInCall)
    const { data: signature, problem: unsigned } = await signatureFor(decision, some)
    if (unsigned) return { problem: unsigned }
    const shown = { ids: some.map(({ id }) => id), versions: some.map(({ version }) => version) }
    const body = { decision, ...shown, ...(note && { note }), ...(signature && { signature }) }
    const { data, problem } = await ask(api.POST('/approvals/decisions', { body }))
    if (problem) return { problem }
    all.push(...data.results)
    await onResults(data.results)
  }
  return { data: all }
}

const signatureFor = async (decision: Schemas['Decisions']['decision'], seen: readonly Seen[]): ReturnType<typeof signSeveral> =>
  decision === 'approve' ? signSeveral(seen) : { data: undefined }
