/** The human's agents, by name: other resources name an agent only by its id. */
import type { Schemas } from './api.ts'
import { keysOf } from '../shared/values.ts'
import type { Topic } from './live.ts'
import { readAll, useListOf } from './resource.ts'

const statuses: Record<Schemas['AgentStatus'], true> = { active: true, suspended: true, archived: true }
const none: Schemas['Agent'][] = []
const pollMs = 60_000

/** In the order of their names, archived ones too. */
export const useMyAgents = () => useAll(['agent']).items ?? none

/** The same, but `undefined` until they are known. If they cannot be read, there are none. */
export function useMyAgentsOnceKnown() {
  const { items, problem } = useAll(['agent'])
  return items ?? (problem && none)
}

/** With a current heartbeat; `undefined` until it is known. No event says that an agent falls silent. */
export const useMyAgentsWithHeartbeat = () => useAll(['agent', 'heartbeat'], pollMs).items

const useAll = (live: readonly Topic[], everyMs?: number) =>
  useListOf('agents/all', () => readAll('/agents', { query: { sort: 'name', status: keysOf(statuses) } }), { live, everyMs })

export const nameOf = (agents: Schemas['Agent'][], id: string) => agents.find(agent => agent.id === id)?.name ?? 'An agent'

/** For a filter. */
export const choiceOf = (agents: Schemas['Agent'][]) =>
  [['', 'All agents'], ...agents.map(({ id, name }) => [id, name] as const)] satisfies (readonly [string, string])[]
