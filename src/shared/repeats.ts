/** Reports the first of many equal events at once, and counts the others. */

interface Bounds {
  /** How long the same kind is only counted. */
  periodMs: number
  /** How many kinds are told apart. All others together are one kind. */
  mostKinds: number
}

const others = '\u0000others'

/**
 * Tells of the first event of each kind in a period. At the end of the period it tells of the others of that kind together, with what the
 * last of them was about.
 */
export function repeats<About>({ periodMs, mostKinds }: Bounds, tell: (about: About, repeated: number) => void) {
  const held = new Map<string, { repeated: number; last: About }>()
  return (kind: string, about: About) => {
    const name = held.has(kind) || held.size < mostKinds ? kind : others
    const known = held.get(name)
    if (known) {
      known.repeated++
      known.last = about
      return
    }
    tell(about, 0)
    const fresh = { repeated: 0, last: about }
    held.set(name, fresh)
    setTimeout(() => {
      held.delete(name)
      if (fresh.repeated > 0) tell(fresh.last, fresh.repeated)
    }, periodMs).unref()
  }
}
