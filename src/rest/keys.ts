import { issuedView, keyView, pageView } from '../views.ts'
import { noContent, ok, type Handlers } from './contract.ts'

export const keys = {
  listAgentKeys: async ({ core, human, path, query }) =>
    ok(pageView(await core.keys.list(human, path.id, query), key => keyView(key, core.world))),

  issueAgentKey: async ({ core, human, path, body }) => ({
    status: 201,
    body: issuedView(await core.keys.issue(human, path.id, { label: body.label, expiresInDays: body.expires_in_days }), core.world),
  }),

  rotateAgentKey: async ({ core, human, path, body }) => {
    const rotated = await core.keys.rotate(human, path.id, path.key_id, body.overlap_seconds)
    return { status: 201, body: { ...issuedView(rotated, core.world), replaced: keyView(rotated.replaced, core.world) } }
  },

  revokeAgentKey: async ({ core, human, path }) => {
    await core.keys.revoke(human, path.id, path.key_id)
    return noContent
  },
} satisfies Partial<Handlers>
