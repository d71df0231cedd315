import { randomUUID } from 'node:crypto'

/** The log uses these for requests of its own, so no caller may use them. */
const ours = /^(?:req_|clock$|operator$|service$)/

/** The caller's own id if it is well-formed, otherwise a new one. It is made from a UUID, because Node caches random bytes for UUIDs. */
export function newRequestId(given?: string | string[]) {
  if (typeof given === 'string' && /^[\w.-]{1,64}$/.test(given) && !ours.test(given)) return given
  const id = randomUUID()
  return `req_${id.slice(9, 13)}${id.slice(14, 18)}${id.slice(19, 23)}${id.slice(24)}`
}
