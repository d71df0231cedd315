/** The decision of a human about a request. */
import type { Suggest } from '../../../generated/inputs.js'
import { holdAgent } from '../../store/agents/agents.ts'
import { decideApproval, findOwnApproval, holdPendingOfWork } from '../../store/approvals/approvals.ts'
import { run, type ExternalArguments, type Outcome, type Steps } from '../../store/index.ts'
import { digestOf, holdPlace, type Action, type ActingWorld } from './actions.ts'
import { record } from '../log/audit.ts'
import { catchUp } from '../kit/due.ts'
import { canonical } from '../kit/canonical.ts'
import { DomainError, found } from '../kit/errors.ts'
import { once } from '../kit/once.ts'
import { checkSize } from '../kit/size.ts'
import { staleVersion, type Expected } from '../kit/version.ts'
import { allowCategory, noteDenial } from './outside.ts'
import { restartClock, tooLate } from './pending.ts'
import { newYes, noYes } from './yes.ts'
import { judged } from '../kit/schemas/verdicts.ts'
import { signedWith, type Signature } from './signing.ts'
import type { Approval, Human, ShownApproval } from '../kit/world.ts'

export const mostDetailsBytes = 32 * 1024

/** What an owner may add to an approval. */
export interface Approving {
  note?: string | undefined
  validForMinutes?: number | undefined
  allowCategoryMinutes?: number | undefined
  /** Checked before, because a transaction awaits nothing. */
  signature?: Signature | undefined
}
/** What an owner may add to a denial. */
export interface Denying {
  note?: string | undefined
  suggest?: Suggest | undefined
}

/** Records the decision and, if it is a yes, runs the action, in one transaction, so that nothing can happen in between. */
export async function decide(
  world: ActingWorld,
  human: Human,
  id: string,
  verdict: 'approved' | 'denied',
  expected: Expected,
  { note, validForMinutes, allowCategoryMinutes, suggest, signature }: Approving & Denying,
  scope?: 'low and medium risk only',
): Promise<ShownApproval> {
  await catchUp(world, human.accountId)
  const transact = () => world.store.transaction(() => once(world, human, settle))
  return judged(human, transact)

  function* settle(): Steps<ShownApproval> {
    const seen = found('approval', yield* run(findOwnApproval, { id, ownerId: human.accountId }))
    const { status, expiresAt, kind, risk, version } = seen.approval
    if (status !== 'pending' || expiresAt <= world.now()) throw tooLate(seen)
    if (scope && risk === 'high') throw new DomainError('high_risk', 'This request has a high risk. Read it and approve it separately.')
    if (!expected(version)) throw staleVersion(version)
    if (kind !== 'external_action')
      refuseOutside({ valid_for_minutes: validForMinutes, allow_category_minutes: allowCategoryMinutes, suggest })
    const signed = verdict === 'approved' ? yield* signedWith(world, human, seen.approval, signature) : undefined
    const suggestion = suggest && suggestionFor(seen.approval, suggest)
    const action = yield* actionOf(seen.approval)
    const deed = world.deeds[action.kind]
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
      ...(verdict === 'approved' && kind === 'external_action' ? newYes(world.now(), seen.approval.validMinutes, validForMinutes) : noYes),
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
        ...(signed && { signed }),
      },
      kept: suggestion,
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
  if (issues.length > 0) throw new DomainError('unprocessable', `${issues[0]!.pointer} ${issues[0]!.message}.`, { issues })
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
  throw new DomainError('unprocessable', '/suggest must differ from the request.', { issues })
}

/** The action of an approval, with exactly the arguments that were shown. Holds its agent, its quest and the other requests that would end with it. */
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
