/** LangChain: each tool as a structured tool, which holds its arguments against the schema before it calls. */
import { convertToOpenAITool } from '@langchain/core/utils/function_calling'
import { MultiServerMCPClient } from '@langchain/mcp-adapters'
import { drive } from './drive.ts'

interface Tool {
  name: string
  invoke(call: object): Promise<{ content: string }>
}

await drive(async (url, headers, tell) => {
  const client = new MultiServerMCPClient({ throwOnLoadError: true, mcpServers: { quest: { transport: 'http', url, headers } } })
  const tools: Tool[] = await client.getTools()
  const told = await tell(async (name, args) => {
    const tool = tools.find(one => one.name === name)!
    const { content } = await tool.invoke({ type: 'tool_call', id: crypto.randomUUID(), name, args })
    return JSON.parse(JSON.parse(content).text)
  })
  await client.close()
  return { tools: tools.map(tool => ({ name: tool.name, schema: convertToOpenAITool(tool).function.parameters })), told }
})
