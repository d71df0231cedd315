import { eq, sql } from '../engine/drizzle.ts'
import { finding, forgetting } from '../engine/rows.ts'
import { $, statement } from '../engine/statement.ts'

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

export const findBrake = finding('find_brake', 'passwordBrakes', ['name'])

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

/** A sign-in holds several brakes, in an order that does not depend on their age, so those in use are skipped. */
export const forgetBrakes = forgetting('forget_brakes', 'passwordBrakes', ['name'], 'until')
