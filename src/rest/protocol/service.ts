import { ok, type Handlers } from './contract.ts'

export const service = {
  getServiceInfo: async ({ core, service }) => {
    const { limits } = core.world
    return ok({
      name: 'Agent Quest Service' as const,
      version: service.version,
      mcpUrl: `${service.publicUrl}/mcp`,
      mcpProtocolVersions: service.protocolVersions,
      signup: await core.accounts.signupMode(),
      channels: { types: core.channels.types(), pushKey: core.channels.means.pushKey },
      limits: { ...limits, onlineWindowSeconds: limits.onlineWindowMs / 1000 },
    })
  },
} satisfies Partial<Handlers>
