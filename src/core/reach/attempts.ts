/** Attempts to send messages: how they ended, when the next one follows, and what they say about a channel. */
import { deleteChannel, holdAnyChannel, noteChannelFailure, noteChannelSuccess, noteMail } from '../../store/reach/channels.ts'
import { settleDelivery, settleSent } from '../../store/reach/deliveries.ts'
import { run, type Failure, type Steps } from '../../store/index.ts'
import { record } from '../log/audit.ts'
import type { Batch } from './batches.ts'
import { said, type Channel, type Delivery } from './channels.ts'
import { afterMail } from './mail-share.ts'
import { day, hour, minute, second, service, type World } from '../kit/world.ts'

/** The longest time for one attempt. */
export const deadlineMs = 10 * second
/** The pauses after the first, second and later failures. After the last one, a message is dead. They are those of Standard Webhooks. */
const pauses = [5 * second, 5 * minute, 30 * minute, 2 * hour, 5 * hour, 10 * hour, 10 * hour]
/** A channel is broken if sending to it has failed for this long. */
const brokenAfterMs = 5 * day
/** The time of a success is recorded at most this often. */
const noteMs = minute

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

/** Records how some attempts ended, in one transaction. */
export const settle = (world: World, attempts: readonly Attempt[]) =>
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
      settled.push(...(yield* settleOne(world, attempt)))
    return settled
  })

/** A success that says nothing new about its channel. */
const isPlain = ({ batch: { channel }, result }: Attempt, now: number) =>
  result.ok && channel.type !== 'email' && !channel.lastFailure && (channel.lastSuccessAt ?? 0) > now - noteMs

function* settleOne(world: World, { batch: { claim, channel: seen, deliveries }, result }: Attempt): Steps<Settled[]> {
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

/**
 * Settles messages that must not be sent, and those that were claimed too often. The pauses of these differ, so that the one that ends the
 * process is soon claimed without the others.
 */
export const settleUnsent = (world: World, claim: string, useless: Delivery[], interrupted: Delivery[]) =>
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
