/**
 * Passkeys. A passkey checks the person itself, with a fingerprint or a PIN, so a sign-in with it needs nothing else. It names its account,
 * so the beginning of a sign-in says nothing about anybody.
 */
import type { PasskeyRegistration, PasskeySignIn, Proof } from '../../../generated/inputs.js'
import { findAccount, holdAccount, noteSignIn } from '../../store/people/accounts.ts'
import { run, type Row, type Steps } from '../../store/index.ts'
import {
  findOwnPasskey,
  findPasskey,
  insertPasskey,
  listPasskeys,
  notePasskeyUse,
  removePasskey,
  renamePasskey,
} from '../../store/people/passkeys.ts'
import { spendChallenge } from '../../store/people/second-factors.ts'
import { renewProof } from '../../store/people/sessions.ts'
import { record } from '../log/audit.ts'
import { DomainError, found } from '../kit/errors.ts'
import { nothingElse } from '../kit/exact.ts'
import { newId } from '../kit/ids.ts'
import { act } from '../kit/once.ts'
import { brakes } from '../kit/passwords.ts'
import { hashSecret, mintSessionToken } from '../kit/secrets.ts'
import { requireVersion, type Expected } from '../kit/version.ts'
import {
  challengeOf,
  claimOf,
  creationOptions,
  endOfChallenge,
  invalidPasskey,
  newChallenge,
  requestOptions,
  signingDelayMs,
  siteOf,
  verifyAnswer,
  verifyNew,
  type Purpose,
} from '../kit/webauthn.ts'
import { requireProof } from '../kit/proof.ts'
import { dropCodesOfNone, endOthers, keepIfFirst, methodsOf, newCodes, refusalOfCode, shownOnce } from './second-factors.ts'
import { begin, refuseSuspended, waiterOf, type Visit } from './sessions.ts'
import type { Human, World } from '../kit/world.ts'
import { noteWrongPassword, wrongPassword } from './wrong-passwords.ts'

const mostPasskeys = 10

export type Passkey = Row<'passkeys'>

export const passkeys = { startSignIn, signIn, startProof, prove, startAdding, add, read, rename, remove }

function startSignIn(world: World, publicUrl: string) {
  return requestOptions(siteOf(publicUrl), newChallenge(world, ['sign-in']))
}

async function signIn(world: World, visit: Visit, publicUrl: string, { credential, ...rest }: Omit<PasskeySignIn, 'transport'>) {
  nothingElse(rest)
  await brakes.beforePasskey(world, visit.network)
  const answer = await checked(world, publicUrl, credential, ['sign-in'], undefined).catch(asCredentials)
  const token = mintSessionToken()
  return world.store
    .transaction(function* () {
      const { accountId } = answer.passkey
      const [account] = yield* run(holdAccount, { id: accountId })
      refuseSuspended(account!)
      yield* use(answer, world.now())
      yield* run(noteSignIn, { id: accountId, now: world.now() })
      yield* brakes.afterPasskey(world, visit.network)
      yield* brakes.know(world, visit.network, account!.email)
      return yield* begin(world, account!, visit, token)
    })
    .catch(asCredentials)
}

/** The challenge with which a human proves again that it is them. */
async function startProof(world: World, { accountId, sessionId }: Human, publicUrl: string) {
  const known = await world.store.read(listPasskeys, { accountId })
  return requestOptions(siteOf(publicUrl), newChallenge(world, ['proof', sessionId]), known)
}

/** Renews the proof of a session: with a passkey, or with the password and a code. */
async function prove(world: World, human: Human, visit: Visit, publicUrl: string, { password, code, credential, ...rest }: Proof) {
  nothingElse(rest)
  const { accountId, sessionId } = human
  await brakes.beforeChange(world, sessionId)
  const answer = credential && (await checked(world, publicUrl, credential, ['proof', sessionId], accountId))
  const [known] = await world.store.read(findAccount, { id: accountId })
  if (!answer && !(await world.passwords.verify(password ?? '', known?.passwordHash, waiterOf(visit)))) {
    noteWrongPassword(world, accountId, human.requestId)
    throw wrongPassword()
  }
  const refusal = await world.store.transaction(function* () {
    const [account] = yield* run(holdAccount, { id: accountId })
    if (answer) yield* use(answer, world.now())
    else {
      if (account!.passwordHash !== known!.passwordHash) throw wrongPassword()
      const by = { kind: 'system', requestId: human.requestId } as const
      const refused = yield* refusalOfCode(world, by, { accountId, code, from: { sessionId } })
      if (refused) return refused
    }
    yield* run(renewProof, { id: sessionId, now: world.now() })
    yield* brakes.afterChange(world, sessionId)
    return undefined
  })
  if (refusal) throw refusal
}

async function startAdding(world: World, human: Human, publicUrl: string) {
  requireProof(world, human)
  const { accountId, sessionId } = human
  const account = found('account', await world.store.read(findAccount, { id: accountId }))
  const known = await world.store.read(listPasskeys, { accountId })
  refuseMany(known)
  return creationOptions(siteOf(publicUrl), newChallenge(world, ['passkey', sessionId]), account, known)
}

