/** Messages that are sent together, because they go to the same channel. */
import { findAccount } from '../../store/people/accounts.ts'
import { findChannels } from '../../store/reach/channels.ts'
import { run, type Steps } from '../../store/index.ts'
import { openTarget, type Target } from './channel-targets.ts'
import type { Channel, Delivery } from './channels.ts'
import { nextMailAt } from './mail-share.ts'
import type { World } from '../kit/world.ts'

/** Messages that are sent to one channel at once: one, or for a device or an address several. */
export interface Batch {
  claim: string
  channel: Channel
  /** Undefined if the service no longer has the key with which it was encrypted. */
  target: Target | undefined
  deliveries: Delivery[]
}

type Place = Pick<Batch, 'channel' | 'target'>
/** A message that goes to the address of the account itself, not to a channel. */
const isToAccount = ({ kind }: Delivery) => kind === 'account.recovery'

/** The address of an account itself, like a channel. It has none in the store, so no result of sending is recorded for it. */
function* ownPlace(accountId: string): Steps<Place | undefined> {
  const [account] = yield* run(findAccount, { id: accountId })
  if (account?.status !== 'active') return undefined
  const { id, email, createdAt, updatedAt, version } = account
  const channel: Channel = {
    id,
    accountId,
    type: 'email',
    label: '',
    target: email,
    endpointHash: '',
    sealed: '',
    format: null,
    events: [],
    state: 'active',
    failingSince: null,
    lastSuccessAt: null,
    lastFailure: null,
    mailsUntil: 0,
    oldSecretUntil: null,
    createdAt,
    updatedAt,
    version,
  }
  return { channel, target: { type: 'email', address: email } }
}

/** The channels of these messages, without those that were deleted. */
export function channelsOf(world: World, claimed: Delivery[]) {
  return world.store.look(function* () {
    const places = new Map<string, Place>()
    const [own, others] = [claimed.filter(isToAccount), claimed.filter(delivery => !isToAccount(delivery))]
    const ids = [...new Set(others.map(({ channelId }) => channelId))]
    for (const channel of ids.length > 0 ? yield* findChannels(ids, {}) : [])
      places.set(channel.id, { channel, target: openTarget(world, channel) })
    for (const { channelId, accountId } of own) {
      const place = yield* ownPlace(accountId)
      if (place) places.set(channelId, place)
    }
    return places
  })
}

/** A channel that was turned off gets nothing, except a test that its owner asks for, and the link that verifies it. */
export const isSendable = ({ state }: Channel, { kind }: Delivery) =>
  state === 'active' || kind === 'channel.test' || (kind === 'channel.verify' && state === 'unverified')

/** When a batch may be sent. The links that verify an address have a limit of their own. */
export const sendableAt = ({ channel, deliveries }: Batch) =>
  channel.type === 'email' && deliveries[0]!.kind !== 'channel.verify' ? nextMailAt(channel.mailsUntil) : 0
