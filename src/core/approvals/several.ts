/** One answer of the human to several requests. Each is settled in its own transaction, one after another, and has a result of its own. */
import { findOwnApproval } from '../../store/approvals/approvals.ts'
import { DomainError, type ErrorCode } from '../kit/errors.ts'
import { onceInParts } from '../kit/once.ts'
import { expectedOfEach, type Expected } from '../kit/version.ts'
import type { Human, ShownApproval } from '../kit/world.ts'
import type { ActingWorld } from './actions.ts'
import { approvals } from './approvals.ts'
import { reports, type Outcome } from './reports.ts'
import type { Signature } from './signing.ts'

export const several = { decide, say }

interface Chosen {
  ids: readonly string[]
  /** The versions that the human saw. */
  versions: readonly number[] | undefined
}
interface Settled {
  id: string
  /** Undefined if there is none. */
  shown: ShownApproval | undefined
  code: ErrorCode | null
}

interface Said {
  note: string | undefined
  signature: Signature | undefined
}
function decide(world: ActingWorld, human: Human, chosen: Chosen, decision: 'approve' | 'deny', said: Said) {
  const rule = decision === 'approve' ? approvals.approveAmongOthers : approvals.deny
  return settle(world, human, chosen, (by, id, expected) => rule(world, by, id, expected, said))
}

function say(world: ActingWorld, human: Human, chosen: Chosen, said: { outcome: Outcome; note: string | null }) {
  return settle(world, human, chosen, (by, id, expected) => reports.say(world, by, id, expected, said))
}

type Settle = (by: Human, id: string, expected: Expected) => Promise<ShownApproval>

async function settle(world: ActingWorld, human: Human, { ids, versions }: Chosen, one: Settle): Promise<Settled[]> {
  const expected = expectedOfEach(ids, versions)
  return onceInParts(world, human, async partOf => {
    const settled: Settled[] = []
    for (const [i, id] of ids.entries()) {
      try {
        settled.push({ id, shown: await one(partOf(id), id, expected(i)), code: null })
      } catch (error) {
        if (!(error instanceof DomainError)) throw error
        const [shown] = await world.store.read(findOwnApproval, { id, ownerId: human.accountId })
        settled.push({ id, shown, code: error.code })
      }
    }
    return settled
  })
}
