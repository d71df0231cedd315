/** An upstream over standard input and output. It writes each call into the file that its first argument names. */
import { appendFileSync } from 'node:fs'
import { Server } from '@modelcontextprotocol/server'
import { serveStdio } from '@modelcontextprotocol/server/stdio'

serveStdio(() => {
  const server = new Server({ name: 'clerk', version: '1' }, { capabilities: { tools: {} } })
  server.setRequestHandler('tools/list', () => ({ tools: [{ name: 'sign', inputSchema: { type: 'object' } }] }))
  server.setRequestHandler('tools/call', ({ params }) => {
    appendFileSync(process.argv[2]!, `${JSON.stringify(params.arguments)}\n`)
    return { content: [{ type: 'text', text: `Signed with ${process.env['PEN']}.` }] }
  })
  return server
})
