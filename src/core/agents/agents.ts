import type { AgentPatch, ListAgentsQuery, NewAgent } from '../../../generated/inputs.js'
import {
  agentStatuses,
  countAgents,
  countedOf,
  findAgent,
  freeing,
  holdAgent,
  insertAgent,
  listAgents,
  setSuspensions,
  updateAgent,
  type AgentState,
} from '../../store/agents/agents.ts'
import { findStanding } from '../../store/agents/standing.ts'
import { holdAccount } from '../../store/people/accounts.ts'
import { run, type Row, type Steps } from '../../store/index.ts'
import { revokeKeysOfAgent } from '../../store/agents/keys.ts'
import { catchUp } from '../kit/due.ts'
import { stop } from '../kit/stopping.ts'
import { record } from '../log/audit.ts'
import { fieldName } from '../log/events.ts'
import { changedIn } from '../kit/canonical.ts'
import { DomainError, found } from '../kit/errors.ts'
import { nothingElse } from '../kit/exact.ts'
import { onlineBetween, standingNow } from '../kit/online.ts'
import { newId } from '../kit/ids.ts'
import { permitLoosening } from '../kit/loosened.ts'
import { act } from '../kit/once.ts'
import { loosens, loosensOrPrepares, restricted } from './loosening.ts'
import { page, textFilter } from '../kit/page.ts'
import { defaultsOf } from './account-policy.ts'
import { withCurrentRules } from './outdated.ts'
import { changedPolicy, shownPolicy } from './policies.ts'
import { restingOn } from './standing.ts'
import { slugOf } from '../kit/slug.ts'
import { requireVersion, type Expected } from '../kit/version.ts'
import { day, minute, type Agent, type Human, type Principal, type World } from '../kit/world.ts'

export type OwnAgent = Row<'agents'> & { state: AgentState; activeQuests: number; pendingApprovals: number }

export type Standing = Awaited<ReturnType<typeof standing>>

/** The defaults for fields that an owner may leave out of a new agent. */
export const plain = { description: '', skills: [] as string[], maxActiveQuests: 3, silentAfterMinutes: null }

export const agents = { create, read, standing, list, update, archive }

function create(
  world: World,
  human: Principal,
  {
    name,
    handle,
    description = plain.description,
    skills = plain.skills,
    policy,
    maxActiveQuests = plain.maxActiveQuests,
    silentAfterMinutes = plain.silentAfterMinutes,
    ...rest
  }: NewAgent,
) {
  nothingElse(rest)
  return act(world, human, function* () {
    const account = found('account', yield* run(holdAccount, { id: human.accountId }))
    yield* roomForAgent(world, human)

    const now = world.now()
    const defaults = defaultsOf(account)
    const settings = { name, description, skills, policy: changedPolicy(defaults, policy), maxActiveQuests, silentAfterMinutes }
    const usual = { ...settings, policy: defaults, maxActiveQuests: plain.maxActiveQuests }
    const members = compareFor(human)(usual, settings, now)
    const loosened = members.length > 0 && {
      loosened: true,
      ...(yield* permitLoosening(world, human, {
        operation: 'createAgent',
        targetId: human.accountId,
        members,
        before: pick(logged(usual), freeing),
        after: pick(logged(settings), ['name', ...freeing]),
      })),
    }
    for (const wanted of handle ? [handle] : slugOf(name, 'agent')) {
      const [agent] = yield* run(insertAgent, {
        id: newId('agt', now),
        ownerId: human.accountId,
        handle: wanted,
        ...settings,
        policy: restingOn(settings.policy, members, loosened ? loosened.signed_loosening : undefined),
        now,
      })
      if (!agent) continue
      yield* record(world, human, {
        action: 'agent.created',
        targetId: agent.id,
        data: { name, handle: wanted, ...loosened },
        kept: countedOf(agent),
      })
      return { ...agent, state: 'never' as const, activeQuests: 0, pendingApprovals: 0 }
    }
    throw new DomainError('handle_taken', 'This handle is or was used by another agent. Choose another one.')
  })
}

async function read(world: World, human: Principal, id: string) {
  return found('agent', await world.store.read(findAgent, { id, ownerId: human.accountId, ...standingNow(world) }))
}

/** The agent's own view of its state, with the oldest unread items: requests by id, work by the slug of its quest. */
async function standing(world: World, { id, owner }: Agent) {
  await catchUp(world, owner.id)
  const now = world.now()
  const [standing] = await world.store.read(findStanding, { agentId: id, now, soon: now + day })
  const { unreadApprovals, openQuestions, readyYeses, unreported, unreadQuests, ...rest } = standing!
  return {
    ...rest,
    unreadApprovals: unreadApprovals ?? [],
    openQuestions: openQuestions ?? [],
    readyYeses: readyYeses ?? [],
    unreported: unreported ?? [],
    unreadQuests: [...new Set(unreadQuests)],
  }
}

function list(world: World, human: Principal, asked: ListAgentsQuery) {
  const { status, heartbeat, isRefused, q, ...rest } = asked
  nothingElse(rest)
  const between = onlineBetween(world)
  return page(world, human.accountId, asked, {
    list: listAgents,
    also: standingNow(world),
    of: { ownerId: human.accountId },
    where: {
      statuses: status && agentStatuses.wanted(status),
      unarchived: !status,
      refused: isRefused === true,
      accepted: isRefused === false,
      never: heartbeat === 'never',
      online: heartbeat === 'online' && between,
      idle: heartbeat === 'idle' && between,
      text: q !== undefined && textFilter(q),
    },
    keys: { created_at: row => row.createdAt, name: row => row.name, last_seen_at: row => row.lastSeenAt },
  })
}

