/**
 * A list of which only the visible lines are in the page, so that a thousand are as smooth as ten. Each line has its place by its height,
 * so nothing that is drawn moves. When lines above come or go, the list scrolls by their height, so that the lines on the screen stay where
 * they are.
 */
import type { RefObject, VNode } from 'preact'
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks'
import { guardMs } from '../guard.ts'
import type { Line } from './lines.ts'

/**
 * How many lines are drawn beyond each edge, and how many come and go at once. A change costs as much as several lines, so changes must be
 * rare; but twice as many lines at once hold frames up.
 */
const [beyond, step] = [8, 8]

interface Windowed {
  label: string
  lines: readonly Line[]
  /** A line that stays in the page, such as the one with the focus. */
  keep: string | undefined
  /** Draws a line as an element that has its `place`. */
  children(line: Line, place: LinePlace): VNode
}

export interface LinePlace {
  key: string
  style: { top: string }
  'aria-setsize': number
  'aria-posinset': number
}

export function Windowed({ label, lines, keep, children }: Windowed) {
  const box = useRef<HTMLUListElement>(null)
  const [[first, last], setRange] = useState([0, 3 * beyond])
  const { tops, height, least } = useMemo(() => placesOf(lines), [lines])
  /** While it only scrolls, a line that stays is not even compared. */
  const known = useMemo(() => ({ drawn: new Map<string, VNode>() }), [lines, children])
  const draw = (line: Line, i: number) =>
    known.drawn.get(line.key) ??
    children(line, { key: line.key, style: { top: `${tops[i]!}px` }, 'aria-setsize': lines.length, 'aria-posinset': i + 1 })
  const from = Math.max(0, first)
  const to = Math.min(last, lines.length)
  const kept = keep === undefined ? -1 : lines.findIndex(({ key }) => key === keep)
  const drawnLines = [
    ...(kept >= 0 && kept < from ? [kept] : []),
    ...Array.from({ length: Math.max(0, to - from) }, (_, i) => from + i),
    ...(kept >= to ? [kept] : []),
  ]
  known.drawn = new Map(drawnLines.map(i => [lines[i]!.key, draw(lines[i]!, i)]))
  const anchor = useRef<{ key: string; top: number }>(undefined)

  const look = () => {
    const list = box.current
    if (!list) return
    const { top } = list.getBoundingClientRect()
    const clip = scrollerOf(list)?.getBoundingClientRect()
    const upper = Math.max(0, clip?.top ?? 0) - top
    const lower = Math.min(window.innerHeight, clip?.bottom ?? Infinity) - top
    const at = (place: number) => tops.findLastIndex(top => top <= place)
    const visible = Math.max(0, at(upper))
    const isKept = kept >= 0 && tops[kept]! >= upper && tops[kept]! < lower
    const anchored = isKept ? kept : visible
    const line = lines[anchored]
    // At the top of the list nothing is above.
    anchor.current = line && (upper > 0 || isKept) ? { key: line.key, top: tops[anchored]! } : undefined
    const first = Math.floor((visible - beyond) / step) * step
    // Both ends move at once, so that the list changes half as often.
    const last = first + Math.ceil((lower - Math.max(0, upper)) / least) + step + 2 * beyond
    setRange(range => (range[0] === first && range[1] === last ? range : [first, last]))
  }
  const latest = useRef(look)
  latest.current = look

  useLayoutEffect(() => {
    const was = anchor.current
    const now = was && lines.findIndex(({ key }) => key === was.key)
    const moved = was && now !== undefined && now >= 0 ? tops[now]! - was.top : 0
    if (moved && box.current) (scrollerOf(box.current) ?? window).scrollBy({ top: moved, behavior: 'instant' })
    look()
  }, [lines])
  useGuard(box, lines)
  useEffect(() => {
    const look = () => latest.current()
    document.addEventListener('scroll', look, { capture: true, passive: true })
    window.addEventListener('resize', look)
    return () => {
      document.removeEventListener('scroll', look, { capture: true })
      window.removeEventListener('resize', look)
    }
  }, [])

  return (
    // Its lines are placed one by one, and a list without its usual look would not be one for some screen readers.
    // oxlint-disable-next-line no-redundant-roles
    <ul class="windowed" role="list" aria-label={label} style={{ height: `${height}px` }} ref={box}>
      {[...known.drawn.values()]}
    </ul>
  )
}

/** A press on one line must not count for another that has just come to its place. So for a moment after a move, the buttons take no press. */
function useGuard(box: RefObject<HTMLElement | null>, lines: readonly Line[]) {
  const before = useRef<readonly Line[]>(undefined)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useLayoutEffect(() => {
    const areInPlace = before.current?.every(({ key }, i) => key === lines[i]?.key)
    before.current = lines
    const list = box.current
    if (areInPlace || !list) return
    clearTimeout(timer.current)
    list.toggleAttribute('data-moving', true)
    timer.current = setTimeout(() => list.toggleAttribute('data-moving', false), guardMs)
  }, [lines])
  useEffect(() => () => clearTimeout(timer.current), [])
}

function placesOf(lines: readonly Line[]) {
  const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize)
  let height = 0
  const tops = lines.map(line => {
    const top = height
    height += line.height * rem
    return top
  })
  return { tops, height, least: rem * Math.min(...lines.map(line => line.height)) }
}

/** What scrolls around the list. Undefined if it is the page. */
function scrollerOf(list: HTMLElement) {
  const scroller = list.closest<HTMLElement>('.inbox-list')
  return scroller && getComputedStyle(scroller).overflowY !== 'visible' ? scroller : undefined
}
