/**
 * Formats milliseconds since 1970 like Date.toISOString(), at less than half the cost. Every answer has several date-times, and lists have
 * many. The calendar is counted in eras of 400 years that begin on 1 March, so that a leap day is the last day of its year.
 */
export function instant(at: number): string {
  if (!(at >= first && at < beyond)) return new Date(at).toISOString()
  const day = Math.floor(at / 86_400_000)
  const second = Math.floor(at / 1_000) - day * 86_400
  const minute = Math.floor(second / 60)
  const sinceEra = day + 719_468
  const era = Math.floor(sinceEra / 146_097)
  const dayOfEra = sinceEra - era * 146_097
  const yearOfEra = Math.floor(
    (dayOfEra - Math.floor(dayOfEra / 1_460) + Math.floor(dayOfEra / 36_524) - Math.floor(dayOfEra / 146_096)) / 365,
  )
  const dayOfYear = dayOfEra - (365 * yearOfEra + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100))
  const monthSinceMarch = Math.floor((5 * dayOfYear + 2) / 153)
  const date = two[dayOfYear - Math.floor((153 * monthSinceMarch + 2) / 5) + 1]
  const isNextYear = monthSinceMarch > 9
  const month = two[isNextYear ? monthSinceMarch - 9 : monthSinceMarch + 3]
  const year = yearOfEra + era * 400 + (isNextYear ? 1 : 0)
  return `${year}-${month}-${date}T${two[Math.floor(minute / 60)]}:${two[minute % 60]}:${two[second % 60]}.${three[at - Math.floor(at / 1_000) * 1_000]}Z`
}

/** The years of four digits that need no zeros. */
const [first, beyond] = [Date.UTC(1000, 0), Date.UTC(10_000, 0)]
const digits = (count: number, length: number) => Array.from({ length: count }, (_, n) => String(n).padStart(length, '0'))
const [two, three] = [digits(60, 2), digits(1_000, 3)]
