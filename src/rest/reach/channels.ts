import type { WithSecret } from '../../core/reach/channels.ts'
import { only } from '../../core/kit/exact.ts'
import type { World } from '../../core/kit/world.ts'
import { channelView, deliveryView, pageView } from '../../views/index.ts'
import { noContent, ok, type Handlers } from '../protocol/contract.ts'
import { etag, ifMatch, shown } from '../protocol/etag.ts'

export const channels = {
  listChannels: async ({ core, human, query }) =>
    ok(pageView(await core.channels.list(human, query), channel => channelView(channel, core.world))),

  createChannel: async ({ core, human, body }) => {
    const created = await core.channels.create(human, body)
    return {
      ...withSecret(created, core.world),
      status: 201,
      headers: { ...etag(created.channel.version), Location: `/v1/channels/${created.channel.id}` },
    }
  },

  getChannel: async ({ core, human, path }) => shown(channelView(await core.channels.read(human, path.id), core.world)),

  updateChannel: async ({ core, human, path, headers, body }) =>
    shown(channelView(await core.channels.update(human, path.id, ifMatch(headers['if-match']), body), core.world)),

  deleteChannel: async ({ core, human, path, headers }) => {
    await core.channels.delete(human, path.id, ifMatch(headers['if-match']))
    return noContent
  },

  testChannel: async ({ core, human, path }) => ({ status: 202, body: deliveryView(await core.channels.test(human, path.id)) }),

  verifyChannel: async ({ core, human, path, body }) =>
    shown(channelView(await core.channels.verify(human, path.id, only(body, 'code')), core.world)),

  rotateChannelSecret: async ({ core, human, path, body }) =>
    withSecret(await core.channels.rotateSecret(human, path.id, only(body, 'overlapSeconds')), core.world),

  getDelivery: async ({ core, human, path }) => ok(deliveryView(await core.channels.delivery(human, path.id, path.delivery_id))),
  listDeliveries: async ({ core, human, path, query }) => ok(pageView(await core.channels.deliveries(human, path.id, query), deliveryView)),

  redeliver: async ({ core, human, path }) => ({
    status: 202,
    body: deliveryView(await core.channels.redeliver(human, path.id, path.delivery_id)),
  }),
} satisfies Partial<Handlers>

const withSecret = ({ channel, secret }: WithSecret, world: World) => ({
  status: 200 as const,
  body: { channel: channelView(channel, world), secret },
  headers: etag(channel.version),
})
