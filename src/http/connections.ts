/** Limits the open connections, in total and for each network, because each one uses memory. */
import type { Socket } from 'node:net'
import type { Server } from 'node:http'
import type { Log } from '../log.ts'
import { listOf, networkOf } from './network.ts'

interface Bounds {
  most: number
  mostOfNetwork: number
  /** Trusted proxies are not limited, because many people share each one. */
  trustedProxies: readonly string[]
  log: Log
  /** The raw answer to a connection beyond the limit of its network. */
  refusal(): string
}

/** The log reports refused connections at most once in this period. */
const tellMs = 60_000

export function boundConnections(server: Server, { most, mostOfNetwork, trustedProxies, log, refusal }: Bounds) {
  const open = new Map<string, number>()
  const trusted = listOf(trustedProxies)
  let refused = 0
  let toldAt = -Infinity

  server.maxConnections = most
  server.on('drop', count)
  server.on('connection', (socket: Socket) => {
    const address = socket.remoteAddress
    if (address === undefined || trusted(address)) return
    const network = networkOf(address)
    const now = (open.get(network) ?? 0) + 1
    if (now > mostOfNetwork) {
      count()
      // This is sent before the client sends anything. The client takes it for the answer to its first request.
      socket.end(refusal())
      return socket.destroySoon()
    }
    open.set(network, now)
    socket.once('close', () => {
      const left = open.get(network)! - 1
      if (left > 0) open.set(network, left)
      else open.delete(network)
    })
  })

  function count() {
    refused++
    if (performance.now() - toldAt < tellMs) return
    toldAt = performance.now()
    log.warn(
      { refused, most, most_of_network: mostOfNetwork },
      'connections were refused because too many are open; `refused` counts all since the start',
    )
  }
  return { refused: () => refused }
}
