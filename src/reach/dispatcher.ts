/** Sends messages that are due, with limits on how many are on their way at once. Each instance has one dispatcher. */
import { deadlineMs, type Attempt, type Result } from '../core/reach/attempts.ts'
import type { Batch } from '../core/reach/batches.ts'
import { claimedForMs } from '../core/reach/deliveries.ts'
import { minute, second } from '../core/kit/world.ts'
import type { Core } from '../core/index.ts'
import { tally } from '../core/kit/tally.ts'
import { watch, type Watch } from '../core/kit/watch.ts'
import type { DeliveryMeter } from '../metrics/index.ts'
import { repeats } from '../shared/repeats.ts'
import type { Traces } from '../traces/index.ts'
import type { Senders } from './sender.ts'

/** Messages that come due without a hint are found after this time. Hints may be lost. */
const lookMs = 5 * second
/** A look that failed is repeated after this time. */
const retryMs = second
/**
 * The shortest time between two looks. It keeps the number of transactions low, because on SQLite the requests wait for the
 * same disk.
 */
const paceMs = 150
/** How many results are recorded in a transaction at most. */
const mostSettled = 64
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

/** Everything that is on its way or waits for that. */
interface Outgoing extends Means {
  sending: Set<Promise<void>>
  waiting: Item[]
  ended: Attempt[]
  /** How much of the room each share takes. */
  used: ReturnType<typeof tally>
  looking: Watch
  isStarted: boolean
  isRunning: boolean
  /** Called when nothing that was due before is left. */
  settled: (() => void)[]
  tellFailure: (kind: string, failure: object) => void
}

export function dispatcher(means: Means) {
  const { world } = means.core
  const out: Outgoing = {
    ...means,
    sending: new Set(),
    waiting: [],
    ended: [],
    used: tally(),
    looking: watch({ atOnce: 1, perMs: 0 }),
    isStarted: false,
    isRunning: false,
    settled: [],
    tellFailure: repeats<object>({ periodMs: tellMs, mostKinds: mostReasons }, (failure, repeated) =>
      world.log.warn({ ...failure, ...(repeated > 0 && { repeated }) }, 'a message was not sent'),
    ),
  }
  let unwatch = () => {}
  let running: Promise<void> | undefined

  return {
    start() {
      out.isStarted = true
      out.looking = watch({ atOnce: 1, perMs: paceMs })
      unwatch = world.store.onChange(({ accountId, delivers }) => {
        if (delivers || accountId === '*') out.looking.wake()
      })
      running = run(out)
    },
    /** Sends everything that is due, and waits for the results. For tests with a clock of their own. */
    settled: () =>
      new Promise<void>(resolve => {
        out.settled.push(resolve)
        if (out.isRunning) out.looking.wake()
        else running = run(out)
      }),
    /** Stops claiming, and waits for the messages that are on their way. */
    async stop() {
      out.looking.end()
      unwatch()
      await running
      while (out.sending.size > 0) await Promise.all(out.sending)
      await sendWaiting(out)
      await settleEnded(out)
    },
  }
}

/** Looks until the end. If it was not started, it looks until all who asked know that nothing is left. */
async function run(out: Outgoing) {
  const { looking } = out
  out.isRunning = true
  while (!looking.isOver()) {
    const asked = out.settled.splice(0)
    const waitMs = await look(out).catch((error: unknown) => {
      out.core.world.log.warn({ err: error }, 'the outbox was not read')
      return retryMs
    })
    const isIdle = out.sending.size === 0 && out.ended.length === 0
    if (isIdle) for (const settled of asked) settled()
    else out.settled.push(...asked)
    if (!out.isStarted && out.settled.length === 0) break
    await looking.next(waitMs)
  }
  out.isRunning = false
  if (looking.isOver()) for (const settled of out.settled.splice(0)) settled()
}

