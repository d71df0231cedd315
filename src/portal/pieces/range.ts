/** A range of days of the human's own calendar, as the service asks for it: from the first moment of one to the last of the other. */
export function rangeOf(query: URLSearchParams): { from?: string; to?: string } {
  const [from, to] = [startOf(query.get('from'), 0), startOf(query.get('to'), 1)]
  return { ...(from && { from }), ...(to && { to }) }
}

/** When a day begins here, or one some days later. */
function startOf(day: string | null, later: number) {
  const [, year, month, date] = /^(\d{4})-(\d\d)-(\d\d)$/.exec(day ?? '') ?? []
  return year && new Date(Number(year), Number(month) - 1, Number(date) + later).toISOString()
}
