import { holdAgent, holdAnyAgent } from '../store/agents.ts'
import {
  countPendingOfAgent,
  decideApproval,
  findAnsweredInQuest,
  findAnsweredOutside,
  findApprovalOfAgent,
  findOwnApproval,
  findPendingByDigest,
  holdPendingOfWork,
  insertApproval,
  listApprovals,
  setOutcome,
  type NewApproval,
} from '../store/approvals.ts'
import { findAccount } from '../store/accounts.ts'
import { run, type Outcome, type Row, type Steps } from '../store/index.ts'
import { holdParticipation, setPendingApproval } from '../store/participations.ts'
import { holdQuest } from '../store/quests.ts'
import { deeds, digestOf, type Action, type Blocker, type Kind } from './actions.ts'
import { record } from './audit.ts'
import { catchUp } from './due.ts'
import { DomainError, notFound } from './kit/errors.ts'
import { newId } from './kit/ids.ts'
import { once } from './kit/once.ts'
import { page, type Asked } from './kit/page.ts'
import { assess, type Category } from './risk.ts'
import { cancelApprovals, expireNow, restartClock } from './pending.ts'
import { judged } from './result-schema.ts'
import { checkSize } from './kit/size.ts'
import { staleVersion, type Expected } from './kit/version.ts'
import { hour, minute, type Agent, type Human, type World, type ShownApproval } from './world.ts'

export type Approval = Row<'approvals'>
export type { ShownApproval }
export interface Preview {
  wouldSucceed: boolean
  blockers: Blocker[]
}

/** The immediate result of a gated action. */
export type Gated =
  | { outcome: 'done'; result: Outcome; approval: Approval | null }
  | { outcome: 'pending_approval'; approval: Approval }
  /** The request is not made again: this is the answer to the same words. */
  | { outcome: 'denied'; approval: Approval }

const questExpiryMs = 24 * hour
const mostPending = 20
const mostDetailsBytes = 32 * 1024
const allStatuses = ['pending', 'approved', 'denied', 'expired', 'cancelled'] as const

export interface Filters {
  status?: string[] | undefined
  agent_id?: string | undefined
  kind?: string | undefined
  category?: string | undefined
  risk?: string | undefined
  quest_id?: string | undefined
}

export const approvals = (world: World) => ({
  async list(human: Human, asked: Asked & Filters) {
    await catchUp(world, human.accountId)
    return page(world, asked, {
      list: listApprovals,
      of: { ownerId: human.accountId },
      where: { ...filters(asked), ...statusFilter(asked) },
      keys: { created_at: row => row.approval.createdAt, expires_at: row => row.approval.expiresAt },
    })
  },

  /** One's own approval. While it is pending, also what would happen if it were approved now. */
  async read(human: Human, id: string): Promise<ShownApproval & { preview?: Preview }> {
    await catchUp(world, human.accountId)
    const [shown] = await world.store.read(findOwnApproval, { id, ownerId: human.accountId })
    if (!shown) throw notFound('approval')
    if (shown.approval.status !== 'pending') return shown
    const look = () =>
      world.store.look(function* () {
        const action = yield* actionOf(shown.approval)
        return yield* deeds[action.kind].guards(world, action)
      })
    const blockers = await judged(human, look)
    return { ...shown, preview: { wouldSucceed: blockers.length === 0, blockers } }
  },

  approve: (human: Human, id: string, expected: Expected, note: string | undefined) => decide(world, human, id, 'approved', expected, note),
  /** One of several that are approved with one press. Requests of high risk are refused, because each must be looked at alone. */
  approveAmongOthers: (human: Human, id: string, expected: Expected, note: string | undefined) =>
    decide(world, human, id, 'approved', expected, note, 'low and medium risk only'),
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
      const held = yield* acting(agent)
      const action = {
        kind: 'external_action' as const,
        agent: held,
        arguments: { category, title, details },
        questId: null,
        participationId: null,
        reason,
        requestedAt: world.now(),
      }
      return yield* gate(world, agent, held.policy, action, {
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
      where: { agent: {}, ...statusFilter(asked) },
      keys: { created_at: row => row.approval.createdAt, expires_at: row => row.approval.expiresAt },
    })
  },

  async readOfAgent(agent: Agent, id: string): Promise<ShownApproval> {
    await catchUp(world, agent.owner.id)
    const [shown] = await world.store.read(findApprovalOfAgent, { id, agentId: agent.id })
    if (!shown) throw noSuchApproval()
    return shown
  },

  /** An agent takes back its request. Taking it back again changes nothing. */
  async cancel(agent: Agent, id: string) {
    await catchUp(world, agent.owner.id)
    await world.store.transaction(function* () {
      const [shown] = yield* run(findApprovalOfAgent, { id, agentId: agent.id })
      if (!shown) throw noSuchApproval()
      if (shown.approval.questId) yield* run(holdQuest, { id: shown.approval.questId })
      if ((yield* cancelApprovals(world, agent, [shown.approval], 'by_agent')) > 0) return
      const [now] = yield* run(findApprovalOfAgent, { id, agentId: agent.id })
      const { status, statusReason } = now!.approval
      if (status !== 'cancelled' || statusReason !== 'by_agent')
        throw new DomainError('not_pending', 'This request is not pending any more, so you cannot take it back.')
    })
    return this.readOfAgent(agent, id)
  },
})

