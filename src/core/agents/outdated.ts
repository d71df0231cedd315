/** Rules of version 0.3.0 that allowed without the bounds that a rule needs now. They are read as rules that ask, and their owner is told once. */
import { setPolicy } from '../../store/agents/agents.ts'
import { run, type Row, type Steps } from '../../store/index.ts'
import { clock, type World } from '../kit/world.ts'
import { record } from '../log/audit.ts'
import { outdatedIn, rulesOf } from './policies.ts'

/** An agent that is held, with its rules as they are read now. If an older version allowed more, that is over in the store too. */
export function* withCurrentRules(world: World, agent: Row<'agents'>): Steps<Row<'agents'>> {
  const policy = { ...agent.policy, external: rulesOf(agent.policy) }
  const categories = outdatedIn(agent.policy)
  if (categories.length > 0) {
    yield* run(setPolicy, { id: agent.id, policy })
    yield* record(world, clock, {
      action: 'agent.rules_ended',
      targetId: agent.id,
      accountId: agent.ownerId,
      data: { name: agent.name, categories },
      restricts: true,
    })
  }
  return { ...agent, policy }
}
