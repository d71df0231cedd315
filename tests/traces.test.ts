/** The trace of a caller: in the log, and, if there is a collector, in the spans that it gets. */
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, expect, test } from '@jest/globals'
import type { Store } from '../src/store/index.ts'
import { traceContextOf } from '../src/shared/trace.ts'
import { receiver } from './reach/receivers.ts'
import { client, type Schemas } from './support/client.ts'
import { databases } from './support/database.ts'
import { startService } from './support/service.ts'
import { soon } from './support/soon.ts'
import { onEachStore } from './support/world.ts'

const traceId = '0af7651916cd43dd8448eb211c80319c'
const spanId = 'b7ad6b7169203331'
const { create } = databases('sqlite')
const closings: (() => void)[] = []
afterEach(() => closings.splice(0).forEach(close => close()))

interface Span {
  traceId: string
  spanId: string
  parentSpanId?: string
  name: string
  kind: number
  status: { code?: number }
  traceState?: string
  attributes: { key: string; value: object }[]
}

test.each([
  [`00-${traceId}-${spanId}-01`, true],
  [`00-${traceId}-${spanId}-00`, false],
  [`01-${traceId}-${spanId}-03-and-more`, true],
])('the header %s names a trace', (traceparent, isSampled) => {
  expect(traceContextOf({ traceparent })).toEqual({ traceId, spanId, isSampled, state: undefined })
})

test.each([
  `00-${traceId}-${spanId}-01-more`,
  `ff-${traceId}-${spanId}-01`,
  `00-${'0'.repeat(32)}-${spanId}-01`,
  `00-${traceId}-${'0'.repeat(16)}-01`,
  `00-${traceId.toUpperCase()}-${spanId}-01`,
  `00-${traceId}-${spanId}`,
  `00-${traceId}-${spanId}-01, 00-${traceId}-${spanId}-01`,
  '',
])('the header %j names none', traceparent => {
  expect(traceContextOf({ traceparent })).toBeUndefined()
})

onEachStore('a trace', open => {
  test('is in the log line of its request, at both doors, and no other line has one', async () => {
    const world = await open()
    const ada = await world.human()
    const traceparent = `00-${traceId}-${spanId}-01`
    await ada.get('/v1/me', { headers: { traceparent } })
    await world.call('GET', '/v1/me', { headers: { traceparent: 'nonsense' } })
    await fetch(`${world.url}/mcp`, { method: 'POST', headers: { traceparent } })

    const lines = world.log.map(line => JSON.parse(line) as { route?: string; status: number; trace_id?: string })
    expect(lines.filter(line => line.trace_id).map(({ route, status, trace_id }) => [route, status, trace_id])).toEqual([
      ['getMe', 200, traceId],
      ['none', 401, traceId],
    ])
  })

  test('is in the line of an error too', async () => {
    const broken = (store: Store): Store => ({
      ...store,
      read: (from, values) => (from.name.startsWith('list_agents') ? Promise.reject(new Error('It broke')) : store.read(from, values)),
    })
    const world = await open({ store: broken })
    const ada = await world.human()
    const traceparent = `00-${traceId}-${spanId}-01`

    const { status } = await ada.get('/v1/agents', { headers: { traceparent } })

    const lines = world.log.map(line => JSON.parse(line) as { msg?: string; trace_id?: string })
    expect([status, lines.filter(({ msg }) => msg === 'internal_error').map(line => line.trace_id)]).toEqual([500, [traceId]])
  })

  test('does not keep a request from being refused before it reaches a door', async () => {
    const world = await open()
    const traceparent = `00-${traceId}-${spanId}-01`

    const { status } = await fetch(`${world.url}/v1/me?q=${'a'.repeat(9_000)}`, { headers: { traceparent } })

    expect(status).toBe(414)
    expect(JSON.parse(world.log.at(-1)!)).toMatchObject({ status: 414, trace_id: traceId })
  })
})

/** Waits for the span with this name. When the service stops, it waits only briefly for the collector. */
const arrived = (collector: Awaited<ReturnType<typeof collect>>, name: string) =>
  soon(async () => expect(collector.spans().map(span => span.name)).toContain(name))

