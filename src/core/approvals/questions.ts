/**
 * Questions about a pending request. The human asks instead of denying, and the agent answers. The request itself never changes.
 *
 * While the agent owes an answer, the clock of the request stands still, in total for at most the request's original length. A question
 * moves the expiry back by all that is left of this time, and the answer takes back what was not needed. So a request whose question nobody
 * answers expires by itself.
 */
import { findApprovalOfAgent, findOwnApproval } from '../../store/approvals/approvals.ts'
import { placeApproval } from '../../store/approvals/search.ts'
import { run, type Steps, type ThreadEntry } from '../../store/index.ts'
import { holdApprovalOfAgent, holdOwnApproval, writeThread } from '../../store/approvals/permits.ts'
import { acting } from '../agents/acting.ts'
import { record } from '../log/audit.ts'
import { catchUp } from '../kit/due.ts'
import { DomainError, found } from '../kit/errors.ts'
import { act } from '../kit/once.ts'
import { requireVersion, type Expected } from '../kit/version.ts'
import { noSuchApproval, tooLate } from './pending.ts'
import type { Agent, Approval, Human, ShownApproval, World } from '../kit/world.ts'

const mostQuestions = 10

/** Whether the agent owes its human an answer. */
export const awaitsAnswer = ({ status, askedAt }: Approval) => status === 'pending' && askedAt !== null

/**
 * Whether there is a question that the agent has not been shown yet. A call waits on after a question that was shown, so an agent that
 * ignores it does not spin.
 */
export const asksNow = (approval: Approval) => awaitsAnswer(approval) && approval.unread === 1

/** The questions that the agent has not answered. */
export const openQuestions = ({ thread }: Approval) => {
  const entries = thread ?? []
  return entries.slice(entries.findLastIndex(({ by }) => by === 'agent') + 1)
}

export const questions = { ask, answer }

async function ask(world: World, human: Human, id: string, expected: Expected, text: string): Promise<ShownApproval> {
  await catchUp(world, human.accountId)
  return act(world, human, function* () {
    const own = { id, ownerId: human.accountId }
    const approval = found('approval', yield* run(holdOwnApproval, own))
    const shown = (yield* run(findOwnApproval, own))[0]!
    if (approval.status !== 'pending' || approval.expiresAt <= world.now()) throw tooLate(shown)
    requireVersion(expected, approval)
    if (askedIn(approval).length >= mostQuestions)
      throw new DomainError('question_limit', `You have asked ${mostQuestions} questions about this request. Approve or deny it.`)
    const stillMs = approval.askedAt === null ? leftStill(approval) : 0
    const asked = yield* write(world, approval, {
      entry: { by: 'human', text, at: world.now() },
      askedAt: approval.askedAt ?? world.now(),
      pauseMs: leftStill(approval),
      expiresAt: approval.expiresAt + stillMs,
      unread: 1,
    })
    yield* record(world, human, {
      action: 'approval.question_asked',
      targetId: id,
      agentId: approval.agentId,
      data: { kind: approval.kind, title: approval.title, text },
    })
    return { ...shown, approval: asked }
  })
}

/** Answers all open questions of a request. A repetition changes nothing. */
async function answer(world: World, agent: Agent, id: string, text: string): Promise<ShownApproval> {
  await catchUp(world, agent.owner.id)
  return world.store.transaction(function* () {
    yield* acting(agent)
    const own = { id, agentId: agent.id }
    const [approval] = yield* run(holdApprovalOfAgent, own)
    if (!approval) throw noSuchApproval()
    const shown = (yield* run(findApprovalOfAgent, own))[0]!
    const last = approval.thread?.findLast(({ by }) => by === 'agent')
    // There is no open question that the agent has seen, so this can only be a repetition of its answer.
    if (last?.text === text && (approval.unread || !awaitsAnswer(approval))) return shown
    if (!awaitsAnswer(approval) || approval.expiresAt <= world.now())
      throw new DomainError('no_question', 'Your human does not wait for an answer about this request.')
    const left = leftStill(approval)
    const stillMs = Math.min(Math.max(0, world.now() - approval.askedAt!), left)
    const answered = yield* write(world, approval, {
      entry: { by: 'agent', text, at: world.now() },
      askedAt: null,
      pauseMs: left - stillMs,
      expiresAt: approval.expiresAt - (left - stillMs),
      unread: 0,
    })
    yield* record(world, agent, {
      action: 'approval.question_answered',
      targetId: id,
      data: { kind: approval.kind, title: approval.title, text },
    })
    return { ...shown, approval: answered }
  })
}

const askedIn = ({ thread }: Approval) => (thread ?? []).filter(({ by }) => by === 'human')

/** How long the clock may still stand still: at first, for the original length of the request. */
const leftStill = ({ pauseMs, expiresAt, createdAt }: Approval) => pauseMs ?? expiresAt - createdAt

type Written = Pick<Approval, 'askedAt' | 'pauseMs' | 'expiresAt' | 'unread'> & { entry: ThreadEntry }

function* write(world: World, { id, thread }: Approval, { entry, ...columns }: Written): Steps<Approval> {
  const [written] = yield* run(writeThread, { id, ...columns, thread: [...(thread ?? []), entry], now: world.now() })
  yield* placeApproval(written!)
  return written!
}
