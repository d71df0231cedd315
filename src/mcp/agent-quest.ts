/** Everything that this service offers to agents: the content of spec/mcp.yaml, with its handlers. */
import spec from '../../generated/tools.json' with { type: 'json' }
import { approvals } from './approvals/approvals.ts'
import type { Catalogue } from './protocol/catalogue.ts'
import { completions } from './protocol/completions.ts'
import { news } from './protocol/news.ts'
import { participations } from './quests/participations.ts'
import { profile } from './agents/profile.ts'
import { prompts } from './protocol/prompts.ts'
import { quests } from './quests/quests.ts'
import { resources } from './protocol/resources.ts'
import { tasks } from './approvals/tasks.ts'
import { sayer, toolsOf, type Handlers, type Service } from './protocol/tool.ts'

const handlers: Handlers = { ...profile, ...quests, ...participations, ...approvals }

export function agentQuest(service: Service): Catalogue {
  const say = sayer(service, handlers)
  const readable = resources(say)
  const waited = tasks(service)
  return {
    instructions: spec.instructions,
    tools: toolsOf(service, handlers),
    prompts: prompts(say),
    resources: readable,
    subscriptions: news(service.core, resources(sayer(service, handlers, true)).find, waited),
    tasks: waited,
    complete: completions(service.core),
  }
}
