/**
 * Service tokens: the credentials of programs that nobody attends. A token acts for the human who issued it, within its scopes. It never
 * decides, gives no freedom and issues nothing: the rules for that take a Human, and a token is none.
 */
import type { ListTokensQuery, NewToken } from '../../../generated/inputs.js'
import type { KeyState } from '../../../generated/outputs.js'
import { holdAccount } from '../../store/people/accounts.ts'
import { run, type Row, type Steps } from '../../store/index.ts'
import {
  countActiveTokens,
  dueTokenReminders,
  findToken,
  findTokenHolder,
  findTokenState,
  insertToken,
  listTokens,
  noteTokenUsed,
  replaceToken,
  revokeToken,
  revokeTokensOf,
  setTokenReminder,
} from '../../store/people/tokens.ts'
import { record } from '../log/audit.ts'
import { DomainError, found } from '../kit/errors.ts'
import { nothingElse } from '../kit/exact.ts'
import { newId } from '../kit/ids.ts'
import { act, refuseSecretAgain } from '../kit/once.ts'
import { page } from '../kit/page.ts'
import { requireProof } from '../kit/proof.ts'
import { reminderAfter } from '../kit/reminders.ts'
import { hashSecret, mintServiceToken, type Minted } from '../kit/secrets.ts'
import { day, minute, second, type Human, type System, type TokenHolder, type World } from '../kit/world.ts'
import { notify } from '../reach/outbox.ts'

/** How many active tokens an account may have. */
const mostTokens = 20
/** The use of a token is recorded at most this often. */
const touchMs = minute

export type Token = Row<'serviceTokens'>
/** A new token with its secret, which is shown once. */
export interface Issued {
  token: Token
  secret: string
}
type Reason = NonNullable<Token['revokeReason']>

export const tokens = { issue, rotate, revoke, list, read, authenticate, isGood }

async function issue(world: World, human: Human, { name, scopes, expiresInDays, ...rest }: NewToken): Promise<Issued> {
  nothingElse(rest)
  const minted = mintServiceToken()
  const token = await act(world, human, function* () {
    requireProof(world, human)
    yield* roomForToken(world, human, 1)
    return yield* newToken(world, human, minted, { name, scopes, lastsMs: expiresInDays * day })
  })
  return shownOnce(human, token, minted.secret)
}

/** Issues a new token with the same name, scopes and lifetime in place of an active one, which still works during the overlap. */
async function rotate(world: World, human: Human, id: string, overlapSeconds: number): Promise<Issued & { replaced: Token }> {
  const minted = mintServiceToken()
  const { token, replaced } = await act(world, human, function* () {
    requireProof(world, human)
    // Without an overlap the old token ends now, so the number of active tokens does not grow.
    yield* roomForToken(world, human, overlapSeconds > 0 ? 1 : 0)
    const old = found('token', yield* run(findToken, { id, accountId: human.accountId }))
    const now = world.now()
    if (tokenState(old, now) !== 'active')
      throw new DomainError('key_not_active', 'This token has expired or was revoked. Issue a new one.')
    const { name, scopes, createdAt, expiresAt } = old
    const token = yield* newToken(world, human, minted, { name, scopes, lastsMs: expiresAt - createdAt, restricts: true })
    const [replaced] = yield* run(replaceToken, {
      id,
      expiresAt: Math.min(expiresAt, now + overlapSeconds * second),
      replacedBy: token.id,
    })
    yield* record(world, human, {
      action: 'token.rotated',
      targetId: id,
      data: { name, hint: old.hint, replaced_by: token.id, overlap_seconds: overlapSeconds },
    })
    return { token, replaced: replaced! }
  })
  return { ...shownOnce(human, token, minted.secret), replaced }
}

function revoke(world: World, human: Human, id: string) {
  return world.store.transaction(function* () {
    // Nobody rotates it meanwhile.
    yield* run(holdAccount, { id: human.accountId })
    const { name, hint } = found('token', yield* run(findToken, { id, accountId: human.accountId }))
    const [revoked] = yield* run(revokeToken, { id, now: world.now(), reason: 'revoked_by_owner' })
    if (revoked) yield* record(world, human, { action: 'token.revoked', targetId: id, data: { name, hint } })
  })
}

/** Ends all tokens of an account, and returns how many there were. */
export function* revokeTokens(world: World, by: Human | System, accountId: string, reason: Exclude<Reason, 'revoked_by_owner'>) {
  const revoked: Token[] = yield* run(revokeTokensOf, { accountId, now: world.now(), reason })
  for (const { id, name, hint } of revoked)
    yield* record(world, by, { action: 'token.revoked', targetId: id, accountId, data: { name, hint, reason } })
  return revoked.length
}

