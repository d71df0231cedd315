/** The human's agents: what else is read names an agent by its id only. */
import { allPages } from '../all-pages.ts'
import { api, type Schemas } from '../api.ts'
import { useList } from '../resource.ts'

const none: Schemas['Agent'][] = []

/** In the order of their names, archived ones too. */
export const useMyAgents = () =>
  useList('agents/all', () => allPages(page => api.GET('/agents', { params: { query: { ...page, sort: 'name' } } })), {
    live: ['agent.updated'],
  }).items ?? none

export const nameOf = (agents: Schemas['Agent'][], id: string) => agents.find(agent => agent.id === id)?.name ?? 'An agent'

/** For a filter. */
export const choiceOf = (agents: Schemas['Agent'][]) =>
  [['', 'All agents'], ...agents.map(({ id, name }) => [id, name] as const)] satisfies (readonly [string, string])[]
