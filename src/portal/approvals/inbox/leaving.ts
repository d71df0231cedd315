/** The ways to leave the open request. On a wide screen the next one opens. */
import { useState } from 'preact/hooks'
import { announce, say } from '../../pieces/index.ts'
import type { Approval, Ending } from '../board.ts'
import type { Queue } from './queue.ts'
import { useWide } from './room.ts'
import type { View } from './view.ts'
import type { Walk } from './walk.ts'
import { endWords } from '../words.ts'

export function useLeaving(queue: Queue, { postponed }: View, { open, after }: Walk) {
  const isWide = useWide()
  const [last, setLast] = useState<Approval>()
  return {
    /** What was decided last, if the next request has taken its place. */
    last,
    decided(approval: Approval, ending: Ending) {
      announce(endWords(approval))
      const to = isWide && ending === 'here' ? after(approval.id) : undefined
      setLast(to ? approval : undefined)
      if (to) open(to)
    },
    close(id: string) {
      const to = isWide ? after(id) : undefined
      queue.dismiss(id)
      open(to)
    },
    postpone(id: string) {
      const to = after(id)
      postponed.add(id)
      open(isWide ? to : undefined)
      say('Hidden on this device. Still waiting.', { undo: () => postponed.remove(id) })
    },
  }
}
export type Leaving = ReturnType<typeof useLeaving>
