/** What an agent is doing now, in words: the state that the service derives, and since when. */
import type { Schemas } from '../api.ts'
import { agentStates, Sign, stateOf, When, type State } from '../pieces/index.ts'

type Model = Pick<Schemas['Agent'], 'status' | 'heartbeat' | 'suspended_by'>

/** Why a call was refused, in a few words. */
const because: Record<Schemas['RefusedCall']['reason'], string> = {
  key_expired: 'key expired',
  key_revoked: 'key revoked',
  key_replaced: 'key replaced',
  agent_suspended: 'agent suspended',
  account_suspended: 'account suspended',
}

/** "Connected, seen 40 s ago". */
export function AgentState({ agent }: { agent: Model }) {
  const state = stateOf(agent)
  return (
    <span class={`agent-state ${state}`}>
      <Sign state={state} />
      <span>
        <b>{agentStates[state]}</b>
        <Detail {...agent} state={state} />
      </span>
    </span>
  )
}

function Detail({ state, heartbeat: { last_seen_at: seen, last_refused: refused }, suspended_by: by }: Model & { state: State }) {
  if (state === 'suspended') return by === 'admin' ? <> by an admin</> : null
  if (state === 'refused' && refused && (!seen || refused.at > seen))
    return (
      <>
        {' '}
        <When at={refused.at} />, {because[refused.reason]}
      </>
    )
  if (state === 'refused') return <>, no active key</>
  if (state === 'never' || !seen) return null
  return (
    <>
      , <When label="seen" at={seen} />
    </>
  )
}
