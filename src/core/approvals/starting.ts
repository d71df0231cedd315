/** How an agent starts the one act that a yes is worth, and how its human takes a yes back before that. */
import { holdAgent } from '../../store/agents/agents.ts'
import { findApprovalOfAgent, findOwnApproval } from '../../store/approvals/approvals.ts'
import { countBegun, startYes } from '../../store/approvals/yes.ts'
import { run, type Steps } from '../../store/index.ts'
import { admitted } from '../agents/acting.ts'
import { record } from '../log/audit.ts'
import { catchUp } from '../kit/due.ts'
import { DomainError, found } from '../kit/errors.ts'
import { act } from '../kit/once.ts'
import { hashSecret } from '../kit/secrets.ts'
import { requireVersion, type Expected } from '../kit/version.ts'
import { minute, type Agent, type Approval, type Human, type ShownApproval, type World } from '../kit/world.ts'
import { titleOf } from './actions.ts'
import { noteDenial } from './outside.ts'
import { noSuchApproval, settledYes } from './pending.ts'
import { actBefore, isStartToken, lapse, usualReportMinutes } from './yes.ts'

export const starting = { start, takeBack }

/** How many actions of an agent may be started and not reported. */
const mostBegun = 20
/** How long the same token gets the same answer, for an agent that has lost the first one. */
const repeatMs = 2 * minute

/** Only `go` allows the agent to act. */
export type Started = ShownApproval & { outcome: 'go' | 'started' | 'already_started' }

async function start(world: World, agent: Agent, id: string, token: string): Promise<Started> {
  await catchUp(world, agent.owner.id)
  return world.store.transaction(function* (): Steps<Started> {
    yield* admitted(world, agent)
    const shown = yield* heldForAgent(world, agent, id)
    const { approval } = shown
    const state = approval.yes
    const now = world.now()
    if (state === null) throw new DomainError('no_permit', notApproved(approval))
    if (state === 'lapsed') throw new DomainError('yes_lapsed', 'This yes has ended, so do not act. Call get_approval to learn why.')
    if (!isStartToken(approval, token))
      throw new DomainError(
        'wrong_start_token',
        'This is not a start_token of this approval. Call get_approval, and use the one in its answer.',
      )
    const startHash = hashSecret(token)
    if (state !== 'ready') {
      const isSameRun =
        state === 'started' && approval.startHash === startHash && now < Math.min(approval.startedAt! + repeatMs, actBefore(approval)!)
      return { ...shown, outcome: isSameRun ? 'started' : 'already_started' }
    }
    yield* roomToBegin(agent)
    const reportBy = now + (approval.reportMinutes ?? usualReportMinutes) * minute
    const [started] = yield* run(startYes, { id, startHash, reportBy, now })
    if (!started) throw new Error(`The yes ${id} has changed while its agent was held`)
    const data = { kind: started.kind, title: titleOf(started) }
    yield* record(world, agent, { action: 'approval.started', targetId: id, data, dueAt: reportBy })
    return { ...shown, approval: started, outcome: 'go' }
  })
}

/** Throws if the agent has begun as many actions as it may. The agent is held. */
export function* roomToBegin({ id: agentId }: Agent): Steps<void> {
  const [counts] = yield* run(countBegun, { agentId })
  if (counts!.begun >= mostBegun)
    throw new DomainError(
      'too_many_started',
      `The outcome of ${counts!.begun} actions that you started is not known. Report what you know first.`,
    )
}

const notApproved = ({ kind, status }: Approval) =>
  kind === 'external_action'
    ? `Your human has not approved this: it is ${status}. Do not act.`
    : 'The service itself carries out a request about a quest. There is nothing to start.'

/** The human takes back a yes that was not started. This counts as a denial. */
async function takeBack(world: World, human: Human, id: string, expected: Expected, note: string | undefined): Promise<ShownApproval> {
  await catchUp(world, human.accountId)
  return act(world, human, end)

  function* end(): Steps<ShownApproval> {
    const shown = yield* heldForOwner(world, human, id)
    const { approval } = shown
    requireVersion(expected, approval)
    if (approval.yes !== 'ready') throw new DomainError('invalid_state', tooLateFor(approval))
    const ended = yield* lapse(world, human, approval, 'taken_back', note ?? null)
    yield* noteDenial(world, ended)
    return { ...shown, approval: ended }
  }
}

const tooLateFor = (approval: Approval) =>
  approval.startedAt === null
    ? 'This is not a yes that the agent can still start, so there is nothing to take back.'
    : 'The agent has already started this action, so it is too late to take the yes back.'

/** An approval of this human, as it is now. Holds its agent. */
export function* heldForOwner(world: World, human: Human, id: string): Steps<ShownApproval> {
  const ownerId = human.accountId
  const seen = found('approval', yield* run(findOwnApproval, { id, ownerId }))
  yield* run(holdAgent, { id: seen.approval.agentId, ownerId })
  return yield* asItIs(world, found('approval', yield* run(findOwnApproval, { id, ownerId })))
}

/** An approval of this agent, as it is now. The agent is held. */
export function* heldForAgent(world: World, agent: Agent, id: string): Steps<ShownApproval> {
  const [shown] = yield* run(findApprovalOfAgent, { id, agentId: agent.id })
  if (!shown) throw noSuchApproval()
  return yield* asItIs(world, shown)
}

/** What is due about a yes may not be recorded yet. */
function* asItIs(world: World, shown: ShownApproval): Steps<ShownApproval> {
  return { ...shown, approval: yield* settledYes(world, shown.approval) }
}
