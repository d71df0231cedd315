/** An agent that acts. When its call arrived it was allowed to, but it or its owner may have been suspended since. */
import { holdAgentAndAccount, holdAnyAgent } from '../../store/agents/agents.ts'
import { findKeyHolder } from '../../store/agents/keys.ts'
import { run, type Row, type Steps } from '../../store/index.ts'
import { DomainError } from '../kit/errors.ts'
import type { Agent, World } from '../kit/world.ts'
import { stillAdmitted } from './keys.ts'

/** Holds the agent, and checks that it may still act. `runOrAsk` also checks its owner, in a statement that reads more. */
export function* acting({ id }: Agent): Steps<Row<'agents'>> {
  const [held] = yield* run(holdAnyAgent, { id })
  return active(held)
}

/** The same, and holds the account of its owner before. */
export function* actingForAccount({
  id,
}: Agent): Steps<{ agent: Row<'agents'>; account: Pick<Row<'accounts'>, 'policy' | 'signedDecisions'> }> {
  const [held] = yield* run(holdAgentAndAccount, { id })
  return { agent: active(held?.agent), account: held!.account }
}

function active(held: Row<'agents'> | undefined) {
  if (held?.status !== 'active')
    throw new DomainError('agent_suspended', 'This agent is suspended or archived. Stop, and do nothing that was approved.')
  return held
}

/** The same before an act outside the service: its key may have been revoked too, or its owner suspended. Whoever does that holds the agent. */
export function* admitted(world: World, agent: Agent): Steps<Row<'agents'>> {
  const held = yield* acting(agent)
  stillAdmitted(yield* run(findKeyHolder, { hash: agent.key.hash }), world.now())
  return held
}

export function checkOwner(owner: { status: Row<'accounts'>['status'] } | undefined) {
  if (owner?.status !== 'active') throw new DomainError('account_suspended', 'The account of this agent is suspended.')
}
