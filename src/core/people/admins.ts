/**
 * No admin takes over another. An account stays protected for a week after it stops being an admin. Otherwise an admin could lower another,
 * make a recovery link for the account, and raise it again.
 */
import { setRole } from '../../store/people/accounts.ts'
import { run, type Row, type Steps } from '../../store/index.ts'
import { record } from '../log/audit.ts'
import { DomainError } from '../kit/errors.ts'
import type { Admin } from '../kit/roles.ts'
import { day, type System, type World } from '../kit/world.ts'

type Account = Row<'accounts'>

/** How long an account is protected after it was an admin, and how long somebody must have been an admin before they can let it in again. */
const protectedMs = 7 * day

/** Gives a held account another role, and remembers since when it is an admin, or until when it was one and who lowered it. */
export function* giveRole(world: World, by: Admin | System, { id, ...before }: Account, role: Account['role']): Steps<Account> {
  const now = world.now()
  const lowering =
    before.role === 'admin'
      ? { adminUntil: now, loweredBy: by.kind === 'human' ? by.accountId : null }
      : { adminUntil: before.adminUntil, loweredBy: before.loweredBy }
  const [changed] = yield* run(setRole, { id, role, adminSince: role === 'admin' ? now : null, ...lowering, now })
  yield* record(world, by, { action: 'account.role_changed', targetId: id, accountId: id, data: { from: before.role, role } })
  return changed!
}

type Protected = Pick<Account, 'role' | 'adminUntil' | 'loweredBy'>
type Maker = Pick<Account, 'id' | 'adminSince'>

/** Why an admin may not let the owner of an account in again. Undefined if the admin may. */
export function refusalOfLink({ now }: Pick<World, 'now'>, maker: Maker, account: Protected): DomainError | undefined {
  if (account.role === 'admin')
    return new DomainError(
      'operator_required',
      'This account is an admin. Only the operator of this service can recover it, with make admin.',
    )
  const recently = now() - protectedMs
  if (account.adminUntil === null || account.adminUntil <= recently) return undefined
  const isSecond = maker.id !== account.loweredBy && maker.adminSince !== null && maker.adminSince <= recently
  if (isSecond) return undefined
  return new DomainError(
    'second_admin_required',
    'This account was an admin within the last 7 days. Only an admin who has been one for 7 days, and who did not lower this account, can make a link for it. The operator of this service can too, with make admin.',
  )
}
