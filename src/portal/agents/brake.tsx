/** Stopping an agent for a while, or for good: what will happen is said before it does. */
import type { ComponentChildren } from 'preact'
import { useState } from 'preact/hooks'
import { api, ask, ifSeen, type Schemas } from '../api.ts'
import { Button } from '../pieces/button.tsx'
import { Input } from '../pieces/form.tsx'
import { Question } from '../pieces/question.tsx'
import { say } from '../pieces/toast.tsx'
import { Trouble } from '../pieces/trouble.tsx'
import { useAction } from '../resource.ts'
import { useMe } from '../session.ts'
import type { Tab } from './tab.ts'

export const SuspendOrResume = (tab: Tab) => (tab.agent.status === 'suspended' ? <Resume {...tab} /> : <Suspend {...tab} />)

/** Why an agent that may not work may not, and what follows from it. */
export function Held({ agent }: { agent: Schemas['Agent'] }) {
  const { status, suspended_by: by, suspend_reason: reason, name, suspended_by_owner: byOwner } = agent
  const mayResume = useMayResume(agent)
  if (status === 'active') return null
  return (
    <div class="held">
      {status === 'archived' ? (
        <p>
          <strong>{name} is archived, for good.</strong> Its keys are revoked. Its record and its log stay.
        </p>
      ) : (
        <>
          <p>
            <strong>
              {by !== 'admin' ? 'You' : byOwner ? 'You and an admin' : 'An admin'} suspended {name}.
            </strong>{' '}
            {reason && (
              <>
                {by === 'admin' && byOwner ? 'The admin says why' : 'Why'}: “<bdi>{reason}</bdi>”.
              </>
            )}
          </p>
          <p>
            All its calls are refused until it is resumed. Then its keys work again as before; requests that were cancelled stay cancelled.
            {by === 'admin' && byOwner && ' You can lift your own suspension; the hold of the admin stays until an admin lifts it.'}
            {!mayResume && ' Only an admin can resume it: ask one.'}
          </p>
        </>
      )}
    </div>
  )
}

/** An admin's hold is for admins to end. */
const useMayResume = ({ suspended_by: by, suspended_by_owner: byOwner }: Schemas['Agent']) =>
  useMe().account.role === 'admin' || by !== 'admin' || byOwner

function Resume({ agent, shown }: Tab) {
  const { id, name } = agent
  const mayResume = useMayResume(agent)
  const resume = useAction(() => ask(api.POST('/agents/{id}/resume', { params: { path: { id } } })))
  const press = async () => {
    const answer = await resume.run()
    if (!answer?.data) return
    shown.show(answer.data)
    say(answer.data.status === 'active' ? `${name} may work again` : `An admin still holds ${name}`)
  }
  if (!mayResume) return null
  return (
    <>
      <Button tone="main" busy={resume.busy} onClick={() => void press()}>
        {agent.suspended_by === 'admin' && agent.suspended_by_owner ? 'Lift your suspension' : 'Resume'}
      </Button>
      {resume.problem && <Trouble problem={resume.problem} />}
    </>
  )
}

function Suspend({ agent: { id, name, pending_approvals: waiting }, shown }: Tab) {
  const [asking, askFirst] = useState(false)
  const suspend = useAction((reason: string) =>
    ask(api.POST('/agents/{id}/suspend', { params: { path: { id } }, body: reason ? { reason } : {} })),
  )
  const close = () => {
    suspend.forget()
    askFirst(false)
  }
  const press = async ({ reason = '' }: Record<string, string>) => {
    const answer = await suspend.run(reason.trim())
    if (!answer?.data) return
    close()
    shown.show(answer.data)
    say(`${name} is suspended`)
  }
  return (
    <>
      <Button onClick={() => askFirst(true)}>Suspend</Button>
      {asking && (
        <Question title={`Suspend ${name}?`} action={suspend} tone="deny" submit="Suspend it" onSubmit={press} onClose={close}>
          <Consequences>
            <li>Its next call is refused, with any key; calls that wait end.</li>
            <li>{waitingWords(waiting)}</li>
            <li>Its work stays, and what it handed in is still reviewed. Due dates go on.</li>
            <li>You can resume it whenever you like.</li>
          </Consequences>
          <Input name="reason" label="Why (optional)" hint="For yourself and the log." maxLength={300} autocomplete="off" />
        </Question>
      )}
    </>
  )
}

export function Archive({ agent, shown }: Tab) {
  const { id, name, handle, pending_approvals: waiting } = agent
  const [asking, askFirst] = useState(false)
  const archive = useAction((version: number) => ask(api.DELETE('/agents/{id}', { params: { path: { id }, header: ifSeen({ version }) } })))
  const close = () => {
    archive.forget()
    askFirst(false)
  }
  const press = async () => {
    const answer = await archive.run(agent.version)
    if (!answer) return
    await shown.reload()
    if (answer.problem) return
    close()
    say(`${name} is archived`)
  }
  return (
    <>
      <Button tone="deny" onClick={() => askFirst(true)}>
        Archive
      </Button>
      {asking && (
        <Question
          title={`Archive ${name} for good?`}
          action={archive}
          tone="deny"
          submit="Archive it for good"
          onSubmit={press}
          onClose={close}
        >
          <Consequences>
            <li>All its keys are revoked, and no new ones can be issued.</li>
            <li>{waitingWords(waiting)}</li>
            <li>Its unfinished work is cancelled, and the places in those quests are free again.</li>
            <li>
              Its points, its record and its log stay; the handle <code>{handle}</code> stays taken.
            </li>
            <li>This cannot be undone. To stop it for a while, suspend it.</li>
          </Consequences>
        </Question>
      )}
    </>
  )
}

const Consequences = ({ children }: { children: ComponentChildren }) => <ul class="consequences">{children}</ul>

const waitingWords = (count: number) =>
  count === 0
    ? 'What it asks you for meanwhile is cancelled.'
    : count === 1
      ? 'The request that waits for you is cancelled.'
      : `The ${count} requests that wait for you are cancelled.`
