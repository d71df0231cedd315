/** The frame of each screen: its heading, which the document's title repeats and to which the focus goes when the screen comes, and what can be done here. */
import type { ComponentChildren } from 'preact'
import { useEffect, useRef } from 'preact/hooks'
import { usePlace } from '../router.ts'
import { setTitle } from '../title.ts'

interface Page {
  /** Also the document's title. */
  title: string
  /** One line under the heading. */
  lead?: ComponentChildren
  /** Where it came from: `{ href: '#agents', title: 'Agents' }`. */
  up?: { href: string; title: string }
  actions?: ComponentChildren
  children: ComponentChildren
}

export function Page({ title, lead, up, actions, children }: Page) {
  const heading = useRef<HTMLHeadingElement>(null)
  const { moves } = usePlace()
  useEffect(() => setTitle(title), [title])
  useEffect(() => {
    if (moves === 0) return
    window.scrollTo(0, 0)
    heading.current?.focus()
  }, [])
  return (
    <div class="page">
      <header class="page-head">
        <div>
          {up && (
            <a class="up" href={up.href}>
              {up.title}
            </a>
          )}
          <h1 ref={heading} tabIndex={-1}>
            {title}
          </h1>
          {lead && <p class="lead">{lead}</p>}
        </div>
        {actions && <div class="page-actions">{actions}</div>}
      </header>
      {children}
    </div>
  )
}
