/** The ways in which the service reaches a human. core/log/effects.ts says which messages are sent. */
import { randomBytes } from 'node:crypto'
import type { ChannelPatch, ListChannelsQuery, ListDeliveriesQuery, NewChannel } from '../../../generated/inputs.js'
import { holdAccount } from '../../store/people/accounts.ts'
import {
  deleteChannel,
  findChannel,
  findChannelTo,
  holdChannel,
  insertChannel,
  listChannels,
  setChannelSecret,
  updateChannel,
} from '../../store/reach/channels.ts'
import { findDelivery, listDeliveries, requeueDelivery } from '../../store/reach/deliveries.ts'
import { run, type Row, type Steps } from '../../store/index.ts'
import { record } from '../log/audit.ts'
import { roomForChannel, roomForLink, roomForTest } from './channel-limits.ts'
import { endpointOf, openTarget, sealTarget, targetOf } from './channel-targets.ts'
import { holdDevices, leaveDevice, takeDevice } from './devices.ts'
import { changedIn } from '../kit/canonical.ts'
import { DomainError, found } from '../kit/errors.ts'
import { nothingElse } from '../kit/exact.ts'
import { newId } from '../kit/ids.ts'
import { act, once, refuseSecretAgain } from '../kit/once.ts'
import { bounded, page } from '../kit/page.ts'
import { hashSecret, sameText, seal } from '../kit/secrets.ts'
import { requireVersion, type Expected } from '../kit/version.ts'
import { announce, queueOwn } from './outbox.ts'
import { requireProof } from '../kit/proof.ts'
import { second, type Human, type ReachWorld, type World } from '../kit/world.ts'
import { chosenOf } from '../../shared/values.ts'

export type Channel = Row<'channels'>
export type Delivery = Row<'deliveries'>
/** A channel with the secret that signs its messages, if it has one. */
export interface WithSecret {
  channel: Channel
  secret: string | null
}

/** A message is not sent again by hand more often than this. */
const mostAttempts = 30

export const channels = { types, list, read, create, update, delete: remove, test, verify, rotateSecret, deliveries, delivery, redeliver }

function types(world: ReachWorld) {
  return chosenOf<Channel['type']>({ push: true, email: world.reach.email, webhook: true })
}

function list(world: World, human: Human, asked: ListChannelsQuery) {
  nothingElse(asked)
  return page(world, human.accountId, asked, {
    list: listChannels,
    of: { accountId: human.accountId },
    keys: { created_at: row => row.createdAt },
  })
}

async function read(world: World, human: Human, id: string) {
  return found('channel', await world.store.read(findChannel, { id, accountId: human.accountId }))
}

/** Creates a channel. An e-mail address gets a link, and the channel works once the human has opened it. */
async function create(
  world: ReachWorld,
  human: Human,
  { type, label, events, subscription, address, url, format, ...rest }: NewChannel,
): Promise<WithSecret> {
  nothingElse(rest)
  const { accountId } = human
  if (type === 'email' && !world.reach.email) throw notOffered()
  const secret = format === 'standard' ? mintSecret() : null
  const target = targetOf(type, { subscription, address, url, format }, secret, world.reach)
  const channel = await world.store.transaction(function* () {
    if (type === 'push') yield* holdDevices()
    return yield* once(world, human, function* () {
      yield* run(holdAccount, { id: accountId })
      if (!(yield* leaveDevice(world, human, subscription?.replaces))) requireProof(world, human)
      yield* roomForChannel(world, accountId)
      const now = world.now()
      const id = newId('chn', now)
      const endpointHash = hashSecret(endpointOf(target))
      const [same] = yield* run(findChannelTo, { accountId, endpointHash })
      if (same) throw new DomainError('channel_exists', `Your channel “${same.label}” already leads there. Change that one.`)
      const [channel] = yield* run(insertChannel, {
        id,
        accountId,
        type,
        label,
        target: '',
        endpointHash,
        sealed: sealTarget(world, id, target),
        format: format ?? null,
        events: events ?? ['needs_me'],
        state: type === 'email' ? 'unverified' : 'active',
        now,
      })
      if (type === 'email') yield* sendLink(world, channel!)
      if (type === 'push') yield* takeDevice(world, channel!)
      yield* record(world, human, { action: 'channel.created', targetId: id, data: { channel_type: type, label } })
      return channel!
    })
  })
  return shownOnce(human, channel, secret)
}

function update(world: World, human: Human, id: string, expected: Expected, { label, events, state, ...rest }: ChannelPatch) {
  nothingElse(rest)
  return world.store.transaction(function* () {
    const channel = yield* own(human, id)
    requireVersion(expected, channel)
    if (state && channel.state === 'unverified')
      throw new DomainError('invalid_state', 'Open the link in the e-mail first, or send it again with a test.')
    const after = { label: label ?? channel.label, events: events ?? channel.events, state: state ?? channel.state }
    const changed = changedIn(channel, after)
    if (changed.length === 0) return channel
    const failingSince = changed.includes('state') ? null : channel.failingSince
    const [updated] = yield* run(updateChannel, { id, ...after, failingSince, now: world.now() })
    yield* record(world, human, { action: 'channel.updated', targetId: id, data: { ...said(updated!), changed } })
    return updated!
  })
}

