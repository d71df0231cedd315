/** An agent's numbers: its slots in quests, its points, its waiting requests, and its next key to expire. */
import type { ComponentChildren } from 'preact'
import type { Schemas } from '../api.ts'
import { Places, When } from '../pieces/index.ts'
import { KeyRing } from './key-ring.tsx'
import { useAgentKeys } from './keys.tsx'
import { number } from '../formats.ts'

export const Tiles = ({ agent }: { agent: Schemas['Agent'] }) => (
  <div class="tiles">
    <Tile title="Quests now" href={`#agents/${agent.id}/work`}>
      <b>
        {agent.active_quests} of {agent.max_active_quests}
      </b>
      <Places taken={agent.active_quests} of={agent.max_active_quests} />
    </Tile>
    <Tile title="Points" href={`#agents/${agent.id}/work`}>
      <b>{number(agent.points)}</b>
      <span class="soft small">in total</span>
    </Tile>
    <Tile title="Waiting for you" href="#inbox">
      <b>{agent.pending_approvals}</b>
      <span class="soft small">{agent.pending_approvals === 1 ? 'request' : 'requests'}</span>
    </Tile>
    <NextKey id={agent.id} />
  </div>
)

const Tile = ({ title, href, children }: { title: string; href: string; children: ComponentChildren }) => (
  <a class="tile" href={href}>
    <span class="soft small">{title}</span>
    <span class="tile-value">{children}</span>
  </a>
)

function NextKey({ id }: { id: string }) {
  const { items } = useAgentKeys(id, { state: 'active', sort: 'expires_at' })
  const key = items?.[0]
  return (
    <Tile title="Next key to expire" href={`#agents/${id}/keys`}>
      {key ? (
        <>
          <KeyRing keyOf={key} />
          <span class="small">
            <bdi>{key.label}</bdi>, <When at={key.expires_at} />
          </span>
        </>
      ) : (
        items && <b class="tone bad">No active key</b>
      )}
    </Tile>
  )
}
