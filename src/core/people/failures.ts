/** Tells people when somebody tries several wrong passwords or codes at their account. */
import { countFailure, tellFailures } from '../../store/people/accounts.ts'
import { run, type Steps } from '../../store/index.ts'
import { record } from '../log/audit.ts'
import { hour, type System, type World } from '../kit/world.ts'

/** Whoever types their own password or code makes fewer mistakes in a row. */
const several = 5
/** People are told at most once in this time, so nobody can flood their channels. */
const betweenMs = hour

/** Counts a wrong password or code. A sign-in ends the count. It is a step of a transaction that holds the account, or nothing yet. */
export function* countFailed(world: World, by: System, accountId: string): Steps<void> {
  const [counted] = yield* run(countFailure, { id: accountId })
  if (!counted || counted.failures < several || counted.failuresToldAt > world.now() - betweenMs) return
  yield* run(tellFailures, { id: accountId, now: world.now() })
  yield* record(world, by, { action: 'account.attempts_failed', targetId: accountId, accountId, data: { attempts: counted.failures } })
}
