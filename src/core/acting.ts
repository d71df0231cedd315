/** An agent that acts, while it acts. */
import { findAccount } from '../store/accounts.ts'
import { holdAnyAgent } from '../store/agents.ts'
import { run, type Row, type Steps } from '../store/index.ts'
import { DomainError } from './kit/errors.ts'
import type { Agent } from './world.ts'

/**
 * Holds the agent that acts, and checks that it may still act. When its call arrived it was allowed to, but it or its owner may have been
 * suspended since.
 */
export function* acting(agent: Agent): Steps<Row<'agents'>> {
  const [held] = yield* run(holdAnyAgent, { id: agent.id })
  if (held?.status !== 'active') throw new DomainError('agent_suspended', 'This agent is suspended or archived.')
  const [owner] = yield* run(findAccount, { id: held.ownerId })
  if (owner?.status !== 'active') throw new DomainError('account_suspended', 'The account of this agent is suspended.')
  return held
}