function remove(world: World, human: Human, id: string, expected: Expected) {
  return world.store.transaction(function* () {
    const channel = yield* own(human, id)
    requireVersion(expected, channel)
    // Its deliveries stay until they are swept. Those that still wait are not sent.
    yield* run(deleteChannel, { id })
    yield* record(world, human, { action: 'channel.deleted', targetId: id, data: said(channel) })
  })
}

/** Sends a test, or the link to an address that is not verified. */
function test(world: ReachWorld, human: Human, id: string): Promise<Delivery> {
  return act(world, human, function* () {
    const channel = yield* own(human, id)
    if (channel.type === 'email' && !world.reach.email) throw notOffered()
    if (channel.state === 'unverified') return yield* sendLink(world, channel)
    yield* roomForTest(world, id)
    return yield* queueOwn(world, channel, 'channel.test', `This is a test of “${channel.label}”`)
  })
}

/** Turns on an e-mail address. Repeating this changes nothing. */
function verify(world: World, human: Human, id: string, code: string) {
  return act(world, human, function* () {
    const channel = yield* own(human, id)
    if (channel.type !== 'email') throw new DomainError('invalid_state', 'Only a channel of the type email can be verified.')
    if (!sameText(code, codeOf(world, channel))) throw new DomainError('wrong_code', 'The code does not belong to this channel.')
    if (channel.state !== 'unverified') return channel
    const [verified] = yield* run(updateChannel, { ...channel, state: 'active', now: world.now() })
    yield* record(world, human, { action: 'channel.verified', targetId: id, data: said(channel) })
    return verified!
  })
}

/** Replaces the secret of a webhook. Messages are signed with both until the overlap ends. */
async function rotateSecret(world: World, human: Human, id: string, overlapSeconds: number): Promise<WithSecret> {
  const secret = mintSecret()
  const channel = await act(world, human, function* () {
    const channel = yield* own(human, id)
    const target = openTarget(world, channel)
    if (channel.format !== 'standard' || target?.type !== 'webhook')
      throw new DomainError('invalid_state', 'This channel has no secret. Only a webhook of the format standard has one.')
    const until = overlapSeconds > 0 ? world.now() + overlapSeconds * second : null
    const sealed = sealTarget(world, id, { ...target, secret, oldSecret: until === null ? null : target.secret })
    const [rotated] = yield* run(setChannelSecret, { id, sealed, oldSecretUntil: until, now: world.now() })
    yield* record(world, human, {
      action: 'channel.secret_rotated',
      targetId: id,
      data: { ...said(channel), overlap_seconds: overlapSeconds },
    })
    return rotated!
  })
  return shownOnce(human, channel, secret)
}

async function delivery(world: World, human: Human, channelId: string, id: string) {
  found('channel', await world.store.read(findChannel, { id: channelId, accountId: human.accountId }))
  return found('delivery', await world.store.read(findDelivery, { id, channelId }))
}

async function deliveries(world: World, human: Human, id: string, asked: ListDeliveriesQuery) {
  const { state, from, to, ...rest } = asked
  nothingElse(rest)
  found('channel', await world.store.read(findChannel, { id, accountId: human.accountId }))
  return page(world, human.accountId, asked, {
    list: listDeliveries,
    of: { channelId: id },
    where: { state, ...bounded(asked, 'created_at', { from, to }) },
    keys: { created_at: row => row.createdAt },
  })
}

function redeliver(world: World, human: Human, id: string, deliveryId: string): Promise<Delivery> {
  return act(world, human, function* () {
    const channel = yield* own(human, id)
    const delivery = found('delivery', yield* run(findDelivery, { id: deliveryId, channelId: id }))
    if (channel.state !== 'active') throw new DomainError('invalid_state', 'The channel is not active. Turn it on first.')
    if (delivery.state === 'queued') throw new DomainError('invalid_state', 'The message waits to be sent.')
    if (delivery.attempts >= mostAttempts)
      throw new DomainError(
        'invalid_state',
        `The message was tried ${delivery.attempts} times, which is the limit. Send a test message to try the channel.`,
      )
    const [queued] = yield* run(requeueDelivery, { id: deliveryId, now: world.now() })
    yield* announce(channel.accountId)
    return queued!
  })
}

/** A channel of this human, held until the transaction ends. */
function* own(human: Human, id: string): Steps<Channel> {
  return found('channel', yield* run(holdChannel, { id, accountId: human.accountId }))
}

/** What the log says of a channel. */
export const said = ({ type, label }: Channel) => ({ channel_type: type, label })

/** The code that proves that somebody reads the mail of an address. It is computed, so it is not stored. */
export const codeOf = ({ secret }: World, { id, endpointHash }: Channel) => seal(secret, `verify ${id} ${endpointHash}`, 15)

/** Queues the link that verifies an address. The caller must hold the account or the channel. */
function* sendLink(world: World, channel: Channel): Steps<Delivery> {
  yield* roomForLink(world, channel.accountId)
  return yield* queueOwn(world, channel, 'channel.verify', 'Confirm this e-mail address')
}

const notOffered = () => new DomainError('channel_not_offered', 'This service does not send e-mail.')
const mintSecret = () => `whsec_${randomBytes(32).toString('base64')}`

/** A repeated request cannot get the secret again. */
function shownOnce(human: Human, channel: Channel, secret: string | null): WithSecret {
  if (secret !== null) refuseSecretAgain(human, 'If it is lost, rotate the secret of the channel.')
  return { channel, secret }
}
