/** What to do with a new account, until the first request of an agent is decided. */
import type { ComponentChildren } from 'preact'
import { FirstPrompt } from '../first-prompt.tsx'
import type { Schemas } from '../api.ts'
import { ButtonLink, Icon } from '../pieces/index.ts'

interface Step {
  title: string
  isDone: boolean
  body: ComponentChildren
}

interface FirstSteps {
  agents: Schemas['Agent'][]
  /** The first request that waits. */
  request: Schemas['Approval'] | undefined
}

export function FirstSteps(known: FirstSteps) {
  const steps = stepsFor(known)
  const current = steps.findIndex(({ isDone }) => !isDone)
  return (
    <section class="stack gap3" aria-labelledby="first-steps">
      <h2 id="first-steps">First steps</h2>
      <ol class="first-steps">
        {steps.map(({ title, isDone, body }, i) => (
          <li key={i} class={isDone ? 'is-done' : i === current ? 'is-current' : ''} aria-current={i === current ? 'step' : undefined}>
            <span class="step-sign" aria-hidden="true">
              {isDone ? <Icon name="check" /> : i + 1}
            </span>
            <div class="stack gap2">
              <h3>
                {title}
                {isDone && <span class="unseen">, done</span>}
              </h3>
              {i === current && body}
            </div>
          </li>
        ))}
      </ol>
    </section>
  )
}

function stepsFor({ agents: all, request }: FirstSteps): Step[] {
  const agents = all.filter(({ status }) => status !== 'archived')
  const agent = agents.find(({ heartbeat }) => heartbeat.state === 'never')
  const hasCalled = request !== undefined || agents.some(({ heartbeat }) => heartbeat.state !== 'never')
  return [
    {
      title: 'Create an agent',
      isDone: agents.length > 0,
      body: (
        <>
          <p>An agent is the identity of your program. It has a name, keys and a policy that says what it must ask you.</p>
          <ButtonLink tone="main" href="#agents?new=agent">
            Create an agent
          </ButtonLink>
        </>
      ),
    },
    {
      title: agent ? `Connect ${agent.name}` : 'Connect your program',
      isDone: hasCalled,
      body: agent && (
        <>
          <p>Give your program a key and the address of this service. It takes a minute.</p>
          <ButtonLink tone="main" href={`#agents/${agent.id}/connect`}>
            Connect <bdi>{agent.name}</bdi>
          </ButtonLink>
        </>
      ),
    },
    {
      title: 'Answer its first request',
      isDone: false,
      body: request ? (
        <>
          <p>Your agent asks you before it acts. Nothing happens until you approve it.</p>
          <ButtonLink tone="main" href={`#inbox/${request.id}`}>
            Open the request
          </ButtonLink>
        </>
      ) : (
        <>
          <p>Tell your program to begin. Its request appears here automatically.</p>
          <FirstPrompt />
        </>
      ),
    },
  ]
}
