/**
 * Receivers of webhooks, in a process of their own, so that what they cost is not counted as the service's. The number of servers is the
 * argument. The parent gets their ports, and then how long each message was on its way, in milliseconds.
 */
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

const tellMs = 20
let arrived: number[] = []
const ports = await Promise.all(
  Array.from({ length: Number(process.argv[2]) }, async () => {
    const server = createServer(async (req, res) => {
      let body = ''
      for await (const chunk of req.setEncoding('utf8')) body += chunk
      res.writeHead(204).end()
      arrived.push(Date.now() - Date.parse((JSON.parse(body) as { timestamp: string }).timestamp))
    }).listen(0, '127.0.0.1')
    await once(server, 'listening')
    return (server.address() as AddressInfo).port
  }),
)
process.send!({ ports })
setInterval(() => {
  if (arrived.length > 0) process.send!({ arrived })
  arrived = []
}, tellMs)
process.once('disconnect', () => process.exit())
