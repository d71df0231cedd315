/** Finds the agent that calls, by the key in the Authorization header and nothing else. */
import type { Request, Response } from 'express'
import type { Core } from '../core/index.ts'
import type { Refused } from '../core/keys.ts'
import { kindOfSecret } from '../core/kit/secrets.ts'
import { turns } from '../core/kit/turns.ts'
import type { Agent } from '../core/world.ts'
import { exchangeOf } from '../http/exchange.ts'
import type { RateLimit } from '../http/rate-limit.ts'
import { codes, Fault, realm } from './result.ts'

/**
 * The message for the holder of a key, and what the human can do. Only the holder of a key learns its state. For everyone else the key is
 * unknown.
 */
const reasons: Record<Refused['reason'], [reason: string, remedy?: string]> = {
  unknown: ['This is not a key of this service'],
  key_expired: ['The API key has expired', 'Your human can issue another'],
  key_revoked: ['The API key has been revoked', 'Your human can issue another'],
  key_replaced: ['The API key was replaced by another', 'Ask your human for the new one'],
  agent_suspended: ['The agent is suspended', 'Ask your human to resume it. This key then works again'],
  account_suspended: [
    "The account of the agent's owner is suspended",
    'This key works again when an admin of this service has resumed the account',
  ],
}
const sessionSent = "This is a human's session token, not an agent's key"

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
    const [reason, remedy] = kindOfSecret(secret) === 'session token' ? [sessionSent] : reasons[found.reason]
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
