/** One verdict on many requests. */
import { api, ask, type Answer, type Schemas } from '../../api.ts'
import { signSeveral } from './sign-several.ts'
import type { Waiting } from '../board.ts'

export type Result = Schemas['DecisionResults']['results'][number]
/** The most decisions that one call of the service may contain. */
export const mostInCall = limitsOf.decideApprovals.ids.maxItems

/** One verdict on many requests, in as many calls as that takes. `onResults` gets the results of each call. After a problem nothing more is sent. */
export async function sendVerdicts(
  seen: readonly Waiting[],
  { decision, note }: Pick<Schemas['Decisions'], 'decision' | 'note'>,
  onResults: (results: Result[]) => Promise<unknown>,
): Promise<Answer<Result[]>> {
  const all: Result[] = []
  for (let at = 0; at < seen.length; at += mostInCall) {
    const some = seen.slice(at, at + mostInCall)
    const said = note ? { note } : {}
    const { data: signature, problem: unsigned } = await signatureFor(decision, some, said)
    if (unsigned) return { problem: unsigned }
    const shown = { ids: some.map(({ id }) => id), versions: some.map(({ version }) => version) }
    const body = { decision, ...shown, ...said, ...(signature && { signature }) }
    const { data, problem } = await ask(api.POST('/approvals/decisions', { body }))
    if (problem) return { problem }
    all.push(...data.results)
    await onResults(data.results)
  }
  return { data: all }
}

const signatureFor = async (
  decision: Schemas['Decisions']['decision'],
  seen: readonly Waiting[],
  said: { note?: string },
): ReturnType<typeof signSeveral> => (decision === 'approve' ? signSeveral(seen, said) : { data: undefined })
