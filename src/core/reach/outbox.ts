/**
 * The outbox: the messages that are to be sent to people's channels. `record` fills it in the transaction of each change, so a message exists
 * if and only if its change does. src/reach sends it.
 */
import { needsHuman } from '../../../generated/events.ts'
import { findAgentName } from '../../store/agents/agents.ts'
import { activeChannelsOf, channelsOfReviewers } from '../../store/reach/channels.ts'
import { insertDelivery, lastAbout } from '../../store/reach/deliveries.ts'
import { run, tell, type ChannelEvent, type DeliveryKind, type MailKind, type NoticeKind, type Row, type Steps } from '../../store/index.ts'
import { effects, type Effects } from '../log/effects.ts'
import type { AuditAction } from '../log/events.ts'
import type { Notice } from '../log/messages.ts'
import { newId } from '../kit/ids.ts'
import { hour, second, type Agent, type Entry, type Principal, type System, type World } from '../kit/world.ts'

type Channel = Pick<Row<'channels'>, 'id' | 'accountId' | 'type' | 'events'>
type AgentRef = Row<'deliveries'>['agent']

/** Messages for one device or address that are due in the same window of this length are sent as one. */
const gatherMs = 3 * second
const longestTitle = 300

/** Whether a channel with these events gets messages of this kind. */
const wants = (events: readonly ChannelEvent[], kind: NoticeKind) =>
  events.includes(kind) || (needsHuman[kind] && events.includes('needs_me'))

/**
 * Queues the messages about a new entry of a log. `reaches` says whether its account has a channel. It is a step of the transaction that
 * writes the entry, after the log is held.
 */
export function* tellChannels(world: World, by: Principal | Agent | System, entry: Entry, reaches: boolean): Steps<void> {
  const { id: eventId, accountId, targetId, agentId, data } = entry
  const { tells, hears } = effects[entry.action as AuditAction] as Effects<AuditAction>
  if (!tells) return
  const channels =
    hears === 'reviewers'
      ? yield* run(channelsOfReviewers, { ownerId: accountId })
      : reaches
        ? yield* run(activeChannelsOf, { accountId })
        : []
  if (channels.length === 0) return
  const agent = agentId === null ? null : by.kind === 'agent' && by.id === agentId ? by : (yield* run(findAgentName, { id: agentId }))[0]!
  const isWanted = (kind: NoticeKind) => channels.some(({ events }) => wants(events, kind))
  const told = tells({ targetId, agentName: agent?.name ?? '', data: data as never, isWanted })
  for (const notice of Array.isArray(told) ? told : yield* told)
    yield* queue(world, channels, notice, {
      // No entry causes a reminder.
      eventId: notice.at === undefined ? eventId : null,
      // A reviewer does not own the agent.
      agent: agent && hears !== 'reviewers' ? refOf(agent) : null,
    })
}

const refOf = ({ id, handle, name }: NonNullable<AgentRef>) => ({ id, handle, name })

/** Queues a message that no entry of a log causes, such as a reminder. The caller must hold what it is about, so that it is sent once. */
export function* notify(world: World, accountId: string, agent: AgentRef, notice: Notice): Steps<void> {
  yield* queue(world, yield* run(activeChannelsOf, { accountId }), notice, { eventId: null, agent: agent && refOf(agent) })
}

/** Queues a message about a channel itself, to this channel. */
export function* queueOwn(
  world: World,
  channel: Row<'channels'>,
  kind: 'channel.test' | 'channel.verify',
  title: string,
): Steps<Row<'deliveries'>> {
  const target = { type: 'channel' as const, id: channel.id }
  const delivery = yield* insert(world, channel, { kind, title, target, eventId: null, agent: null, at: world.now() })
  yield* announce(channel.accountId)
  return delivery
}

/** Queues a mail to an address that is no channel. What has the address takes the place of the channel (batches.ts). */
export function* queueMail(world: World, to: Pick<Channel, 'id' | 'accountId'>, kind: MailKind, title: string): Steps<void> {
  const target = { type: 'account' as const, id: to.accountId }
  yield* insert(world, to, { kind, title, target, eventId: null, agent: null, at: world.now() })
  yield* announce(to.accountId)
}

/** Wakes the senders of all instances. */
export const announce = (accountId: string) => tell({ accountId, delivers: true })

function* queue(
  world: World,
  channels: readonly Channel[],
  { kind, title, target, at, more }: Notice,
  about: { eventId: string | null; agent: AgentRef },
): Steps<void> {
  // A channel does not tell of its own change.
  const wanting = channels.filter(({ id, events }) => wants(events, kind) && id !== target.id)
  for (const channel of wanting) {
    const gathering = more === undefined ? 'now' : yield* gatheringOf(world, channel, { kind, agent: about.agent, title: more })
    if (gathering === 'waits') continue
    const due = gathering === 'now' ? { title, at: at ?? world.now() } : { title: more!, at: gathering }
    yield* insert(world, channel, { kind, target, ...about, title: due.title, at: gathered(channel, due.at) })
  }
  if (wanting.length > 0) yield* announce(wanting[0]!.accountId)
}

/** `now`, the instant at which a channel may be told, or `waits` if a message that stands for this one is waiting already. */
function* gatheringOf(
  world: World,
  { id: channelId }: Channel,
  { kind, agent, title }: { kind: NoticeKind; agent: AgentRef; title: string },
): Steps<'now' | 'waits' | number> {
  const now = world.now()
  // One that waits was made at most an hour before it is sent.
  const [last] = yield* run(lastAbout, { channelId, kind, agentId: agent?.id ?? '', since: now - 2 * hour })
  if (!last || last.nextAttemptAt <= now - hour) return 'now'
  return last.state === 'queued' && last.title === title.slice(0, longestTitle) ? 'waits' : last.nextAttemptAt + hour
}

/**
 * The instant at which everything is due that a device or an address gets in the same window. The windows of each channel begin at another
 * time, so that not all of them are due at once. A webhook gets each message by itself, at once.
 */
function gathered({ id, type }: Channel, at: number) {
  if (type === 'webhook') return at
  const offset = Number.parseInt(id.slice(-4), 36) % gatherMs
  return Math.ceil((at - offset) / gatherMs) * gatherMs + offset
}

function* insert(
  world: World,
  { id: channelId, accountId }: Pick<Channel, 'id' | 'accountId'>,
  { at, title, ...message }: Pick<Row<'deliveries'>, 'target' | 'eventId' | 'agent' | 'title'> & { kind: DeliveryKind; at: number },
): Steps<Row<'deliveries'>> {
  const now = world.now()
  const id = newId('dlv', now)
  const [delivery] = yield* run(insertDelivery, {
    ...message,
    id,
    accountId,
    channelId,
    title: title.slice(0, longestTitle),
    nextAttemptAt: at,
    now,
  })
  return delivery!
}
