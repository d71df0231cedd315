/** How many messages an agent may send. */
import type { Config } from '../../config.ts'
import type { Agent } from '../../core/kit/world.ts'
import type { Exchange } from '../../http/exchange.ts'
import { rateLimit } from '../../http/rate-limit.ts'
import { Refusal } from '../../http/refusal.ts'
import { invalidRequest, isObject } from './message.ts'
import type { Instead } from './protocol.ts'
import { codes, Fault } from './result.ts'

const mostInBatch = 100
/** All agents of an account together may send as many messages as this number of agents. Otherwise more agents would mean more messages. */
const agentsAtOnce = 10
/**
 * Beyond its limit, an agent gets a tool error that its model can read. Beyond this multiple of the limit, it gets 429.
 */
const floodFactor = 5

export function messageCounts({ mcpMessagesPerMinute: most, mcpBurst: burst }: Config['limits'], now: () => number) {
  const allow = (times: number, policy: string) => rateLimit({ most: most * times, perSeconds: 60, burst: burst * times, policy, now })
  const [messages, messagesOfAccount] = [allow(1, 'messages'), allow(agentsAtOnce, 'messages of the account')]
  const [floods, floodsOfAccount] = [allow(floodFactor, 'floods'), allow(floodFactor * agentsAtOnce, 'floods of the account')]

  /** Counts towards the limits on floods, and throws beyond them. */
  function flood({ id, owner }: Agent, messages = 1) {
    floods.take(id, messages)
    floodsOfAccount.take(owner.id, messages)
  }

  /** Counts each message. Some clients end their session at a 429, so only floods get one. */
  function count(body: unknown, agent: Agent, exchange: Exchange): Instead | undefined {
    const sent: unknown[] = Array.isArray(body) ? body : [body]
    const { length } = sent
    if (length > Math.min(mostInBatch, burst)) throw invalidRequest(`The batch must not exceed ${Math.min(mostInBatch, burst)} messages.`)
    if (length > 1) flood(agent, length - 1)
    try {
      const counted = length === 0 ? 1 : sent.filter(message => !isFree(message)).length
      const stands = messages.take(agent.id, counted)
      messagesOfAccount.take(agent.owner.id, counted)
      exchange.headers.push(...stands)
      return undefined
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      exchange.isOverLimit = true
      const { 'Retry-After': retryAfter, ...stands } = error.headers
      exchange.headers.push(...Object.entries(stands).flat())
      return tooMany(Number(retryAfter))
    }
  }

  return { flood, count }
}

/**
 * Some clients list the tools in the middle of a call, after it has taken effect. If that were refused, its model would not see the answer.
 * Only the limit on floods counts it.
 */
const isFree = (message: unknown) => isObject(message) && message['method'] === 'tools/list'

function tooMany(seconds: number): Instead {
  const message = `Too many calls. Wait ${seconds} s.`
  return {
    tool: { code: 'rate_limited', message, retryAfterSeconds: seconds },
    fault: new Fault(codes.rateLimited, message, { data: { retry_after_seconds: seconds } }),
  }
}
