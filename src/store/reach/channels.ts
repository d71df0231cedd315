import { and, count, eq, inArray, sql } from '../engine/drizzle.ts'
import { isStaff } from '../engine/conditions.ts'
import { listing } from '../engine/list.ts'
import { finding, grown, holding, insertion, writing } from '../engine/rows.ts'
import { forSeveral } from '../engine/several.ts'
import { $, statement } from '../engine/statement.ts'
import type { ChannelEvent, Row, Tables } from '../tables/index.ts'

export const insertChannel = insertion('insert_channel', 'channels', {
  now: ['createdAt', 'updatedAt'],
  later: ['failingSince', 'lastSuccessAt', 'lastFailure', 'mailsUntil', 'oldSecretUntil', 'version'],
})

export const countChannels = statement<{ accountId: string }>()('count_channels', (q, t) =>
  q
    .select({ n: count().mapWith(Number) })
    .from(t.channels)
    .where(eq(t.channels.accountId, $('accountId'))),
)

export const findChannels = forSeveral<object>()('find_channels', (q, t, isListed) =>
  q.select().from(t.channels).where(isListed(t.channels.id)),
)
export const findChannel = finding('find_channel', 'channels', ['id', 'accountId'])
export const findChannelTo = finding('find_channel_to', 'channels', ['accountId', 'endpointHash'])
/** The channels of all accounts to one place. */
export const findChannelsTo = finding('find_channels_to', 'channels', ['endpointHash', 'type'])
export const holdChannel = holding('hold_channel', 'channels', ['id', 'accountId'])

export const holdAnyChannel = holding('hold_any_channel', 'channels', ['id'])

/** A success ends what failed before. */
export const noteChannelSuccess = statement<{ id: string; now: number }>()('note_channel_success', (q, t) =>
  q
    .update(t.channels)
    .set({ lastSuccessAt: $('now'), lastFailure: null, failingSince: null })
    .where(eq(t.channels.id, $('id'))),
)
export const noteChannelFailure = writing('note_channel_failure', 'channels', ['id'], ['lastFailure', 'failingSince', 'state'])

export const noteMail = writing('note_mail', 'channels', ['id'], ['mailsUntil'])

export const updateChannel = statement<{
  id: string
  label: string
  events: ChannelEvent[]
  state: Row<'channels'>['state']
  failingSince: number | null
  now: number
}>()('update_channel', (q, t) =>
  q
    .update(t.channels)
    .set({
      label: $('label'),
      events: $('events'),
      state: $('state'),
      failingSince: $('failingSince'),
      updatedAt: $('now'),
      version: grown(t.channels),
    })
    .where(eq(t.channels.id, $('id')))
    .returning(),
)

export const setChannelSecret = statement<{ id: string; sealed: string; oldSecretUntil: number | null; now: number }>()(
  'set_channel_secret',
  (q, t) =>
    q
      .update(t.channels)
      .set({ sealed: $('sealed'), oldSecretUntil: $('oldSecretUntil'), updatedAt: $('now'), version: grown(t.channels) })
      .where(eq(t.channels.id, $('id')))
      .returning(),
)

export const deleteChannel = statement<{ id: string }>()('delete_channel', (q, t) => q.delete(t.channels).where(eq(t.channels.id, $('id'))))

export const listChannels = listing({
  name: 'list_channels',
  from: (q, t) => q.select().from(t.channels),
  within: (t: Tables) => [eq(t.channels.accountId, $('accountId'))],
  id: t => t.channels.id,
  keys: { created_at: t => t.channels.createdAt },
  filters: {},
})

const addressed = ({ channels: { id, accountId, type, events } }: Tables) => ({ id, accountId, type, events })
/** The channels of an account that messages are sent to. */
export const activeChannelsOf = statement<{ accountId: string }>()('active_channels_of', (q, t) =>
  q
    .select(addressed(t))
    .from(t.channels)
    .where(and(eq(t.channels.accountId, $('accountId')), eq(t.channels.state, 'active'))),
)

/** The same for those who may review the work of an owner's agents. The owner is one of them only if nobody else may review. */
export const channelsOfReviewers = statement<{ ownerId: string }>()('channels_of_reviewers', (q, t) =>
  q
    .select(addressed(t))
    .from(t.channels)
    .where(
      and(
        inArray(
          t.channels.accountId,
          q
            .select({ id: t.accounts.id })
            .from(t.accounts)
            .where(
              sql`${isStaff(t.accounts)} and (${t.accounts.status} = 'active') is true and (${t.accounts.id} <> ${$('ownerId')} or not exists (
                select 1 from accounts as others where ${isStaff({ role: sql`others.role` })} and (others.status = 'active') is true and others.id <> ${$('ownerId')})) is true`,
            ),
        ),
        eq(t.channels.state, 'active'),
      ),
    ),
)
