/** What a request is about, at a glance: its kind, its title, how risky it is and why, and what an external action names. */
import { Chip } from '../pieces/chip.tsx'
import { Facts } from '../pieces/data.tsx'
import { plain } from '../pieces/plain.ts'
import type { Approval } from './queue.ts'
import { kindWords, riskReasonWords, spaced } from './words.ts'

/** The service words the titles of quests' requests. Those of external actions are the agent's own words, so they are quoted. */
export const titleOf = ({ kind, title }: Pick<Approval, 'kind' | 'title'>) =>
  kind === 'external_action' ? `“${plain(title)}”` : plain(title)

export const Kind = ({ approval: { kind, category } }: { approval: Approval }) => (
  <Chip>
    {kindWords[kind]}
    {category && `: ${spaced(category)}`}
  </Chip>
)

const riskTones = { low: 'plain', medium: 'warn', high: 'bad' } as const
export const Risk = ({ risk }: { risk: Approval['risk'] }) => (
  <Chip tone={riskTones[risk]}>{risk.charAt(0).toUpperCase() + risk.slice(1)} risk</Chip>
)

export const RiskReasons = ({ approval }: { approval: Approval }) =>
  approval.risk_reasons.length > 0 && (
    <p class="request-risk">
      <strong>Why high risk:</strong> {approval.risk_reasons.map(reason => riskReasonWords(reason, approval.category)).join('; ')}.
    </p>
  )

/** Names under which agents write down what a decision depends on, the most telling first. A key may be longer: `price_eur`. */
const telling: readonly (readonly [label: string, keys: readonly string[]])[] = [
  ['Amount', ['amount', 'price', 'cost', 'total', 'fee', 'sum', 'budget']],
  ['Currency', ['currency']],
  ['Recipient', ['recipient', 'to', 'payee', 'email', 'phone', 'cc', 'bcc', 'customer']],
  ['Account', ['iban', 'account', 'card', 'wallet']],
  ['Address', ['url', 'link', 'website', 'site', 'domain', 'host', 'endpoint', 'shop']],
  ['What', ['item', 'product', 'file', 'path', 'repository', 'command', 'subject']],
]
const mostFacts = 6
const longestValue = 200

/** The details that tell most, by name, before the agent's reasons. All details follow when the request is opened. */
export function KeyFacts({ approval }: { approval: Approval }) {
  const facts = 'details' in approval.arguments ? keyFacts(approval.arguments.details) : []
  return (
    facts.length > 0 && (
      <section class="request-key" aria-label="What it names">
        <Facts rows={facts} />
      </section>
    )
  )
}

function keyFacts(details: unknown) {
  if (typeof details !== 'object' || details === null) return []
  const found: [rank: number, label: string, value: string][] = []
  for (const [key, value] of Object.entries(details)) {
    const rank = telling.findIndex(([, keys]) => keys.includes(key.toLowerCase().split(/[^a-z]/, 1)[0]!))
    if (rank < 0 || value === null || value === '' || (typeof value === 'object' && !isFlat(value))) continue
    const label = telling[rank]![0]
    const name = spaced(key)
    const text = Array.isArray(value) ? value.join(', ') : String(value)
    found.push([rank, label.toLowerCase() === name ? label : `${label} (${plain(name)})`, text])
  }
  return found
    .toSorted(([a], [b]) => a - b)
    .slice(0, mostFacts)
    .map(
      ([, label, text]) =>
        [label, <bdi class="words">{plain(text.length > longestValue ? `${text.slice(0, longestValue)}…` : text)}</bdi>] as const,
    )
}

const isFlat = (value: unknown) => Array.isArray(value) && value.length > 0 && value.every(one => typeof one !== 'object')
