/**
 * Second factors: an authenticator app (TOTP) and recovery codes. With a passkey or an app, a password is not enough to sign in. Every
 * transaction that reads or changes them holds the account first.
 */
import { randomBytes } from 'node:crypto'
import { Secret, TOTP } from 'otpauth'
import { endSigning, holdAccount } from '../../store/people/accounts.ts'
import { run, type Row, type Steps } from '../../store/index.ts'
import { listPasskeys, removeNewPasskeys, removePasskeysOf } from '../../store/people/passkeys.ts'
import {
  advanceTotp,
  confirmTotp,
  countFactors,
  findTotp,
  insertRecoveryCode,
  putTotp,
  removeNewTotp,
  removeRecoveryCodes,
  removeTotp,
  useRecoveryCode,
} from '../../store/people/second-factors.ts'
import { endSessionsOf } from '../../store/people/sessions.ts'
import { record } from '../log/audit.ts'
import { DomainError, found, type Method } from '../kit/errors.ts'
import { countFailed } from './failures.ts'
import { act, refuseSecretAgain } from '../kit/once.ts'
import { brakes, type CodeFrom } from '../kit/passwords.ts'
import { hashSecret } from '../kit/secrets.ts'
import { proofUntil, requireProof } from '../kit/proof.ts'
import type { Human, System, World } from '../kit/world.ts'

const codesAtOnce = 10
const stepMs = 30_000
/** A code is valid for its own step of time and one more on each side, because clocks differ. */
const tolerance = 1
/** Characters that are not confused with each other. Sixteen of them cannot be guessed, even with a copy of their hash. */
const alphabet = '0123456789abcdefghjkmnpqrstvwxyz'

export const secondFactors = { read, startTotp: startApp, confirmTotp: confirmApp, removeTotp: removeApp, renewCodes }

async function read(world: World, human: Human) {
  const { accountId } = human
  const [factors] = await world.store.read(countFactors, { accountId })
  const passkeys = await world.store.read(listPasskeys, { accountId })
  return { totp: factors!.totp > 0, passkeys, recoveryCodes: factors!.codes, proofUntil: proofUntil(world, human) }
}

/** Makes the secret of an app. It does not count until it is confirmed. */
async function startApp(world: World, human: Human) {
  const secret = new Secret({ size: 20 }).base32
  const { accountId } = human
  const email = await act(world, human, function* () {
    requireProof(world, human)
    const account = found('account', yield* run(holdAccount, { id: accountId }))
    const [known] = yield* run(findTotp, { accountId })
    if (known && known.confirmedAt !== null)
      throw new DomainError('invalid_state', 'Your account already uses an authenticator app. Remove it first.')
    yield* run(putTotp, { accountId, secret: world.boxes.close(accountId, secret) })
    return account.email
  })
  refuseSecretAgain(human, 'If it is lost, begin with a new app.')
  return { secret, uri: appOf(secret, email).toString() }
}

/** Returns recovery codes if the account has none. */
async function confirmApp(world: World, human: Human, code: string) {
  const { accountId } = human
  const codes = newCodes()
  const done = await act(world, human, function* (): Steps<{ areFirst: boolean } | DomainError> {
    requireProof(world, human)
    yield* run(holdAccount, { id: accountId })
    const [known] = yield* run(findTotp, { accountId })
    if (!known || known.confirmedAt !== null)
      throw new DomainError('invalid_state', 'There is no authenticator app to confirm. Begin with a new one.')
    const from = { sessionId: human.sessionId }
    yield* brakes.beforeCode(world, accountId, from)
    if (!(yield* useTotp(world, known, code))) return wrongCode()
    yield* brakes.afterCode(world, accountId, from)
    const isFirst = (yield* methodsOf(accountId)).length === 0
    yield* run(confirmTotp, { accountId, now: world.now() })
    const data = isFirst ? yield* endOthers(world, human) : {}
    yield* record(world, human, { action: 'account.totp_added', targetId: accountId, data })
    return { areFirst: yield* keepIfFirst(accountId, codes) }
  })
  // A refused code counts, so it is refused after the commit.
  if (done instanceof DomainError) throw done
  return done.areFirst ? shownOnce(human, codes) : null
}

async function removeApp(world: World, human: Human) {
  requireProof(world, human)
  const { accountId } = human
  await world.store.transaction(function* () {
    yield* run(holdAccount, { id: accountId })
    const [removed] = yield* run(removeTotp, { accountId })
    if (!removed || removed.confirmedAt === null) return
    yield* dropCodesOfNone(accountId)
    yield* record(world, human, { action: 'account.totp_removed', targetId: accountId, data: yield* endOthers(world, human) })
  })
}

async function renewCodes(world: World, human: Human) {
  const { accountId } = human
  const codes = newCodes()
  await act(world, human, function* () {
    requireProof(world, human)
    yield* run(holdAccount, { id: accountId })
    if ((yield* methodsOf(accountId)).length === 0)
      throw new DomainError('invalid_state', 'Your account has no second factor. Add a passkey or an authenticator app first.')
    yield* run(removeRecoveryCodes, { accountId })
    yield* record(world, human, { action: 'account.recovery_codes_renewed', targetId: accountId })
    yield* keep(accountId, codes)
  })
  return shownOnce(human, codes)
}

