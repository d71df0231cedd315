/** What the list shows of the queue: nothing that is hidden on this device, and only what matches the filters in the address. */
import { useEffect, useLayoutEffect, useMemo, useRef } from 'preact/hooks'
import { usePlace } from '../../router.ts'
import { filtersIn, linesOf, matching } from './lines.ts'
import { usePostponed } from './postponed.ts'
import type { Queue } from './queue.ts'
import { useNarrow } from './room.ts'

/** `id` is the request that is open: it is shown even if it is hidden otherwise. */
export function useView(queue: Queue, id: string | undefined) {
  const { query } = usePlace()
  const postponed = usePostponed()
  const isNarrow = useNarrow()
  const { entries: all } = queue
  const filters = query.toString()
  const by = query.get('by')

  const present = useMemo(
    () => all.filter(({ row, ended }) => ended || row.id === id || !postponed.ids.has(row.id)),
    [all, postponed.ids, id],
  )
  const entries = useMemo(() => matching(present, query), [present, filters])
  const lines = useMemo(() => linesOf(entries, by, isNarrow), [entries, by, isNarrow])
  const order = useMemo(() => lines.flatMap(({ entry }) => (entry ? [entry] : [])), [lines])
  const rows = useMemo(() => order.filter(({ ended }) => !ended).map(({ row }) => row), [order])
  const known = useMemo(() => [...present, ...queue.fresh.map(row => ({ row, place: '' }))], [present])
  const fresh = useMemo(() => matching(known.slice(present.length), query).length, [known, filters])
  useFreshFound(queue, filtersIn(query).toString(), fresh, lines.length === 0)
  useEffect(() => {
    if (queue.isRead && !queue.hasMore) postponed.keepOnly(new Set(all.map(({ row }) => row.id)))
  }, [all])
  return {
    postponed,
    /** How many are hidden on this device. */
    hidden: all.length - present.length,
    /** All that are not hidden. */
    present,
    /** Those, and the new requests that are not shown yet. */
    known,
    lines,
    /** Those that match the filters, in the order of the lines. */
    order,
    /** Those of them that still wait. */
    rows,
    /** How many new requests match the filters and are not shown yet. */
    fresh,
    hasList: lines.length > 0 || fresh > 0 || present.length > 0,
  }
}

/**
 * A search finds new requests too. When the filters change, nothing has its place yet; and nothing loses it while no request matches. While
 * requests that match are read, a new one waits as without filters.
 */
function useFreshFound({ showFresh }: Queue, filters: string, fresh: number, isEmpty: boolean) {
  const before = useRef('')
  useLayoutEffect(() => {
    const isOther = filters !== before.current
    before.current = filters
    if (filters && fresh > 0 && (isOther || isEmpty)) showFresh()
  }, [filters, fresh, isEmpty])
}
export type View = ReturnType<typeof useView>
