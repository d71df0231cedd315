import { profileView } from '../views.ts'
import type { Handlers } from './tool.ts'

export const profile: Pick<Handlers, 'get_profile'> = {
  get_profile: ({ core, agent }) => profileView(agent, core.world.now()),
}
