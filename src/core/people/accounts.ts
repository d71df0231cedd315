/** The accounts of humans, as their owners change them. */
import type { AccountPatch, PasswordChange } from '../../../generated/inputs.js'
import { findAccount, holdAccount, setPassword, updateAccount } from '../../store/people/accounts.ts'
import { run, type Row } from '../../store/index.ts'
import { listPasskeys } from '../../store/people/passkeys.ts'
import { endSessionsOf } from '../../store/people/sessions.ts'
import { record } from '../log/audit.ts'
import { fieldName } from '../log/events.ts'
import { changedIn } from '../kit/canonical.ts'
import { DomainError, found } from '../kit/errors.ts'
import { nothingElse } from '../kit/exact.ts'
import { brakes } from '../kit/passwords.ts'
import { permitLoosening } from '../kit/loosened.ts'
import { requireProof } from '../kit/proof.ts'
import { methodsOf } from './second-factors.ts'
import { waiterOf, type Visit } from './sessions.ts'
import { requireVersion, type Expected } from '../kit/version.ts'
import { unlimited } from '../kit/unlimited.ts'
import { signsFrom } from '../kit/webauthn.ts'
import { refuseWeak } from '../kit/weak-passwords.ts'
import type { Human, Principal, World } from '../kit/world.ts'
import { noteWrongPassword, wrongPassword } from './wrong-passwords.ts'

export type Account = Row<'accounts'>

export const accounts = { read, update, changePassword }

async function read(world: World, human: Principal) {
  return found('account', await world.store.read(findAccount, { id: human.accountId }))
}

/** Changes what is given. To need fewer signatures takes one. To need any takes a passkey that can sign. */
function update(world: World, human: Human, expected: Expected, patch: AccountPatch) {
  const { displayName, signedDecisions, ...rest } = patch
  nothingElse(rest)
  return world.store.transaction(function* () {
    const account = found('account', yield* run(holdAccount, { id: human.accountId }))
    requireVersion(expected, account)
    const changed = changedIn(account, { displayName, signedDecisions })
    if (changed.length === 0) return account
    const demand = signedDecisions ?? account.signedDecisions
    const loosened = needsFewerSignatures(account.signedDecisions, demand) && {
      loosened: true,
      ...(yield* permitLoosening(world, human, {
        operation: 'updateMe',
        targetId: account.id,
        members: ['/signed_decisions'],
        before: { signed_decisions: account.signedDecisions },
        after: { signed_decisions: demand },
      })),
    }
    const isNewDemand = changed.includes('signedDecisions')
    if (isNewDemand) {
      if (demand !== 'none') refuseUnsignable(yield* run(listPasskeys, { accountId: account.id }), world.now())
    }
    const [updated] = yield* run(updateAccount, {
      id: account.id,
      version: account.version,
      displayName: displayName ?? account.displayName,
      signedDecisions: demand,
      policy: isNewDemand ? { ...(account.policy ?? unlimited), narrowRisk: true } : account.policy,
      now: world.now(),
    })
    yield* record(world, human, {
      action: 'account.updated',
      targetId: account.id,
      data: { changed: changed.map(fieldName), ...loosened },
      restricts: !loosened && !changed.includes('displayName'),
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

/** Otherwise nobody could approve anything. */
function refuseUnsignable(passkeys: Row<'passkeys'>[], now: number) {
  const [first] = passkeys.map(signsFrom).toSorted((a, b) => a - b)
  if (first === undefined) throw new DomainError('invalid_state', 'Your account has no passkey to sign with. Add one first.')
  if (first > now) throw new DomainError('invalid_state', `Your passkey is new, so it can sign from ${new Date(first).toISOString()} on.`)
}

const strength: Record<Account['signedDecisions'], number> = { none: 0, high: 1, all: 2 }
/** Whether fewer approvals need a signature. */
export const needsFewerSignatures = (before: keyof typeof strength, after: keyof typeof strength) => strength[after] < strength[before]
