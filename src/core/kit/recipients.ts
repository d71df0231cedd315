/** Whom a request names. The human sees it large, so it is one rule for all who show it. */

/** Keys of details that name a recipient, the most exact first. A key may be longer: `to_address`. */
const names = ['recipient', 'to', 'payee', 'email', 'phone', 'customer']
/** The same, and copies and accounts: what they name gets something too. */
export const recipientKeys: ReadonlySet<string> = new Set([...names, 'cc', 'bcc', 'beneficiary', 'iban', 'account', 'wallet'])
const mostLetters = 200

/** The recipient that an agent declares, or else the one that it names in the details. */
export const shownRecipient = ({ recipient, details }: Record<string, unknown>): string | null =>
  typeof recipient === 'string' ? recipient : recipientIn({ details })

/** The first recipient in the details of an external action. The agent writes it, and may name others elsewhere. */
export function recipientIn({ details }: Record<string, unknown>): string | null {
  if (typeof details !== 'object' || details === null) return null
  const found = Object.entries(details)
    .map(([key, value]) => ({ rank: names.indexOf(key.toLowerCase().split(/[^a-z]/, 1)[0]!), text: textOf(value) }))
    .filter(({ rank, text }) => rank >= 0 && text !== '')
    .toSorted((a, b) => a.rank - b.rank)
  const [first] = found
  return first ? Array.from(first.text).slice(0, mostLetters).join('') : null
}

const textOf = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number'
    ? String(value).trim()
    : Array.isArray(value)
      ? value.map(textOf).filter(Boolean).join(', ')
      : ''
