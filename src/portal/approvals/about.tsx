/** A request at a glance: its kind, its title, its risk and the reasons for it, and the main details of an external action. */
import { capitalised, Chip, Facts, money, plain, spaced } from '../pieces/index.ts'
import type { Approval } from './board.ts'
import { kindWords, riskReasonWords } from './words.ts'

/** The service writes the titles of requests about quests. The agent writes those of external actions, so they are quoted. */
export const titleOf = ({ kind, title }: Pick<Approval, 'kind' | 'title'>) =>
  kind === 'external_action' ? `“${plain(title)}”` : plain(title)

export const Kind = ({ approval: { kind, category } }: { approval: Pick<Approval, 'kind' | 'category'> }) => (
  <Chip>
    {kindWords[kind]}
    {category && `: ${spaced(category)}`}
  </Chip>
)

const riskTones = { low: 'plain', medium: 'warn', high: 'bad' } as const
export const Risk = ({ risk }: { risk: Approval['risk'] }) => <Chip tone={riskTones[risk]}>{capitalised(risk)} risk</Chip>

export const RiskReasons = ({ approval }: { approval: Approval }) =>
  approval.risk_reasons.length > 0 && (
    <p class="request-risk small">
      <strong>Why high risk:</strong> {approval.risk_reasons.map(reason => riskReasonWords(reason, approval.category)).join('; ')}.
    </p>
  )

/** Names of details that a decision depends on, the most important first. A key may be longer: `price_eur`. */
const important: readonly (readonly [label: string, keys: readonly string[]])[] = [
  ['Amount', ['amount', 'price', 'cost', 'total', 'fee', 'sum', 'budget']],
  ['Currency', ['currency']],
  ['Recipient', ['recipient', 'to', 'payee', 'email', 'phone', 'cc', 'bcc', 'customer']],
  ['Account', ['iban', 'account', 'card', 'wallet']],
  ['Address', ['url', 'link', 'website', 'site', 'domain', 'host', 'endpoint', 'shop']],
  ['What', ['item', 'product', 'file', 'path', 'repository', 'command', 'subject']],
]
/** The amount and the recipient are shown large. */
const large = new Set([0, 2])
const mostFacts = 6
const isLarge = (rank: number) => large.has(rank)
const longestValue = 200

/** The most important details, above the agent's reasons. The opened request shows all details. */
export function KeyFacts({ approval }: { approval: Approval }) {
  return <FactsBox facts={factsOf(approval)} />
}

/** The amount and the recipient again, beside the last button. */
export const LargeFacts = ({ approval }: { approval: Approval }) => <FactsBox facts={factsOf(approval, isLarge)} />

const FactsBox = ({ facts }: { facts: ReturnType<typeof keyFacts> }) =>
  facts.length > 0 && (
    <div class="request-key" role="group" aria-label="Main details">
      <Facts rows={facts} />
    </div>
  )

const factsOf = ({ arguments: given, amount }: Approval, isWanted = (_rank: number) => true) =>
  'details' in given ? keyFacts(given.details, amount, isWanted) : []

/** `amount` is what the service has read from `details.amount`, if that is in the form of the contract. */
function keyFacts(details: unknown, amount: Approval['amount'], isWanted: (rank: number) => boolean) {
  if (typeof details !== 'object' || details === null) return []
  const found: [rank: number, label: string, value: string][] = []
  for (const [key, value] of Object.entries(details)) {
    const rank = important.findIndex(([, keys]) => keys.includes(key.toLowerCase().split(/[^a-z]/, 1)[0]!))
    if (rank < 0 || !isWanted(rank) || value === null || value === '') continue
    const isAmount = key === 'amount' && amount !== null
    if (typeof value === 'object' && !isAmount && !isFlat(value)) continue
    const label = important[rank]![0]
    const words = spaced(key)
    // The unit of "price eur" belongs to the number.
    const unit = rank === 0 ? words.replace(/^\S+/, '') : ''
    const name = words.slice(0, words.length - unit.length)
    const text = isAmount ? money(amount) : `${Array.isArray(value) ? value.join(', ') : String(value)}${unit}`
    found.push([rank, label.toLowerCase() === name ? label : `${label} (${plain(name)})`, text])
  }
  return found
    .toSorted(([a], [b]) => a - b)
    .slice(0, mostFacts)
    .map(
      ([rank, label, text]) =>
        [
          label,
          <bdi class={`words ${isLarge(rank) ? 'large' : ''}`}>
            {plain(text.length > longestValue ? `${text.slice(0, longestValue)}…` : text)}
          </bdi>,
        ] as const,
    )
}

const isFlat = (value: unknown) => Array.isArray(value) && value.length > 0 && value.every(one => typeof one !== 'object')
