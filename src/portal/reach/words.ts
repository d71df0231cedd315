/** The words for kinds of messages and states of channels, and what to do about a failure. */
import { keysOf } from '../../values.ts'
import type { Schemas } from '../api.ts'

export type Channel = Schemas['Channel']
export type Delivery = Schemas['Delivery']
export type Event = Schemas['ChannelEvent']
export type Kind = Exclude<Event, 'needs_me'>

/** In the order in which a human chooses them. */
export const kindWords: Record<Kind, { words: string; needsMe: boolean }> = {
  'approval.requested': { words: 'An agent asks for approval', needsMe: true },
  'approval.answered': { words: 'An agent answers your question', needsMe: true },
  'approval.expiring': { words: 'A request expires soon without a decision', needsMe: true },
  'approval.in_doubt': { words: 'Nobody knows whether an allowed action happened', needsMe: true },
  'submission.waiting': { words: 'A result is waiting for review', needsMe: true },
  'agent.silent': { words: 'An agent goes silent', needsMe: true },
  'agent.heard': { words: 'A silent agent calls again', needsMe: true },
  'agent.refused': { words: 'A call from an agent is refused', needsMe: true },
  'key.expiring': { words: 'A key expires soon', needsMe: true },
  'account.security': { words: 'A new sign-in, or a changed password or channel', needsMe: true },
  'channel.broken': { words: 'Another channel no longer works', needsMe: true },
  'approval.decided': { words: 'A request is decided, expires or is cancelled', needsMe: false },
  'participation.reviewed': { words: 'A reviewer answers an agent', needsMe: false },
}
export const kinds = keysOf(kindWords)

export const typeWords: Record<Channel['type'], string> = { push: 'Device', email: 'E-mail', webhook: 'Webhook' }
export const formatWords: Record<NonNullable<Channel['format']>, string> = {
  slack: 'Slack',
  teams: 'Microsoft Teams',
  discord: 'Discord',
  ntfy: 'ntfy',
  standard: 'Your own server (signed JSON)',
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
export const isOn = (events: readonly Event[], kind: Kind) =>
  events.includes(kind) || (kindWords[kind].needsMe && events.includes('needs_me'))
