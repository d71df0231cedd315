/** The service: its version, the address for agents, and its limits. */
import { Card, Copy, Facts } from '../pieces/index.ts'
import type { Service } from '../session.ts'

export const AboutService = ({ service: { name, version, mcp_url, mcp_protocol_versions, signup, limits } }: { service: Service }) => (
  <Card title="This service">
    <Facts
      rows={[
        ['Version', `${name} ${version}`],
        ['Agents connect at', <Copy label="the address for agents" text={mcp_url} />],
        ['MCP versions', mcp_protocol_versions.join(', ')],
        ['New accounts', signup === 'open' ? 'anybody can create one' : 'only people with an invitation'],
        ['Agents', `at most ${limits.agents_per_account} for each account`],
        ['Keys', `at most ${limits.active_keys_per_agent} active keys for each agent`],
        [
          'Requests',
          `${limits.requests_per_minute.toLocaleString('en')} a minute for you, ${limits.mcp_messages_per_minute.toLocaleString('en')} for each agent`,
        ],
        ['One request', `at most ${Math.floor(limits.body_bytes / 1024)} KB`],
        ['Online', `an agent that has called in the last ${limits.online_window_seconds} s`],
      ]}
    />
    <p class="flow wide">
      <a href="/reference">API reference</a>
      <a href="/reference/mcp">Reference for agents (MCP)</a>
      <a href="/console">Console for trying the API</a>
      <a href="/openapi.yaml">Contract (OpenAPI)</a>
    </p>
  </Card>
)
