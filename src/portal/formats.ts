/**
 * Dates, times and numbers as their reader is used to them: by the languages of the browser. The portal's own words are English. Nothing else
 * in the portal formats them; tests/floors.test.ts checks it. A format is made once where it is used, because that takes longer than using it.
 */
const reader = navigator.languages.filter(isLanguage)

/** Some browsers without a screen name languages that are none, such as `en-US@posix`. */
function isLanguage(name: string) {
  try {
    return Intl.getCanonicalLocales(name).length > 0
  } catch {
    return false
  }
}

export const dates = (options: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat(reader, options)
export const toTheMinute = { hour: '2-digit', minute: '2-digit' } as const
export const shortDay = { day: 'numeric', month: 'short' } as const

const numbers = (options?: Intl.NumberFormatOptions) => new Intl.NumberFormat(reader, options)
const plain = numbers()
/** "1,200". */
export const number = (n: number) => plain.format(n)

const whole = numbers({ maximumFractionDigits: 4 })
const broken = numbers({ minimumFractionDigits: 2, maximumFractionDigits: 4 })
/** A decimal number as the contract writes it: "1,200" or "12.50". No digit is lost. */
export const decimal = (value: string) => (value.includes('.') ? broken : whole).format(value as Intl.StringNumericLiteral)

/** Lists of the portal's own words. */
export const english = () => new Intl.ListFormat('en-GB')
/** "calls, points and keys". */
export const listed = (words: readonly string[]) => english().format(words)
