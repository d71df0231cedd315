/** The operations of reviewers, authors and admins. `asReviewer`, `asAuthor` and `asAdmin` refuse everybody whose role does not allow it. */
import { only } from '../../core/kit/exact.ts'
import { asAdmin, asAuthor, asReviewer } from '../../core/kit/roles.ts'
import { accountView, agentView, invitationView, linkOf, pageView, questView, reviewItemView, serviceLogView } from '../../views.ts'
import { noContent, ok, type Handlers } from '../protocol/contract.ts'
import { created, ifMatch, shown } from '../protocol/etag.ts'

export const admin = {
  adminListQuests: async ({ core, human, query }) => ok(pageView(await core.quests.listAll(asReviewer(human), query), questView)),

  createQuest: async ({ core, human, body }) => created(questView(await core.quests.create(asAuthor(human), body)), '/v1/admin/quests'),

  adminGetQuest: async ({ core, human, path }) => shown(questView(await core.quests.readAny(asReviewer(human), path.id))),
  updateQuest: async ({ core, human, path, headers, body }) =>
    shown(questView(await core.quests.update(asAuthor(human), path.id, ifMatch(headers['if-match']), body))),

  deleteQuest: async ({ core, human, path }) => {
    await core.quests.remove(asAuthor(human), path.id)
    return noContent
  },

  publishQuest: async ({ core, human, path }) => shown(questView(await core.quests.publish(asAuthor(human), path.id))),
  closeQuest: async ({ core, human, path }) => shown(questView(await core.quests.close(asAuthor(human), path.id))),
  reopenQuest: async ({ core, human, path, body }) =>
    shown(questView(await core.quests.reopen(asAuthor(human), path.id, only(body, 'closesAt') ?? null))),
  cancelQuest: async ({ core, human, path, body }) =>
    shown(questView(await core.quests.cancel(asAuthor(human), path.id, only(body, 'reason')))),

  listSubmissions: async ({ core, human, query }) => ok(pageView(await core.reviews.queue(asReviewer(human), query), reviewItemView)),
  acceptSubmission: async ({ core, human, path, body }) =>
    ok(reviewItemView(await core.reviews.accept(asReviewer(human), path.id, only(body, 'comment')))),
  requestRevision: async ({ core, human, path, body }) =>
    ok(reviewItemView(await core.reviews.requestRevision(asReviewer(human), path.id, only(body, 'comment')))),
  rejectSubmission: async ({ core, human, path, body }) =>
    ok(reviewItemView(await core.reviews.reject(asReviewer(human), path.id, only(body, 'comment')))),

  adminListAuditEvents: async ({ core, human, query }) => ok(pageView(await core.audit.serviceLog(asAdmin(human), query), serviceLogView)),

  adminListAccounts: async ({ core, human, query }) => ok(pageView(await core.people.list(asAdmin(human), query), accountView)),
  adminGetAccount: async ({ core, human, path }) => shown(accountView(await core.people.readAny(asAdmin(human), path.id))),
  adminUpdateAccount: async ({ core, human, path, headers, body }) =>
    shown(accountView(await core.people.changeRole(asAdmin(human), path.id, ifMatch(headers['if-match']), only(body, 'role')))),
  createRecoveryLink: async ({ core, human, path, body, service }) => {
    const { token, expiresAt } = await core.recovery.start(asAdmin(human), path.id, only(body, 'secondFactors'))
    return { status: 201 as const, body: { url: linkOf(service.publicUrl, 'recover', token), expiresAt } }
  },

  listInvitations: async ({ core, human, query }) =>
    ok(pageView(await core.invitations.list(asAdmin(human), query), one => invitationView(one, core.world))),
  createInvitation: async ({ core, human, body, service }) => {
    const { invitation, token } = await core.invitations.create(asAdmin(human), body)
    const url = linkOf(service.publicUrl, 'invite', token)
    return { status: 201 as const, body: { invitation: invitationView(invitation, core.world), url } }
  },
  revokeInvitation: async ({ core, human, path }) => {
    await core.invitations.revoke(asAdmin(human), path.id)
    return noContent
  },

  adminSuspendAccount: async ({ core, human, path, body }) =>
    ok(accountView(await core.people.suspend(asAdmin(human), path.id, only(body, 'reason')))),
  adminResumeAccount: async ({ core, human, path }) => ok(accountView(await core.people.resume(asAdmin(human), path.id))),

  adminListAgents: async ({ core, human, query }) => ok(pageView(await core.allAgents.list(asAdmin(human), query), agent => agent)),
  adminSuspendAgent: async ({ core, human, path, body }) =>
    shown(agentView(await core.agents.suspendAny(asAdmin(human), path.id, only(body, 'reason')), core.world)),
  adminResumeAgent: async ({ core, human, path }) => shown(agentView(await core.agents.resumeAny(asAdmin(human), path.id), core.world)),
} satisfies Partial<Handlers>
