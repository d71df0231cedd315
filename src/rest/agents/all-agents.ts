/** What admins do with the agents of everybody. `asAdmin` refuses everybody else. */
import { only } from '../../core/kit/exact.ts'
import { asAdmin } from '../../core/kit/roles.ts'
import { agentView, pageView } from '../../views/index.ts'
import { ok, type Handlers } from '../protocol/contract.ts'
import { shown } from '../protocol/etag.ts'

export const allAgents = {
  adminListAgents: async ({ core, human, query }) => ok(pageView(await core.allAgents.list(asAdmin(human), query), agent => agent)),
  adminSuspendAgent: async ({ core, human, path, body }) =>
    shown(agentView(await core.agents.suspendAny(asAdmin(human), path.id, only(body, 'reason')), core.world)),
  adminResumeAgent: async ({ core, human, path }) => shown(agentView(await core.agents.resumeAny(asAdmin(human), path.id), core.world)),
} satisfies Partial<Handlers>
