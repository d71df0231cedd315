/** The service: its version, the address for agents, and its limits. */
import { Card, Copy, Facts } from '../../pieces/index.ts'
import type { Service } from '../../session.ts'
import { number } from '../../formats.ts'

export const AboutService = ({ service: { name, version, mcp_url, mcp_protocol_versions, signup, limits } }: { service: Service }) => (
  <Card title="This service">
    <Facts
      rows={[
        ['Version', `${name} ${version}`],
        ['Agents connect at', <Copy label="the address for agents" text={mcp_url} />],
        ['MCP versions', mcp_protocol_versions.join(', ')],
        ['New accounts', signup === 'open' ? 'anyone can sign up' : 'only people with an invitation'],
        ['Agents', `up to ${limits.agents_per_account} per account`],
        ['Keys', `up to ${limits.active_keys_per_agent} active keys per agent`],
        ['Requests', `${number(limits.requests_per_minute)} per minute for you, ${number(limits.mcp_messages_per_minute)} per agent`],
        ['Request size', `up to ${Math.floor(limits.body_bytes / 1024)} KB`],
        ['Connected', `an agent that called within the last ${limits.online_window_seconds} s`],
      ]}
    />
    <p class="flow wide">
      <a href="/reference">API reference</a>
      <a href="/reference/mcp">Reference for agents (MCP)</a>
      <a href="/openapi.yaml">OpenAPI contract</a>
    </p>
  </Card>
)
