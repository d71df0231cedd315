/** All planted faults, by noun. */
import { faultsOf, type Fault } from '../fault.ts'
import { agents } from './agents.ts'
import { approvals } from './approvals.ts'
import { doors } from './doors.ts'
import { log } from './log.ts'
import { people } from './people.ts'
import { portal } from './portal.ts'
import { postgres } from './postgres.ts'
import { quests } from './quests.ts'
import { reach } from './reach.ts'

export const faults: Record<string, Fault[]> = {
  people: faultsOf(people),
  agents: faultsOf(agents),
  quests: faultsOf(quests),
  approvals: faultsOf(approvals),
  log: faultsOf(log),
  reach: faultsOf(reach),
  doors: faultsOf(doors),
  portal: faultsOf(portal),
  postgres: faultsOf(postgres),
}
