import { only } from '../core/kit/exact.ts'
import { noContent, ok, type Handlers } from './contract.ts'
import { etag, ifMatch } from './etag.ts'
import { signedIn } from './sessions.ts'

export const accounts = {
  signUp: async ({ core, body: { transport, ...applicant }, visit, service }) =>
    signedIn(await core.accounts.signUp(visit, applicant), transport, service),

  getMe: async ({ core, human }) => {
    const account = await core.accounts.read(human)
    return { ...ok(account), headers: etag(account.version) }
  },

  updateMe: async ({ core, human, body, headers }) => {
    const account = await core.accounts.update(human, ifMatch(headers['if-match']), only(body, 'displayName'))
    return { ...ok(account), headers: etag(account.version) }
  },

  changePassword: async ({ core, human, visit, body }) => {
    await core.accounts.changePassword(human, visit, body)
    return noContent
  },
} satisfies Partial<Handlers>
