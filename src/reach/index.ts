/** Reaches people while the portal is closed: sends the outbox to their devices, addresses and webhooks. */
import type { Config } from '../config.ts'
import { deadlineMs } from '../core/reach/attempts.ts'
import { isPublic } from '../core/kit/addresses.ts'
import type { Core } from '../core/index.ts'
import type { DeliveryMeter } from '../metrics/index.ts'
import type { Traces } from '../traces/index.ts'
import { dispatcher } from './dispatcher.ts'
import { poster } from './http.ts'
import { mailSender } from './mail.ts'
import { pushSender } from './push.ts'
import type { Senders } from './sender.ts'
import { webhookSender } from './webhook.ts'

interface Means {
  core: Core
  config: Config
  publicUrl: string
  meter?: DeliveryMeter | undefined
  traces?: Traces | undefined
  resolve?: Parameters<typeof poster>[0]['resolve']
}

export function createReach({ core, config, publicUrl, meter, traces, resolve }: Means) {
  const { smtpUrl, mailFrom: from, privateAddresses, inFlight, perHost } = config.reach
  const { world } = core
  const http = poster({
    isAllowed: address => privateAddresses || isPublic(address),
    allowsPlain: privateAddresses,
    deadlineMs,
    perHost,
    ...(resolve && { resolve }),
  })
  const mail =
    smtpUrl === undefined
      ? undefined
      : mailSender({
          world,
          smtpUrl,
          from,
          publicUrl,
          deadlineMs,
          connections: perHost,
          recovery: core.recovery.toMail,
          invitation: core.invitations.toMail,
          emailCode: core.emailChanges.codeToMail,
          takeBack: core.emailChanges.linkToMail,
        })
  const contact = config.securityContact ?? (publicUrl.startsWith('https:') ? publicUrl : `mailto:${from || 'nobody@example.com'}`)
  const senders: Senders = {
    push: pushSender({ core, contact, post: http.post }),
    email: mail?.send ?? (async () => ({ ok: false, status: null, reason: 'not_offered' })),
    webhook: webhookSender(core, publicUrl, http),
  }
  const { start, settled, stop } = dispatcher({ core, senders, inFlight, perHost, meter, traces })
  return {
    start,
    settled,
    async stop() {
      await stop()
      http.close()
      mail?.close()
    },
  }
}
