/** How many connections there may be: in all, and from one network. A connection costs memory as long as it is open, whoever opens it. */
import { BlockList, isIPv6, type Socket } from 'node:net'
import type { Server } from 'node:http'
import type { Log } from '../log.ts'
import { networkOf } from './network.ts'

interface Bounds {
  most: number
  mostOfNetwork: number
  /** Through these come many people. */
  trustedProxies: readonly string[]
  log: Log
  /** What is said on a connection that is one too many. */
  refusal(): string
}

/** The log says at most this often that connections were refused. */
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
      // Said before anything was asked: a client reads it as the answer to what it sends first.
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
      'connections were refused, because there are too many; counted since the start',
    )
  }
  return { refused: () => refused }
}

/** Whether an address is in a list of addresses and networks. */
function listOf(entries: readonly string[]) {
  const list = new BlockList()
  for (const entry of entries) {
    const [address = '', bits] = entry.split('/')
    const family = isIPv6(address) ? 'ipv6' : 'ipv4'
    if (bits === undefined) list.addAddress(address, family)
    else list.addSubnet(address, Number(bits), family)
  }
  return (address: string) => list.check(address, isIPv6(address) ? 'ipv6' : 'ipv4')
}
