/**
 * How many bytes of request bodies an agent, an account and a network may send in a minute. Parsing a large body costs more than the rest of
 * its request, so it is charged before it is parsed.
 */
import type { Limits } from '../config.ts'
import { rateLimit } from './rate-limit.ts'

/**
 * Smaller bodies are free, because other limits bound their number. So nobody whose account or network is at its limit is kept from signing
 * in, from deciding, or from stopping an agent.
 */
const freeBytes = 4_096
/** The share of a minute that may arrive at once. */
const atOnce = 1 / 6
/** The allowances of an account with all its agents, and of a network, in allowances of an agent. */
const agentsOfAccount = 5
const agentsOfNetwork = 10

interface Senders {
  agent?: string
  account?: string | undefined
  network: string
}
export type Allowance = ReturnType<typeof bodyAllowance>

export function bodyAllowance({ bodyKilobytesPerMinute, bodyBytes, mcpBodyBytes }: Limits, now: () => number) {
  const allow = (agents: number) => {
    const most = agents * bodyKilobytesPerMinute * 1_000
    // Otherwise the largest body would never be allowed.
    const burst = Math.max(bodyBytes, mcpBodyBytes, Math.ceil(most * atOnce))
    return rateLimit({ most, perSeconds: 60, burst, policy: 'bytes', unit: 'bytes', now })
  }
  const [ofAgent, ofAccount, ofNetwork] = [allow(1), allow(agentsOfAccount), allow(agentsOfNetwork)]

  /** Charges a body to everybody who sends it, or refuses it. */
  return (bytes: number, { agent, account, network }: Senders) => {
    if (bytes <= freeBytes) return
    if (agent !== undefined) ofAgent.take(agent, bytes)
    if (account !== undefined) ofAccount.take(account, bytes)
    ofNetwork.take(network, bytes)
  }
}
