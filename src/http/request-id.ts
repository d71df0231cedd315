import { randomUUID } from 'node:crypto'

/** The caller's own id if it is a harmless one, else a new one: from a UUID, for which Node keeps random bytes in stock. */
export function newRequestId(given?: string | string[]) {
  return typeof given === 'string' && /^[\w.-]{1,64}$/.test(given) ? given : `req_${randomUUID().replaceAll('-', '').slice(8)}`
}
