/** What the agent may do by itself. One press changes it, one more takes that back. */
import { useId } from 'preact/hooks'
import { api, ask, ifSeen } from '../api.ts'
import { Card } from '../pieces/card.tsx'
import { Chip } from '../pieces/chip.tsx'
import { say } from '../pieces/toast.tsx'
import { Trouble } from '../pieces/trouble.tsx'
import { useAction } from '../resource.ts'
import type { Tab } from './tab.ts'
import { actions, gates, type Action, type Gate } from './policy-words.ts'

export function Policy({ agent, shown }: Tab) {
  const { id } = agent
  const set = useAction((version: number, action: Action, gate: Gate) =>
    ask(api.PATCH('/agents/{id}', { params: { path: { id }, header: ifSeen({ version }) }, body: { policy: { [action]: gate } } })),
  )
  async function choose(action: Action, gate: Gate, title: string) {
    const before = agent.policy[action]
    if (gate === before) return
    const answer = await set.run(agent.version, action, gate)
    if (answer?.problem?.code === 'precondition_failed') await shown.reload()
    if (!answer?.data) return
    shown.show(answer.data)
    say(`${title}: ${word(gate)}`, { undo: () => undo(action, gate, before) })
  }
  /** Takes back this one change, if it still stands. */
  async function undo(action: Action, from: Gate, to: Gate) {
    const { data: now } = await ask(api.GET('/agents/{id}', { params: { path: { id } } }))
    const answer = now?.policy[action] === from ? await set.run(now.version, action, to) : undefined
    if (!answer?.data) return say('It was not undone: look at it again')
    shown.show(answer.data)
    say('Undone')
  }
  return (
    <>
      {set.problem && <Trouble problem={set.problem} />}
      <Card>
        {actions.map(({ action, title, about, means }) => (
          <Row key={action} title={title} about={about} means={means[agent.policy[action]]}>
            {gates.map(([gate, name]) => (
              <button
                key={gate}
                type="button"
                class={gate}
                aria-pressed={agent.policy[action] === gate}
                disabled={agent.status === 'archived'}
                onClick={() => void choose(action, gate, title)}
              >
                {name}
              </button>
            ))}
          </Row>
        ))}
        <Row
          title="Act outside this service"
          about="Spend, contact somebody, publish, get access: what it asks you for in its own words."
          means="It always asks, whatever the rest says. Your answer is written down; what follows from it happens elsewhere."
        >
          <Chip tone="accent">Always asks</Chip>
        </Row>
      </Card>
      <p class="soft small">Reading quests and its own record needs nobody's leave.</p>
    </>
  )
}

function Row({ title, about, means, children }: { title: string; about: string; means: string; children: preact.ComponentChildren }) {
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

const word = (gate: Gate) => gates.find(([one]) => one === gate)![1].toLowerCase()
