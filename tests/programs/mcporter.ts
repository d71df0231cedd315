/** mcporter: a proxy whose methods are the tools; it looks up their schemas to make arguments of what it is given. */
import { createRuntime, createServerProxy } from 'mcporter'
import { drive } from './drive.ts'

await drive(async (url, headers, tell) => {
  const command = { kind: 'http', url: new URL(url), headers }
  const runtime = await createRuntime({ servers: [{ name: 'quest', command, source: { kind: 'local', path: '<test>' } }] })
  const proxy = createServerProxy(runtime, 'quest')
  const listed: { name: string; inputSchema: object }[] = await runtime.listTools('quest', { includeSchema: true })
  const camelCase = (name: string) => name.replace(/_(.)/g, (_, letter: string) => letter.toUpperCase())
  const told = await tell(async (name, given) => (await proxy[camelCase(name)](given)).structuredContent())
  await runtime.close()
  return { tools: listed.map(({ name, inputSchema }) => ({ name, schema: inputSchema })), told }
})