/** Returns recovery codes too, if the account has none. */
async function add(world: World, human: Human, publicUrl: string, { name, credential, ...rest }: PasskeyRegistration) {
  nothingElse(rest)
  requireProof(world, human)
  claimOf(credential)
  const { challenge, expiresAt } = meant(world, credential, ['passkey', human.sessionId])
  const made = await verifyNew(siteOf(publicUrl), challenge, credential)
  const { accountId } = human
  const codes = newCodes()
  const { passkey, areFirst } = await act(world, human, function* () {
    const [account] = yield* run(holdAccount, { id: accountId })
    const known = yield* run(listPasskeys, { accountId })
    refuseMany(known)
    yield* spend(challenge, expiresAt)
    const isFirst = (yield* methodsOf(accountId)).length === 0
    const now = world.now()
    // On the first day of an account there is nothing yet that somebody could take over.
    const signsAtOnce = known.length === 0 && now < account!.createdAt + signingDelayMs
    const signsFrom = signsAtOnce ? now : now + signingDelayMs
    const [passkey] = yield* run(insertPasskey, { ...made, id: newId('pky', now), accountId, name, signsFrom, now })
    if (!passkey) throw invalidPasskey()
    const ended = isFirst ? yield* endOthers(world, human) : {}
    yield* record(world, human, {
      action: 'account.passkey_added',
      targetId: accountId,
      data: { name, credential_id: made.credentialId, public_key: made.publicKey, ...ended },
    })
    return { passkey, areFirst: yield* keepIfFirst(accountId, codes) }
  })
  return { passkey, recoveryCodes: areFirst ? shownOnce(human, codes) : null }
}

async function read(world: World, { accountId }: Human, id: string) {
  return found('passkey', await world.store.read(findOwnPasskey, { id, accountId }))
}

function rename(world: World, human: Human, id: string, expected: Expected, name: string | undefined) {
  const { accountId } = human
  return world.store.transaction(function* () {
    yield* run(holdAccount, { id: accountId })
    const passkey = found('passkey', yield* run(findOwnPasskey, { id, accountId }))
    requireVersion(expected, passkey)
    if (name === undefined || name === passkey.name) return passkey
    const [renamed] = yield* run(renamePasskey, { id, accountId, name })
    yield* record(world, human, { action: 'account.passkey_renamed', targetId: accountId, data: { name } })
    return renamed!
  })
}

async function remove(world: World, human: Human, id: string) {
  const { accountId } = human
  found('passkey', await world.store.read(findOwnPasskey, { id, accountId }))
  requireProof(world, human)
  await world.store.transaction(function* () {
    const [account] = yield* run(holdAccount, { id: accountId })
    const { name, credentialId } = found('passkey', yield* run(removePasskey, { id, accountId }))
    if (account!.signedDecisions !== 'none' && !(yield* methodsOf(accountId)).includes('passkey'))
      throw new DomainError('invalid_state', 'This is your last passkey, and your account requires signed decisions. Turn them off first.')
    yield* dropCodesOfNone(accountId)
    const data = { name, credential_id: credentialId, ...(yield* endOthers(world, human)) }
    yield* record(world, human, { action: 'account.passkey_removed', targetId: accountId, data })
    yield* world.seams.signerRemoved(world, human, credentialId)
  })
}

/** An answer with a valid signature, for this purpose. If an account is given, the passkey must belong to it. */
async function checked(world: World, publicUrl: string, credential: object, purpose: Purpose, accountId: string | undefined) {
  const claim = claimOf(credential)
  const { challenge, expiresAt } = meant(world, credential, purpose)
  const [passkey] = await world.store.read(findPasskey, { credentialId: claim.credentialId })
  if (!passkey || passkey.accountId !== (accountId ?? passkey.accountId)) throw invalidPasskey()
  if ((claim.accountId ?? passkey.accountId) !== passkey.accountId) throw invalidPasskey()
  return { passkey, challenge, expiresAt, counter: await verifyAnswer(siteOf(publicUrl), challenge, credential, passkey) }
}

/** The challenge of an answer, if we made it for this purpose and it has not ended. */
function meant(world: World, credential: object, purpose: Purpose) {
  const challenge = challengeOf(credential).toString()
  const expiresAt = endOfChallenge(world, challenge, purpose)
  if (expiresAt === undefined) throw invalidPasskey()
  return { challenge, expiresAt }
}

/** Uses up an answer. The passkey may have been removed since it was checked. */
function* use({ passkey: { id }, challenge, expiresAt, counter }: Answer, now: number): Steps<void> {
  yield* spend(challenge, expiresAt)
  const [noted] = yield* run(notePasskeyUse, { id, counter, now })
  if (!noted) throw invalidPasskey()
}
interface Answer {
  passkey: Row<'passkeys'>
  challenge: string
  expiresAt: number
  counter: number
}

/** If a challenge is used several times at once, one use succeeds. */
function* spend(challenge: string, expiresAt: number): Steps<void> {
  const [spent] = yield* run(spendChallenge, { hash: hashSecret(challenge), expiresAt })
  if (!spent) throw invalidPasskey()
}

/** Somebody who is not signed in learns only that the sign-in failed. */
function asCredentials(error: unknown): never {
  if (!(error instanceof DomainError) || error.code !== 'invalid_passkey') throw error
  throw new DomainError('invalid_credentials', 'This passkey is unknown here, or its answer is not valid. Try again.')
}

function refuseMany(known: readonly unknown[]) {
  if (known.length >= mostPasskeys)
    throw new DomainError('passkey_limit', `Your account has ${mostPasskeys} passkeys, which is the limit. Remove one first.`)
}
