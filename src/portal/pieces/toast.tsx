/** `say('Key revoked')` tells in passing what was done, to eyes and to screen readers; `undo` offers the way back. */
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
  // What is said again takes the place of the same words.
  const others = said.get().filter(one => one.undo || one.text !== text)
  said.set([...others, { id, text, ...(undo && { undo }) }])
  setTimeout(() => forget(id), undo ? undoMs : shownMs)
}

/** Once, in the shell. */
export const Toasts = () => (
  <div class="toasts" role="status">
    {useStore(said).map(({ id, text, undo }) => (
      <div key={id} class="toast">
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

const forget = (id: number) => said.set(said.get().filter(one => one.id !== id))
