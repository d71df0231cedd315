/** The channels of people, and the messages to them. */
import { isQueued, isVerification } from '../engine/conditions.ts'
import type { Dialect } from '../engine/dialects.ts'
import { alone, idOf } from './columns.ts'
import type { People } from './people.ts'
import type { ChannelState, ChannelType, DeliveryState, WebhookFormat } from '../../../generated/outputs.js'
import type { ChannelEvent, DeliveryKind, NoticeTarget, Failure } from './values.ts'

const queued = isQueued(alone)
const verifications = isVerification(alone)

export function channelTables(d: Dialect, { accounts }: People) {
  /** The ways in which the service reaches an account. Each has few rows. */
  const channels = d.table(
    'channels',
    {
      id: d.text().primaryKey(),
      accountId: idOf(d, () => accounts.id),
      type: d.text().$type<ChannelType>().notNull(),
      label: d.text().notNull(),
      /** Empty. Early versions kept a part of where it leads here; now only `sealed` has it. */
      target: d.text().notNull(),
      /** The SHA-256 of where it leads, because an account has one channel to each place. */
      endpointHash: d.hash().notNull(),
      /** Where it leads, and its keys, encrypted with a key that is not in the database (core/kit/boxes.ts). */
      sealed: d.text().notNull(),
      format: d.text().$type<WebhookFormat>(),
      events: d.json<ChannelEvent[]>().notNull(),
      state: d.text().$type<ChannelState>().notNull(),
      /** When the first failure after the last success happened. */
      failingSince: d.instant(),
      lastSuccessAt: d.instant(),
      lastFailure: d.json<Failure>(),
      /** How much of its share of mails an address has used: it grows by a fixed time for each mail (core/reach/mail-share.ts). */
      mailsUntil: d.instant().notNull().default(0),
      oldSecretUntil: d.instant(),
      createdAt: d.instant().notNull(),
      updatedAt: d.instant().notNull(),
      version: d.int().notNull().default(1),
    },
    t => [d.unique('channels_by_place').on(t.endpointHash, t.accountId), d.index('channels_by_created').on(t.accountId, t.createdAt, t.id)],
  )

  /**
   * The outbox: the messages to channels. A message is inserted in the transaction of the change that it tells of. Its channel may have been
   * deleted since.
   */
  const deliveries = d.table(
    'deliveries',
    {
      id: d.text().primaryKey(),
      accountId: idOf(d, () => accounts.id),
      channelId: d.text().notNull(),
      eventId: d.text(),
      kind: d.text().notNull().$type<DeliveryKind>(),
      target: d.json<NoticeTarget>('subject').notNull(),
      agent: d.json<{ id: string; handle: string; name: string }>(),
      title: d.text().notNull(),
      state: d.text().$type<DeliveryState>().notNull().default('queued'),
      attempts: d.int().notNull().default(0),
      /** How often it was claimed since its last attempt ended. If there are many, the process may end because of it. */
      claims: d.int().notNull().default(0),
      createdAt: d.instant().notNull(),
      /** When it is tried next. While an instance sends it, this is when another instance may take over. */
      nextAttemptAt: d.instant().notNull(),
      /** Names the attempt that is being made, so that an instance that comes back late does not overwrite the result of another one. */
      claim: d.text(),
      sentAt: d.instant(),
      lastFailure: d.json<Failure>(),
    },
    t => [
      d.index('deliveries_due').on(t.nextAttemptAt).where(queued),
      d.index('deliveries_by_channel').on(t.channelId, t.createdAt, t.id),
      d.index('deliveries_verifications').on(t.accountId, t.createdAt).where(verifications),
    ],
  )

  return { channels, deliveries }
}
