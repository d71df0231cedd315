/** The way from one request to another, in the order of the list. */
import { useEffect, useMemo } from 'preact/hooks'
import { warm } from '../../resource.ts'
import { go, leave, usePlace } from '../../router.ts'
import type { Entry } from '../board.ts'

/** `id` is the request that is open. */
export function useWalk(id: string | undefined, order: readonly Entry[]) {
  const { query } = usePlace()
  const kept = useMemo(() => keptOf(query), [query.toString()])
  const hrefOf = (one?: string) => `inbox${one ? `/${one}` : ''}${kept}`
  /** The next request that waits, or the one before. */
  const neighbour = (of: string | undefined, by: 1 | -1) => {
    const at = order.findIndex(({ row }) => row.id === of)
    const ahead = by > 0 ? order.slice(at + 1) : order.slice(0, Math.max(0, at)).toReversed()
    return ahead.find(({ ended }) => !ended)?.row.id
  }
  const next = id && neighbour(id, 1)
  // The next request is there before it is opened.
  useEffect(() => void (next && warm('/approvals/{id}', { path: { id: next } })), [next])
  return {
    hrefOf,
    /** Another request takes the place of the open one in the history, so that Back leads to the list. */
    open: (one?: string) => (id ? leave(hrefOf(one)) : go(hrefOf(one))),
    /** Opens a request in place of the list itself, so that Back does not lead to the list, which would open it again. */
    begin: (one: string) => leave(hrefOf(one)),
    neighbour,
    /** The next one; or the one before, if there is none. */
    after: (one: string) => neighbour(one, 1) ?? neighbour(one, -1),
    /** The one after the open request. */
    next,
  }
}
export type Walk = ReturnType<typeof useWalk>

/** The filters stay when another request is opened. */
function keptOf(query: URLSearchParams) {
  const kept = new URLSearchParams(query)
  kept.delete('deny')
  return kept.size ? `?${kept}` : ''
}
