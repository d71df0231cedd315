import { randomUUID } from 'node:crypto'

/** The caller's own id if it is well-formed, otherwise a new one. It is made from a UUID, because Node caches random bytes for UUIDs. */
export function newRequestId(given?: string | string[]) {
  return typeof given === 'string' && /^[\w.-]{1,64}$/.test(given) ? given : `req_${randomUUID().replaceAll('-', '').slice(8)}`
}
