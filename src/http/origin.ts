import type { Request } from 'express'
import { loopbackNames } from '../shared/loopback.ts'

/**
 * Which web pages may call the service: its own, and those of the configured origins. An origin is a scheme, a host and a port. People also
 * open the service of their own machine as localhost.
 */
export function origins(own: string, allowed: readonly string[]) {
  const { protocol, hostname, port, origin } = new URL(own)
  const names = loopbackNames.includes(hostname) ? loopbackNames : []
  const known = new Set([origin, ...names.map(name => new URL(`${protocol}//${name}:${port}`).origin), ...allowed])
  return {
    /** Whether the page that sent the request may call. A request without an Origin does not come from a page. */
    admits: (req: Request) => req.headers.origin === undefined || known.has(req.headers.origin),

    /** Header lines that let a page of an allowed origin read the answer. None for other origins. */
    share(req: Request, credentials: boolean, expose: string): string[] {
      const { origin } = req.headers
      if (origin === undefined || !known.has(origin)) return ['Vary', 'Origin']
      return [
        'Vary',
        'Origin',
        'Access-Control-Allow-Origin',
        origin,
        'Access-Control-Expose-Headers',
        expose,
        ...(credentials ? ['Access-Control-Allow-Credentials', 'true'] : []),
      ]
    },

    /** Header lines that answer a browser's preflight request. */
    preflight(req: Request, methods: string, headers: string): string[] {
      if (!req.headers['access-control-request-method'] || !known.has(req.headers.origin ?? '')) return []
      return ['Access-Control-Allow-Methods', methods, 'Access-Control-Allow-Headers', headers, 'Access-Control-Max-Age', '600']
    },
  }
}
export type Origins = ReturnType<typeof origins>
