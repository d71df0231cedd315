/**
 * The calls of the last 90 days, of all agents with a name of the demo. Nobody can call in the past, so they are written into the database
 * of the demo's own service: by the hour, with nights, weekends, errors, and refusals of those whose keys have ended.
 */
import Database from 'better-sqlite3'
import { actors, type Actor } from './agents.ts'

const hourMs = 60 * 60_000
const days = 90

/** A number from 0 to 1 that looks random and is always the same. */
const chance = (...seeds: number[]) =>
  Math.abs(Math.sin(seeds.reduce((sum, seed, i) => sum + seed * (12.9898 + i * 78.233), 0)) * 43_758.5453) % 1

/** The share of its busiest hour in which an agent works at an hour of the week. */
const rhythms: ((hour: number, day: number) => number)[] = [
  // An office.
  (hour, day) => (day % 6 === 0 ? 0.05 : Math.max(0, Math.sin(((hour - 7) / 12) * Math.PI))),
  // A service that never sleeps.
  () => 0.6,
  // Three runs a day.
  hour => ([2, 8, 20].includes(hour) ? 1 : 0),
  // The night.
  hour => (hour < 5 || hour > 21 ? 0.9 : 0.02),
  // Somebody's evenings.
  (hour, day) => (hour > 17 && hour < 23 ? (day % 6 === 0 ? 1 : 0.4) : 0),
]

function countsAt({ ends }: Actor, n: number, at: Date, hoursAgo: number) {
  const share = rhythms[n % rhythms.length]!(at.getHours(), at.getDay()) * (0.5 + chance(n, hoursAgo))
  const isOver = (ends === 'silent' && hoursAgo < 9) || (ends === 'suspended' && hoursAgo < 40) || (ends === 'archived' && hoursAgo < 200)
  const wanted = isOver ? 0 : Math.round(share * (20 + 60 * chance(n)))
  // A key ended two days ago, and its client tries it again and again. Others have a bad hour now and then.
  const isRefused = (ends === 'refused' && hoursAgo < 50) || (wanted > 0 && chance(n, hoursAgo, 7) > 0.995)
  const calls = isRefused ? 0 : wanted
  return { calls, refused: isRefused ? Math.max(1, Math.round(wanted / 4)) : 0, errors: Math.round(calls * 0.06 * chance(n, hoursAgo, 3)) }
}

export function writePast(database: string) {
  const connection = new Database(database)
  connection.pragma('busy_timeout = 10000')
  const find = connection.prepare<[string], string>('SELECT id FROM agents WHERE name = ?').pluck()
  const add = connection.prepare(
    `INSERT INTO agent_activity (agent_id, at, calls, refused, errors) VALUES (?, ?, ?, ?, ?)
     ON CONFLICT DO UPDATE SET calls = calls + excluded.calls, refused = refused + excluded.refused, errors = errors + excluded.errors`,
  )
  const now = Math.floor(Date.now() / hourMs)
  // The service may write meanwhile, so this waits for its turn before it reads.
  const write = connection.transaction(() => {
    for (const [n, actor] of actors.entries()) {
      const id = find.get(actor.name)
      if (!id || actor.isNew) continue
      for (let ago = days * 24 - 1; ago > 0; ago--) {
        const at = (now - ago) * hourMs
        const { calls, refused, errors } = countsAt(actor, n, new Date(at), ago)
        if (calls + refused > 0) add.run(id, at, calls, refused, errors)
      }
    }
  })
  write.immediate()
  connection.close()
}
