import { createHash } from 'node:crypto'
import { advanceLog, allAuditEvents, holdLog, insertAuditEvent, type AuditRow } from '../store/audit.ts'
import { run, type Steps } from '../store/index.ts'
import { newId } from './ids.ts'
import type { Agent, Human, World } from './world.ts'

export interface Deed {
  action: string
  target: { type: 'account' | 'session' | 'agent' | 'key'; id: string }
  /** What is worth knowing later; never a secret. */
  data?: Record<string, unknown>
}

/** Writes down who did what: a step of the transaction that does it, in the log of the account that it concerns. */
export function* record(world: World, by: Human | Agent, deed: Deed): Steps<void> {
  const accountId = by.kind === 'human' ? by.accountId : by.owner.id
  const [head] = yield* run(holdLog, { accountId })
  const event = {
    id: newId('evt', world.now()), accountId, seq: head!.seq + 1, at: world.now(),
    actorType: by.kind, actorId: by.kind === 'human' ? by.accountId : by.id,
    action: deed.action, targetType: deed.target.type, targetId: deed.target.id,
    requestId: by.requestId, data: deed.data ?? {}, prevHash: head!.hash,
  }
  const hash = sealOf(event)
  yield* run(insertAuditEvent, { ...event, hash })
  yield* run(advanceLog, { accountId, seq: event.seq, hash })
}

export const audit = (world: World) => ({
  read: (accountId: string) => world.store.read(allAuditEvents, { accountId }),

  /** Whether a log is whole: nothing missing, nothing changed since it was written. */
  async verify(accountId: string) {
    const events = await world.store.read(allAuditEvents, { accountId })
    return events.every((event, i) => event.seq === i + 1 && event.prevHash === (events[i - 1]?.hash ?? '') && event.hash === sealOf(event))
  },
})

function sealOf({ prevHash, id, accountId, seq, at, actorType, actorId, action, targetType, targetId, requestId, data }: Omit<AuditRow, 'hash'>) {
  return createHash('sha256').update(JSON.stringify([prevHash, id, accountId, seq, at, actorType, actorId, action, targetType, targetId, requestId, sorted(data)])).digest('hex')
}

/** A database may give an object's keys back in another order. */
function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)).map(([key, inner]) => [key, sorted(inner)]))
}
