/**
 * Every table, defined once for both databases. A database uses an index with a condition (a partial index) only if the statement itself
 * contains the condition. So statements write these conditions as literals, not as placeholders.
 */
import { postgres, sqlite, type Dialect } from '../engine/dialects.ts'
import { peopleTables } from './people.ts'
import { agentTables } from './agents.ts'
import { questTables } from './quests.ts'
import { approvalTables } from './approvals.ts'
import { logTables } from './log.ts'
import { channelTables } from './channels.ts'
import { serviceTables } from './service.ts'

export { postgres, sqlite }
export type * from './values.ts'

export type Tables = ReturnType<typeof define>
export type Row<K extends keyof Tables> = Tables[K]['$inferSelect']

export function define(dialect: () => Dialect) {
  const d = dialect()
  const people = peopleTables(d)
  const agents = agentTables(d, people)
  const quests = questTables(d, people, agents)
  return {
    ...people,
    ...agents,
    ...quests,
    ...approvalTables(d, people, agents, quests),
    ...logTables(d, people),
    ...channelTables(d, people),
    ...serviceTables(d, people),
  }
}
