/** How much room the inbox has. inbox.css has the same widths. */
import { useEffect, useState } from 'preact/hooks'

/** There is room for the opened request beside the list. */
export const useWide = () => useMatch(wide)
/** On a phone, the parts of a line are one below the other. */
export const useNarrow = () => useMatch(narrow)

const wide = matchMedia('(width >= 68.75rem)')
const narrow = matchMedia('(width < 40rem)')

function useMatch(query: MediaQueryList) {
  const [matches, setMatches] = useState(query.matches)
  useEffect(() => {
    const look = () => setMatches(query.matches)
    query.addEventListener('change', look)
    return () => query.removeEventListener('change', look)
  }, [])
  return matches
}
