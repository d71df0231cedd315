/** Buttons that have just replaced others ignore presses for a moment: the second half of a double press was not meant for them. */
import { useEffect, useState } from 'preact/hooks'
import { say } from '../pieces/index.ts'

const waitMs = 700

export function useReady() {
  const [isReady, setReady] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setReady(true), waitMs)
    return () => clearTimeout(timer)
  }, [])
  return isReady
}

/** Every press that is ignored is mentioned. */
export const sayTooSoon = () => say('This request had only just appeared, so the press was ignored. Press again.')
