/** All interfaces in one Express app. It does not listen, so that tests can use it. */
import express, { type NextFunction, type Request, type Response } from 'express'
import type { Config } from './config.ts'
import type { Core } from './core/index.ts'
import { bodyAllowance } from './http/allowance.ts'
import { bodiesInFlight } from './http/body.ts'
import { exchangeOf, openExchange, respond } from './http/exchange.ts'
import { checkHeaders } from './http/headers.ts'
import { health } from './http/health.ts'
import { origins as knownOrigins } from './http/origin.ts'
import { warnOfUnknownProxy } from './http/proxies.ts'
import { boundConnections } from './http/connections.ts'
import { createServer, rawAnswer, type Unreadable } from './http/server.ts'
import { newRequestId } from './http/request-id.ts'
import type { Log } from './log.ts'
import type { Metrics } from './metrics/index.ts'
import type { Traces } from './traces/index.ts'
import { agentQuest, agentsDoor, oauthDoor, protocolVersions, type Catalogue } from './mcp/index.ts'
import { codes, errorText, Fault, refuse } from './mcp/protocol/result.ts'
import { humansDoor } from './rest/index.ts'
import { limiters } from './rest/protocol/limits.ts'
import { Problem, problemLayer, unreadable as unreadableByHumans } from './rest/protocol/problem.ts'
import { noPage, site } from './site/index.ts'

export const version = '1.0.0-rc.4'

interface Means {
  core: Core
  config: Config
  publicUrl: string
  log: Log
  draining?: () => boolean
  metrics?: Metrics | undefined
  traces?: Traces | undefined
  /** What the agents' door offers. */
  catalogue?: Catalogue
}

export async function createApp({
  core,
  config,
  publicUrl,
  log,
  draining = () => false,
  metrics,
  traces,
  catalogue = agentQuest({ core, publicUrl, log, metrics }),
}: Means) {
  const origins = knownOrigins(publicUrl, config.allowedOrigins)
  const service = { version, publicUrl, protocolVersions, limiters: limiters(config.limits, core.world.now) }
  const { bodyBytes, mcpBodyBytes, bodyBytesInFlight } = config.limits
  const inFlight = bodiesInFlight(bodyBytesInFlight, Math.max(bodyBytes, mcpBodyBytes, bodyBytesInFlight / 8))
  const charge = bodyAllowance(config.limits, core.world.now)
  metrics?.gauge('aqs_waits_open', 'Calls of agents that wait for their human or for news.', core.waiting.count)
  const ready = () => (draining() ? Promise.reject(new Error('draining')) : core.ready())

  const app = express()
    .disable('x-powered-by')
    .disable('etag')
    .set('query parser', false)
    .enable('case sensitive routing')
    .set('trust proxy', config.trustedProxies)
  const countFile = (res: Response) => void service.limiters.files.take(exchangeOf(res).network)
  const countPreflight = ({ method }: Request, res: Response) => method === 'OPTIONS' && countFile(res)
  const checks = [warnOfUnknownProxy(log), checkHeaders, countPreflight]
  app.use(openExchange({ log, publicUrl, draining, markKey: core.world.secret, checks, meter: metrics?.requests, traces }))
  app.use('/v1', humansDoor({ core, service, origins, inFlight, charge, log }))
  app.use(oauthDoor(publicUrl))
  app.use('/mcp', agentsDoor({ core, catalogue, config, publicUrl, origins, inFlight, charge, log, version }))
  app.use(health(ready))
  app.use((req: Request, res: Response, next: NextFunction) => {
    if (asksOfServer(req)) return respond(res, 204, ['Allow', methods])
    countFile(res)
    next()
  })
  app.use(site({ ...service, securityContact: config.securityContact, permitKeys: core.world.permits.publicKeys }))
  app.use(noPage())
  app.use(() => {
    throw new Problem('not_found', 'There is nothing at this path.')
  })
  app.use('/mcp', (error: unknown, _req: Request, res: Response, next: NextFunction) =>
    res.headersSent ? next(error) : refuse(res, error, log),
  )
  app.use(problemLayer({ log }))
  return app
}

/** The app on its own server, with a limit on connections. It does not listen yet. */
export async function createService(means: Means) {
  const { config, log } = means
  const { connections: most, connectionsPerNetwork: mostOfNetwork } = config.limits
  const server = createServer(await createApp(means), unreadable)
  const refusal = () => rawAnswer(unreadable, 503, newRequestId(), '/')
  boundConnections(server, { most, mostOfNetwork, trustedProxies: config.trustedProxies, log, refusal })
  return server
}

/** The answer to a request that could not be read, in the format of the interface that the client called. */
export function unreadable(request: Unreadable) {
  if (!isMcp(request.path)) return unreadableByHumans(request)
  const code = request.status === 400 ? codes.invalidRequest : -31_000 - request.status
  return { type: 'application/json', body: errorText(new Fault(code, request.sentence)) }
}

/** `OPTIONS *` asks what the server as a whole supports (RFC 9110, section 9.3.7). */
const asksOfServer = ({ method, originalUrl }: Request) => method === 'OPTIONS' && originalUrl === '*'
const methods = 'GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS'

const isMcp = (path: string) => /^\/mcp(?=[/?]|$)/.test(path)
