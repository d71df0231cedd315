/** A surface that holds one thing together. With `title` it is a section of its own. */
import type { ComponentChildren } from 'preact'
import { useId } from 'preact/hooks'

interface Card {
  title?: ComponentChildren
  /** At the title's right. */
  aside?: ComponentChildren
  children: ComponentChildren
}

export function Card({ title, aside, children }: Card) {
  const id = useId()
  if (title === undefined) return <div class="card">{children}</div>
  return (
    <section class="card" aria-labelledby={id}>
      <header class="card-head">
        <h2 id={id}>{title}</h2>
        {aside}
      </header>
      {children}
    </section>
  )
}
