/** How often agents call, how often they are refused, and what they earn: counted by the hour, and kept for 90 days. */
import type { GetAgentActivityQuery } from '../../../generated/inputs.js'
import { addActivity, forgetActivity, readActivity, readActivityOf, recentDecisions, type Counts } from '../../store/agents/activity.ts'
import { findAgent, idsOfUnarchived } from '../../store/agents/agents.ts'
import { run, type Row, type Steps } from '../../store/index.ts'
import { found } from '../kit/errors.ts'
import { nothingElse } from '../kit/exact.ts'
import { standingNow } from '../kit/online.ts'
import { turnOfLoop } from '../kit/turns.ts'
import { day, hour, type Principal, type World } from '../kit/world.ts'

const keptMs = 90 * day

const ranges = {
  '24h': { buckets: 24, bucketMs: hour },
  '7d': { buckets: 7 * 24, bucketMs: hour },
  '30d': { buckets: 30, bucketMs: day },
  '90d': { buckets: 90, bucketMs: day },
}
/** The hours of seven days, for a small picture of each agent. */
const week = { buckets: 28, bucketMs: 6 * hour, endsWith: hour }
/** After the weeks of this many agents are read, other requests have their turn. */
const agentsAtOnce = 8

/** Adds to what an agent did in this hour. */
export const addNow = (world: World, agentId: string, counts: Partial<Counts>): Steps<unknown> =>
  run(addActivity, { agentId, at: hourOf(world), calls: 0, refused: 0, errors: 0, points: 0, ...counts })

export const hourOf = (world: World) => world.now() - (world.now() % hour)

export const activity = { read, list, forget }

async function read(world: World, human: Principal, agentId: string, { range, ...rest }: GetAgentActivityQuery) {
  nothingElse(rest)
  found('agent', await world.store.read(findAgent, { id: agentId, ownerId: human.accountId, ...standingNow(world) }))
  const { from, bucketMs, ...over } = spanOf(world, ranges[range])
  const rows = await world.store.read(readActivity, { agentId, from, bucketMs })
  const requests = await world.store.read(recentDecisions, { agentId, ownerId: human.accountId, from })
  const [calls, refused, errors, points] = (['calls', 'refused', 'errors', 'points'] as const).map(name => over.count(rows, name))
  return {
    agentId,
    range,
    from,
    bucketSeconds: bucketMs / 1000,
    calls: calls!,
    refused: refused!,
    errors: errors!,
    points: points!,
    decisions: decisionsIn(requests),
  }
}

/** For all agents of a human that are not archived. */
async function list(world: World, human: Principal) {
  const { from, bucketMs, count } = spanOf(world, week)
  const ids = (await world.store.read(idsOfUnarchived, { ownerId: human.accountId })).map(({ id }) => id)
  const rows: (Counts & { agentId: string; at: number })[] = []
  for (let first = 0; first < ids.length; first += agentsAtOnce) {
    if (first > 0) await turnOfLoop()
    const some = ids.slice(first, first + agentsAtOnce)
    rows.push(...(await world.store.look(() => readActivityOf(some, { from, bucketMs }))))
  }
  const rowsOf = Map.groupBy(rows, row => row.agentId)
  const agents = ids
    .map(agentId => [agentId, rowsOf.get(agentId) ?? []] as const)
    .map(([agentId, its]) => ({
      agentId,
      calls: count(its, 'calls'),
      refused: count(its, 'refused'),
      errors: count(its, 'errors'),
    }))
    .filter(({ calls, refused }) => [...calls, ...refused].some(n => n > 0))
  return { from, bucketSeconds: bucketMs / 1000, agents }
}

/** Deletes some counts that are too old, and answers what it deleted. */
function forget(world: World) {
  return world.store.transaction(() => run(forgetActivity, { before: world.now() - keptMs }))
}

/** The buckets up to now. The last one ends with the current bucket, or with the current hour if it is longer. */
function spanOf(world: World, { buckets, bucketMs, endsWith = bucketMs }: { buckets: number; bucketMs: number; endsWith?: number }) {
  const end = world.now() - (world.now() % endsWith) + endsWith
  const from = end - buckets * bucketMs
  const count = (rows: (Counts & { at: number })[], name: keyof Counts) => {
    const series = Array.from({ length: buckets }, () => 0)
    // If the clock was put back, some hours lie in the future.
    for (const row of rows) if (row.at < end) series[(row.at - from) / bucketMs] = row[name]
    return series
  }
  return { from, bucketMs, count }
}

type Request = Pick<Row<'approvals'>, 'status' | 'byRule' | 'createdAt' | 'decidedAt'>

function decisionsIn(requests: Request[]) {
  const own = requests.filter(({ byRule, decidedAt }) => byRule === null && decidedAt !== null)
  const of = (status: Request['status']) => own.filter(one => one.status === status)
  const times = [...of('approved'), ...of('denied')].map(one => one.decidedAt! - one.createdAt).toSorted((a, b) => a - b)
  const middle = times.slice(Math.floor((times.length - 1) / 2), Math.floor(times.length / 2) + 1)
  return {
    approved: of('approved').length,
    denied: of('denied').length,
    expired: requests.filter(({ status }) => status === 'expired').length,
    byRule: requests.filter(({ byRule }) => byRule !== null).length,
    medianSeconds: middle.length === 0 ? null : Math.round(middle.reduce((sum, ms) => sum + ms, 0) / middle.length / 1000),
  }
}
