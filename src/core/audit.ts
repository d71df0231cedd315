import { createHash } from 'node:crypto'
import {
  advanceLog,
  auditEventsAfter,
  auditEventsBetween,
  entriesAtOnce,
  findLogEnd,
  holdLog,
  insertAuditEvent,
  listAuditEvents,
  type AuditRow,
} from '../store/audit.ts'
import { run, tell, type Steps } from '../store/index.ts'
import { canonical } from './canonical.ts'
import { DomainError } from './errors.ts'
import { newId } from './ids.ts'
import { charge } from './growth.ts'
import { page, type Asked } from './page.ts'
import { turnOfLoop } from './turns.ts'
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
  /** What else of any size is kept because of it. */
  kept?: unknown
}

/**
 * Writes down who did what, and tells all who watch: a step of the transaction that does it, in the log of the account that it concerns.
 * Whoever acts in the own account is charged for what is kept because of it.
 */
export function* record(world: World, by: Human | Agent | System, deed: Deed): Steps<void> {
  const actorId = by.kind === 'human' ? by.accountId : by.kind === 'agent' ? by.id : 'service'
  const ownId = by.kind === 'agent' ? by.owner.id : actorId
  const accountId = deed.account ?? ownId
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
  const written = accountId === ownId ? charge(world, by, deed, head!) : head!
  yield* run(insertAuditEvent, { ...event, hash })
  yield* run(advanceLog, { ...written, accountId, seq: event.seq, hash })
  yield* tell({ accountId, ...(agentId && { agentId }), about: deed.target.type })
}

/** The last instant that a date can be. */
const endOfTime = 8_640_000_000_000_000

/** Accounts whose export is running here. */
const exporting = new Set<string>()

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

  /** A log from some place on, oldest first, a handful at a time: a log of any length fits into memory, and others get their turns. */
  async *read(accountId: string, after = 0): AsyncGenerator<AuditEvent> {
    for (;;) {
      const events = await world.store.read(auditEventsAfter, { accountId, seq: after })
      yield* events
      if (events.length < entriesAtOnce) return
      after = events.at(-1)!.seq
      await turnOfLoop()
    }
  },

  /** The same of some time. It begins there, however much is before it. */
  async *readBetween(accountId: string, from: number, to: number): AsyncGenerator<AuditEvent> {
    // No entry has a seq of 0: so it begins with the first of its instant.
    for (let place = { at: from, seq: 0 }; ; await turnOfLoop()) {
      const events = await world.store.read(auditEventsBetween, { accountId, to, ...place })
      yield* events
      if (events.length < entriesAtOnce) return
      const { at, seq } = events.at(-1)!
      place = { at, seq }
    }
  },

  /**
   * A log, or a part of it, for somebody who takes all. One at a time: reading it costs more than any other request. Whoever gets it
   * calls `done` when it is over.
   */
  export(accountId: string, { from, to }: { from?: string | undefined; to?: string | undefined }) {
    if (exporting.has(accountId))
      throw new DomainError('export_running', 'An export of your log is running. Wait until it has ended, or stop it.')
    exporting.add(accountId)
    const isWhole = from === undefined && to === undefined
    return {
      events: isWhole
        ? this.read(accountId)
        : this.readBetween(accountId, from === undefined ? 0 : Date.parse(from), to === undefined ? endOfTime : Date.parse(to)),
      done: () => void exporting.delete(accountId),
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
