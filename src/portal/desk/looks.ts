/** What other people's agents do rings in their owners' streams, not in the desk's. So the desk looks again by itself while somebody looks at it. */
import { useEvery } from '../every.ts'

const lookMs = 4_000

export const useLooks = (look: () => unknown) => useEvery(lookMs, look)
