import { only } from '../../core/kit/exact.ts'
import { agentView, heartbeatView, pageView } from '../../views/index.ts'
import { noContent, ok, type Handlers } from '../protocol/contract.ts'
import { created, ifMatch, shown } from '../protocol/etag.ts'

export const agents = {
  listAgents: async ({ core, human, query }) => ok(pageView(await core.agents.list(human, query), agent => agentView(agent, core.world))),

  createAgent: async ({ core, human, body }) => created(agentView(await core.agents.create(human, body), core.world), '/v1/agents'),

  getAgent: async ({ core, human, path }) => shown(agentView(await core.agents.read(human, path.id), core.world)),

  updateAgent: async ({ core, human, path, headers, body }) =>
    shown(agentView(await core.agents.update(human, path.id, ifMatch(headers['if-match']), body), core.world)),

  archiveAgent: async ({ core, human, path, headers }) => {
    await core.agents.archive(human, path.id, ifMatch(headers['if-match']))
    return noContent
  },

  suspendAgent: async ({ core, human, path, body }) =>
    shown(agentView(await core.agents.suspend(human, path.id, only(body, 'reason')), core.world)),

  resumeAgent: async ({ core, human, path }) => shown(agentView(await core.agents.resume(human, path.id), core.world)),

  getAgentActivity: async ({ core, human, path, query }) => ok(await core.activity.read(human, path.id, query)),

  getActivity: async ({ core, human }) => ok(await core.activity.list(human)),

  getAgentHeartbeat: async ({ core, human, path }) => ok(heartbeatView(await core.agents.read(human, path.id), core.world)),
} satisfies Partial<Handlers>
