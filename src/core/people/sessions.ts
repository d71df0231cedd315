import type { ListSessionsQuery, SignIn } from '../../../generated/inputs.js'
import { findAccountByEmail, holdAccount, noteSignIn } from '../../store/people/accounts.ts'
import { run, type Row, type Steps } from '../../store/index.ts'
import {
  endSession,
  findSession,
  findSessionByToken,
  findSessionState,
  insertSession,
  listSessions,
  touchSession,
} from '../../store/people/sessions.ts'
import { record } from '../log/audit.ts'
import { DomainError, found } from '../kit/errors.ts'
import { nothingElse } from '../kit/exact.ts'
import { placeOf } from '../kit/addresses.ts'
import { newId } from '../kit/ids.ts'
import { page } from '../kit/page.ts'
import { brakes } from '../kit/passwords.ts'
import { hashSecret, mintSessionToken, type Minted } from '../kit/secrets.ts'
import type { Waiter } from '../kit/turns.ts'
import { refusalOfCode } from './second-factors.ts'
import { day, minute, type Human, type World } from '../kit/world.ts'
import { noteWrongPassword } from './wrong-passwords.ts'

/** A session ends if it is not used for this long. */
const idleMs = 7 * day
/** The longest life of a session, however often it is used. */
const longestMs = 30 * day
/** The use of a session is recorded at most this often. */
const touchMs = minute

/** The client that starts a session. */
export interface Visit {
  userAgent: string
  ip: string
  /** The network of the address, as limits count it: for an IPv6 address its first 64 bits. */
  network: string
  requestId: string
  /** Whether the client has disconnected, so that no answer is needed. */
  isGone(): boolean
}
export type Session = Row<'sessions'>

export const sessions = { signIn, authenticate, isGood, list, read, signOut, revoke }

async function signIn(world: World, visit: Visit, { email: written, password, code, ...rest }: Omit<SignIn, 'transport'>) {
  nothingElse(rest)
  const email = written.toLowerCase()
  await brakes.beforeSignIn(world, visit.network, email)
  const [known] = await world.store.read(findAccountByEmail, { email })
  const isRight = await world.passwords.verify(password, known?.passwordHash, waiterOf(visit))
  if (known && !isRight) noteWrongPassword(world, known.id, visit.requestId)
  if (!known || !isRight) throw wrongCredentials()
  const token = mintSessionToken()

  const done = await world.store.transaction(function* () {
    const [account] = yield* run(holdAccount, { id: known.id })
    // If the password was changed while it was checked, it is no longer valid, so no session begins.
    if (account!.passwordHash !== known.passwordHash) throw wrongCredentials()
    refuseSuspended(account!)
    yield* brakes.afterPassword(world, visit.network, email)
    const from = { network: visit.network, email }
    const by = { kind: 'system', requestId: visit.requestId } as const
    const refused = yield* refusalOfCode(world, by, { accountId: known.id, code, from })
    if (refused) return refused
    yield* brakes.know(world, visit.network, email)
    const [signedIn] = yield* run(noteSignIn, { id: known.id, now: world.now() })
    return yield* begin(world, signedIn!, visit, token)
  })
  // A wrong code counts, so it is refused after the commit.
  if (done instanceof DomainError) throw done
  return done
}

/** The human who holds a session token. Throws if the session has ended or the account is suspended. */
async function authenticate(world: World, token: string, requestId: string): Promise<Human> {
  const [session] = await world.store.read(findSessionByToken, { tokenHash: hashSecret(token) })
  const now = world.now()
  if (!session || session.revokedAt !== null || session.expiresAt <= now)
    throw new DomainError('unauthenticated', 'There is no such session, or it has ended. Sign in again.')
  if (session.accountStatus !== 'active')
    throw new DomainError('unauthenticated', 'This account is suspended. Ask an admin of this service.')
  // The absolute difference, because the clock may have been put back.
  if (Math.abs(now - session.lastSeenAt) >= touchMs) {
    await world.store
      .transaction(() => run(touchSession, { id: session.id, now, expiresAt: Math.min(now + idleMs, session.createdAt + longestMs) }))
      .catch((error: unknown) => world.log.warn({ err: error }, 'the use of a session was not recorded'))
  }
  return humanOf(session, session, requestId)
}

/** Whether an admitted session is still valid. Streams ask this repeatedly, because they last longer than the first check. */
async function isGood(world: World, id: string) {
  const [session] = await world.store.read(findSessionState, { id })
  return session !== undefined && session.revokedAt === null && session.expiresAt > world.now() && session.accountStatus === 'active'
}

function list(world: World, human: Human, asked: ListSessionsQuery) {
  nothingElse(asked)
  return page(world, human.accountId, asked, {
    list: listSessions,
    of: { accountId: human.accountId },
    also: { now: world.now() },
    keys: { created_at: row => row.createdAt, last_seen_at: row => row.lastSeenAt },
  })
}

async function read(world: World, human: Human, id: string) {
  const session = found('session', await world.store.read(findSession, { id, accountId: human.accountId }))
  return found('session', session.revokedAt === null && session.expiresAt > world.now() ? [session] : [])
}

function signOut(world: World, human: Human) {
  return world.store.transaction(() => end(world, human, human.sessionId, 'session.signed_out'))
}

function revoke(world: World, human: Human, id: string) {
  return world.store.transaction(function* () {
    found('session', yield* run(findSession, { id, accountId: human.accountId }))
    yield* end(world, human, id, 'session.revoked')
  })
}

const wrongCredentials = () => new DomainError('invalid_credentials', 'The e-mail address or the password is wrong.')

/** The waiter for a password check. Callers of one network share a place in the queue. */
export const waiterOf = ({ network, isGone }: Visit): Waiter => ({ name: network, isGone })

export function refuseSuspended({ status }: Row<'accounts'>) {
  if (status !== 'active') throw new DomainError('account_suspended', 'This account is suspended. Ask an admin of this service.')
}

/** The human of a session, in one request. */
export const humanOf = (
  { id: sessionId, accountId, provenAt }: Pick<Session, 'id' | 'accountId' | 'provenAt'>,
  { role, signedDecisions }: Pick<Row<'accounts'>, 'role' | 'signedDecisions'>,
  requestId: string,
): Human => ({ kind: 'human', accountId, sessionId, role, provenAt, signedDecisions, requestId })

/** Starts a session for somebody who has proved who they are. */
export function* begin(world: World, account: Row<'accounts'>, visit: Visit, token: Minted): Steps<Begun> {
  const session = yield* newSession(world, account, visit, token.hash)
  const human = humanOf(session, account, visit.requestId)
  yield* record(world, human, { action: 'session.created', targetId: session.id })
  return { account, session, token: token.secret, human }
}
interface Begun {
  account: Row<'accounts'>
  session: Session
  token: string
  human: Human
}

export function* newSession(world: World, account: { id: string }, visit: Visit, tokenHash: string) {
  const now = world.now()
  const [session] = yield* run(insertSession, {
    id: newId('ses', now),
    accountId: account.id,
    tokenHash,
    now,
    expiresAt: now + idleMs,
    userAgent: visit.userAgent.slice(0, 200),
    ip: placeOf(visit.ip),
  })
  return session!
}

function* end(world: World, human: Human, id: string, action: 'session.signed_out' | 'session.revoked'): Steps<void> {
  const [ended] = yield* run(endSession, { id, accountId: human.accountId, now: world.now() })
  if (ended) yield* record(world, human, { action, targetId: id })
}
