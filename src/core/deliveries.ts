/**
 * The outbox from the side of the senders. An instance claims messages that are due, sends them outside of any transaction, and records the
 * result. If it stops in between, its claims end and another instance sends the same messages again, with the same ids.
 */
import { randomBytes } from 'node:crypto'
import { findAccount } from '../store/accounts.ts'
import { findAgent } from '../store/agents.ts'
import { findOwnApproval } from '../store/approvals.ts'
import {
  deleteChannel,
  findChannel,
  findChannels,
  holdAnyChannel,
  noteChannelFailure,
  noteChannelSuccess,
  noteMail,
} from '../store/channels.ts'
import {
  claimDeliveries,
  countQueued,
  forgetOldDeliveries,
  nextDelivery,
  releaseDelivery,
  settleDelivery,
  settleSent,
} from '../store/deliveries.ts'
import { run, type Failure, type Steps } from '../store/index.ts'
import { findKey } from '../store/keys.ts'
import { countPending } from '../store/overview.ts'
import { findOwnParticipation } from '../store/participations.ts'
import { record } from './audit.ts'
import { openTarget, type Target } from './channel-targets.ts'
import { said, type Channel, type Delivery } from './channels.ts'
import { standingNow } from './online.ts'
import { firstIdAt } from './kit/ids.ts'
import { afterMail, nextMailAt } from './mail-share.ts'
import { withoutOutdated } from './reminders.ts'
import { day, hour, minute, second, service, type World } from './world.ts'

/** The longest time for one attempt. */
export const deadlineMs = 10 * second
/** For this long no other instance sends a claimed message. It is longer than any attempt takes. */
export const claimedForMs = 2 * deadlineMs
/** The pauses after the first, second and later failures. After the last one, a message is dead. They are those of Standard Webhooks. */
const pauses = [5 * second, 5 * minute, 30 * minute, 2 * hour, 5 * hour, 10 * hour, 10 * hour]
/** A channel is broken if sending to it has failed for this long. */
const brokenAfterMs = 5 * day
/** The time of a success is recorded at most this often. */
const noteMs = minute
/**
 * If a message was claimed this many times in a row and no attempt ended, the message itself may end the process each time. Then this
 * counts as a failed attempt, so that the pauses grow and the message is finally dead.
 */
const mostClaims = 5

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

/** The result of one message, for the metrics. */
interface Settled {
  channel: Channel['type']
  state: Delivery['state']
  ageMs: number
}

