/**
 * Sends one span for each request to a collector, over OTLP. It is loaded only if a collector is set. The library reads its other settings
 * from OpenTelemetry's own variables, such as OTEL_EXPORTER_OTLP_HEADERS. Its queue is limited, and spans that do not fit are dropped.
 */
import { createTraceState, diag, DiagLogLevel, ROOT_CONTEXT, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api'
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http'
import { resourceFromAttributes } from '@opentelemetry/resources'
import { AlwaysOnSampler, BatchSpanProcessor, ParentBasedSampler, TraceIdRatioBasedSampler, TracerProvider } from '@opentelemetry/sdk-trace'
import type { Log } from '../log.ts'
import type { TraceContext } from './context.ts'

export { traceContextOf, type TraceContext } from './context.ts'

/** How long a stop waits for the collector. */
const closeMs = 2_000

export interface Traced {
  method: string
  operation: string
  status: number
  requestId: string
}
export interface Traces {
  /** Begins the span of a request. */
  begin(caller: TraceContext | undefined): { traceId: string; end(traced: Traced): void }
  close(): Promise<void>
}

export function createTraces({ version, percent, log }: { version: string; percent: number; log: Log }): Traces {
  const failed = (message: string) => log.warn({ err: new Error(message) }, 'traces cannot be sent')
  const silent = () => {}
  diag.setLogger({ error: failed, warn: silent, info: silent, debug: silent, verbose: silent }, DiagLogLevel.ERROR)
  const provider = new TracerProvider({
    resource: resourceFromAttributes({ 'service.name': 'agent-quest-service', 'service.version': version }),
    sampler: new ParentBasedSampler({ root: percent === 100 ? new AlwaysOnSampler() : new TraceIdRatioBasedSampler(percent / 100) }),
    spanProcessors: [new BatchSpanProcessor({ exporter: new OTLPTraceExporter() })],
  })
  const tracer = provider.getTracer('agent-quest-service', version)

  return {
    begin(caller) {
      const span = tracer.startSpan('request', { kind: SpanKind.SERVER }, caller ? contextOf(caller) : ROOT_CONTEXT)
      return {
        traceId: span.spanContext().traceId,
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
