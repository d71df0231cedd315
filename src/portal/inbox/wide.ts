/** Whether there is room for the opened request beside the list; inbox.css has the same width. */
import { useEffect, useState } from 'preact/hooks'

const wide = matchMedia('(width >= 68.75rem)')

export function useWide() {
  const [isWide, setWide] = useState(wide.matches)
  useEffect(() => {
    const look = () => setWide(wide.matches)
    wide.addEventListener('change', look)
    return () => wide.removeEventListener('change', look)
  }, [])
  return isWide
}
