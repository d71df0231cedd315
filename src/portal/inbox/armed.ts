/** What has just taken the place of something else cannot be pressed yet: the second half of a double press was not meant for it. */
import { useEffect, useState } from 'preact/hooks'

const armMs = 700

export function useArmed() {
  const [armed, arm] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => arm(true), armMs)
    return () => clearTimeout(timer)
  }, [])
  return armed
}
