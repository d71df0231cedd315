/** An action outside the service, which its agent carries out: as the agent asked for it, and as the human allows it. */
import type { Schemas } from '../../api.ts'
import { money, plain } from '../../pieces/index.ts'
import type { Approval } from '../board.ts'

type Amount = Schemas['Amount']
export type Details = Record<string, unknown>

export interface ActionValues {
  title: string
  category: Approval['category']
  recipient: string | null
  amount: Amount | null
  details: Details
  /** Who gets a signed permit. */
  audience?: string | undefined
  /** What the agent does not declare, so that the service has found it in the details. */
  found: { recipient: boolean; amount: boolean }
}

/** Undefined if the service itself carries it out. */
export function askedOf({ kind, title, category, recipient, amount, arguments: given }: Approval): ActionValues | undefined {
  if (kind !== 'external_action' || !('details' in given)) return undefined
  const { audience, ...declared } = given as Partial<ActionValues>
  const found = { recipient: !declared.recipient && recipient !== null, amount: !declared.amount && amount !== null }
  return { title, category, recipient, amount, details: given.details as Details, audience, found }
}

/** Undefined if the human has changed nothing. */
export function allowedOf(approval: Approval): ActionValues | undefined {
  const asked = askedOf(approval)
  const { allowed } = approval
  return asked && allowed ? withFound(asked, { ...allowed, details: allowed.details as Details }) : undefined
}

/** The action with other values. A recipient that was found in the details is that of the changed details. */
export function withFound(asked: ActionValues, parts: Partial<ActionValues>): ActionValues {
  const allowed = { ...asked, ...parts }
  if (!asked.found.recipient || parts.recipient) return allowed
  const [name] = Object.entries(asked.details).find(([, value]) => String(value).trim() === asked.recipient) ?? []
  return { ...allowed, recipient: name === undefined ? asked.recipient : String(allowed.details[name]).trim() }
}
/** What is done in a category, before the name of the recipient. */
const verbs: Record<NonNullable<ActionValues['category']>, string> = {
  spend: 'paying',
  contact: 'contacting',
  publish: 'publishing to',
  access: 'access for',
  other: 'this for',
}

/**
 * "480 EUR to Druckerei Meier", "contacting ben@example.com". The amount is apart, because no line may end inside it, and the recipient,
 * because its letters may run the other way.
 */
export function inShort({ category, recipient, amount }: Pick<ActionValues, 'category' | 'recipient' | 'amount'>) {
  const whom = recipient ? shortened(plain(recipient)) : undefined
  const verb = category && (verbs as Partial<typeof verbs>)[category]
  return { sum: amount && money(amount), link: whom && (amount ? 'to' : (verb ?? verbs.other)), whom }
}

const [mostLetters, firstLetters, lastLetters] = [40, 24, 15]
/** The middle goes, because the end of an address says whose it is. */
function shortened(name: string) {
  const letters = Array.from(name)
  return letters.length > mostLetters ? `${letters.slice(0, firstLetters).join('')}…${letters.slice(-lastLetters).join('')}` : name
}

/** Names of details that a decision depends on, the most important first. A name may be longer: `price_eur`. */
const important = [
  ['recipient', 'to', 'payee', 'email', 'phone', 'cc', 'bcc', 'customer'],
  ['amount', 'price', 'cost', 'total', 'fee', 'sum', 'budget', 'currency'],
  ['iban', 'account', 'card', 'wallet'],
  ['url', 'link', 'website', 'site', 'domain', 'host', 'endpoint', 'shop'],
  ['item', 'product', 'file', 'path', 'repository', 'command', 'subject'],
]

/** All names of details. None is left out, and the important ones come first, whatever the agent puts before them. */
export function namesIn(details: Details): string[] {
  const rankOf = (name: string) => {
    const word = name.toLowerCase().split(/[^a-z]/, 1)[0]!
    const rank = important.findIndex(names => names.includes(word))
    return rank < 0 ? important.length : rank
  }
  return Object.keys(details).toSorted((a, b) => rankOf(a) - rankOf(b))
}
