/**
 * Unsaved changes. The human is asked before they leave the screen and warned before they close the page. A new sign-in restores the
 * changes.
 */
import { useLayoutEffect, useState } from 'preact/hooks'
import { Button, Dialog } from '../../pieces/index.ts'
import { beforeLeaving } from '../../router.ts'
import type { Draft, Quest } from './draft.ts'

/** By account and quest, so that another person who signs in does not find them. */
export const unsavedDrafts = new Map<string, { draft: Draft; base: Quest | undefined }>()

export function AskBeforeLeaving({ onForget }: { onForget(): void }) {
  const [goOn, setGoOn] = useState<() => void>()
  useLayoutEffect(() => {
    const warn = (event: BeforeUnloadEvent) => event.preventDefault()
    const stopAsking = beforeLeaving(go => setGoOn(() => go))
    window.addEventListener('beforeunload', warn)
    return () => {
      stopAsking()
      window.removeEventListener('beforeunload', warn)
    }
  }, [])
  if (!goOn) return null

  const stay = () => setGoOn(undefined)
  const leave = () => {
    onForget()
    goOn()
  }
  return (
    <Dialog title="Leave without saving?" onClose={stay}>
      <p>Your changes are not saved. If you leave, they are lost.</p>
      <div class="form-end flow">
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
