/** After a recovery that removes the second factors, nobody knows who has the account. So nothing is allowed in advance any more. */
import { holdAgent, holdAgentsOf } from '../../store/agents/agents.ts'
import { findAccount, setAccountPolicy } from '../../store/people/accounts.ts'
import { run, type Steps } from '../../store/index.ts'
import { canonical } from '../kit/canonical.ts'
import type { System, World } from '../kit/world.ts'
import { asking } from './policies.ts'
import { setRules } from './standing.ts'

/** All rules of an account ask, and those of new agents too. The account is held. */
export function* askAgain(world: World, by: System, ownerId: string): Steps<void> {
  const [account] = yield* run(findAccount, { id: ownerId })
  const { policy } = account!
  if (policy?.defaults)
    yield* run(setAccountPolicy, { id: ownerId, policy: { ...policy, defaults: asking(policy.defaults) }, now: world.now() })
  for (const { id } of yield* run(holdAgentsOf, { ownerId })) {
    const [agent] = yield* run(holdAgent, { id, ownerId })
    const after = asking(agent!.policy)
    if (agent!.status === 'archived' || canonical(after) === canonical(agent!.policy)) continue
    yield* setRules(world, by, agent!, after, 'restricts')
  }
}
