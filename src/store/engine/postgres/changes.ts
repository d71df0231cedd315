/**
 * How instances learn what has changed. Each transaction writes its hints into the table `changes`, and each instance reads the rows of
 * transactions that have ended since it read last. NOTIFY only makes it read at once: PostgreSQL holds one lock for the whole database
 * while a transaction with NOTIFY commits, so such a transaction must not write anything else.
 *
 * The table is not logged. It is empty after a crash or a failover, but then every connection is new, and all listeners read again.
 */
import { escapeLiteral } from 'pg'
import type { Change } from '../statement.ts'
import { channelOf } from './schemas.ts'

export type Ask = <Row extends object>(text: string, values?: unknown[], name?: string) => Promise<Row[]>

/** If there are more different hints than this, nobody reads their texts: all listeners read again. */
const mostNews = 5_000
/** If more different hints than this come at once, an older version gets only one, which makes all its listeners read again. */
const mostRung = 16
/** An instance that has not read for half of this time may have missed rows. Rows are removed after one to two times this time. */
const keepMs = 60_000

/** Rounds the time that is due down to a second, so that more hints are equal. A time that is too early is safe. */
const hintOf = (change: Change) => {
  const { entry: _, dueAt, ...hint } = change
  return { ...hint, dueAt: dueAt && dueAt - (dueAt % 1_000) }
}

/** The end of a transaction. Everything is one message, so the hints cost no round trip. */
export const ending = (told: readonly Change[]) =>
  told.length === 0
    ? 'COMMIT'
    : `INSERT INTO changes (hint) VALUES ${told.map(change => `(${escapeLiteral(JSON.stringify(hintOf(change)))})`).join()}; COMMIT`

/** The hints that other instances must still be told to read. */
export function bell(schema: string) {
  const unsent = new Set<string>()
  return {
    add(told: readonly Change[]) {
      // An older version reads the hint itself. This version sees `noted` and reads the table.
      for (const change of told) if (unsent.size <= mostRung) unsent.add(JSON.stringify({ ...hintOf(change), noted: true }))
    },
    async ring(ask: Ask) {
      if (unsent.size === 0) return
      const hints = unsent.size > mostRung ? [JSON.stringify({ accountId: '*', noted: true })] : [...unsent]
      unsent.clear()
      await ask('SELECT pg_notify($1, hint) FROM unnest($2::text[]) AS hint', [channelOf(schema), hints], 'ring')
    },
  }
}

/**
 * Reads what has changed since the last call. The position is a snapshot, which says which transactions had ended. A number or a time would
 * miss the rows of a transaction that began earlier and ended later.
 */
export async function follow(ask: Ask, schema: string): Promise<() => Promise<Change[]>> {
  const table = `"${schema}".changes`
  // A transaction had not ended if its number is at or above the end of the snapshot, or in its list. So the work is as much as there is
  // news, however long other transactions take. Rows that a restored copy brings have numbers of another server: if these lie in the
  // future, they are not read.
  const look = `WITH now AS MATERIALIZED (SELECT pg_current_snapshot() AS position)
    SELECT position::text, extract(epoch FROM clock_timestamp())::float8 * 1000 AS at, ARRAY(
      SELECT hint FROM ${table} WHERE made_by >= pg_snapshot_xmax($1) AND pg_visible_in_snapshot(made_by, position)
      UNION
      SELECT hint FROM ${table} WHERE made_by = ANY(ARRAY(SELECT pg_snapshot_xip($1))) AND pg_visible_in_snapshot(made_by, position)
      LIMIT ${mostNews + 1}) AS hints FROM now`
  const prune = `DELETE FROM ${table} WHERE made_by < pg_snapshot_xmax($1) AND pg_visible_in_snapshot(made_by, $1)`
  const read = async (since: string | null) => (await ask<{ position: string; at: number; hints: string[] }>(look, [since], 'look'))[0]!

  // The table is small when a plan is made, and may be large later.
  await ask('SET enable_seqscan = off')
  let last = await read(null)
  let kept = last
  return async () => {
    const next = await read(last.position)
    const isLate = next.at - last.at > keepMs / 2
    last = next
    if (next.at - kept.at > keepMs) {
      await ask(prune, [kept.position], 'prune')
      kept = next
    }
    return isLate || next.hints.length > mostNews ? [{ accountId: '*' }] : next.hints.map(hint => JSON.parse(hint) as Change)
  }
}
