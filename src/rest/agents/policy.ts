import { accountPolicyView } from '../../views/index.ts'
import type { Handlers } from '../protocol/contract.ts'
import { ifMatch, shown } from '../protocol/etag.ts'

export const policy = {
  getPolicy: async ({ core, human }) => shown(accountPolicyView(await core.accountPolicy.read(human), core.world)),

  updatePolicy: async ({ core, human, headers, body }) =>
    shown(accountPolicyView(await core.accountPolicy.update(human, ifMatch(headers['if-match']), body), core.world)),
} satisfies Partial<Handlers>
