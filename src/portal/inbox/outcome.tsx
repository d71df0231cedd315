/** What became of a request, as the service says; and, after a yes, the offer not to be asked again. */
import { useEffect, useRef, useState } from 'preact/hooks'
import { api, ask, ifSeen, type Schemas } from '../api.ts'
import { Button, ButtonLink } from '../pieces/button.tsx'
import { Icon } from '../pieces/icon.tsx'
import { plain } from '../pieces/plain.ts'
import { When } from '../pieces/time.tsx'
import { Trouble } from '../pieces/trouble.tsx'
import { useAction } from '../resource.ts'
import { useMe } from '../session.ts'
import { aloud } from './aloud.tsx'
import { useArmed } from './armed.ts'
import type { Approval, Ending } from './queue.ts'
import { allowWords, endWords, type Allowable } from './words.ts'

interface Parts {
  approval: Approval
  ending: Ending
  takesFocus: boolean
  agent: Schemas['Agent'] | undefined
  onClose(): void
}

export function Outcome({ approval, ending, takesFocus, agent, onClose }: Parts) {
  const told = useRef<HTMLDivElement>(null)
  const armed = useArmed()
  useEffect(() => {
    if (takesFocus) told.current?.focus()
    if (ending === 'elsewhere') aloud(`${approval.agent.name}’s request: ${endWords(approval)}`)
  }, [])
  const { kind, status, note, outcome } = approval
  return (
    <div class="outcome" role="group" aria-label="What became of it" tabIndex={-1} ref={told}>
      <p class={`outcome-line ${toneOf(approval)}`}>
        <Icon name={status === 'approved' && outcome?.state !== 'failed' ? 'check' : 'close'} />
        <strong>{endWords(approval)}</strong>
      </p>
      <p class="soft small">
        <Who approval={approval} ending={ending} />
        {note && (
          <>
            {' '}
            Your words to the agent: <q class="outcome-note">{plain(note)}</q>
          </>
        )}
      </p>
      <div class="outcome-end" inert={!armed}>
        {ending === 'here' && status === 'approved' && kind !== 'external_action' && agent && agent.policy[kind] !== 'block' && (
          <AlwaysAllow agent={agent} action={kind} />
        )}
        {outcome?.participation_id && (
          <ButtonLink small href={`#work/${outcome.participation_id}`}>
            See the work
          </ButtonLink>
        )}
        <Button small onClick={onClose}>
          Done
        </Button>
      </div>
    </div>
  )
}

function Who({ approval: { decided_at, decided_by, status }, ending }: { approval: Approval; ending: Ending }) {
  const { account } = useMe()
  if (!decided_at || (status !== 'approved' && status !== 'denied')) return null
  const who = decided_by === account.id ? 'You' : decided_by
  // It may wait at this moment, or come again in a day: nobody knows.
  if (ending === 'here') return <>The agent reads it as soon as it asks.</>
  return (
    <>
      {who} {status} it <When at={decided_at} />
      {ending === 'elsewhere' && ', in another window'}.
    </>
  )
}

/** Changes the agent's policy, and back. */
function AlwaysAllow({ agent, action }: { agent: Schemas['Agent']; action: Allowable }) {
  const [allowed, tell] = useState(agent.policy[action] === 'allow' ? 'before' : 'no')
  const change = useAction((rule: 'ask' | 'allow') => setPolicy(agent.id, action, rule))
  const set = async (rule: 'ask' | 'allow') => {
    const result = await change.run(rule)
    if (!result?.data) return
    tell(rule === 'allow' ? 'now' : 'no')
    aloud(rule === 'allow' ? `From now on this agent may ${allowWords[action]} without asking` : 'Undone: it asks again')
  }
  if (allowed === 'before') return null
  return (
    <div class="always">
      {change.problem && <Trouble problem={change.problem} />}
      {allowed === 'now' ? (
        <p>
          From now on <bdi>{agent.name}</bdi> may {allowWords[action]} without asking.{' '}
          <Button small tone="quiet" busy={change.busy} onClick={() => void set('ask')}>
            Undo
          </Button>
        </p>
      ) : (
        <Button small busy={change.busy} onClick={() => void set('allow')}>
          Always allow this agent to {allowWords[action]}
        </Button>
      )}
    </div>
  )
}

/** Only this rule, on top of the policy as it is now. */
async function setPolicy(id: string, action: Allowable, rule: 'ask' | 'allow') {
  const params = { path: { id } }
  const { data: agent, problem } = await ask(api.GET('/agents/{id}', { params }))
  if (problem) return { problem }
  return ask(api.PATCH('/agents/{id}', { params: { ...params, header: ifSeen(agent) }, body: { policy: { [action]: rule } } }))
}

export function toneOf({ status, outcome }: Approval) {
  if (status === 'approved') return outcome?.state === 'failed' ? 'warn' : 'good'
  return status === 'denied' ? 'bad' : 'plain'
}
