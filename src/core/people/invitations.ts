/**
 * One-time links with which people sign up, also while sign-up is closed. The store has only the hash of a link's secret.
 *
 * The link that is sent by e-mail is another one for the same invitation. It names the invitation, and a code proves that the service made
 * it, so it is not stored. Whoever has it has read the mail, so it may say the invited address. The admin's own link may reach anybody.
 */
import type { InvitationToken, Invite, AdminListInvitationsQuery } from '../../../generated/inputs.js'
import { run, type Row, type Steps } from '../../store/index.ts'
import {
  countInvited,
  endInvitation,
  findInvitation,
  findInvitationOfLink,
  findOpenInvitation,
  insertInvitation,
  listAllInvitations,
  useInvitation,
} from '../../store/people/invitations.ts'
import { holdAccount } from '../../store/people/accounts.ts'
import { record } from '../log/audit.ts'
import { DomainError, found } from '../kit/errors.ts'
import { nothingElse } from '../kit/exact.ts'
import { newId } from '../kit/ids.ts'
import { act, refuseSecretAgain } from '../kit/once.ts'
import { page } from '../kit/page.ts'
import { brakes } from '../kit/passwords.ts'
import { mailedLinks } from '../kit/mailed-links.ts'
import { hashSecret, mintLinkToken } from '../kit/secrets.ts'
import { requireProof } from '../kit/proof.ts'
import { isActiveAdmin, type Admin } from '../kit/roles.ts'
import { queueMail } from '../reach/outbox.ts'
import type { Visit } from './sessions.ts'
import { day, type ReachWorld, type World } from '../kit/world.ts'

const openMs = 7 * day
/** How many invitations of an admin are sent by e-mail in a day. The admin sends the others. */
const mailsPerDay = 50

export type Invitation = Row<'invitations'>

export const invitations = { create, list, find, read, revoke, toMail }

async function create(world: ReachWorld, admin: Admin, { email: written, role, ...rest }: Invite) {
  nothingElse(rest)
  const token = mintLinkToken()
  const email = written?.toLowerCase() ?? null
  const { id, isMailed } = await act(world, admin, function* () {
    if (role !== 'member') requireProof(world, admin)
    const now = world.now()
    const invitation = {
      id: newId('inv', now),
      tokenHash: token.hash,
      email,
      role,
      createdBy: admin.accountId,
      expiresAt: now + openMs,
    }
    const isMailed = email !== null && world.reach.email && (yield* mayMail(world, admin))
    yield* run(insertInvitation, { ...invitation, now })
    if (isMailed) yield* queueMail(world, { id: invitation.id, accountId: admin.accountId }, 'account.invitation', 'An invitation')
    yield* record(world, admin, {
      action: 'invitation.created',
      targetId: invitation.id,
      data: { role, ...(email !== null && { reserved: true }) },
      kept: email,
    })
    return { id: invitation.id, isMailed }
  })
  refuseSecretAgain(admin, `If the link is lost, revoke the invitation ${id} and make another.`)
  const invitation = found('invitation', await world.store.read(findInvitation, { id }))
  return { invitation, token: token.secret, isMailed }
}

/** The admin is held, so that of many invitations at once only some are sent. */
function* mayMail(world: World, { accountId }: Admin): Steps<boolean> {
  yield* run(holdAccount, { id: accountId })
  const [invited] = yield* run(countInvited, { createdBy: accountId, since: world.now() - day })
  return invited!.n < mailsPerDay
}

/** The link that is to be sent to the invited address. Undefined if the invitation does not work any more. */
async function toMail(world: World, id: string) {
  const [invitation] = await world.store.read(findOpenInvitation, { id, now: world.now() })
  if (!invitation || !isActiveAdmin(invitation.maker)) return undefined
  return { token: mailed.tokenOf(world, id), expiresAt: invitation.expiresAt }
}

function list(world: World, admin: Admin, asked: AdminListInvitationsQuery) {
  nothingElse(asked)
  return page(world, admin.accountId, asked, {
    list: listAllInvitations,
    of: {},
    where: {},
    keys: { created_at: row => row.createdAt },
  })
}

async function find(world: World, _: Admin, id: string) {
  return found('invitation', await world.store.read(findInvitation, { id }))
}

/** What a link grants, for the person who has it. Wrong links count, as with recovery links. */
async function read(world: World, { network }: Visit, { token, ...rest }: InvitationToken) {
  nothingElse(rest)
  await brakes.beforeLink(world, network)
  return world.store.transaction(function* () {
    const invitation = yield* findUsable(world, token)
    if (!invitation) throw invalidLink('its link is not complete')
    yield* brakes.afterLink(world, network)
    const { role, email, maker, expiresAt } = invitation
    return { role, reserved: email !== null, email: mailed.idIn(world, token) ? email : null, invitedBy: maker.displayName, expiresAt }
  })
}

function revoke(world: World, admin: Admin, id: string) {
  return world.store.transaction(function* () {
    const [ended] = yield* run(endInvitation, { id, now: world.now() })
    if (ended) return yield* record(world, admin, { action: 'invitation.revoked', targetId: id, data: { role: ended.role } })
    const { accountId } = found('invitation', yield* run(findInvitation, { id }))
    if (accountId !== null)
      throw new DomainError('invalid_state', 'Somebody has signed up with this invitation. Suspend the account instead.')
  })
}

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
  const now = world.now()
  const id = mailed.idIn(world, token)
  const [invitation] = yield* id ? run(findOpenInvitation, { id, now }) : run(findInvitationOfLink, { tokenHash: hashSecret(token), now })
  return invitation && isActiveAdmin(invitation.maker) ? invitation : undefined
}

const mailed = mailedLinks('mailed invitation', 'inv')

const invalidLink = (reason: string) =>
  new DomainError('invalid_link', `This invitation was used or revoked, has expired, or ${reason}. Ask for a new one.`)
const invalidForSignUp = () => invalidLink('is for another e-mail address')
