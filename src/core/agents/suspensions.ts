/** Suspending an agent and resuming it, by its owner or by an admin. */
import { holdAnyAgent, setHolds } from '../../store/agents/agents.ts'
import { run, type Row, type Steps } from '../../store/index.ts'
import { archived, own, shown, type OwnAgent } from './agents.ts'
import { record } from '../log/audit.ts'
import { DomainError, found } from '../kit/errors.ts'
import { stop } from '../kit/stopping.ts'
import type { Admin } from '../kit/roles.ts'
import type { Human, World } from '../kit/world.ts'

/**
 * Who has suspended an agent. The owner and an admin may both do so, and neither can lift the other's hold. The agent works again when both
 * are lifted. In answers, an admin's hold hides the owner's.
 */
type Holds = Record<'owner' | 'admin', { reason: string | null } | null>
type Holder = keyof Holds

export const suspensions = (world: World) => ({
  suspend: (human: Human, id: string, reason: string | undefined) =>
    world.store.transaction(() => suspend(world, human, id, 'owner', reason)),
  resume: (human: Human, id: string) => world.store.transaction(() => resume(world, human, id, 'owner')),

  /** An admin's hold, on an agent of any owner. It is independent of the owner's suspension. */
  suspendAny: (admin: Admin, id: string, reason: string | undefined) =>
    world.store.transaction(() => suspend(world, admin, id, 'admin', reason)),
  resumeAny: (admin: Admin, id: string) => world.store.transaction(() => resume(world, admin, id, 'admin')),
})

const holdsOf = ({ suspendedBy, suspendReason, ownerHold }: Row<'agents'>): Holds =>
  suspendedBy === 'admin'
    ? { owner: ownerHold, admin: { reason: suspendReason } }
    : { owner: suspendedBy && { reason: suspendReason }, admin: null }

function hold(world: World, { id }: Row<'agents'>, { owner, admin }: Holds) {
  const first = admin ?? owner
  return run(setHolds, {
    id,
    status: first ? 'suspended' : 'active',
    suspendedBy: admin ? 'admin' : owner ? 'owner' : null,
    suspendReason: first?.reason ?? null,
    ownerHold: admin && owner,
    now: world.now(),
  })
}

/** The agent, held until the transaction ends. An admin may reach the agents of everybody. */
function* notArchived(by: Human, id: string, door: Holder): Steps<Row<'agents'>> {
  const agent = door === 'owner' ? yield* own(by, id) : found('agent', yield* run(holdAnyAgent, { id }))
  if (agent.status === 'archived') throw archived()
  return agent
}

function* suspend(world: World, by: Human, id: string, as: Holder, reason: string | undefined): Steps<OwnAgent> {
  const agent = yield* notArchived(by, id, as)
  const holds = holdsOf(agent)
  if (holds[as])
    throw new DomainError(
      'invalid_state',
      as === 'owner' ? 'You have already suspended this agent.' : 'An admin has already suspended this agent.',
    )
  yield* hold(world, agent, { ...holds, [as]: { reason: reason ?? null } })
  yield* stop(world, by, { reason: 'agent_suspended', agentId: agent.id })
  yield* record(world, by, {
    action: 'agent.suspended',
    targetId: agent.id,
    accountId: agent.ownerId,
    data: { by: as, name: agent.name, ...(reason && { reason }) },
  })
  return yield* shown(world, agent)
}

function* resume(world: World, by: Human, id: string, door: Holder): Steps<OwnAgent> {
  const agent = yield* notArchived(by, id, door)
  const holds = holdsOf(agent)
  // An admin who owns the agent may lift an admin's hold as its owner too, but their own suspension first.
  const as = by.role === 'admin' && holds.owner === null ? 'admin' : door
  if (!holds[as]) throw noHold(holds, as)
  const left = { ...holds, [as]: null }
  yield* hold(world, agent, left)
  yield* record(world, by, {
    action: 'agent.resumed',
    targetId: agent.id,
    accountId: agent.ownerId,
    data: { by: as, name: agent.name, ...((left.owner ?? left.admin) && { still_suspended: true }) },
  })
  return yield* shown(world, agent)
}

function noHold({ owner, admin }: Holds, as: Holder) {
  if (as === 'owner' && admin)
    return new DomainError('suspended_by_admin', 'An admin suspended this agent, so only an admin can resume it.')
  if (as === 'admin' && owner) return new DomainError('invalid_state', 'The owner suspended this agent, so only the owner can resume it.')
  return new DomainError('invalid_state', 'The agent is not suspended.')
}
