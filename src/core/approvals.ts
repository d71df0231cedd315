import type { ListApprovalsQuery, Suggest } from '../../generated/inputs.js'
import { holdAgent } from '../store/agents.ts'
import { decideApproval, findApprovalOfAgent, findOwnApproval, holdPendingOfWork, listApprovals } from '../store/approvals.ts'
import { run, type ExternalArguments, type Outcome, type Row, type Steps } from '../store/index.ts'
import { holdQuest } from '../store/quests.ts'
import { acting } from './acting.ts'
import { deeds, digestOf, holdPlace, type Action, type Blocker } from './actions.ts'
import { record } from './audit.ts'
import { catchUp } from './due.ts'
import { gate, type Gated } from './gate.ts'
import { canonical } from './kit/canonical.ts'
import { DomainError, found } from './kit/errors.ts'
import { nothingElse } from './kit/exact.ts'
import { once } from './kit/once.ts'
import { page, type Asked } from './kit/page.ts'
import { cancelApprovals, noSuchApproval, restartClock, tooLate } from './pending.ts'
import { allowCategory, noteDenial } from './outside.ts'
import { mostValidMinutes, newPermit, permits, type TrackRecord } from './permits.ts'
import { judged } from './result-schema.ts'
import { checkSize } from './kit/size.ts'
import { staleVersion, type Expected } from './kit/version.ts'
import { minute, type Agent, type Human, type World, type ShownApproval } from './world.ts'

export type Approval = Row<'approvals'>
export type { ShownApproval }
/** What an owner may say with an approval. */
export interface Approving {
  note?: string | undefined
  validForMinutes?: number | undefined
  allowCategoryMinutes?: number | undefined
}
/** What an owner may say with a denial. */
export interface Denying {
  note?: string | undefined
  suggest?: Suggest | undefined
}
export interface Preview {
  wouldSucceed: boolean
  blockers: Blocker[]
}

const mostDetailsBytes = 32 * 1024
const allPermits = ['unused', 'reported', 'lapsed'] as const
const allStatuses = ['pending', 'approved', 'denied', 'expired', 'cancelled'] as const

