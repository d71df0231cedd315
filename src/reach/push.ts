/** Sends messages to devices (Web Push, RFC 8030). The push service cannot read them. */
import webPush from 'web-push'
import type { Delivery } from '../core/reach/channels.ts'
import type { Core } from '../core/index.ts'
import { day, second } from '../core/kit/world.ts'
import { instant } from '../shared/instant.ts'
import type { Post } from './http.ts'
import { pageOf } from './message.ts'
import type { Sender } from './sender.ts'

/** Push services accept 4 kB, and some of them less. */
const mostBytes = 2_000
/** How long the push service keeps a message for a device that is switched off. */
const keptSeconds = (3 * day) / second

interface Means {
  core: Core
  /** Whom a push service can write to about this service: an https or mailto address. */
  contact: string
  post: Post['post']
}

export const pushSender = ({ core, contact, post }: Means): Sender<'push'> =>
  async function send({ channel, deliveries }, { endpoint, keys }) {
    const waiting = await core.deliveries.waitingFor(channel.accountId)
    const request = webPush.generateRequestDetails({ endpoint, keys }, payloadOf(deliveries, waiting), {
      vapidDetails: { subject: contact, ...core.vapid },
      TTL: keptSeconds,
      contentEncoding: 'aes128gcm',
      urgency: deliveries.some(({ kind }) => kind.startsWith('approval.')) ? 'high' : 'normal',
    })
    const headers = Object.fromEntries(Object.entries(request.headers).map(([name, value]) => [name, String(value)]))
    return post(new URL(endpoint), headers, request.body)
  }

/** As many messages as fit, newest first, the number of the others, and how many requests wait now. */
function payloadOf(deliveries: readonly Delivery[], waiting: number) {
  const notices = deliveries.toReversed().map(delivery => {
    const { id, kind, title, agent, target, createdAt } = delivery
    return {
      id,
      kind,
      title,
      agent: agent && { id: agent.id, name: agent.name },
      subject: target,
      url: pageOf(delivery),
      at: instant(createdAt),
    }
  })
  for (let shown = notices.length; ; shown--) {
    const text = JSON.stringify({ v: 1, notices: notices.slice(0, shown), more: notices.length - shown, waiting })
    if (Buffer.byteLength(text) <= mostBytes || shown === 1) return text
  }
}
