import { createHash } from 'node:crypto'
import {
  advanceLog,
  auditEventsAfter,
  entriesAtOnce,
  findLogEnd,
  holdLog,
  insertAuditEvent,
  listAuditEvents,
  type AuditRow,
} from '../store/audit.ts'
import { atEnd, run, tell, type Steps } from '../store/index.ts'
import { canonical } from './canonical.ts'
import { newId } from './ids.ts'
import { page, type Asked } from './page.ts'
import type { Agent, Human, System, World } from './world.ts'

export type AuditEvent = AuditRow

export interface Deed {
  action: string
  target: { type: 'account' | 'session' | 'agent' | 'key' | 'quest' | 'participation' | 'approval'; id: string }
  /** In whose log, if not in that of whoever did it. */
  account?: string
  /** Which agent it concerns. */
  agentId?: string
  /** What is worth knowing later; never a secret. */
  data?: Record<string, unknown>
}

/**
 * Writes down who did what, and tells all who watch: a step of the transaction that does it, in the log of the account that it
 * concerns. Everybody writes to some log, so logs are held last: the entry is written at the end of the transaction.
 */
export function record(world: World, by: Human | Agent | System, deed: Deed): Steps<void> {
  const actorId = by.kind === 'human' ? by.accountId : by.kind === 'agent' ? by.id : 'service'
  const accountId = deed.account ?? (by.kind === 'agent' ? by.owner.id : actorId)
  return atEnd(accountId, () => write(world, by, { ...deed, account: accountId }, actorId))
}

function* write(
  world: World,
  by: Human | Agent | System,
  { account: accountId, ...deed }: Deed & { account: string },
  actorId: string,
): Steps<void> {
  const agentId = deed.agentId ?? (by.kind === 'agent' ? by.id : deed.target.type === 'agent' ? deed.target.id : null)
  const [head] = yield* run(holdLog, { accountId })
  const event = {
    id: newId('evt', world.now()),
    accountId,
    seq: head!.seq + 1,
    at: world.now(),
    actorType: by.kind,
    actorId,
    action: deed.action,
    targetType: deed.target.type,
    targetId: deed.target.id,
    agentId,
    requestId: by.requestId,
    data: deed.data ?? {},
    prevHash: head!.hash,
  }
  const hash = sealOf(event)
  yield* run(insertAuditEvent, { ...event, hash })
  yield* run(advanceLog, { accountId, seq: event.seq, hash })
  yield* tell({ accountId, ...(agentId && { agentId }) })
}

export const audit = (world: World) => ({
  list(
    human: Human,
    asked: Asked & {
      action?: string | undefined
      actor_type?: string | undefined
      agent_id?: string | undefined
      target_id?: string | undefined
      from?: string | undefined
      to?: string | undefined
    },
  ) {
    // Whoever goes on after a cursor has the bound behind; looking from there anew would be looking through all between.
    const within = (sort: string) => asked.cursor !== undefined && asked.sort === sort
    return page(world, asked, {
      list: listAuditEvents,
      of: { accountId: human.accountId },
      where: {
        action: asked.action !== undefined && { action: asked.action },
        actor: asked.actor_type !== undefined && { actorType: asked.actor_type },
        agent: asked.agent_id !== undefined && { agentId: asked.agent_id },
        target: asked.target_id !== undefined && { targetId: asked.target_id },
        from: asked.from !== undefined && !within('at') && { from: Date.parse(asked.from) },
        to: asked.to !== undefined && !within('-at') && { to: Date.parse(asked.to) },
      },
      keys: { at: row => row.at },
      last: row => row.seq,
    })
  },

  /** A log from some place on, oldest first, a handful at a time: a log of any length fits into memory. */
  async *read(accountId: string, after = 0): AsyncGenerator<AuditEvent> {
    for (;;) {
      const events = await world.store.read(auditEventsAfter, { accountId, seq: after })
      yield* events
      if (events.length < entriesAtOnce) return
      after = events.at(-1)!.seq
    }
  },

  async end(accountId: string) {
    const [head] = await world.store.read(findLogEnd, { accountId })
    return head?.seq ?? 0
  },

  /** Whether a log is whole: nothing missing, nothing changed since it was written. */
  async verify(accountId: string) {
    let before: AuditEvent | undefined
    for await (const event of this.read(accountId)) {
      if (event.seq !== (before?.seq ?? 0) + 1 || event.prevHash !== (before?.hash ?? '') || event.hash !== sealOf(event)) return false
      before = event
    }
    return true
  },
})

function sealOf({
  prevHash,
  id,
  accountId,
  seq,
  at,
  actorType,
  actorId,
  action,
  targetType,
  targetId,
  agentId,
  requestId,
  data,
}: Omit<AuditRow, 'hash'>) {
  return createHash('sha256')
    .update(canonical([prevHash, id, accountId, seq, at, actorType, actorId, action, targetType, targetId, agentId, requestId, data]))
    .digest('hex')
}
