/**
 * What an operator can see from outside, as OpenMetrics. Each part of the service gets only the meter that it needs, and none if
 * metrics are off. A new measurement is one more family here: a gauge that is read when somebody asks, or a meter that its part calls.
 */
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { createRegistry, type Counter, type Histogram } from './registry.ts'

/** In seconds. */
const fast = [0.0001, 0.00025, 0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5]
const slow = [0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60, 300]
const [minute, hour, day] = [60, 3_600, 86_400]
const patient = [1, 5, 15, minute, 5 * minute, 15 * minute, hour, 4 * hour, 12 * hour, day, 3 * day, 7 * day, 30 * day]
/**
 * The contracts have about 130 operations, each with a few statuses. If the limit were lower, callers without a key could fill the family
 * with refusals, and failures would not be counted by their status.
 */
const mostAnswers = 2_000
const jobs = [1, 2, 4, 8, 16, 32, 64]
const loopResolutionMs = 20

export type Metrics = ReturnType<typeof createMetrics>
/** Told of every attempt to send a message: the state of the message after it, and the age of the message. */
export interface DeliveryMeter {
  settled(channel: string, state: string, ageMs: number): void
}
/** The messages of all instances that wait. Undefined if the database cannot answer. */
type Outbox = { queued: number; lateMs: number } | undefined
/** Told of every request when it ends, and of every answer that becomes a stream. */
export interface RequestMeter {
  opened(): void
  closed(door: string, operation: string, status: number, ms: number, wasStream: boolean): void
  streams(): void
}
export interface StoreMeter {
  statement(ms: number): void
  /** One commit, with the number of transactions in it. */
  commit(transactions: number): void
  /** After the commit of an entry of the log: its action and, if a request ended with it, how long the request took. */
  logged(action: string, tookMs?: number): void
  /** How the connections are used, read when somebody asks. */
  pool(read: () => PoolUse): void
}
type Use = Record<'busy' | 'idle' | 'waiting', number>
/** Each transaction and each long read has a connection of its own. Short reads share some, unless a pooler does that. */
export interface PoolUse {
  own: Use
  shared?: Use
}

export function createMetrics(about: { version: string; store: 'sqlite' | 'postgres' }) {
  const registry = createRegistry()
  ofProcess(registry)
  const node = process.version
  registry.gauge('aqs_build_info', 'The version of the service. Always 1.', () => [[[about.version, node, about.store], 1]], [
    'version',
    'node',
    'store',
  ])
  const callsOfTools = registry.counter('aqs_tool_calls', 'Calls of tools over /mcp by outcome: an outcome of the tool, or the code of its error.', ['tool', 'outcome']) // prettier-ignore
  const readOutbox = outboxGauges(registry)
  return {
    async text() {
      await readOutbox()
      return registry.text()
    },
    gauge: registry.gauge,
    deliveries: deliveryMeter(registry),
    /** How the outbox is read when somebody asks for the metrics. */
    outbox: readOutbox.by,
    requests: requestMeter(registry),
    store: storeMeter(registry, about.store),
    toolCall: (tool: string, outcome: string) => callsOfTools(tool, outcome).add(),
  }
}

function requestMeter(registry: ReturnType<typeof createRegistry>): RequestMeter {
  const counts = registry.counter(
    'aqs_requests',
    'Requests that ended, by operation and status.',
    ['door', 'operation', 'status'],
    mostAnswers,
  )
  const seconds = registry.histogram('aqs_request_seconds', 'Time from the head of a request to the end of its answer. Calls that wait and streams take long.', slow, ['door', 'operation']) // prettier-ignore
  const known = new Map<string, { seconds: Histogram; byStatus: Map<number, Counter> }>()
  let inFlight = 0
  let streams = 0
  registry.gauge('aqs_requests_open', 'Requests without a complete answer, including calls that wait and streams.', () => inFlight)
  registry.gauge('aqs_streams_open', 'Answers that are streams: events of the portal, calls of agents that wait, and subscriptions.', () => streams) // prettier-ignore
  return {
    opened: () => void inFlight++,
    streams: () => void streams++,
    closed(door, operation, status, ms, wasStream) {
      inFlight--
      if (wasStream) streams--
      const name = `${door} ${operation}`
      // The routes come from the contracts, so there are few. The path of a page is not a label.
      const label = operation.startsWith('/') ? 'page' : operation || 'none'
      let series = known.get(name)
      if (!series) known.set(name, (series = { seconds: seconds(door, label), byStatus: new Map() }))
      let count = series.byStatus.get(status)
      if (!count) series.byStatus.set(status, (count = counts(door, label, String(status))))
      count.add()
      series.seconds.observe(ms / 1_000)
    },
  }
}

