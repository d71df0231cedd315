/** Unsaved changes: asked for before another screen comes, warned of before the page goes, and kept while the session ends and comes back. */
import { useLayoutEffect, useState } from 'preact/hooks'
import { Button } from '../pieces/button.tsx'
import { Dialog } from '../pieces/dialog.tsx'
import { beforeLeaving } from '../router.ts'
import type { Draft, Quest } from './draft.ts'

/** By account and quest: who signs in again finds them, another person does not. */
export const kept = new Map<string, { draft: Draft; base: Quest | undefined }>()

export function AskBeforeLeaving({ onForget }: { onForget(): void }) {
  const [goOn, ask] = useState<() => void>()
  useLayoutEffect(() => {
    const warn = (event: BeforeUnloadEvent) => event.preventDefault()
    const free = beforeLeaving(go => ask(() => go))
    window.addEventListener('beforeunload', warn)
    return () => {
      free()
      window.removeEventListener('beforeunload', warn)
    }
  }, [])
  if (!goOn) return null

  const stay = () => ask(undefined)
  const leave = () => {
    onForget()
    goOn()
  }
  return (
    <Dialog title="Leave without saving?" onClose={stay}>
      <p>What you have changed here is not saved. If you leave, it is gone.</p>
      <div class="form-end">
        <Button tone="main" onClick={stay}>
          Stay here
        </Button>
        <Button tone="deny" onClick={leave}>
          Leave without saving
        </Button>
      </div>
    </Dialog>
  )
}
