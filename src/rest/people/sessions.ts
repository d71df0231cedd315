import type { Transport } from '../../../generated/inputs.js'
import type { Account } from '../../core/people/accounts.ts'
import type { Session } from '../../core/people/sessions.ts'
import { accountView, pageView, sessionView } from '../../views/index.ts'
import { sessionCookie } from '../protocol/authenticate.ts'
import { noContent, ok, type Handlers, type Service } from '../protocol/contract.ts'

export const sessions = {
  signIn: async ({ core, body: { transport, ...credentials }, visit, service }) =>
    signedIn(await core.sessions.signIn(visit, credentials), transport, service),

  listSessions: async ({ core, human, query }) =>
    ok(pageView(await core.sessions.list(human, query), session => sessionView(session, human.sessionId))),

  getSession: async ({ core, human, path }) => ok(sessionView(await core.sessions.read(human, path.id), human.sessionId)),

  signOut: async ({ core, human, service }) => {
    await core.sessions.signOut(human)
    return { ...noContent, headers: { 'Set-Cookie': sessionCookie(service.publicUrl) } }
  },

  revokeSession: async ({ core, human, path }) => {
    await core.sessions.revoke(human, path.id)
    return noContent
  },
} satisfies Partial<Handlers>

/** A new session, with its token either in the body or in a cookie that no script can read. */
export const signedIn = (
  { account, session, token }: { account: Account; session: Session; token: string },
  transport: Transport,
  { publicUrl }: Service,
) => ({
  status: 201 as const,
  body: { account: accountView(account), session: sessionView(session, session.id), token: transport === 'token' ? token : null },
  headers: { Location: `/v1/sessions/${session.id}`, ...(transport === 'cookie' && { 'Set-Cookie': sessionCookie(publicUrl, token) }) },
})
