/**
 * The outbox from the side of those who send. An instance claims what is due, sends it outside of any transaction, and records the result. If
 * it stops in between, its claims end and another instance sends the same messages again, with the same ids.
 */
import { randomBytes } from 'node:crypto'
import { findAccount } from '../store/accounts.ts'
import { findAgent } from '../store/agents.ts'
import { findOwnApproval } from '../store/approvals.ts'
import { countPending } from '../store/overview.ts'
import { deleteChannel, findChannel, holdAnyChannel, noteChannelFailure, noteChannelSuccess, noteMail } from '../store/channels.ts'
import { claimDeliveries, dropDelivery, forgetOldDeliveries, nextDelivery, releaseDelivery, settleDelivery } from '../store/deliveries.ts'
import { run, type Failure, type Steps } from '../store/index.ts'
import { findKey } from '../store/keys.ts'
import { findOwnParticipation } from '../store/participations.ts'
import { record } from './audit.ts'
import { openTarget, type Target } from './channel-targets.ts'
import { said, type Channel, type Delivery } from './channels.ts'
import { firstIdAt } from './kit/ids.ts'
import { afterMail, nextMailAt } from './mail-share.ts'
import { remindAt } from './notices.ts'
import { day, hour, minute, second, service, type World } from './world.ts'

/** The longest time for one attempt. */
export const deadlineMs = 10 * second
/** For this long no other instance sends a claimed message. It is longer than any attempt takes. */
export const claimedForMs = 2 * deadlineMs
/** The pauses after the first, second and later failures. After the last one, a message is dead. They are those of Standard Webhooks. */
const pauses = [5 * second, 5 * minute, 30 * minute, 2 * hour, 5 * hour, 10 * hour, 10 * hour]
/** A channel is broken if sending to it has failed for this long. */
const brokenAfterMs = 5 * day
const keptMs = 30 * day
/** The time of a success is recorded at most this often. */
const noteMs = minute

/** Messages that are sent to one channel at once: one, or for a device or an address several. */
export interface Batch {
  claim: string
  channel: Channel
  /** Undefined if the service no longer has the key with which it was encrypted. */
  target: Target | undefined
  deliveries: Delivery[]
}

/** How an attempt ended. */
export type Result = { ok: true } | ({ ok: false } & Omit<Failure, 'at'>)

/** A batch that was tried, and how that ended. */
export interface Attempt {
  batch: Batch
  result: Result
}

export const deliveries = (world: World) => ({
  /** Claims some messages that are due, at most this many. */
  async claim(most: number): Promise<Batch[]> {
    const now = world.now()
    const claim = randomBytes(9).toString('base64url')
    const claimed = await world.store.transaction(() => run(claimDeliveries(most), { now, until: now + claimedForMs, claim }))
    const channels = await channelsOf(world, claimed)
    const batches = new Map<string, Batch>()
    const useless: Delivery[] = []
    for (const delivery of claimed.toSorted((a, b) => (a.id < b.id ? -1 : 1))) {
      const { channel, target } = channels.get(delivery.channelId) ?? {}
      if (!channel || !isSendable(channel, delivery)) useless.push(delivery)
      else {
        const isAlone = channel.type === 'webhook' || delivery.kind === 'channel.verify' || delivery.kind === 'account.recovery'
        const name = isAlone ? delivery.id : channel.id
        const batch = batches.get(name) ?? { claim, channel, target, deliveries: [] }
        batch.deliveries.push(delivery)
        batches.set(name, batch)
      }
    }
    if (useless.length > 0) await giveUp(world, claim, useless)
    const due: Batch[] = []
    for (const batch of batches.values()) {
      const at = sendableAt(batch)
      if (at > now) await release(world, batch, at)
      else due.push(batch)
    }
    const timely = await Promise.all(due.map(batch => withoutOutdated(world, batch)))
    return timely.filter(({ deliveries }) => deliveries.length > 0)
  },

  /** Gives claimed messages back, to be sent later by any instance. */
  release: (batch: Batch, at: number) => release(world, batch, at),

  /** Records how some attempts ended, in one transaction. */
  settle: (attempts: readonly Attempt[]) =>
    world.store.transaction(function* () {
      // Several channels are held in the order of their ids.
      for (const attempt of attempts.toSorted((a, b) => (a.batch.channel.id < b.batch.channel.id ? -1 : 1))) yield* settle(world, attempt)
    }),

  /** When the next message is due. Undefined if none is queued. */
  async nextAt() {
    const [next] = await world.store.read(nextDelivery, {})
    return next?.at ?? undefined
  },

  /** How many requests wait for a human's decision. */
  async waitingFor(ownerId: string) {
    const now = world.now()
    return (await world.store.read(countPending, { ownerId, now, soon: now }))[0]!.pending
  },

  /** The resource that a message is about, as it is now. */
  async subjectOf({ subject: { type, id }, accountId, agent }: Delivery) {
    const { store } = world
    const now = world.now()
    switch (type) {
      case 'approval':
        return { approval: (await store.read(findOwnApproval, { id, ownerId: accountId }))[0] }
      case 'participation':
        return { participation: (await store.read(findOwnParticipation, { id, ownerId: accountId }))[0] }
      case 'agent':
        return { agent: (await store.read(findAgent, { id, ownerId: accountId, now }))[0] }
      case 'key':
        return { key: agent ? (await store.read(findKey, { id, agentId: agent.id }))[0] : undefined }
      case 'channel':
        return { channel: (await store.read(findChannel, { id, accountId }))[0] }
      default:
        return {}
    }
  },
})

