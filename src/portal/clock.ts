/** One clock for the page, so that all times tick together. */
import { createStore, useStore } from './store.ts'

const tickMs = 1_000
const clock = createStore(Date.now())
setInterval(() => clock.set(Date.now()), tickMs)

export const useNow = () => useStore(clock)
