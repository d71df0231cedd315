/** Counts by name, without the names whose count is 0. */
export function tally() {
  const counts = new Map<string, number>()
  const of = (name: string) => counts.get(name) ?? 0
  return {
    of,
    add(name: string, more: number) {
      const now = of(name) + more
      if (now > 0) counts.set(name, now)
      else counts.delete(name)
    },
  }
}
