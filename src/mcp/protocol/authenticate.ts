/** Finds the agent that calls, by the key in the Authorization header and nothing else. */
import type { Request, Response } from 'express'
import type { Core } from '../../core/index.ts'
import { refusedBecause, type Refused } from '../../core/agents/keys.ts'
import { kindOfSecret } from '../../core/kit/secrets.ts'
import { turns } from '../../core/kit/turns.ts'
import type { Agent } from '../../core/kit/world.ts'
import { exchangeOf } from '../../http/exchange.ts'
import type { RateLimit } from '../../http/rate-limit.ts'
import { codes, Fault, realm } from './result.ts'

const sessionSent = "This is a human's session token, not an agent's key"
/** The key is unknown to the service, or to everyone but its holder. */
const unknownKey = 'This is not a key of this service'

/**
 * Invalid keys from an address do not use up the limit of a valid one, so each well-formed key is looked up. Networks take turns, so that
 * a flood of invented keys does not take all database connections. PostgreSQL has 16. SQLite needs no turns.
 */
const lookUp = turns({ atOnce: 8, most: 2_000, mostOfOne: 500, longestMs: 5_000 })

export function authentication({ core, publicUrl, failures }: { core: Core; publicUrl: string; failures: RateLimit }) {
  const howTo = 'Send "Authorization: Bearer <agent API key>". A human creates agents and keys'
  const unauthenticated = (reason: string, challenge: string, remedy = howTo) =>
    new Fault(codes.unauthenticated, `${reason}. ${remedy}. Portal: ${publicUrl}`, {
      status: 401,
      headers: ['WWW-Authenticate', challenge],
    })

  return async function authenticate(req: Request, res: Response): Promise<Agent> {
    const secret = /^Bearer +(\S+)$/i.exec(req.headers.authorization ?? '')?.[1]
    const { network } = exchangeOf(res)
    if (secret === undefined) {
      note(res, failures.take(`no key ${network}`))
      throw unauthenticated('This request has no key', realm)
    }
    const waiter = { name: network, isGone: () => res.destroyed }
    const found = await lookUp(waiter, () => core.keys.authenticate(secret, exchangeOf(res).id))
    if (!('reason' in found)) return found

    core.heartbeat.refused(found)
    note(res, failures.take(counted(found, secret, network)))
    const [reason, remedy] =
      kindOfSecret(secret) === 'session token' ? [sessionSent] : found.reason === 'unknown' ? [unknownKey] : refusedBecause[found.reason]
    throw unauthenticated(reason, `${realm}, error="invalid_token", error_description="${reason}"`, remedy)
  }
}

/**
 * Refusals of a key that was once valid are counted by key, and all others by address. So neither locks out the valid keys of an
 * address.
 */
function counted(refused: Refused, secret: string, network: string) {
  if (refused.reason !== 'unknown') return `${refused.agentId} ${refused.keyHint}`
  return kindOfSecret(secret) === 'agent key' ? network : `no key ${network}`
}

const note = (res: Response, lines: string[]) => exchangeOf(res).headers.push(...lines)
