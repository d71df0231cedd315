/** The accounts of humans, as their owners create and change them. */
import type { AccountPatch, PasswordChange, SignUp } from '../../../generated/inputs.js'
import { anyAccount, findAccount, holdAccount, insertAccount, setPassword, updateAccount } from '../../store/people/accounts.ts'
import { run, type Row, type Steps } from '../../store/index.ts'
import { endSessionsOf } from '../../store/people/sessions.ts'
import { countAccount } from '../log/account-count.ts'
import { beginLog, record } from '../log/audit.ts'
import { accept, findInvited } from './invitations.ts'
import { DomainError, found } from '../kit/errors.ts'
import { nothingElse } from '../kit/exact.ts'
import { newId } from '../kit/ids.ts'
import type { PasswordBrakes } from '../kit/passwords.ts'
import { requireProof } from '../kit/proof.ts'
import { asAdmin, type Admin } from '../kit/roles.ts'
import { mintSessionToken, sameText } from '../kit/secrets.ts'
import { methodsOf } from './second-factors.ts'
import { newSession, waiterOf, type Visit } from './sessions.ts'
import { staleVersion, type Expected } from '../kit/version.ts'
import { refuseWeak } from '../kit/weak-passwords.ts'
import type { Human, World } from '../kit/world.ts'
import { noteWrongPassword, wrongPassword } from './wrong-passwords.ts'

export type Account = Row<'accounts'>

export function accounts(
  world: World,
  brakes: PasswordBrakes,
  signup: {
    mode: 'open' | 'closed'
    setupCode: string
    /** A step of the transaction that creates the first account. */
    first: ((admin: Admin) => Steps<void>) | false
  },
) {
  /** Remembers that there is an account, so that the database is not asked again. */
  let settled = false

  /** Whether there is an account. The row of a deleted account stays, so once this is true it stays true. */
  async function isSettled() {
    settled ||= (await world.store.read(anyAccount, {})).length > 0
    return settled
  }

  return {
    /** Whether a stranger can create an account now. `setup` means that the next account is the first one. */
    async signupMode(): Promise<'open' | 'closed' | 'setup'> {
      return (await isSettled()) ? signup.mode : 'setup'
    },

    /** Creates an account and signs it in. The first one needs the setup code and becomes the admin. */
    async signUp(visit: Visit, { email: written, password, displayName, setupCode, invitation, ...rest }: Omit<SignUp, 'transport'>) {
      nothingElse(rest)
      const email = written.toLowerCase()
      refuseWeak(password, { email, displayName }, '/password')
      await brakes.beforeSignUp(visit.network)
      const first = !(await isSettled())
      if (first && !sameText(setupCode ?? '', signup.setupCode)) {
        throw new DomainError('setup_code_required', 'The first account needs the setup code. The server printed it when it started.')
      }
      if (!first && signup.mode === 'closed' && invitation === undefined)
        throw new DomainError('signup_closed', 'Sign-up is closed. Ask an admin of this service for an invitation.')
      const passwordHash = await world.passwords.hash(password, waiterOf(visit))
      const token = mintSessionToken()

      return world.store.transaction(function* () {
        // People who sign up take turns, because each must hold the count. If several use the setup code at once, before there is an account,
        // the first becomes the admin. The others become members, even if sign-up is closed.
        yield* countAccount(world)
        const isFirst = first && (yield* run(anyAccount, {})).length === 0
        const invited = invitation === undefined ? undefined : yield* findInvited(world, invitation, email)
        const role = isFirst ? 'admin' : (invited?.role ?? 'member')
        const now = world.now()
        const [account] = yield* run(insertAccount, {
          id: newId('acc', now),
          email,
          displayName,
          passwordHash,
          role,
          adminSince: role === 'admin' ? now : null,
          now,
        })
        if (!account) throw new DomainError('email_taken', 'An account with this e-mail address exists. Sign in instead.')
        if (invited) yield* accept(invited.id, account.id)
        yield* beginLog(world, account.id)
        yield* brakes.know(visit.network, account.email)
        const session = yield* newSession(world, account, visit, token.hash)
        const human: Human = {
          kind: 'human',
          accountId: account.id,
          sessionId: session.id,
          role,
          provenAt: now,
          signedDecisions: 'none',
          requestId: visit.requestId,
        }
        yield* record(world, human, {
          action: 'account.created',
          targetId: account.id,
          data: { role, ...(invited && { invitation_id: invited.id }) },
        })
        yield* record(world, human, { action: 'session.created', targetId: session.id })
        if (isFirst && signup.first) yield* signup.first(asAdmin(human))
        return { account, session, token: token.secret }
      })
    },

    async read(human: Human) {
      return found('account', await world.store.read(findAccount, { id: human.accountId }))
    },

    /** Changes what is given. Which approvals need a signature changes only with a fresh proof, and with a passkey to sign with. */
    update(human: Human, expected: Expected, patch: AccountPatch) {
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
    },

    /** Sets a new password and ends the account's other sessions. */
    async changePassword(human: Human, visit: Visit, { currentPassword: current, newPassword: wanted, ...rest }: PasswordChange) {
      nothingElse(rest)
      const [account] = await world.store.read(findAccount, { id: human.accountId })
      if (account) refuseWeak(wanted, account, '/new_password')
      // The current password proves enough only if it is enough to sign in.
      if ((await world.store.look(() => methodsOf(human.accountId))).length > 0) requireProof(world, human)
      await brakes.beforeChange(human.sessionId)
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
        yield* brakes.afterChange(human.sessionId)
        yield* record(world, human, {
          action: 'account.password_changed',
          targetId: human.accountId,
          data: { sessions_ended: ended.length },
        })
      })
    },
  }
}

const strength: Record<Account['signedDecisions'], number> = { none: 0, high: 1, all: 2 }
/** Whether fewer approvals need a signature. */
export const needsFewerSignatures = (before: keyof typeof strength, after: keyof typeof strength) => strength[after] < strength[before]
