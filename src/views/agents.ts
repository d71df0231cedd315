import type * as Out from '../../generated/outputs.js'
import { defaultsOf, policyOf } from '../core/agents/account-policy.ts'
import type { OwnAgent } from '../core/agents/agents.ts'
import { keyState, type Key } from '../core/agents/keys.ts'
import { policyAt } from '../core/agents/policies.ts'
import { heartbeatState } from '../core/kit/online.ts'
import type { World } from '../core/kit/world.ts'
import type { Account } from '../core/people/accounts.ts'

export const agentView = (agent: OwnAgent, world: World): Out.Agent => ({
  ...agent,
  policy: policyAt(agent.policy, world.now()),
  suspendedByOwner: agent.suspendedBy === 'owner' || agent.ownerHold !== null,
  heartbeat: {
    state: heartbeatState(agent.lastSeenAt, world),
    isRefused: agent.state === 'refused',
    lastSeenAt: agent.lastSeenAt || null,
    lastRefused: agent.lastRefused,
  },
})

export const accountPolicyView = (account: Account, world: World): Out.AccountPolicy => ({
  ...policyOf(account),
  defaults: policyAt(defaultsOf(account), world.now()),
  version: account.version,
})

export const heartbeatView = (agent: OwnAgent, world: World): Out.Heartbeat => ({
  agentId: agent.id,
  agentStatus: agent.status,
  state: heartbeatState(agent.lastSeenAt, world),
  isRefused: agent.state === 'refused',
  firstSeenAt: agent.firstSeenAt,
  lastSeenAt: agent.lastSeenAt || null,
  onlineWindowSeconds: world.limits.onlineWindowMs / 1000,
  client: agent.lastClient,
  keyHint: agent.lastKeyHint,
  lastRefused: agent.lastRefused,
})

export const keyView = (key: Key, world: World): Out.Key => ({ ...key, state: keyState(key, world.now()) })
