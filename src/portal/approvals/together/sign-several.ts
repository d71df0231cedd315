/** One signature for several approvals, prepared when they are shown. */
import { api, ask, read, type Answer, type Schemas } from '../../api.ts'
import { noPasskeys, signWithPasskey } from '../../passkey.ts'
import type { Approval, Waiting, Yes } from '../board.ts'
import { demandsSignature, load, loadStatements, signer, undecided } from '../card/signature.ts'

type Signature = NonNullable<Schemas['Decisions']['signature']>
let preparedSeveral: { name: string; begun: ReturnType<typeof beginSeveral> } | undefined
/** A challenge for all, and each whole request, because a row of the list does not show all that is signed. */
const beginSeveral = (seen: readonly Waiting[], note: Yes) =>
  Promise.all([
    ask(
      api.POST('/approvals/signature/challenge', {
        body: { ids: seen.map(({ id }) => id), versions: seen.map(({ version }) => version), ...note },
      }),
    ),
    Promise.all(seen.map(({ id }) => read('/approvals/{id}', { path: { id } }))),
  ])
const nameOfSeveral = (seen: readonly Waiting[], note: Yes) => JSON.stringify([seen.map(({ id, version }) => [id, version]), note])

export function prepareSignatureOf(seen: readonly Waiting[]) {
  if (!seen.some(demandsSignature)) return
  load()
  preparedSeveral = { name: nameOfSeveral(seen, {}), begun: beginSeveral(seen, {}) }
}

/** One signature of several requests; undefined if none of them needs one. */
export async function signSeveral(seen: readonly Waiting[], note: Pick<Yes, 'note'>): Promise<Answer<Signature | undefined>> {
  if (!seen.some(demandsSignature)) return { data: undefined }
  const unable = noPasskeys()
  if (unable) return { problem: undecided(unable) }
  const begun = preparedSeveral?.name === nameOfSeveral(seen, note) ? preparedSeveral.begun : beginSeveral(seen, note)
  preparedSeveral = undefined
  const [{ data, problem }, wholes] = await begun
  if (problem) return { problem }
  const unread = wholes.find(whole => whole.problem)?.problem
  if (unread) return { problem: unread }
  const { wrongWithSeveral } = await loadStatements()
  const pairs = seen.map((row, i): [Waiting, Approval] => [row, wholes[i]!.data!])
  const checked = await wrongWithSeveral(pairs, note, signer(), { statements: data.statements, challenge: data.options.challenge })
  if (checked.problem) return { problem: checked.problem }
  const { data: credential, problem: refused } = await signWithPasskey(data.options)
  return refused ? { problem: undecided(refused) } : { data: { hashes: checked.hashes, credential } }
}
