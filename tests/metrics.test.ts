/** What `/metrics` says, as a scraper sees it. */
import { expect, test } from '@jest/globals'
import { version } from '../src/app.ts'
import { createRegistry } from '../src/metrics/registry.ts'
import { receiver, status } from './reach/receivers.ts'
import { client, type Schemas } from './support/client.ts'
import { databases, onEachDatabase, sql } from './support/database.ts'
import { metricsOf, samplesIn } from './support/openmetrics.ts'
import { holdPort } from '../src/http/server.ts'
import { startService } from './support/service.ts'
import { soon } from './support/soon.ts'

onEachDatabase('/metrics', ({ kind, create }) => {
  const start = async () => startService({ DATABASE_URL: await create(), AQS_METRICS_PORT: '0' })

  test('counts requests by operation and status, tools by outcome, decisions by verdict, and entries of the log', async () => {
    const service = await start()
    const at = client(service.url)
    const ada = await at.human()
    const { id } = await ada.agent()
    const { secret } = await ada.key(id)
    const askFor = (title: string) =>
      at.mcp(secret, 'tools/call', {
        name: 'request_approval',
        arguments: { category: 'spend', title, details: {}, reason: 'I need it', wait_seconds: 0 },
      })
    await at.mcp(secret)
    await at.mcp(secret, 'tools/call', { name: 'get_quest', arguments: { quest: 'no-such-quest' } })
    await askFor('Buy one')
    await askFor('Buy two')
    const [one, two] = (await ada.get<Schemas['ApprovalPage']>('/v1/approvals?status=pending')).body.items
    await ada.post(`/v1/approvals/${one!.id}/approve`)
    await ada.post(`/v1/approvals/${two!.id}/deny`)
    await ada.get('/v1/approvals/apr_none')

    const samples = await soon(async () => {
      const found = await metricsOf(service.metricsUrl)
      expect(found.get('aqs_requests_total{door="v1",operation="getApproval",status="404"}')).toBe(1)
      return found
    })
    await service.stop()

    expect(Object.fromEntries(samples)).toMatchObject({
      'aqs_requests_total{door="v1",operation="createAgent",status="201"}': 1,
      'aqs_request_seconds_count{door="v1",operation="createAgent"}': 1,
      'aqs_requests_total{door="mcp",operation="tools/call request_approval",status="200"}': 2,
      'aqs_tool_calls_total{tool="get_profile",outcome="done"}': 1,
      'aqs_tool_calls_total{tool="get_quest",outcome="quest_not_found"}': 1,
      'aqs_tool_calls_total{tool="request_approval",outcome="pending_approval"}': 2,
      'aqs_decision_seconds_count{verdict="approved"}': 1,
      'aqs_decision_seconds_count{verdict="denied"}': 1,
      'aqs_log_entries_total{action="approval.requested"}': 2,
      'aqs_log_entries_total{action="log.seal_broken"}': 0,
      'aqs_log_entries_total{action="log.seal_unknown"}': 0,
      aqs_requests_open: 0,
      aqs_waits_open: 0,
      aqs_streams_open: 0,
    })
    expect(samples.get(`aqs_statement_seconds_count{store="${kind}"}`)).toBeGreaterThan(20)
    expect(samples.get(`aqs_commit_transactions_count{store="${kind}"}`)).toBeGreaterThan(8)
    expect(samples.get('aqs_decision_seconds_sum{verdict="approved"}')).toBeLessThan(60)
    expect([...samples.keys()].filter(name => name.startsWith(`aqs_build_info{version="${version}"`))).toHaveLength(1)
    expect(samples.get('process_resident_memory_bytes')).toBeGreaterThan(10_000_000)
    expect(samples.has('aqs_event_loop_delay_seconds{quantile="0.99"}')).toBe(true)
    for (const connections of ['own', 'shared'])
      expect(samples.get(`aqs_pool{connections="${connections}",state="waiting"}`)).toBe(kind === 'postgres' ? 0 : undefined)
  })

  test('shows calls that wait and open streams while they last', async () => {
    const service = await start()
    const at = client(service.url)
    const ada = await at.human()
    const { secret } = await ada.key((await ada.agent()).id)
    const abort = new AbortController()
    const events = await fetch(`${service.url}/v1/events`, { headers: { Authorization: `Bearer ${ada.token}` }, signal: abort.signal })
    const waiting = at.mcp(secret, 'tools/call', {
      name: 'request_approval',
      arguments: { category: 'spend', title: 'Buy it', details: {}, reason: 'I need it', wait_seconds: 50 },
    })

    const isOpen = { aqs_waits_open: 1, aqs_requests_open: 2 }
    await soon(async () => expect(Object.fromEntries(await metricsOf(service.metricsUrl))).toMatchObject(isOpen))
    abort.abort()
    const [pending] = (await ada.get<Schemas['ApprovalPage']>('/v1/approvals?status=pending')).body.items
    await ada.post(`/v1/approvals/${pending!.id}/approve`)
    const none = { aqs_waits_open: 0, aqs_requests_open: 0, aqs_streams_open: 0 }
    await soon(async () => expect(Object.fromEntries(await metricsOf(service.metricsUrl))).toMatchObject(none))
    await service.stop()

    expect([events.status, (await waiting).status]).toEqual([200, 200])
  })

  test('counts messages to channels by their state, and shows how many wait and since when', async () => {
    const service = await startService({ DATABASE_URL: await create(), AQS_METRICS_PORT: '0', AQS_WEBHOOK_PRIVATE: 'on' })
    await using server = await receiver()
    const ada = await client(service.url).human()
    const webhook = { type: 'webhook', label: 'Server', url: server.url, format: 'standard', events: ['approval.requested'] }
    const { id } = (await ada.post<Schemas['CreatedChannel']>('/v1/channels', webhook)).body.channel
    const { secret } = await ada.key((await ada.agent()).id)
    await ada.post(`/v1/channels/${id}/test`)
    await server.first
    server.answer = status(500)
    const asked = { category: 'spend', title: 'Buy it', details: {}, reason: 'I need it', wait_seconds: 0 }
    await client(service.url).mcp(secret, 'tools/call', { name: 'request_approval', arguments: asked })

    const isCounted = {
      'aqs_deliveries_total{channel="webhook",state="sent"}': 1,
      'aqs_delivery_seconds_count{channel="webhook"}': 1,
      aqs_outbox_messages: 1,
    }
    const samples = await soon(async () => {
      const found = await metricsOf(service.metricsUrl)
      expect(Object.fromEntries(found)).toMatchObject(isCounted)
      // A slow machine looks only after it was sent again, and queued again.
      expect(found.get('aqs_deliveries_total{channel="webhook",state="queued"}')).toBeGreaterThanOrEqual(1)
      expect(found.get('aqs_outbox_late_seconds')).toBeGreaterThanOrEqual(0)
      return found
    })
    await service.stop()
    expect(Math.abs(samples.get('aqs_log_newest_entry_timestamp_seconds')! - Date.now() / 1_000)).toBeLessThan(60)
  })

  test('counts a log that somebody has changed, and apart from it one that another key has sealed', async () => {
    const url = await create()
    const service = await startService({ DATABASE_URL: url, AQS_METRICS_PORT: '0' })
    const people = client(service.url)
    const [ada, bob, cleo] = [await people.human(), await people.human(), await people.human()]
    const setSeal = (person: typeof ada, seal: string) =>
      sql(url, `UPDATE audit_heads SET seal = ${seal} WHERE account_id = '${person.account.id}'`)
    await setSeal(ada, '(SELECT min(seal) FROM audit_events WHERE seq = 1)')
    await setSeal(bob, '(SELECT min(seal) FROM audit_events WHERE seq = 1)')
    await setSeal(cleo, `'another.seal'`)

    for (const person of [ada, bob, cleo]) await person.agent()

    const samples = await metricsOf(service.metricsUrl)
    await service.stop()
    expect(samples.get('aqs_log_entries_total{action="log.seal_broken"}')).toBe(2)
    expect(samples.get('aqs_log_entries_total{action="log.seal_unknown"}')).toBe(1)
  })
})

