/** The limits of a rule for what happens outside the service. */
import type { Problem, Schemas } from '../api.ts'
import { categoryWords } from '../approvals/words.ts'
import { Area, capitalised, Choice, decimalIn, Input, minutesInWords, money, plain, Question, say, type Values } from '../pieces/index.ts'
import type { Gate } from './gates.tsx'
import type { PolicyChange } from './policy-change.ts'

export type Category = keyof Schemas['ExternalPolicy']
export type Rule = Schemas['ExternalRule']

/** "at most 5 a day, each up to 20 EUR, together up to 50 EUR a day" */
export function limitWords({ per_hour, per_day, currency, amount_per_request: each, amount_per_day: sum, recipients }: Rule) {
  const often = [per_hour && `${per_hour} an hour`, per_day && `${per_day} a day`].filter(Boolean).join(' and ')
  return [
    often && `at most ${often}`,
    each && currency && `each up to ${money({ value: String(each), currency })}`,
    sum && currency && `together up to ${money({ value: String(sum), currency })} a day`,
    recipients && `only to ${listWords(recipients)}`,
  ]
    .filter(Boolean)
    .join(', ')
}

const mostNamed = 3
const listWords = (recipients: readonly string[]) =>
  recipients.length > mostNamed
    ? `${recipients.slice(0, mostNamed).map(plain).join(', ')} and ${recipients.length - mostNamed} more`
    : recipients.map(plain).join(', ')

/** What each category needs before its rule may allow something. */
const needWords: Record<Category, string> = {
  spend: 'Within these limits, the agent does not ask you. Set an amount per request, an amount per day, or both.',
  contact: 'Within these limits, the agent does not ask you. Set a number of requests.',
  publish: 'Within these limits, the agent does not ask you. Set a number of requests.',
  access: 'The agent does not ask you about these recipients. For all others, it asks.',
  other: 'The agent does not ask you about these recipients. For all others, it asks.',
}

export const pauseWords = ({ cool_down_minutes: minutes }: Rule) =>
  minutes > 0 ? `After you deny a request, it cannot ask again for ${minutesInWords(minutes)}.` : ''

const pauses = [0, 15, 60, 240, 1440]

interface RuleDialog {
  category: Category
  /** The rule that is saved. */
  gate: Gate
  policy: PolicyChange
  onClose(): void
}

export function RuleDialog({ category, gate, policy, onClose }: RuleDialog) {
  const rule = policy.held.external[category]
  const title = categoryWords[category]
  const name = (member: string) => `${policy.base}/external/${category}/${member}`
  const send = async (values: Values) => {
    const given = (member: string) => values[name(member)]?.trim() ?? ''
    const limits: Schemas['ExternalRulePatch'] = {
      per_hour: numberOf(given('per_hour')),
      per_day: numberOf(given('per_day')),
      ...(category === 'spend' && {
        currency: given('currency').toUpperCase() || null,
        amount_per_request: numberOf(given('amount_per_request')),
        amount_per_day: numberOf(given('amount_per_day')),
      }),
      recipients: linesOf(given('recipients')),
    }
    const answer = await policy.send({
      external: { [category]: { rule: gate, ...(gate === 'allow' && limits), cool_down_minutes: Number(given('cool_down_minutes')) } },
    })
    return answer.problem ? { problem: inWords(answer.problem) } : answer
  }
  const lengths = [...new Set([...pauses, rule.cool_down_minutes])].toSorted((a, b) => a - b)
  return (
    <Question
      title={gate === 'allow' ? `${title} without asking` : `${title}: pause after a denial`}
      submit="Save"
      send={send}
      onDone={() => say(`${title}: saved`)}
      onClose={onClose}
    >
      {gate === 'allow' && <Limits category={category} rule={rule} name={name} />}
      <Choice
        name={name('cool_down_minutes')}
        label="Pause after you deny a request"
        hint="During the pause, it cannot ask for this kind of action."
        defaultValue={String(rule.cool_down_minutes)}
        options={lengths.map(minutes => [String(minutes), minutes === 0 ? 'No pause' : capitalised(minutesInWords(minutes))])}
      />
    </Question>
  )
}

function Limits({ category, rule, name }: { category: Category; rule: Rule; name(member: string): string }) {
  const number = (member: 'per_hour' | 'per_day' | 'amount_per_request' | 'amount_per_day') => ({
    name: name(member),
    defaultValue: rule[member] === null ? '' : String(rule[member]),
    inputMode: 'decimal' as const,
    autoComplete: 'off',
  })
  return (
    <>
      <p class="soft">{needWords[category]}</p>
      {category === 'spend' && (
        <>
          <div class="pair">
            <Input {...number('amount_per_request')} label="Amount per request" />
            <Input {...number('amount_per_day')} label="Amount per day" />
          </div>
          <Input
            name={name('currency')}
            label="Currency"
            hint="Its code, such as EUR. For other currencies, the agent asks you."
            defaultValue={rule.currency ?? ''}
            maxLength={3}
            autoComplete="off"
          />
        </>
      )}
      <div class="pair">
        <Input {...number('per_hour')} label="Requests per hour" />
        <Input {...number('per_day')} label="Requests per day" />
      </div>
      <Area
        name={name('recipients')}
        label="Only these recipients"
        hint="Addresses, hosts or account numbers, one in each line. Names alone do not count. Leave it empty for any recipient."
        defaultValue={rule.recipients?.join('\n') ?? ''}
        rows={3}
        autoComplete="off"
      />
    </>
  )
}

/** Says in the words of the form that a field is missing. */
function inWords(problem: Problem): Problem {
  const words = ({ pointer }: Problem['errors'][number]) =>
    pointer.endsWith('/per_day')
      ? 'Enter a number per hour, per day, or both'
      : pointer.endsWith('/currency')
        ? 'Enter a currency'
        : pointer.endsWith('/recipients')
          ? 'Enter a recipient'
          : 'Enter an amount per request, per day, or both'
  return { ...problem, errors: problem.errors.map(error => (error.code === 'required' ? { ...error, message: words(error) } : error)) }
}

/** The lines of a text that are not empty. */
export function linesOf(text: string) {
  const lines = text
    .split('\n')
    .map(line => line.trim())
    .filter(Boolean)
  return lines.length === 0 ? null : lines
}

/** An empty field means no limit. A text that is not a number is sent unchanged, and the service says what is wrong. */
function numberOf(text: string) {
  if (text === '') return null
  const number = decimalIn(text)
  return number === undefined ? (text as never) : Number(number)
}
