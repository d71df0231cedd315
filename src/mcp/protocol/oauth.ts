/** Clients that look for OAuth find none here: they get a 404 with a sentence that they can show to their human. */
import type { NextFunction, Request, Response } from 'express'
import { respond } from '../../http/exchange.ts'

/**
 * The addresses where the protocol's revisions and RFCs 8414 and 9728 tell clients to look, with the path of the endpoint before or
 * after, and the addresses that clients try next. If one of them answers with a page or a 200, clients assume that there is an
 * authorization server. So all of them answer 404.
 */
const metadata = /^(\/mcp)?\/\.well-known\/(oauth-protected-resource|oauth-authorization-server|openid-configuration)(\/mcp)?\/?$/
const endpoints = new Set(['/authorize', '/token', '/register'])

export function oauthDoor(publicUrl: string) {
  const no = 'This server does not use OAuth.'
  const instead = `Create an agent API key in the portal, ${publicUrl}, and send it as "Authorization: Bearer <key>".`
  const body = JSON.stringify({ error: 'not_found', error_description: `${no} ${instead}` })
  const page = pageOf(no, publicUrl)
  return (req: Request, res: Response, next: NextFunction) => {
    if (!endpoints.has(req.path) && !metadata.test(req.path)) return next()
    // A program accepts JSON or anything. Only a browser names HTML.
    if (/\btext\/html\b/i.test(req.headers.accept ?? '')) respond(res, 404, ['Content-Type', 'text/html; charset=utf-8', ...varies], page)
    else respond(res, 404, ['Content-Type', 'application/json', ...varies], body)
  }
}

const varies = ['Vary', 'Accept']

/** For the human whose client has opened a browser. */
const pageOf = (no: string, publicUrl: string) => `<!doctype html>
<html lang="en">
  <meta charset="utf-8">
  <meta name="viewport" content="width=device-width">
  <title>No OAuth here</title>
  <h1>${no}</h1>
  <p>Your MCP client tried to sign in with OAuth. This service uses agent API keys instead.</p>
  <ol>
    <li>Close this page, and cancel the dialog in your client.</li>
    <li>Open the <a href="${escaped(publicUrl)}/">portal</a>, choose your agent and issue a key.</li>
    <li>Configure your client to send the header <code>Authorization: Bearer &lt;key&gt;</code>. The <a href="${escaped(publicUrl)}/reference/mcp">agents’ reference</a> explains how.</li>
  </ol>
</html>
`

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')