const { create } = databases('sqlite')

test('no metrics are served unless a port is set, and then only GET /metrics, away from the doors', async () => {
  const file = await create()
  const off = await startService({ DATABASE_URL: file })
  const there = await fetch(`${off.url}/metrics`)
  await off.stop()
  const on = await startService({ DATABASE_URL: file, AQS_METRICS_PORT: '0' })
  const statuses = await Promise.all(
    [
      fetch(on.metricsUrl),
      fetch(new URL('/v1/meta', on.metricsUrl)),
      fetch(on.metricsUrl, { method: 'POST' }),
      fetch(`${on.url}/metrics`),
    ].map(async answer => (await answer).status),
  )
  await on.stop()

  expect([off.metricsUrl, there.status]).toEqual(['', 404])
  expect(new URL(on.metricsUrl).hostname).toBe('127.0.0.1')
  expect(statuses).toEqual([200, 404, 405, 404])
})

test('a port of the metrics that is in use ends the start with a sentence that names the setting', async () => {
  const taken = await holdPort('127.0.0.1')
  const { port } = taken.address() as { port: number }

  const start = startService({ DATABASE_URL: await create(), AQS_METRICS_PORT: String(port) })

  await expect(start).rejects.toThrow(
    `/metrics cannot listen on port ${port} of 127.0.0.1 (EADDRINUSE). Choose others with AQS_METRICS_PORT`,
  )
  taken.close()
})

test('a family has a limited number of series, and counts the others together', () => {
  const registry = createRegistry()
  const counter = registry.counter('seen', 'What was seen.', ['what'])
  const larger = registry.counter('more', 'What was seen.', ['what'], 3_000)

  for (let i = 0; i < 2_000; i++) for (const one of [counter, larger]) one(`thing ${i}`).add()

  const samples = samplesIn(registry.text())
  expect(samples.size).toBe(501 + 2_000)
  expect(samples.get('seen_total{what="other"}')).toBe(1_500)
})

test('labels are escaped, and the buckets of a histogram include those below them', () => {
  const registry = createRegistry()
  registry.counter('odd', 'A "quoted" \\ help\nof two lines.', ['name'])('a "b" \\ c\nd').add(2)
  const histogram = registry.histogram('took', 'Time.', [0.5, 1])()
  for (const value of [0.1, 0.5, 0.7, 3]) histogram.observe(value)

  expect(registry.text()).toBe(
    [
      '# TYPE odd counter',
      '# HELP odd A \\"quoted\\" \\\\ help\\nof two lines.',
      'odd_total{name="a \\"b\\" \\\\ c\\nd"} 2',
      '# TYPE took histogram',
      '# HELP took Time.',
      'took_bucket{le="0.5"} 2',
      'took_bucket{le="1.0"} 3',
      'took_bucket{le="+Inf"} 4',
      'took_count 4',
      'took_sum 4.3',
      '# EOF',
      '',
    ].join('\n'),
  )
})
