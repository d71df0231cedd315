/**
 * What is in the inbox: the requests that wait, in the order in which they were asked, so that a new one never moves the one that is being
 * read. One that ends while it is shown stays until it has told how.
 */
import { useEffect, useRef, useState } from 'preact/hooks'
import { api, ask, type Problem, type Schemas } from '../api.ts'
import { useList } from '../resource.ts'

export type Approval = Schemas['Approval']

/** How it came to be over: by a press in this page, somewhere else while it was shown here, or before anybody looked. */
export type Ending = 'here' | 'elsewhere' | 'before'

export interface Entry {
  approval: Approval
  ending?: Ending
}

/** `opened` is the one that the address names; it is shown whatever has become of it. */
export function useQueue(opened: string | undefined) {
  const list = useList(
    'inbox',
    page => api.GET('/approvals', { params: { query: { ...page, status: ['pending'], sort: 'created_at' } } }),
    {
      live: ['approval.created', 'approval.updated'],
    },
  )
  const [, draw] = useState(0)
  const [missing, setMissing] = useState<{ id: string; problem: Problem }>()
  const shown = useRef(new Map<string, Entry>()).current
  for (const approval of list.items ?? []) if (!shown.get(approval.id)?.ending) shown.set(approval.id, { approval })

  /** Those whose decision is on its way from here: its answer tells, not what others tell of it. */
  const deciding = useRef(new Set<string>()).current

  const put = (entry: Entry) => {
    shown.set(entry.approval.id, entry)
    draw(n => n + 1)
  }
  const dismiss = (id: string) => {
    shown.delete(id)
    draw(n => n + 1)
  }
  /** Asks what has become of one that does not wait any more. */
  const look = async (id: string, ending: Ending) => {
    const isTold = () => shown.get(id)?.ending || deciding.has(id)
    if (isTold()) return
    const { data, problem } = await ask(api.GET('/approvals/{id}', { params: { path: { id } } }))
    if (isTold()) return
    if (data) put(data.status === 'pending' ? { approval: data } : { approval: data, ending })
    else if (problem.code === 'not_found') dismiss(id)
    return problem
  }

  useEffect(() => {
    if (!list.items) return
    const waiting = new Set(list.items.map(({ id }) => id))
    for (const [id, { ending }] of shown) if (!ending && !waiting.has(id)) void look(id, 'elsewhere')
  }, [list.items])
  useEffect(() => {
    if (!opened || !list.items || shown.has(opened)) return
    void look(opened, 'before').then(problem => setMissing(problem && { id: opened, problem }))
  }, [opened, Boolean(list.items)])

  return {
    list,
    entries: [...shown.values()].toSorted((a, b) => order(a.approval, b.approval)),
    /** Why the one that the address names cannot be shown. */
    problem: missing?.id === opened ? missing?.problem : undefined,
    settle: (approval: Approval, ending: Ending) => put({ approval, ending }),
    decide: (id: string, isBusy: boolean) => void (isBusy ? deciding.add(id) : deciding.delete(id)),
    look,
    dismiss,
  }
}
export type Queue = ReturnType<typeof useQueue>

/** Identifiers are made in the order of time. */
const order = (a: Approval, b: Approval) => (a.id < b.id ? -1 : 1)
