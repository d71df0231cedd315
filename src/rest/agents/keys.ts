import { only } from '../../core/kit/exact.ts'
import { keyView, pageView } from '../../views/index.ts'
import { noContent, ok, type Handlers } from '../protocol/contract.ts'

export const keys = {
  listAgentKeys: async ({ core, human, path, query }) =>
    ok(pageView(await core.keys.list(human, path.id, query), key => keyView(key, core.world))),

  getAgentKey: async ({ core, human, path }) => ok(keyView(await core.keys.read(human, path.id, path.key_id), core.world)),

  issueAgentKey: async ({ core, human, path, body }) => {
    const { key, secret } = await core.keys.issue(human, path.id, body)
    return { status: 201, body: { key: keyView(key, core.world), secret }, headers: { Location: `/v1/agents/${path.id}/keys/${key.id}` } }
  },

  rotateAgentKey: async ({ core, human, path, body }) => {
    const { key, secret, replaced } = await core.keys.rotate(human, path.id, path.key_id, only(body, 'overlapSeconds'))
    return ok({ key: keyView(key, core.world), secret, replaced: keyView(replaced, core.world) })
  },

  revokeAgentKey: async ({ core, human, path }) => {
    await core.keys.revoke(human, path.id, path.key_id)
    return noContent
  },
} satisfies Partial<Handlers>
