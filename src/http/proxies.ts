import type { Request } from 'express'
import type { Log } from '../log.ts'
import { listOf } from './network.ts'

/** Private addresses, which an operator's own proxy is likely to have. Other addresses are not logged, because they may belong to a person. */
const isNearby = listOf(['127.0.0.0/8', '10.0.0.0/8', '172.16.0.0/12', '192.168.0.0/16', '100.64.0.0/10', '::1', 'fc00::/7'])

/**
 * Warns once, at the first request that has a forwarding header but does not come from a trusted proxy. If the proxy belongs to the
 * operator, all clients behind it count as one address, and one client can use up the limits of all.
 */
export function warnOfUnknownProxy(log: Log) {
  let warned = false
  return (req: Request) => {
    if (!warned && (req.headers['x-forwarded-for'] !== undefined || req.headers['forwarded'] !== undefined)) {
      const peer = req.socket.remoteAddress ?? ''
      const isTrusted = req.app.get('trust proxy fn') as (address: string, hop: number) => boolean
      if (!isTrusted(peer, 0)) {
        warned = true
        log.warn(
          isNearby(peer) ? { peer } : {},
          'A request has a forwarding header, but AQS_TRUSTED_PROXIES does not contain the address that sent it. If this is your proxy, add its address. Otherwise all clients behind it share one limit.',
        )
      }
    }
  }
}
