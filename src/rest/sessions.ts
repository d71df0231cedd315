import { pageView, sessionView, signedInView } from '../views.ts'
import { sessionCookie } from './authenticate.ts'
import { noContent, ok, type Handlers } from './contract.ts'

export const sessions = {
  signIn: async ({ core, body, visit, service }) => {
    const signedIn = await core.sessions.signIn(visit, body)
    return {
      status: 201,
      body: signedInView(signedIn, body.transport),
      headers: body.transport === 'cookie' ? { 'Set-Cookie': sessionCookie(service.publicUrl, signedIn.token) } : {},
    }
  },

  listSessions: async ({ core, human, query }) =>
    ok(pageView(await core.sessions.list(human, query), session => sessionView(session, human.sessionId))),

  signOut: async ({ core, human, service }) => {
    await core.sessions.signOut(human)
    return { ...noContent, headers: { 'Set-Cookie': sessionCookie(service.publicUrl) } }
  },

  revokeSession: async ({ core, human, path }) => {
    await core.sessions.revoke(human, path.id)
    return noContent
  },
} satisfies Partial<Handlers>