/** Sends what is due, and records what was sent. Returns in how many ms the next message is due. */
async function look(out: Outgoing) {
  const { world, deliveries } = out.core
  // Both begin at once, so that on SQLite they share a commit.
  for (const end of await Promise.allSettled([settleEnded(out), sendDue(out)])) if (end.status === 'rejected') throw end.reason
  const untilNext = ((await deliveries.nextAt()) ?? Infinity) - world.now()
  // If there is no room, the next result wakes this.
  return out.sending.size >= out.inFlight ? lookMs : Math.min(lookMs, Math.max(1, untilNext))
}

/** Sends the messages that are due now, until the limits are reached. Resolves when they are being sent. */
async function sendDue(out: Outgoing) {
  const { core, sending, waiting, inFlight, perHost } = out
  for (;;) {
    const size = sizes.find(one => one <= inFlight - sending.size)
    if (out.looking.isOver() || !size) return
    const until = core.world.now() + claimedForMs - deadlineMs
    const { batches, more } = await core.deliveries.claim(size)
    for (const batch of batches) {
      const item = { batch, until, shares: sharesOf(batch) }
      if (hasRoom(out, item)) send(out, item)
      else if (waiting.filter(({ shares }) => shares[0] === item.shares[0]).length < perHost * mostWaiting) waiting.push(item)
      else await giveBack(out, item)
    }
    if (!more) return
  }
}

/**
 * Sends messages that have waited for their server. Messages that have waited too long are given back, because another instance may take
 * them.
 */
async function sendWaiting(out: Outgoing) {
  for (const item of out.waiting.splice(0)) {
    if (out.looking.isOver() || out.core.world.now() > item.until) await giveBack(out, item)
    else if (hasRoom(out, item)) send(out, item)
    else out.waiting.push(item)
  }
}

const hasRoom = ({ sending, used, inFlight, perHost }: Outgoing, { shares }: Item) =>
  sending.size < inFlight && shares.every(name => used.of(name) < mostOf(name, inFlight, perHost))
const mostOf = (name: string, inFlight: number, perHost: number) =>
  name.startsWith('host ') ? perHost : Math.max(1, Math.floor(inFlight / 4))
const giveBack = ({ core: { world, deliveries } }: Outgoing, { batch }: Item) =>
  deliveries.release(batch, world.now() + Math.round(busyMs * (1 + Math.random())))

function send(out: Outgoing, { batch, shares }: Item) {
  const { core, traces, sending, used, ended } = out
  const { log } = core.world
  for (const name of shares) used.add(name, 1)
  const attempt = () => sendTo(batch, out.senders)
  const sent = (traces ? traces.deliver(batch.channel.type, batch.deliveries, attempt) : attempt())
    .catch((error: unknown): Result => {
      log.error({ err: error }, 'a message could not be made')
      return { ok: false, status: null, reason: 'unreachable' }
    })
    .then(result => {
      for (const name of shares) used.add(name, -1)
      noteFailure(out, batch.channel.type, result)
      ended.push({ batch, result })
      sending.delete(sent)
      return sendWaiting(out)
    })
    .catch((error: unknown) => log.warn({ err: error }, 'a message was not given back'))
    .finally(() => out.looking.wake())
  sending.add(sent)
}

/** A device that is gone, or an address whose account is, is no fault of a server. */
function noteFailure({ tellFailure }: Outgoing, channel: Batch['channel']['type'], result: Result) {
  if (result.ok || channel === 'webhook' || result.reason === 'gone') return
  const { reason, status } = result
  tellFailure(`${channel} ${reason} ${status}`, { channel, reason, status })
}

/** Records how attempts ended, many in one transaction. If that fails, the messages are sent again when their claims end. */
async function settleEnded({ core, ended, meter }: Outgoing) {
  while (ended.length > 0)
    for (const { channel, state, ageMs } of await core.deliveries.settle(ended.splice(0, mostSettled)))
      meter?.settled(channel, state, ageMs)
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
