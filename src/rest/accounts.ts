import { accountView, signedInView } from '../views.ts'
import { sessionCookie } from './authenticate.ts'
import { noContent, ok, type Handlers } from './contract.ts'
import { etag, ifMatch } from './etag.ts'

export const accounts = {
  signUp: async ({ core, body, visit, service }) => {
    const signedIn = await core.accounts.signUp(visit, {
      email: body.email,
      password: body.password,
      displayName: body.display_name,
      setupCode: body.setup_code,
    })
    return {
      status: 201,
      body: signedInView(signedIn, body.transport),
      headers: body.transport === 'cookie' ? { 'Set-Cookie': sessionCookie(service.publicUrl, signedIn.token) } : {},
    }
  },

  getMe: async ({ core, human }) => {
    const account = await core.accounts.read(human)
    return { ...ok(accountView(account)), headers: etag(account.version) }
  },

  updateMe: async ({ core, human, body, headers }) => {
    const account = await core.accounts.update(human, ifMatch(headers['if-match']), { displayName: body.display_name })
    return { ...ok(accountView(account)), headers: etag(account.version) }
  },

  changePassword: async ({ core, human, visit, body }) => {
    await core.accounts.changePassword(human, visit, body.current_password, body.new_password)
    return noContent
  },
} satisfies Partial<Handlers>
