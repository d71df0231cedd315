import { profileView } from '../protocol/views.ts'
import { nothingElse } from '../../core/kit/exact.ts'
import type { Handlers } from '../protocol/tool.ts'

export const profile = {
  get_profile: async ({ core, agent, input }) => {
    nothingElse(input)
    return profileView(agent, await core.agents.standing(agent), core.world.now())
  },
} satisfies Partial<Handlers>
