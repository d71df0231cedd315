/**
 * Records wrong passwords in the log of the account, where its owner and all admins can read them. The first one is recorded at once. Those
 * that follow soon are only counted, and are recorded together in one entry. To `tell` of them means to write that entry.
 */
import { countWrongPassword, dueWrongPasswords, holdAccount, tellWrongPasswords } from '../../store/people/accounts.ts'
import { run, type Steps } from '../../store/index.ts'
import { record } from '../log/audit.ts'
import { countFailed } from './failures.ts'
import { DomainError } from '../kit/errors.ts'
import { minute, service, type System, type World } from '../kit/world.ts'

/** An account gets at most one entry in this time, so that nobody can fill a log by guessing. */
const togetherMs = 15 * minute

/**
 * Counts a wrong password in the background. If the answer waited for it, the time until the answer would reveal whether the account
 * exists.
 */
export function noteWrongPassword(world: World, accountId: string, requestId: string) {
  world.store
    .transaction(function* () {
      const [account] = yield* run(countWrongPassword, { id: accountId })
      if (account && account.wrongPasswordsToldAt <= world.now() - togetherMs)
        // Nobody knows who sent the password, so the service is the actor of the entry.
        yield* write(world, { kind: 'system', requestId }, accountId, account.wrongPasswords)
      yield* countFailed(world, { kind: 'system', requestId }, accountId)
    })
    .catch((error: unknown) => world.log.warn({ err: error }, 'a wrong password was not recorded'))
}

/** Records the counted wrong passwords of each account, if its last entry about them is old enough. The sweep calls this. */
export async function tellDueWrongPasswords(world: World) {
  const before = world.now() - togetherMs
  for (const { id } of await world.store.read(dueWrongPasswords, { before })) {
    await world.store.transaction(function* () {
      const [account] = yield* run(holdAccount, { id })
      // Another instance may have recorded them already.
      if (account && account.wrongPasswords > 0 && account.wrongPasswordsToldAt <= before)
        yield* write(world, service, id, account.wrongPasswords)
    })
  }
}

export const wrongPassword = () => new DomainError('wrong_password', 'The password is wrong.')

/** Sets the count to zero and writes the entry. */
function* write(world: World, by: System, accountId: string, attempts: number): Steps<void> {
  yield* run(tellWrongPasswords, { id: accountId, now: world.now() })
  yield* record(world, by, {
    action: 'account.wrong_password',
    targetId: accountId,
    accountId: accountId,
    data: { attempts },
  })
}