export const approvals = (world: World) => ({
  async list(human: Human, asked: ListApprovalsQuery) {
    await catchUp(world, human.accountId)
    const { status, agentId, kind, category, risk, questId, permit, byRule, ...rest } = asked
    nothingElse(rest)
    return page(world, asked, {
      list: listApprovals,
      of: { ownerId: human.accountId },
      where: {
        agentId,
        kind,
        category,
        risk,
        questId,
        byRule,
        ...statusFilter(status),
        permits: permit && placed('permit', allPermits, permit),
      },
      keys: sortKeys,
    })
  },

  /** An approval of this human. While it is pending, it includes what would happen if it were approved now. */
  async read(human: Human, id: string): Promise<ShownApproval & { preview?: Preview; trackRecord?: TrackRecord | undefined }> {
    await catchUp(world, human.accountId)
    const shown = found('approval', await world.store.read(findOwnApproval, { id, ownerId: human.accountId }))
    if (shown.approval.status !== 'pending') return shown
    const look = () =>
      world.store.look(function* () {
        const action = yield* actionOf(shown.approval)
        return yield* deeds[action.kind].guards(world, action)
      })
    const blockers = await judged(human, look)
    const trackRecord = shown.approval.kind === 'external_action' ? await permits(world).trackRecord(shown.approval.agentId) : undefined
    return { ...shown, preview: { wouldSucceed: blockers.length === 0, blockers }, trackRecord }
  },

  approve: (human: Human, id: string, expected: Expected, said: Approving = {}) => decide(world, human, id, 'approved', expected, said),
  /** Approves one of several requests at once. Requests of high risk are refused, because the human must read each one separately. */
  approveAmongOthers: (human: Human, id: string, expected: Expected, said: Approving = {}) =>
    decide(world, human, id, 'approved', expected, said, 'low and medium risk only'),
  deny: (human: Human, id: string, expected: Expected, said: Denying = {}) => decide(world, human, id, 'denied', expected, said),

  /** An agent asks its human about something outside the service. */
  async request(
    agent: Agent,
    {
      category,
      title,
      details,
      reason,
      validForMinutes,
      expiresInMinutes,
    }: ExternalArguments & { reason: string; validForMinutes?: number | undefined; expiresInMinutes?: number | undefined },
  ): Promise<Gated> {
    checkSize(details, mostDetailsBytes, '/details')
    await catchUp(world, agent.owner.id)
    return world.store.transaction(function* () {
      const action = {
        kind: 'external_action' as const,
        agent: yield* acting(agent),
        place: undefined,
        work: undefined,
        requests: [],
        arguments: { category, title, details },
        reason,
        requestedAt: world.now(),
      }
      return yield* gate(world, agent, action, {
        title,
        category,
        expiresInMs: (expiresInMinutes ?? 24 * 60) * minute,
        validMinutes: validForMinutes ?? mostValidMinutes,
      })
    })
  },

  async listOfAgent(agent: Agent, asked: Asked & { status?: string[] | undefined }) {
    await catchUp(world, agent.owner.id)
    return page(world, asked, {
      list: listApprovals,
      of: { ownerId: agent.owner.id, agentId: agent.id },
      where: { agentId: agent.id, ...statusFilter(asked.status) },
      keys: sortKeys,
    })
  },

  async readOfAgent(agent: Agent, id: string): Promise<ShownApproval> {
    await catchUp(world, agent.owner.id)
    const [shown] = await world.store.read(findApprovalOfAgent, { id, agentId: agent.id })
    if (!shown) throw noSuchApproval()
    return shown
  },

  /** Cancels an agent's own request. Repeating this changes nothing. */
  async cancel(agent: Agent, id: string): Promise<ShownApproval> {
    await catchUp(world, agent.owner.id)
    return world.store.transaction(function* () {
      const [shown] = yield* run(findApprovalOfAgent, { id, agentId: agent.id })
      if (!shown) throw noSuchApproval()
      if (shown.approval.questId) yield* run(holdQuest, { id: shown.approval.questId })
      const [cancelled] = yield* cancelApprovals(world, agent, [shown.approval], 'by_agent')
      if (cancelled) return { ...shown, approval: cancelled }
      const [now] = yield* run(findApprovalOfAgent, { id, agentId: agent.id })
      if (now!.approval.status !== 'cancelled' || now!.approval.statusReason !== 'by_agent')
        throw new DomainError('not_pending', 'This request is no longer pending, so you cannot cancel it.')
      return now!
    })
  },
})

/** Records the decision, and runs the action if it is approved. This is one transaction, so nothing else can happen in between. */
async function decide(
  world: World,
  human: Human,
  id: string,
  verdict: 'approved' | 'denied',
  expected: Expected,
  { note, validForMinutes, allowCategoryMinutes, suggest }: Approving & Denying,
  scope?: 'low and medium risk only',
): Promise<ShownApproval> {
  await catchUp(world, human.accountId)
  const transact = () => world.store.transaction(() => once(world, human, settle))
  return judged(human, transact)

  function* settle(): Steps<ShownApproval> {
    const seen = found('approval', yield* run(findOwnApproval, { id, ownerId: human.accountId }))
    const { status, expiresAt, kind, risk, version } = seen.approval
    if (status !== 'pending' || expiresAt <= world.now()) throw tooLate(seen)
    if (scope && risk === 'high') throw new DomainError('high_risk', 'This request has a high risk. Read it, and approve it separately.')
    if (!expected(version)) throw staleVersion(version)
    if (kind !== 'external_action')
      refuseOutside({ valid_for_minutes: validForMinutes, allow_category_minutes: allowCategoryMinutes, suggest })
    const suggestion = suggest && suggestionFor(seen.approval, suggest)
    const action = yield* actionOf(seen.approval)
    const deed = deeds[action.kind]
    const [blocker] = verdict === 'approved' ? yield* deed.guards(world, action) : []
    const failed: Outcome | undefined = blocker && { state: 'failed', code: blocker.code, participationId: null, submissionId: null }
    const outcome = verdict === 'denied' ? null : (failed ?? deed.outcome(action, world.now()))
    const [decided] = yield* run(decideApproval, {
      id,
      ownerId: human.accountId,
      status: verdict,
      decidedBy: human.accountId,
      note: note ?? null,
      outcome,
      ...(verdict === 'approved' && kind === 'external_action'
        ? newPermit(world.now(), seen.approval.validMinutes, validForMinutes)
        : { permit: null, validUntil: null }),
      suggestion: suggestion ?? null,
      suggestionDigest: suggestion ? digestOf({ ...action, arguments: { ...suggestion } }) : null,
      now: world.now(),
    })
    // Nothing was updated: somebody decided first, or the request has expired.
    if (!decided) throw tooLate((yield* run(findOwnApproval, { id, ownerId: human.accountId }))[0]!)
    // It may have changed since it was read.
    if (!expected(decided.version - 1)) throw staleVersion(decided.version - 1)

    yield* record(world, human, {
      action: `approval.${verdict}`,
      targetId: id,
      agentId: decided.agentId,
      data: {
        kind: decided.kind,
        title: decided.title,
        ...(note && { note }),
        ...(suggestion && { suggested: true }),
        ...(blocker && { failed: blocker.code }),
      },
    })
    if (verdict === 'denied' && kind === 'external_action') yield* noteDenial(world, decided)
    if (allowCategoryMinutes) yield* allowCategory(world, human, decided, allowCategoryMinutes)
    if (outcome && !failed) yield* deed.perform(world, human, action, outcome)
    else yield* restartClock(world, decided, 'give back')
    return { ...seen, approval: decided }
  }
}

