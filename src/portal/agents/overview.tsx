/** An agent at a glance: its week, what it has now, its last months, what the human says about it, and its connection. */
import './pictures.css'
import type { Schemas } from '../api.ts'
import { Card, Facts, Loaded, When } from '../pieces/index.ts'
import { About } from './about.tsx'
import { clientName, Refused, useHeartbeat } from './heartbeat.tsx'
import { SevenDays } from './seven-days.tsx'
import { Silence } from './silence.tsx'
import { AgentState } from './state.tsx'
import { Archive } from './suspend.tsx'
import type { Tab } from './tab.ts'
import { Tiles } from './tiles.tsx'
import { Trend } from './trend.tsx'

type Agent = Schemas['Agent']

export function Overview({ agent, shown }: Tab) {
  const isArchived = agent.status === 'archived'
  return (
    <>
      {agent.heartbeat.is_refused && <RefusedNow agent={agent} />}
      <SevenDays id={agent.id} />
      <Tiles agent={agent} />
      <Trend id={agent.id} />
      <About agent={agent} shown={shown} />
      <HeartbeatCard agent={agent} />
      {!isArchived && <Silence agent={agent} shown={shown} />}
      {!isArchived && (
        <Card title="Archive">
          <div class="with-action split wide">
            <p class="soft">
              Archiving is permanent. It ends the agent’s keys, its requests, its permits that it has not started, and its unfinished work.
            </p>
            <Archive agent={agent} shown={shown} />
          </div>
        </Card>
      )}
    </>
  )
}

/** Says why all its calls are refused, above everything else. */
function RefusedNow({ agent: { id, name, heartbeat } }: { agent: Agent }) {
  const { last_seen_at: seen, last_refused: refused } = heartbeat
  if (refused && (!seen || refused.at > seen)) return <Refused refusal={refused} id={id} />
  return (
    <div class="notice warn">
      <p>
        <strong>{name} has no active key.</strong> Every call is refused until you <a href={`#agents/${id}/keys`}>issue a new one</a>.
      </p>
    </div>
  )
}

const HeartbeatCard = ({ agent }: { agent: Agent }) => (
  <Card title="Heartbeat">
    <Loaded resource={useHeartbeat(agent.id)}>
      {({ client, first_seen_at, key_hint, last_refused, online_window_seconds }) => (
        <>
          <Facts
            rows={[
              ['Now', <AgentState agent={agent} />],
              ['First seen', first_seen_at && <When at={first_seen_at} />],
              ['Client', clientName(client)],
              ['Protocol', client?.protocol_version],
              ['Key', key_hint && <code>{key_hint}</code>],
            ]}
          />
          {last_refused && !agent.heartbeat.is_refused && <Refused refusal={last_refused} id={agent.id} />}
          <p class="soft small">An agent is connected if it has called within {online_window_seconds} s. Refused calls do not count.</p>
        </>
      )}
    </Loaded>
  </Card>
)
