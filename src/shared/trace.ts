import { AsyncLocalStorage } from 'node:async_hooks'
import type { IncomingHttpHeaders } from 'node:http'

/** The trace that a caller's request belongs to, as W3C Trace Context says it: `00-<trace>-<span>-<flags>`. */
export interface TraceContext {
  traceId: string
  spanId: string
  isSampled: boolean
  state: string | undefined
}

/** Later versions may add parts after the flags. An id of zeros is invalid, and an invalid header counts as none. */
const shape =
  /^(?!ff)(?<version>[\da-f]{2})-(?!0{32})(?<traceId>[\da-f]{32})-(?!0{16})(?<spanId>[\da-f]{16})-(?<flags>[\da-f]{2})(?<more>-.*)?$/
const longestState = 512

export function traceContextOf({ traceparent, tracestate: state }: IncomingHttpHeaders): TraceContext | undefined {
  const parts = typeof traceparent === 'string' ? shape.exec(traceparent)?.groups : undefined
  if (!parts || (parts['version'] === '00' && parts['more'] !== undefined)) return undefined
  return {
    traceId: parts['traceId']!,
    spanId: parts['spanId']!,
    isSampled: (Number.parseInt(parts['flags']!, 16) & 1) === 1,
    state: typeof state === 'string' && state.length <= longestState ? state : undefined,
  }
}

/** The trace in which work is done. */
export interface Trace {
  traceId: string
  /** Does a part of the work in a span of its own. Absent if there is no collector. */
  part?: <T>(name: string, work: () => Promise<T>) => Promise<T>
}

/** Follows a request through everything that it waits for. It is entered only for requests with a trace, so others pay nothing. */
export const inTrace = new AsyncLocalStorage<Trace | undefined>()
