import { api, ask, ifSeen, type Schemas } from '../api.ts'
import type { Resource } from '../resource.ts'

type Agent = Schemas['Agent']

/** What a tab of an agent's page gets. `shown` takes the answer of a change. */
export interface Tab {
  agent: Agent
  shown: Resource<Agent>
}

/** Changes the agent as the human saw it. If somebody else has changed it since, the newer agent is shown. */
export async function changeAgent({ id, version }: Pick<Agent, 'id' | 'version'>, shown: Tab['shown'], body: Schemas['AgentPatch']) {
  const answer = await ask(api.PATCH('/agents/{id}', { params: { path: { id }, header: ifSeen({ version }) }, body }))
  if (answer.data) shown.show(answer.data)
  else if (answer.problem.code === 'precondition_failed') await shown.reload()
  return answer
}
