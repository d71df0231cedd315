/**
 * The yes to an action outside the service is worth one act. A yes that is `ready` is started once, and only the first start may act. Then
 * somebody says what came of it. If nobody knows, it is in doubt until the agent or its human says so.
 *
 *   ready ── started ── done, failed, not_done
 *     │         └────── in_doubt ── done, failed, not_done, unresolved
 *   lapsed
 *
 * States never go back. Each move is one statement in a transaction that holds the agent.
 */
import { findOwnerAndCurrent } from '../../store/approvals/earlier.ts'
import { placeApproval } from '../../store/approvals/search.ts'
import { moveYes } from '../../store/approvals/yes.ts'
import { run, type Doubt, type Report, type Row, type Steps } from '../../store/index.ts'
import { titleOf } from './actions.ts'
import { record } from '../log/audit.ts'
import { isSealOf, randomText, seal } from '../kit/secrets.ts'
import {
  clock,
  day,
  minute,
  type Agent,
  type Approval,
  type Human,
  type StopReason,
  type Principal,
  type System,
  type World,
} from '../kit/world.ts'

export type State = NonNullable<Row<'approvals'>['yes']>

/** The longest validity of a yes, which is also the default. */
export const mostValidMinutes = 24 * 60
/** How long after its start an action is reported, if the agent asked for nothing else. */
export const usualReportMinutes = 60
/** The agent begins to act before this, or half of the time until its report. */
const mostDelayMs = 5 * minute
/** For how long a no, or a report, keeps rules from allowing the same and what is near. */
export const barringMs = day
/** After this a doubt ends, so that it no longer stands in the way of the same action. */
const doubtMs = 30 * day

/** The columns of a yes that begins now. An instance of version 0.3.0 moves only a yes that has a permit. */
export const newYes = (now: number, minutes: number | null) => ({
  yes: 'ready' as const,
  permit: 'lapsed' as const,
  validUntil: now + Math.min(mostValidMinutes, minutes ?? mostValidMinutes) * minute,
  startKey: randomText(32),
})
/** The columns of a request that is not a yes to an action outside the service. */
export const noYes = { yes: null, permit: null, validUntil: null, startKey: null } as const

export const isBegun = (state: State | null) => state === 'started' || state === 'in_doubt'

/**
 * A token with which the agent can start a yes that is ready. Each answer has another one, so that two workers never have the same. The key
 * belongs to one yes, so its tokens start no other.
 */
export function newStartToken({ startKey }: Pick<Approval, 'startKey'>) {
  const nonce = randomText(16)
  return `start_${nonce}_${seal(startKey!, nonce, 18)}`
}

export function isStartToken({ startKey }: Pick<Approval, 'startKey'>, token: string) {
  const [, nonce, given] = /^start_([0-9A-Za-z]{16})_([\w-]{24})$/.exec(token) ?? []
  return startKey !== null && nonce !== undefined && isSealOf(startKey, nonce, given!, 18)
}

/**
 * Until when a worker may begin to act on a yes that was started. Undefined before the start. An agent of version 0.2.0 was told that it may
 * act until the yes lapses. A copy that was restored does not know when the yes was started: at most, just before that.
 */
export function actBefore({ yes, startHash, startedAt, validUntil, reportMinutes, doubt }: Approval): number | undefined {
  const delayMs = Math.min(mostDelayMs, ((reportMinutes ?? usualReportMinutes) * minute) / 2)
  if (startHash !== null) return startedAt! + delayMs
  if (!isBegun(yes)) return undefined
  if (startedAt !== null) return validUntil!
  return doubt!.at + delayMs
}

type Moving = 'yes' | 'statusReason' | 'barsUntil' | 'validUntil' | 'startedAt' | 'reportBy' | 'doubt' | 'report' | 'disputed' | 'unread'

/** Moves a yes on, and returns it as it is then. The caller holds the agent and has read the yes since. */
export function* move(seen: Approval, change: Partial<Pick<Approval, Moving>>): Steps<Approval> {
  const { id, version, yes, statusReason, barsUntil, validUntil, startedAt, reportBy, doubt, report, disputed } = seen
  const kept = { yes, statusReason, barsUntil, validUntil, startedAt, reportBy, doubt, report, disputed, unread: 1 }
  const [moved] = yield* run(moveYes, { id, version, ...kept, ...change })
  if (!moved) throw new Error(`The yes ${id} has changed while its agent was held`)
  if ([change.doubt, change.report, change.disputed].some(said => said?.note)) yield* placeApproval(moved)
  return moved
}

/** Nobody knows whether the action happened. */
export function* putInDoubt(
  world: World,
  by: Principal | Agent | System,
  seen: Approval,
  reason: Doubt['reason'],
  note: string | null = null,
) {
  const now = world.now()
  const doubted = yield* move(seen, {
    yes: 'in_doubt',
    doubt: { reason, note, at: now },
    reportBy: now + doubtMs,
    unread: Number(by.kind !== 'agent'),
  })
  yield* record(world, by, {
    action: 'approval.in_doubt',
    targetId: seen.id,
    accountId: seen.ownerId,
    agentId: seen.agentId,
    data: { kind: seen.kind, title: titleOf(seen), reason, ...(note && { note }) },
  })
  return doubted
}

/** The yes ends before it was started. */
export function* lapse(
  world: World,
  by: Principal | Agent | System,
  seen: Approval,
  reason?: Lapse,
  note: string | null = null,
): Steps<Approval> {
  const isNo = reason === 'taken_back' || reason === 'disputed'
  const lapsed = yield* move(seen, {
    yes: 'lapsed',
    statusReason: reason ?? null,
    ...(reason && { validUntil: world.now() }),
    ...(isNo && { barsUntil: world.now() + barringMs }),
  })
  yield* record(world, by, {
    action: 'approval.permit_lapsed',
    targetId: seen.id,
    accountId: seen.ownerId,
    agentId: seen.agentId,
    data: { kind: seen.kind, title: titleOf(seen), ...(reason && { reason }), ...(note !== null && { note }) },
  })
  return lapsed
}
/** Why a yes ended before its time. */
export type Lapse = StopReason | 'account_recovered' | 'taken_back' | 'disputed' | 'rule_restricted'

/** Keeps a report that contradicts what is known. If the action happened although it should not have, the same one is no longer allowed. */
export function* dispute(world: World, seen: Approval, report: Report): Steps<Approval> {
  const disputed = yield* move(seen, { disputed: report, barsUntil: world.now() + barringMs, unread: 0 })
  if (report.outcome === 'done') yield* lapseSame(world, seen)
  return disputed
}

/** The yeses that are ready for the same action end, as it was asked for and as its human changed it. */
function* lapseSame(world: World, { ownerId, agentId, digest, deed, allowedDeed }: Approval): Steps<void> {
  const asked = deed ?? digest
  for (const one of new Set([asked, allowedDeed ?? asked]))
    for (const { current } of yield* run(findOwnerAndCurrent, { ownerId, agentId, digest, deed: one }))
      if (current?.yes === 'ready') yield* lapse(world, clock, current, 'disputed')
}

/** Nobody will ever know. The same action may be asked for again. */
export function* unresolved(world: World, by: Human | System, seen: Approval): Steps<Approval> {
  const { id, agentId, ownerId, kind } = seen
  const data = { kind, title: titleOf(seen) }
  yield* record(world, by, { action: 'approval.unresolved', targetId: id, accountId: ownerId, agentId, data })
  return yield* move(seen, { yes: 'unresolved' })
}
