/** Messages that wait for their time are looked at again before they are sent: reminders of requests, and what is gathered about doubts. */
import { findOwnApproval } from '../../store/approvals/approvals.ts'
import { countDoubts } from '../../store/approvals/yes.ts'
import { dropDelivery, releaseDelivery } from '../../store/reach/deliveries.ts'
import { run, type DeliveryKind } from '../../store/index.ts'
import type { Batch } from './batches.ts'
import type { Delivery } from './channels.ts'
import { remindAt } from '../log/messages.ts'
import type { World } from '../kit/world.ts'

type Look = (world: World, delivery: Delivery) => Promise<'send' | 'drop' | number>

/** Whether a message is still to be sent, or when. */
const looks: Partial<Record<DeliveryKind, Look>> = {
  /** If a request has got more time, its reminder waits. */
  'approval.expiring': async (world, { target: { id }, accountId: ownerId }) => {
    const [shown] = await world.store.read(findOwnApproval, { id, ownerId })
    if (shown?.approval.status !== 'pending') return 'drop'
    const at = remindAt(shown.approval)
    return at <= world.now() ? 'send' : at
  },
  'approval.in_doubt': async (world, { agent }) => {
    const [doubts] = await world.store.read(countDoubts, { agentId: agent?.id ?? '' })
    return doubts!.n > 0 ? 'send' : 'drop'
  },
}

/** Drops messages that say nothing new any more. */
export async function withoutOutdated(world: World, batch: Batch): Promise<Batch> {
  const { claim, deliveries } = batch
  if (!deliveries.some(({ kind }) => looks[kind])) return batch
  const timely: Delivery[] = []
  for (const delivery of deliveries) {
    const { id, kind } = delivery
    const now = (await looks[kind]?.(world, delivery)) ?? 'send'
    if (now === 'send') timely.push(delivery)
    else
      await world.store.transaction(() =>
        now === 'drop' ? run(dropDelivery, { id, claim }) : run(releaseDelivery, { id, claim, at: now }),
      )
  }
  return { ...batch, deliveries: timely }
}
