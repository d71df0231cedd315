import { only } from '../core/kit/exact.ts'
import { agentView, heartbeatView, pageView } from '../views.ts'
import { noContent, ok, type Handlers } from './contract.ts'
import { etag, ifMatch } from './etag.ts'

export const agents = {
  listAgents: async ({ core, human, query }) => ok(pageView(await core.agents.list(human, query), agent => agentView(agent, core.world))),

  createAgent: async ({ core, human, body }) => {
    const agent = await core.agents.create(human, body)
    return { status: 201, body: agentView(agent, core.world), headers: { ...etag(agent.version), Location: `/v1/agents/${agent.id}` } }
  },

  getAgent: async ({ core, human, path }) => {
    const agent = await core.agents.read(human, path.id)
    return { ...ok(agentView(agent, core.world)), headers: etag(agent.version) }
  },

  updateAgent: async ({ core, human, path, headers, body }) => {
    const agent = await core.agents.update(human, path.id, ifMatch(headers['if-match']), body)
    return { ...ok(agentView(agent, core.world)), headers: etag(agent.version) }
  },

  archiveAgent: async ({ core, human, path, headers }) => {
    await core.agents.archive(human, path.id, ifMatch(headers['if-match']))
    return noContent
  },

  suspendAgent: async ({ core, human, path, body }) => {
    const agent = await core.agents.suspend(human, path.id, only(body, 'reason'))
    return { ...ok(agentView(agent, core.world)), headers: etag(agent.version) }
  },

  resumeAgent: async ({ core, human, path }) => {
    const agent = await core.agents.resume(human, path.id)
    return { ...ok(agentView(agent, core.world)), headers: etag(agent.version) }
  },

  getAgentHeartbeat: async ({ core, human, path }) => ok(heartbeatView(await core.agents.read(human, path.id), core.world)),
} satisfies Partial<Handlers>
