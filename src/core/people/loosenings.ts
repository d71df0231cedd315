/** Signatures of changes that give more freedom: the challenge for a passkey, and the check of its answer. */
import type { LooseningToSign } from '../../../generated/inputs.js'
import { digestOfStatement, mostStatementAgeMs } from '../kit/loosened.ts'
import { nothingElse } from '../kit/exact.ts'
import type { LooseningSignature, Statement } from '../kit/signature.ts'
import { invalidPasskey, siteOf } from '../kit/webauthn.ts'
import type { Human, World } from '../kit/world.ts'
import { signedBy, signingOptions } from './signers.ts'

export const loosenings = { start, check }

const type = 'aqs.loosening'

/** The statement about a change, and the challenge that is its hash. */
async function start(world: World, human: Human, publicUrl: string, change: LooseningToSign) {
  const { operation, target, members, before, after, ...rest } = change
  nothingElse(rest)
  const at = new Date(world.now()).toISOString()
  const [account, { origin }] = [human.accountId, siteOf(publicUrl)]
  const statement: Statement = { type, version: 1, account, operation, target, members, before, after, at, origin }
  return { statement, options: await signingOptions(world, human, publicUrl, digestOfStatement(statement)) }
}

/** A valid signature that came with a request. What it is about is checked in the transaction of the change. */
async function check(world: World, human: Human, publicUrl: string, sent: string): Promise<LooseningSignature> {
  const { statement, credential } = readSent(sent)
  const age = world.now() - Date.parse(statement.at)
  const isOurs =
    statement.type === type &&
    statement.version === 1 &&
    statement.account === human.accountId &&
    statement.origin === siteOf(publicUrl).origin
  if (!isOurs || !(age >= 0 && age < mostStatementAgeMs)) throw invalidPasskey()
  const { proof, ...signed } = await signedBy(world, human, publicUrl, digestOfStatement(statement), credential)
  return { ...signed, signed: { statement, ...proof } }
}

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
