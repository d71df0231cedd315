/**
 * Signed decisions. A human can require that an approval takes the signature of a passkey. The passkey signs a statement that says exactly
 * what is approved: the request, and all that its human adds. The log keeps the signature, so anybody with an export of the log can verify
 * it (src/verifier/).
 *
 * The challenge is the hash of the statement and is not stored. It is asked with what the approval will say, and the approval computes it
 * again, so an approval that says something else does not have the hash that was signed.
 */
import { run, type Row, type Steps } from '../../store/index.ts'
import { findPasskey, listPasskeys, notePasskeyUse } from '../../store/people/passkeys.ts'
import type { Events } from '../log/events.ts'
import { askedDigestOf } from './actions.ts'
import { needsSignature } from './demand.ts'
import { termsOf, type Adding, type Terms } from './terms.ts'
import { jcs } from '../kit/canonical.ts'
import { DomainError } from '../kit/errors.ts'
import { hashSecret } from '../kit/secrets.ts'
import { staleVersion } from '../kit/version.ts'
import { canSign, challengeOf, claimOf, invalidPasskey, partOf, requestOptions, siteOf, verifyAnswer } from '../kit/webauthn.ts'
import type { Approval, Human, ShownApproval, World } from '../kit/world.ts'

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
  /** Whether several requests were signed together. */
  isOfSeveral: boolean
  origin: string
  proof: Omit<SignedDecision, 'statement' | 'among'>
}

/** A world in which a request can be read, as its human sees it. */
interface SigningWorld extends World {
  requests: { read(human: Human, id: string): Promise<ShownApproval> }
}

export const signing = { start, startSeveral, checkSeveral, check }

/** The statement about a pending request with what its human will add, and the challenge for a passkey. */
async function start(world: SigningWorld, human: Human, publicUrl: string, id: string, adding: Adding) {
  const { approval } = await world.requests.read(human, id)
  if (approval.status !== 'pending') throw new DomainError('invalid_state', 'This request is not pending any more.')
  const site = siteOf(publicUrl)
  const statement = statementOf(human, site.origin, approval, termsOf(world, approval, adding))
  return { statement, options: await requestOptions(site, bytes(hashOf(statement)), await passkeysOf(world, human)) }
}

/** What a human saw of several requests, and the note for all of them. */
interface Several {
  ids: readonly string[]
  versions: readonly number[]
  note?: string | undefined
}
/** A statement about each of these requests that is pending in its version, and one challenge for all. */
async function startSeveral(world: SigningWorld, human: Human, publicUrl: string, { ids, versions, note }: Several) {
  const passkeys = await passkeysOf(world, human)
  const site = siteOf(publicUrl)
  const statements: Statement[] = []
  for (const [i, id] of ids.entries()) {
    const approval = (await world.requests.read(human, id).catch(unlessMissing))?.approval
    if (approval?.status === 'pending' && approval.version === versions[i])
      statements.push(statementOf(human, site.origin, approval, termsOf(world, approval, { note })))
  }
  if (statements.length === 0) throw new DomainError('invalid_state', 'None of these requests is pending in its version any more.')
  return { statements, options: await requestOptions(site, bytes(hashOf(statements.map(hashOf))), passkeys) }
}

/**
 * Checks one answer of a passkey for several requests, by the hashes of their statements. Whether a request is among them is checked when
 * it is decided.
 */
async function checkSeveral(
  world: SigningWorld,
  human: Human,
  publicUrl: string,
  { hashes, credential }: { hashes: readonly string[]; credential: object },
): Promise<Signature> {
  const signed = await answered(world, human, publicUrl, hashOf(hashes), credential)
  return { ...signed, hashes, isOfSeveral: true }
}

/**
 * Checks the answer of a passkey to the challenge of this request with exactly what its human adds. If the request is not pending any more,
 * the decision says so, or repeats its answer, so this returns nothing.
 */
async function check(
  world: SigningWorld,
  human: Human,
  publicUrl: string,
  id: string,
  adding: Adding,
  credential: object,
): Promise<Signature | undefined> {
  const { approval } = await world.requests.read(human, id)
  if (approval.status !== 'pending') return undefined
  const hash = hashOf(statementOf(human, siteOf(publicUrl).origin, approval, termsOf(world, approval, adding)))
  const signed = await answered(world, human, publicUrl, hash, credential)
  return { ...signed, hashes: [hash], isOfSeveral: false }
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
const bytes = (hash: string) => Buffer.from(hash, 'hex')

async function passkeysOf(world: World, { accountId }: Human) {
  const passkeys = (await world.store.read(listPasskeys, { accountId })).filter(passkey => canSign(passkey, world.now()))
  if (passkeys.length === 0)
    throw new DomainError('invalid_state', 'Your account has no passkey that can sign. A new one can after 24 hours.')
  return passkeys
}

/** The valid answer of a passkey, which must belong to the human, to the challenge with this hash. */
async function answered(world: World, human: Human, publicUrl: string, hash: string, credential: object) {
  const { credentialId } = claimOf(credential)
  const [passkey] = await world.store.read(findPasskey, { credentialId })
  if (!passkey || passkey.accountId !== human.accountId) throw invalidPasskey()
  if (!canSign(passkey, world.now()))
    throw new DomainError('invalid_passkey', 'This passkey is new, so it cannot sign yet. Use an older one.')
  if (!challengeOf(credential).equals(bytes(hash))) throw mismatch()
  const site = siteOf(publicUrl)
  const counter = await verifyAnswer(site, bytes(hash), credential, passkey)
  return { passkeyId: passkey.id, counter, origin: site.origin, proof: proofOf(passkey, credential) }
}

const proofOf = ({ credentialId, publicKey }: Row<'passkeys'>, credential: object): Signature['proof'] => ({
  credential_id: credentialId,
  public_key: publicKey,
  authenticator_data: partOf(credential, 'authenticatorData'),
  client_data_json: partOf(credential, 'clientDataJSON'),
  signature: partOf(credential, 'signature'),
})

const mismatch = () =>
  new DomainError(
    'signature_mismatch',
    'The passkey signed something else than this call says. Nothing was decided. Get a new challenge with the body of this call.',
  )

function unlessMissing(error: unknown) {
  if (!(error instanceof DomainError) || error.code !== 'not_found') throw error
  return undefined
}

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
  const { passkeyId, counter, hashes, isOfSeveral, origin, proof } = signature
  const statement = statementOf(human, origin, approval, terms)
  // A single signature was checked against the body of this call, so the request itself has changed since.
  if (!hashes.includes(hashOf(statement))) throw isOfSeveral ? mismatch() : staleVersion(approval.version)
  // The passkey may have been removed or used since it was checked.
  const [noted] = yield* run(notePasskeyUse, { id: passkeyId, counter, now: world.now() })
  if (!noted) throw invalidPasskey()
  return { statement, ...(isOfSeveral && { among: [...hashes] }), ...proof }
}
