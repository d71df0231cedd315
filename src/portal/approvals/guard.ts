/** Buttons that have just replaced others ignore presses for a moment: the second half of a double press was not meant for them. */
import { useEffect, useState } from 'preact/hooks'
import { say } from '../pieces/index.ts'

export const guardMs = 700

/** Another `turn` is another replacement. */
export function useReady(turn = '') {
  const [readyFor, setReadyFor] = useState<string>()
  useEffect(() => {
    const timer = setTimeout(() => setReadyFor(turn), guardMs)
    return () => clearTimeout(timer)
  }, [turn])
  return readyFor === turn
}

/** The lines of the inbox have moved, because what stands above them has changed. For a moment their buttons take no press. */
export function guardLines() {
  const list = document.querySelector('.windowed')
  list?.toggleAttribute('data-moving', true)
  setTimeout(() => list?.toggleAttribute('data-moving', false), guardMs)
}

/** Says that a press was ignored. */
export const sayTooSoon = () => say('This request has only just appeared, so the press was ignored. Press again.')
