/** What admins do with accounts and invitations. */
import { only } from '../../core/kit/exact.ts'
import { accountView, invitationView, linkOf, pageView } from '../../views/index.ts'
import { noContent, ok, type Handlers } from '../protocol/contract.ts'
import { ifMatch, shown } from '../protocol/etag.ts'

export const admin = {
  adminListAccounts: async ({ core, human, query }) => ok(pageView(await core.people.list(human, query), accountView)),
  adminGetAccount: async ({ core, human, path }) => shown(accountView(await core.people.readAny(human, path.id))),
  adminUpdateAccount: async ({ core, human, path, headers, body }) =>
    shown(accountView(await core.people.changeRole(human, path.id, ifMatch(headers['if-match']), only(body, 'role')))),
  adminCreateRecoveryLink: async ({ core, human, path, body, service }) => {
    const { token, expiresAt } = await core.recovery.start(human, path.id, only(body, 'secondFactors'))
    return ok({ url: linkOf(service.publicUrl, 'recover', token), expiresAt })
  },

  adminListInvitations: async ({ core, human, query }) =>
    ok(pageView(await core.invitations.list(human, query), one => invitationView(one, core.world))),
  adminGetInvitation: async ({ core, human, path }) => ok(invitationView(await core.invitations.find(human, path.id), core.world)),
  adminCreateInvitation: async ({ core, human, body, service }) => {
    const { invitation, token, isMailed } = await core.invitations.create(human, body)
    const url = linkOf(service.publicUrl, 'invite', token)
    return {
      status: 201 as const,
      body: { invitation: invitationView(invitation, core.world), url, mailed: isMailed },
      headers: { Location: `/v1/admin/invitations/${invitation.id}` },
    }
  },
  adminRevokeInvitation: async ({ core, human, path }) => {
    await core.invitations.revoke(human, path.id)
    return noContent
  },

  adminSuspendAccount: async ({ core, human, path, body }) =>
    shown(accountView(await core.people.suspend(human, path.id, only(body, 'reason')))),
  adminResumeAccount: async ({ core, human, path }) => shown(accountView(await core.people.resume(human, path.id))),
} satisfies Partial<Handlers>