export const deliveries = (world: World) => ({
  /** Claims some messages that are due, at most this many. `more` says that others may be due too. */
  async claim(most: number): Promise<{ batches: Batch[]; more: boolean }> {
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
        const isAlone = channel.type === 'webhook' || delivery.kind === 'channel.verify' || delivery.kind === 'account.recovery'
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
  },

  /** Gives claimed messages back, to be sent later by any instance. */
  release: (batch: Batch, at: number) => release(world, batch, at),

  /** Records how some attempts ended, in one transaction. */
  settle: (attempts: readonly Attempt[]) =>
    world.store.transaction(function* () {
      const now = world.now()
      const plain = attempts.filter(attempt => isPlain(attempt, now))
      for (const [claim, same] of Map.groupBy(plain, ({ batch }) => batch.claim)) {
        const ids = same.flatMap(({ batch }) => batch.deliveries.map(({ id }) => id))
        yield* settleSent(ids, { claim, now })
      }
      const settled: Settled[] = plain.flatMap(({ batch: { channel, deliveries } }) =>
        deliveries.map(({ createdAt }) => ({ channel: channel.type, state: 'sent' as const, ageMs: now - createdAt })),
      )
      // Several channels are held in the order of their ids.
      const others = attempts.filter(attempt => !plain.includes(attempt))
      for (const attempt of others.toSorted((a, b) => (a.batch.channel.id < b.batch.channel.id ? -1 : 1)))
        settled.push(...(yield* settle(world, attempt)))
      return settled
    }),

  /** How many messages wait, up to 1,000, and how long the first of them has been due. */
  async outbox() {
    const [[count], at] = [await world.store.read(countQueued, {}), await this.nextAt()]
    return { queued: count!.n, lateMs: at === undefined ? 0 : Math.max(0, world.now() - at) }
  },

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
/** The message that goes to the address of the account itself, not to a channel. */
const ownKind = 'account.recovery'

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
    const [own, others] = [claimed.filter(({ kind }) => kind === ownKind), claimed.filter(({ kind }) => kind !== ownKind)]
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

/** A success that says nothing new about its channel. */
const isPlain = ({ batch: { channel }, result }: Attempt, now: number) =>
  result.ok && channel.type !== 'email' && !channel.lastFailure && (channel.lastSuccessAt ?? 0) > now - noteMs

function* settle(world: World, { batch: { claim, channel: seen, deliveries }, result }: Attempt): Steps<Settled[]> {
  const { id } = seen
  const now = world.now()
  const [channel] = yield* run(holdAnyChannel, { id })
  const failure = result.ok ? null : { at: now, status: result.status, reason: result.reason }
  const settled: Settled[] = []
  for (const delivery of deliveries) {
    const pause = pauseAfter(delivery)
    const state = result.ok ? 'sent' : pause === undefined || failure?.reason === 'gone' ? 'dead' : 'queued'
    yield* run(settleDelivery, {
      id: delivery.id,
      claim,
      tries: 1,
      state,
      sentAt: result.ok ? now : null,
      nextAttemptAt: now + (pause ?? 0),
      lastFailure: failure,
    })
    settled.push({ channel: seen.type, state, ageMs: now - delivery.createdAt })
  }
  if (!channel) return settled
  // The mail of a failed attempt may have arrived.
  if (channel.type === 'email' && deliveries[0]!.kind !== 'channel.verify')
    yield* run(noteMail, { id, mailsUntil: afterMail(channel.mailsUntil, now) })
  if (failure) yield* noteFailure(world, channel, failure)
  else if (channel.lastFailure || (channel.lastSuccessAt ?? 0) <= now - noteMs) yield* run(noteChannelSuccess, { id, now })
  return settled
}

/** A channel that was turned off gets nothing, except a test that its owner asks for, and the link that verifies it. */
const isSendable = ({ state }: Channel, { kind }: Delivery) =>
  state === 'active' || kind === 'channel.test' || (kind === 'channel.verify' && state === 'unverified')

/**
 * Settles messages that must not be sent, and those that were claimed too often. The pauses of these differ, so that the one that ends the
 * process is soon claimed without the others.
 */
const settleUnsent = (world: World, claim: string, useless: Delivery[], interrupted: Delivery[]) =>
  world.store.transaction(function* () {
    const now = world.now()
    const why = (reason: Failure['reason']) => ({ claim, sentAt: null, lastFailure: { at: now, status: null, reason } })
    for (const { id } of useless) yield* run(settleDelivery, { id, ...why('turned_off'), tries: 0, state: 'dead', nextAttemptAt: now })
    for (const delivery of interrupted) {
      const pause = pauseAfter(delivery)
      const nextAttemptAt = now + Math.round((pause ?? 0) * (1 + Math.random()))
      const state = pause === undefined ? 'dead' : 'queued'
      yield* run(settleDelivery, { id: delivery.id, ...why('interrupted'), tries: 1, state, nextAttemptAt })
    }
  })

/** The pause after another failed attempt. Undefined if that was the last one. */
const pauseAfter = ({ kind, attempts }: Delivery) => (kind === 'channel.test' ? undefined : pauses[attempts])

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
  const { deliveriesMs } = world.limits.keep
  if (deliveriesMs === 0) return
  const before = firstIdAt('dlv', world.now() - deliveriesMs)
  while ((await world.store.transaction(() => run(forgetOldDeliveries, { before }))).length > 0);
}
