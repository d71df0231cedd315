import { and, count, eq, gt, isNotNull, isNull, type SQL } from '../engine/drizzle.ts'
import { listing } from '../engine/list.ts'
import { finding, forgetting, insertion } from '../engine/rows.ts'
import { $, statement, type Queries } from '../engine/statement.ts'
import type { Tables } from '../tables/index.ts'

export const insertInvitation = insertion('insert_invitation', 'invitations', {
  now: ['createdAt'],
  later: ['revokedAt', 'accountId'],
})

export const findInvitation = finding('find_invitation', 'invitations', ['id'])

const isOpen = (t: Tables) => and(isNull(t.invitations.accountId), isNull(t.invitations.revokedAt))

/** An invitation that can be used, with the admin who made it. */
export const findOpenInvitation = statement<{ id: string; now: number }>()('find_open_invitation', (q, t) =>
  usable(q, t, eq(t.invitations.id, $('id'))),
)
export const findInvitationOfLink = statement<{ tokenHash: string; now: number }>()('find_invitation_of_link', (q, t) =>
  usable(q, t, eq(t.invitations.tokenHash, $('tokenHash'))),
)
const usable = (q: Queries, t: Tables, named: SQL) =>
  q
    .select({
      id: t.invitations.id,
      email: t.invitations.email,
      role: t.invitations.role,
      expiresAt: t.invitations.expiresAt,
      maker: { role: t.accounts.role, status: t.accounts.status, displayName: t.accounts.displayName },
    })
    .from(t.invitations)
    .innerJoin(t.accounts, eq(t.accounts.id, t.invitations.createdBy))
    .where(and(named, isOpen(t), gt(t.invitations.expiresAt, $('now'))))

/** How many addresses an admin has invited since a given time. */
export const countInvited = statement<{ createdBy: string; since: number }>()('count_invited', (q, t) =>
  q
    .select({ n: count().mapWith(Number) })
    .from(t.invitations)
    .where(and(gt(t.invitations.createdAt, $('since')), eq(t.invitations.createdBy, $('createdBy')), isNotNull(t.invitations.email))),
)

/** Returns nothing if the invitation was used or revoked. So of several uses at once, one succeeds. */
export const useInvitation = statement<{ id: string; accountId: string }>()('use_invitation', (q, t) =>
  q
    .update(t.invitations)
    .set({ accountId: $('accountId') })
    .where(and(eq(t.invitations.id, $('id')), isOpen(t)))
    .returning({ id: t.invitations.id }),
)

/** Returns nothing if the invitation was used or revoked. */
export const endInvitation = statement<{ id: string; now: number }>()('end_invitation', (q, t) =>
  q
    .update(t.invitations)
    .set({ revokedAt: $('now') })
    .where(and(eq(t.invitations.id, $('id')), isOpen(t)))
    .returning({ role: t.invitations.role }),
)

export const forgetInvitations = forgetting('forget_invitations', 'invitations', ['id'], 'expiresAt')

export const listAllInvitations = listing({
  name: 'list_invitations',
  from: (q, t) => q.select().from(t.invitations),
  within: () => [],
  id: t => t.invitations.id,
  keys: { created_at: t => t.invitations.createdAt },
  filters: {},
})
