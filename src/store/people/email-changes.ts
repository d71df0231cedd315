import { and, desc, eq, gt, isNull, ne, sql } from '../engine/drizzle.ts'
import { finding, forgetting } from '../engine/rows.ts'
import { $, statement } from '../engine/statement.ts'
import type { Row } from '../tables/index.ts'

/** An account asks for one address at a time, so a new one replaces the old one. */
export const putEmailChange = statement<Omit<Row<'emailChanges'>, 'wrongCodes'>>()('put_email_change', (q, t) => {
  const change = { id: $('id'), email: $('email'), wrongCodes: 0, askedAt: $('askedAt'), expiresAt: $('expiresAt') }
  return q
    .insert(t.emailChanges)
    .values({ accountId: $('accountId'), ...change })
    .onConflictDoUpdate({ target: t.emailChanges.accountId, set: change })
    .returning()
})

/** The change of an account that is not confirmed, if it has not expired. */
export const findEmailChangeOf = statement<{ accountId: string; now: number }>()('find_email_change_of', (q, t) =>
  q
    .select()
    .from(t.emailChanges)
    .where(and(eq(t.emailChanges.accountId, $('accountId')), gt(t.emailChanges.expiresAt, $('now')))),
)
export const findEmailChange = statement<{ id: string; now: number }>()('find_email_change', (q, t) =>
  q
    .select()
    .from(t.emailChanges)
    .where(and(eq(t.emailChanges.id, $('id')), gt(t.emailChanges.expiresAt, $('now')))),
)

export const countWrongCode = statement<{ id: string }>()('count_wrong_code', (q, t) =>
  q
    .update(t.emailChanges)
    .set({ wrongCodes: sql`${t.emailChanges.wrongCodes} + 1` })
    .where(eq(t.emailChanges.id, $('id')))
    .returning({ wrongCodes: t.emailChanges.wrongCodes }),
)

export const endEmailChange = statement<{ accountId: string }>()('end_email_change', (q, t) =>
  q.delete(t.emailChanges).where(eq(t.emailChanges.accountId, $('accountId'))),
)

export const forgetEmailChanges = forgetting('forget_email_changes', 'emailChanges', ['accountId'], 'expiresAt')

type TakeBack = Row<'emailTakeBacks'>
export const insertTakeBack = statement<Omit<TakeBack, 'takenFrom'>>()('insert_take_back', (q, t) =>
  q
    .insert(t.emailTakeBacks)
    .values({ id: $('id'), accountId: $('accountId'), email: $('email'), askedAt: $('askedAt'), expiresAt: $('expiresAt') }),
)

/** Whether or not it was used. */
export const findTakeBack = finding('find_take_back', 'emailTakeBacks', ['id'])

/** The earlier addresses of an account that can still come back, newest first. Their number is limited, like that of the codes. */
export const listTakeBacks = statement<{ accountId: string; now: number }>()('list_take_backs', (q, t) =>
  q
    .select({ email: t.emailTakeBacks.email, until: t.emailTakeBacks.expiresAt })
    .from(t.emailTakeBacks)
    .where(
      and(eq(t.emailTakeBacks.accountId, $('accountId')), isNull(t.emailTakeBacks.takenFrom), gt(t.emailTakeBacks.expiresAt, $('now'))),
    )
    .orderBy(desc(t.emailTakeBacks.id))
    .limit(50),
)

/** An address that may come back to another account. */
export const findReserved = statement<{ email: string; accountId: string; now: number }>()('find_reserved', (q, t) =>
  q
    .select({ id: t.emailTakeBacks.id })
    .from(t.emailTakeBacks)
    .where(
      and(
        eq(t.emailTakeBacks.email, $('email')),
        ne(t.emailTakeBacks.accountId, $('accountId')),
        isNull(t.emailTakeBacks.takenFrom),
        gt(t.emailTakeBacks.expiresAt, $('now')),
      ),
    )
    .limit(1),
)

/** Returns nothing if it was used before. So of several uses at once, one succeeds. */
export const useTakeBack = statement<Pick<TakeBack, 'id'> & { takenFrom: string }>()('use_take_back', (q, t) =>
  q
    .update(t.emailTakeBacks)
    .set({ takenFrom: $('takenFrom') })
    .where(and(eq(t.emailTakeBacks.id, $('id')), isNull(t.emailTakeBacks.takenFrom)))
    .returning({ id: t.emailTakeBacks.id }),
)

/** The addresses that an account had after the one that came back. */
export const endLaterTakeBacks = statement<Pick<TakeBack, 'id' | 'accountId'>>()('end_later_take_backs', (q, t) =>
  q.delete(t.emailTakeBacks).where(and(eq(t.emailTakeBacks.accountId, $('accountId')), gt(t.emailTakeBacks.id, $('id')))),
)

export const forgetTakeBacks = forgetting('forget_take_backs', 'emailTakeBacks', ['id'], 'expiresAt')
