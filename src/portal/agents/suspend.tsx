/** Suspending, resuming and archiving an agent. A dialog first says what will happen. */
import { api, ask, ifSeen, type Schemas } from '../api.ts'
import { Button, count, DialogButton, Input, ifWritten, Question, say, Trouble } from '../pieces/index.ts'
import { useAction } from '../resource.ts'
import { useMe } from '../session.ts'
import type { Tab } from './tab.ts'

export const SuspendOrResume = (tab: Tab) => (tab.agent.status === 'suspended' ? <Resume {...tab} /> : <Suspend {...tab} />)

/** Why an agent is not active, and what that means. */
export function InactiveNotice({ agent }: { agent: Schemas['Agent'] }) {
  const { status, suspended_by: by, suspend_reason: reason, name, suspended_by_owner: byOwner } = agent
  const mayResume = useMayResume(agent)
  if (status === 'active') return null
  return (
    <div class="notice warn stack gap1">
      {status === 'archived' ? (
        <p>
          <strong>{name} is archived. This is final.</strong> Its keys are revoked. You can still read its record and its log.
        </p>
      ) : (
        <>
          <p>
            <strong>
              {by !== 'admin' ? 'You' : byOwner ? 'You and an admin' : 'An admin'} suspended {name}.
            </strong>{' '}
            {reason && (
              <>
                {by === 'admin' && byOwner ? 'The admin’s reason' : 'Reason'}: “<bdi>{reason}</bdi>”
              </>
            )}
          </p>
          <p>
            All its calls are refused until it is resumed. Then its keys work again. Cancelled requests stay cancelled, and permits that
            ended stay ended.
            {by === 'admin' && byOwner && ' You can lift your own suspension. The admin’s suspension stays until an admin lifts it.'}
            {!mayResume && ' Only an admin can resume it.'}
          </p>
        </>
      )}
    </div>
  )
}

/** Only admins can lift an admin's suspension. */
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
    say(answer.data.status === 'active' ? `${name} is active again` : `${name} is still suspended by an admin`)
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

const Suspend = ({ agent: { id, name, pending_approvals: waiting }, shown }: Tab) => (
  <DialogButton
    dialog={close => (
      <Question
        title={`Suspend ${name}?`}
        tone="deny"
        submit="Suspend agent"
        send={values => ask(api.POST('/agents/{id}/suspend', { params: { path: { id } }, body: ifWritten(values, 'reason') }))}
        onDone={agent => {
          shown.show(agent)
          say(`${name} is suspended`)
        }}
        onClose={close}
      >
        <ul class="consequences stack gap2">
          <li>Its next call is refused, with any key. Calls that wait for an answer end.</li>
          <li>{waitingWords(waiting)} Its unused permits end.</li>
          <li>Its work stays, and submitted results are still reviewed. Its deadlines still apply.</li>
          <li>You can resume it at any time.</li>
        </ul>
        <Input {...fieldsOf.suspendAgent.reason} label="Reason (optional)" hint="For you and for the log." autocomplete="off" />
      </Question>
    )}
  >
    Suspend
  </DialogButton>
)

export const Archive = ({ agent: { id, name, handle, version, pending_approvals: waiting }, shown }: Tab) => (
  <DialogButton
    tone="deny"
    dialog={close => (
      <Question
        title={`Archive ${name} permanently?`}
        tone="deny"
        submit="Archive permanently"
        send={() => ask(api.DELETE('/agents/{id}', { params: { path: { id }, header: ifSeen({ version }) } }))}
        onProblem={shown.reload}
        onDone={() => {
          void shown.reload()
          say(`${name} is archived`)
        }}
        onClose={close}
      >
        <ul class="consequences stack gap2">
          <li>All its keys are revoked, and it cannot get new ones.</li>
          <li>{waitingWords(waiting)} Its unused permits end.</li>
          <li>Its unfinished work is cancelled, and its slots in those quests are free again.</li>
          <li>
            Its points, its record and its log stay. The handle <code>{handle}</code> cannot be used again.
          </li>
          <li>This cannot be undone. To stop it for a while, suspend it instead.</li>
        </ul>
      </Question>
    )}
  >
    Archive
  </DialogButton>
)

const waitingWords = (n: number) =>
  n === 0
    ? 'Any request that it makes before then is cancelled.'
    : n === 1
      ? 'Its open request to you is cancelled.'
      : `Its ${count(n, 'open request')} to you are cancelled.`
