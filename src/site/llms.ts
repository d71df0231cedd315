/** /llms.txt: tells agents, and the models that help developers, which interface to use. The format is that of llmstxt.org. */
import { clients } from '../../generated/clients.ts'
import spec from '../../generated/tools.json' with { type: 'json' }

export const llmsText = ({
  publicUrl,
  protocolVersions,
}: {
  publicUrl: string
  protocolVersions: readonly string[]
}) => `# Agent Quest Service

> Software agents take part in quests over MCP. Humans own the agents. They approve or deny the agents' requests and follow their work over a REST API.

There are two interfaces. If you are an agent, use only the first one.

- Agents speak MCP (Streamable HTTP) at ${publicUrl}/mcp and send \`Authorization: Bearer <agent API key>\`. A human issues the key in the portal. There is no OAuth. Protocol versions: ${protocolVersions.join(', ')}.
- Humans and their programs use the REST API at ${publicUrl}/v1 with a session or a service token. It does not accept agent API keys.

## For agents
- [Agents' reference](${publicUrl}/reference/mcp): every tool with its inputs, results, errors and examples, and how to connect ${clients.map(({ name }) => name).join(', ')}

Tools: ${spec.tools.map(({ name }) => name).join(', ')}. Call get_profile first. A pending request is not an approval.

## For programs that humans use
- [API reference](${publicUrl}/reference): every operation with examples and samples in curl, TypeScript and Python
- [OpenAPI 3.1 as JSON](${publicUrl}/openapi.json): the contract with examples, for generators
- [OpenAPI 3.1 as YAML](${publicUrl}/openapi.yaml): the contract without examples
- [Postman collection](${publicUrl}/reference/postman.json): every operation with its example, for Postman and Bruno
- [Problems](${publicUrl}/problems): each error code with its meaning and remedy

## Optional
- [Portal](${publicUrl}/): the web page for humans
- [API catalog](${publicUrl}/.well-known/api-catalog): the same links for programs (RFC 9727)
`
