/** The request that the keys are about: the one with the focus, or else the open one, or else the one that had the focus last. */
import { useState } from 'preact/hooks'
import { match, pathNow } from '../../router.ts'
import { useWide } from './room.ts'
import type { Selection } from './selection.ts'
import type { View } from './view.ts'
import type { Walk } from './walk.ts'

/** `id` is the request that is open. */
export function useCurrent(id: string | undefined, { order, rows }: View, walk: Walk, { toggle }: Selection) {
  const isWide = useWide()
  /** The row that has the focus, or had it last. */
  const [focused, setFocused] = useState<string>()
  return {
    focused,
    /** Opens the neighbour; or gives it the focus, if only the list is shown. */
    move(by: 1 | -1) {
      // The key may come again before the request that it has opened is shown.
      const from = match('inbox/:id', pathNow())?.['id'] ?? id ?? focused
      const to = walk.neighbour(from, by) ?? (from ? undefined : order.find(({ ended }) => !ended)?.row.id)
      if (!to) return
      if (isWide || id) walk.open(to)
      else setFocused(to)
    },
    /** Returns whether it has opened another request. */
    open() {
      const one = withFocus() ?? (id ? undefined : focused)
      if (!one || one === id) return false
      walk.open(one)
      return true
    },
    pick() {
      const one = withFocus() ?? id ?? focused
      if (one && rows.some(row => row.id === one)) toggle(one)
    },
  }
}

const withFocus = () => document.activeElement?.closest('.line')?.querySelector('a')?.id.replace('row-', '')
