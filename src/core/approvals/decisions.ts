/** The decision of a human about a request. */
import { holdAgent } from '../../store/agents/agents.ts'
import { decideApproval, findOwnApproval, holdPendingOfWork } from '../../store/approvals/approvals.ts'
import { placeApproval } from '../../store/approvals/search.ts'
import { run, type Outcome, type Steps } from '../../store/index.ts'
import { holdPlace, type Action, type ActingWorld } from './actions.ts'
import { record } from '../log/audit.ts'
import { catchUp } from '../kit/due.ts'
import { DomainError, found } from '../kit/errors.ts'
import { act } from '../kit/once.ts'
import { requireProofToLoosen } from '../kit/proof.ts'
import { requireVersion, type Expected } from '../kit/version.ts'
import { inLog, refuseSimilar, requireProofOf, type Changed } from './changes.ts'
import { allowCategory, noteDenial } from './outside.ts'
import { restartClock, tooLate } from './pending.ts'
import { barringMs, newYes, noYes } from './yes.ts'
import { judged } from '../kit/schemas/verdicts.ts'
import { signedWith, type Signature } from './signing.ts'
import { termsOf, type Adding } from './terms.ts'
import type { Events } from '../log/events.ts'
import type { Approval, Human, ShownApproval, World } from '../kit/world.ts'

/** What an owner may add to an approval. */
export interface Approving extends Adding {
  /** Checked before, because a transaction awaits nothing. */
  signature?: Signature | undefined
}
/** What an owner may add to a denial. */
export interface Denying {
  note?: string | undefined
}

/** Records the decision and, if it is a yes, runs the action, in one transaction, so that nothing can happen in between. */
export async function decide(
  world: ActingWorld,
  human: Human,
  id: string,
  verdict: 'approved' | 'denied',
  expected: Expected,
  { signature, ...adding }: Approving & Denying,
  scope?: 'low and medium risk only',
): Promise<ShownApproval> {
  await catchUp(world, human.accountId)
  const transact = () => act(world, human, settle)
  return judged(human, transact)

  function* settle(): Steps<ShownApproval> {
    const seen = found('approval', yield* run(findOwnApproval, { id, ownerId: human.accountId }))
    const { status, expiresAt, kind, risk } = seen.approval
    if (status !== 'pending' || expiresAt <= world.now()) throw tooLate(seen)
    if (scope && risk === 'high') throw new DomainError('high_risk', 'This request has a high risk. Read it and approve it separately.')
    requireVersion(expected, seen.approval)
    const terms = termsOf(world, seen.approval, adding)
    const { note, changed, allowance } = terms
    if (changed) requireProofOf(world, human, changed)
    const signed = verdict === 'approved' ? yield* signedWith(world, human, seen.approval, terms, signature) : undefined
    if (allowance && !signed) refuseAllowance(world, human)
    const action = yield* actionOf(seen.approval)
    if (changed) yield* refuseSimilar(world, seen.approval, changed)
    const executor = world.executors[action.kind]
    const [blocker] = verdict === 'approved' ? yield* executor.guards(world, action) : []
    const failed: Outcome | undefined = blocker && { state: 'failed', code: blocker.code, participationId: null, submissionId: null }
    const outcome = verdict === 'denied' ? null : (failed ?? executor.outcome(action, world.now()))
    const isYes = verdict === 'approved' && kind === 'external_action'
    const [decided] = yield* run(decideApproval, {
      id,
      ownerId: human.accountId,
      status: verdict,
      decidedBy: human.accountId,
      note,
      outcome,
      ...(isYes ? newYes(world.now(), terms.validForMinutes) : noYes),
      ...columnsOf(seen.approval, changed),
      barsUntil: verdict === 'denied' && kind === 'external_action' ? world.now() + barringMs : null,
      now: world.now(),
    })
    // Nothing was updated: somebody decided first, or the request has expired.
    if (!decided) throw tooLate((yield* run(findOwnApproval, { id, ownerId: human.accountId }))[0]!)
    // It may have changed since it was read.
    requireVersion(expected, { version: decided.version - 1 })
    if (note !== null || changed) yield* placeApproval(decided)

    const said = { ...(note && { note }), ...(blocker && { failed: blocker.code }), ...(signed && { signed }) }
    yield* recordDecision(world, human, verdict, decided, said, changed)
    if (verdict === 'denied' && kind === 'external_action') yield* noteDenial(world, decided)
    if (allowance) yield* allowCategory(world, human, decided, changed?.amount ?? decided, allowance.minutes, signed)
    if (outcome && !failed) yield* executor.perform(world, human, action, outcome)
    else yield* restartClock(world, decided, 'give back')
    return { ...seen, approval: decided }
  }
}

/** An allowance gives more freedom, so it takes a signature or a fresh proof. The signature of the decision is one. */
function refuseAllowance(world: World, human: Human) {
  if (human.signedDecisions !== 'none')
    throw new DomainError('signature_required', 'Your account requires you to sign an approval that gives an allowance.')
  requireProofToLoosen(world, human, ['/allow_category_minutes'])
}

/** The columns that say what is allowed. A request that is not changed keeps its risk. */
const columnsOf = ({ risk, riskReasons }: Approval, changed: Changed | undefined) =>
  changed
    ? {
        allowed: changed.allowed,
        allowedDigest: changed.allowedDigest,
        allowedDeed: changed.allowedDeed,
        risk: changed.risk,
        riskReasons: changed.riskReasons,
      }
    : { allowed: null, allowedDigest: null, allowedDeed: null, risk, riskReasons }

function* recordDecision(
  world: World,
  human: Human,
  verdict: 'approved' | 'denied',
  { id: targetId, agentId, kind, title, validUntil }: Approval,
  said: Pick<Events['approval.approved'], 'note' | 'failed' | 'signed'>,
  changed: Changed | undefined,
) {
  yield* record(world, human, {
    action: `approval.${verdict}`,
    targetId,
    agentId,
    data: { kind, title, ...said, ...(changed && inLog(changed)) },
    kept: changed?.allowed,
    // After the decision about a quest, other things may be due: work that begins, or whose clock runs again.
    dueAt: kind === 'external_action' ? validUntil : undefined,
  })
}

/**
 * The action of an approval, with exactly the arguments that were shown. Holds its agent, its quest and the other requests that would end
 * with it.
 */
export function* actionOf({ agentId, ownerId, kind, questId, participationId, ...approval }: Approval): Steps<Action> {
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
