/** THE AGENTS' DOOR: POST /mcp, for both eras of the Model Context Protocol. */
import type { Request, Response } from 'express'
import type { Config } from '../config.ts'
import type { Core } from '../core/index.ts'
import type { Agent } from '../core/world.ts'
import { bodyType, parseJson, readBody, type Inexact, type InFlight } from '../http/body.ts'
import { exchangeOf, respond } from '../http/exchange.ts'
import type { Origins } from '../http/origin.ts'
import { rateLimit } from '../http/rate-limit.ts'
import { Refusal } from '../http/refusal.ts'
import type { Log } from '../log.ts'
import { authentication } from './authenticate.ts'
import type { Catalogue } from './catalogue.ts'
import { invalidRequest } from './message.ts'
import { protocol } from './protocol.ts'
import { codes, Fault, refuse } from './result.ts'
import { switchboard } from './streams.ts'

export { agentQuest } from './agent-quest.ts'
export type { Catalogue } from './catalogue.ts'
export { oauthDoor } from './oauth.ts'
export { protocolVersions } from './version.ts'

/** What a page of an allowed origin may send, and read of the answer. */
const sendable = 'Authorization, Content-Type, Accept, MCP-Protocol-Version, Mcp-Method, Mcp-Name, Mcp-Session-Id, Last-Event-ID'
const readable = 'WWW-Authenticate, X-Request-ID, RateLimit, RateLimit-Policy, Retry-After'
const mostInBatch = 100
const serviceDescription =
  'Quests for software agents: small, checkable pieces of work. Humans keep the brake: they approve what their agents may not do alone.'
const iconAt = (publicUrl: string) => ({ src: `${publicUrl}/icon.svg`, mimeType: 'image/svg+xml', sizes: ['any'] })
/** All agents of an account together may send as much as so many of them. Otherwise an account could send more by making more agents. */
const agentsAtOnce = 10

interface Means {
  core: Core
  /** What is offered here. */
  catalogue: Catalogue
  config: Pick<Config, 'limits'>
  publicUrl: string
  origins: Origins
  inFlight: InFlight
  log: Log
  version: string
}

/** Answers one request to /mcp. The steps are in the order in which they are taken. */
export function agentsDoor({ core, catalogue, config: { limits }, publicUrl, origins, inFlight, log, version }: Means) {
  const now = () => core.world.now()
  const failures = rateLimit({ most: limits.requestsPerMinute, perSeconds: 60, policy: 'failures', now })
  const messages = rateLimit({ most: limits.mcpMessagesPerMinute, perSeconds: 60, burst: limits.mcpBurst, policy: 'messages', now })
  const ofAccount = rateLimit({
    most: limits.mcpMessagesPerMinute * agentsAtOnce,
    perSeconds: 60,
    burst: limits.mcpBurst * agentsAtOnce,
    policy: 'messages of the account',
    now,
  })
  const serverInfo = { name: 'agent-quest-service', title: 'Agent Quest Service', version, websiteUrl: publicUrl }
  const introduction = { ...serverInfo, description: serviceDescription, icons: [iconAt(publicUrl)] }
  const authenticate = authentication({ core, publicUrl, failures })
  const answer = protocol({ core, catalogue, serverInfo, introduction, log })
  const lineTo = switchboard()

  return async (req: Request, res: Response) => {
    try {
      admitPage(req, res)
      if (askedByBrowser(req, res)) return
      requireEndpoint(req)
      const agent = await authenticate(req, res)
      const exchange = exchangeOf(res)
      exchange.actor = agent.id
      const counted = messages.take(agent.id)
      ofAccount.take(agent.owner.id)
      requireJson(req)
      let inexact: Inexact | undefined
      const body = parseJson(await readBody(req, limits.bodyBytes, inFlight), found => (inexact = found))
      exchange.headers.push(...(Array.isArray(body) && body.length > 1 ? countTheRest(body, agent) : counted))
      const line = lineTo(req, res)
      line.answer(await answer(body, { agent, headers: req.headers, exchange, line, inexact }))
    } catch (error) {
      refuse(res, error, log)
    }
  }

  /** A page may call if its whole origin is allowed, and then read the answer. Whoever is no page sends no Origin. */
  function admitPage(req: Request, res: Response) {
    if (req.headers.origin === undefined) return
    exchangeOf(res).headers.push(...origins.share(req, false, readable))
    if (!origins.admits(req)) throw new Refusal('origin_not_allowed', 'Pages of this origin may not call this service.')
  }

  /** A browser asks before it lets a page send, and sends no credentials with that. */
  function askedByBrowser(req: Request, res: Response) {
    const lines = req.method === 'OPTIONS' ? origins.preflight(req, 'POST', sendable) : []
    if (lines.length > 0) respond(res, 204, lines)
    return lines.length > 0
  }

  function countTheRest({ length }: unknown[], agent: Agent) {
    if (length > Math.min(mostInBatch, limits.mcpBurst)) throw invalidRequest('The batch has more messages than may come at once.')
    ofAccount.take(agent.owner.id, length - 1)
    return messages.take(agent.id, length - 1)
  }
}

function requireEndpoint(req: Request) {
  if (req.path !== '/') throw new Fault(codes.notFound, 'There is nothing at this path: send messages to /mcp.', { status: 404 })
  if (req.method !== 'POST')
    throw new Refusal('method_not_allowed', 'Send messages by POST. There are no sessions and no streams to GET.', { Allow: 'POST' })
}

function requireJson(req: Request) {
  const type = bodyType(req)
  if (type !== undefined && type !== 'application/json')
    throw new Refusal('unsupported_media_type', 'Send the message as application/json.')
}
