import { profileView } from '../agent-views.ts'
import type { Handlers } from './tool.ts'

export const profile = {
  get_profile: async ({ core, agent }) => profileView(agent, await core.agents.standing(agent), core.world.now()),
} satisfies Partial<Handlers>
