import type { Schemas } from '../api.ts'
import type { Resource } from '../resource.ts'

/** What a tab of an agent's page gets. `shown` takes the answer of a change. */
export interface Tab {
  agent: Schemas['Agent']
  shown: Resource<Schemas['Agent']>
}
