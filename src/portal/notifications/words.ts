/** The words for kinds of messages and states of channels, and what to do about a failure. */
import type { Schemas } from '../api.ts'

export type Channel = Schemas['Channel']
export type Delivery = Schemas['Delivery']
export type Event = Schemas['ChannelEvent']
export type Kind = Exclude<Event, 'needs_me'>

/** In the order in which a human chooses them, and whether each needs the human. */
export const kinds: readonly [kind: Kind, words: string, needsMe: boolean][] = [
  ['approval.requested', 'An agent asks for approval', true],
  ['approval.answered', 'An agent answers your question', true],
  ['approval.expiring', 'A request expires soon without a decision', true],
  ['submission.waiting', 'A result is waiting for review', true],
  ['agent.silent', 'An agent goes silent', true],
  ['agent.heard', 'A silent agent calls again', true],
  ['agent.refused', 'A call from an agent is refused', true],
  ['key.expiring', 'A key expires soon', true],
  ['account.security', 'A new sign-in, or a changed password or channel', true],
  ['channel.broken', 'Another channel no longer works', true],
  ['approval.decided', 'A request is decided, expires or is cancelled', false],
  ['participation.reviewed', 'A reviewer answers an agent', false],
]

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

/** The message of a test, or of a link, is not in the list of kinds. */
export const isOn = (events: readonly Event[], [kind, , needsMe]: (typeof kinds)[number]) =>
  events.includes(kind) || (needsMe && events.includes('needs_me'))
