/** A surface around one thing. With a `title` it is a section. */
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
      <header class="split nowrap">
        <h2 id={id}>{title}</h2>
        {aside}
      </header>
      {children}
    </section>
  )
}

/** A part of a card. */
export const Part = ({ title, children }: { title: string; children: ComponentChildren }) => (
  <div class="stack gap1">
    <h3 class="label soft">{title}</h3>
    {children}
  </div>
)