function update(
  world: World,
  human: Principal,
  id: string,
  expected: Expected,
  { name, description, skills, policy, maxActiveQuests, silentAfterMinutes, ...rest }: AgentPatch,
) {
  nothingElse(rest)
  return world.store.transaction(function* () {
    const agent = yield* withCurrentRules(world, yield* own(human, id))
    requireVersion(expected, agent)
    if (agent.status === 'archived') throw archived()
    const after = {
      name: name ?? agent.name,
      description: description ?? agent.description,
      skills: skills ?? agent.skills,
      policy: changedPolicy(agent.policy, policy),
      maxActiveQuests: maxActiveQuests ?? agent.maxActiveQuests,
      silentAfterMinutes: silentAfterMinutes === undefined ? agent.silentAfterMinutes : silentAfterMinutes,
    }
    const changed = changedIn(agent, after)
    if (changed.length === 0) return yield* shown(world, agent)
    const members = compareFor(human)(agent, after, world.now())
    const change = { before: pick(logged(agent), changed), after: pick(logged(after), changed) }
    const loosened = members.length > 0 && {
      loosened: true,
      ...(yield* permitLoosening(world, human, { operation: 'updateAgent', targetId: id, members, ...change })),
    }
    const policyAfter = restingOn(after.policy, members, loosened ? loosened.signed_loosening : undefined)
    const columns = { ...after, policy: policyAfter, ...watched(agent, after) }
    const [updated] = yield* run(updateAgent, { id, version: agent.version, ...columns, ...standingNow(world) })
    yield* record(world, human, {
      action: 'agent.updated',
      targetId: id,
      data: { ...change, ...loosened },
      restricts: !loosened && changed.every(field => freeing.some(one => one === field)),
    })
    const less = restricted(agent.policy, after.policy, world.now())
    if (less.length > 0) yield* world.seams.restricted(world, human, id, less)
    return updated!
  })
}

function archive(world: World, human: Human, id: string, expected: Expected) {
  return world.store.transaction(function* () {
    const agent = yield* own(human, id)
    requireVersion(expected, agent)
    if (agent.status === 'archived') return
    yield* run(setSuspensions, { id, status: 'archived', suspendedBy: null, suspendReason: null, ownerHold: null, now: world.now() })
    const keys = yield* run(revokeKeysOfAgent, { agentId: id, now: world.now() })
    yield* stop(world, human, { reason: 'agent_archived', agentId: id })
    for (const key of keys)
      yield* record(world, human, {
        action: 'key.revoked',
        targetId: key.id,
        agentId: id,
        data: { hint: key.hint, reason: 'agent_archived' },
      })
    yield* record(world, human, { action: 'agent.archived', targetId: id })
  })
}

/**
 * An archived agent keeps its handle and its history. So there is a limit on all agents ever created. Otherwise an
 * account could archive and create agents without end.
 */
function* roomForAgent({ limits }: World, { accountId }: Principal) {
  const [agents] = yield* run(countAgents, { ownerId: accountId })
  const { agentsPerAccount: most, agentsEverPerAccount } = limits
  const mostEver = Math.max(most, agentsEverPerAccount)
  if (agents!.ever >= mostEver)
    throw new DomainError(
      'agent_limit',
      `An account may create ${mostEver} agents in total, including archived ones. Use an existing one, or ask an admin of this service for more.`,
    )
  if (agents!.n >= most) throw new DomainError('agent_limit', `An account may have ${most} agents at once. Archive one first.`)
}

/** An agent of this human, held until the transaction ends. */
export function* own(human: Principal, id: string): Steps<Row<'agents'>> {
  return found('agent', yield* run(holdAgent, { id, ownerId: human.accountId }))
}

export const archived = () => new DomainError('agent_archived', 'This agent is archived permanently. Create a new one.')

/** An agent as it is now, with its state. */
export function* shown(world: World, { id, ownerId }: { id: string; ownerId: string }): Steps<OwnAgent> {
  const [agent] = yield* run(findAgent, { id, ownerId, ...standingNow(world) })
  return agent!
}

/** When an agent becomes silent if it is watched in this way. An agent that has never called is watched from its first call on. */
const watched = (
  { silentAfterMinutes: before, ...agent }: Row<'agents'>,
  { silentAfterMinutes: after }: { silentAfterMinutes: number | null },
) =>
  after === before
    ? { silentAt: agent.silentAt, silentSince: agent.silentSince }
    : {
        silentAt: after !== null && agent.lastSeenAt > 0 && agent.status === 'active' ? agent.lastSeenAt + after * minute : null,
        silentSince: null,
      }

const compareFor = ({ kind }: Principal) => (kind === 'token' ? loosensOrPrepares : loosens)

/** With the policy as the contract shows it. */
const logged = <T extends Pick<Row<'agents'>, 'policy'>>(agent: T) => ({ ...agent, policy: shownPolicy(agent.policy) })

const pick = <T extends object, K extends keyof T>(from: T, fields: readonly K[]) =>
  Object.fromEntries(fields.map(field => [fieldName(String(field)), from[field]]))
