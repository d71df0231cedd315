/** The requests that the human has selected, to decide several at once. */
import { useState } from 'preact/hooks'
import type { Waiting } from '../board.ts'

/** `rows` are those that can be selected now. */
export function useSelection(rows: readonly Waiting[]) {
  const [picked, pick] = useState<ReadonlySet<string>>(new Set())
  return {
    picked,
    pick,
    chosen: rows.filter(({ id }) => picked.has(id)),
    toggle: (one: string) => pick(new Set(picked.has(one) ? [...picked].filter(other => other !== one) : [...picked, one])),
  }
}
export type Selection = ReturnType<typeof useSelection>
