/** The content of a message, in the names of the contract. */
import type { components } from '../../generated/api.ts'
import { encodeApproval, encodeChannel, encodeHeartbeat, encodeKey, encodeParticipation } from '../../generated/outputs.js'
import type { Delivery } from '../core/reach/channels.ts'
import type { Core } from '../core/index.ts'
import { instant } from '../shared/instant.ts'
import { approvalView, channelView, heartbeatView, keyView, participationView } from '../views/index.ts'

type Place = Pick<Delivery, 'target' | 'agent'>

/** The page of the portal about a message, as a path from the root of the service. */
export const pageOf = (place: Place) => `/#${pages[place.target.type](place)}`

const pages: Record<Place['target']['type'], (place: Place) => string> = {
  approval: ({ target }) => `inbox/${target.id}`,
  participation: ({ target }) => `work/${target.id}`,
  agent: ({ target }) => `agents/${target.id}`,
  key: ({ agent }) => (agent ? `agents/${agent.id}/keys` : 'agents'),
  submission: () => 'desk/reviews',
  channel: () => 'account/notifications',
  account: () => 'account',
  session: () => 'account',
  token: () => 'account/security',
}

/** The body for a webhook of the format `standard`. The resource is as `/v1` shows it now. */
export async function noticeOf(core: Core, publicUrl: string, delivery: Delivery): Promise<components['schemas']['Notice']> {
  const { kind, createdAt, eventId, accountId, title, target, agent } = delivery
  const { world } = core
  const { approval, participation, agent: watched, key, channel } = await core.deliveries.resourceOf(delivery)
  return {
    type: kind as components['schemas']['Notice']['type'],
    timestamp: instant(createdAt),
    data: {
      event_id: eventId,
      account_id: accountId,
      title,
      target,
      agent,
      url: `${publicUrl}${pageOf(delivery)}`,
      ...(approval && { approval: encodeApproval(approvalView(approval)) }),
      ...(participation && { participation: encodeParticipation(participationView(participation)) }),
      ...(watched && { heartbeat: encodeHeartbeat(heartbeatView(watched, world)) }),
      ...(key && { key: encodeKey(keyView(key, world)) }),
      ...(channel && { channel: encodeChannel(channelView(channel, world)) }),
    },
  }
}
