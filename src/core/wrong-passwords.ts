/** Records wrong passwords in the log, for the owner of the account and the admins: the first one at once, later ones together. */
import { countWrongPassword, dueWrongPasswords, holdAccount, tellWrongPasswords } from '../store/accounts.ts'
import { run, type Steps } from '../store/index.ts'
import { record } from './audit.ts'
import { minute, service, type System, type World } from './world.ts'

/** At most one entry for each account in this time, so that nobody can fill a log by guessing. */
const togetherMs = 15 * minute

/** Counts a wrong password in the background. If the answer waited for it, the time would reveal whether the account exists. */
export function noteWrongPassword(world: World, accountId: string, requestId: string) {
  world.store
    .transaction(function* () {
      const [account] = yield* run(countWrongPassword, { id: accountId })
      if (account && account.wrongPasswordsToldAt <= world.now() - togetherMs)
        yield* write(world, { kind: 'system', requestId }, accountId, account.wrongPasswords)
    })
    .catch((error: unknown) => world.log.warn({ err: error }, 'a wrong password was not recorded'))
}

/** Records the wrong passwords since the last entry, once enough time has passed. */
export async function tellDueWrongPasswords(world: World) {
  const before = world.now() - togetherMs
  for (const { id } of await world.store.read(dueWrongPasswords, { before })) {
    await world.store.transaction(function* () {
      const [account] = yield* run(holdAccount, { id })
      if (account && account.wrongPasswords > 0 && account.wrongPasswordsToldAt <= before)
        yield* write(world, service, id, account.wrongPasswords)
    })
  }
}

function* write(world: World, by: System, accountId: string, attempts: number): Steps<void> {
  yield* run(tellWrongPasswords, { id: accountId, now: world.now() })
  yield* record(world, by, {
    action: 'account.wrong_password',
    targetId: accountId,
    accountId: accountId,
    data: { attempts },
  })
}
