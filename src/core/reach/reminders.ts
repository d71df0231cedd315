/** Reminders of requests are queued with the request, so they are looked at again before they are sent. */
import { findOwnApproval } from '../../store/approvals/approvals.ts'
import { dropDelivery, releaseDelivery } from '../../store/reach/deliveries.ts'
import { run } from '../../store/index.ts'
import type { Batch } from './batches.ts'
import type { Delivery } from './channels.ts'
import { remindAt } from '../log/messages.ts'
import type { World } from '../kit/world.ts'

/** Drops reminders of requests that were decided meanwhile. If a request has got more time, its reminder waits. */
export async function withoutOutdated(world: World, batch: Batch): Promise<Batch> {
  const { claim, deliveries } = batch
  if (deliveries.every(({ kind }) => kind !== 'approval.expiring')) return batch
  const timely: Delivery[] = []
  for (const delivery of deliveries) {
    const { id, kind, subject, accountId } = delivery
    const [shown] = kind === 'approval.expiring' ? await world.store.read(findOwnApproval, { id: subject.id, ownerId: accountId }) : []
    const at = shown ? remindAt(shown.approval) : 0
    if (kind !== 'approval.expiring' || (shown?.approval.status === 'pending' && at <= world.now())) timely.push(delivery)
    else
      await world.store.transaction(() =>
        shown?.approval.status === 'pending' ? run(releaseDelivery, { id, claim, at }) : run(dropDelivery, { id, claim }),
      )
  }
  return { ...batch, deliveries: timely }
}
