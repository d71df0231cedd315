/** What admins do with the agents of everybody. `asAdmin` refuses everybody else. */
import { only } from '../../core/kit/exact.ts'
import { asAdmin } from '../../core/kit/roles.ts'
import { pageView } from '../../views/index.ts'
import { ok, type Handlers } from '../protocol/contract.ts'

export const allAgents = {
  adminListAgents: async ({ core, human, query }) => ok(pageView(await core.allAgents.list(asAdmin(human), query), agent => agent)),
  adminGetAgent: async ({ core, human, path }) => ok(await core.allAgents.read(asAdmin(human), path.id)),
  adminSuspendAgent: async ({ core, human, path, body }) => {
    await core.agents.suspendAny(asAdmin(human), path.id, only(body, 'reason'))
    return ok(await core.allAgents.read(asAdmin(human), path.id))
  },
  adminResumeAgent: async ({ core, human, path }) => {
    await core.agents.resumeAny(asAdmin(human), path.id)
    return ok(await core.allAgents.read(asAdmin(human), path.id))
  },
} satisfies Partial<Handlers>
