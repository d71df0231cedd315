/** The agents of all owners, for admins who look for one. */
import type { AdminListAgentsQuery } from '../../../generated/inputs.js'
import { findAnyAgent, listAllAgents } from '../../store/people/all-agents.ts'
import { found } from '../kit/errors.ts'
import { nothingElse } from '../kit/exact.ts'
import { page, textFilter } from '../kit/page.ts'
import type { Admin } from '../kit/roles.ts'
import type { World } from '../kit/world.ts'

export const allAgents = { list, read }

function list(world: World, admin: Admin, asked: AdminListAgentsQuery) {
  const { status, q, ...rest } = asked
  nothingElse(rest)
  return page(world, admin.accountId, asked, {
    list: listAllAgents,
    of: {},
    where: { status, text: q !== undefined && textFilter(q) },
    keys: { created_at: row => row.id },
  })
}

async function read(world: World, _: Admin, id: string) {
  return found('agent', await world.store.read(findAnyAgent, { id }))
}
