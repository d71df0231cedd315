/**
 * Small pictures of numbers. Screen readers skip the shapes and read the words and the table of <Figure>. Shapes take their place from
 * attributes, because the content security policy allows no inline style.
 */
import type { ComponentChildren } from 'preact'
import { number } from '../formats.ts'

interface Figure {
  /** What the picture shows, in one sentence. */
  summary: ComponentChildren
  /** The same numbers as a table: its head, and its rows. */
  table: { caption: string; head: readonly string[]; rows: readonly (readonly (string | number)[])[] }
  children: ComponentChildren
}

/** A picture, its summary, and the table behind it. */
export const Figure = ({ summary, table: { caption, head, rows }, children }: Figure) => (
  <figure class="figure stack gap3">
    <figcaption>{summary}</figcaption>
    <div aria-hidden="true">{children}</div>
    <details class="figure-table small">
      <summary>Show the numbers</summary>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the keyboard scrolls only what has the focus */}
      <div class="figure-scroll" tabIndex={0} role="region" aria-label={caption}>
        <table>
          <caption class="unseen">{caption}</caption>
          <thead>
            <tr>
              {head.map(name => (
                <th key={name} scope="col">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(([name, ...cells]) => (
              <tr key={name}>
                <th scope="row">{name}</th>
                {cells.map((cell, i) => (
                  <td key={i}>{typeof cell === 'number' ? number(cell) : cell}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </details>
  </figure>
)

/** The smallest part of a whole that is drawn, so that it is visible. */
const least = 0.06

interface Bars {
  good: readonly number[]
  /** Drawn in red at the foot of each bar. */
  bad: readonly number[]
  /** The number of a full bar, so that pictures can be compared. */
  most?: number
  /** The words of a bar, for the pointer. */
  title?: (i: number) => string
}

/** One bar for each time. It is stretched to its box. A time without anything is a line. */
export function Bars({ good, bad, most = 0, title }: Bars) {
  const full = Math.max(1, most, ...good.map((n, i) => n + bad[i]!))
  const high = (n: number) => (n === 0 ? 0 : Math.max(least, Math.sqrt(n / full)))
  return (
    <svg class="bars" viewBox={`0 0 ${good.length} 1`} preserveAspectRatio="none" aria-hidden="true">
      {good.map((n, i) => {
        const refused = bad[i]!
        const all = high(n + refused)
        const red = refused === 0 ? 0 : Math.max(least * 2, (all * refused) / (n + refused))
        return (
          <g key={i}>
            {title && <title>{title(i)}</title>}
            <rect class="bar-none" x={i + 0.12} width={0.76} y={0.96} height={0.04} />
            <rect class="bar-good" x={i + 0.12} width={0.76} y={1 - Math.max(all, red)} height={Math.max(all, red) - red} />
            <rect class="bar-bad" x={i + 0.12} width={0.76} y={1 - red} height={red} />
          </g>
        )
      })}
    </svg>
  )
}

/** How a sum grew. */
export function Growth({ added }: { added: readonly number[] }) {
  let sum = 0
  const sums = added.map(n => (sum += n))
  const places = sums.map((n, i) => `${i} ${1 - (0.92 * n) / Math.max(1, sum) - 0.02}`)
  return (
    <svg class="growth" viewBox={`0 0 ${Math.max(1, added.length - 1)} 1`} preserveAspectRatio="none" aria-hidden="true">
      <path class="growth-area" d={`M0 1L${places.join('L')}L${added.length - 1} 1z`} />
      <path class="growth-line" d={`M${places.join('L')}`} />
    </svg>
  )
}

/** A row of places, of which some are taken. */
export const Places = ({ taken, of }: { taken: number; of: number }) => (
  <svg class="places" viewBox={`0 0 ${of * 10 - 2} 8`} width={of * 10 - 2} height={8} preserveAspectRatio="xMinYMid" aria-hidden="true">
    {Array.from({ length: of }, (_, i) => (
      <rect key={i} class={i < taken ? 'taken' : undefined} x={i * 10} width={8} height={8} rx={2} />
    ))}
  </svg>
)

/** The part that is left of something that runs out, from 0 to 1. */
export const Ring = ({ left, tone }: { left: number; tone: 'plain' | 'warn' | 'bad' }) => (
  <svg class={`ring ${tone}`} viewBox="0 0 36 36" aria-hidden="true">
    <circle class="ring-track" cx="18" cy="18" r="15" />
    {left > 0 && (
      <circle
        class="ring-left"
        cx="18"
        cy="18"
        r="15"
        pathLength={100}
        strokeDasharray={`${Math.min(1, left) * 100} 100`}
        transform="rotate(-90 18 18)"
      />
    )}
  </svg>
)
