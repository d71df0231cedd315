import { agentNames, ownMatch, type Kind } from '../../store/engine/own-search.ts'
import type { World } from './world.ts'

/** The values with which a list finds what belongs to an account by words. */
export async function findingOwn({ store }: World, ownerId: string, query: string, ...kinds: Kind[]) {
  const agents = await store.read(agentNames, { ownerId })
  return Object.assign({}, ...kinds.map(kind => ownMatch(kind, ownerId, query, agents))) as object
}
