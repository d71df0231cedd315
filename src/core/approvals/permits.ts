/** A permit allows one action outside the service: the agent may act once, before the permit lapses, and then reports what came of it. */
import { findApprovalOfAgent } from '../../store/approvals/approvals.ts'
import { run, type Report, type Row } from '../../store/index.ts'
import { lastPermits, reportPermit } from '../../store/approvals/permits.ts'
import { acting } from '../agents/acting.ts'
import { record } from '../log/audit.ts'
import { catchUp } from '../kit/due.ts'
import { canonical } from '../kit/canonical.ts'
import { DomainError } from '../kit/errors.ts'
import { noSuchApproval } from './pending.ts'
import { minute, type Agent, type ShownApproval, type World } from '../kit/world.ts'

/** The longest validity of a permit, which is also the default. */
export const mostValidMinutes = 24 * 60

/** The columns of a permit that begins now. The shortest of the given times counts. */
export const newPermit = (now: number, ...minutes: (number | null | undefined)[]) => ({
  permit: 'unused' as const,
  validUntil: now + Math.min(mostValidMinutes, ...minutes.map(one => one ?? mostValidMinutes)) * minute,
})

type Told = Omit<Report, 'at'>

export const permits = (world: World) => ({
  /** Records what came of an allowed action. The same report again changes nothing, and another one is refused. */
  async report(agent: Agent, id: string, told: Told): Promise<ShownApproval> {
    await catchUp(world, agent.owner.id)
    return world.store.transaction(function* () {
      yield* acting(agent)
      const [shown] = yield* run(findApprovalOfAgent, { id, agentId: agent.id })
      if (!shown) throw noSuchApproval()
      const { permit, report, kind, title } = shown.approval
      if (permit === null)
        throw new DomainError(
          'no_permit',
          'You have no permit for this: it is not an external action that was approved. There is nothing to report.',
        )
      if (report && isSame(report, told)) return shown
      const [reported] = yield* run(reportPermit, { id, report: { ...told, at: world.now() } })
      if (!reported) throw new DomainError('already_reported', `You have reported this as ${report!.outcome}. A report cannot be changed.`)
      const { outcome, note, links } = told
      yield* record(world, agent, {
        action: 'approval.outcome_reported',
        targetId: id,
        data: { kind, title, outcome, ...(note !== null && { note }) },
        kept: links,
      })
      return { ...shown, approval: reported }
    })
  },

  /** What came of the last permits of an agent. */
  async trackRecord(agentId: string) {
    const last = await world.store.read(lastPermits, { agentId })
    const reported = (outcome: Report['outcome']) => last.filter(({ report }) => report?.outcome === outcome).length
    const inState = (state: Row<'approvals'>['permit']) => last.filter(({ permit }) => permit === state).length
    return {
      yeses: last.length,
      done: reported('done'),
      failed: reported('failed'),
      notDone: reported('not_done'),
      unreported: inState('lapsed'),
      open: inState('unused'),
    }
  },
})

export type TrackRecord = Awaited<ReturnType<ReturnType<typeof permits>['trackRecord']>>

const isSame = ({ outcome, note, links }: Report, told: Told) =>
  canonical([outcome, note, links]) === canonical([told.outcome, told.note, told.links])
