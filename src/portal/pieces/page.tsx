/** The frame of each screen: its heading, which is also the document's title and takes the focus, and its actions. */
import type { ComponentChildren } from 'preact'
import { useEffect, useRef } from 'preact/hooks'
import { helpFor } from '../../shared/help.ts'
import { usePlace } from '../router.ts'
import { setTitle } from '../title.ts'

interface Page {
  /** Also the document's title. */
  title: string
  /** One line under the heading. */
  lead?: ComponentChildren
  /** The screen above: `{ href: '#agents', title: 'Agents' }`. */
  up?: { href: string; title: string }
  actions?: ComponentChildren
  /** As wide as the screen allows: for panes, and for the screens that share their tabs. */
  wide?: boolean
  children: ComponentChildren
}

export function Page({ title, lead, up, actions, wide = false, children }: Page) {
  const heading = useRef<HTMLHeadingElement>(null)
  const { moves, path } = usePlace()
  useEffect(() => setTitle(title), [title])
  useEffect(() => {
    if (moves === 0) return
    window.scrollTo(0, 0)
    heading.current?.focus()
  }, [])
  return (
    <div class={`page stack gap5 ${wide ? 'is-wide' : ''}`}>
      <header class="page-head split">
        <div>
          {up && (
            <a class="up soft small" href={up.href}>
              {up.title}
            </a>
          )}
          <div class="page-title flow nowrap">
            <h1 ref={heading} tabIndex={-1} dir="auto">
              {title}
            </h1>
            <a class="help" href={`/help#${helpFor(path)}`} target="_blank" aria-label="Help">
              ?
            </a>
          </div>
          {lead && <p class="lead soft">{lead}</p>}
        </div>
        {actions && <div class="flow">{actions}</div>}
      </header>
      {children}
    </div>
  )
}
