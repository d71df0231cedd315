/** The schemas that belong to the service, and what is named after them: the channel, and the lock of running instances. */
import type { Client } from 'pg'
import type { Database } from '../servers.ts'

/** The lock that running instances share, and that a restore needs for itself. Each schema has its own. */
const serviceLock = 0x61_71_74
/** The schema if none is set. Its migrations are noted in a schema of their own, because early versions did that. */
export const usualSchema = 'public'
export const noteOf = (schema: string) => (schema === usualSchema ? 'drizzle' : schema)
/** The schemas that belong to the service. */
export const schemasOf = ({ schema = usualSchema }: Database) => [...new Set([schema, noteOf(schema)])]
/** The channel where instances announce changes to each other. */
export const channelOf = (schema: string) => (schema === usualSchema ? 'agent_quest_changes' : `agent_quest_changes_${schema}`)

/** Held as long as the connection lives. */
export async function shareLock(client: Client, schema: string) {
  const { rows } = await client.query('SELECT pg_try_advisory_lock_shared($1, hashtext($2)) AS taken', [serviceLock, schema])
  if (!rows[0].taken) throw new Error('A backup is being restored into this database. Start again when it is done')
}

/** Throws if an instance of the service is running. Afterwards none can start until this connection ends. */
export async function holdAlone(client: Client, { schema = usualSchema }: Database) {
  const { rows } = await client.query('SELECT pg_try_advisory_lock($1, hashtext($2)) AS taken', [serviceLock, schema])
  if (!rows[0].taken) throw new Error('An instance of the service is running on this database. Stop all instances first')
}
