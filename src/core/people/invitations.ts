/** One-time links with which people sign up, also while sign-up is closed. The store has only the hash of a link's secret. */
import type { InvitationToken, Invite, ListInvitationsQuery } from '../../../generated/inputs.js'
import { run, type Row, type Steps } from '../../store/index.ts'
import {
  endInvitation,
  findInvitation,
  findOpenInvitation,
  insertInvitation,
  listAllInvitations,
  useInvitation,
} from '../../store/people/invitations.ts'
import { record } from '../log/audit.ts'
import { DomainError, found } from '../kit/errors.ts'
import { nothingElse } from '../kit/exact.ts'
import { newId } from '../kit/ids.ts'
import { page } from '../kit/page.ts'
import type { PasswordBrakes } from '../kit/passwords.ts'
import { hashSecret, mintLinkToken } from '../kit/secrets.ts'
import { requireProof } from '../kit/proof.ts'
import { isActiveAdmin, type Admin } from '../kit/roles.ts'
import type { Visit } from './sessions.ts'
import { day, type World } from '../kit/world.ts'

const openMs = 7 * day

export type Invitation = Row<'invitations'>

export const invitations = (world: World, brakes: PasswordBrakes) => ({
  async create(admin: Admin, { email: written, role, ...rest }: Invite) {
    nothingElse(rest)
    if (role !== 'member') requireProof(world, admin)
    const token = mintLinkToken()
    const email = written?.toLowerCase() ?? null
    return world.store.transaction(function* () {
      const now = world.now()
      const invitation = {
        id: newId('inv', now),
        tokenHash: token.hash,
        email,
        role,
        createdBy: admin.accountId,
        expiresAt: now + openMs,
      }
      const [made] = yield* run(insertInvitation, { ...invitation, now })
      yield* record(world, admin, {
        action: 'invitation.created',
        targetId: invitation.id,
        data: { role, ...(email !== null && { reserved: true }) },
        kept: email,
      })
      return { invitation: made!, token: token.secret }
    })
  },

  list(_: Admin, asked: ListInvitationsQuery) {
    nothingElse(asked)
    return page(world, asked, {
      list: listAllInvitations,
      of: {},
      where: {},
      keys: { created_at: row => row.createdAt },
    })
  },

  /** What a link grants, for the person who has it. Wrong links count, as with recovery links. */
  async read({ network }: Visit, { token, ...rest }: InvitationToken) {
    nothingElse(rest)
    await brakes.beforeLink(network)
    return world.store.transaction(function* () {
      const invitation = yield* findUsable(world, token)
      if (!invitation) throw invalidLink('its link is not complete')
      yield* brakes.afterLink(network)
      const { role, email, maker, expiresAt } = invitation
      return { role, reserved: email !== null, invitedBy: maker.displayName, expiresAt }
    })
  },

  revoke(admin: Admin, id: string) {
    return world.store.transaction(function* () {
      const [ended] = yield* run(endInvitation, { id, now: world.now() })
      if (ended) return yield* record(world, admin, { action: 'invitation.revoked', targetId: id, data: { role: ended.role } })
      const { accountId } = found('invitation', yield* run(findInvitation, { id }))
      if (accountId !== null)
        throw new DomainError('invalid_state', 'Somebody has signed up with this invitation. Suspend the account instead.')
    })
  },
})

/** The invitation of a sign-up, if it still works and is for this address. */
export function* findInvited(world: World, token: string, email: string) {
  const invitation = yield* findUsable(world, token)
  if (!invitation || (invitation.email ?? email) !== email) throw invalidForSignUp()
  return invitation
}

/** Notes who signed up with an invitation. If somebody else was faster, it throws. */
export function* accept(id: string, accountId: string): Steps<void> {
  const [used] = yield* run(useInvitation, { id, accountId })
  if (!used) throw invalidForSignUp()
}

/** The state of an invitation, which follows from its times. */
export const invitationState = ({ accountId, revokedAt, expiresAt }: Invitation, now: number) =>
  accountId !== null ? 'accepted' : revokedAt !== null ? 'revoked' : expiresAt <= now ? 'expired' : 'open'

/** An invitation that still works. It ends with the role of the admin who made it. */
function* findUsable(world: World, token: string) {
  const [invitation] = yield* run(findOpenInvitation, { tokenHash: hashSecret(token), now: world.now() })
  return invitation && isActiveAdmin(invitation.maker) ? invitation : undefined
}

const invalidLink = (reason: string) =>
  new DomainError('invalid_link', `This invitation was used or revoked, has expired, or ${reason}. Ask for a new one.`)
const invalidForSignUp = () => invalidLink('is for another e-mail address')
