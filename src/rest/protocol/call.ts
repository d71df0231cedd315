/** A request of the humans' door, as its steps see it. */
import type { Request, Response } from 'express'
import type { Operation, Request as Read } from 'openapi-backend'
import type { Core } from '../../core/index.ts'
import type { Principal } from '../../core/kit/world.ts'
import type { Visit } from '../../core/people/sessions.ts'
import type { Allowance } from '../../http/allowance.ts'
import type { InFlight } from '../../http/body.ts'
import { exchangeOf, type Exchange } from '../../http/exchange.ts'
import type { Origins } from '../../http/origin.ts'
import type { Log } from '../../log.ts'
import type { AnyAnswer } from './answer.ts'
import type { Found } from './authenticate.ts'
import type { Service } from './contract.ts'
import type { Checked } from './validate.ts'

export interface Means {
  core: Core
  service: Service
  origins: Origins
  inFlight: InFlight
  charge: Allowance
  log: Log
}
/** A request as openapi-backend reads it, with what its steps find out. */
export interface Call extends Read {
  req: Request
  res: Response
  exchange: Exchange
  /** Who asks: a human, or a program with a service token. */
  human: Principal | undefined
  type: string | undefined
}
/** What openapi-backend tells each step. */
export interface Context {
  operation?: Operation
  security: Found
  validation: Checked
  response?: AnyAnswer
}

export function callOf(req: Request, res: Response): Call {
  const { method, originalUrl: path } = req
  const headers = req.headers as Read['headers']
  const start = path.indexOf('?')
  const query = start < 0 ? '' : path.slice(start + 1)
  return {
    method,
    path,
    headers,
    query,
    params: {},
    req,
    res,
    exchange: exchangeOf(res),
    human: undefined,
    type: undefined,
    body: undefined,
  }
}

export function visitOf(req: Request, res: Response): Visit {
  const { id, ip, network } = exchangeOf(res)
  return { userAgent: req.headers['user-agent'] ?? '', ip, network, requestId: id, isGone: () => res.destroyed }
}
