import { BlockList, isIPv6 } from 'node:net'
import type { Request } from 'express'
import type { Log } from '../log.ts'

/** Addresses where an operator's own proxy is likely to be. Only such an address is logged, because any other may belong to a person. */
const nearby = new BlockList()
for (const [network, bits] of [
  ['127.0.0.0', 8],
  ['10.0.0.0', 8],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
  ['100.64.0.0', 10],
] as const)
  nearby.addSubnet(network, bits)
nearby.addAddress('::1', 'ipv6')
nearby.addSubnet('fc00::', 7, 'ipv6')

/**
 * Warns once, at the first request that has a forwarding header and does not come from a trusted proxy. If that proxy is the operator's
 * own, all clients behind it count as one address, and one client that floods the service uses up the limits of all.
 */
export function warnOfUnknownProxy(log: Log) {
  let warned = false
  return (req: Request) => {
    if (!warned && (req.headers['x-forwarded-for'] !== undefined || req.headers['forwarded'] !== undefined)) {
      const peer = req.socket.remoteAddress ?? ''
      const isTrusted = req.app.get('trust proxy fn') as (address: string, hop: number) => boolean
      if (!isTrusted(peer, 0)) {
        warned = true
        const near = nearby.check(peer, isIPv6(peer) ? 'ipv6' : 'ipv4')
        log.warn(
          near ? { peer } : {},
          'A request says for whom it was forwarded, but AQS_TRUSTED_PROXIES does not name the address that it came from. If that is your proxy, name it: otherwise everybody behind it shares one limit.',
        )
      }
    }
  }
}
