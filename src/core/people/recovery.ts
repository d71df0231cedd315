/**
 * Recovery of an account whose password is lost: somebody who may do so makes a one-time link, and the owner sets a new password with it.
 * The store has only the hash of a link's secret.
 */
import type { Recovery, RecoveryToken } from '../../../generated/inputs.js'
import { deleteTakeBacksOf } from '../../store/people/leaving.ts'
import { findAccount, findAccountByEmail, holdAccount, resetPassword, setAccountStatus } from '../../store/people/accounts.ts'
import { run, type Row, type Steps } from '../../store/index.ts'
import { findRecoveryLink, findRecoveryLinkOf, putRecoveryLink, useRecoveryLink } from '../../store/people/recovery-links.ts'
import { endSessionsOf } from '../../store/people/sessions.ts'
import { giveRole, refusalOfLink } from './admins.ts'
import { record } from '../log/audit.ts'
import { DomainError, found } from '../kit/errors.ts'
import { nothingElse } from '../kit/exact.ts'
import { act, refuseSecretAgain } from '../kit/once.ts'
import { brakes } from '../kit/passwords.ts'
import { hashSecret, mintLinkToken, type Minted } from '../kit/secrets.ts'
import { refuseWeak } from '../kit/weak-passwords.ts'
import { queueMail } from '../reach/outbox.ts'
import { requireProof } from '../kit/proof.ts'
import { isActiveAdmin, isThere, type Admin } from '../kit/roles.ts'
import { dropAll } from './second-factors.ts'
import { waiterOf, type Visit } from './sessions.ts'
import { revokeTokens } from './tokens.ts'
import { hour, operator, type ReachWorld, type System, type World } from '../kit/world.ts'

const linkMs = hour

export const recovery = { request, toMail, start, read, use }

/**
 * Sends a link to the owner of an account by e-mail. The link is made after the answer, so that neither the answer nor its time says
 * whether there is such an account.
 */
async function request(world: ReachWorld, { network, requestId }: Visit, written: string) {
  if (!world.reach.email)
    throw new DomainError('channel_not_offered', 'This service does not send e-mail. Ask an admin of this service for a link.')
  const email = written.toLowerCase()
  await brakes.beforeRecovery(world, network, email)
  void mailLink(world, email, requestId).catch((error: unknown) => world.log.warn({ err: error }, 'a recovery link was not sent'))
}

/** The token of the link that is to be sent to an account. Undefined if the link was used, was replaced by an admin's, or has expired. */
async function toMail(world: World, accountId: string) {
  const [link] = await world.store.read(findRecoveryLinkOf, { accountId, now: world.now() })
  return link?.sealed ? world.boxes.open(accountId, link.sealed) : undefined
}

async function start(world: World, admin: Admin, id: string, secondFactors: 'keep' | 'remove' = 'keep') {
  const token = mintLinkToken()
  const expiresAt = await act(world, admin, function* () {
    requireProof(world, admin)
    const account = found('account', (yield* run(holdAccount, { id })).filter(isThere))
    const maker = found('account', yield* run(findAccount, { id: admin.accountId }))
    const refusal = refusalOfLink(world, maker, account)
    if (refusal) throw refusal
    return yield* makeLink(world, admin, id, token, secondFactors)
  })
  refuseSecretAgain(admin, 'If the link is lost, make another.')
  return { token: token.secret, expiresAt }
}

/** What a link does, for the person who has it. Wrong links count. */
async function read(world: World, { network }: Visit, { token, ...rest }: RecoveryToken) {
  nothingElse(rest)
  await brakes.beforeLink(world, network)
  return world.store.transaction(function* () {
    const { account, secondFactors, expiresAt } = yield* usable(world, hashSecret(token))
    yield* brakes.afterLink(world, network)
    return { displayName: account.displayName, secondFactors, expiresAt }
  })
}

/**
 * Sets a new password and ends all sessions and service tokens. Nobody knows who has the link, so the service is the actor of the entry. If
 * it removes the second factors, every yes that was not started lapses, and all rules ask.
 */
