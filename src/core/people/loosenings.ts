/** Signatures of changes that give more freedom: the challenge for a passkey, and the check of its answer. */
import { run } from '../../store/index.ts'
import { findPasskey, listPasskeys } from '../../store/people/passkeys.ts'
import { DomainError } from '../kit/errors.ts'
import type { LooseningToSign } from '../../../generated/inputs.js'
import { digestOfStatement, mostStatementAgeMs } from '../kit/loosened.ts'
import { nothingElse } from '../kit/exact.ts'
import type { LooseningSignature, Statement } from '../kit/signature.ts'
import { canSign, claimOf, invalidPasskey, partOf, requestOptions, siteOf, verifyAnswer } from '../kit/webauthn.ts'
import type { Human, World } from '../kit/world.ts'

export const loosenings = { start, check }

const type = 'aqs.loosening'

/** The statement about a change, and the challenge that is its hash. */
async function start(world: World, { accountId }: Human, publicUrl: string, change: LooseningToSign) {
  const passkeys = (await world.store.read(listPasskeys, { accountId })).filter(passkey => canSign(passkey, world.now()))
  if (passkeys.length === 0)
    throw new DomainError('invalid_state', 'Your account has no passkey that can sign. A new one can after 24 hours.')
  const site = siteOf(publicUrl)
  const { operation, target, members, before, after, ...rest } = change
  nothingElse(rest)
  const at = new Date(world.now()).toISOString()
  const statement: Statement = { type, version: 1, account: accountId, operation, target, members, before, after, at, origin: site.origin }
  return { statement, options: await requestOptions(site, challengeOf(statement), passkeys) }
}

/** A valid signature that came with a request. What it is about is checked in the transaction of the change. */
async function check(world: World, human: Human, publicUrl: string, sent: string): Promise<LooseningSignature> {
  const { statement, credential } = readSent(sent)
  const site = siteOf(publicUrl)
  const age = world.now() - Date.parse(statement.at)
  const isOurs =
    statement.type === type && statement.version === 1 && statement.account === human.accountId && statement.origin === site.origin
  if (!isOurs || !(age >= 0 && age < mostStatementAgeMs)) throw invalidPasskey()
  const { credentialId } = claimOf(credential)
  const [passkey] = await world.store.look(() => run(findPasskey, { credentialId }))
  if (!passkey || passkey.accountId !== human.accountId) throw invalidPasskey()
  if (!canSign(passkey, world.now()))
    throw new DomainError('invalid_passkey', 'This passkey is new, so it cannot sign yet. Use an older one.')
  const counter = await verifyAnswer(site, challengeOf(statement), credential, passkey)
  const signed = {
    statement,
    credential_id: credentialId,
    public_key: passkey.publicKey,
    authenticator_data: partOf(credential, 'authenticatorData'),
    client_data_json: partOf(credential, 'clientDataJSON'),
    signature: partOf(credential, 'signature'),
  }
  return { passkeyId: passkey.id, counter, signed }
}

const challengeOf = (statement: Statement) => Buffer.from(digestOfStatement(statement), 'hex')

/** Only the members of a statement count, so that nothing else gets into the log. */
function readSent(sent: string): { statement: Statement; credential: object } {
  try {
    const { statement, credential } = JSON.parse(Buffer.from(sent, 'base64url').toString()) as { statement: Statement; credential: object }
    const { type, version, account, operation, target, members, before, after, at, origin } = statement
    return { statement: { type, version, account, operation, target, members, before, after, at, origin }, credential: { ...credential } }
  } catch {
    throw invalidPasskey()
  }
}
