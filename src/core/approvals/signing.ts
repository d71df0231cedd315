/**
 * Signed decisions. A human can require that an approval takes the signature of a passkey. The passkey signs a statement that says exactly
 * what is approved: the request, and all that its human adds. The log keeps the signature, so anybody with an export of the log can verify
 * it (src/verifier/).
 *
 * The challenge is the hash of the statement and is not stored. It is asked with what the approval will say, and the approval computes it
 * again, so an approval that says something else does not have the hash that was signed.
 */
import { findOwnApproval } from '../../store/approvals/approvals.ts'
import { run, type Steps } from '../../store/index.ts'
import { notePasskeyUse } from '../../store/people/passkeys.ts'
import type { Events } from '../log/events.ts'
import { signedBy, signingOptions } from '../people/signers.ts'
import { askedDigestOf } from './actions.ts'
import { needsSignature } from './demand.ts'
import { refuseMore, termsOf, type Adding, type Terms } from './terms.ts'
import { jcs } from '../kit/canonical.ts'
import { catchUp } from '../kit/due.ts'
import { DomainError, found } from '../kit/errors.ts'
import { hashSecret } from '../kit/secrets.ts'
import { expectedOfEach, staleVersion } from '../kit/version.ts'
import { invalidPasskey, siteOf } from '../kit/webauthn.ts'
import type { Approval, Human, World } from '../kit/world.ts'

/** A decision that a passkey has signed, with all that its verification needs. */
type SignedDecision = NonNullable<Events['approval.approved']['signed']>
/** The present form. The log also has statements of version 0.3.0. */
type Statement = Extract<SignedDecision['statement'], { type: string }>
/** A valid signature, of a passkey of the human. */
export interface Signature {
  passkeyId: string
  counter: number
  /** The hashes of the statements that it covers. */
  hashes: readonly string[]
  /** Whether this service computed the hashes. Otherwise the human sent them. */
  isOwn: boolean
  origin: string
  proof: Omit<SignedDecision, 'statement' | 'among'>
}

export const signing = { start, check, checkSeveral }

/** What a human saw of some requests, and what the approval will say. Only the note can be for several. */
interface Asked extends Adding {
  ids: readonly string[]
  versions?: readonly number[] | undefined
}
/** A statement about each of these requests that is pending in its version, and one challenge for all. */
async function start(world: World, human: Human, publicUrl: string, { ids, versions, ...adding }: Asked) {
  const expected = expectedOfEach(ids, versions)
  if (ids.length > 1) refuseMore(adding, 'ids', 'is only for one request')
  await catchUp(world, human.accountId)
  const { origin } = siteOf(publicUrl)
  const statements: Statement[] = []
  for (const [i, id] of ids.entries()) {
    const [shown] = await world.store.read(findOwnApproval, { id, ownerId: human.accountId })
    if (shown?.approval.status === 'pending' && expected(i)(shown.approval.version))
      statements.push(statementOf(human, origin, shown.approval, termsOf(world, shown.approval, adding)))
  }
  if (statements.length === 0) throw new DomainError('invalid_state', 'None of these requests is pending in its version any more.')
  return { statements, options: await signingOptions(world, human, publicUrl, challengeOf(statements.map(hashOf))) }
}

/**
 * Checks one answer of a passkey for several requests, by the hashes of their statements. Whether a request is among them is checked when
 * it is decided.
 */
async function checkSeveral(
  world: World,
  human: Human,
  publicUrl: string,
  { hashes, credential }: { hashes: readonly string[]; credential: object },
): Promise<Signature> {
  const signed = await signedBy(world, human, publicUrl, challengeOf(hashes), credential, mismatch)
  return { ...signed, origin: siteOf(publicUrl).origin, hashes, isOwn: false }
}

/**
 * Checks the answer of a passkey to the challenge of this request with exactly what its human adds. If the request is not pending any more,
 * the decision says so, or repeats its answer, so this returns nothing.
 */
async function check(
  world: World,
  human: Human,
  publicUrl: string,
  id: string,
  adding: Adding,
  credential: object,
): Promise<Signature | undefined> {
  await catchUp(world, human.accountId)
  const { approval } = found('approval', await world.store.read(findOwnApproval, { id, ownerId: human.accountId }))
  if (approval.status !== 'pending') return undefined
  const { origin } = siteOf(publicUrl)
  const hashes = [hashOf(statementOf(human, origin, approval, termsOf(world, approval, adding)))]
  const signed = await signedBy(world, human, publicUrl, challengeOf(hashes), credential, mismatch)
  return { ...signed, origin, hashes, isOwn: true }
}

/** The statement is in the names of the contract, because others verify it. */
function statementOf({ accountId }: Human, origin: string, asked: Approval, terms: Terms): Statement {
  const { note, allowedDigest, validForMinutes, allowance } = terms
  const thread = (asked.thread ?? []).map(({ by, text }) => ({ by, text }))
  return {
    type: 'agent-quest-approval',
    version: 2,
    approval_id: asked.id,
    account_id: accountId,
    request_version: asked.version,
    asked_digest: askedDigestOf(asked),
    allowed_digest: allowedDigest,
    thread_digest: hashOf(thread),
    thread_length: thread.length,
    verdict: 'approved',
    // The note itself and not its digest: the log has it in the same entry, and both are erased together.
    note,
    valid_for_minutes: validForMinutes,
    allowance,
    expires_at: new Date(asked.expiresAt).toISOString(),
    origin,
  }
}

const hashOf = (value: object) => hashSecret(jcs(value))
/** One form for one request and for several. */
const challengeOf = (hashes: readonly string[]) => hashOf(hashes)

const mismatch = () =>
  new DomainError(
    'signature_mismatch',
    'The passkey signed something else than this call says. Nothing was decided. Get a new challenge with the body of this call.',
  )

/** The signature that the log keeps with an approval. Throws if the human requires one and there is none, or if it covers something else. */
export function* signedWith(
  world: World,
  human: Human,
  approval: Approval,
  terms: Terms,
  signature: Signature | undefined,
): Steps<SignedDecision | undefined> {
  if (!signature) {
    if (yield* needsSignature(human, approval, terms.changed))
      throw new DomainError('signature_required', 'Your account requires you to sign this approval with a passkey.')
    return undefined
  }
  const { passkeyId, counter, hashes, isOwn, origin, proof } = signature
  const statement = statementOf(human, origin, approval, terms)
  // Own hashes are those of the body of this call, so the request itself has changed since.
  if (!hashes.includes(hashOf(statement))) throw isOwn ? staleVersion(approval.version) : mismatch()
  // The passkey may have been removed or used since it was checked.
  const [noted] = yield* run(notePasskeyUse, { id: passkeyId, counter, now: world.now() })
  if (!noted) throw invalidPasskey()
  return { statement, among: [...hashes], ...proof }
}
