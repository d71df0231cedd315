/** What has just taken the place of something else cannot be pressed yet: the second half of a double press was not meant for it. */
import { useEffect, useState } from 'preact/hooks'
import { say } from '../pieces/toast.tsx'

const armMs = 700

export function useArmed() {
  const [armed, arm] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => arm(true), armMs)
    return () => clearTimeout(timer)
  }, [])
  return armed
}

/** No press is dropped without a word. */
export const sayTooSoon = () => say('It had only just come up, so nothing was pressed. Press again.')
