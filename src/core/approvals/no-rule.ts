import type { NoRule } from '../../store/index.ts'

/** Why no rule allowed a request: with null for each figure that this code does not have. */
export const shownNoRule = ({ code, limit, used, count, until, reasons = [], found: what }: NoRule) => ({
  code,
  limit: limit ?? null,
  used: used ?? null,
  count: count ?? null,
  until: until ?? null,
  reasons,
  found: what ?? null,
})

/** The same in the log. */
export const loggedNoRule = (noRule: NoRule) => {
  const { until, ...figures } = shownNoRule(noRule)
  return { ...figures, until: until === null ? null : new Date(until).toISOString() }
}
