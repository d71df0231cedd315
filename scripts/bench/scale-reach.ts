/** How people and programs reach the service, and it them: a channel with the messages to it, invitations, and a service token. */
import { newId } from '../../src/core/kit/ids.ts'
import { day, hour } from '../../src/core/kit/world.ts'
import type { openTables } from './tables.ts'

type Tables = Awaited<ReturnType<typeof openTables>>

/** Messages are kept for 30 days, so with more data there are more each day. The sweep deletes none of these. */
const spanMs = 28 * day
const dead = 5

/** Adds a tenth as many messages as there are approvals, and a thousandth as many invitations. Returns the id of the channel. */
export async function addReach(tables: Tables, accountId: string, size: number, now: number) {
  const channelId = newId('chn', now)
  await tables.add('channels', {
    id: channelId,
    accountId,
    type: 'webhook',
    label: 'Operations',
    target: 'hooks.example.com',
    endpointHash: Buffer.alloc(32),
    sealed: '-',
    events: '["needs_me"]',
    // An active channel would get a message for each measured request.
    state: 'paused',
    createdAt: now,
    updatedAt: now,
  })
  const token = newId('tok', now)
  await tables.add('service_tokens', {
    id: token,
    accountId,
    name: 'CI',
    scopes: '["read"]',
    hint: 'scale',
    hash: token,
    createdAt: now,
    expiresAt: now + day,
  })
  for (let i = 0, n = size / 10; i < n; i++) {
    const at = now - Math.ceil((spanMs * (n - i)) / n)
    await tables.add('deliveries', {
      id: newId('dlv', at),
      accountId,
      channelId,
      kind: 'approval.requested',
      subject: JSON.stringify({ type: 'approval', id: 'apr' }),
      title: 'Join “Summarise an RFC”',
      state: i < dead ? 'dead' : 'sent',
      attempts: 1,
      createdAt: at,
      nextAttemptAt: at,
    })
  }
  for (let i = 0, n = size / 1000; i < n; i++) {
    const at = now - Math.ceil(n - i) * hour
    const id = newId('inv', at)
    await tables.add('invitations', { id, tokenHash: id, role: 'member', createdBy: accountId, createdAt: at, expiresAt: now + day })
  }
  return channelId
}
