import { only } from '../../core/kit/exact.ts'
import { pageView, tokenView } from '../../views/index.ts'
import { noContent, ok, type Handlers } from '../protocol/contract.ts'

export const tokens = {
  listTokens: async ({ core, human, query }) => ok(pageView(await core.tokens.list(human, query), token => tokenView(token, core.world))),

  issueToken: async ({ core, human, body }) => {
    const { token, secret } = await core.tokens.issue(human, body)
    return { status: 201, body: { token: tokenView(token, core.world), secret }, headers: { Location: `/v1/me/tokens/${token.id}` } }
  },

  getToken: async ({ core, human, path }) => ok(tokenView(await core.tokens.read(human, path.id), core.world)),

  rotateToken: async ({ core, human, path, body }) => {
    const { token, secret, replaced } = await core.tokens.rotate(human, path.id, only(body, 'overlapSeconds'))
    return ok({ token: tokenView(token, core.world), secret, replaced: tokenView(replaced, core.world) })
  },

  revokeToken: async ({ core, human, path }) => {
    await core.tokens.revoke(human, path.id)
    return noContent
  },
} satisfies Partial<Handlers>
