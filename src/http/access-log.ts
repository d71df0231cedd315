/**
 * One line for each request that has ended, but not for each that says nothing new: a probe that gets the same answer again, or a client that
 * goes on beyond its limit.
 */
import { lineOf, type Log } from '../log.ts'
import { repeats } from '../shared/repeats.ts'

export interface Ended {
  id: string
  method: string
  route: string
  status: number
  ms: number
  /** The keyed hash of the client's address. */
  mark: string
  traceId: string | undefined
  actor: string | undefined
  isCutOff: boolean
  /** Whether a limit refused it. */
  isOverLimit: boolean
}

/** In such a period, a client beyond its limit has one line, and at the end one that counts the others. */
const periodMs = 60_000
const mostClients = 1_000

export function accessLog(log: Log) {
  const write = lineOf(log)
  /** The latest status of each probe. A service that is well needs no line. */
  const probes = new Map([
    ['healthz', 200],
    ['readyz', 200],
  ])
  const refused = repeats<Ended>({ periodMs, mostKinds: mostClients }, (ended, repeated) => write(membersOf(ended, repeated)))
  return (ended: Ended) => {
    const { route, status, actor, mark } = ended
    if (ended.isOverLimit) return refused(actor ?? mark, ended)
    if (probes.get(route) === status) return
    if (probes.has(route)) probes.set(route, status)
    write(membersOf(ended))
  }
}

/** Only a route, which may be a path, can have a character that JSON must escape. */
function membersOf({ id, method, route, status, ms, mark, traceId, actor, isCutOff }: Ended, repeated = 0) {
  const ending =
    (traceId ? `,"trace_id":"${traceId}"` : '') +
    (actor ? `,"actor":"${actor}"` : '') +
    (isCutOff ? ',"cut_off":true' : '') +
    (repeated > 0 ? `,"repeated":${repeated}` : '')
  return `"request_id":"${id}","method":"${method}","route":${JSON.stringify(route)},"status":${status},"ms":${ms},"client":"${mark}"${ending}`
}
