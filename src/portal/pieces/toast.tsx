/**
 * `say('Key revoked')` shows for some seconds what was done; `undo` adds an Undo button. `announce` says something to screen readers only.
 */
import { createStore, useStore } from '../store.ts'
import { Button } from './button.tsx'

interface Said {
  id: number
  text: string
  undo?: () => unknown
}

const shownMs = 6_000
const undoMs = 15_000
const said = createStore<Said[]>([])
let count = 0

export function say(text: string, { undo }: { undo?: () => unknown } = {}) {
  const id = ++count
  // The same text is shown once.
  const others = said.get().filter(one => one.undo || one.text !== text)
  said.set([...others, { id, text, ...(undo && { undo }) }])
  setTimeout(() => forget(id), undo ? undoMs : shownMs)
}

/** The shell shows this once. */
export const Toasts = () => (
  <div class="toasts" role="status">
    {useStore(said).map(({ id, text, undo }) => (
      <div key={id} class="toast flow nowrap">
        {text}
        {undo && (
          <Button
            small
            tone="quiet"
            onClick={() => {
              forget(id)
              undo()
            }}
          >
            Undo
          </Button>
        )}
      </div>
    ))}
  </div>
)

const announced = createStore({ text: '' })

/** For a change that sighted people can see without a message. */
export const announce = (text: string) => announced.set({ text })

/** A screen that announces shows this once. */
export const Announcements = () => (
  <p class="unseen" role="status">
    {useStore(announced).text}
  </p>
)

const forget = (id: number) => said.set(said.get().filter(one => one.id !== id))
