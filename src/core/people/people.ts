/** What admins do with the accounts of others. */
import type { AdminListAccountsQuery } from '../../../generated/inputs.js'
import { findAccount, holdAccount, holdAccountAndActiveAdmins, listAccounts, setAccountStatus } from '../../store/people/accounts.ts'
import { holdAgentsOf } from '../../store/agents/agents.ts'
import { run, type Steps } from '../../store/index.ts'
import { endSessionsOf } from '../../store/people/sessions.ts'
import type { Account } from './accounts.ts'
import { giveRole } from './admins.ts'
import { record } from '../log/audit.ts'
import { DomainError, found } from '../kit/errors.ts'
import { nothingElse } from '../kit/exact.ts'
import { act } from '../kit/once.ts'
import { page, textFilter } from '../kit/page.ts'
import { requireVersion, type Expected } from '../kit/version.ts'
import { stop } from '../kit/stopping.ts'
import { requireProof } from '../kit/proof.ts'
import { isActiveAdmin, isThere, type Admin } from '../kit/roles.ts'
import type { World } from '../kit/world.ts'

export const people = { list, readAny, changeRole, suspend, resume }

/** All accounts. A filter is in use if its value is neither false nor undefined. */
function list(world: World, admin: Admin, asked: AdminListAccountsQuery) {
  const { status, q, ...rest } = asked
  nothingElse(rest)
  return page(world, admin.accountId, asked, {
    list: listAccounts,
    of: {},
    where: {
      active: status === 'active',
      suspended: status === 'suspended',
      deleted: status === 'deleted',
      text: q !== undefined && textFilter(q),
    },
    keys: { created_at: row => row.createdAt, email: row => row.email },
  })
}

async function readAny(world: World, _: Admin, id: string) {
  return found('account', await world.store.read(findAccount, { id }))
}

/** Gives an account another role. Admins may lower themselves, except the last one. */
async function changeRole(world: World, admin: Admin, id: string, expected: Expected, role: Account['role']) {
  requireProof(world, admin)
  return world.store.transaction(function* () {
    const { account, isLastAdmin } = yield* holdForAdmin(admin, id)
    requireVersion(expected, account)
    if (role === account.role) return account
    if (isLastAdmin) throw new DomainError('last_admin', 'This is the last active admin. Make somebody else an admin first.')
    return yield* giveRole(world, admin, account, role)
  })
}

/** Ends the account's sessions, refuses its agents, cancels their requests and ends their permits. */
async function suspend(world: World, admin: Admin, id: string, reason: string | undefined) {
  await act(world, admin, function* () {
    const { isLastAdmin } = yield* holdForAdmin(admin, id)
    if (id === admin.accountId || isLastAdmin)
      throw new DomainError('last_admin', 'You cannot suspend your own account or the last active admin.')
    const [suspended] = yield* run(setAccountStatus, { id, from: 'active', status: 'suspended', now: world.now() })
    if (!suspended) throw new DomainError('invalid_state', 'The account is already suspended.')
    // No session has an empty id, so all of them end.
    const ended = yield* run(endSessionsOf, { accountId: id, except: '', now: world.now() })
    // An agent must be held to act, so none of them can make a request that the next step would miss.
    yield* run(holdAgentsOf, { ownerId: id })
    yield* stop(world, admin, { reason: 'account_suspended', ownerId: id })
    yield* record(world, admin, {
      action: 'account.suspended',
      targetId: id,
      accountId: id,
      data: { sessions_ended: ended.length, ...(reason && { reason }) },
    })
  })
  // The record of the request, which is the admin's, keeps nothing about somebody else.
  return readAny(world, admin, id)
}

/** Lets the owner sign in and the agents act again. Sessions and requests that the suspension ended stay ended. */
async function resume(world: World, admin: Admin, id: string) {
  await act(world, admin, function* () {
    found('account', yield* run(holdAccount, { id }))
    const [resumed] = yield* run(setAccountStatus, { id, from: 'suspended', status: 'active', now: world.now() })
    if (!resumed) throw new DomainError('invalid_state', 'The account is not suspended.')
    yield* record(world, admin, { action: 'account.resumed', targetId: id, accountId: id })
  })
  return readAny(world, admin, id)
}

/**
 * An account that an admin acts on. All active admins are held with it. Two admins may suspend or lower each other at the same time: the
 * one who comes second is no admin any more, and is refused.
 */
function* holdForAdmin(admin: Admin, id: string): Steps<{ account: Account; isLastAdmin: boolean }> {
  const held = yield* run(holdAccountAndActiveAdmins, { id })
  const activeAdmins = held.filter(isActiveAdmin)
  if (!activeAdmins.some(one => one.id === admin.accountId)) throw new DomainError('admin_required', 'You are no longer an active admin.')
  const account = found('account', held.filter(one => one.id === id).filter(isThere))
  return { account, isLastAdmin: activeAdmins.length === 1 && activeAdmins[0]!.id === id }
}
