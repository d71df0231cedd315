import { and, eq, gt, isNull, ne, sql, type SQL } from '../engine/drizzle.ts'
import { listing } from '../engine/list.ts'
import { finding, forgetting, insertion } from '../engine/rows.ts'
import { $, kept, statement, type Queries } from '../engine/statement.ts'
import type { Tables } from '../tables/index.ts'

export const insertSession = insertion('insert_session', 'sessions', { now: ['createdAt', 'lastSeenAt', 'provenAt'], later: ['revokedAt'] })

/** A session, with the columns of its account that are needed to admit a request. */
const withAccount = (q: Queries, t: Tables) =>
  q
    .select({
      id: t.sessions.id,
      accountId: t.sessions.accountId,
      createdAt: t.sessions.createdAt,
      lastSeenAt: t.sessions.lastSeenAt,
      expiresAt: t.sessions.expiresAt,
      revokedAt: t.sessions.revokedAt,
      provenAt: t.sessions.provenAt,
      role: t.accounts.role,
      accountStatus: t.accounts.status,
      signedDecisions: t.accounts.signedDecisions,
    })
    .from(t.sessions)
    .innerJoin(t.accounts, eq(t.accounts.id, t.sessions.accountId))
export const findSessionByToken = kept(
  statement<{ tokenHash: string }>()('find_session_by_token', (q, t) => withAccount(q, t).where(eq(t.sessions.tokenHash, $('tokenHash')))),
)
export const findSessionState = statement<{ id: string }>()('find_session_state', (q, t) =>
  withAccount(q, t).where(eq(t.sessions.id, $('id'))),
)

/** Whether a session began with the same program and from the same network as an earlier session of its account. */
export const isKnownDevice = statement<{ id: string }>()('is_known_device', (q, t) => {
  const earlier = sql`(select 1 from sessions as earlier where earlier.account_id = sessions.account_id and earlier.id <> sessions.id
    and earlier.user_agent = sessions.user_agent and earlier.ip = sessions.ip)`
  return q
    .select({ id: t.sessions.id })
    .from(t.sessions)
    .where(and(eq(t.sessions.id, $('id')), sql`exists ${earlier}`))
})

export const touchSession = statement<{ id: string; now: number; expiresAt: number }>()('touch_session', (q, t) =>
  q
    .update(t.sessions)
    .set({ lastSeenAt: $('now'), expiresAt: $('expiresAt') })
    .where(and(eq(t.sessions.id, $('id')), isNull(t.sessions.revokedAt))),
)

/** Notes that its human has just proved who they are. */
export const renewProof = statement<{ id: string; now: number }>()('renew_proof', (q, t) =>
  q
    .update(t.sessions)
    .set({ provenAt: $('now') })
    .where(and(eq(t.sessions.id, $('id')), isNull(t.sessions.revokedAt))),
)

export const findSession = finding('find_session', 'sessions', ['id', 'accountId'])

/** It has not ended. */
const isGood = (t: Tables) => and(isNull(t.sessions.revokedAt), gt(t.sessions.expiresAt, $('now')))!
const ending = (q: Queries, t: Tables, which: SQL) =>
  q
    .update(t.sessions)
    .set({ revokedAt: $('now') })
    .where(and(eq(t.sessions.accountId, $('accountId')), isGood(t), which))
    .returning({ id: t.sessions.id })
/** Returns nothing if the session has already ended. */
export const endSession = statement<{ id: string; accountId: string; now: number }>()('end_session', (q, t) =>
  ending(q, t, eq(t.sessions.id, $('id'))),
)
/** All sessions of an account, optionally except one. */
export const endSessionsOf = statement<{ accountId: string; except: string; now: number }>()('end_sessions_of', (q, t) =>
  ending(q, t, ne(t.sessions.id, $('except'))),
)

/** Ended sessions are kept for a while as a record. Then they are deleted. */
export const forgetSessions = forgetting('forget_sessions', 'sessions', ['id'], 'expiresAt')

export const listSessions = listing({
  name: 'list_sessions',
  from: (q, t) => q.select().from(t.sessions),
  within: (t: Tables) => [eq(t.sessions.accountId, $('accountId')), isGood(t)],
  id: t => t.sessions.id,
  keys: { created_at: t => t.sessions.createdAt, last_seen_at: t => t.sessions.lastSeenAt },
  filters: {},
})
