import { randomBytes } from 'node:crypto'

/** The caller's own id if it is a harmless one, else a new one. */
export function newRequestId(given?: string | string[]) {
  return typeof given === 'string' && /^[\w.-]{1,64}$/.test(given) ? given : `req_${randomBytes(12).toString('hex')}`
}
