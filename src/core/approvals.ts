import type { ListApprovalsQuery } from '../../generated/inputs.js'
import { holdAgent } from '../store/agents.ts'
import { decideApproval, findApprovalOfAgent, findOwnApproval, holdPendingOfWork, listApprovals } from '../store/approvals.ts'
import { run, type Outcome, type Row, type Steps } from '../store/index.ts'
import { holdQuest } from '../store/quests.ts'
import { deeds, holdPlace, type Action, type Blocker } from './actions.ts'
import { record } from './audit.ts'
import { catchUp } from './due.ts'
import { acting, gate, type Gated } from './gate.ts'
import { DomainError, found } from './kit/errors.ts'
import { nothingElse } from './kit/exact.ts'
import { once } from './kit/once.ts'
import { page, type Asked } from './kit/page.ts'
import type { Category } from './risk.ts'
import { cancelApprovals, restartClock } from './pending.ts'
import { judged } from './result-schema.ts'
import { signedWith, type Signature } from './signing.ts'
import { checkSize } from './kit/size.ts'
import { staleVersion, type Expected } from './kit/version.ts'
import { minute, type Agent, type Human, type World, type ShownApproval } from './world.ts'

export type Approval = Row<'approvals'>
export type { ShownApproval }
export interface Preview {
  wouldSucceed: boolean
  blockers: Blocker[]
}

const mostDetailsBytes = 32 * 1024
const allStatuses = ['pending', 'approved', 'denied', 'expired', 'cancelled'] as const

export const approvals = (world: World) => ({
  async list(human: Human, asked: ListApprovalsQuery) {
    await catchUp(world, human.accountId)
    const { status, agentId, kind, category, risk, questId, ...rest } = asked
    nothingElse(rest)
    return page(world, asked, {
      list: listApprovals,
      of: { ownerId: human.accountId },
      where: { agentId, kind, category, risk, questId, ...statusFilter(status) },
      keys: sortKeys,
    })
  },

  /** An approval of this human. While it is pending, it includes what would happen if it were approved now. */
  async read(human: Human, id: string): Promise<ShownApproval & { preview?: Preview }> {
    await catchUp(world, human.accountId)
    const shown = found('approval', await world.store.read(findOwnApproval, { id, ownerId: human.accountId }))
    if (shown.approval.status !== 'pending') return shown
    const look = () =>
      world.store.look(function* () {
        const action = yield* actionOf(shown.approval)
        return yield* deeds[action.kind].guards(world, action)
      })
    const blockers = await judged(human, look)
    return { ...shown, preview: { wouldSucceed: blockers.length === 0, blockers } }
  },

  approve: (human: Human, id: string, expected: Expected, note: string | undefined, signature?: Signature) =>
    decide(world, human, id, 'approved', expected, note, { signature }),
  /** Approves one of several requests at once. Requests of high risk are refused, because the human must read each one separately. */
  approveAmongOthers: (human: Human, id: string, expected: Expected, note: string | undefined) =>
    decide(world, human, id, 'approved', expected, note, { scope: 'low and medium risk only' }),
  deny: (human: Human, id: string, expected: Expected, note: string | undefined) => decide(world, human, id, 'denied', expected, note),

  /** An agent asks its human about something outside the service. */
  async request(
    agent: Agent,
    {
      category,
      title,
      details,
      reason,
      expiresInMinutes,
    }: { category: Category; title: string; details: Record<string, unknown>; reason: string; expiresInMinutes?: number | undefined },
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
  note: string | undefined,
  { scope, signature }: { scope?: 'low and medium risk only'; signature?: Signature | undefined } = {},
): Promise<ShownApproval> {
  await catchUp(world, human.accountId)
  const transact = () => world.store.transaction(() => once(world, human, settle))
  return judged(human, transact)

  function* settle(): Steps<ShownApproval> {
    const seen = found('approval', yield* run(findOwnApproval, { id, ownerId: human.accountId }))
    if (seen.approval.status !== 'pending') throw tooLate(seen)
    if (scope && seen.approval.risk === 'high')
      throw new DomainError('high_risk', 'This request has a high risk. Read it, and approve it separately.')
    const signed = verdict === 'approved' ? yield* signedWith(world, human, seen.approval, signature) : undefined
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
      now: world.now(),
    })
    // Nothing was updated: somebody decided first, or the request has expired.
    if (!decided) throw tooLate((yield* run(findOwnApproval, { id, ownerId: human.accountId }))[0]!)
    if (!expected(decided.version - 1)) throw staleVersion(decided.version - 1)

    const proof = signed && { signed }
    yield* record(world, human, {
      action: `approval.${verdict}`,
      targetId: id,
      agentId: decided.agentId,
      data: { kind: decided.kind, title: decided.title, ...(note && { note }), ...(blocker && { failed: blocker.code }), ...proof },
    })
    if (outcome && !failed) yield* deed.perform(world, human, action, outcome)
    else yield* restartClock(world, decided, 'give back')
    return { ...seen, approval: decided }
  }
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

function tooLate(shown: ShownApproval) {
  const { status, decidedAt } = shown.approval
  if (status === 'approved' || status === 'denied') {
    return new DomainError('approval_already_decided', `This was ${status} at ${new Date(decidedAt!).toISOString()}.`, { approval: shown })
  }
  if (status === 'cancelled')
    return new DomainError('approval_cancelled', cancelledBecause[shown.approval.statusReason ?? ''] ?? 'The request was cancelled.')
  return new DomainError('approval_expired', 'Nobody decided in time, so the request has expired and nothing ran.')
}

const cancelledBecause: Record<string, string> = {
  by_agent: 'The agent cancelled this request.',
  agent_suspended: 'The agent was suspended, so its requests were cancelled.',
  account_suspended: "The account of the agent's owner was suspended, so its requests were cancelled.",
  agent_archived: 'The agent was archived, so its requests were cancelled.',
  quest_closed: 'The quest was closed, so requests to join it were cancelled.',
  quest_cancelled: 'The quest was cancelled, and so were the requests about it.',
  participation_ended: "The agent's work on the quest has ended, and so have its requests about it.",
}

const noSuchApproval = () => new DomainError('approval_not_found', 'You have no approval with this identifier.')

function statusFilter(status: string[] = []) {
  const wanted = new Set(status)
  // A statement has a fixed number of placeholders. The unused ones match no approval.
  const statuses = Object.fromEntries(allStatuses.map((one, i) => [`status${i + 1}`, wanted.has(one) ? one : '']))
  const pending = wanted.size === 1 && wanted.has('pending')
  return { pending, statuses: !pending && wanted.size > 0 && statuses }
}

const sortKeys = {
  created_at: ({ approval }: ShownApproval) => approval.createdAt,
  expires_at: ({ approval }: ShownApproval) => approval.expiresAt,
}
