/** Suspending an agent and resuming it, by its owner or by an admin. */
import { holdAnyAgent, holdUnarchivedOf, setSuspensions } from '../../store/agents/agents.ts'
import { holdAccount } from '../../store/people/accounts.ts'
import { run, type Row, type Steps } from '../../store/index.ts'
import { archived, own, shown, type OwnAgent } from './agents.ts'
import { allowanceAt, rulesOf, withRule } from './policies.ts'
import { setRules } from './standing.ts'
import { record } from '../log/audit.ts'
import { DomainError, found } from '../kit/errors.ts'
import { permitLoosening } from '../kit/loosened.ts'
import { act } from '../kit/once.ts'
import { requireProofToLoosen } from '../kit/proof.ts'
import { stop } from '../kit/stopping.ts'
import { revokeTokens } from '../people/tokens.ts'
import type { Admin } from '../kit/roles.ts'
import type { Ended, Human, World } from '../kit/world.ts'
import { keysOf } from '../../shared/values.ts'

/**
 * Who has suspended an agent. The owner and an admin may both do so, and neither can lift the other's suspension. The agent works again when
 * both are lifted. In answers, an admin's suspension hides the owner's.
 */
type Suspensions = Record<'owner' | 'admin', { reason: string | null } | null>
type Suspender = keyof Suspensions

export const suspensions = { suspend: suspendOwn, resume: resumeOwn, suspendAny, resumeAny, stopEverything }

/** What stopping everything has ended. */
export interface Stop extends Ended {
  agents: number
  allowances: number
  tokens: number
}

/** The reason that the agents then have. */
const everything = 'Everything was stopped'

function suspendOwn(world: World, human: Human, id: string, reason: string | undefined) {
  return act(world, human, () => suspend(world, human, id, 'owner', reason))
}

function resumeOwn(world: World, human: Human, id: string) {
  return act(world, human, () => resume(world, human, id, 'owner'))
}

/** An admin's suspension, of an agent of any owner. It is independent of the owner's suspension. */
async function suspendAny(world: World, admin: Admin, id: string, reason: string | undefined) {
  await actOnOther(world, admin, () => suspend(world, admin, id, 'admin', reason))
  return readAny(world, id)
}

async function resumeAny(world: World, admin: Admin, id: string) {
  await actOnOther(world, admin, () => resume(world, admin, id, 'admin'))
  return readAny(world, id)
}

/** The record of the request, which is the admin's, keeps nothing about the agent of somebody else. */
function actOnOther(world: World, admin: Admin, work: () => Steps<OwnAgent>) {
  return act(world, admin, function* (): Steps<void> {
    yield* work()
  })
}

function readAny(world: World, id: string) {
  return world.store.look(function* () {
    return yield* shown(world, found('agent', yield* run(holdAnyAgent, { id })))
  })
}

/**
 * Suspends all agents of the human and ends all that they could still do, and revokes the service tokens, in one transaction. It is never
 * refused: it needs no fresh proof, and adds nothing that counts against a limit. A repetition finds nothing more to stop.
 */
function stopEverything(world: World, human: Human): Promise<Stop> {
  return act(world, human, work)

  function* work(): Steps<Stop> {
    const { accountId: ownerId } = human
    // Nobody rotates a token meanwhile.
    yield* run(holdAccount, { id: ownerId })
    const tokens = yield* revokeTokens(world, human, ownerId, 'everything_stopped')
    let [suspended, allowances] = [0, 0]
    for (const agent of yield* run(holdUnarchivedOf, { ownerId })) {
      allowances += yield* endAllowances(world, human, agent)
      const suspensions = suspensionsOf(agent)
      if (suspensions.owner) continue
      yield* write(world, agent, { ...suspensions, owner: { reason: everything } })
      yield* record(world, human, {
        action: 'agent.suspended',
        targetId: agent.id,
        data: { by: 'owner', name: agent.name, reason: everything },
      })
      suspended++
    }
    const ended = yield* stop(world, human, { reason: 'everything_stopped', ownerId })
    const stopped = { agents: suspended, allowances, ...ended, tokens }
    const { inDoubt: in_doubt, ...counts } = stopped
    if (Object.values(stopped).some(count => count > 0))
      yield* record(world, human, { action: 'account.stopped', targetId: ownerId, data: { ...counts, in_doubt } })
    return stopped
  }
}

