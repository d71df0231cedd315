/** The rules for what an agent does outside the service: one for each category, and what is allowed for some time only. */
import { useState } from 'preact/hooks'
import type { Schemas } from '../api.ts'
import { useNow } from '../clock.ts'
import { categoryWords, mayWords } from '../approvals/words.ts'
import { Button, Card, Countdown, DialogButton, money, plain } from '../pieces/index.ts'
import { Gates, gates, RuleRow, type Gate } from './gates.tsx'
import { limitWords, pauseWords, RuleDialog, type Category, type Rule } from './outside-rule.tsx'
import type { PolicyChange } from './policy-change.ts'
import { Week } from './week.tsx'

const abouts: Record<Category, string> = {
  spend: 'Purchases, payments, subscriptions.',
  contact: 'Messages to people and organisations.',
  publish: 'Posts, releases, comments that others can read.',
  access: 'Accounts, permissions, other people’s files.',
  other: 'Everything else.',
}
const categories = Object.keys(categoryWords) as Category[]

interface Outside {
  agent: Schemas['Agent']
  policy: PolicyChange
}

export const Outside = ({ agent, policy }: Outside) => (
  <Card title="Outside this service">
    <p class="soft">
      The agent does these things itself, once per permit, and reports the outcome. It always asks you if a request names a bank account, a
      card, a key, credentials or a deletion.
    </p>
    <Allowances agent={agent} policy={policy} />
    {categories.map(category => (
      <CategoryRow key={category} category={category} agent={agent} policy={policy} />
    ))}
    <Week id={agent.id} />
  </Card>
)

function CategoryRow({ category, agent, policy }: Outside & { category: Category }) {
  const [isOpen, setOpen] = useState(false)
  const rule = agent.policy.external[category]
  const title = categoryWords[category]
  const isArchived = agent.status === 'archived'
  const choose = (gate: Gate) =>
    // An “allow” rule needs limits.
    gate === 'allow'
      ? setOpen(true)
      : policy.change(
          { external: { [category]: { rule: gate } } },
          {
            said: `${title}: ${gates[gate].toLowerCase()}`,
            undo: { external: { [category]: { rule: rule.rule } } },
            isStill: ({ external }) => external[category].rule === gate,
          },
        )
  return (
    <RuleRow
      title={title}
      about={abouts[category]}
      means={
        <div class="split">
          <p class="grow">{meaning(rule)}</p>
          {rule.rule !== 'block' && !isArchived && (
            <DialogButton
              small
              tone="quiet"
              aria-label={`${rule.rule === 'allow' ? 'Change the limits' : 'Change the pause'}: ${title}`}
              dialog={close => <RuleDialog category={category} agent={agent} gate={rule.rule} policy={policy} onClose={close} />}
            >
              {rule.rule === 'allow' ? 'Change the limits' : 'Change the pause'}
            </DialogButton>
          )}
          {isOpen && <RuleDialog category={category} agent={agent} gate="allow" policy={policy} onClose={() => setOpen(false)} />}
        </div>
      }
    >
      <Gates now={rule.rule} disabled={isArchived} onChoose={choose} />
    </RuleRow>
  )
}

function meaning(rule: Rule) {
  if (rule.rule === 'block') return 'It is refused, and you are not asked.'
  return rule.rule === 'ask'
    ? `It asks you in your inbox each time. ${pauseWords(rule)}`
    : `Without asking you: ${limitWords(rule)}. Above that, it asks you. ${pauseWords(rule)}`
}

/** What the agent may do without asking for a short time. One press ends it. */
function Allowances({ agent, policy }: Outside) {
  const now = useNow()
  const running = categories.flatMap(category => {
    const { allowance } = agent.policy.external[category]
    return allowance && new Date(allowance.until).getTime() > now ? [{ category, ...allowance }] : []
  })
  if (running.length === 0) return null
  return (
    <section class="notice warn" aria-label="Allowed for now">
      {running.map(({ category, until, amount }) => (
        <div key={category} class="split">
          <p class="grow">
            <strong>
              <bdi>{plain(agent.name)}</bdi> may {mayWords[category]} without asking you
            </strong>
            , at most 20 times, {amount ? `each up to ${money(amount)}` : 'without an amount of money'}.{' '}
            <Countdown label="Ends in" to={until} />.
          </p>
          <Button
            small
            aria-label={`End it now: ${categoryWords[category]}`}
            onClick={() =>
              void policy.change(
                { external: { [category]: { end_allowance: true } } },
                { said: `${categoryWords[category]}: it asks again` },
              )
            }
          >
            End it now
          </Button>
        </div>
      ))}
    </section>
  )
}
