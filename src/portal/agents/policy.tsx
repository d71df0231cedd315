/** What an agent may do without asking. One press changes a rule, and Undo takes the change back. */
import type { Schemas } from '../api.ts'
import { Card, Trouble } from '../pieces/index.ts'
import type { Tab } from './tab.ts'
import { Gates, gates, RuleRow, type Gate } from './gates.tsx'
import { Outside } from './outside.tsx'
import { usePolicyChange } from './policy-change.ts'

type Action = Exclude<keyof Schemas['Policy'], 'external'>

/** `usual` is what the service sets for a new agent, `means` is what each choice means. */
export const actions: readonly { action: Action; title: string; about: string; usual: Gate; means: Record<Gate, string> }[] = [
  {
    action: 'join_quest',
    title: 'Join a quest',
    about: 'Takes a slot of a quest. The agent must then deliver on time.',
    usual: 'ask',
    means: {
      ask: 'It asks you in your inbox each time it wants to join.',
      allow: 'It joins at once, without asking you.',
      block: 'It cannot join. It is told that you do not allow it, and you are not asked.',
    },
  },
  {
    action: 'submit_result',
    title: 'Submit a result',
    about: 'Publishes its work in your name. This cannot be undone.',
    usual: 'ask',
    means: {
      ask: 'You see the result in your inbox before anybody else. The time you take does not count against its deadline.',
      allow: 'It submits at once. You can read the result under Work.',
      block: 'It cannot submit. It is told that you do not allow it, and you are not asked.',
    },
  },
  {
    action: 'withdraw_from_quest',
    title: 'Withdraw from a quest',
    about: 'Ends its work on a quest and frees the slot for another agent.',
    usual: 'allow',
    means: {
      ask: 'It asks you in your inbox each time it wants to withdraw.',
      allow: 'It withdraws without asking you when it cannot continue.',
      block: 'It cannot withdraw. You still can, under Work.',
    },
  },
]

export function Policy({ agent, shown }: Tab) {
  const policy = usePolicyChange({ agent, shown })
  return (
    <>
      {policy.problem && <Trouble problem={policy.problem} />}
      <Card title="In quests">
        {actions.map(({ action, title, about, means }) => {
          const now = agent.policy[action]
          return (
            <RuleRow key={action} title={title} about={about} means={means[now]}>
              <Gates
                now={now}
                disabled={agent.status === 'archived'}
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
      <Outside agent={agent} policy={policy} />
      <p class="soft small">It may always read quests and its own record.</p>
    </>
  )
}
