/** What happens by itself, for those who hear the page; those who see it see it. */
import { createStore, useStore } from '../store.ts'

const said = createStore({ text: '' })

export const aloud = (text: string) => said.set({ text })

export const Aloud = () => (
  <p class="unseen" role="status">
    {useStore(said).text}
  </p>
)
