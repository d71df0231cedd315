/**
 * Signed decisions. A human can demand that an approval takes the signature of a passkey. The passkey signs a statement about exactly this
 * request, and the log keeps the signature, so anybody with an export of the log can verify it (scripts/signed.ts).
 */
import { createHash } from 'node:crypto'
import { run, type Steps } from '../store/index.ts'
import { findPasskey, listPasskeys, notePasskeyUse } from '../store/passkeys.ts'
import type { Approval, ShownApproval } from './approvals.ts'
import type { SignedDecision } from './events.ts'
import { canonical } from './kit/canonical.ts'
import { DomainError } from './kit/errors.ts'
import { staleVersion } from './kit/version.ts'
import { claimOf, invalidPasskey, partOf, requestOptions, siteOf, verifyAnswer } from './kit/webauthn.ts'
import type { Human, World } from './world.ts'

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
const challengeOf = (statement: SignedDecision['statement']) => createHash('sha256').update(canonical(statement)).digest()

export const signing = (world: World, requests: { read(human: Human, id: string): Promise<ShownApproval> }) => ({
  /** The statement about a pending request, and the challenge for a passkey. */
  async start(human: Human, publicUrl: string, id: string) {
    const { approval } = await requests.read(human, id)
    const passkeys = await world.store.read(listPasskeys, { accountId: human.accountId })
    if (approval.status !== 'pending') throw new DomainError('invalid_state', 'This request is not pending any more.')
    if (passkeys.length === 0) throw new DomainError('invalid_state', 'Your account has no passkey to sign with. Add one first.')
    const statement = statementOf(approval)
    return { statement, options: await requestOptions(siteOf(publicUrl), challengeOf(statement), passkeys) }
  },

  /**
   * Checks the answer of a passkey. If the request is not pending any more, the decision says so, or repeats its answer, so this returns
   * nothing.
   */
  async check(human: Human, publicUrl: string, id: string, credential: object): Promise<Signature | undefined> {
    const { approval } = await requests.read(human, id)
    if (approval.status !== 'pending') return undefined
    const { credentialId } = claimOf(credential)
    const [passkey] = await world.store.read(findPasskey, { credentialId })
    if (!passkey || passkey.accountId !== human.accountId) throw invalidPasskey()
    const statement = statementOf(approval)
    const counter = await verifyAnswer(siteOf(publicUrl), challengeOf(statement), credential, passkey)
    return {
      passkeyId: passkey.id,
      counter,
      signed: {
        statement,
        credential_id: credentialId,
        public_key: passkey.publicKey,
        authenticator_data: partOf(credential, 'authenticatorData'),
        client_data_json: partOf(credential, 'clientDataJSON'),
        signature: partOf(credential, 'signature'),
      },
    }
  },
})

/** The signature that the log keeps with an approval. Throws if the human demands one and there is none, or if the request has changed. */
export function* signedWith(
  world: World,
  human: Human,
  approval: Approval,
  signature: Signature | undefined,
): Steps<SignedDecision | undefined> {
  if (!signature) {
    const { signedDecisions: demand } = human
    if (demand === 'all' || (demand === 'high' && approval.risk === 'high'))
      throw new DomainError('signature_required', 'Your account demands that you sign this approval with a passkey.')
    return undefined
  }
  if (canonical(statementOf(approval)) !== canonical(signature.signed.statement)) throw staleVersion(approval.version)
  // The passkey may have been removed since it was checked.
  const [noted] = yield* run(notePasskeyUse, { id: signature.passkeyId, counter: signature.counter, now: world.now() })
  if (!noted) throw invalidPasskey()
  return signature.signed
}
