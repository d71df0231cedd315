/** The frame of the screens for somebody who is not signed in. */
import type { ComponentChildren } from 'preact'
import { useEffect, useRef } from 'preact/hooks'
import { Flag } from '../../pieces/index.ts'
import { setTitle } from '../../title.ts'
import { Scene } from './scene.tsx'

export function Door({ title, lead, children }: { title: string; lead: ComponentChildren; children: ComponentChildren }) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    setTitle(title)
    heading.current?.focus()
  }, [title])
  return (
    <div class="access">
      <Scene />
      <main class="access-door">
        <div class="stack">
          <p class="brand">
            <Flag /> Agent Quest
          </p>
          <h1 ref={heading} tabIndex={-1}>
            {title}
          </h1>
          <p class="lead soft">{lead}</p>
          {children}
        </div>
      </main>
    </div>
  )
}

/** A button that leads to another screen. */
export const Other = ({ question, button, onPress }: { question?: string; button: string; onPress: () => void }) => (
  <p class="soft">
    {question}{' '}
    <button type="button" class="link" onClick={onPress}>
      {button}
    </button>
  </p>
)
