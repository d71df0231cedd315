/** Sends messages that are due, with limits on how many are on their way at once. Each instance has one dispatcher. */
import { deadlineMs, type Attempt, type Result } from '../core/reach/attempts.ts'
import type { Batch } from '../core/reach/batches.ts'
import { claimedForMs } from '../core/reach/deliveries.ts'
import { setTimeout as sleep } from 'node:timers/promises'
import { minute, second } from '../core/kit/world.ts'
import type { Core } from '../core/index.ts'
import { tally } from '../core/kit/tally.ts'
import type { DeliveryMeter } from '../metrics/index.ts'
import { repeats } from '../repeats.ts'
import type { Traces } from '../traces/index.ts'
import type { Senders } from './sender.ts'

/** Messages that come due without a hint are found after this time. Hints may be lost. */
const lookMs = 5 * second
/**
 * The shortest time between two looks at the outbox. It keeps the number of transactions low, because on SQLite the requests wait for the
 * same disk.
 */
const paceMs = 150
/** How many results are recorded in a transaction at most. */
const mostSettled = 64
/** A look at the outbox that failed is repeated after this time. */
const retryMs = second
/** Messages for which there is no room are given back for this long, and a little longer by chance. */
const busyMs = 2 * second
/** How many messages may wait for a server, for each one that may be on its way to it. */
const mostWaiting = 8
/** How often the log says why mail and push messages fail. Failures of webhooks concern only their owners. */
const tellMs = minute
const mostReasons = 50
/** How many messages are claimed at once: the largest of these numbers for which there is room. */
const sizes = [64, 8, 1]

interface Means {
  core: Core
  senders: Senders
  inFlight: number
  perHost: number
  meter: DeliveryMeter | undefined
  traces: Traces | undefined
}

/**
 * A claimed batch, and the shares of the room that it takes: of its server, of its account, and of all channels that failed last. So neither
 * a server that does not answer, nor an account with many of them, nor many such accounts can delay the messages of others.
 */
interface Item {
  batch: Batch
  /** After this time it may be too late to send it, because the claim ends. */
  until: number
  shares: string[]
}

