/** One clock for the whole page: every "3 min ago" and every countdown ticks together. */
import { createStore, useStore } from './store.ts'

const tickMs = 1_000
const clock = createStore(Date.now())
setInterval(() => clock.set(Date.now()), tickMs)

export const useNow = () => useStore(clock)
