/** THE AGENTS' DOOR: POST /mcp, for both eras of the Model Context Protocol. */
import { Router, type Request, type Response } from 'express'
import type { Config } from '../config.ts'
import type { Core } from '../core/index.ts'
import type { Agent } from '../core/kit/world.ts'
import type { Allowance } from '../http/allowance.ts'
import { bodyType, readBody, type InFlight } from '../http/body.ts'
import { bodyEdges, dropBody, type BodyEdges } from '../http/edges.ts'
import { exchangeOf, respond } from '../http/exchange.ts'
import { mayHoldUnkeepable, parseJson, unkeepable, unkeepableIn, type Inexact } from '../http/json.ts'
import type { Origins } from '../http/origin.ts'
import { rateLimit } from '../http/rate-limit.ts'
import { Refusal } from '../http/refusal.ts'
import type { Log } from '../log.ts'
import { authentication } from './protocol/authenticate.ts'
import { invalidParams } from './protocol/call.ts'
import type { Catalogue } from './protocol/catalogue.ts'
import { messageCounts } from './protocol/counts.ts'
import { idAtEdge, isId, isObject } from './protocol/message.ts'
import { protocol, type Instead } from './protocol/protocol.ts'
import { codes, Fault, misfit, refuse } from './protocol/result.ts'
import { switchboard } from './protocol/streams.ts'

export { agentQuest } from './agent-quest.ts'
export type { Catalogue } from './protocol/catalogue.ts'
export { oauthDoor } from './protocol/oauth.ts'
export { protocolVersions } from './protocol/version.ts'

/** The headers that a page of an allowed origin may send, and those of the answer that it may read. */
const sendable =
  'Authorization, Content-Type, Accept, MCP-Protocol-Version, Mcp-Method, Mcp-Name, Mcp-Session-Id, Last-Event-ID, traceparent, tracestate'
const readable = 'WWW-Authenticate, X-Request-ID, RateLimit, RateLimit-Policy, Retry-After'
const serviceDescription =
  'Quests for software agents: small, checkable pieces of work. Humans stay in control: they approve the actions of their agents.'
const iconAt = (publicUrl: string) => ({ src: `${publicUrl}/icon.svg`, mimeType: 'image/svg+xml', sizes: ['any'] })
const mostNamed = 10

interface Means {
  core: Core
  /** The tools, resources and prompts of the endpoint. */
  catalogue: Catalogue
  config: Pick<Config, 'limits'>
  publicUrl: string
  origins: Origins
  inFlight: InFlight
  charge: Allowance
  log: Log
  version: string
}