export function dispatcher({ core, senders, inFlight, perHost, meter, traces }: Means) {
  const { world, deliveries } = core
  const sending = new Set<Promise<void>>()
  const waiting: Item[] = []
  const ended: Attempt[] = []
  let pace = async () => {}
  const used = tally()
  const tellFailure = repeats<object>({ periodMs: tellMs, mostKinds: mostReasons }, (failure, repeated) =>
    world.log.warn({ ...failure, ...(repeated > 0 && { repeated }) }, 'a message was not sent'),
  )
  let timer: NodeJS.Timeout | undefined
  let round: Promise<void> | undefined
  let again = false
  let over = false

  /** Sends the messages that are due now, until the limits are reached. Resolves when they are being sent. */
  async function sendDue() {
    for (;;) {
      const size = sizes.find(one => one <= inFlight - sending.size)
      if (over || !size) return
      const until = world.now() + claimedForMs - deadlineMs
      const { batches, more } = await deliveries.claim(size)
      for (const batch of batches) {
        const item = { batch, until, shares: sharesOf(batch) }
        if (hasRoom(item)) send(item)
        else if (waiting.filter(({ shares }) => shares[0] === item.shares[0]).length < perHost * mostWaiting) waiting.push(item)
        else await giveBack(item)
      }
      if (!more) return
    }
  }

  const hasRoom = ({ shares }: Item) => sending.size < inFlight && shares.every(name => used.of(name) < mostOf(name))
  const mostOf = (name: string) => (name.startsWith('host ') ? perHost : Math.max(1, Math.floor(inFlight / 4)))
  const giveBack = ({ batch }: Item) => deliveries.release(batch, world.now() + Math.round(busyMs * (1 + Math.random())))

  function send({ batch, shares }: Item) {
    for (const name of shares) used.add(name, 1)
    const attempt = () => sendTo(batch, senders)
    const sent = (traces ? traces.deliver(batch.channel.type, batch.deliveries, attempt) : attempt())
      .catch((error: unknown): Result => {
        world.log.error({ err: error }, 'a message could not be made')
        return { ok: false, status: null, reason: 'unreachable' }
      })
      .then(result => {
        for (const name of shares) used.add(name, -1)
        noteFailure(batch.channel.type, result)
        ended.push({ batch, result })
        sending.delete(sent)
        return sendWaiting()
      })
      .catch((error: unknown) => world.log.warn({ err: error }, 'a message was not given back'))
      .finally(wake)
    sending.add(sent)
  }

  /** A device that is gone, or an address whose account is, is no fault of a server. */
  function noteFailure(channel: Batch['channel']['type'], result: Result) {
    if (result.ok || channel === 'webhook' || result.reason === 'gone') return
    const { reason, status } = result
    tellFailure(`${channel} ${reason} ${status}`, { channel, reason, status })
  }

  /** Records how attempts ended, many in one transaction. If that fails, the messages are sent again when their claims end. */
  async function settleEnded() {
    while (ended.length > 0)
      for (const { channel, state, ageMs } of await deliveries.settle(ended.splice(0, mostSettled))) meter?.settled(channel, state, ageMs)
  }

  /**
   * Sends messages that have waited for their server. Messages that have waited too long are given back, because another instance may take
   * them.
   */
  async function sendWaiting() {
    for (const item of waiting.splice(0)) {
      if (over || world.now() > item.until) await giveBack(item)
      else if (hasRoom(item)) send(item)
      else waiting.push(item)
    }
  }

  /** Looks at the outbox now. While a look is going on, one more follows it. */
  function wake() {
    if (over) return
    again = true
    round ??= looks().finally(() => (round = undefined))
  }

  async function looks() {
    clearTimeout(timer)
    let waitMs = retryMs
    try {
      while (again) {
        if (over) return
        await pace()
        again = false
        // Both begin at once, so that on SQLite they share a commit.
        for (const end of await Promise.allSettled([settleEnded(), sendDue()])) if (end.status === 'rejected') throw end.reason
        const untilNext = ((await deliveries.nextAt()) ?? Infinity) - world.now()
        // If there is no room, the next result wakes this.
        waitMs = sending.size >= inFlight ? lookMs : Math.min(lookMs, Math.max(1, untilNext))
      }
    } catch (error) {
      world.log.warn({ err: error }, 'the outbox was not read')
    }
    if (!over) timer = setTimeout(wake, waitMs).unref()
  }

  let unwatch = () => {}

  return {
    start() {
      let lookedAt = -Infinity
      pace = async () => {
        await sleep(Math.max(0, lookedAt + paceMs - performance.now()))
        lookedAt = performance.now()
      }
      unwatch = world.store.onChange(({ accountId, delivers }) => {
        if (delivers || accountId === '*') wake()
      })
      wake()
    },
    /** Sends everything that is due, and waits for the results. For tests with a clock of their own. */
    async settled() {
      wake()
      for (;;) {
        if (!round && sending.size === 0 && ended.length === 0) return
        await Promise.all([round, ...sending])
      }
    },
    /** Stops claiming, and waits for the messages that are on their way. */
    async stop() {
      over = true
      unwatch()
      clearTimeout(timer)
      await round
      while (sending.size > 0) await Promise.all(sending)
      await sendWaiting()
      await settleEnded()
    },
  }
}

function sendTo(batch: Batch, senders: Senders): Promise<Result> {
  const { target } = batch
  if (!target) return Promise.resolve({ ok: false, status: null, reason: 'secret_lost' })
  switch (target.type) {
    case 'push':
      return senders.push(batch, target)
    case 'email':
      return senders.email(batch, target)
    default:
      return senders.webhook(batch, target)
  }
}

function sharesOf({ target, channel: { accountId, lastFailure } }: Batch) {
  const host = !target ? '' : target.type === 'email' ? 'mail' : new URL(target.type === 'push' ? target.endpoint : target.url).host
  return [`host ${host}`, `account ${accountId}`, ...(lastFailure ? ['failing'] : [])]
}
