/**
 * A list of which only the visible lines are in the page, so that a thousand are as smooth as ten. Each line has its place by its height,
 * so nothing that is drawn moves. When lines above come or go, the list scrolls by their height, so that the lines on the screen stay where
 * they are.
 */
import type { ComponentChildren } from 'preact'
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks'
import type { Line } from './lines.ts'

/** How many lines are drawn beyond the edges, and the steps in which that range changes. */
const [beyond, step] = [8, 4]

interface Windowed {
  label: string
  lines: readonly Line[]
  /** A line that stays in the page, such as the one with the focus. */
  keep: string | undefined
  children(line: Line, at: number): ComponentChildren
}

export function Windowed({ label, lines, keep, children }: Windowed) {
  const box = useRef<HTMLUListElement>(null)
  const [[first, last], setRange] = useState([0, 3 * beyond])
  const { tops, height } = useMemo(() => placesOf(lines), [lines])
  /** While it only scrolls, a line that stays is not even compared. */
  const drawn = useMemo(() => new Map<string, ComponentChildren>(), [lines, children])
  const draw = (line: Line, i: number) => {
    if (!drawn.has(line.key))
      drawn.set(
        line.key,
        <li key={line.key} style={{ top: `${tops[i]!}px` }} aria-setsize={lines.length} aria-posinset={i + 1}>
          {children(line, i)}
        </li>,
      )
    return drawn.get(line.key)
  }
  const from = Math.max(0, first)
  const to = Math.min(last, lines.length)
  const kept = keep === undefined ? -1 : lines.findIndex(({ key }) => key === keep)
  const drawnLines = [
    ...(kept >= 0 && kept < from ? [kept] : []),
    ...Array.from({ length: Math.max(0, to - from) }, (_, i) => from + i),
    ...(kept >= to ? [kept] : []),
  ]
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
    const next = [Math.floor((visible - beyond) / step) * step, Math.ceil((at(lower) + 1 + beyond) / step) * step] as const
    setRange(range => (range[0] === next[0] && range[1] === next[1] ? range : [...next]))
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
      {drawnLines.map(i => draw(lines[i]!, i))}
    </ul>
  )
}

function placesOf(lines: readonly Line[]) {
  const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize)
  let height = 0
  const tops = lines.map(line => {
    const top = height
    height += line.height * rem
    return top
  })
  return { tops, height }
}

/** What scrolls around the list. Undefined if it is the page. */
function scrollerOf(list: HTMLElement) {
  const scroller = list.closest<HTMLElement>('.inbox-list')
  return scroller && getComputedStyle(scroller).overflowY !== 'visible' ? scroller : undefined
}
