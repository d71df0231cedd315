/**
 * The outbox from the side of the senders. An instance claims messages that are due, sends them outside of any transaction, and records the
 * result. If it stops in between, its claims end and another instance sends the same messages again, with the same ids.
 */
import { randomBytes } from 'node:crypto'
import { findAgent } from '../../store/agents/agents.ts'
import { findOwnApproval } from '../../store/approvals/approvals.ts'
import { findChannel } from '../../store/reach/channels.ts'
import { claimDeliveries, countQueued, forgetOldDeliveries, nextDelivery, releaseDelivery } from '../../store/reach/deliveries.ts'
import { run } from '../../store/index.ts'
import { findKey } from '../../store/agents/keys.ts'
import { countPending } from '../../store/approvals/overview.ts'
import { findOwnParticipation } from '../../store/quests/participations.ts'
import { deadlineMs, settle, settleUnsent } from './attempts.ts'
import { channelsOf, hasNoChannel, isSendable, sendableAt, type Batch } from './batches.ts'
import type { Delivery } from './channels.ts'
import { firstIdAt } from '../kit/ids.ts'
import { standingNow } from '../kit/online.ts'
import { withoutOutdated } from './reminders.ts'
import type { World } from '../kit/world.ts'

/** For this long no other instance sends a claimed message. It is longer than any attempt takes. */
export const claimedForMs = 2 * deadlineMs
/**
 * If a message was claimed this many times in a row and no attempt ended, the message itself may end the process each time. Then this
 * counts as a failed attempt, so that the pauses grow and the message is finally dead.
 */
const mostClaims = 5

export const deliveries = { claim, release, settle, outbox, nextAt, waitingFor, resourceOf }

/** Claims some messages that are due, at most this many. `more` says that others may be due too. */
async function claim(world: World, most: number): Promise<{ batches: Batch[]; more: boolean }> {
  const now = world.now()
  const claim = randomBytes(9).toString('base64url')
  const claimed = await world.store.transaction(() => run(claimDeliveries(most), { now, until: now + claimedForMs, claim }))
  const channels = await channelsOf(world, claimed)
  const batches = new Map<string, Batch>()
  const useless: Delivery[] = []
  const interrupted: Delivery[] = []
  for (const delivery of claimed.toSorted((a, b) => (a.id < b.id ? -1 : 1))) {
    const { channel, target } = channels.get(delivery.channelId) ?? {}
    if (!channel || !isSendable(channel, delivery)) useless.push(delivery)
    else if (delivery.claims > mostClaims) interrupted.push(delivery)
    else {
      const isAlone = channel.type === 'webhook' || delivery.kind === 'channel.verify' || hasNoChannel(delivery)
      const name = isAlone ? delivery.id : channel.id
      const batch = batches.get(name) ?? { claim, channel, target, deliveries: [] }
      batch.deliveries.push(delivery)
      batches.set(name, batch)
    }
  }
  if (useless.length + interrupted.length > 0) await settleUnsent(world, claim, useless, interrupted)
  const due: Batch[] = []
  for (const batch of batches.values()) {
    const at = sendableAt(batch)
    if (at > now) await release(world, batch, at)
    else due.push(batch)
  }
  const timely = await Promise.all(due.map(batch => withoutOutdated(world, batch)))
  return { batches: timely.filter(({ deliveries }) => deliveries.length > 0), more: claimed.length === most }
}

/** How many messages wait, up to 1,000, and how long the first of them has been due. */
async function outbox(world: World) {
  const [[count], at] = [await world.store.read(countQueued, {}), await nextAt(world)]
  return { queued: count!.n, lateMs: at === undefined ? 0 : Math.max(0, world.now() - at) }
}

/** When the next message is due. Undefined if none is queued. */
async function nextAt(world: World) {
  const [next] = await world.store.read(nextDelivery, {})
  return next?.at ?? undefined
}

/** How many requests wait for a human's decision. */
async function waitingFor(world: World, ownerId: string) {
  const now = world.now()
  return (await world.store.read(countPending, { ownerId, now, soon: now }))[0]!.pending
}

/** The resource that a message is about, as it is now. */
async function resourceOf(world: World, { target: { type, id }, accountId, agent }: Delivery) {
  const { store } = world
  switch (type) {
    case 'approval':
      return { approval: (await store.read(findOwnApproval, { id, ownerId: accountId }))[0] }
    case 'participation':
      return { participation: (await store.read(findOwnParticipation, { id, ownerId: accountId }))[0] }
    case 'agent':
      return { agent: (await store.read(findAgent, { id, ownerId: accountId, ...standingNow(world) }))[0] }
    case 'key':
      return { key: agent ? (await store.read(findKey, { id, agentId: agent.id }))[0] : undefined }
    case 'channel':
      return { channel: (await store.read(findChannel, { id, accountId }))[0] }
    case 'account':
    case 'session':
    case 'token':
    case 'submission':
      return {}
  }
}

/** Gives claimed messages back, to be sent later by any instance. */
function release({ store }: World, { claim, deliveries }: Batch, at: number) {
  return store.transaction(function* () {
    for (const { id } of deliveries) yield* run(releaseDelivery, { id, claim, at })
  })
}

/** Deletes old messages, except those that still wait. */
export async function forgetDeliveries(world: World) {
  const { deliveriesMs } = world.limits.keep
  if (deliveriesMs === 0) return
  const before = firstIdAt('dlv', world.now() - deliveriesMs)
  while ((await world.store.transaction(() => run(forgetOldDeliveries, { before }))).length > 0);
}