async function use(world: World, visit: Visit, { token, newPassword, ...rest }: Recovery) {
  nothingElse(rest)
  await brakes.beforeLink(world, visit.network)
  const tokenHash = hashSecret(token)
  const { account } = await world.store.look(() => usable(world, tokenHash))
  refuseWeak(newPassword, account, '/new_password')
  const passwordHash = await world.passwords.hash(newPassword, waiterOf(visit))
  await world.store.transaction(function* () {
    const { id, email } = account
    yield* run(holdAccount, { id })
    const { secondFactors } = yield* usable(world, tokenHash)
    const [used] = yield* run(useRecoveryLink, { tokenHash })
    if (!used) throw invalidLink()
    const by = { kind: 'system', requestId: visit.requestId } as const
    yield* revokeTokens(world, by, id, 'account_recovered')
    if (secondFactors === 'remove') {
      yield* dropAll(id)
      // An admin or the operator gave the link. After it, the holder of an earlier mailbox can take nothing back.
      yield* run(deleteTakeBacksOf, { id })
      for (const end of world.seams.recovered) yield* end(world, by, id)
    }
    yield* run(resetPassword, { id, passwordHash, updatedAt: world.now() })
    // No session has an empty id, so all of them end.
    const ended = yield* run(endSessionsOf, { accountId: id, except: '', now: world.now() })
    yield* brakes.afterLink(world, visit.network)
    // Otherwise somebody who tries wrong passwords could keep the owner out after the recovery.
    yield* brakes.know(world, visit.network, email)
    const data = { sessions_ended: ended.length, ...removing(secondFactors) }
    yield* record(world, by, { action: 'account.recovered', targetId: id, accountId: id, data })
  })
}

/** What the operator can do on the machine of the service, for any account. */
export const operating = { reset, promote, read: readByEmail }

function reset(world: World, email: string, secondFactors: 'keep' | 'remove') {
  const token = mintLinkToken()
  return world.store.transaction(function* () {
    const account = yield* holdByEmail(email)
    return { token: token.secret, expiresAt: yield* makeLink(world, operator, account.id, token, secondFactors) }
  })
}

/** Makes the account an active admin. */
function promote(world: World, email: string) {
  return world.store.transaction(function* () {
    const account = yield* holdByEmail(email)
    const { id, role, status } = account
    if (role !== 'admin') yield* giveRole(world, operator, account, 'admin')
    if (status === 'suspended') {
      yield* run(setAccountStatus, { id, from: status, status: 'active', now: world.now() })
      yield* record(world, operator, { action: 'account.resumed', targetId: id, accountId: id })
    }
  })
}

function readByEmail(world: World, email: string) {
  return world.store.transaction(() => holdByEmail(email))
}

async function mailLink(world: World, email: string, requestId: string) {
  const [known] = await world.store.read(findAccountByEmail, { email })
  if (!known) return
  await world.store.transaction(function* () {
    const [account] = yield* run(holdAccount, { id: known.id })
    if (account!.status !== 'active') return
    // Otherwise a stranger who knows the address could end the link that an admin or the operator has made.
    const [open] = yield* run(findRecoveryLinkOf, { accountId: known.id, now: world.now() })
    if (open && open.sealed === null) return
    yield* makeLink(world, { kind: 'system', requestId }, known.id, mintLinkToken(), 'keep', 'owner')
    yield* queueMail(world, { id: known.id, accountId: known.id }, 'account.recovery', 'Set a new password')
  })
}

/** It replaces an earlier link of the account. */
function* makeLink(
  world: World,
  by: Admin | System,
  accountId: string,
  token: Minted,
  secondFactors: 'keep' | 'remove',
  maker: 'owner' | 'admin' | 'operator' = by.kind === 'human' ? 'admin' : 'operator',
) {
  const expiresAt = world.now() + linkMs
  const createdBy = by.kind === 'human' ? by.accountId : null
  const sealed = maker === 'owner' ? world.boxes.close(accountId, token.secret) : null
  yield* run(putRecoveryLink, { accountId, tokenHash: token.hash, sealed, createdBy, secondFactors, expiresAt })
  yield* record(world, by, {
    action: 'account.recovery_started',
    targetId: accountId,
    accountId,
    data: { by: maker, ...removing(secondFactors) },
  })
  return expiresAt
}

function* holdByEmail(email: string): Steps<Row<'accounts'>> {
  const [named] = yield* run(findAccountByEmail, { email: email.trim().toLowerCase() })
  if (!named) throw new DomainError('not_found', 'There is no account with this e-mail address.')
  const [held] = yield* run(holdAccount, { id: named.id })
  return held!
}

/** A link that still works. The link of an admin ends with the admin's role, and when the admin may no longer make one for this account. */
function* usable(world: World, tokenHash: string) {
  const [link] = yield* run(findRecoveryLink, { tokenHash, now: world.now() })
  if (!link) throw invalidLink()
  const { account, createdBy } = link
  if (createdBy === null) return link
  const [maker] = yield* run(findAccount, { id: createdBy })
  if (!isActiveAdmin(maker!) || refusalOfLink(world, maker!, account)) throw invalidLink()
  return link
}

/** What the log says of a link that also removes the second factors. */
const removing = (secondFactors: 'keep' | 'remove') => (secondFactors === 'remove' ? { second_factors: secondFactors } : {})

const invalidLink = () =>
  new DomainError('invalid_link', 'This link was used or replaced, has expired, or is not complete. Ask for a new one.')
