/** The rules for what an agent does outside the service: one for each category, and what is allowed for some time only. */
import type { ComponentChildren } from 'preact'
import { useState } from 'preact/hooks'
import { useNow } from '../clock.ts'
import { categoryWords, mayWords } from '../approvals/words.ts'
import { Button, Card, Countdown, DialogButton, plain } from '../pieces/index.ts'
import { Gates, gates, RuleRow, type Gate } from './gates.tsx'
import { coverageWords } from '../approvals/card/options.tsx'
import { limitWords, pauseWords, RuleDialog, type Category, type Rule } from './outside-rule.tsx'
import type { PolicyChange } from './policy-change.ts'

const abouts: Record<Category, string> = {
  spend: 'Purchases, payments, subscriptions.',
  contact: 'Messages to people and organisations.',
  publish: 'Posts, releases, comments that others can read.',
  access: 'Accounts, permissions, other people’s files.',
  other: 'What fits none of these kinds.',
}
const categories = Object.keys(categoryWords) as Category[]

interface Outside {
  policy: PolicyChange
  name: string
  isFixed: boolean
}

export const Outside = ({ policy, name, isFixed, children }: Outside & { children: ComponentChildren }) => (
  <Card title="Outside this service">
    <p class="soft">
      The agent does these things itself, once per permit, and reports the outcome. A rule allows only what the service can check: a
      declared amount or recipient, within your limits. It always asks you if a request names another recipient or amount, a key,
      credentials or a deletion, or if something close to it is open or was denied.
    </p>
    <Allowances name={name} policy={policy} />
    {categories.map(category => (
      <CategoryRow key={category} category={category} policy={policy} isFixed={isFixed} />
    ))}
    {children}
  </Card>
)

function CategoryRow({ category, policy, isFixed }: Omit<Outside, 'name'> & { category: Category }) {
  const [isOpen, setOpen] = useState(false)
  const rule = policy.held.external[category]
  const title = categoryWords[category]
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
          {rule.rule !== 'block' && !isFixed && (
            <DialogButton
              small
              tone="quiet"
              aria-label={`${rule.rule === 'allow' ? 'Change the limits' : 'Pause after a denial'}: ${title}`}
              dialog={close => <RuleDialog category={category} gate={rule.rule} policy={policy} onClose={close} />}
            >
              {rule.rule === 'allow' ? 'Change the limits' : 'Pause after a denial'}
            </DialogButton>
          )}
          {isOpen && <RuleDialog category={category} gate="allow" policy={policy} onClose={() => setOpen(false)} />}
        </div>
      }
    >
      <Gates now={rule.rule} disabled={isFixed} onChoose={choose} />
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
function Allowances({ name, policy }: Omit<Outside, 'isFixed'>) {
  const now = useNow()
  const running = categories.flatMap(category => {
    const { allowance } = policy.held.external[category]
    return allowance && new Date(allowance.until).getTime() > now ? [{ category, ...allowance }] : []
  })
  if (running.length === 0) return null
  return (
    <section class="notice warn" aria-label="Allowed for now">
      {running.map(({ category, until, amount, recipient }) => (
        <div key={category} class="split">
          <p class="grow">
            <strong>
              <bdi>{plain(name)}</bdi> may {mayWords[category]} without asking you
            </strong>
            , at most 20 times, {coverageWords(category, amount, recipient)}. <Countdown label="Ends in" to={until} />.
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
