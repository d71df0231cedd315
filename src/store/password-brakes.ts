import { eq, lte, sql } from './drizzle.ts'
import { $, statement } from './statement.ts'

/**
 * Takes one attempt, by moving `until` on by one step. If `until` is later than `latest`, this changes nothing and returns nothing. It is
 * one statement, so of many attempts at once, no more succeed than are allowed.
 */
export const pressBrake = statement<{ name: string; now: number; step: number; first: number; latest: number }>()('press_brake', (q, t) =>
  q
    .insert(t.passwordBrakes)
    .values({ name: $('name'), until: $('first') })
    .onConflictDoUpdate({
      target: t.passwordBrakes.name,
      set: {
        until: sql`case when ${t.passwordBrakes.until} > ${$('now')} then ${t.passwordBrakes.until} + ${$('step')} else ${$('first')} end`,
      },
      setWhere: sql`${t.passwordBrakes.until} <= ${$('latest')}`,
    })
    .returning({ until: t.passwordBrakes.until }),
)

export const findBrake = statement<{ name: string }>()('find_brake', (q, t) =>
  q
    .select({ until: t.passwordBrakes.until })
    .from(t.passwordBrakes)
    .where(eq(t.passwordBrakes.name, $('name'))),
)

/** Gives one attempt back. */
export const easeBrake = statement<{ name: string; step: number }>()('ease_brake', (q, t) =>
  q
    .update(t.passwordBrakes)
    .set({ until: sql`${t.passwordBrakes.until} - ${$('step')}` })
    .where(eq(t.passwordBrakes.name, $('name'))),
)

export const setBrake = statement<{ name: string; until: number }>()('set_brake', (q, t) =>
  q
    .insert(t.passwordBrakes)
    .values({ name: $('name'), until: $('until') })
    .onConflictDoUpdate({ target: t.passwordBrakes.name, set: { until: $('until') } }),
)

/**
 * Deletes some at a time, so that no sign-in waits. A sign-in holds several brakes, in an order that does not depend on their age, so rows
 * that are in use are skipped.
 */
export const forgetBrakes = statement<{ now: number }>()('forget_brakes', (q, t, hold) =>
  q
    .delete(t.passwordBrakes)
    .where(
      sql`${t.passwordBrakes.name} IN ${hold(
        q
          .select({ name: t.passwordBrakes.name })
          .from(t.passwordBrakes)
          .where(lte(t.passwordBrakes.until, $('now')))
          .limit(500),
        'skip',
      )}`,
    )
    .returning({ name: t.passwordBrakes.name }),
)
