/** The accounts of humans: their owners create and change them, and admins suspend them. */
import type { AdminListAccountsQuery, PasswordChange, SignUp } from '../../generated/inputs.js'
import {
  anyAccount,
  findAccount,
  holdAccount,
  holdAccountAndActiveAdmins,
  insertAccount,
  listAccounts,
  setAccountStatus,
  setPassword,
  setRole,
  updateAccount,
} from '../store/accounts.ts'
import { holdAgentsOf } from '../store/agents.ts'
import { holdPendingOfOwner } from '../store/approvals.ts'
import { run, type Row, type Steps } from '../store/index.ts'
import { holdMeta } from '../store/meta.ts'
import { endSessionsOf } from '../store/sessions.ts'
import { cancelApprovals } from './pending.ts'
import { beginLog, record } from './audit.ts'
import { accept, findInvited } from './invitations.ts'
import { DomainError, found } from './kit/errors.ts'
import { nothingElse } from './kit/exact.ts'
import { newId } from './kit/ids.ts'
import { page, textFilter } from './kit/page.ts'
import type { PasswordBrakes } from './kit/passwords.ts'
import { requireProof } from './proof.ts'
import { plantQuests, type NewQuest } from './quests.ts'
import { asAdmin, type Admin } from './roles.ts'
import { hashPassword, mintSessionToken, sameText, verifyPassword } from './kit/secrets.ts'
import { methodsOf } from './second-factors.ts'
import { newSession, waiterOf, type Visit } from './sessions.ts'
import { staleVersion, type Expected } from './kit/version.ts'
import { refuseWeak } from './kit/weak-passwords.ts'
import type { Human, World } from './world.ts'
import { noteWrongPassword, wrongPassword } from './wrong-passwords.ts'

export type Account = Row<'accounts'>

