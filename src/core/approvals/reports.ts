/** What came of an action that was started: the agent reports it, or the human says it if the agent does not know. */
import { lastYeses } from '../../store/approvals/yes.ts'
import type { Report, Steps } from '../../store/index.ts'
import { acting } from '../agents/acting.ts'
import { record } from '../log/audit.ts'
import { catchUp } from '../kit/due.ts'
import { canonical } from '../kit/canonical.ts'
import { DomainError } from '../kit/errors.ts'
import { act } from '../kit/once.ts'
import { hashSecret } from '../kit/secrets.ts'
import { requireVersion, type Expected } from '../kit/version.ts'
import type { Agent, Approval, Human, ShownApproval, World } from '../kit/world.ts'
import { titleOf } from './actions.ts'
import { heldForAgent, heldForOwner, roomToBegin } from './starting.ts'
import { actBefore, barringMs, dispute, isBegun, move, putInDoubt, unresolved, type State } from './yes.ts'

export const reports = { report, say, trackRecord }

export type Outcome = Report['outcome'] | 'unknown'
interface Told {
  outcome: Outcome
  note: string | null
  links: string[]
  /** The token that started the action. Without it, another worker may be acting. */
  startToken?: string | undefined
}

/** What became of a yes by a report: a report can be put beside what was known before, or change nothing. */
export type Became = 'reported' | 'in_doubt' | 'disputed' | 'unchanged'

/** Records what the agent says. The same report again changes nothing. */
async function report(world: World, agent: Agent, id: string, told: Told): Promise<ShownApproval & { became: Became }> {
  await catchUp(world, agent.owner.id)
  return world.store.transaction(function* () {
    yield* acting(agent)
    const shown = yield* heldForAgent(world, agent, id)
    return { ...shown, ...(yield* reported(world, agent, shown.approval, told)) }
  })
}

/** The yes after a report. The agent is held. */
export function* reported(world: World, agent: Agent, seen: Approval, told: Told): Steps<{ approval: Approval; became: Became }> {
  const state = seen.yes
  if (state === null) throw new DomainError('no_permit', 'This is not an external action that was approved, so there is nothing to report.')
  const { outcome, note, links } = told
  const hasStarted = told.startToken !== undefined && seen.startHash === hashSecret(told.startToken)
  // Whoever did not start it can only know that it happened.
  const isKnown = outcome === 'done' || (outcome !== 'unknown' && (hasStarted || state === 'ready'))
  if (state === 'ready' || isBegun(state)) {
    if (!isKnown) {
      if (state === 'in_doubt') return { approval: seen, became: 'in_doubt' }
      if (state === 'ready') yield* roomToBegin(agent)
      return { approval: yield* putInDoubt(world, agent, seen, outcome === 'unknown' ? 'unknown' : 'unclear', note), became: 'in_doubt' }
    }
    const now = world.now()
    const isUnstarted = state === 'ready'
    const report: Report = {
      outcome: outcome as Report['outcome'],
      note,
      links,
      at: now,
      by: 'agent',
      ...(isUnstarted && { unstarted: true }),
    }
    return { approval: yield* ended(world, agent, seen, report, now), became: 'reported' }
  }
  const unchanged = { approval: seen, became: asKnown(seen, told) }
  // Another worker's words change nothing. Those of the one that acted, and a `done` of anybody, are kept.
  if (!isKnown || [seen.report, seen.disputed].some(known => known && isSame(known, told))) return unchanged
  // The human has said the same already.
  if (seen.report?.by === 'human' && seen.report.outcome === outcome) return unchanged
  const isWorse = outcome === 'done' && seen.disputed?.outcome !== 'done'
  if (seen.report?.outcome === outcome || (seen.disputed && !isWorse))
    throw new DomainError('already_reported', `This is already known as ${seen.report?.outcome ?? state}. A report cannot be changed.`)
  const report: Report = { outcome: outcome as Report['outcome'], note, links, at: world.now(), by: 'agent' }
  yield* recordReport(world, agent, seen, report)
  return { approval: yield* dispute(world, seen, report), became: 'disputed' }
}

/** Where a report that changes nothing is known already. */
const asKnown = ({ report, disputed }: Approval, { outcome }: Told): Became =>
  disputed?.outcome === outcome ? 'disputed' : report?.outcome === outcome ? 'reported' : 'unchanged'

/** The human says what came of an action that is in doubt. */
async function say(
  world: World,
  human: Human,
  id: string,
  expected: Expected,
  { outcome, note }: { outcome: Outcome; note: string | null },
) {
  await catchUp(world, human.accountId)
  return act(world, human, settle)

  function* settle(): Steps<ShownApproval> {
    const shown = yield* heldForOwner(world, human, id)
    const { approval } = shown
    requireVersion(expected, approval)
    if (approval.yes !== 'in_doubt') throw new DomainError('invalid_state', 'This action is not in doubt, so there is nothing to say.')
    const now = world.now()
    const until = actBefore(approval)!
    // Any other answer allows the same action again, and a worker may still begin the first one.
    if (outcome !== 'done' && now < until) throw new DomainError('invalid_state', stillBegins(until))
    const after =
      outcome === 'unknown'
        ? yield* unresolved(world, human, approval)
        : yield* ended(world, human, approval, { outcome, note, links: [], at: now, by: 'human' }, now)
    return { ...shown, approval: after }
  }
}

const stillBegins = (until: number) =>
  `The agent may still begin this action until ${new Date(until).toISOString()}. Until then you can only say that it happened.`

function* ended(world: World, by: Agent | Human, seen: Approval, report: Report, now: number): Steps<Approval> {
  yield* recordReport(world, by, seen, report)
  return yield* move(seen, {
    yes: report.outcome,
    report,
    barsUntil: now + barringMs,
    startedAt: seen.startedAt ?? now,
    unread: Number(by.kind === 'human'),
  })
}

function* recordReport(world: World, by: Agent | Human, seen: Approval, { outcome, note, links }: Report) {
  yield* record(world, by, {
    action: 'approval.outcome_reported',
    targetId: seen.id,
    agentId: seen.agentId,
    data: { kind: seen.kind, title: titleOf(seen), outcome, ...(note !== null && { note }) },
    kept: links,
    dueAt: null,
  })
}

/** What came of the last yeses of an agent. */
async function trackRecord(world: World, agentId: string) {
  const last = (await world.store.read(lastYeses, { agentId })).map(({ yes }) => yes)
  const inState = (...states: State[]) => last.filter(state => state !== null && states.includes(state)).length
  return {
    yeses: last.length,
    done: inState('done'),
    failed: inState('failed'),
    notDone: inState('not_done'),
    unreported: inState('in_doubt', 'unresolved'),
    lapsed: inState('lapsed'),
    open: inState('ready', 'started'),
  }
}

export type TrackRecord = Awaited<ReturnType<typeof trackRecord>>

const isSame = ({ outcome, note, links }: Report, told: Told) =>
  canonical([outcome, note, links]) === canonical([told.outcome, told.note, told.links])
