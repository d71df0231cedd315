/** The human's agents, by name: other resources name an agent only by its id. */
import type { Schemas } from '../api.ts'
import type { Kind } from '../live.ts'
import { readAll, useListOf } from '../resource.ts'

const everyState = ['connected', 'idle', 'refused', 'waiting', 'suspended', 'archived'] as const
const none: Schemas['Agent'][] = []
const pollMs = 60_000
const kinds: readonly Kind[] = ['agent.updated']
const heartbeatKinds: readonly Kind[] = ['agent.updated', 'heartbeat.changed']

/** In the order of their names, archived ones too. */
export const useMyAgents = () => useAll(kinds).items ?? none

/** With a current heartbeat; `undefined` until it is known. No event says that an agent falls silent. */
export const useMyAgentsWithHeartbeat = () => useAll(heartbeatKinds, pollMs).items

const useAll = (live: readonly Kind[], everyMs?: number) =>
  useListOf('agents/all', () => readAll('/agents', { query: { sort: 'name', state: [...everyState] } }), { live, everyMs })

export const nameOf = (agents: Schemas['Agent'][], id: string) => agents.find(agent => agent.id === id)?.name ?? 'An agent'

/** For a filter. */
export const choiceOf = (agents: Schemas['Agent'][]) =>
  [['', 'All agents'], ...agents.map(({ id, name }) => [id, name] as const)] satisfies (readonly [string, string])[]
