/**
 * Which long details are open, and which the human has had on the screen to their end. All of a request of high risk must have been there
 * before it can be approved.
 */
import { useEffect, useMemo, useRef, useState } from 'preact/hooks'
import type { Approval } from './board.ts'
import { askedOf } from './deed.ts'
import { longNamesIn } from './long.ts'

/** How much of the screen one press reads. */
const page = 0.6

export function useReading(approval: Approval) {
  const longNames = useMemo(() => longNamesIn(askedOf(approval)?.details ?? {}), [approval.digest])
  const [open, setOpen] = useState<readonly string[]>([])
  const [read, setRead] = useState<readonly string[]>([])
  /** What stands at the end of each long detail. */
  const ends = useRef(new Map<string, HTMLElement>()).current
  const unread = approval.risk === 'high' ? longNames.filter(name => !read.includes(name)) : []
  useEffect(() => {
    const look = () => {
      const seen = open.filter(name => unread.includes(name) && isOnScreen(ends.get(name)))
      if (seen.length > 0) setRead([...read, ...seen])
    }
    look()
    document.addEventListener('scroll', look, { capture: true, passive: true })
    window.addEventListener('resize', look)
    return () => {
      document.removeEventListener('scroll', look, { capture: true })
      window.removeEventListener('resize', look)
    }
  })
  return {
    /** How many must be read before the approval. */
    unread: unread.length,
    isOpen: (name: string) => open.includes(name),
    toggle: (name: string) => setOpen(open.includes(name) ? open.filter(one => one !== name) : [...open, name]),
    endOf: (name: string) => (end: HTMLElement | null) => void (end ? ends.set(name, end) : ends.delete(name)),
    /** Opens the next one that must be read, or reads on in it. */
    goOn() {
      const [next] = unread
      const end = ends.get(next ?? '')
      const row = end?.closest('div')
      if (next === undefined || !end || !row) return
      if (!open.includes(next)) {
        setOpen([...open, next])
        setTimeout(() => scroll(row, 'to it'))
      } else scroll(row, middleOf(end)[1] < 0 ? 'to it' : 'a page')
    },
  }
}
export type Reading = ReturnType<typeof useReading>

const middleOf = (element: Element) => {
  const { left, top, width, height } = element.getBoundingClientRect()
  return [left + width / 2, top + height / 2] as const
}

/** Nothing is over it. */
const isOnScreen = (end: Element | undefined) => end?.contains(document.elementFromPoint(...middleOf(end))) ?? false

/** On a wide screen the request scrolls on its own. */
function scroll(row: Element, by: 'to it' | 'a page') {
  const pane = row.closest('.inbox-pane')
  const isOwn = pane && getComputedStyle(pane).overflowY !== 'visible'
  const scroller = isOwn ? pane : document.scrollingElement!
  const edge = isOwn ? topOf(pane) : 0
  scroller.scrollBy({ top: by === 'to it' ? topOf(row) - edge : page * window.innerHeight, behavior: 'instant' })
}
const topOf = (element: Element) => element.getBoundingClientRect().top