const release = ({ store }: World, { claim, deliveries }: Batch, at: number) =>
  store.transaction(function* () {
    for (const { id } of deliveries) yield* run(releaseDelivery, { id, claim, at })
  })

/** When a batch may be sent. The links that verify an address have a limit of their own. */
const sendableAt = ({ channel, deliveries }: Batch) =>
  channel.type === 'email' && deliveries[0]!.kind !== 'channel.verify' ? nextMailAt(channel.mailsUntil) : 0

type Place = Pick<Batch, 'channel' | 'target'>

function* placeOf(world: World, id: string, accountId: string): Steps<Place | undefined> {
  const [channel] = yield* run(findChannel, { id, accountId })
  return channel && { channel, target: openTarget(world, channel) }
}

/** The address of an account itself, like a channel. It has none in the store, so no result of sending is recorded for it. */
function* ownPlace(accountId: string): Steps<Place | undefined> {
  const [account] = yield* run(findAccount, { id: accountId })
  if (account?.status !== 'active') return undefined
  const { id, email, createdAt, updatedAt, version } = account
  const never = { failingSince: null, lastSuccessAt: null, lastFailure: null, mailsUntil: 0, oldSecretUntil: null }
  const channel = {
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
    ...never,
  } as const
  return { channel: { ...channel, events: [], createdAt, updatedAt, version }, target: { type: 'email', address: email } }
}

/** The channels of these messages, without those that were deleted. */
function channelsOf(world: World, claimed: Delivery[]) {
  return world.store.look(function* () {
    const places = new Map<string, Place>()
    for (const { channelId: id, accountId, kind } of claimed) {
      if (places.has(id)) continue
      const place = kind === 'account.recovery' ? yield* ownPlace(accountId) : yield* placeOf(world, id, accountId)
      if (place) places.set(id, place)
    }
    return places
  })
}

function* settle(world: World, { batch: { claim, channel: seen, deliveries }, result }: Attempt): Steps<void> {
  const { id } = seen
  const now = world.now()
  const [channel] = yield* run(holdAnyChannel, { id })
  const failure = result.ok ? null : { at: now, status: result.status, reason: result.reason }
  for (const { id, attempts, kind } of deliveries) {
    const pause = kind === 'channel.test' ? undefined : pauses[attempts - 1]
    const state = result.ok ? 'sent' : pause === undefined || failure?.reason === 'gone' ? 'dead' : 'queued'
    yield* run(settleDelivery, {
      id,
      claim,
      state,
      sentAt: result.ok ? now : null,
      nextAttemptAt: now + (pause ?? 0),
      lastFailure: failure,
    })
  }
  if (!channel) return
  // The mail of a failed attempt may have arrived.
  if (channel.type === 'email' && deliveries[0]!.kind !== 'channel.verify')
    yield* run(noteMail, { id, mailsUntil: afterMail(channel.mailsUntil, now) })
  if (failure) yield* noteFailure(world, channel, failure)
  else if (channel.lastFailure || (channel.lastSuccessAt ?? 0) <= now - noteMs) yield* run(noteChannelSuccess, { id, now })
}

/** A channel that was turned off gets nothing, except a test that its owner asks for, and the link that verifies it. */
const isSendable = ({ state }: Channel, { kind }: Delivery) =>
  state === 'active' || kind === 'channel.test' || (kind === 'channel.verify' && state === 'unverified')

const giveUp = (world: World, claim: string, useless: Delivery[]) =>
  world.store.transaction(function* () {
    const now = world.now()
    const lastFailure: Failure = { at: now, status: null, reason: 'turned_off' }
    for (const { id } of useless) yield* run(settleDelivery, { id, claim, state: 'dead', sentAt: null, nextAttemptAt: now, lastFailure })
  })

/** Without reminders of requests that were decided meanwhile. If a request has got more time, its reminder waits. */
async function withoutOutdated(world: World, batch: Batch): Promise<Batch> {
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

/** A device that does not exist any more is deleted. A channel that has failed for too long is broken. */
function* noteFailure(world: World, channel: Channel, failure: Failure): Steps<void> {
  const { id, accountId, type } = channel
  if (type === 'push' && failure.reason === 'gone') {
    yield* run(deleteChannel, { id })
    yield* record(world, service, { action: 'channel.deleted', targetId: id, accountId, data: { ...said(channel), reason: 'gone' } })
    return
  }
  const failingSince = channel.failingSince ?? failure.at
  const breaks = channel.state === 'active' && failingSince <= failure.at - brokenAfterMs
  yield* run(noteChannelFailure, { id, lastFailure: failure, failingSince, state: breaks ? 'broken' : channel.state })
  if (breaks) yield* record(world, service, { action: 'channel.broken', targetId: id, accountId, data: said(channel) })
}

/** Deletes old messages, except those that still wait. */
export async function forgetDeliveries(world: World) {
  const before = firstIdAt('dlv', world.now() - keptMs)
  while ((await world.store.transaction(() => run(forgetOldDeliveries, { before }))).length > 0);
}
