import { ok, type Handlers } from './contract.ts'

export const service = {
  getServiceInfo: async ({ core, service }) => {
    const { limits } = core.world
    return ok({
      name: 'Agent Quest Service' as const,
      version: service.version,
      mcp_url: `${service.publicUrl}/mcp`,
      mcp_protocol_versions: [...service.protocolVersions],
      signup: await core.accounts.signupMode(),
      limits: {
        agents_per_account: limits.agentsPerAccount,
        active_keys_per_agent: limits.activeKeysPerAgent,
        body_bytes: limits.bodyBytes,
        requests_per_minute: limits.requestsPerMinute,
        mcp_messages_per_minute: limits.mcpMessagesPerMinute,
        online_window_seconds: limits.onlineWindowMs / 1000,
      },
    })
  },
} satisfies Partial<Handlers>
