/** The settings of the service, read from its environment. */
import { env } from 'node:process'
import { refuseTypos, unknownIn, withFiles } from './config/given.ts'
import type { Knob } from './config/kinds.ts'
import { knobs } from './config/knobs.ts'

export { shortestSealKey } from './config/knobs.ts'
export type Config = ReturnType<typeof readConfig>
export type Limits = Config['limits']

/** The value of each setting. */
type Knobs = <K extends keyof typeof knobs>(name: K) => NonNullable<ReturnType<(typeof knobs)[K]['read']>>

const dayMs = 24 * 60 * 60 * 1_000

/** Reads and checks all settings. At the first invalid value it throws an error that names the setting. */
export function readConfig(variables: Record<string, string | undefined> = env) {
  refuseTypos(variables)
  const given = withFiles(variables)
  const knob: Knobs = name => {
    const { read, fallback, form, secret }: Knob<unknown> = knobs[name]
    const value = read(given[name] || fallback)
    if (value === undefined) throw new Error(`${name} must be ${form}${secret ? '' : `; it is ${JSON.stringify(given[name])}`}.`)
    return value as never
  }
  if (knob('AQS_SMTP_URL') && !knob('AQS_MAIL_FROM')) throw new Error('AQS_SMTP_URL is set, so AQS_MAIL_FROM must be set too.')
  const days = { approvals: knob('AQS_KEEP_APPROVALS_DAYS'), work: knob('AQS_KEEP_WORK_DAYS') }
  if (days.work > 0 && (days.approvals === 0 || days.approvals > days.work))
    throw new Error('AQS_KEEP_WORK_DAYS is set, so AQS_KEEP_APPROVALS_DAYS must be set too, and must not be longer.')
  return {
    /** Variables that look like settings of the service but are not. A newer version may have them. */
    unknown: unknownIn(variables),
    port: knob('PORT'),
    host: knob('HOST'),
    publicUrl: knob('PUBLIC_URL') || undefined,
    database: { url: knob('DATABASE_URL'), schema: knob('AQS_PG_SCHEMA'), directUrl: knob('AQS_PG_LISTEN_URL') || undefined },
    setupCode: knob('AQS_SETUP_CODE') || undefined,
    sealKeys: knob('AQS_SEAL_KEY'),
    sealKeyFile: sealKeyFileOf(knob('DATABASE_URL')),
    signup: knob('AQS_SIGNUP'),
    starterQuests: knob('AQS_STARTER_QUESTS') === 'on' || (knob('AQS_STARTER_QUESTS') === 'auto' && given['NODE_ENV'] !== 'production'),
    allowedOrigins: knob('AQS_ALLOWED_ORIGINS'),
    trustedProxies: knob('AQS_TRUSTED_PROXIES'),
    securityContact: knob('AQS_SECURITY_CONTACT') || undefined,
    reach: {
      smtpUrl: knob('AQS_SMTP_URL') || undefined,
      mailFrom: knob('AQS_MAIL_FROM'),
      privateAddresses: knob('AQS_WEBHOOK_PRIVATE') === 'on',
      inFlight: knob('AQS_DELIVERIES_IN_FLIGHT'),
      perHost: knob('AQS_DELIVERIES_PER_HOST'),
    },
    logLevel: knob('AQS_LOG_LEVEL'),
    metricsPort: knob('AQS_METRICS_PORT'),
    metricsHost: knob('AQS_METRICS_HOST'),
    tracesTo: knob('OTEL_EXPORTER_OTLP_ENDPOINT') || undefined,
    tracePercent: knob('AQS_TRACE_PERCENT'),
    limits: limitsOf(knob, days),
  }
}

function limitsOf(knob: Knobs, days: { approvals: number; work: number }) {
  /** The part of a limit that one instance allows. So all instances together allow at most the limit and one more for each of them. */
  const share = (limit: number) => Math.ceil(limit / knob('AQS_INSTANCES'))
  return {
    requestsPerMinute: share(knob('AQS_REQUESTS_PER_MINUTE')),
    mcpMessagesPerMinute: share(knob('AQS_MCP_MESSAGES_PER_MINUTE')),
    mcpBurst: share(knob('AQS_MCP_BURST')),
    waitsPerAgent: share(knob('AQS_WAITS_PER_AGENT')),
    waitsPerAccount: share(knob('AQS_WAITS_PER_ACCOUNT')),
    signInsPerQuarterHour: knob('AQS_SIGN_INS_PER_15_MINUTES'),
    signUpsPerHour: knob('AQS_SIGN_UPS_PER_HOUR'),
    bodyBytes: knob('AQS_BODY_BYTES'),
    mcpBodyBytes: knob('AQS_MCP_BODY_BYTES'),
    bodyKilobytesPerMinute: share(knob('AQS_BODY_KILOBYTES_PER_MINUTE')),
    bodyBytesInFlight: knob('AQS_BODY_KILOBYTES_IN_FLIGHT') * 1_000,
    connections: knob('AQS_CONNECTIONS'),
    connectionsPerNetwork: knob('AQS_CONNECTIONS_PER_NETWORK'),
    agentsPerAccount: knob('AQS_AGENTS_PER_ACCOUNT'),
    agentsEverPerAccount: knob('AQS_AGENTS_EVER_PER_ACCOUNT'),
    kilobytesPerDay: knob('AQS_KILOBYTES_PER_DAY'),
    kilobytesPerAccount: knob('AQS_KILOBYTES_PER_ACCOUNT'),
    channelsPerAccount: knob('AQS_CHANNELS_PER_ACCOUNT'),
    activeKeysPerAgent: knob('AQS_KEYS_PER_AGENT'),
    keepIdempotencyMs: knob('AQS_KEEP_IDEMPOTENCY_DAYS') * dayMs,
    keepSessionsMs: knob('AQS_KEEP_SESSIONS_DAYS') * dayMs,
    /** 0 means for ever. */
    keep: {
      approvalsMs: days.approvals * dayMs,
      workMs: days.work * dayMs,
      logMs: knob('AQS_KEEP_LOG_DAYS') * dayMs,
      deliveriesMs: knob('AQS_KEEP_DELIVERIES_DAYS') * dayMs,
    },
    onlineWindowMs: knob('AQS_ONLINE_WINDOW_SECONDS') * 1000,
    drainMs: knob('AQS_DRAIN_SECONDS') * 1000,
  }
}

/** The file that holds the key if none is set: next to the database file, or where that file would be by default. */
const sealKeyFileOf = (databaseUrl: string) =>
  `${databaseUrl.startsWith('postgres') ? 'data/agent-quest' : databaseUrl.replace(/^file:(\/\/)?/, '')}.seal-key`
