/**
 * Approvals that a passkey signs. The account can demand it. The challenge is prepared when the request is shown, because some browsers show
 * the prompt only right after a press. Without an answer from the passkey nothing is sent, and the request still waits.
 */
import { api, ask, ifSeen, read, type Answer, type Problem, type Schemas } from '../../api.ts'
import { loadPasskeys, noPasskeys, signWithPasskey, type Credential } from '../../passkey.ts'
import { session } from '../../session.ts'
import type { Approval, Waiting, Yes } from '../board.ts'

/** What the human saw: a whole request, or its row in a list. */
type Seen = Approval | Waiting

/** Whether the human must sign the approval of such a request. */
export function demandsSignature({ risk }: Pick<Approval, 'risk'>) {
  const now = session.get()
  const demand = now.state === 'in' ? now.account.signed_decisions : 'none'
  return demand === 'all' || (demand === 'high' && risk === 'high')
}

/** Computes what the passkey must sign. It is loaded when it is needed. */
export const loadStatements = () => import('./statement.ts')
export const load = () => void Promise.allSettled([loadPasskeys(), loadStatements()])
export const signer = () => {
  const now = session.get()
  return { accountId: now.state === 'in' ? now.account.id : '' }
}

let prepared: { name: string; begun: ReturnType<typeof begin> } | undefined
/** What was signed for a call that may have arrived: the same call must be sent again. */
let made: { onceKey: string; credential: Credential } | undefined

/** A challenge for exactly this body. */
const begin = (id: string, body: Yes) => ask(api.POST('/approvals/signature/challenge', { body: { ids: [id], ...body } }))
const nameOf = ({ id, version }: Seen, body: Yes) => JSON.stringify([id, version, body])

export function prepareSignature(seen: Seen, body: Yes) {
  const name = nameOf(seen, body)
  if (!demandsSignature(seen) || prepared?.name === name) return
  load()
  prepared = { name, begun: begin(seen.id, body) }
}

/** Approves what the human saw. The key makes a second try the same request. */
export async function approve(seen: Seen, body: Yes, onceKey: string): Promise<Answer<Approval>> {
  const send = (body: Schemas['Decision']) => {
    const params = { path: { id: seen.id }, header: { ...ifSeen(seen), 'Idempotency-Key': onceKey } }
    return ask(api.POST('/approvals/{id}/approve', { params, body }))
  }
  if (!demandsSignature(seen)) {
    const answer = await send(body)
    // The demand may have been made in another window.
    if (answer.problem?.code !== 'signature_required') return answer
  }
  const { data: credential, problem } = await sign(seen, body, onceKey)
  return problem ? { problem } : send({ ...body, credential })
}

async function sign(seen: Seen, body: Yes, onceKey: string): Promise<Answer<Credential>> {
  if (made?.onceKey === onceKey) return { data: made.credential }
  const unable = noPasskeys()
  if (unable) return { problem: undecided(unable) }
  const begun = prepared?.name === nameOf(seen, body) ? prepared.begun : begin(seen.id, body)
  prepared = undefined
  const [{ data, problem }, { data: approval, problem: unread }] = await Promise.all([begun, wholeOf(seen)])
  if (problem ?? unread) return { problem: (problem ?? unread)! }
  const { wrongWith } = await loadStatements()
  const wrong = await wrongWith(approval!, body, signer(), { statement: data!.statements[0], challenge: data!.options.challenge })
  if (wrong) return { problem: wrong }
  const answer = await signWithPasskey(data!.options)
  if (answer.problem) return { problem: undecided(answer.problem) }
  made = { onceKey, credential: answer.data }
  return answer
}

/** The whole request. A row of a list must be what it says. */
async function wholeOf(seen: Seen): Promise<Answer<Approval>> {
  if ('arguments' in seen) return { data: seen }
  const { data, problem } = await read('/approvals/{id}', { path: { id: seen.id } })
  if (problem) return { problem }
  const { changed, isAsInRow } = await loadStatements()
  return isAsInRow(seen, data) ? { data } : { problem: changed }
}

export const undecided = (problem: Problem): Problem => ({ ...problem, detail: `Nothing was decided. ${problem.detail}` })
