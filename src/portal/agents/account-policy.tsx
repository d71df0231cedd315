/** What holds for all agents of the human together: ceilings, which amounts are large, and the policy that new agents get. */
import './agents.css'
import type { Schemas } from '../api.ts'
import {
  Area,
  Card,
  count,
  decimalIn,
  DialogButton,
  Input,
  money,
  Page,
  Question,
  say,
  Skeleton,
  Trouble,
  type Values,
} from '../pieces/index.ts'
import { useResource, type Resource } from '../resource.ts'
import { linesOf } from './outside-rule.tsx'
import { changeAll, ofNewAgents, usePolicyChange } from './policy-change.ts'
import { Rules } from './policy.tsx'

type Policy = Schemas['AccountPolicy']
interface Parts {
  policy: Policy
  shown: Resource<Policy>
}

export function AccountPolicy() {
  const shown = useResource('/me/policy', {}, { live: ['account'] })
  const { data: policy, problem } = shown
  return (
    <Page
      title="Policy for all agents"
      lead="What your agents together may do without asking you, and what a new agent begins with."
      up={{ href: '#agents', title: 'Agents' }}
    >
      {policy ? (
        <div class="stack gap5">
          <Ceilings policy={policy} shown={shown} />
          <Large policy={policy} shown={shown} />
          <h2>New agents</h2>
          <Defaults policy={policy} shown={shown} />
        </div>
      ) : problem ? (
        <Trouble problem={problem} onRetry={shown.reload} />
      ) : (
        <Skeleton rows={4} />
      )}
    </Page>
  )
}

function Ceilings({ policy, shown }: Parts) {
  const { per_day: perDay, amounts_per_day: amounts } = policy.ceilings
  const send = async (values: Values) =>
    changeAll(policy.version, shown, {
      ceilings: {
        per_day: values['ceilings/per_day']?.trim() ? (Number(values['ceilings/per_day']) as number) : null,
        amounts_per_day: amountsOf(values['ceilings/amounts_per_day']),
      },
    })
  return (
    <Card title="Ceilings">
      <p class="soft">
        The rules of all your agents together allow no more than this in 24 hours. Beyond it, an agent asks you. What was never started does
        not count.
      </p>
      <p>{ceilingWords(perDay, amounts)}</p>
      <DialogButton
        small
        dialog={close => (
          <Question title="Ceilings for all agents" submit="Save" send={send} onDone={() => say('Ceilings saved')} onClose={close}>
            <Input
              name="ceilings/per_day"
              label="Requests per day"
              hint="Leave it empty for no limit."
              inputMode="numeric"
              defaultValue={perDay === null ? '' : String(perDay)}
              autoComplete="off"
            />
            <AmountLines
              name="ceilings/amounts_per_day"
              label="Amounts per day"
              hint="One in each line, such as 50 EUR. If there is one, an agent asks you about every other currency."
              amounts={amounts}
            />
          </Question>
        )}
      >
        Change the ceilings
      </DialogButton>
    </Card>
  )
}

function ceilingWords(perDay: number | null, amounts: readonly Schemas['Amount'][]) {
  const parts = [perDay !== null && `${count(perDay, 'request')} a day`, ...amounts.map(amount => `${money(amount)} a day`)].filter(Boolean)
  return parts.length === 0 ? 'There is no ceiling.' : `At most ${parts.join(', ')}.`
}

function Large({ policy, shown }: Parts) {
  const { large_amounts: amounts } = policy
  const send = async (values: Values) => changeAll(policy.version, shown, { large_amounts: amountsOf(values['large_amounts']) })
  return (
    <Card title="Large amounts">
      <p class="soft">Above these amounts, a request counts as large. In every other currency, it does above 100.</p>
      <p>{amounts.length === 0 ? 'You have set none.' : `Large above ${amounts.map(money).join(', ')}.`}</p>
      <DialogButton
        small
        dialog={close => (
          <Question title="Large amounts" submit="Save" send={send} onDone={() => say('Large amounts saved')} onClose={close}>
            <AmountLines name="large_amounts" label="Amounts" hint="One in each line, such as 250 EUR." amounts={amounts} />
          </Question>
        )}
      >
        Change the amounts
      </DialogButton>
    </Card>
  )
}

interface AmountLines {
  name: string
  label: string
  hint: string
  amounts: readonly Schemas['Amount'][]
}
const AmountLines = ({ amounts, ...field }: AmountLines) => (
  <Area
    {...field}
    rows={Math.max(3, amounts.length + 1)}
    defaultValue={amounts.map(({ value, currency }) => `${value} ${currency}`).join('\n')}
    autoComplete="off"
  />
)

/** "50 EUR" in each line. What has another form is sent as it is, and the service says what is wrong. */
const amountsOf = (text = '') =>
  (linesOf(text) ?? []).map(line => {
    const [, value = line, currency = ''] = /^(\S+)\s*([A-Za-z]{3})$/.exec(line) ?? []
    const number = decimalIn(value)
    return { value: number === undefined ? value : String(Number(number)), currency: currency.toUpperCase() }
  })

function Defaults({ policy, shown }: Parts) {
  const change = usePolicyChange(ofNewAgents(policy, shown))
  return <Rules policy={change} name="A new agent" isFixed={false} />
}
