/** How humans change the e-mail address of their account, and take the change back. */
import { only } from '../../core/kit/exact.ts'
import { accountView, emailAddressView } from '../../views/index.ts'
import { noContent, ok, type Handlers } from '../protocol/contract.ts'
import { shown } from '../protocol/etag.ts'

export const email = {
  getEmail: async ({ core, human }) => ok(emailAddressView(await core.emailChanges.read(human))),
  changeEmail: async ({ core, human, body }) => ({
    status: 202 as const,
    body: emailAddressView(await core.emailChanges.ask(human, only(body, 'email'))),
  }),
  confirmEmail: async ({ core, human, visit, body }) =>
    shown(accountView(await core.emailChanges.confirm(human, visit, only(body, 'code')))),
  cancelEmailChange: async ({ core, human }) => {
    await core.emailChanges.giveUp(human)
    return noContent
  },

  readTakeBackLink: async ({ core, body, visit }) => ok(await core.emailChanges.readLink(visit, body)),
  takeBackEmail: async ({ core, body, visit }) => {
    await core.emailChanges.takeBack(visit, body)
    return noContent
  },
} satisfies Partial<Handlers>
