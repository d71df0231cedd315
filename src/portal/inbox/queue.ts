/**
 * The requests in the inbox, the oldest first, so that a new one never moves the one that is being read. A request that ends while it is
 * shown stays, with its outcome, until it is dismissed.
 */
import { useEffect, useRef, useState } from 'preact/hooks'
import { read, type Problem, type Schemas } from '../api.ts'
import { useList } from '../resource.ts'
import { useRedraw } from '../store.ts'

export type Approval = Schemas['Approval']

/** Where it ended: by a press on this page, somewhere else while it was shown here, or before it was shown. */
export type Ending = 'here' | 'elsewhere' | 'before'

export interface Entry {
  approval: Approval
  ending?: Ending
}

/** `opened` is the id in the address. That request is shown whatever its status is. */
export function useQueue(opened: string | undefined) {
  const list = useList(
    '/approvals',
    { query: { status: ['pending'], sort: 'created_at' } },
    { live: ['approval.created', 'approval.updated'] },
  )
  const redraw = useRedraw()
  const [missing, setMissing] = useState<{ id: string; problem: Problem }>()
  const shown = useRef(new Map<string, Entry>()).current
  for (const approval of list.items ?? []) if (!shown.get(approval.id)?.ending) shown.set(approval.id, { approval })

  /** Requests whose decision is being sent from here: its answer counts, not what events say. */
  const deciding = useRef(new Set<string>()).current

  const put = (entry: Entry) => {
    shown.set(entry.approval.id, entry)
    redraw()
  }
  const dismiss = (id: string) => {
    shown.delete(id)
    redraw()
  }
  /** Reads one that is not in the list of pending requests any more. */
  const refresh = async (id: string, ending: Ending) => {
    const isKnown = () => shown.get(id)?.ending || deciding.has(id)
    if (isKnown()) return
    const { data, problem } = await read('/approvals/{id}', { path: { id } })
    if (isKnown()) return
    if (data) put(data.status === 'pending' ? { approval: data } : { approval: data, ending })
    else if (problem.code === 'not_found') dismiss(id)
    return problem
  }

  useEffect(() => {
    if (!list.items) return
    const waiting = new Set(list.items.map(({ id }) => id))
    for (const [id, { ending }] of shown) if (!ending && !waiting.has(id)) void refresh(id, 'elsewhere')
  }, [list.items])
  useEffect(() => {
    if (!opened || !list.items || shown.has(opened)) return
    void refresh(opened, 'before').then(problem => setMissing(problem && { id: opened, problem }))
  }, [opened, Boolean(list.items)])

  return {
    list,
    entries: [...shown.values()].toSorted((a, b) => byAge(a.approval, b.approval)),
    /** Why the opened request cannot be shown. */
    problem: missing?.id === opened ? missing?.problem : undefined,
    end: (approval: Approval, ending: Ending) => put({ approval, ending }),
    /** Shows a request that waits as it is now. */
    show(approval: Approval) {
      list.show(approval)
      put({ approval })
    },
    setDeciding: (id: string, isBusy: boolean) => void (isBusy ? deciding.add(id) : deciding.delete(id)),
    refresh,
    dismiss,
  }
}
export type Queue = ReturnType<typeof useQueue>

/** Ids sort by time. */
const byAge = (a: Approval, b: Approval) => (a.id < b.id ? -1 : 1)
