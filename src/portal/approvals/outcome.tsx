/** The outcome of a request; and, after an approval, a button that lets the agent act without asking from now on. */
import { useEffect, useRef, useState } from 'preact/hooks'
import { api, ask, ifSeen, read, type Schemas } from '../api.ts'
import { announce, Button, ButtonLink, Icon, plain, say, Trouble, When } from '../pieces/index.ts'
import { useAction, useResource } from '../resource.ts'
import { useReady } from './guard.ts'
import type { Approval, End, Ending } from './board.ts'
import { ReportWords, TakeBack, Validity } from './permits/report.tsx'
import { Signed } from './signed.tsx'
import { allowWords, endWords, mayWords, ruleWords, type Allowable } from './words.ts'

interface Parts {
  approval: Approval
  ending: Ending
  takesFocus: boolean
  /** Opens the next request that waits, if there is one. */
  onNext: (() => void) | undefined
  onClose(): void
  onChange(changed: Approval): void
}

export function Outcome({ approval, ending, takesFocus, onNext, onClose, onChange }: Parts) {
  const isReady = useReady()
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (takesFocus) box.current?.focus()
    if (ending === 'elsewhere') announce(`${plain(approval.agent.name)}’s request: ${endWords(approval)}`)
  }, [])
  const { status, note, permit, outcome } = approval
  return (
    <div class="outcome stack gap1" role="group" aria-label="Outcome" tabIndex={-1} ref={box}>
      <p class={`outcome-line tone ${toneOf(approval)}`}>
        <Icon name={iconOf(approval)} />
        <strong>{endWords(approval)}</strong>
      </p>
      <p class="soft small">
        <Who approval={approval} ending={ending} />
        {note && (
          <>
            {' '}
            Your note to the agent: <q>{plain(note)}</q>
          </>
        )}
        {permit && (
          <>
            {' '}
            <Validity approval={approval} subject="It" />
          </>
        )}
      </p>
      {status === 'approved' && !approval.by_rule && <Signed approval={approval} />}
      <ReportWords approval={approval} />
      <div class="outcome-end flow" inert={!isReady}>
        {ending === 'here' && status === 'approved' && <FromNowOn approval={approval} />}
        <TakeBack approval={approval} onChange={onChange} />
        {outcome?.participation_id && (
          <ButtonLink small href={`#work/${outcome.participation_id}`}>
            See the work
          </ButtonLink>
        )}
        {onNext && (
          <Button small tone="main" onClick={onNext}>
            Next request
          </Button>
        )}
        <Button small onClick={onClose}>
          Done
        </Button>
      </div>
    </div>
  )
}

function Who({ approval: { decided_at, status, by_rule }, ending }: { approval: Approval; ending: Ending }) {
  if (by_rule)
    return (
      <>
        {ruleWords(by_rule)} allowed it without asking you <When at={decided_at!} />.
      </>
    )
  if (!decided_at || (status !== 'approved' && status !== 'denied')) return null
  // It may be waiting for the answer now, or it may come back later.
  if (ending === 'here') return <>The agent is told the next time it checks.</>
  return (
    <>
      You {status} it <When at={decided_at} />
      {ending === 'elsewhere' && ', in another window'}.
    </>
  )
}

/** Offers to let the agent act without asking from now on. */
function FromNowOn({ approval }: { approval: Approval }) {
  const { id } = approval.agent
  const { data: agent } = useResource('/agents/{id}', { path: { id } }, { live: ['agent'], about: id })
  if (!agent) return null
  const { kind } = approval
  if (kind === 'external_action') return <Allowance approval={approval} agent={agent} />
  return agent.policy[kind] !== 'block' && <AlwaysAllow agent={agent} action={kind} />
}

/** After an approval that also allows its category for some time: a press that ends this. */
function Allowance({ approval: { category }, agent }: { approval: Approval; agent: Schemas['Agent'] }) {
  const end = useAction((id: string) => endAllowance(id, category!))
  const until = category && agent.policy.external[category].allowance?.until
  if (!until) return null
  return (
    <div class="always">
      {end.problem && <Trouble problem={end.problem} />}
      <p>
        <bdi>{plain(agent.name)}</bdi> may also {mayWords[category]} without asking you. This ends <When at={until} />.{' '}
        <Button
          small
          tone="quiet"
          busy={end.busy}
          onClick={async () => (await end.run(agent.id))?.data && say(`${plain(agent.name)} must ask again`)}
        >
          End it now
        </Button>
      </p>
    </div>
  )
}

/** Changes the agent's policy, and can undo it. */
function AlwaysAllow({ agent, action }: { agent: Schemas['Agent']; action: Allowable }) {
  const [allowed, setAllowed] = useState(agent.policy[action] === 'allow' ? 'before' : 'no')
  const change = useAction((rule: 'ask' | 'allow') => setPolicy(agent.id, action, rule))
  const setRule = async (rule: 'ask' | 'allow') => {
    const result = await change.run(rule)
    if (!result?.data) return
    setAllowed(rule === 'allow' ? 'now' : 'no')
    announce(rule === 'allow' ? `From now on this agent may ${allowWords[action]} without asking` : 'Undone: it asks again')
  }
  if (allowed === 'before') return null
  return (
    <div class="always">
      {change.problem && <Trouble problem={change.problem} />}
      {allowed === 'now' ? (
        <p>
          From now on <bdi>{plain(agent.name)}</bdi> may {allowWords[action]} without asking.{' '}
          <Button small tone="quiet" busy={change.busy} onClick={() => void setRule('ask')}>
            Undo
          </Button>
        </p>
      ) : (
        <Button small busy={change.busy} onClick={() => void setRule('allow')}>
          Always allow this agent to {allowWords[action]}
        </Button>
      )}
    </div>
  )
}

const setPolicy = (id: string, action: Allowable, rule: 'ask' | 'allow') => changePolicy(id, { [action]: rule })
const endAllowance = (id: string, category: keyof Schemas['ExternalPolicy']) =>
  changePolicy(id, { external: { [category]: { end_allowance: true } } })

/** Changes only what the patch names. */
async function changePolicy(id: string, policy: Schemas['PolicyPatch']) {
  const params = { path: { id } }
  const { data: agent, problem } = await read('/agents/{id}', params)
  if (problem) return { problem }
  return ask(api.PATCH('/agents/{id}', { params: { ...params, header: ifSeen(agent) }, body: { policy } }))
}

export function toneOf({ status, outcome, permit }: End) {
  if (status !== 'approved') return status === 'denied' ? 'bad' : 'plain'
  return outcome?.state === 'failed' || isUnknown(permit) ? 'warn' : isUndone(permit) ? 'plain' : 'good'
}

function iconOf({ status, outcome, permit }: End) {
  if (status !== 'approved' || outcome?.state === 'failed' || isUndone(permit)) return 'close'
  return isUnknown(permit) ? 'lost' : 'check'
}

type Permit = End['permit']
/** Nobody knows whether the action happened. */
const isUnknown = (permit: Permit) => permit === 'in_doubt' || permit === 'unresolved'
const isUndone = (permit: Permit) => permit === 'failed' || permit === 'not_done' || permit === 'lapsed'
