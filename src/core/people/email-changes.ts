/**
 * A human changes the e-mail address of their account. A code that is mailed to the new address proves that they read its mail. The earlier
 * address is told, with a link that takes the change back within 7 days.
 *
 * The answers say nothing about other accounts: if somebody else has the new address, a mail to it says so in place of the code.
 */
import type { EmailTakeBack, TakeBackToken } from '../../../generated/inputs.js'
import { findAccount, findAccountByEmail, holdAccount, holdAccountAlone, resetPassword, setEmail } from '../../store/people/accounts.ts'
import {
  countWrongCode,
  endEmailChange,
  endLaterTakeBacks,
  findEmailChange,
  findEmailChangeOf,
  findReserved,
  findTakeBack,
  insertTakeBack,
  listTakeBacks,
  putEmailChange,
  useTakeBack,
} from '../../store/people/email-changes.ts'
import { deleteRecoveryLinkOf } from '../../store/people/leaving.ts'
import { endSessionsOf } from '../../store/people/sessions.ts'
import { atEnd, run, Unavailable, type Row, type Steps } from '../../store/index.ts'
import { holdCount } from '../log/account-count.ts'
import { record } from '../log/audit.ts'
import { DomainError, found } from '../kit/errors.ts'
import { nothingElse } from '../kit/exact.ts'
import { newId } from '../kit/ids.ts'
import { mailedLinks } from '../kit/mailed-links.ts'
import { act, once } from '../kit/once.ts'
import { brakes } from '../kit/passwords.ts'
import { requireProof } from '../kit/proof.ts'
import { sameText } from '../kit/secrets.ts'
import { refuseWeak } from '../kit/weak-passwords.ts'
import { queueMail } from '../reach/outbox.ts'
import { dropNew } from './second-factors.ts'
import { waiterOf, type Visit } from './sessions.ts'
import { revokeTokens } from './tokens.ts'
import { day, hour, type Human, type ReachWorld, type World } from '../kit/world.ts'

const codeMs = hour
const takeBackMs = 7 * day
/** A change ends with this many wrong codes. The codes of a day (core/kit/passwords.ts) and these are far too few to guess one. */
const mostWrongCodes = 5
const codeDigits = 8
/** Whoever takes a change back removes second factors that were newer than this when it was asked for. They may be those of a thief. */
const newFactorMs = day

/** Each try takes some milliseconds, and so does whoever refers to the account. */
const mostTries = 20
/** The logs are held in the order of their accounts, and this comes after them. */
const afterLogs = '~'

export const emailChanges = { read, ask, confirm, giveUp, codeToMail, linkToMail, readLink, takeBack }

/** The address of an account, the one that it asked for, and those that can come back. */
async function read(world: World, { accountId }: Human) {
  const { email } = found('account', await world.store.read(findAccount, { id: accountId }))
  const now = world.now()
  const [pending] = await world.store.read(findEmailChangeOf, { accountId, now })
  const earlier = await world.store.read(listTakeBacks, { accountId, now })
  return { email, pending: pending ?? null, earlier }
}

export type Addresses = Awaited<ReturnType<typeof read>>

/** Mails a code to a new address. It replaces an earlier code of the account. */
async function ask(world: ReachWorld, human: Human, written: string) {
  if (!world.reach.email) throw notOffered()
  const email = written.toLowerCase()
  const { accountId } = human
  await act(world, human, function* () {
    requireProof(world, human)
    const account = found('account', yield* run(holdAccount, { id: accountId }))
    if (account.email === email) throw new DomainError('invalid_state', 'Your account has this address already.')
    yield* brakes.beforeEmailChange(world, accountId, email)
    const now = world.now()
    const id = newId('emc', now)
    yield* run(putEmailChange, { id, accountId, email, askedAt: now, expiresAt: now + codeMs })
    yield* queueMail(world, { id, accountId }, 'account.email_code', 'Confirm your new e-mail address')
    yield* record(world, human, { action: 'account.email_change_started', targetId: accountId })
  })
  return read(world, human)
}

