/** What an agent may do without asking. One press changes a rule, and Undo takes the change back. */
import type { ComponentChildren } from 'preact'
import { Card, Trouble } from '../pieces/index.ts'
import { actions } from './actions.ts'
import { Gates, gates, RuleRow } from './gates.tsx'
import { Outside } from './outside.tsx'
import { ofAgent, usePolicyChange, type PolicyChange } from './policy-change.ts'
import type { Tab } from './tab.ts'
import { Week } from './week.tsx'

export function Policy({ agent, shown }: Tab) {
  const policy = usePolicyChange(ofAgent({ agent, shown }))
  return (
    <>
      <Rules policy={policy} name={agent.name} isFixed={agent.status === 'archived'}>
        <Week id={agent.id} />
      </Rules>
      <p class="soft small">It may always read quests and its own record.</p>
    </>
  )
}

interface RulesParts {
  policy: PolicyChange
  /** Whose policy it is. */
  name: string
  isFixed: boolean
  /** Below the rules for what happens outside. */
  children?: ComponentChildren
}

/** All rules of a policy. */
export function Rules({ policy, name, isFixed, children }: RulesParts) {
  return (
    <>
      {policy.problem && <Trouble problem={policy.problem} />}
      <Card title="In quests">
        {actions.map(({ action, title, about, means }) => {
          const now = policy.held[action]
          return (
            <RuleRow key={action} title={title} about={about} means={means[now]}>
              <Gates
                now={now}
                disabled={isFixed}
                onChoose={gate =>
                  policy.change(
                    { [action]: gate },
                    {
                      said: `${title}: ${gates[gate].toLowerCase()}`,
                      undo: { [action]: now },
                      isStill: ({ [action]: current }) => current === gate,
                    },
                  )
                }
              />
            </RuleRow>
          )
        })}
      </Card>
      <Outside policy={policy} name={name} isFixed={isFixed}>
        {children}
      </Outside>
    </>
  )
}
