/** Unread items: requests and work of an agent that someone else has ended, reviewed or asked about since the agent last saw them. */
import { markApprovalRead } from '../../store/approvals/approvals.ts'
import { run, type Row } from '../../store/index.ts'
import { markParticipationRead } from '../../store/quests/participations.ts'
import type { Approval, World } from '../kit/world.ts'

export type Inbox = ReturnType<typeof inbox>

interface Seen {
  approvals?: Approval[]
  participations?: Row<'participations'>[]
}

export const inbox = (world: World) => ({
  /** Marks these items as seen in the version that the agent got. If that fails, the agent gets them again. */
  async seen({ approvals = [], participations = [] }: Seen) {
    const [requests, works] = [approvals.filter(({ unread }) => unread), participations.filter(({ unread }) => unread)]
    if (requests.length + works.length === 0) return
    try {
      await world.store.transaction(function* () {
        // Items that have changed since they were read stay unread.
        for (const { id, version } of requests) yield* run(markApprovalRead, { id, version })
        for (const { id, version } of works) yield* run(markParticipationRead, { id, version })
      })
    } catch (error) {
      world.log.warn({ err: error }, 'what an agent has seen was not recorded')
    }
  },
})
