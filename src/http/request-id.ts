import { randomUUID } from 'node:crypto'

/** The caller's own id if it is harmless, otherwise a new one. It is made from a UUID, because Node keeps random bytes for these. */
export function newRequestId(given?: string | string[]) {
  return typeof given === 'string' && /^[\w.-]{1,64}$/.test(given) ? given : `req_${randomUUID().replaceAll('-', '').slice(8)}`
}