/** Changes the address. Other sessions go on, so that an owner who did not do it can still stop everything. */
async function confirm(world: ReachWorld, human: Human, visit: Visit, code: string) {
  if (!world.reach.email) throw notOffered()
  const { accountId } = human
  const change = function* (): Steps<DomainError | undefined> {
    const account = found('account', yield* run(holdAccount, { id: accountId }))
    const now = world.now()
    const [pending] = yield* run(findEmailChangeOf, { accountId, now })
    if (!pending) throw new DomainError('invalid_state', 'There is no change to confirm, or its code has expired. Ask for a new code.')
    if (!codesOf(world, pending.id).some(right => sameText(right, code))) {
      const [counted] = yield* run(countWrongCode, { id: pending.id })
      if (counted!.wrongCodes >= mostWrongCodes) yield* run(endEmailChange, { accountId })
      return new DomainError('wrong_code', 'The code is wrong. After several wrong codes you must ask for a new one.')
    }
    const { email, askedAt } = pending
    yield* run(endEmailChange, { accountId })
    if (yield* isTaken(world, email, accountId))
      return new DomainError('email_taken', 'Another account has this e-mail address. Choose another address.')
    const id = newId('emc', now)
    yield* run(insertTakeBack, { id, accountId, email: account.email, askedAt, expiresAt: now + takeBackMs })
    // It may be in the old mailbox.
    yield* run(deleteRecoveryLinkOf, { id: accountId })
    yield* brakes.know(world, visit.network, email)
    yield* queueMail(world, { id, accountId }, 'account.email_changed', 'The e-mail address of your account was changed')
    yield* record(world, human, { action: 'account.email_changed', targetId: accountId })
    yield* setAtEnd(accountId, email, now)
    return undefined
  }
  const refused = await setting(world, function* () {
    yield* holdCount()
    return yield* once(world, human, change)
  })
  // A wrong code counts, so it is refused after the commit.
  if (refused) throw refused
  return found('account', await world.store.read(findAccount, { id: accountId }))
}

/** Repeating this changes nothing. */
async function giveUp(world: World, { accountId }: Human) {
  await world.store.transaction(function* () {
    yield* run(holdAccount, { id: accountId })
    yield* run(endEmailChange, { accountId })
  })
}

/** What a mail to a new address says. Undefined if it is too late. */
async function codeToMail(world: World, id: string) {
  const [change] = await world.store.read(findEmailChange, { id, now: world.now() })
  if (!change) return undefined
  const { email, accountId, expiresAt } = change
  const isFree = !(await world.store.look(() => isTaken(world, email, accountId)))
  return { code: isFree ? codesOf(world, id)[0]! : null, expiresAt }
}

/** The link that a mail to an earlier address brings. Undefined if it does not work any more. */
async function linkToMail(world: World, id: string) {
  const [kept] = await world.store.read(findTakeBack, { id })
  return kept && isOpen(world, kept) ? { token: links.tokenOf(world, id), expiresAt: kept.expiresAt } : undefined
}

/** What a link does, for the person who has it. Wrong links count. */
async function readLink(world: World, { network }: Visit, { token, ...rest }: TakeBackToken) {
  nothingElse(rest)
  await brakes.beforeLink(world, network)
  return world.store.transaction(function* () {
    const { email, accountId, expiresAt } = yield* usable(world, token)
    const [account] = yield* run(findAccount, { id: accountId })
    yield* brakes.afterLink(world, network)
    return { displayName: account!.displayName, email, expiresAt }
  })
}

/**
 * Brings an earlier address back, sets a new password and ends all sessions. Nobody knows who has the link: the owner, after somebody has got
 * into the account, or somebody who still reads the earlier mailbox. So nothing is allowed in advance any more, and second factors that are new
 * since are removed, because they may be those of a thief. Older ones stay: a link by mail gives no more than a recovery by mail gave before.
 */
