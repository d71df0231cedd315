/** Asks the passkeys of a human to sign a hash, and checks the signature. Approvals and changes that give more freedom use it. */
import type { Row } from '../../store/index.ts'
import { findPasskey, listPasskeys } from '../../store/people/passkeys.ts'
import { DomainError } from '../kit/errors.ts'
import { canSign, challengeOf, claimOf, invalidPasskey, partOf, requestOptions, siteOf, verifyAnswer } from '../kit/webauthn.ts'
import type { Human, World } from '../kit/world.ts'

/** A challenge for the passkeys of the human that can sign. */
export async function signingOptions(world: World, { accountId }: Human, publicUrl: string, hash: string) {
  const passkeys = (await world.store.read(listPasskeys, { accountId })).filter(passkey => canSign(passkey, world.now()))
  if (passkeys.length === 0)
    throw new DomainError('invalid_state', 'Your account has no passkey that can sign. A new one can after 24 hours.')
  return requestOptions(siteOf(publicUrl), Buffer.from(hash, 'hex'), passkeys)
}

/** Checks the answer of a passkey of the human to the challenge with this hash. `mismatch` is the error if it signed something else. */
export async function signedBy(
  world: World,
  { accountId }: Human,
  publicUrl: string,
  hash: string,
  credential: object,
  mismatch: () => DomainError = invalidPasskey,
) {
  const { credentialId } = claimOf(credential)
  const [passkey] = await world.store.read(findPasskey, { credentialId })
  if (!passkey || passkey.accountId !== accountId) throw invalidPasskey()
  if (!canSign(passkey, world.now()))
    throw new DomainError('invalid_passkey', 'This passkey is new, so it cannot sign yet. Use an older one.')
  const challenge = Buffer.from(hash, 'hex')
  if (!challengeOf(credential).equals(challenge)) throw mismatch()
  const counter = await verifyAnswer(siteOf(publicUrl), challenge, credential, passkey)
  return { passkeyId: passkey.id, counter, proof: proofOf(passkey, credential) }
}

/** What the log keeps, so that anybody can verify the signature. */
const proofOf = ({ credentialId, publicKey }: Row<'passkeys'>, credential: object) => ({
  credential_id: credentialId,
  public_key: publicKey,
  authenticator_data: partOf(credential, 'authenticatorData'),
  client_data_json: partOf(credential, 'clientDataJSON'),
  signature: partOf(credential, 'signature'),
})
