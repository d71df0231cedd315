/** The human's agents: what else is read names an agent by its id only. */
import { allPages } from '../all-pages.ts'
import { api, type Schemas } from '../api.ts'
import { useEvery } from '../every.ts'
import type { Kind } from '../live.ts'
import { useList } from '../resource.ts'

const none: Schemas['Agent'][] = []
/** One who falls silent tells no event. */
const heartbeatMs = 60_000
const kinds: readonly Kind[] = ['agent.updated']
const kindsAlive: readonly Kind[] = ['agent.updated', 'heartbeat.changed']

/** In the order of their names, archived ones too. */
export const useMyAgents = () => useAll(kinds).items ?? none

/** With how they are: nothing while that is not known yet. */
export function useMyAgentsAlive() {
  const { items, reload } = useAll(kindsAlive)
  useEvery(heartbeatMs, reload)
  return items
}

const useAll = (live: readonly Kind[]) =>
  useList('agents/all', () => allPages(page => api.GET('/agents', { params: { query: { ...page, sort: 'name' } } })), { live })

export const nameOf = (agents: Schemas['Agent'][], id: string) => agents.find(agent => agent.id === id)?.name ?? 'An agent'

/** For a filter. */
export const choiceOf = (agents: Schemas['Agent'][]) =>
  [['', 'All agents'], ...agents.map(({ id, name }) => [id, name] as const)] satisfies (readonly [string, string])[]
