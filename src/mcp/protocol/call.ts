/** One request, in the form that a method receives. */
import type { IncomingHttpHeaders } from 'node:http'
import type { ClientCapabilities } from '@modelcontextprotocol/server'
import type { Agent } from '../../core/kit/world.ts'
import type { Exchange } from '../../http/exchange.ts'
import { isObject, type Params } from './message.ts'
import { codes, Fault, type Id } from './result.ts'
import type { Line } from './streams.ts'
import { capabilitiesKey, type Dialect, type Era } from './version.ts'

export interface Call extends Dialect {
  id: Id
  params: Params
  agent: Agent
  headers: IncomingHttpHeaders
  exchange: Exchange
  line: Line
}

/** The capability that clients and servers declare if they support tasks. */
export const taskCapability = { extensions: { 'io.modelcontextprotocol/tasks': {} } }

/** The members of a result as JSON text, with further members if the result is not simply complete. */
export type Told = string | { resultType: string; own: string; meta?: object }

export interface Method {
  /** The era that has this method. Both have it if this is not set. */
  era?: Era
  /** The parameter that the header Mcp-Name repeats. */
  nameIn?: string
  answer(call: Call): Told | Promise<Told>
}

/** The `_meta` member of the request's parameters. */
export const metaOf = ({ params: { _meta } }: Pick<Call, 'params'>): Params => (isObject(_meta) ? _meta : {})

/** Reports the progress of a call if its client asked for it. Sends only progress that is greater than the last. */
export function progressOf(call: Call): ((progress: number, total?: number, message?: string) => void) | undefined {
  const { progressToken } = metaOf(call)
  if (typeof progressToken !== 'string' && !Number.isSafeInteger(progressToken)) return undefined
  let last = -Infinity
  return (progress, total, message) => {
    if (progress <= last) return
    last = progress
    call.line.tell('notifications/progress', { progressToken, progress, total, message })
  }
}

/** Whether the client of this request declares a capability. Only requests of revision 2026-07-28 declare capabilities. */
export const hasCapability = (call: Call, needed: ClientCapabilities) => covers(metaOf(call)[capabilitiesKey], needed)

export function requireCapability(call: Call, needed: ClientCapabilities) {
  if (hasCapability(call, needed)) return
  const sentence = 'The client does not declare a capability that this request needs; see data.requiredCapabilities.'
  throw new Fault(codes.missingCapability, sentence, { status: 400, data: { requiredCapabilities: needed } })
}

const covers = (there: unknown, needed: object): boolean =>
  isObject(there) && Object.entries(needed).every(([name, below]) => covers(there[name], below as object))

export const invalidParams = (sentence: string) => new Fault(codes.invalidParams, sentence)
