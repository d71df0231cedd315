/** What an agent may do without asking. One press changes a rule, and Undo takes the change back. */
import { useId } from 'preact/hooks'
import type { ComponentChildren } from 'preact'
import { api, ask, ifSeen, read, type Schemas } from '../api.ts'
import { Card, Chip, say, Trouble } from '../pieces/index.ts'
import { useAction } from '../resource.ts'
import type { Tab } from './agent.tsx'

export type Gate = Schemas['Gate']
type Action = Exclude<keyof Schemas['Policy'], 'external'>

export const gates: Record<Gate, string> = { ask: 'Ask me', allow: 'Allow', block: 'Block' }

/** `usual` is what the service sets for a new agent, `means` is what each choice means. */
export const actions: readonly { action: Action; title: string; about: string; usual: Gate; means: Record<Gate, string> }[] = [
  {
    action: 'join_quest',
    title: 'Join a quest',
    about: 'Takes a slot of a quest. The agent must then deliver in time.',
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
      ask: 'You see the result in your inbox before anybody else. The time that you take does not count against its deadline.',
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
  const { id } = agent
  const change = useAction(({ version, policy }: { version: number; policy: Schemas['PolicyPatch'] }) =>
    ask(api.PATCH('/agents/{id}', { params: { path: { id }, header: ifSeen({ version }) }, body: { policy } })),
  )
  async function choose(action: Action, gate: Gate, title: string) {
    const before = agent.policy[action]
    if (gate === before) return
    const answer = await change.run({ version: agent.version, policy: { [action]: gate } })
    if (answer?.problem?.code === 'precondition_failed') await shown.reload()
    if (!answer?.data) return
    shown.show(answer.data)
    say(`${title}: ${gates[gate].toLowerCase()}`, { undo: () => undo(action, gate, before) })
  }
  /** Undoes only this change, and only if nobody has changed it again. */
  async function undo(action: Action, from: Gate, to: Gate) {
    const { data: now } = await read('/agents/{id}', { path: { id } })
    const answer = now?.policy[action] === from ? await change.run({ version: now.version, policy: { [action]: to } }) : undefined
    if (!answer?.data) return say('Not undone: the policy has changed')
    shown.show(answer.data)
    say('Undone')
  }
  return (
    <>
      {change.problem && <Trouble problem={change.problem} />}
      <Card>
        {actions.map(({ action, title, about, means }) => (
          <Row key={action} title={title} about={about} means={means[agent.policy[action]]}>
            {(Object.keys(gates) as Gate[]).map(gate => (
              <button
                key={gate}
                type="button"
                class={gate}
                aria-pressed={agent.policy[action] === gate}
                disabled={agent.status === 'archived'}
                onClick={() => void choose(action, gate, title)}
              >
                {gates[gate]}
              </button>
            ))}
          </Row>
        ))}
        <Row
          title="Act outside this service"
          about="Spend money, contact somebody, publish something, get access. The agent describes it in its own words."
          means="It always asks. Your answer is recorded. The action itself happens outside this service."
        >
          <Chip tone="accent">Always asks</Chip>
        </Row>
      </Card>
      <p class="soft small">It may always read quests and its own record.</p>
    </>
  )
}

function Row({ title, about, means, children }: { title: string; about: string; means: string; children: ComponentChildren }) {
  const id = useId()
  return (
    <section class="policy-row" aria-labelledby={id}>
      <div>
        <h2 id={id}>{title}</h2>
        <p class="soft">{about}</p>
      </div>
      <div class="gates" role="group" aria-labelledby={id}>
        {children}
      </div>
      <p class="means">{means}</p>
    </section>
  )
}
