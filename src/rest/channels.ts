import type { WithSecret } from '../core/channels.ts'
import { only } from '../core/kit/exact.ts'
import { channelView, deliveryView, pageView } from '../views.ts'
import { noContent, ok, type Handlers } from './contract.ts'
import { etag, ifMatch, shown } from './etag.ts'

export const channels = {
  listChannels: async ({ core, human, query }) => ok(pageView(await core.channels.list(human, query), channelView)),

  createChannel: async ({ core, human, body }) => {
    const created = await core.channels.create(human, body)
    return {
      ...withSecret(created),
      status: 201,
      headers: { ...etag(created.channel.version), Location: `/v1/channels/${created.channel.id}` },
    }
  },

  getChannel: async ({ core, human, path }) => shown(channelView(await core.channels.read(human, path.id))),

  updateChannel: async ({ core, human, path, headers, body }) =>
    shown(channelView(await core.channels.update(human, path.id, ifMatch(headers['if-match']), body))),

  deleteChannel: async ({ core, human, path, headers }) => {
    await core.channels.delete(human, path.id, ifMatch(headers['if-match']))
    return noContent
  },

  testChannel: async ({ core, human, path }) => ({ status: 202, body: deliveryView(await core.channels.test(human, path.id)) }),

  verifyChannel: async ({ core, human, path, body }) => shown(channelView(await core.channels.verify(human, path.id, only(body, 'code')))),

  rotateChannelSecret: async ({ core, human, path, body }) =>
    withSecret(await core.channels.rotateSecret(human, path.id, only(body, 'overlapSeconds'))),

  listDeliveries: async ({ core, human, path, query }) => ok(pageView(await core.channels.deliveries(human, path.id, query), deliveryView)),

  redeliver: async ({ core, human, path }) => ({
    status: 202,
    body: deliveryView(await core.channels.redeliver(human, path.id, path.delivery_id)),
  }),
} satisfies Partial<Handlers>

const withSecret = ({ channel, secret }: WithSecret) => ({
  status: 200 as const,
  body: { channel: channelView(channel), secret },
  headers: etag(channel.version),
})
