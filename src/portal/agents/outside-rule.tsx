/** The limits of a rule for what happens outside the service. */
import type { Problem, Schemas } from '../api.ts'
import { categoryWords } from '../approvals/words.ts'
import { capitalised, Choice, Input, minutesInWords, money, Question, say, type Values } from '../pieces/index.ts'
import type { Gate } from './gates.tsx'
import type { PolicyChange } from './policy-change.ts'

export type Category = keyof Schemas['ExternalPolicy']
export type Rule = Schemas['ExternalRule']

/** "at most 5 a day, each up to 20 EUR, together up to 50 EUR a day" */
export function limitWords({ per_hour, per_day, currency, amount_per_request: each, amount_per_day: sum }: Rule) {
  const often = [per_hour && `${per_hour} an hour`, per_day && `${per_day} a day`].filter(Boolean).join(' and ')
  return [
    often && `at most ${often}`,
    each && currency && `each up to ${money({ value: each, currency })}`,
    sum && currency && `together up to ${money({ value: sum, currency })} a day`,
  ]
    .filter(Boolean)
    .join(', ')
}

export const pauseWords = ({ cool_down_minutes: minutes }: Rule) =>
  minutes > 0 ? `After you deny a request, it cannot ask again for ${minutesInWords(minutes)}.` : ''

const pauses = [0, 15, 60, 240, 1440]

interface RuleDialog {
  category: Category
  agent: Schemas['Agent']
  /** The rule that is saved. */
  gate: Gate
  policy: PolicyChange
  onClose(): void
}

export function RuleDialog({ category, agent, gate, policy, onClose }: RuleDialog) {
  const rule = agent.policy.external[category]
  const title = categoryWords[category]
  const name = (member: string) => `policy/external/${category}/${member}`
  const number = (member: 'per_hour' | 'per_day' | 'amount_per_request' | 'amount_per_day') => ({
    name: name(member),
    defaultValue: rule[member] === null ? '' : String(rule[member]),
    inputMode: 'decimal' as const,
    autoComplete: 'off',
  })
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
      {gate === 'allow' && (
        <>
          <p class="soft">Within these limits, the agent does not ask you. Set at least one of the first two.</p>
          <div class="pair">
            <Input {...number('per_hour')} label="Requests per hour" />
            <Input {...number('per_day')} label="Requests per day" />
          </div>
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
        </>
      )}
      <Choice
        name={name('cool_down_minutes')}
        label="Pause after you deny a request"
        hint="During the pause, it cannot ask for this kind of action, except what you suggested."
        defaultValue={String(rule.cool_down_minutes)}
        options={lengths.map(minutes => [String(minutes), minutes === 0 ? 'No pause' : capitalised(minutesInWords(minutes))])}
      />
    </Question>
  )
}

/** Says in the words of the form that a field is missing. */
function inWords(problem: Problem): Problem {
  const words = ({ pointer }: Problem['errors'][number]) =>
    pointer.endsWith('/per_day')
      ? 'Enter a number per hour, per day, or both'
      : pointer.endsWith('/currency')
        ? 'Enter a currency'
        : 'Enter an amount'
  return { ...problem, errors: problem.errors.map(error => (error.code === 'required' ? { ...error, message: words(error) } : error)) }
}

/** An empty field means no limit. A text that is not a number is sent unchanged, and the service says what is wrong. */
function numberOf(text: string) {
  if (text === '') return null
  const number = Number(text)
  return Number.isNaN(number) ? (text as never) : number
}