function list(world: World, human: Human, asked: ListTokensQuery) {
  const { state, ...rest } = asked
  nothingElse(rest)
  return page(world, human.accountId, asked, {
    list: listTokens,
    of: { accountId: human.accountId },
    where: { ...(state && { [state]: { now: world.now() } }) },
    keys: { created_at: row => row.createdAt, expires_at: row => row.expiresAt },
  })
}

async function read(world: World, human: Human, id: string) {
  return found('token', await world.store.read(findToken, { id, accountId: human.accountId }))
}

/** The holder of a token. Throws if the token is unknown or has ended, or if its account is not active. */
async function authenticate(world: World, secret: string, requestId: string): Promise<TokenHolder> {
  const [holder] = await world.store.read(findTokenHolder, { hash: hashSecret(secret) })
  const now = world.now()
  if (!holder || tokenState(holder.token, now) !== 'active')
    throw new DomainError('unauthenticated', 'There is no such service token, or it has ended. Its owner can issue another.')
  const { token, account } = holder
  if (account.status !== 'active') throw new DomainError('unauthenticated', 'This account is suspended. Ask an admin of this service.')
  // The absolute difference, because the clock may have been put back.
  if (Math.abs(now - (token.lastUsedAt ?? 0)) >= touchMs) {
    await world.store
      .transaction(() => run(noteTokenUsed, { id: token.id, lastUsedAt: now }))
      .catch((error: unknown) => world.log.warn({ err: error }, 'the use of a service token was not recorded'))
  }
  return { kind: 'token', accountId: account.id, role: account.role, token, requestId }
}

/** Whether an admitted token is still valid. Streams ask this repeatedly. */
async function isGood(world: World, id: string) {
  const [holder] = await world.store.read(findTokenState, { id })
  return holder !== undefined && tokenState(holder.token, world.now()) === 'active' && holder.account.status === 'active'
}

export const tokenState = (token: Pick<Token, 'revokedAt' | 'expiresAt'>, now: number): KeyState =>
  token.revokedAt !== null ? 'revoked' : now >= token.expiresAt ? 'expired' : 'active'

/** Throws if the account may not get this many more tokens. Holds the account, so that their number cannot change meanwhile. */
function* roomForToken(world: World, { accountId }: Human, more: number): Steps<void> {
  found('account', yield* run(holdAccount, { id: accountId }))
  const [active] = yield* run(countActiveTokens, { accountId, now: world.now() })
  if (active!.n + more > mostTokens)
    throw new DomainError('token_limit', `An account may have ${mostTokens} active service tokens. Revoke one first.`)
}

function* newToken(
  world: World,
  human: Human,
  { hash, hint }: Minted,
  { name, scopes, lastsMs, restricts = false }: Pick<Token, 'name' | 'scopes'> & { lastsMs: number; restricts?: boolean },
): Steps<Token> {
  const now = world.now()
  const expiresAt = now + lastsMs
  const [token] = yield* run(insertToken, {
    id: newId('tok', now),
    accountId: human.accountId,
    name,
    scopes,
    hash,
    hint,
    expiresAt,
    remindAt: reminderAfter(now, expiresAt),
    now,
  })
  yield* record(world, human, { action: 'token.issued', targetId: token!.id, data: { name, hint, scopes }, restricts })
  return token!
}

/** A repeated request cannot get the secret again, because the secret is not stored. */
function shownOnce(human: Human, token: Token, secret: string): Issued {
  refuseSecretAgain(human, `It issued the token ${token.id}. If its secret is lost, revoke that token and issue another.`)
  return { token, secret }
}

/** Reminds of each token that expires. A token that was never used needs no reminder. */
export async function remindOfTokens(world: World) {
  for (;;) {
    const due = await world.store.read(dueTokenReminders, { now: world.now() })
    if (due.length === 0) return
    for (const token of due) {
      await world.store.transaction(function* () {
        const now = world.now()
        const { id, name, expiresAt, accountId } = token
        const [reminded] = yield* run(setTokenReminder, { id, was: token.remindAt!, remindAt: reminderAfter(now, expiresAt) })
        if (!reminded || token.lastUsedAt === null || tokenState(token, now) !== 'active') return
        const days = Math.ceil((expiresAt - now) / day)
        yield* notify(world, accountId, null, {
          kind: 'token.expiring',
          title: `The service token “${name}” expires in ${days === 1 ? 'a day' : `${days} days`}`,
          target: { type: 'token', id },
        })
      })
    }
  }
}
