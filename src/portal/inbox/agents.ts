/** Those who ask. */
import { api, type Schemas } from '../api.ts'
import { useResource } from '../resource.ts'
import { useEvery } from './every.ts'

/** One who falls silent tells no event. */
const heartbeatMs = 60_000
const most = 100

export function useAgents(): Schemas['Agent'][] {
  const { data, reload } = useResource('asking agents', () => api.GET('/agents', { params: { query: { limit: most, sort: 'name' } } }), {
    live: ['agent.updated', 'heartbeat.changed'],
  })
  useEvery(heartbeatMs, reload)
  return data?.items ?? []
}