export function accounts(
  world: World,
  brakes: PasswordBrakes,
  signup: { mode: 'open' | 'closed'; setupCode: string; starters: NewQuest[] },
) {
  /** Remembers that there is an account, so that the database is not asked again. */
  let settled = false

  /** Whether there is an account. Accounts are never deleted, so once this is true it stays true. */
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
      const passwordHash = await hashPassword(password, waiterOf(visit))
      const token = mintSessionToken()

      return world.store.transaction(function* () {
        // Several people may use the setup code at once, before there is an account. They take turns, because each must hold the same row.
        // The first becomes the admin. The others become members, even if sign-up is closed.
        const isFirst = first && (yield* run(holdMeta, { name: 'secret' })) && (yield* run(anyAccount, {})).length === 0
        const invited = invitation === undefined ? undefined : yield* findInvited(world, invitation, email)
        const role = isFirst ? 'admin' : (invited?.role ?? 'member')
        const now = world.now()
        const [account] = yield* run(insertAccount, {
          id: newId('acc', now),
          email,
          displayName,
          passwordHash,
          role,
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
          requestId: visit.requestId,
        }
        yield* record(world, human, {
          action: 'account.created',
          targetId: account.id,
          data: { role, ...(invited && { invitation_id: invited.id }) },
        })
        yield* record(world, human, { action: 'session.created', targetId: session.id })
        if (isFirst) yield* plantQuests(world, asAdmin(human), signup.starters)
        return { account, session, token: token.secret }
      })
    },

    async read(human: Human) {
      return found('account', await world.store.read(findAccount, { id: human.accountId }))
    },

    /** Changes the display name, if one is given. */
    update(human: Human, expected: Expected, newName: string | undefined) {
      return world.store.transaction(function* () {
        const account = found('account', yield* run(holdAccount, { id: human.accountId }))
        if (!expected(account.version)) throw staleVersion(account.version)
        const displayName = newName ?? account.displayName
        if (displayName === account.displayName) return account
        const [updated] = yield* run(updateAccount, { id: account.id, version: account.version, displayName, now: world.now() })
        yield* record(world, human, {
          action: 'account.updated',
          targetId: account.id,
          data: { changed: ['display_name'] },
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
      if (!(await verifyPassword(current, account?.passwordHash, waiterOf(visit))) || !account) {
        noteWrongPassword(world, human.accountId, human.requestId)
        throw wrongPassword()
      }
      const passwordHash = await hashPassword(wanted, waiterOf(visit))
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

    /** All accounts. A filter is in use if its value is neither false nor undefined. */
    list(_: Admin, asked: AdminListAccountsQuery) {
      const { status, q, ...rest } = asked
      nothingElse(rest)
      return page(world, asked, {
        list: listAccounts,
        of: {},
        where: {
          active: status === 'active',
          suspended: status === 'suspended',
          text: q !== undefined && textFilter(q),
        },
        keys: { created_at: row => row.createdAt, email: row => row.email },
      })
    },

    async readAny(_: Admin, id: string) {
      return found('account', await world.store.read(findAccount, { id }))
    },

    /** Gives an account another role. Admins may lower themselves, except the last one. */
    async changeRole(admin: Admin, id: string, expected: Expected, role: Account['role']) {
      requireProof(world, admin)
      return world.store.transaction(function* () {
        const { account, isLastAdmin } = yield* holdForAdmin(admin, id)
        if (!expected(account.version)) throw staleVersion(account.version)
        if (role === account.role) return account
        if (isLastAdmin) throw new DomainError('last_admin', 'This is the last active admin. Make somebody else an admin first.')
        const [changed] = yield* run(setRole, { id, role, now: world.now() })
        yield* record(world, admin, {
          action: 'account.role_changed',
          targetId: id,
          accountId: id,
          data: { from: account.role, role },
        })
        return changed!
      })
    },

    /** Ends the account's sessions, refuses its agents and cancels their requests. */
    suspend(admin: Admin, id: string, reason: string | undefined) {
      return world.store.transaction(function* () {
        const { isLastAdmin } = yield* holdForAdmin(admin, id)
        if (id === admin.accountId || isLastAdmin)
          throw new DomainError('last_admin', 'You cannot suspend your own account or the last active admin.')
        const [suspended] = yield* run(setAccountStatus, { id, from: 'active', status: 'suspended', now: world.now() })
        if (!suspended) throw new DomainError('invalid_state', 'The account is already suspended.')
        // No session has an empty id, so all of them end.
        const ended = yield* run(endSessionsOf, { accountId: id, except: '', now: world.now() })
        // An agent must be held to act, so none of them can make a request that the next step would miss.
        yield* run(holdAgentsOf, { ownerId: id })
        yield* cancelApprovals(world, admin, yield* run(holdPendingOfOwner, { ownerId: id }), 'account_suspended')
        yield* record(world, admin, {
          action: 'account.suspended',
          targetId: id,
          accountId: id,
          data: { sessions_ended: ended.length, ...(reason && { reason }) },
        })
        return suspended
      })
    },

    /** Lets the owner sign in and the agents act again. Sessions and requests that the suspension ended stay ended. */
    resume(admin: Admin, id: string) {
      return world.store.transaction(function* () {
        found('account', yield* run(holdAccount, { id }))
        const [resumed] = yield* run(setAccountStatus, { id, from: 'suspended', status: 'active', now: world.now() })
        if (!resumed) throw new DomainError('invalid_state', 'The account is not suspended.')
        yield* record(world, admin, { action: 'account.resumed', targetId: id, accountId: id })
        return resumed
      })
    },
  }
}

/**
 * An account that an admin acts on. All active admins are held with it. Two admins may suspend or lower each other at the same time: the
 * one who comes second is no admin any more, and is refused.
 */
function* holdForAdmin(admin: Admin, id: string): Steps<{ account: Account; isLastAdmin: boolean }> {
  const held = yield* run(holdAccountAndActiveAdmins, { id })
  const activeAdmins = held.filter(({ role, status }) => role === 'admin' && status === 'active')
  if (!activeAdmins.some(one => one.id === admin.accountId)) throw new DomainError('admin_required', 'You are no longer an active admin.')
  const account = found(
    'account',
    held.filter(one => one.id === id),
  )
  return { account, isLastAdmin: activeAdmins.length === 1 && activeAdmins[0]!.id === id }
}