/** The router of /mcp. The code lists the steps in order. */
export function agentsDoor({ core, catalogue, config: { limits }, publicUrl, origins, inFlight, charge, log, version }: Means) {
  const now = () => core.world.now()
  const failures = rateLimit({ most: limits.requestsPerMinute, perSeconds: 60, policy: 'failures', now })
  const messages = messageCounts(limits, now)
  const serverInfo = { name: 'agent-quest-service', title: 'Agent Quest Service', version, websiteUrl: publicUrl }
  const introduction = { ...serverInfo, description: serviceDescription, icons: [iconAt(publicUrl)] }
  const authenticate = authentication({ core, publicUrl, failures })
  const answer = protocol({ core, catalogue, serverInfo, introduction, log })
  const lineTo = switchboard()

  // oxlint-disable-next-line no-async-endpoint-handlers -- Express 5 handles rejections
  return Router().use(async (req: Request, res: Response) => {
    let agent: Agent | undefined
    /** Set while a refusal has to find the id of the request in a body that is not parsed. */
    let edges: BodyEdges | undefined
    try {
      admitPage(req, res)
      if (askedByBrowser(req, res)) return
      edges = bodyEdges()
      requireEndpoint(req)
      agent = await authenticate(req, res)
      const exchange = exchangeOf(res)
      exchange.actor = agent.id
      messages.flood(agent)
      requirePost(req)
      requireJson(req)
      const { network } = exchange
      const bytes = await readBody(req, { most: limits.mcpBodyBytes, network, inFlight, edges })
      charge(bytes.length, { agent: agent.id, account: agent.owner.id, network })
      edges = undefined
      let inexact: Inexact | undefined
      const body = parseJson(bytes, { takesAnyText: true, onInexact: found => (inexact = found) })
      const overLimit = messages.count(body, agent, exchange)
      const unkeepable = mayHoldUnkeepable(bytes) ? unkeepableArguments(body) : undefined
      const instead = overLimit ?? unkeepable ?? (inexact && inexactArgument(inexact))
      const line = lineTo(req, res)
      line.answer(await answer(body, { agent, headers: req.headers, exchange, line, instead }))
    } catch (error) {
      // A message that could not be read counts as a call too.
      if (agent) core.calls.count(agent.id, 'calls', 'errors')
      refuse(res, error, log, edges && (await idOfUnread(req, edges)))
    }
  })

  /** Clients match an answer with their request by its id, and some drop an error that has none. So it is read even if nothing else is. */
  async function idOfUnread(req: Request, edges: BodyEdges) {
    if (req.method !== 'POST') return undefined
    await dropBody(req, edges, limits.mcpBodyBytes)
    return idAtEdge(edges.first(), req.readableEnded ? edges.last() : '')
  }

  /** A page may call and read the answer if its origin is allowed. A client outside a browser sends no Origin. */
  function admitPage(req: Request, res: Response) {
    if (req.headers.origin === undefined) return
    exchangeOf(res).headers.push(...origins.share(req, false, readable))
    if (!origins.admits(req))
      throw new Refusal(
        'origin_not_allowed',
        'Pages of this origin cannot call this service. Its operator can allow the origin with AQS_ALLOWED_ORIGINS.',
      )
  }

  /** Before a browser lets a page send a request, it sends a preflight request without credentials. */
  function askedByBrowser(req: Request, res: Response) {
    const lines = req.method === 'OPTIONS' ? origins.preflight(req, 'POST', sendable) : []
    if (lines.length > 0) respond(res, 204, lines)
    return lines.length > 0
  }
}

/**
 * If a text that cannot be stored is in the arguments of a tool, the model is told, because it can correct the arguments.
 */
function unkeepableArguments(body: unknown): Instead | undefined {
  const { params, ...message } = isObject(body) ? body : { params: body }
  const { arguments: given, ...rest } = isObject(params) ? params : { rest: params }
  if (unkeepableIn([message, rest], 1).length > 0) {
    const { id } = message as { id?: unknown }
    throw new Fault(codes.parseError, unkeepable().message, { status: 400, id: isId(id) ? id : undefined })
  }
  const pointers = unkeepableIn(given, mostNamed)
  const issues = pointers.map(pointer => ({
    pointer,
    code: 'text',
    message: 'contains a NUL character or half of a surrogate pair; leave it out',
  }))
  const [first, ...others] = issues
  return first && { tool: misfit([first, ...others]), fault: unkeepable() }
}

/** A number that cannot be stored exactly is reported in the same way. */
function inexactArgument({ pointer, message }: Inexact): Instead {
  const argument = /^\/params\/arguments(\/.*)$/.exec(pointer)?.[1]
  return {
    tool: argument === undefined ? undefined : misfit([{ pointer: argument, code: 'exact', message }]),
    fault: invalidParams(`${pointer} ${message}.`),
  }
}

function requireEndpoint(req: Request) {
  if (!/^\/mcp\/?(\?|$)/.test(req.originalUrl))
    throw new Fault(codes.notFound, 'There is nothing at this path: send messages to /mcp.', { status: 404 })
}

/** The key is checked before this: a client that falls back to GET shows that answer to its human, so the answer should be about the key. */
function requirePost(req: Request) {
  if (req.method !== 'POST')
    throw new Refusal('method_not_allowed', 'Send messages with POST. There are no sessions and no streams to GET.', { Allow: 'POST' })
}

function requireJson(req: Request) {
  const type = bodyType(req)
  if (type !== undefined && type !== 'application/json')
    throw new Refusal('unsupported_media_type', 'Send the message as application/json.')
}
