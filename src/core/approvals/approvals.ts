import type { ListApprovalsQuery, ListWaitingApprovalsQuery } from '../../../generated/inputs.js'
import {
  approvalStatuses,
  deciders,
  findApprovalOfAgent,
  findOwnApproval,
  listApprovals,
  searchApprovals,
  yesStates,
} from '../../store/approvals/approvals.ts'
import { run } from '../../store/index.ts'
import { countWaitingOf } from '../../store/approvals/overview.ts'
import { holdQuest } from '../../store/quests/quests.ts'
import { policyOf } from '../agents/account-policy.ts'
import { actingForAccount } from '../agents/acting.ts'
import type { ActingWorld, Blocker } from './actions.ts'
import { argumentsOfOlder, marksOf, mostDetailsBytes, wantedOf, type ActionRequest } from './asked.ts'
import { actionOf, decide, type Approving, type Denying } from './decisions.ts'
import { catchUp } from '../kit/due.ts'
import { runOrAsk, type RunOrAsked } from './run-or-ask.ts'
import { DomainError, found } from '../kit/errors.ts'
import { nothingElse } from '../kit/exact.ts'
import { unitsOfDecimal } from '../kit/amounts.ts'
import { findingOwn } from '../kit/own-search.ts'
import { bounded, page, type Asked } from '../kit/page.ts'
import { checkSize } from '../kit/size.ts'
import type { Expected } from '../kit/version.ts'
import { nearTo, shownNear, type ShownNear } from './near.ts'
import { cancelApprovals, noSuchApproval } from './pending.ts'
import { reports, type TrackRecord } from './reports.ts'
import { mostValidMinutes } from './yes.ts'
import { judged } from '../kit/schemas/verdicts.ts'
import { day, minute, type Agent, type Approval, type Human, type Principal, type ShownApproval, type World } from '../kit/world.ts'

type Status = Approval['status']

export interface Preview {
  wouldSucceed: boolean
  blockers: Blocker[]
}

export const approvals = { list, waiting, read, approve, approveAmongOthers, deny, request, listOfAgent, readOfAgent, cancel }

async function list(world: World, human: Principal, asked: ListApprovalsQuery) {
  await catchUp(world, human.accountId)
  const { status, agentId, kind, category, risk, questId, permit, decider, currency, ...more } = asked
  const { q, from, to, decidedFrom, decidedTo, amountFrom, amountTo, ...rest } = more
  nothingElse(rest)
  const of = { ownerId: human.accountId }
  // The decision comes after the request, and before the request expires. So the index of requests by their time finds decisions too.
  const since = latest(from, decidedFrom && decidedFrom - longestWaitMs)
  const until = earliest(to, decidedTo)
  return page(world, human.accountId, asked, {
    list: q === undefined ? listApprovals : searchApprovals,
    of,
    also: q === undefined ? {} : await findingOwn(world, human.accountId, q, 'approval'),
    where: {
      agentId,
      kind,
      category,
      risk,
      questId,
      ...statusFilter(status),
      yeses: permit && yesStates.wanted(permit),
      deciders: decider && deciders.wanted(decider),
      ...bounded(asked, 'created_at', { from: since, to: until }),
      decidedFrom,
      decidedTo,
      unitsFrom: amountFrom && unitsOfDecimal(amountFrom),
      unitsTo: amountTo && unitsOfDecimal(amountTo),
      currency,
    },
    keys: sortKeys,
  })
}

/** How long a request can wait: as long as the agent may ask for, and as long again while questions about it are open. */
const longestWaitMs = 2 * 7 * day
const known = (times: (number | undefined)[]) => times.filter(time => time !== undefined)
const latest = (...times: (number | undefined)[]) => (known(times).length > 0 ? Math.max(...known(times)) : undefined)
const earliest = (...times: (number | undefined)[]) => (known(times).length > 0 ? Math.min(...known(times)) : undefined)

/** What waits for this human, the most urgent first, and how many requests that is. */
async function waiting(world: World, human: Principal, asked: ListWaitingApprovalsQuery) {
  nothingElse(asked)
  await catchUp(world, human.accountId)
  const of = { ownerId: human.accountId }
  const waiting = await page(
    world,
    human.accountId,
    { ...asked, sort: 'expires_at' },
    { list: listApprovals, of, where: { pending: true }, keys: sortKeys },
  )
  const [counted] = await world.store.read(countWaitingOf, { ...of, now: world.now() })
  return { ...waiting, total: counted!.n }
}

