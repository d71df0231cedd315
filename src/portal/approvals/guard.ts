/** Buttons that have just replaced others ignore presses for a moment: the second half of a double press was not meant for them. */
import { useEffect, useState } from 'preact/hooks'
import { say } from '../pieces/index.ts'

export const guardMs = 700

/** Another `turn` is another replacement. */
export function useReady(turn = 0) {
  const [readyFor, setReadyFor] = useState<number>()
  useEffect(() => {
    const timer = setTimeout(() => setReadyFor(turn), guardMs)
    return () => clearTimeout(timer)
  }, [turn])
  return readyFor === turn
}

/** Says that a press was ignored. */
export const sayTooSoon = () => say('This request has only just appeared, so the press was ignored. Press again.')
