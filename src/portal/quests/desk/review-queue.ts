/** The submissions that wait for a review, or those that had one, and the one that is shown. It stays while the queue changes. */
import { useLayoutEffect, useRef, useState } from 'preact/hooks'
import type { Schemas } from '../../api.ts'
import { useList } from '../../resource.ts'
import { refine } from '../../router.ts'

export type Submission = Schemas['ReviewItem']

/** What the address says. */
export interface Shown {
  quest: string
  isPast: boolean
  /** The submission that was opened. Without one the oldest is shown. */
  picked: string | undefined
}

export function useReviewQueue({ quest, isPast, picked }: Shown) {
  const list = useList(
    '/admin/submissions',
    { query: { awaiting: !isPast, sort: isPast ? '-created_at' : 'created_at', ...(quest && { quest_id: quest }) } },
    { live: ['submissions'] },
  )
  const [held, setHeld] = useState<Submission>()
  const hasMoved = useRef(false)
  /** Reviewed here. The queue as last read still has them. */
  const [done, setDone] = useState<readonly string[]>([])
  const items = (list.items ?? []).filter(({ id }) => !done.includes(id))
  const wanted = picked ?? held?.id
  const listed = items.find(({ id }) => id === wanted)
  const current = listed ?? (held && held.id === wanted ? held : undefined) ?? (picked ? undefined : items[0])
  // This must happen before the next key press, or it would undo the effect of that press.
  useLayoutEffect(() => {
    if (current) setHeld(current)
  }, [current])

  const show = (item: Submission | undefined) => {
    hasMoved.current = true
    setHeld(item)
    if (picked) refine({ submission: item?.id })
  }
  return {
    list,
    items,
    current,
    /** Whether somebody has gone to another one, so that it takes the focus. */
    hasMoved,
    step(by: 1 | -1) {
      const next = items[items.findIndex(({ id }) => id === current?.id) + by]
      if (next) show(next)
    },
    /** The next one in the queue, or else the oldest. */
    next() {
      if (!current) return
      const others = items.filter(({ id }) => id !== current.id)
      setDone([...done, current.id])
      show(others.find(({ created_at }) => created_at >= current.created_at) ?? others[0])
      void list.reload()
    },
  }
}
