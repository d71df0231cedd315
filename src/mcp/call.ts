/** One request on its way through the door, as a method is given it. */
import type { IncomingHttpHeaders } from 'node:http'
import type { ClientCapabilities } from '@modelcontextprotocol/server'
import type { Agent } from '../core/world.ts'
import type { Exchange } from '../http/exchange.ts'
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

/** What client and server say of themselves that know tasks. */
export const taskCapability = { extensions: { 'io.modelcontextprotocol/tasks': {} } }

/** The members of a result as JSON text; with more around them if it is not simply complete. */
export type Told = string | { resultType: string; own: string; meta?: object }

export interface Method {
  /** The only era that has it. */
  era?: Era
  /** The parameter that the header Mcp-Name repeats. */
  nameIn?: string
  answer(call: Call): Told | Promise<Told>
}

/** What came beside the parameters. */
export const metaOf = ({ params: { _meta } }: Pick<Call, 'params'>): Params => (isObject(_meta) ? _meta : {})

/** Tells how far a call is, if its client asked to be told. What is not more than before is not news. */
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

/** Whether the client that sent this request says that it can do something. Only in 2026 does each request say so. */
export const hasCapability = (call: Call, needed: ClientCapabilities) => covers(metaOf(call)[capabilitiesKey], needed)

export function requireCapability(call: Call, needed: ClientCapabilities) {
  if (hasCapability(call, needed)) return
  const sentence = 'The client does not say that it can do what this needs: see data.requiredCapabilities.'
  throw new Fault(codes.missingCapability, sentence, { status: 400, data: { requiredCapabilities: needed } })
}

const covers = (there: unknown, needed: object): boolean =>
  isObject(there) && Object.entries(needed).every(([name, below]) => covers(there[name], below as object))

export const invalidParams = (sentence: string, data?: object) => new Fault(codes.invalidParams, sentence, data && { data })
