/** What admins do with the agents of everybody. */
import { only } from '../../core/kit/exact.ts'
import { pageView } from '../../views/index.ts'
import { ok, type Handlers } from '../protocol/contract.ts'
import { shown } from '../protocol/etag.ts'

export const allAgents = {
  adminListAgents: async ({ core, human, query }) => ok(pageView(await core.allAgents.list(human, query), agent => agent)),
  adminGetAgent: async ({ core, human, path }) => shown(await core.allAgents.read(human, path.id)),
  adminSuspendAgent: async ({ core, human, path, body }) => {
    await core.agents.suspendAny(human, path.id, only(body, 'reason'))
    return shown(await core.allAgents.read(human, path.id))
  },
  adminResumeAgent: async ({ core, human, path }) => {
    await core.agents.resumeAny(human, path.id)
    return shown(await core.allAgents.read(human, path.id))
  },
} satisfies Partial<Handlers>
