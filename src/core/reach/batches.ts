/** Messages that are sent together, because they go to the same channel. */
import { findAccount } from '../../store/people/accounts.ts'
import { findOpenInvitation } from '../../store/people/invitations.ts'
import { findChannels } from '../../store/reach/channels.ts'
import { findEmailChange, findTakeBack } from '../../store/people/email-changes.ts'
import { run, type MailKind, type Steps } from '../../store/index.ts'
import { openTarget, type Target } from './channel-targets.ts'
import type { Channel, Delivery } from './channels.ts'
import { isActiveAdmin } from '../kit/roles.ts'
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

/** The address of a message that goes to no channel, by its kind and by what takes the place of the channel. */
const addresses: Record<MailKind, (id: string, now: number) => Steps<string | null | undefined>> = {
  *'account.recovery'(id) {
    const [account] = yield* run(findAccount, { id })
    return account?.status === 'active' ? account.email : undefined
  },
  *'account.invitation'(id, now) {
    const [invitation] = yield* run(findOpenInvitation, { id, now })
    return invitation && isActiveAdmin(invitation.maker) ? invitation.email : undefined
  },
  *'account.email_code'(id, now) {
    const [change] = yield* run(findEmailChange, { id, now })
    return change?.email
  },
  // Before the change is taken back, its row leads to the earlier address, and after that to the one that the account has lost.
  *'account.email_changed'(id) {
    const [kept] = yield* run(findTakeBack, { id })
    return kept?.takenFrom === null ? kept.email : undefined
  },
  *'account.email_taken_back'(id) {
    const [kept] = yield* run(findTakeBack, { id })
    return kept?.takenFrom
  },
}
/** Whether a message goes to no channel. Then it is sent alone. */
export const hasNoChannel = (delivery: Delivery): delivery is Delivery & { kind: MailKind } => Object.hasOwn(addresses, delivery.kind)

/** An address, like a channel. It has none in the store, so no result of sending is recorded for it. */
function placeOf({ channelId: id, accountId, createdAt }: Delivery, address: string): Place {
  const channel: Channel = {
    id,
    accountId,
    type: 'email',
    label: '',
    target: address,
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
    updatedAt: createdAt,
    version: 1,
  }
  return { channel, target: { type: 'email', address } }
}

/** The channels of these messages, without those that were deleted. */
export function channelsOf(world: World, claimed: Delivery[]) {
  return world.store.look(function* () {
    const places = new Map<string, Place>()
    const others = claimed.filter(delivery => !hasNoChannel(delivery))
    const ids = [...new Set(others.map(({ channelId }) => channelId))]
    for (const channel of ids.length > 0 ? yield* findChannels(ids, {}) : [])
      places.set(channel.id, { channel, target: openTarget(world, channel) })
    for (const delivery of claimed.filter(hasNoChannel)) {
      const address = yield* addresses[delivery.kind](delivery.channelId, world.now())
      if (address) places.set(delivery.channelId, placeOf(delivery, address))
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
