/** What clients find that look for OAuth, which is not here: a plain no, with a sentence that they show to their human. */
import type { NextFunction, Request, Response } from 'express'
import { respond } from '../http/exchange.ts'

/** A page or a 200 at one of these makes clients believe that there is an authorization server. */
const wellKnown = [
  '/.well-known/oauth-protected-resource/mcp',
  '/.well-known/oauth-protected-resource',
  '/.well-known/oauth-authorization-server',
  '/.well-known/openid-configuration',
]
const asked = new Set([...wellKnown.map(path => `GET ${path}`), 'POST /register'])

export function oauthDoor(publicUrl: string) {
  const instead = `Create an agent API key in the portal, ${publicUrl}, and send it as "Authorization: Bearer <key>".`
  const body = JSON.stringify({ error: 'not_found', error_description: `This server does not use OAuth. ${instead}` })
  return (req: Request, res: Response, next: NextFunction) => {
    if (!asked.has(`${req.method} ${req.path}`)) return next()
    respond(res, 404, ['Content-Type', 'application/json'], body)
  }
}