/** Ends the allowances of an agent, and returns how many still counted. */
function* endAllowances(world: World, human: Human, agent: Row<'agents'>): Steps<number> {
  const now = world.now()
  const rules = rulesOf(agent.policy)
  const ending = keysOf(rules).filter(category => allowanceAt(rules[category], now))
  if (ending.length === 0) return 0
  const policy = ending.reduce((changed, category) => withRule(changed, category, { ...rules[category], allowance: null }), agent.policy)
  yield* setRules(world, human, agent, policy, 'restricts')
  return ending.length
}

const suspensionsOf = ({ suspendedBy, suspendReason, ownerHold }: Row<'agents'>): Suspensions =>
  suspendedBy === 'admin'
    ? { owner: ownerHold, admin: { reason: suspendReason } }
    : { owner: suspendedBy && { reason: suspendReason }, admin: null }

function write(world: World, { id }: Row<'agents'>, { owner, admin }: Suspensions) {
  const first = admin ?? owner
  return run(setSuspensions, {
    id,
    status: first ? 'suspended' : 'active',
    suspendedBy: admin ? 'admin' : owner ? 'owner' : null,
    suspendReason: first?.reason ?? null,
    ownerHold: admin && owner,
    now: world.now(),
  })
}

/** The agent, held until the transaction ends. An admin may reach the agents of everybody. */
function* notArchived(by: Human, id: string, from: Suspender): Steps<Row<'agents'>> {
  const agent = from === 'owner' ? yield* own(by, id) : found('agent', yield* run(holdAnyAgent, { id }))
  if (agent.status === 'archived') throw archived()
  return agent
}

function* suspend(world: World, by: Human, id: string, as: Suspender, reason: string | undefined): Steps<OwnAgent> {
  const agent = yield* notArchived(by, id, as)
  const suspensions = suspensionsOf(agent)
  if (suspensions[as])
    throw new DomainError(
      'invalid_state',
      as === 'owner' ? 'You have already suspended this agent.' : 'An admin has already suspended this agent.',
    )
  yield* write(world, agent, { ...suspensions, [as]: { reason: reason ?? null } })
  yield* stop(world, by, { reason: 'agent_suspended', agentId: agent.id })
  yield* record(world, by, {
    action: 'agent.suspended',
    targetId: agent.id,
    accountId: agent.ownerId,
    data: { by: as, name: agent.name, ...(reason && { reason }) },
  })
  return yield* shown(world, agent)
}

function* resume(world: World, by: Human, id: string, from: Suspender): Steps<OwnAgent> {
  const agent = yield* notArchived(by, id, from)
  const suspensions = suspensionsOf(agent)
  // An admin who owns the agent may lift an admin's suspension as its owner too, but their own suspension first.
  const as = by.role === 'admin' && suspensions.owner === null ? 'admin' : from
  if (!suspensions[as]) throw notSuspended(suspensions, as)
  const signed = yield* permitResume(world, by, agent, as)
  const left = { ...suspensions, [as]: null }
  yield* write(world, agent, left)
  yield* record(world, by, {
    action: 'agent.resumed',
    targetId: agent.id,
    accountId: agent.ownerId,
    data: { by: as, name: agent.name, ...((left.owner ?? left.admin) && { still_suspended: true }), ...signed },
  })
  return yield* shown(world, agent)
}

/** An admin who lifts an admin's suspension needs a proof. Only the owner's own decisions are signed. */
function* permitResume(world: World, by: Human, { id }: Row<'agents'>, as: Suspender) {
  if (as === 'owner')
    return yield* permitLoosening(world, by, {
      operation: 'resumeAgent',
      targetId: id,
      members: [],
      before: { status: 'suspended' },
      after: { status: 'active' },
    })
  requireProofToLoosen(world, by)
  return {}
}

function notSuspended({ owner, admin }: Suspensions, as: Suspender) {
  if (as === 'owner' && admin)
    return new DomainError('suspended_by_admin', 'An admin suspended this agent, so only an admin can resume it.')
  if (as === 'admin' && owner) return new DomainError('invalid_state', 'The owner suspended this agent, so only the owner can resume it.')
  return new DomainError('invalid_state', 'The agent is not suspended.')
}
