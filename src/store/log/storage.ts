import { sql } from '../engine/drizzle.ts'
import { $, statement } from '../engine/statement.ts'
import type { Row } from '../tables/index.ts'

/**
 * Adds to what an agent has written on a day, and returns the sum. The count begins again on a later day. If the clock goes back, the agent
 * does not get a new day. The caller holds the log of the owner.
 */
export const addStorage = statement<Row<'agentStorage'>>()('add_storage', (q, t) => {
  const { agentId, day, writtenOnDay } = t.agentStorage
  const isLater = sql`excluded.day > ${day}`
  return q
    .insert(t.agentStorage)
    .values({ agentId: $('agentId'), day: $('day'), writtenOnDay: $('writtenOnDay') })
    .onConflictDoUpdate({
      target: agentId,
      set: {
        day: sql`case when ${isLater} then excluded.day else ${day} end`,
        writtenOnDay: sql`case when ${isLater} then 0 else ${writtenOnDay} end + excluded.written_on_day`,
      },
    })
    .returning({ writtenOnDay })
})