/** Ends the other sessions of a human: those that began without the first factor, or perhaps with one that is removed because it was stolen. */
export function* endOthers(world: World, { accountId, sessionId }: Human): Steps<{ sessions_ended: number }> {
  const ended = yield* run(endSessionsOf, { accountId, except: sessionId, now: world.now() })
  return { sessions_ended: ended.length }
}

export type SignInMeans = Awaited<ReturnType<typeof read>>

/** The kinds of proof that an account has besides its password. Empty if its password is enough. */
export function* methodsOf(accountId: string): Steps<Method[]> {
  const [has] = yield* run(countFactors, { accountId })
  if (!has || has.passkeys + has.totp === 0) return []
  return [
    ...(has.passkeys > 0 ? (['passkey'] as const) : []),
    ...(has.totp > 0 ? (['totp'] as const) : []),
    ...(has.codes > 0 ? (['recovery_code'] as const) : []),
  ]
}

/**
 * Checks the code of somebody who knows the password. Returns why they are refused, instead of throwing, because the transaction must commit:
 * a wrong code counts. The account is held.
 */
export function* refusalOfCode(
  world: World,
  by: System,
  { accountId, code, from }: { accountId: string; code: string | undefined; from: CodeFrom },
): Steps<DomainError | undefined> {
  const methods = yield* methodsOf(accountId)
  if (methods.length === 0) return undefined
  if (code === undefined)
    return new DomainError('second_factor_required', 'This account has a second factor. Send a code too, or sign in with a passkey.', {
      methods,
    })
  yield* brakes.beforeCode(world, accountId, from)
  const [totp] = yield* run(findTotp, { accountId })
  const isTotp = totp !== undefined && totp.confirmedAt !== null && (yield* useTotp(world, totp, code))
  if (!isTotp) {
    const [used] = yield* run(useRecoveryCode, { accountId, hash: hashOfCode(code) })
    if (!used) {
      yield* record(world, by, { action: 'account.second_factor_failed', targetId: accountId, accountId })
      yield* countFailed(world, by, accountId)
      return wrongCode()
    }
    const [left] = yield* run(countFactors, { accountId })
    yield* record(world, by, { action: 'account.recovery_code_used', targetId: accountId, accountId, data: { left: left!.codes } })
  }
  yield* brakes.afterCode(world, accountId, from)
  return undefined
}

/** Uses a code of the app. Each code works once. */
function* useTotp({ boxes, now }: World, { accountId, secret }: Row<'totps'>, code: string): Steps<boolean> {
  const plain = /^\d{6}$/.test(code) ? boxes.open(accountId, secret) : undefined
  if (plain === undefined) return false
  const delta = appOf(plain).validate({ token: code, timestamp: now(), window: tolerance })
  if (delta === null) return false
  const [used] = yield* run(advanceTotp, { accountId, step: Math.floor(now() / stepMs) + delta })
  return used !== undefined
}

const appOf = (secret: string, label = '') => new TOTP({ issuer: 'Agent Quest Service', label, secret: Secret.fromBase32(secret) })

/** Keeps recovery codes if the account has none, and says whether it had none. */
export function* keepIfFirst(accountId: string, codes: string[]): Steps<boolean> {
  const [has] = yield* run(countFactors, { accountId })
  if (has!.codes > 0) return false
  yield* keep(accountId, codes)
  return true
}

function* keep(accountId: string, codes: string[]): Steps<void> {
  for (const code of codes) yield* run(insertRecoveryCode, { accountId, hash: hashOfCode(code), now: 0 })
}

/** A repeated request cannot get the codes again, because only their hashes are stored. */
export function shownOnce(human: Human, codes: string[]) {
  refuseSecretAgain(human, 'If the recovery codes are lost, renew them.')
  return codes
}

/** Recovery codes replace a second factor, so without one they have no use. */
export function* dropCodesOfNone(accountId: string): Steps<void> {
  if ((yield* methodsOf(accountId)).length === 0) yield* run(removeRecoveryCodes, { accountId })
}

/** Removes what a sign-in needs besides the password if it was added after an instant. Says whether there was something. */
export function* dropNew(accountId: string, since: number): Steps<boolean> {
  const passkeys = yield* run(removeNewPasskeys, { accountId, since })
  const apps = yield* run(removeNewTotp, { accountId, since })
  yield* dropCodesOfNone(accountId)
  if (!(yield* methodsOf(accountId)).includes('passkey')) yield* run(endSigning, { id: accountId })
  return passkeys.length + apps.length > 0
}

/** Removes everything that a sign-in needs besides the password. */
export function* dropAll(accountId: string): Steps<void> {
  yield* run(removePasskeysOf, { accountId })
  yield* run(endSigning, { id: accountId })
  yield* run(removeTotp, { accountId })
  yield* run(removeRecoveryCodes, { accountId })
}

export const newCodes = () => Array.from({ length: codesAtOnce }, newCode)
const newCode = () => [...randomBytes(16)].map((byte, i) => (i % 4 || !i ? '' : '-') + alphabet[byte & 31]).join('')
/** Spaces, hyphens and capitals do not matter, nor do letters that are written for digits. */
const hashOfCode = (code: string) =>
  hashSecret(`recovery code ${code.toLowerCase().replace(/[\s-]/g, '').replaceAll('o', '0').replace(/[il]/g, '1')}`)

const wrongCode = () =>
  new DomainError('wrong_code', 'The code is wrong or was used before. Wait for the next code of your app, or use a recovery code.')
