/**
 * Identifies a human by session token or by session cookie, or a program by service token. With a cookie, a write also needs the CSRF header.
 */
import type { Request } from 'express'
import type { Core } from '../../core/index.ts'
import { kindOfSecret } from '../../core/kit/secrets.ts'
import type { Human, Principal } from '../../core/kit/world.ts'
import type { Exchange } from '../../http/exchange.ts'
import type { Origins } from '../../http/origin.ts'
import type { OperationId } from './contract.ts'
import { challenge, invalidToken, Problem } from './problem.ts'
import { permissionOf } from './permissions.ts'

/**
 * A browser accepts a cookie with this prefix only over https, from this host and for all its paths. So another host cannot set it.
 */
const cookieName = (publicUrl: string) => (publicUrl.startsWith('https:') ? '__Host-aqs_session' : 'aqs_session')

/** The security schemes of the contract. Each finds somebody, finds nothing, or refuses the credential that it finds. */
export const securitySchemes = (core: Core, origins: Origins, publicUrl: string) => ({
  sessionToken(req: Request, { id }: Exchange): Promise<Principal> | undefined {
    const { authorization } = req.headers
    if (authorization === undefined) return undefined
    const token = /^Bearer +(\S+)$/i.exec(authorization)?.[1] ?? ''
    return kindOfSecret(token) === 'service token' ? core.tokens.authenticate(token, id) : authenticate(core, token, id)
  },

  /** Used only without an Authorization header: if both are sent, the token decides. */
  sessionCookie(req: Request, { id }: Exchange): Promise<Human> | undefined {
    if (req.headers.authorization !== undefined) return undefined
    const [token, another] = cookiesOf(req, cookieName(publicUrl))
    // Another service on this host can set a cookie for a longer path, which the browser sends first. The human would then act as someone else.
    if (another !== undefined) {
      const detail =
        'The request has two session cookies, and one was not set by this service. Remove the cookies of this site, and sign in again.'
      throw new Problem('unauthenticated', detail, { headers: invalidToken })
    }
    return token === undefined ? undefined : authenticate(core, token, id)
  },

  /** With an Authorization header the cookie is not used, so the request needs no CSRF header. */
  csrfHeader(req: Request): true | undefined {
    if (req.headers.authorization !== undefined) return undefined
    if (req.headers['x-csrf-protection'] !== '1')
      throw new Problem('csrf_required', 'A write with the session cookie must send X-CSRF-Protection: 1.')
    requireOwnPage(req, origins)
    return true
  },
})

/** What each scheme found. openapi-backend asks all schemes of an operation, and keeps an error as `{ error }`. */
export type Found = { authorized?: boolean } & {
  [S in keyof ReturnType<typeof securitySchemes>]?: (S extends 'csrfHeader' ? true : Principal) | { error: unknown }
}

/** Who asks, if one of the sets of schemes of the operation is met. */
export const principalIn = ({ authorized, sessionToken, sessionCookie }: Found) =>
  authorized ? ((sessionToken ?? sessionCookie) as Principal) : undefined

/** Says why nobody is found. The CSRF header counts only beside a session cookie. */
export function refuseUnknown({ security: { sessionToken, sessionCookie, csrfHeader } }: { security: Found }): never {
  for (const found of [sessionToken, sessionCookie, sessionCookie && csrfHeader])
    if (typeof found === 'object' && 'error' in found) throw found.error
  throw new Problem('unauthenticated', 'Sign in first, and send the session token or the session cookie.', { headers: challenge })
}

/** Refuses a service token for an operation that none of its scopes opens. */
export function requireScope(by: Principal, id: OperationId) {
  if (by.kind !== 'token') return
  const opening: readonly string[] = permissionOf[id]?.scopes ?? []
  if (opening.length === 0)
    throw new Problem('needs_person', 'Only a person can do this, and the request has a service token. Do it yourself at `portal_url`.')
  if (!by.token.scopes.some(scope => opening.includes(scope)))
    throw new Problem('missing_scope', `The service token needs one of these scopes for this: ${opening.join(', ')}.`)
}

/** Refuses requests that a page of another site made the browser send. */
export function requireOwnPage(req: Request, origins: Origins) {
  const site = req.headers['sec-fetch-site']
  const own = req.headers.origin === undefined ? site === undefined || site === 'same-origin' || site === 'none' : origins.admits(req)
  if (!own) throw new Problem('csrf_required', 'Pages of another site cannot send this request.')
}

async function authenticate(core: Core, token: string, requestId: string): Promise<Human> {
  const kind = kindOfSecret(token)
  if (kind === 'agent key')
    throw new Problem('agent_key_not_accepted', "This is an agent's key. Agents use MCP at /mcp; humans sign in.", {
      headers: invalidToken,
    })
  const human = kind === 'session token' ? await core.sessions.authenticate(token, requestId) : undefined
  if (!human) throw hasEnded()
  return human
}

const cookiesOf = (req: Request, sought: string) =>
  (req.headers.cookie ?? '')
    .split(';')
    .map(part => part.split('=', 2))
    .filter(([name, value]) => name!.trim() === sought && value !== undefined)
    .map(([, value]) => value!.trim())

/** The Set-Cookie value of a session. Without a token, it deletes the cookie. */
export const sessionCookie = (publicUrl: string, token?: string) =>
  `${cookieName(publicUrl)}=${token ?? ''}; Path=/; HttpOnly; SameSite=Lax${publicUrl.startsWith('https:') ? '; Secure' : ''}; Max-Age=${token ? 30 * 24 * 60 * 60 : 0}`

export const hasEnded = () =>
  new Problem('unauthenticated', 'There is no such session, or it has ended. Sign in again.', { headers: invalidToken })

/** Whether a session or a token that was admitted has not ended since. */
export const isStillGood = (core: Core, by: Principal) =>
  by.kind === 'token' ? core.tokens.isGood(by.token.id) : core.sessions.isGood(by.sessionId)
