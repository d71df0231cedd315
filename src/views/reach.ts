import type * as Out from '../../generated/outputs.js'
import type { World } from '../core/kit/world.ts'
import { shownTarget } from '../core/reach/channel-targets.ts'
import type { Channel, Delivery } from '../core/reach/channels.ts'

export const channelView = (channel: Channel, world: World): Out.Channel => ({
  ...channel,
  destination: shownTarget(world, channel),
  endpointHash: channel.type === 'push' ? channel.endpointHash : null,
})

export const deliveryView = (delivery: Delivery): Out.Delivery => ({
  ...delivery,
  // A message to no channel is in no list.
  kind: delivery.kind as Out.DeliveryKind,
  nextAttemptAt: delivery.state === 'queued' ? delivery.nextAttemptAt : null,
})
