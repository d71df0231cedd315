/** What this service offers to agents: the content of spec/mcp.yaml, come to life. */
import spec from '../../generated/tools.json' with { type: 'json' }
import { approvals } from './approvals.ts'
import type { Catalogue } from './catalogue.ts'
import { participations } from './participations.ts'
import { profile } from './profile.ts'
import { quests } from './quests.ts'
import { toolsOf, type Handlers, type Service } from './tool.ts'

const handlers: Handlers = { ...profile, ...quests, ...participations, ...approvals }

export const agentQuest = (service: Service): Catalogue => ({
  instructions: spec.instructions,
  tools: toolsOf(service, handlers),
})
