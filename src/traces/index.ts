/**
 * Sends spans to a collector, over OTLP: one for each request, one for each message to a channel, and below them one for each use of the
 * database. It is loaded only if a collector is set. The library reads its other settings
 * from OpenTelemetry's own variables, such as OTEL_EXPORTER_OTLP_HEADERS. Its queue is limited, and spans that do not fit are dropped.
 */
import { createTraceState, diag, DiagLogLevel, ROOT_CONTEXT, SpanKind, SpanStatusCode, trace, type Span } from '@opentelemetry/api'
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http'
import { resourceFromAttributes } from '@opentelemetry/resources'
import { AlwaysOnSampler, BatchSpanProcessor, ParentBasedSampler, TraceIdRatioBasedSampler, TracerProvider } from '@opentelemetry/sdk-trace'
import type { Log } from '../log.ts'
import type { Store } from '../store/index.ts'
import { inTrace, type Trace, type TraceContext } from '../shared/trace.ts'

/** How long a stop waits for the collector. */
const closeMs = 2_000
/** A stream reads the database as long as it is open. Only its first reads get spans. */
const mostParts = 100

/** How often finished spans are sent. */
const sendEveryMs = 1_000

interface Traced {
  method: string
  operation: string
  status: number
  requestId: string
}
export interface Traces {
  /** Begins the span of a request. */
  begin(caller: TraceContext | undefined): { trace: Trace; end(traced: Traced): void }
  /** The same store, with a span for each use that belongs to the span of a request or a message. */
  store(store: Store): Store
  /** Sends messages to a channel in a span of their own. */
  deliver<R extends { ok: boolean }>(channel: string, messages: { kind: string }[], send: () => Promise<R>): Promise<R>
  close(): Promise<void>
}

export function createTraces({ version, percent, log }: { version: string; percent: number; log: Log }): Traces {
  const failed = (message: string) => log.warn({ err: new Error(message) }, 'traces cannot be sent')
  const silent = () => {}
  diag.setLogger({ error: failed, warn: silent, info: silent, debug: silent, verbose: silent }, DiagLogLevel.ERROR)
  const provider = new TracerProvider({
    resource: resourceFromAttributes({ 'service.name': 'agent-quest-service', 'service.version': version }),
    sampler: new ParentBasedSampler({ root: percent === 100 ? new AlwaysOnSampler() : new TraceIdRatioBasedSampler(percent / 100) }),
    spanProcessors: [new BatchSpanProcessor({ exporter: new OTLPTraceExporter(), scheduledDelayMillis: sendEveryMs })],
  })
  const tracer = provider.getTracer('agent-quest-service', version)
  const traceOf = (whole: Span): Trace => {
    let parts = 0
    return {
      traceId: whole.spanContext().traceId,
      async part(name, work) {
        if (!whole.isRecording() || parts >= mostParts) return work()
        parts++
        const span = tracer.startSpan(name, { kind: SpanKind.CLIENT }, trace.setSpan(ROOT_CONTEXT, whole))
        try {
          return await work()
        } catch (error) {
          span.setStatus({ code: SpanStatusCode.ERROR })
          throw error
        } finally {
          span.end()
        }
      },
    }
  }
  const part: NonNullable<Trace['part']> = (name, work) => inTrace.getStore()?.part?.(name, work) ?? work()

  return {
    begin(caller) {
      const span = tracer.startSpan('request', { kind: SpanKind.SERVER }, caller ? contextOf(caller) : ROOT_CONTEXT)
      return {
        trace: traceOf(span),
        end({ method, operation, status, requestId }) {
          span.updateName(`${method} ${operation}`)
          span.setAttributes({
            'http.request.method': method,
            'http.route': operation,
            'http.response.status_code': status,
            'aqs.request_id': requestId,
          })
          if (status >= 500) span.setStatus({ code: SpanStatusCode.ERROR })
          span.end()
        },
      }
    },
    store: store => ({
      ...store,
      read: (from, values) => part(`read ${from.name}`, () => store.read(from, values)),
      transaction: work => part('transaction', () => store.transaction(work)),
      look: work => part('look', () => store.look(work)),
      // What follows from a change does not belong to the request that made it.
      onChange: listener => store.onChange(change => inTrace.run(undefined, () => listener(change))),
    }),
    async deliver(channel, messages, send) {
      const span = tracer.startSpan(`deliver ${channel}`, { kind: SpanKind.CLIENT }, ROOT_CONTEXT)
      span.setAttributes({ 'aqs.delivery.kinds': [...new Set(messages.map(({ kind }) => kind))], 'aqs.delivery.count': messages.length })
      try {
        const result = await inTrace.run(traceOf(span), send)
        if (!result.ok) span.setStatus({ code: SpanStatusCode.ERROR })
        return result
      } finally {
        span.end()
      }
    },
    close: () => Promise.race([provider.shutdown(), new Promise<void>(resolve => setTimeout(resolve, closeMs).unref())]).catch(silent),
  }
}

const contextOf = ({ traceId, spanId, isSampled, state }: TraceContext) =>
  trace.setSpanContext(ROOT_CONTEXT, {
    traceId,
    spanId,
    traceFlags: Number(isSampled),
    isRemote: true,
    ...(state !== undefined && { traceState: createTraceState(state) }),
  })
