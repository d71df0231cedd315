/** What an agent is doing now, in words: the state that the service derives, and since when. */
import type { Schemas } from '../api.ts'
import { agentStates, Sign, When } from '../pieces/index.ts'

type Agent = Schemas['Agent']

/** Why a call was refused, in a few words. */
const because: Record<Schemas['RefusedCall']['reason'], string> = {
  key_expired: 'key expired',
  key_revoked: 'key revoked',
  key_replaced: 'key replaced',
  agent_suspended: 'agent suspended',
  account_suspended: 'account suspended',
}

/** "Connected, seen 40 s ago". */
export const AgentState = ({ agent }: { agent: Pick<Agent, 'state' | 'heartbeat' | 'suspended_by'> }) => (
  <span class={`agent-state ${agent.state}`}>
    <Sign state={agent.state} />
    <span>
      <b>{agentStates[agent.state]}</b>
      <Detail {...agent} />
    </span>
  </span>
)

function Detail({
  state,
  heartbeat: { last_seen_at: seen, last_refused: refused },
  suspended_by: by,
}: Pick<Agent, 'state' | 'heartbeat' | 'suspended_by'>) {
  if (state === 'suspended') return by === 'admin' ? <> by an admin</> : null
  if (state === 'refused' && refused && (!seen || refused.at > seen))
    return (
      <>
        {' '}
        <When at={refused.at} />, {because[refused.reason]}
      </>
    )
  if (state === 'refused') return <>, no active key</>
  if (state === 'waiting' || !seen) return null
  return (
    <>
      , <When label="seen" at={seen} />
    </>
  )
}