/** Holds the agent that acts, and checks again whether it still may act. */
export function* acting(agent: Agent) {
  const [held] = yield* run(holdAnyAgent, { id: agent.id })
  if (held?.status !== 'active') throw new DomainError('agent_suspended', 'This agent is suspended or archived.')
  const [owner] = yield* run(findAccount, { id: held.ownerId })
  if (owner?.status !== 'active') throw new DomainError('account_suspended', 'The account of this agent is suspended.')
  return held
}

interface Framing {
  title: string
  category?: Category
  expiresInMs?: number
}

/** The error that an agent gets if its policy says "block". */
export const blockedByPolicy = { code: 'action_blocked', message: 'Your human does not let you do this.' } as const

/**
 * What happens to an action that an agent requests: it is refused, done at once, or held for its human, as the policy says. A repeated
 * request for the same action, while the first one waits, is the same request. The same words after a denial get the same denial: to ask
 * again, the agent must give another reason.
 */
export function* gate(
  world: World,
  agent: Agent,
  policy: Row<'agents'>['policy'],
  action: Action,
  { title, category, expiresInMs = questExpiryMs }: Framing,
): Steps<Gated> {
  const rule = action.kind === 'external_action' ? 'ask' : policy[action.kind]
  if (rule === 'block') throw new DomainError(blockedByPolicy.code, blockedByPolicy.message)
  const { reason } = action
  const deed = deeds[action.kind]
  const digest = digestOf(agent, action)
  yield* holdWhatItIsAbout(action)
  const [waiting] = rule === 'ask' ? yield* run(findPendingByDigest, { ownerId: agent.owner.id, agentId: agent.id, digest }) : []
  if (waiting && !(yield* expireNow(world, waiting.id))) return { outcome: 'pending_approval', approval: waiting }

  const [blocker] = yield* deed.guards(world, action)
  if (blocker) throw new DomainError(blocker.code, blocker.message, { issues: blocker.issues ?? [] })
  if (rule === 'allow') return { outcome: 'done', result: yield* deed.perform(world, agent, action), approval: null }

  const { questId } = action
  const [answered] = questId
    ? yield* run(findAnsweredInQuest, { ownerId: agent.owner.id, questId, digest })
    : yield* run(findAnsweredOutside, { ownerId: agent.owner.id, digest })
  if (answered?.status === 'denied' && answered.reason === reason) return { outcome: 'denied', approval: answered }

  const now = world.now()
  const submitting = action.kind === 'submit_result' ? (yield* run(holdParticipation, { id: action.participationId! }))[0]! : undefined
  if (submitting?.pendingApprovalId)
    throw new DomainError(
      'approval_pending',
      `Another submission of yours, ${submitting.pendingApprovalId}, waits for your human. Cancel it first.`,
    )
  const [pending] = yield* run(countPendingOfAgent, { agentId: agent.id })
  if (pending!.n >= mostPending)
    throw new DomainError('too_many_pending', `${pending!.n} of your requests wait for your human. Wait, or cancel some.`)
  const { risk, reasons } = assess(action.kind, category, title, action.arguments, action.reason)
  const approval: NewApproval = {
    id: newId('apr', now),
    agentId: agent.id,
    ownerId: agent.owner.id,
    kind: action.kind,
    category: category ?? null,
    title,
    arguments: action.arguments,
    reason,
    risk,
    riskReasons: reasons,
    questId: action.questId,
    participationId: action.participationId,
    digest,
    now,
    expiresAt: now + expiresInMs,
    earlierDenials: answered ? answered.earlierDenials + Number(answered.status === 'denied') : 0,
  }
  const [made] = yield* run(insertApproval, approval)
  if (submitting) yield* run(setPendingApproval, { ...submitting, approvalId: approval.id })
  yield* record(world, agent, {
    action: 'approval.requested',
    target: { type: 'approval', id: approval.id },
    data: { kind: action.kind, title, digest },
    kept: { reason, arguments: action.arguments },
  })
  return { outcome: 'pending_approval', approval: made! }
}