test('a collector gets a span for each request, as a child of the span of its caller, unless the caller does not sample', async () => {
  const collector = await collect()
  const service = await startService({
    DATABASE_URL: await create(),
    OTEL_EXPORTER_OTLP_ENDPOINT: collector.url,
    OTEL_EXPORTER_OTLP_HEADERS: 'x-collector-key=open-up',
  })
  const ada = await client(service.url).human()
  await ada.get('/v1/me', { headers: { traceparent: `00-${traceId}-${spanId}-01`, tracestate: 'vendor=1' } })
  await ada.get('/v1/agents', { headers: { traceparent: `00-${traceId}-${spanId}-00` } })
  await arrived(collector, 'GET getMe')
  await service.stop()

  const all = collector.spans()
  const spans = all.filter(({ kind }) => kind === 2)
  expect(collector.keys()).toEqual(['open-up'])
  expect(spans.map(({ name }) => name)).toEqual(['POST signUp', 'GET getMe'])
  expect(spans[0]).not.toHaveProperty('parentSpanId')
  expect(spans[1]).toMatchObject({ traceId, parentSpanId: spanId, kind: 2, traceState: 'vendor=1' })
  expect(Object.fromEntries(spans[1]!.attributes.map(({ key, value }) => [key, value]))).toMatchObject({
    'http.request.method': { stringValue: 'GET' },
    'http.route': { stringValue: 'getMe' },
    'http.response.status_code': { intValue: 200 },
    'aqs.request_id': { stringValue: expect.stringMatching(/^req_/) },
  })
  const below = (parent: Span) => all.filter(({ parentSpanId }) => parentSpanId === parent.spanId).map(({ name }) => name)
  expect(below(spans[0]!)).toContain('transaction')
  expect(below(spans[1]!)).toContain('read find_session_by_token')
  // A request without a sampled span has none below it, and nothing else has one.
  expect(all.filter(({ parentSpanId, kind }) => kind !== 2 && !spans.some(one => one.spanId === parentSpanId))).toEqual([])
})

test('a message to a channel has a span, with its reads below it, and not in the trace of the request that caused it', async () => {
  const collector = await collect()
  await using server = await receiver()
  const service = await startService({
    DATABASE_URL: await create(),
    OTEL_EXPORTER_OTLP_ENDPOINT: collector.url,
    AQS_WEBHOOK_PRIVATE: 'on',
  })
  const ada = await client(service.url).human()
  const { id } = (
    await ada.post<Schemas['CreatedChannel']>('/v1/channels', {
      type: 'webhook',
      label: 'Server',
      url: server.url,
      format: 'standard',
      events: ['needs_me'],
    })
  ).body.channel
  await ada.post(`/v1/channels/${id}/test`)
  await server.first
  await arrived(collector, 'deliver webhook')
  await service.stop()

  const spans = collector.spans()
  const delivery = spans.find(({ name }) => name === 'deliver webhook')!
  expect(delivery).toMatchObject({ kind: 3, attributes: expect.arrayContaining([{ key: 'aqs.delivery.count', value: { intValue: 1 } }]) })
  expect(delivery).not.toHaveProperty('parentSpanId')
  expect(spans.filter(({ traceId }) => traceId === delivery.traceId).length).toBeGreaterThan(1)
  expect(spans.filter(({ name, kind }) => kind === 2 && name.startsWith('deliver'))).toEqual([])
  const ofRequests = new Set(spans.filter(({ kind }) => kind === 2).map(span => span.traceId))
  expect(ofRequests.has(delivery.traceId)).toBe(false)
})

test('a collector that is away does not disturb the service', async () => {
  const collector = await collect()
  collector.close()
  const service = await startService({
    DATABASE_URL: await create(),
    OTEL_EXPORTER_OTLP_ENDPOINT: collector.url,
  })
  const ada = await client(service.url).human()

  const { status } = await ada.get('/v1/me')
  const [code] = await service.stop()

  expect([status, code]).toEqual([200, 0])
})

/** A collector that keeps what it is sent. */
async function collect() {
  const bodies: string[] = []
  const keys = new Set<string>()
  const server = createServer(async (req, res) => {
    let text = ''
    for await (const chunk of req) text += chunk
    keys.add(String(req.headers['x-collector-key']))
    if (req.method === 'POST' && req.url === '/v1/traces') bodies.push(text)
    res.writeHead(200, { 'Content-Type': 'application/json' }).end('{}')
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const close = () => {
    server.closeAllConnections()
    server.close()
  }
  closings.push(close)
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close,
    keys: () => [...keys],
    spans: () =>
      bodies.flatMap(body =>
        (JSON.parse(body) as { resourceSpans: { scopeSpans: { spans: Span[] }[] }[] }).resourceSpans.flatMap(({ scopeSpans }) =>
          scopeSpans.flatMap(({ spans }) => spans),
        ),
      ),
  }
}