function deliveryMeter(registry: ReturnType<typeof createRegistry>): DeliveryMeter {
  const attempts = registry.counter('aqs_deliveries', 'Attempts of this instance to send a message, by the state of the message after it: sent, queued (it is tried again) or dead.', ['channel', 'state']) // prettier-ignore
  const seconds = registry.histogram('aqs_delivery_seconds', 'Time from an event until its message was sent.', patient, ['channel'])
  return {
    settled(channel, state, ageMs) {
      attempts(channel, state).add()
      if (state === 'sent') seconds(channel).observe(ageMs / 1_000)
    },
  }
}

/** Both are the same on all instances, because they share the outbox. */
function outboxGauges(registry: ReturnType<typeof createRegistry>) {
  let outbox: Outbox
  let by: () => Promise<Outbox> = async () => undefined
  registry.gauge('aqs_outbox_messages', 'Messages to channels that wait to be sent or tried again, in all instances. At most 1,000 are counted.', () => (outbox ? outbox.queued : [])) // prettier-ignore
  registry.gauge('aqs_outbox_late_seconds', 'How long the oldest due message has been due. 0 if none is due.', () => (outbox ? outbox.lateMs / 1_000 : [])) // prettier-ignore
  const read = async () => {
    outbox = await by().catch(() => undefined)
  }
  return Object.assign(read, { by: (how: typeof by) => void (by = how) })
}

function storeMeter(registry: ReturnType<typeof createRegistry>, store: string): StoreMeter {
  const statements = registry.histogram('aqs_statement_seconds', 'Time of database statements. On PostgreSQL it includes the round trip.', fast, ['store'])(store) // prettier-ignore
  const commits = registry.histogram('aqs_commit_transactions', 'Transactions in one commit. On SQLite those that wait are committed together.', jobs, ['store'])(store) // prettier-ignore
  const entries = registry.counter('aqs_log_entries', 'Entries of the audit log that this instance committed, by action. log.seal_broken means that somebody changed the log, and log.seal_unknown that it was sealed with a key that is not here.', ['action']) // prettier-ignore
  const ages = registry.histogram('aqs_decision_seconds', 'Time from a request for approval to its end: approved, denied, expired or cancelled.', patient, ['verdict']) // prettier-ignore
  let newestAt = 0
  registry.gauge('aqs_log_newest_entry_timestamp_seconds', 'When this instance last committed an entry of an audit log, in seconds since 1970.', () => (newestAt ? newestAt / 1_000 : [])) // prettier-ignore
  // A rate over a series that begins with its first alarm would miss that alarm.
  for (const alarm of ['log.seal_broken', 'log.seal_unknown']) entries(alarm).add(0)
  return {
    statement: ms => statements.observe(ms / 1_000),
    commit: transactions => commits.observe(transactions),
    logged(action, tookMs) {
      entries(action).add()
      newestAt = Date.now()
      if (tookMs !== undefined) ages(action.slice('approval.'.length)).observe(tookMs / 1_000)
    },
    pool(read) {
      const readings = () =>
        Object.entries(read()).flatMap(([connections, use]: [string, Use]) =>
          Object.entries(use).map(([state, count]) => [[connections, state], count] as const),
        )
      registry.gauge('aqs_pool', 'Connections to PostgreSQL: busy, idle, and how much work waits for one. Transactions and long reads have their own, and short reads share the others.', readings, ['connections', 'state']) // prettier-ignore
    },
  }
}

/** The process and its event loop, by the names that dashboards for Prometheus know. */
function ofProcess(registry: ReturnType<typeof createRegistry>) {
  const startedAt = Date.now() / 1_000 - process.uptime()
  const cpu = () => {
    const { user, system } = process.cpuUsage()
    return (user + system) / 1_000_000
  }
  registry.gauge('process_start_time_seconds', 'When the process started, in seconds since 1970.', () => startedAt)
  registry.gauge('process_cpu_seconds', 'CPU time of the process, in all its threads.', cpu, [], 'counter')
  registry.gauge('process_resident_memory_bytes', 'Memory of the process.', () => process.memoryUsage.rss())
  registry.gauge('nodejs_heap_bytes', 'Memory of JavaScript objects.', () => process.memoryUsage().heapUsed)
  const delay = monitorEventLoopDelay({ resolution: loopResolutionMs })
  delay.enable()
  /** The histogram measures the whole interval between two looks, so the interval that was asked for is not delay. */
  const late = (ns: number) => Math.max(0, ns / 1e9 - loopResolutionMs / 1_000)
  const readDelay = () => {
    const readings = [0.5, 0.99, 1].map(part => [[String(part)], late(part === 1 ? delay.max : delay.percentile(part * 100))] as const)
    delay.reset()
    return readings
  }
  registry.gauge('aqs_event_loop_delay_seconds', 'How late the event loop was since the last reading.', readDelay, ['quantile'])
}
