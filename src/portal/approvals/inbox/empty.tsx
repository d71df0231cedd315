/** The inbox without requests: what to do first, or what was decided last. */
import { FirstPrompt } from '../../first-prompt.tsx'
import { useMyAgentsWithHeartbeat } from '../../my-agents.ts'
import type { Schemas } from '../../api.ts'
import { ButtonLink, Empty } from '../../pieces/index.ts'
import { useResource } from '../../resource.ts'
import { HistoryRow } from '../history-row.tsx'

/** `hidden` is how many are hidden on this device. */
export function NoRequests({ hidden }: { hidden: number }) {
  const agents = useMyAgentsWithHeartbeat()
  const { data } = useResource('/approvals', { query: { status: ['approved', 'denied'], limit: 5 } }, { live: ['approval'] })
  const own = data?.items.filter(({ by_rule }) => by_rule === null) ?? []
  if (!agents) return null
  return (
    <>
      {agents.some(({ status, heartbeat }) => status !== 'archived' && heartbeat.state !== 'never') ? (
        <Empty icon="inbox" title={hidden ? 'Nothing else is waiting for you' : 'Nothing is waiting for you'}>
          <p>When an agent asks for something, its request appears here automatically.</p>
          {data?.items.length === 0 && (
            <>
              <p>To try it, tell your agent:</p>
              <FirstPrompt />
            </>
          )}
        </Empty>
      ) : (
        <FirstSteps agent={agents.find(({ status }) => status === 'active')} />
      )}
      {own.length > 0 && (
        <section aria-labelledby="last-decisions">
          <h2 id="last-decisions" class="last-decisions">
            Your last decisions
          </h2>
          <ul class="rows">
            {own.map(approval => (
              <li key={approval.id}>
                <HistoryRow approval={approval} />
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  )
}

/** For a human without a connected agent. */
const FirstSteps = ({ agent }: { agent: Schemas['Agent'] | undefined }) =>
  agent ? (
    <Empty icon="agents" title={`${agent.name} is not connected yet`}>
      <p class="narrow">Give its program a key. Its requests then appear here and wait for your decision.</p>
      <ButtonLink tone="main" href={`#agents/${agent.id}/connect`}>
        Connect <bdi>{agent.name}</bdi>
      </ButtonLink>
    </Empty>
  ) : (
    <Empty icon="agents" title="Create your first agent">
      <p class="narrow">
        Create an agent here, and connect your program to it. When the agent needs your permission, its request appears in this inbox.
        Nothing happens until you approve it.
      </p>
      <ButtonLink tone="main" href="#agents?new=agent">
        Create an agent
      </ButtonLink>
    </Empty>
  )