function refuseOutside(said: Record<string, unknown>) {
  const issues = Object.keys(said)
    .filter(name => said[name] !== undefined)
    .map(name => ({ pointer: `/${name}`, code: 'kind', message: 'is only for an external action' }))
  if (issues.length > 0) throw new DomainError('validation_failed', `${issues[0]!.pointer} ${issues[0]!.message}.`, { issues })
}

/** What the human would approve: the arguments of the request with changes. */
function suggestionFor({ arguments: asked }: Approval, changes: Suggest): ExternalArguments {
  if (changes.details) checkSize(changes.details, mostDetailsBytes, '/suggest/details')
  const { category, title, details } = asked as unknown as ExternalArguments
  const suggestion = {
    category: changes.category ?? category,
    title: changes.title ?? title,
    details: changes.details ?? details,
  }
  if (canonical(suggestion) !== canonical(asked)) return suggestion
  const issues = [{ pointer: '/suggest', code: 'same', message: 'must differ from the request' }]
  throw new DomainError('validation_failed', '/suggest must differ from the request.', { issues })
}

/** The action of an approval, with its agent, its quest and the other requests that end with it held. It runs with exactly the arguments that were shown. */
function* actionOf({ agentId, ownerId, kind, questId, participationId, ...approval }: Approval): Steps<Action> {
  const [agent] = yield* run(holdAgent, { id: agentId, ownerId })
  const place = questId === null ? undefined : yield* holdPlace(questId, agentId)
  return {
    kind,
    agent: agent!,
    place,
    work: place?.own.find(({ id }) => id === participationId),
    requests: kind === 'withdraw_from_quest' ? yield* run(holdPendingOfWork, { agentId, participationId: participationId! }) : [],
    arguments: approval.arguments,
    reason: approval.reason,
    requestedAt: approval.createdAt,
  }
}

/** A statement has a fixed number of placeholders. The unused ones match no approval. */
const placed = (name: string, all: readonly string[], wanted: readonly string[]) =>
  Object.fromEntries(all.map((one, i) => [`${name}${i + 1}`, wanted.includes(one) ? one : '']))

function statusFilter(status: string[] = []) {
  const wanted = new Set(status)
  const statuses = placed('status', allStatuses, status)
  const pending = wanted.size === 1 && wanted.has('pending')
  return { pending, statuses: !pending && wanted.size > 0 && statuses }
}

const sortKeys = {
  created_at: ({ approval }: ShownApproval) => approval.createdAt,
  expires_at: ({ approval }: ShownApproval) => approval.expiresAt,
}