/** Decides, and acts if the decision is to approve. All of this is one transaction, so nothing else can happen in between. */
async function decide(
  world: World,
  human: Human,
  id: string,
  verdict: 'approved' | 'denied',
  expected: Expected,
  note: string | undefined,
  scope?: 'low and medium risk only',
): Promise<ShownApproval> {
  await catchUp(world, human.accountId)
  const transact = () => world.store.transaction(() => once(world, human, settle))
  return judged(human, transact)

  function* settle(): Steps<ShownApproval> {
    const [seen] = yield* run(findOwnApproval, { id, ownerId: human.accountId })
    if (!seen) throw notFound('approval')
    const action = yield* actionOf(seen.approval)
    const [decided] = yield* run(decideApproval, {
      id,
      ownerId: human.accountId,
      status: verdict,
      decidedBy: human.accountId,
      note: note ?? null,
      now: world.now(),
    })
    // Nothing was updated: somebody decided first, or the request has expired.
    if (!decided) throw tooLate((yield* run(findOwnApproval, { id, ownerId: human.accountId }))[0]!)
    if (scope && decided.risk === 'high')
      throw new DomainError('high_risk', 'This request has a high risk. Read it and approve it separately.')
    if (!expected(decided.version - 1)) throw staleVersion(decided.version - 1)

    const deed = deeds[action.kind]
    const [blocker] = verdict === 'approved' ? yield* deed.guards(world, action) : []
    const failed: Outcome | undefined = blocker && { state: 'failed', code: blocker.code, participationId: null, submissionId: null }
    yield* record(world, human, {
      action: `approval.${verdict}`,
      target: { type: 'approval', id },
      agentId: decided.agentId,
      data: { kind: decided.kind, title: decided.title, ...(note && { note }), ...(failed && { failed: failed.code }) },
    })
    if (verdict === 'denied' || failed) yield* restartClock(world, decided, 'give back')
    const outcome = verdict === 'denied' ? null : (failed ?? (yield* deed.perform(world, human, action)))
    if (outcome) yield* run(setOutcome, { id, outcome })
    return (yield* run(findOwnApproval, { id, ownerId: human.accountId }))[0]!
  }
}

/** The action of an approval, with its agent and quest held. It runs exactly as it was shown. */
function* actionOf(approval: Approval): Steps<Action> {
  const [agent] = yield* run(holdAgent, { id: approval.agentId, ownerId: approval.ownerId })
  yield* holdWhatItIsAbout({ ...approval, agent: { id: approval.agentId } })
  return {
    kind: approval.kind as Kind,
    agent: agent!,
    arguments: approval.arguments,
    questId: approval.questId,
    participationId: approval.participationId,
    reason: approval.reason,
    requestedAt: approval.createdAt,
  }
}

/** Holds the quest of an action, and all requests about its participation, before the participation itself, which its guards hold. */
function* holdWhatItIsAbout({ agent, questId, participationId }: Pick<Action, 'questId' | 'participationId'> & { agent: { id: string } }) {
  if (questId) yield* run(holdQuest, { id: questId })
  if (participationId) yield* run(holdPendingOfWork, { agentId: agent.id, participationId })
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
  by_agent: 'The agent took this request back.',
  agent_suspended: 'The agent was suspended, so its requests were cancelled.',
  account_suspended: "The account of the agent's owner was suspended, so its requests were cancelled.",
  agent_archived: 'The agent was archived, so its requests were cancelled.',
  quest_closed: 'The quest was closed, so requests to join it were cancelled.',
  quest_cancelled: 'The quest was cancelled, and so were the requests about it.',
  participation_ended: "The agent's work on the quest has ended, and so have its requests about it.",
}

const noSuchApproval = () => new DomainError('approval_not_found', 'You have no approval with this identifier.')

function statusFilter({ status = [] }: Pick<Filters, 'status'>) {
  const wanted = new Set(status)
  // A statement has a fixed number of placeholders. The unused ones match no approval.
  const statuses = Object.fromEntries(allStatuses.map((one, i) => [`status${i + 1}`, wanted.has(one) ? one : '']))
  const pending = wanted.size === 1 && wanted.has('pending')
  return { pending: pending && {}, statuses: !pending && wanted.size > 0 && statuses }
}

const filters = (asked: Filters) => ({
  agent: asked.agent_id !== undefined && { agentId: asked.agent_id },
  kind: asked.kind !== undefined && { kind: asked.kind },
  category: asked.category !== undefined && { category: asked.category },
  risk: asked.risk !== undefined && { risk: asked.risk },
  quest: asked.quest_id !== undefined && { questId: asked.quest_id },
})
