/** The words for kinds of messages and states of channels, and what to do about a failure. */
import { needsHuman } from '../../../generated/events.ts'
import { keysOf } from '../../shared/values.ts'
import type { Schemas } from '../api.ts'
import { kindWords } from '../../shared/notice-kinds.ts'

export type Channel = Schemas['Channel']
export type Delivery = Schemas['Delivery']
export type Event = Schemas['ChannelEvent']
type MessageKind = keyof typeof kindWords

export const kinds = keysOf(kindWords)

export const typeWords: Record<Channel['type'], string> = { push: 'Device', email: 'E-mail', webhook: 'Webhook' }
export const formatWords: Record<NonNullable<Channel['format']>, string> = {
  slack: 'Slack',
  teams: 'Microsoft Teams',
  discord: 'Discord',
  ntfy: 'ntfy',
  standard: 'Your own server (signed JSON)',
}
/** How somebody finds the address, and what one looks like. */
export const formatHints: Record<keyof typeof formatWords, [hint: string, example: string]> = {
  slack: ['In Slack, add the app “Incoming Webhooks” to a channel, and copy its address.', 'https://hooks.slack.com/services/…'],
  teams: ['In Teams, add the workflow “Post to a channel when a webhook request is received”, and copy its address.', 'https://…'],
  discord: ['In Discord, open the settings of a channel, then Integrations, then Webhooks.', 'https://discord.com/api/webhooks/…'],
  ntfy: ['Choose a topic that nobody can guess. Anyone who knows it can read the messages.', 'https://ntfy.sh/my-topic'],
  standard: ['Your server gets signed JSON, as the Standard Webhooks specification defines it.', 'https://example.com/hooks/agent-quest'],
}

const stateWords: Record<Channel['state'], { word: string; tone: 'good' | 'warn' | 'bad' | 'plain' }> = {
  active: { word: 'On', tone: 'good' },
  unverified: { word: 'Not confirmed', tone: 'warn' },
  paused: { word: 'Paused', tone: 'plain' },
  broken: { word: 'Broken', tone: 'bad' },
}

/** An active channel whose last message failed is shown as failing. */
export const stateOf = ({ state, last_failure }: Channel) =>
  state === 'active' && last_failure ? ({ word: 'Failing', tone: 'bad' } as const) : stateWords[state]

export const deliveryWords: Record<Delivery['state'], { word: string; tone: 'good' | 'bad' | 'plain' }> = {
  queued: { word: 'Waiting', tone: 'plain' },
  sent: { word: 'Sent', tone: 'good' },
  dead: { word: 'Failed', tone: 'bad' },
}

type Failure = Schemas['Failure']
type Advice = Record<Failure['reason'], [what: string, todo: string]>

const advice: Advice = {
  refused: ['The receiver refused the message', 'Check that the address is right and that the receiver still accepts messages there.'],
  gone: [
    'The receiver does not know this device or address any more',
    'Turn on notifications on the device again, or add the new address.',
  ],
  redirect: ['The receiver redirected us to another address', 'Delete this channel, and add one with the other address.'],
  timeout: ['The receiver did not answer within 10 seconds', 'It should answer first and do its work afterwards.'],
  unreachable: ['We could not connect to the receiver', 'Check that it is running and can be reached from the internet.'],
  unknown_host: [
    'The host name of the receiver has no address',
    'Check its spelling. If it is wrong, delete this channel and add another.',
  ],
  private_address: ['The host name of the receiver leads to an address that is not public', 'The service sends only to public addresses.'],
  tls: ['The certificate of the receiver is not valid', 'Renew it.'],
  turned_off: ['The channel was off when the message was due', 'Turn it on, and send the message again.'],
  not_offered: ['This service no longer sends e-mail', 'Add another channel.'],
  interrupted: ['The service stopped each time before it got an answer', 'Ask the operator of the service, and send the message again.'],
  secret_lost: ['The service can no longer read the address, because its keys were replaced', 'Delete this channel, and add it again.'],
}

/** A reason of a later version is shown as it is. */
export function failureWords({ reason, status }: Pick<Failure, 'reason' | 'status'>) {
  const [what, todo] = (advice as Partial<Advice>)[reason] ?? [reason, '']
  return { what: status === null ? `${what}.` : `${what} (status ${status}).`, todo }
}

/** The message of a test, or of a link, is of none of these kinds. */
export const isOn = (events: readonly Event[], kind: MessageKind) =>
  events.includes(kind) || (needsHuman[kind] && events.includes('needs_me'))
