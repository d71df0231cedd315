/**
 * Signed decisions. A human can require that an approval takes the signature of a passkey. The passkey signs a statement about exactly this
 * request, and the log keeps the signature, so anybody with an export of the log can verify it (scripts/signed.ts).
 */
import { createHash } from 'node:crypto'
import { run, type Row, type Steps } from '../../store/index.ts'
import { findPasskey, listPasskeys, notePasskeyUse } from '../../store/people/passkeys.ts'
import type { Events } from '../log/events.ts'
import { canonical } from '../kit/canonical.ts'
import { DomainError } from '../kit/errors.ts'
import { staleVersion } from '../kit/version.ts'
import { claimOf, invalidPasskey, partOf, requestOptions, siteOf, verifyAnswer } from '../kit/webauthn.ts'
import type { Approval, Human, ShownApproval, World } from '../kit/world.ts'

/** A decision that a passkey has signed, with all that its verification needs. */
type SignedDecision = NonNullable<Events['approval.approved']['signed']>
/** A valid signature, of a passkey of the human. */
export interface Signature {
  passkeyId: string
  counter: number
  signed: SignedDecision
}

/** The statement is in the names of the contract, because others verify it. */
const statementOf = ({ id, digest, version, expiresAt }: Approval): SignedDecision['statement'] => ({
  approval_id: id,
  digest,
  verdict: 'approved',
  version,
  expires_at: new Date(expiresAt).toISOString(),
})
const hashOf = (signed: object) => createHash('sha256').update(canonical(signed))
type Statement = SignedDecision['statement']

/** A world in which a request can be read, as its human sees it. */
interface SigningWorld extends World {
  requests: { read(human: Human, id: string): Promise<ShownApproval> }
}

export const signing = { start, startSeveral, checkSeveral, check }

/** The statement about a pending request, and the challenge for a passkey. */
async function start(world: SigningWorld, human: Human, publicUrl: string, id: string) {
  const { approval } = await world.requests.read(human, id)
  if (approval.status !== 'pending') throw new DomainError('invalid_state', 'This request is not pending any more.')
  const passkeys = await passkeysOf(world, human)
  const statement = statementOf(approval)
  return { statement, options: await requestOptions(siteOf(publicUrl), hashOf(statement).digest(), passkeys) }
}

/** A statement about each of these requests that is pending, and one challenge for all. */
async function startSeveral(world: SigningWorld, human: Human, publicUrl: string, ids: readonly string[]) {
  const passkeys = await passkeysOf(world, human)
  const statements: Statement[] = []
  for (const id of ids) {
    const seen = await world.requests.read(human, id).catch(unlessMissing)
    if (seen?.approval.status === 'pending') statements.push(statementOf(seen.approval))
  }
  if (statements.length === 0) throw new DomainError('invalid_state', 'None of these requests is pending any more.')
  return { statements, options: await requestOptions(siteOf(publicUrl), hashOf(hashesOf(statements)).digest(), passkeys) }
}

/**
 * Checks one answer of a passkey for several requests, and returns the signature of each by its id. Whether a request is still what was
 * signed is checked when it is decided.
 */
async function checkSeveral(
  world: SigningWorld,
  human: Human,
  publicUrl: string,
  statements: readonly Statement[],
  credential: object,
): Promise<Map<string, Signature>> {
  const among = hashesOf(statements)
  const { counter, passkey } = await answered(world, human, publicUrl, hashOf(among).digest(), credential)
  return new Map(statements.map(statement => [statement.approval_id, signatureOf(passkey, counter, { statement, among }, credential)]))
}

/**
 * Checks the answer of a passkey. If the request is not pending any more, the decision says so, or repeats its answer, so this returns
 * nothing.
 */
async function check(world: SigningWorld, human: Human, publicUrl: string, id: string, credential: object): Promise<Signature | undefined> {
  const { approval } = await world.requests.read(human, id)
  if (approval.status !== 'pending') return undefined
  const statement = statementOf(approval)
  const { counter, passkey } = await answered(world, human, publicUrl, hashOf(statement).digest(), credential)
  return signatureOf(passkey, counter, { statement }, credential)
}

async function passkeysOf(world: World, { accountId }: Human) {
  const passkeys = await world.store.read(listPasskeys, { accountId })
  if (passkeys.length === 0) throw new DomainError('invalid_state', 'Your account has no passkey to sign with. Add one first.')
  return passkeys
}

/** The passkey of a valid answer, which must belong to the human. */
async function answered(world: World, human: Human, publicUrl: string, challenge: Buffer, credential: object) {
  const { credentialId } = claimOf(credential)
  const [passkey] = await world.store.read(findPasskey, { credentialId })
  if (!passkey || passkey.accountId !== human.accountId) throw invalidPasskey()
  return { passkey, counter: await verifyAnswer(siteOf(publicUrl), challenge, credential, passkey) }
}

const hashesOf = (statements: readonly Statement[]) => statements.map(statement => hashOf(statement).digest('hex'))

const signatureOf = (
  { id, credentialId, publicKey }: Row<'passkeys'>,
  counter: number,
  what: Pick<SignedDecision, 'statement' | 'among'>,
  credential: object,
): Signature => ({
  passkeyId: id,
  counter,
  signed: {
    ...what,
    credential_id: credentialId,
    public_key: publicKey,
    authenticator_data: partOf(credential, 'authenticatorData'),
    client_data_json: partOf(credential, 'clientDataJSON'),
    signature: partOf(credential, 'signature'),
  },
})

function unlessMissing(error: unknown) {
  if (!(error instanceof DomainError) || error.code !== 'not_found') throw error
  return undefined
}

/** The signature that the log keeps with an approval. Throws if the human requires one and there is none, or if the request has changed. */
export function* signedWith(
  world: World,
  human: Human,
  approval: Approval,
  signature: Signature | undefined,
): Steps<SignedDecision | undefined> {
  if (!signature) {
    const { signedDecisions: demand } = human
    if (demand === 'all' || (demand === 'high' && approval.risk === 'high'))
      throw new DomainError('signature_required', 'Your account requires you to sign this approval with a passkey.')
    return undefined
  }
  if (canonical(statementOf(approval)) !== canonical(signature.signed.statement)) throw staleVersion(approval.version)
  // The passkey may have been removed since it was checked.
  const [noted] = yield* run(notePasskeyUse, { id: signature.passkeyId, counter: signature.counter, now: world.now() })
  if (!noted) throw invalidPasskey()
  return signature.signed
}
