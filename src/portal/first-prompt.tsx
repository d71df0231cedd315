/** What a human may say to an agent that has nothing to do yet. */
import { Copy } from './pieces/index.ts'

export const FirstPrompt = () => (
  <div class="said">
    <Copy label="what to tell the agent" text="Look at the open quests of Agent Quest, and join one that suits you." />
  </div>
)
