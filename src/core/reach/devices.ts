/** A device belongs to the account that turned it on last. Otherwise it would show the messages of several people. */
import { deleteChannel, findChannelsTo, findChannelTo } from '../../store/reach/channels.ts'
import { run, type Row, type Steps } from '../../store/index.ts'
import { holdMeta } from '../../store/engine/meta.ts'
import { record } from '../log/audit.ts'
import { hashSecret } from '../kit/secrets.ts'
import { vapidName } from './vapid.ts'
import { service, type Human, type World } from '../kit/world.ts'

/** The first step of a transaction that gives a device to an account. Such transactions take turns, so the last account keeps the device. */
export const holdDevices = () => run(holdMeta, { name: vapidName })

/** Deletes the channels of other accounts to the device of a new channel. Their owners see it in their logs. */
export function* takeDevice(world: World, { id, type, endpointHash }: Row<'channels'>): Steps<void> {
  for (const old of yield* run(findChannelsTo, { endpointHash, type })) {
    if (old.id === id) continue
    yield* run(deleteChannel, { id: old.id })
    const data = { channel_type: old.type, label: old.label, reason: 'moved' } as const
    yield* record(world, service, { action: 'channel.deleted', targetId: old.id, accountId: old.accountId, data })
  }
}

/**
 * Deletes the channel of a device whose browser has renewed its subscription, and returns whether there was one. Only the device knows its
 * endpoint.
 */
export function* leaveDevice(world: World, human: Human, endpoint: string | undefined): Steps<boolean> {
  const { accountId } = human
  const [channel] = endpoint === undefined ? [] : yield* run(findChannelTo, { accountId, endpointHash: hashSecret(endpoint) })
  if (channel?.type !== 'push') return false
  yield* run(deleteChannel, { id: channel.id })
  const data = { channel_type: channel.type, label: channel.label } as const
  yield* record(world, human, { action: 'channel.deleted', targetId: channel.id, data })
  return true
}
