/** The hours of an agent's last seven days, in the human's own time zone. The service counts the hours of UTC. */
import type { Schemas } from '../api.ts'

const dayMs = 24 * 60 * 60_000

export interface Hour {
  calls: number
  refused: number
  errors: number
}
export interface Day {
  /** Its first moment. */
  at: Date
  /** The hours from 0 to 23. Those outside the seven days are missing. */
  hours: (Hour | undefined)[]
}

/** The days of the hours that were counted, the oldest first. Seven days of 24 hours lie in eight days of the calendar. */
export function daysOf({ from, bucket_seconds, calls, refused, errors }: Schemas['AgentActivity']): Day[] {
  const days = new Map<string, Day>()
  for (const [i, n] of calls.entries()) {
    const at = new Date(Date.parse(from) + i * bucket_seconds * 1000)
    const name = at.toDateString()
    const day = days.get(name) ?? {
      at: new Date(at.getFullYear(), at.getMonth(), at.getDate()),
      hours: Array.from({ length: 24 }, () => undefined),
    }
    days.set(name, day)
    // When the clocks go back, one hour comes twice. Both are counted in one place.
    const hour = (day.hours[at.getHours()] ??= { calls: 0, refused: 0, errors: 0 })
    hour.calls += n
    hour.refused += refused[i]!
    hour.errors += errors[i]!
  }
  return [...days.values()]
}

export const sum = (counts: readonly number[]) => counts.reduce((all, n) => all + n, 0)

/** The beginnings of the days of a range of days. The service counts the days of UTC. */
export const daysSince = ({ from, calls }: Schemas['AgentActivity']) => calls.map((_, i) => new Date(Date.parse(from) + i * dayMs))
