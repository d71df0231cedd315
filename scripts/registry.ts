/** generated/server.json: how the MCP registry lists the service, and the gate that stands in front of other servers. */

/** Who publishes it puts a namespace of their own here. The package of the gate says the same name, by which the registry checks its owner. */
export const registryName = 'com.example/agent-quest'

export function serverText({ title, version }: { title: string; version: string }) {
  const key = { description: 'The key of an agent, from the portal.', isRequired: true, isSecret: true }
  return `${JSON.stringify(
    {
      $schema: 'https://static.modelcontextprotocol.io/schemas/2025-12-11/server.schema.json',
      name: registryName,
      title,
      description: 'Agents ask their humans before they act, and take part in quests.',
      version,
      remotes: [
        {
          type: 'streamable-http',
          url: 'https://{host}/mcp',
          variables: { host: { description: 'The host of the service, such as quests.example.com.', isRequired: true } },
          headers: [{ name: 'Authorization', value: 'Bearer {key}', isRequired: true, isSecret: true, variables: { key } }],
        },
      ],
      packages: [
        {
          registryType: 'npm',
          identifier: 'agent-quest-gate',
          version,
          runtimeHint: 'npx',
          transport: { type: 'stdio' },
          packageArguments: [{ type: 'positional', value: 'mcp' }],
          environmentVariables: [
            { name: 'AQS_GATE', description: 'The gate.yaml, which agent-quest-gate init writes.', format: 'filepath', isRequired: true },
            { name: 'AQS_KEY', ...key },
          ],
        },
      ],
    },
    undefined,
    2,
  )}\n`
}
