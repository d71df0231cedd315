/** A device belongs to the account that turned it on last. Otherwise it would show the messages of several people. */
import { deleteChannel, findChannelsTo } from '../store/channels.ts'
import { run, type Row, type Steps } from '../store/index.ts'
import { holdMeta } from '../store/meta.ts'
import { record } from './audit.ts'
import { vapidName } from './vapid.ts'
import { service, type World } from './world.ts'

/** Begins a transaction in which an account gets a channel to a device, so that of several accounts the last one keeps the device. */
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
