/** The hours of an agent's last seven days, in the human's own time zone. The service counts the hours of UTC. */
import type { Schemas } from '../api.ts'

export const hourMs = 60 * 60_000
const dayMs = 24 * hourMs

export interface Hour {
  calls: number
  refused: number
  errors: number
}
export interface Day {
  /** Its first moment. */
  at: Date
  /** The hours from 0 to 23. Those that have not begun are missing. */
  hours: (Hour | undefined)[]
}

/** The last seven days, the oldest first; today is the last. */
export function daysOf({ from, bucket_seconds, calls, refused, errors }: Schemas['AgentActivity'], now: number): Day[] {
  const today = new Date(now)
  const days = Array.from({ length: 7 }, (_, i): Day => {
    const at = new Date(today.getFullYear(), today.getMonth(), today.getDate() - 6 + i)
    const begun = i < 6 ? 24 : today.getHours() + 1
    return { at, hours: Array.from({ length: 24 }, (_, hour) => (hour < begun ? { calls: 0, refused: 0, errors: 0 } : undefined)) }
  })
  const places = new Map(days.map(day => [day.at.toDateString(), day]))
  for (const [i, n] of calls.entries()) {
    const at = new Date(Date.parse(from) + i * bucket_seconds * 1000)
    // A clock that is put back has an hour twice; both are in one place.
    const hour = places.get(at.toDateString())?.hours[at.getHours()]
    if (!hour) continue
    hour.calls += n
    hour.refused += refused[i]!
    hour.errors += errors[i]!
  }
  return days
}

export const sum = (counts: readonly number[]) => counts.reduce((all, n) => all + n, 0)

/** The sums of every so many neighbours. */
export const grouped = (counts: readonly number[], size: number) =>
  Array.from({ length: Math.ceil(counts.length / size) }, (_, i) => sum(counts.slice(i * size, (i + 1) * size)))

/** The beginnings of the days of a range of days. The service counts the days of UTC. */
export const daysSince = ({ from, calls }: Schemas['AgentActivity']) => calls.map((_, i) => new Date(Date.parse(from) + i * dayMs))
