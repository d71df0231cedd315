/** The outbox: what is to be sent to the channels of an account. */
import { insertDelivery } from '../store/deliveries.ts'
import { run, tell, type Row, type Steps } from '../store/index.ts'
import { newId } from './kit/ids.ts'
import type { World } from './world.ts'

/** Queues a message about a channel itself, to this channel. */
export function* queueOwn(
  world: World,
  { id, accountId }: Row<'channels'>,
  kind: 'channel.test' | 'channel.verify',
  title: string,
): Steps<Row<'deliveries'>> {
  const now = world.now()
  const [delivery] = yield* run(insertDelivery, {
    id: newId('dlv', now),
    accountId,
    channelId: id,
    eventId: null,
    kind,
    subject: { type: 'channel', id },
    agent: null,
    title,
    nextAttemptAt: now,
    now,
  })
  yield* announce(accountId)
  return delivery!
}

/** Wakes the senders of all instances. */
export const announce = (accountId: string) => tell({ accountId, delivers: true })
