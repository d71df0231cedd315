/**
 * Approvals that a passkey signs. The account can demand it. The challenge is prepared when the request is shown, because some browsers show
 * the prompt only right after a press. Without an answer from the passkey nothing is sent, and the request still waits.
 */
import { api, ask, ifSeen, type Answer, type Problem, type Schemas } from '../api.ts'
import { loadPasskeys, touchPasskey, type Credential } from '../passkey.ts'
import { session } from '../session.ts'
import type { Approval } from './board.ts'

type Seen = Pick<Approval, 'id' | 'version' | 'risk'>

/** Whether the human must sign the approval of such a request. */
export function demandsSignature({ risk }: Pick<Approval, 'risk'>) {
  const now = session.get()
  const demand = now.state === 'in' ? now.account.signed_decisions : 'none'
  return demand === 'all' || (demand === 'high' && risk === 'high')
}

let prepared: { seen: Seen; begun: ReturnType<typeof begin> } | undefined
/** What was signed for a call that may have arrived: the same call must be sent again. */
let made: { onceKey: string; credential: Credential } | undefined

const begin = (id: string) => ask(api.POST('/approvals/{id}/signature-challenge', { params: { path: { id } } }))

export function prepareSignature(seen: Seen) {
  if (!demandsSignature(seen) || isPrepared(seen)) return
  void loadPasskeys().catch(() => undefined)
  prepared = { seen, begun: begin(seen.id) }
}

const isPrepared = ({ id, version }: Seen) => prepared?.seen.id === id && prepared.seen.version === version

/** Approves what the human saw. The key makes a second try the same request. */
export async function approve(seen: Seen, body: Schemas['Decision'], onceKey: string): Promise<Answer<Approval>> {
  const send = (body: Schemas['Decision']) => {
    const params = { path: { id: seen.id }, header: { ...ifSeen(seen), 'Idempotency-Key': onceKey } }
    return ask(api.POST('/approvals/{id}/approve', { params, body }))
  }
  if (!demandsSignature(seen)) {
    const answer = await send(body)
    // The demand may have been made in another window.
    if (answer.problem?.code !== 'signature_required') return answer
  }
  const { data: credential, problem } = await sign(seen, onceKey)
  return problem ? { problem } : send({ ...body, credential })
}

async function sign(seen: Seen, onceKey: string): Promise<Answer<Credential>> {
  if (made?.onceKey === onceKey) return { data: made.credential }
  const begun = isPrepared(seen) ? prepared!.begun : begin(seen.id)
  prepared = undefined
  const { data, problem } = await begun
  if (problem) return { problem }
  if (data.statement.version !== seen.version) return { problem: changed }
  const answer = await touchPasskey(data.options)
  if (answer.problem) return { problem: undecided(answer.problem) }
  made = { onceKey, credential: answer.data }
  return answer
}

type Signature = NonNullable<Schemas['Decisions']['signature']>
let preparedSeveral: { seen: string; begun: ReturnType<typeof beginSeveral> } | undefined
const beginSeveral = (seen: readonly Seen[]) => ask(api.POST('/approvals/signature-challenge', { body: { ids: seen.map(({ id }) => id) } }))
const nameOf = (seen: readonly Seen[]) => seen.map(({ id, version }) => `${id} ${version}`).join()

export function prepareSignatureOf(seen: readonly Seen[]) {
  if (!seen.some(demandsSignature)) return
  void loadPasskeys().catch(() => undefined)
  preparedSeveral = { seen: nameOf(seen), begun: beginSeveral(seen) }
}

/** One signature of several requests; undefined if none of them needs one. */
export async function signSeveral(seen: readonly Seen[]): Promise<Answer<Signature | undefined>> {
  if (!seen.some(demandsSignature)) return { data: undefined }
  const begun = preparedSeveral?.seen === nameOf(seen) ? preparedSeveral.begun : beginSeveral(seen)
  preparedSeveral = undefined
  const { data, problem } = await begun
  if (problem) return { problem }
  const { statements } = data
  const versions = new Map(seen.map(({ id, version }) => [id, version]))
  if (statements.some(({ approval_id, version }) => versions.get(approval_id) !== version)) return { problem: changed }
  const { data: credential, problem: refused } = await touchPasskey(data.options)
  return refused ? { problem: undecided(refused) } : { data: { statements, credential } }
}

const undecided = (problem: Problem): Problem => ({ ...problem, detail: `Nothing was decided. ${problem.detail}` })

const changed: Problem = { code: 'precondition_failed', status: 412, title: 'Changed', detail: 'The request has changed.', errors: [] }
