/** What happened to the agent and by it. */
import { api, type Schemas } from '../api.ts'
import { Data } from '../pieces/data.tsx'
import { Empty } from '../pieces/empty.tsx'
import { Listing } from '../pieces/listing.tsx'
import { When } from '../pieces/time.tsx'
import { kinds } from '../live.ts'
import { useList } from '../resource.ts'
import { useMe } from '../session.ts'
import type { Tab } from './agent.tsx'

export function Log({ agent }: Tab) {
  const { account } = useMe()
  const events = useList(
    `agents/${agent.id}/log`,
    page => api.GET('/audit-events', { params: { query: { ...page, agent_id: agent.id } } }),
    { live: kinds, about: agent.id },
  )
  const who = ({ type, id }: Schemas['AuditEvent']['actor']) =>
    type === 'agent' ? agent.name : type === 'system' ? 'the service' : id === account.id ? 'you' : 'somebody else'
  return (
    <Listing list={events} empty={<Empty icon="log" title="Nothing yet" />}>
      {({ action, actor, at, data }) => (
        <div class="event">
          <p>
            <strong>{phrase(action)}</strong> <span class="soft">by {who(actor)}</span>
          </p>
          <span class="soft small">
            <When at={at} />
          </span>
          {Object.keys(data).length > 0 && (
            <details>
              <summary>Details</summary>
              <Data value={data} raw={false} />
            </details>
          )}
        </div>
      )}
    </Listing>
  )
}

/** `agent.max_quests_changed` is "Agent max quests changed"; the list of actions may grow. */
const phrase = (action: string) => action.charAt(0).toUpperCase() + action.slice(1).replaceAll(/[._]/g, ' ')
