/**
 * Which long details are open, and which the human has had on the screen to their end. All of a request of high risk must have been there
 * before it can be approved.
 */
import { useEffect, useMemo, useRef, useState } from 'preact/hooks'
import type { Approval } from '../board.ts'
import { askedOf } from './action-values.ts'
import { longNamesIn } from './long.ts'

/** How much of the visible part one press reads. */
const page = 0.8

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
        setTimeout(() => scrollTo(row))
      } else if (middleOf(end)[1] < visiblePart(row).top) scrollTo(row)
      else readOn(row, end)
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

/** On a wide screen the request scrolls on its own. The buttons stand over the lower part of it. */
function visiblePart(row: Element) {
  const pane = row.closest('.inbox-pane')
  const isOwn = pane && getComputedStyle(pane).overflowY !== 'visible'
  const decision = document.querySelector('.decision')
  return {
    scroller: isOwn ? pane : document.scrollingElement!,
    top: isOwn ? topOf(pane) : 0,
    bottom: Math.min(decision ? topOf(decision) : Infinity, window.innerHeight),
  }
}

function scrollTo(row: Element) {
  const { scroller, top } = visiblePart(row)
  scroller.scrollBy({ top: topOf(row) - top, behavior: 'instant' })
}

/** Reads one page, but never past the end. */
function readOn(row: Element, end: Element) {
  const { scroller, top, bottom } = visiblePart(row)
  const toEnd = middleOf(end)[1] - (top + bottom) / 2
  scroller.scrollBy({ top: Math.min(page * (bottom - top), toEnd), behavior: 'instant' })
}

const topOf = (element: Element) => element.getBoundingClientRect().top