/** An approval of this human. While it is pending, it includes what would happen if it were approved now. */
async function read(
  world: ActingWorld,
  human: Principal,
  id: string,
): Promise<ShownApproval & { preview?: Preview; trackRecord?: TrackRecord | undefined; near?: ShownNear | undefined }> {
  await catchUp(world, human.accountId)
  const shown = found('approval', await world.store.read(findOwnApproval, { id, ownerId: human.accountId }))
  if (shown.approval.status !== 'pending') return shown
  const look = () =>
    world.store.look(function* () {
      const action = yield* actionOf(shown.approval)
      return yield* world.executors[action.kind].guards(world, action)
    })
  const blockers = await judged(human, look)
  const preview = { wouldSucceed: blockers.length === 0, blockers }
  if (shown.approval.kind !== 'external_action') return { ...shown, preview }
  const { approval } = shown
  const [trackRecord, { near }] = await Promise.all([
    reports.trackRecord(world, approval.agentId),
    world.store.look(() =>
      nearTo(world, { ...approval, amount: approval, marks: { deed: approval.deed ?? '', recipientKey: approval.recipientKey } }),
    ),
  ])
  return { ...shown, preview, trackRecord, near: shownNear(near, approval) }
}

function approve(world: ActingWorld, human: Human, id: string, expected: Expected, said: Approving = {}) {
  return decide(world, human, id, 'approved', expected, said)
}

/** Approves one of several requests at once. Requests of high risk are refused, because the human must read each one separately. */
function approveAmongOthers(world: ActingWorld, human: Human, id: string, expected: Expected, said: Approving = {}) {
  return decide(world, human, id, 'approved', expected, said, 'low and medium risk only')
}

function deny(world: ActingWorld, human: Human, id: string, expected: Expected, said: Denying = {}) {
  return decide(world, human, id, 'denied', expected, said)
}

/** An agent asks its human about something outside the service. */
async function request(
  world: ActingWorld,
  agent: Agent,
  { reason, validForMinutes, reportWithinMinutes, expiresInMinutes, ...sent }: ActionRequest,
): Promise<RunOrAsked> {
  checkSize(sent.details, mostDetailsBytes, '/details')
  const wanted = wantedOf(sent)
  const { category, title, audience } = sent
  await catchUp(world, agent.owner.id)
  return world.store.transaction(function* () {
    // The account is held too. So requests of its other agents wait, and their sums are exact.
    const { agent: held, account } = yield* actingForAccount(agent)
    const action = {
      kind: 'external_action' as const,
      agent: held,
      place: undefined,
      work: undefined,
      requests: [],
      arguments: { ...wanted.arguments },
      olderArguments: argumentsOfOlder(sent),
      marks: marksOf(world, wanted.arguments),
      amount: wanted.amount,
      reason,
      requestedAt: world.now(),
    }
    return yield* runOrAsk(world, agent, action, {
      title,
      category,
      audience,
      expiresInMs: (expiresInMinutes ?? 24 * 60) * minute,
      validMinutes: validForMinutes ?? mostValidMinutes,
      reportMinutes: reportWithinMinutes ?? null,
      policy: policyOf(account),
      mustBeSigned: account.signedDecisions !== 'none',
    })
  })
}

async function listOfAgent(world: World, agent: Agent, asked: Asked & { status?: Status[] | undefined }) {
  await catchUp(world, agent.owner.id)
  return page(world, agent.owner.id, asked, {
    list: listApprovals,
    of: { ownerId: agent.owner.id, agentId: agent.id },
    where: { agentId: agent.id, ...statusFilter(asked.status) },
    keys: sortKeys,
  })
}

async function readOfAgent(world: World, agent: Agent, id: string): Promise<ShownApproval> {
  await catchUp(world, agent.owner.id)
  const [shown] = await world.store.read(findApprovalOfAgent, { id, agentId: agent.id })
  if (!shown) throw noSuchApproval()
  return shown
}

/** Cancels an agent's own request. Repeating this changes nothing. */
async function cancel(world: World, agent: Agent, id: string): Promise<ShownApproval> {
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
}

function statusFilter(wanted: Status[] = []) {
  const pending = wanted.length > 0 && wanted.every(status => status === 'pending')
  return { pending, statuses: !pending && wanted.length > 0 && approvalStatuses.wanted(wanted) }
}

const sortKeys = {
  created_at: ({ approval }: ShownApproval) => approval.createdAt,
  expires_at: ({ approval }: ShownApproval) => approval.expiresAt,
}
