/** Whether a signed approval is what it says: its terms, its version, its place in the log, and the answer of its passkey. */
import type { Entry, Signed } from './entries.ts'
import { fromHex, jcs, toBase64url } from './json.ts'
import { fault, fingerprintOf, type Asked, type Known, type Passkey, type Yes } from './known.ts'
import { checkAnswer, type Answer } from './passkey.ts'
import { digestOf, hashOf, hashOfSeveral, notCovered, threadDigestOf, type Action } from './statement.ts'

export async function approve(known: Known, entry: Entry) {
  const { target, data, actor } = entry
  const isFirst = !known.approved.has(target.id)
  known.approved.set(target.id, entry)
  if (!isFirst) return fault(known, entry, 'this request was approved before: a yes counts once')
  const { signed } = data
  if (!signed) return void known.counts.unsigned++
  if (actor.type !== 'human' || actor.id !== known.account) return fault(known, entry, 'another account approved it')
  const request = known.requests.get(target.id)
  if (!request)
    return fault(
      known,
      entry,
      'the file does not contain the request. If it does not begin with entry 1, export the log from an earlier time',
    )
  const faults = [...(await wrongWithTerms(known, entry, signed, request)), ...wrongWithVersion(known, entry, signed)]
  const { statement, among, ...answer } = signed
  const hash = await hashOf(statement)
  const { wrong, passkey, origin } = await answerOf(known, answer, { hash, among, origin: statement.type && statement.origin })
  faults.push(...wrong)
  if (known.isChanged) faults.push('it must not count, because it was changed')
  if (request.isChanged) faults.push('its request was changed')
  if (faults.length === 0) {
    known.statements.set(hash, statement.type !== undefined && statement.allowance !== null)
    known.report.yeses.push(yesOf(entry, signed, request, passkey, origin))
  }
  for (const what of faults) fault(known, entry, what)
}

/** Whether the statement says what the log says. */
async function wrongWithTerms(known: Known, entry: Entry, { statement }: Signed, { entry: asked, thread }: Asked): Promise<string[]> {
  const { data, target, created_at: at, shown } = entry
  const faults: string[] = []
  if (statement.approval_id !== target.id) faults.push('the signed statement is about another request')
  if (statement.verdict !== 'approved') faults.push('the signed verdict is not a yes')
  if (!(Date.parse(at) < Date.parse(statement.expires_at))) faults.push('it was approved after the request had expired')
  if (!(Date.parse(at) >= Date.parse(asked.created_at))) faults.push('it was approved before it was asked')
  if (data.title !== asked.data.title) faults.push('it names another title than the request')
  if (statement.type === undefined) return statement.digest === asked.data.digest ? faults : [...faults, notAsked]

  if (statement.type !== 'agent-quest-approval' || statement.version !== 2) faults.push('the signed statement is of an unknown kind')
  if (statement.account_id !== known.account) faults.push('another account signed it')
  if (statement.asked_digest !== asked.data.digest) faults.push(notAsked)
  if (statement.note !== (data.note ?? null)) faults.push('the note in the log is not the one that was signed')
  if (statement.thread_length !== thread.length || statement.thread_digest !== (await threadDigestOf(thread)))
    faults.push('the questions and answers in the log are not those that were signed')
  if (statement.allowed_digest === statement.asked_digest) {
    if (data.digest !== undefined) faults.push('the log says that something else was allowed than was signed')
  } else {
    if (data.digest !== statement.allowed_digest) faults.push('the log says that something else was allowed than was signed')
    if (shown === undefined) faults.push('the file does not contain what was allowed instead of what was asked')
    else if (shown === 'erased') known.counts.erased++
    else if ((await digestOf(shown)) !== statement.allowed_digest)
      faults.push('what was allowed was changed: it does not have the signed digest')
    else if (Object.entries(data.allowed ?? {}).some(([path, value]) => jcs(value) !== jcs(partOf(shown, path) ?? null)))
      faults.push('the log describes another change than the one that was signed')
  }
  return faults
}

/** A value of an action, by its path in the log. */
function partOf({ arguments: given }: Action, path: string): unknown {
  const [name, inner] = path.startsWith('details.') ? ['details', path.slice('details.'.length)] : [path]
  const value = given[name!]
  return inner === undefined ? value : (value as Record<string, unknown>)[inner]
}

const notAsked = 'the signed request is not the one that the agent made'

/** After the first signature of version 2, one of version 1 covers less than the service asks for. */
function wrongWithVersion(known: Known, { seq, created_at: at }: Entry, { statement }: Signed): string[] {
  if (statement.type !== undefined) known.firstPresent ??= seq
  else if (known.firstPresent !== undefined && !(Date.parse(at) <= Date.parse(known.pins.olderUntil ?? '')))
    return [
      `its signature is of version 1, but entry ${known.firstPresent} has one of version 2. If version 0.3.0 still ran then, say until when`,
    ]
  return []
}

/** What the passkey must have signed: a list of statements with this one, or this one alone, and where it says that it was signed. */
interface ToSign {
  hash: string
  among?: string[] | undefined
  origin: string | undefined
}

/** Whether a known passkey signed the statement, and whether it counts on. */
export async function answerOf(known: Known, signed: Answer & { credential_id: string }, { hash, among, origin: says }: ToSign) {
  const { credential_id: id } = signed
  const challenge = toBase64url(fromHex(among?.includes(hash) ? await hashOfSeveral(among) : hash))
  const { faults, origin, counter } = await checkAnswer(signed, { challenge, origin: known.pins.origin })
  known.origins.add(origin)
  if (says !== undefined && says !== origin) faults.push('it was signed on another origin than it says')

  const fingerprint = await fingerprintOf(signed.public_key)
  const added = known.passkeys.get(id)
  if (known.removed.has(id)) faults.push('the log says that this passkey was removed before')
  const isPinned = known.keys.has(fingerprint)
  if (known.keys.size > 0 && !isPinned) faults.push(`the passkey is none of those that you named; its fingerprint is ${fingerprint}`)
  if (added && added.fingerprint !== fingerprint) faults.push('the log says that this passkey has another key')
  else if (!added && !isPinned && !known.removed.has(id))
    faults.push('the log does not say that this passkey belonged to the account then; export the whole log, or name its key')

  const last = known.counters.get(fingerprint)
  // A device that does not count always says 0. Requests that were signed together have one signature.
  if (last && counter <= last.counter && counter + last.counter > 0 && last.signature !== signed.signature)
    faults.push('the passkey has counted back: this signature is a copy, or is not in its place')
  known.counters.set(fingerprint, { counter, signature: signed.signature })
  return { wrong: faults, origin, passkey: { name: added?.name ?? 'named by you', fingerprint } }
}

function yesOf(entry: Entry, { statement }: Signed, { action, thread }: Asked, passkey: Passkey, origin: string): Yes {
  const { seq, created_at: at, target, data, shown } = entry
  const isChanged = statement.type !== undefined && statement.allowed_digest !== statement.asked_digest
  return {
    seq,
    at,
    approvalId: target.id,
    title: data.title!,
    agentId: entry.agent_id,
    allowed: isChanged ? (typeof shown === 'object' ? shown : undefined) : action,
    asked: isChanged ? action : undefined,
    note: data.note ?? null,
    questions: thread.length,
    validForMinutes: statement.type === undefined ? null : statement.valid_for_minutes,
    allowance: statement.type === undefined ? null : statement.allowance,
    passkey,
    origin,
    notCovered: statement.type === undefined ? notCovered : [],
    ended: undefined,
  }
}
