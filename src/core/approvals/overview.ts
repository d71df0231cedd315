/** The counts on an owner's home screen. They are read after each change, so this takes few statements, and each of them is bounded. */
import type { AgentState } from '../../store/agents/agents.ts'
import type { Row } from '../../store/index.ts'
import { agentsAtAGlance, countPending, countWaiting, mostSummed, sumByRule } from '../../store/approvals/overview.ts'
import { decimalOf } from '../kit/amounts.ts'
import { catchUp } from '../kit/due.ts'
import { standingNow } from '../kit/online.ts'
import { may } from '../kit/roles.ts'
import { day, hour, type Principal, type World } from '../kit/world.ts'

const [soonMs, weekMs] = [hour, 7 * day]
/** How many agents and currencies are named. */
const mostNamed = 10

export const overview = { read }

async function read(world: World, human: Principal) {
  const { accountId: ownerId } = human
  await catchUp(world, ownerId)
  const now = world.now()
  const { store } = world
  const from = now - weekMs
  const [requests, agents, sums, waiting] = await Promise.all([
    store.read(countPending, { ownerId, now, soon: now + soonMs }),
    store.read(agentsAtAGlance, { ownerId, ...standingNow(world) }),
    store.read(sumByRule, { ownerId, from }),
    may(human.role, 'review') ? store.read(countWaiting, {}) : undefined,
  ])
  const inState: Record<AgentState, number> = { online: 0, idle: 0, never: 0, refused: 0, suspended: 0, archived: 0 }
  for (const { state } of agents) inState[state]++
  const { pending, ...rest } = requests[0]!
  return {
    requests: { ...rest, pending, nextExpiresAt: pending > 0 ? rest.nextExpiresAt : null },
    submissionsWaiting: waiting ? waiting[0]!.n : null,
    agents: inState,
    agentsToCheck: agents
      .flatMap(reasonToCheck)
      .toSorted((a, b) => a.since - b.since)
      .slice(0, mostNamed),
    byRule: { since: from, ...summed(sums, new Map(agents.map(({ id, handle, name }) => [id, { id, handle, name }]))) },
  }
}

type Ref = Pick<Row<'agents'>, 'id' | 'handle' | 'name'>
type Glance = Ref & Pick<Row<'agents'>, 'lastSeenAt' | 'lastRefused' | 'silentSince'> & { state: AgentState }

function reasonToCheck({
  state,
  lastSeenAt,
  lastRefused,
  silentSince,
  ...its
}: Glance): { agent: Ref; because: 'refused' | 'silent'; since: number }[] {
  const agent = { id: its.id, handle: its.handle, name: its.name }
  // An agent whose last key has ended may have made no call since.
  if (state === 'refused') return [{ agent, because: 'refused', since: Math.max(lastSeenAt, lastRefused?.at ?? 0) }]
  return silentSince === null ? [] : [{ agent, because: 'silent', since: silentSince }]
}

interface Sum {
  agentId: string
  currency: string | null
  seen: number
  allowed: number
  units: number
}
function summed(sums: Sum[], agents: Map<string, Ref>) {
  const allowed = sums.filter(sum => sum.allowed > 0)
  return {
    allowed: countOf(allowed),
    isComplete: sums.reduce((sum, { seen }) => sum + seen, 0) < mostSummed,
    amounts: amountsOf(allowed),
    agents: [...Map.groupBy(allowed, ({ agentId }) => agentId)]
      .map(([agentId, its]) => ({ agent: agents.get(agentId)!, allowed: countOf(its), amounts: amountsOf(its) }))
      .toSorted((a, b) => b.allowed - a.allowed)
      .slice(0, mostNamed),
  }
}

const countOf = (sums: Sum[]) => sums.reduce((sum, { allowed }) => sum + allowed, 0)
const amountsOf = (sums: Sum[]) =>
  [...Map.groupBy(sums, ({ currency }) => currency)]
    .flatMap(([currency, its]) => (currency === null ? [] : [{ currency, units: its.reduce((sum, { units }) => sum + units, 0) }]))
    .toSorted((a, b) => b.units - a.units)
    .slice(0, mostNamed)
    .map(({ currency, units }) => ({ currency, value: decimalOf(units) }))