async function takeBack(world: World, visit: Visit, { token, newPassword, ...rest }: EmailTakeBack) {
  nothingElse(rest)
  await brakes.beforeLink(world, visit.network)
  const { accountId, email: back } = await world.store.look(() => usable(world, token))
  const [known] = await world.store.read(findAccount, { id: accountId })
  refuseWeak(newPassword, { ...known!, email: back }, '/new_password')
  const passwordHash = await world.passwords.hash(newPassword, waiterOf(visit))
  await setting(world, function* () {
    yield* holdCount()
    const [account] = yield* run(holdAccount, { id: accountId })
    const { id, email, askedAt } = yield* usable(world, token)
    const [used] = yield* run(useTakeBack, { id, takenFrom: account!.email })
    if (!used || (yield* isTaken(world, email, accountId))) throw invalidLink()
    const now = world.now()
    yield* run(endLaterTakeBacks, { id, accountId })
    yield* run(endEmailChange, { accountId })
    yield* run(deleteRecoveryLinkOf, { id: accountId })
    yield* run(resetPassword, { id: accountId, passwordHash, updatedAt: now })
    const removed = yield* dropNew(accountId, askedAt - newFactorMs)
    // No session has an empty id, so all of them end.
    const ended = yield* run(endSessionsOf, { accountId, except: '', now })
    yield* brakes.afterLink(world, visit.network)
    yield* brakes.know(world, visit.network, email)
    const by = { kind: 'system', requestId: visit.requestId } as const
    yield* revokeTokens(world, by, accountId, 'account_recovered')
    for (const end of world.seams.recovered) yield* end(world, by, accountId)
    yield* queueMail(world, { id, accountId }, 'account.email_taken_back', 'The change of your e-mail address was taken back')
    const data = { sessions_ended: ended.length, ...(removed && { second_factors: 'remove' as const }) }
    yield* record(world, by, { action: 'account.email_taken_back', targetId: accountId, accountId, data })
    yield* setAtEnd(accountId, email, now)
  })
}

/** Somebody refers to the account at this moment. */
class Referred extends Error {}

/** Sets the address as the last step of the transaction, when everything else is held. It waits for nobody. */
function* setAtEnd(id: string, email: string, now: number): Steps<void> {
  yield* atEnd(afterLogs, id, 'setAtEnd', function* () {
    if ((yield* run(holdAccountAlone, { id })).length === 0) throw new Referred()
    yield* run(setEmail, { id, email, now })
  })
}

/** A transaction that sets an address. If somebody refers to the account, it begins again. */
async function setting<T>(world: World, body: () => Steps<T>): Promise<T> {
  for (let left = mostTries; left > 0; left--) {
    try {
      return await world.store.transaction(body)
    } catch (error) {
      if (!(error instanceof Referred)) throw error
    }
  }
  throw new Unavailable(new Error('other transactions refer to the account again and again'))
}

/** Whether an address may come back to another account. For a sign-up, every account is another one. The count is held. */
export function* isReserved(world: World, email: string, accountId = ''): Steps<boolean> {
  return (yield* run(findReserved, { email, accountId, now: world.now() })).length > 0
}

function* isTaken(world: World, email: string, accountId: string): Steps<boolean> {
  const [owner] = yield* run(findAccountByEmail, { email })
  return (owner !== undefined && owner.id !== accountId) || (yield* isReserved(world, email, accountId))
}

const links = mailedLinks('take back', 'emc')

function* usable(world: World, token: string): Steps<Row<'emailTakeBacks'>> {
  const id = links.idIn(world, token)
  const [kept] = id ? yield* run(findTakeBack, { id }) : []
  if (!kept || !isOpen(world, kept)) throw invalidLink()
  return kept
}

const isOpen = ({ now }: World, { takenFrom, expiresAt }: Row<'emailTakeBacks'>) => takenFrom === null && expiresAt > now()

/** Digits, because people read them in one place and type them in another. The first is sent, and all are accepted. */
const codesOf = ({ boxes }: World, id: string) =>
  boxes.codesOf(`email change ${id}`).map(code => (BigInt(`0x${code}`) % 10n ** BigInt(codeDigits)).toString().padStart(codeDigits, '0'))

const notOffered = () =>
  new DomainError('channel_not_offered', 'This service does not send e-mail, so nobody could prove that the new address is theirs.')
const invalidLink = () => new DomainError('invalid_link', 'This link was used, has expired, or is not complete.')
