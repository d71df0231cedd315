/** The accounts of humans, as their owners change them. */
import type { AccountPatch, PasswordChange } from '../../../generated/inputs.js'
import { findAccount, holdAccount, setPassword, updateAccount } from '../../store/people/accounts.ts'
import { run, type Row } from '../../store/index.ts'
import { endSessionsOf } from '../../store/people/sessions.ts'
import { record } from '../log/audit.ts'
import { DomainError, found } from '../kit/errors.ts'
import { nothingElse } from '../kit/exact.ts'
import { brakes } from '../kit/passwords.ts'
import { requireProof } from '../kit/proof.ts'
import { methodsOf } from './second-factors.ts'
import { waiterOf, type Visit } from './sessions.ts'
import { staleVersion, type Expected } from '../kit/version.ts'
import { refuseWeak } from '../kit/weak-passwords.ts'
import type { Human, World } from '../kit/world.ts'
import { noteWrongPassword, wrongPassword } from './wrong-passwords.ts'

export type Account = Row<'accounts'>

export const accounts = { read, update, changePassword }

async function read(world: World, human: Human) {
  return found('account', await world.store.read(findAccount, { id: human.accountId }))
}

/** Changes what is given. Which approvals need a signature changes only with a fresh proof, and with a passkey to sign with. */
function update(world: World, human: Human, expected: Expected, patch: AccountPatch) {
  const { displayName: newName, signedDecisions: newDemand, ...rest } = patch
  nothingElse(rest)
  return world.store.transaction(function* () {
    const account = found('account', yield* run(holdAccount, { id: human.accountId }))
    if (!expected(account.version)) throw staleVersion(account.version)
    const { displayName = account.displayName, signedDecisions = account.signedDecisions } = {
      displayName: newName,
      signedDecisions: newDemand,
    }
    const changed = [
      ...(displayName === account.displayName ? [] : ['display_name']),
      ...(signedDecisions === account.signedDecisions ? [] : ['signed_decisions']),
    ]
    if (changed.length === 0) return account
    if (changed.includes('signed_decisions')) {
      requireProof(world, human)
      if (signedDecisions !== 'none' && !(yield* methodsOf(account.id)).includes('passkey'))
        throw new DomainError('invalid_state', 'Your account has no passkey to sign with. Add one first.')
    }
    const [updated] = yield* run(updateAccount, {
      id: account.id,
      version: account.version,
      displayName,
      signedDecisions,
      now: world.now(),
    })
    const loosened = needsFewerSignatures(account.signedDecisions, signedDecisions)
    yield* record(world, human, {
      action: 'account.updated',
      targetId: account.id,
      data: { changed, ...(loosened && { loosened }) },
      restricts: !loosened && !changed.includes('display_name'),
    })
    return updated!
  })
}

/** Sets a new password and ends the account's other sessions. */
async function changePassword(
  world: World,
  human: Human,
  visit: Visit,
  { currentPassword: current, newPassword: wanted, ...rest }: PasswordChange,
) {
  nothingElse(rest)
  const [account] = await world.store.read(findAccount, { id: human.accountId })
  if (account) refuseWeak(wanted, account, '/new_password')
  // The current password proves enough only if it is enough to sign in.
  if ((await world.store.look(() => methodsOf(human.accountId))).length > 0) requireProof(world, human)
  await brakes.beforeChange(world, human.sessionId)
  if (!(await world.passwords.verify(current, account?.passwordHash, waiterOf(visit))) || !account) {
    noteWrongPassword(world, human.accountId, human.requestId)
    throw wrongPassword()
  }
  const passwordHash = await world.passwords.hash(wanted, waiterOf(visit))
  await world.store.transaction(function* () {
    // If the password was changed after the check, this changes nothing, because the checked password is no longer the current one.
    const [changed] = yield* run(setPassword, { id: account.id, from: account.passwordHash, passwordHash, now: world.now() })
    if (!changed) throw wrongPassword()
    const ended = yield* run(endSessionsOf, { accountId: human.accountId, except: human.sessionId, now: world.now() })
    yield* brakes.afterChange(world, human.sessionId)
    yield* record(world, human, {
      action: 'account.password_changed',
      targetId: human.accountId,
      data: { sessions_ended: ended.length },
    })
  })
}

const strength: Record<Account['signedDecisions'], number> = { none: 0, high: 1, all: 2 }
/** Whether fewer approvals need a signature. */
export const needsFewerSignatures = (before: keyof typeof strength, after: keyof typeof strength) => strength[after] < strength[before]
