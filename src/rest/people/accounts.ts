import { only } from '../../core/kit/exact.ts'
import { accountView } from '../../views/index.ts'
import { noContent, ok, type Handlers } from '../protocol/contract.ts'
import { ifMatch, shown } from '../protocol/etag.ts'
import { signedIn } from './sessions.ts'

export const accounts = {
  signUp: async ({ core, body: { transport, ...applicant }, visit, service }) =>
    signedIn(await core.accounts.signUp(visit, applicant), transport, service),

  readInvitationLink: async ({ core, body, visit }) => ok(await core.invitations.read(visit, body)),

  getMe: async ({ core, human }) => shown(accountView(await core.accounts.read(human))),

  updateMe: async ({ core, human, body, headers }) =>
    shown(accountView(await core.accounts.update(human, ifMatch(headers['if-match']), body))),

  stopEverything: async ({ core, human }) => ok(await core.agents.stopEverything(human)),

  requestRecovery: async ({ core, body, visit }) => {
    await core.recovery.request(visit, only(body, 'email'))
    return { status: 202 as const }
  },
  readRecoveryLink: async ({ core, body, visit }) => ok(await core.recovery.read(visit, body)),
  recoverAccount: async ({ core, body, visit }) => {
    await core.recovery.use(visit, body)
    return noContent
  },

  changePassword: async ({ core, human, visit, body }) => {
    await core.accounts.changePassword(human, visit, body)
    return noContent
  },
} satisfies Partial<Handlers>
