import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { expect, test } from '@jest/globals'
import { isTypo, secretNames } from '../src/config/given.ts'
import { knobs, knobTable } from '../src/config/knobs.ts'
import { readConfig } from '../src/config.ts'
import { holdPort } from '../src/http/server.ts'
import { databases } from './support/database.ts'
import { firstOf } from './support/extent.ts'
import { startService } from './support/service.ts'

test('nothing needs to be set', () => {
  expect(readConfig({})).toEqual({
    unknown: [],
    port: 3000,
    host: '127.0.0.1',
    publicUrl: undefined,
    database: { url: 'data/agent-quest.db', schema: 'public' },
    setupCode: undefined,
    sealKeys: [],
    sealKeyFile: 'data/agent-quest.db.seal-key',
    signup: 'open',
    starterQuests: true,
    allowedOrigins: [],
    trustedProxies: [],
    reach: { smtpUrl: undefined, mailFrom: '', privateAddresses: false, inFlight: 256, perHost: 8 },
    logLevel: 'info',
    tracePercent: 100,
    metricsPort: 'off',
    metricsHost: '127.0.0.1',
    limits: {
      requestsPerMinute: 600,
      mcpMessagesPerMinute: 120,
      mcpBurst: 40,
      waitsPerAgent: 16,
      waitsPerAccount: 100,
      signInsPerQuarterHour: 10,
      signUpsPerHour: 5,
      bodyBytes: 262_144,
      mcpBodyBytes: 131_072,
      bodyKilobytesPerMinute: 6_000,
      bodyBytesInFlight: 65_536_000,
      connections: 10_000,
      connectionsPerNetwork: 1_000,
      agentsPerAccount: 50,
      agentsEverPerAccount: 1_000,
      kilobytesPerDay: 50_000,
      kilobytesPerAccount: 5_000_000,
      channelsPerAccount: 20,
      activeKeysPerAgent: 5,
      keepIdempotencyMs: 86_400_000,
      keepSessionsMs: 2_592_000_000,
      keep: { approvalsMs: 0, workMs: 0, logMs: 0, deliveriesMs: 2_592_000_000 },
      onlineWindowMs: 120_000,
      drainMs: 10_000,
    },
  })
})

test('work is not kept for a shorter time than the requests about it', () => {
  const both = { AQS_KEEP_WORK_DAYS: '30', AQS_KEEP_APPROVALS_DAYS: '30' }
  expect(readConfig(both).limits.keep).toMatchObject({ workMs: 30 * 86_400_000, approvalsMs: 30 * 86_400_000 })
  expect(() => readConfig({ AQS_KEEP_WORK_DAYS: '30' })).toThrow('AQS_KEEP_APPROVALS_DAYS must be set too')
  expect(() => readConfig({ ...both, AQS_KEEP_APPROVALS_DAYS: '31' })).toThrow('must not be longer')
  expect(() => readConfig({ AQS_KEEP_LOG_DAYS: '3' })).toThrow('AQS_KEEP_LOG_DAYS must be `0` (for ever), or from 7 to 3650 days')
})

test('an empty variable counts as not set', () => {
  expect(readConfig({ PORT: '', AQS_SIGNUP: '', AQS_ALLOWED_ORIGINS: '' })).toEqual(readConfig({}))
})

test.each([
  ['file:data/mine.db', 'data/mine.db.seal-key'],
  ['postgres://localhost/quest', 'data/agent-quest.seal-key'],
])('the key of the log of %s is kept in %s, outside the database', (DATABASE_URL, file) => {
  expect(readConfig({ DATABASE_URL }).sealKeyFile).toBe(file)
})

test('settings are read, and spaces in lists are removed', () => {
  const config = readConfig({
    PORT: '0',
    PUBLIC_URL: 'https://quest.example.com',
    DATABASE_URL: 'postgres://localhost/quest',
    AQS_ALLOWED_ORIGINS: 'https://a.example, http://localhost:5173 ,',
    AQS_TRUSTED_PROXIES: '10.0.0.0/8,::1',
    AQS_ONLINE_WINDOW_SECONDS: '30',
  })

  expect(config).toMatchObject({
    port: 0,
    publicUrl: 'https://quest.example.com',
    database: { url: 'postgres://localhost/quest' },
    allowedOrigins: ['https://a.example', 'http://localhost:5173'],
    trustedProxies: ['10.0.0.0/8', '::1'],
    limits: { onlineWindowMs: 30_000 },
  })
})

test.each([
  ['PORT', ['65536', '-1', '3000.0', '3e3', '0x10', ' 80', 'http', '٣']],
  ['PUBLIC_URL', ['quest.example.com', 'ftp://quest.example.com', 'https://quest.example.com/', 'javascript:alert(1)']],
  ['DATABASE_URL', ['mysql://localhost/quest', 'https://example.com']],
  ['AQS_PG_SCHEMA', ['Quest', 'pg_quest', '1st', 'a-b', 'a"b', 'x'.repeat(41)]],
  ['AQS_PG_LISTEN_URL', ['mysql://localhost', 'localhost']],
  ['AQS_SETUP_CODE', ['short']],
  ['AQS_SIGNUP', ['yes', 'OPEN', ' open']],
  [
    'AQS_ALLOWED_ORIGINS',
    [
      '*',
      'null',
      'portal.example.com',
      'https://portal.example.com/',
      'https://*.example.com',
      'https://a.example;https://b.example',
      'https://A.example',
    ],
  ],
  ['AQS_TRUSTED_PROXIES', ['all', 'loopback', '10.0.0.0/33', '10.0.0.0/', '10.0.0', '::1/129', '10.0.0.0/8/8']],
  ['AQS_SECURITY_CONTACT', ['security@example.com', 'http://example.com/report', 'mailto:', 'https://example.com/a b']],
  ['AQS_LOG_LEVEL', ['verbose']],
  ['OTEL_EXPORTER_OTLP_ENDPOINT', ['collector:4318', 'grpc://collector:4317']],
  ['AQS_TRACE_PERCENT', ['101', '0.5']],
  ['AQS_METRICS_PORT', ['65536', 'on', '-1']],
  ['AQS_REQUESTS_PER_MINUTE', ['0', '1000001', 'Infinity']],
  ['AQS_MCP_MESSAGES_PER_MINUTE', ['0']],
  ['AQS_MCP_BURST', ['0']],
  ['AQS_SIGN_INS_PER_15_MINUTES', ['0']],
  ['AQS_SIGN_UPS_PER_HOUR', ['0']],
  ['AQS_BODY_BYTES', ['1023', '16777217', '1e6', '256KB']],
  ['AQS_AGENTS_PER_ACCOUNT', ['0']],
  ['AQS_KEYS_PER_AGENT', ['101']],
  ['AQS_KEEP_IDEMPOTENCY_DAYS', ['0', '366']],
  ['AQS_KEEP_SESSIONS_DAYS', ['0']],
  ['AQS_ONLINE_WINDOW_SECONDS', ['29', '120s']],
  ['AQS_DRAIN_SECONDS', ['0']],
])('a wrong %s ends the start with a sentence that names it, and what it must be', (name, values) => {
  for (const value of values) expect(() => readConfig({ [name]: value })).toThrow(new RegExp(`^${name} must be .+\\.$`))
})

test.each([
  [{ PORT: '99999' }, 'PORT must be from 0 to 65535; it is "99999".'],
  [{ AQS_SIGNUP: ' open' }, 'AQS_SIGNUP must be `open` or `closed`; it is " open".'],
  [{ AQS_BODY_BYTES: '256KB' }, 'AQS_BODY_BYTES must be from 1024 to 16777216 bytes; it is "256KB".'],
  [{ AQS_SETUP_CODE: 'sesame' }, 'AQS_SETUP_CODE must be 8 characters or more.'],
  [{ DATABASE_URL: 'mysql://ada:secret@db' }, 'DATABASE_URL must be a file path, `file:…` or `postgres://…`.'],
])('the sentence says what is set, unless that is a secret: %j', (given, sentence) => {
  expect(() => readConfig(given)).toThrow(new Error(sentence))
})

test('a setting that this version does not know is no error, because a newer version may have it', () => {
  expect(readConfig({ AQS_OF_THE_FUTURE: '1', AQS_KEY: 'aqs_agent_x', AQS_KEY2: 'aqs_agent_y', OTHER: '1' }).unknown).toEqual([
    'AQS_OF_THE_FUTURE',
    'AQS_KEY2',
  ])
})

test.each([
  ['AQS_SIGNPU', 'AQS_SIGNUP'],
  ['AQS_SINGUP', 'AQS_SIGNUP'],
  ['AQS_SIGNUPS', 'AQS_SIGNUP'],
  ['AQS_SMTP_URI', 'AQS_SMTP_URL'],
  ['AQS_SEAL_KEY_FLE', 'AQS_SEAL_KEY_FILE'],
])('%s is nearly %s, so the service does not start without it', (given, meant) => {
  expect(() => readConfig({ [given]: 'closed' })).toThrow(`There is no setting ${given}. Is ${meant} meant?`)
})

test('no two settings have names that are so near', () => {
  const names = Object.keys(knobs)

  expect(names.flatMap(one => names.filter(other => other !== one && isTypo(one, other)).map(other => `${one} ${other}`))).toEqual([])
})

test('each secret can be in a file, and in no error', () => {
  const file = join(mkdtempSync(join(tmpdir(), 'secret-')), 'key')
  writeFileSync(file, 'a planted key that is long enough\n')

  expect(secretNames).toEqual(['DATABASE_URL', 'AQS_PG_LISTEN_URL', 'AQS_SETUP_CODE', 'AQS_SEAL_KEY', 'AQS_SMTP_URL'])
  expect(readConfig({ AQS_SEAL_KEY_FILE: file }).sealKeys).toEqual(['a planted key that is long enough'])
  expect(readConfig({ AQS_SETUP_CODE_FILE: file }).setupCode).toBe('a planted key that is long enough')
  expect(() => readConfig({ AQS_SMTP_URL_FILE: file })).toThrow(new Error('AQS_SMTP_URL must be `smtp://…` or `smtps://…`.'))
  expect(() => readConfig({ AQS_SEAL_KEY_FILE: file, AQS_SEAL_KEY: 'x' })).toThrow('AQS_SEAL_KEY and AQS_SEAL_KEY_FILE are both set.')
  expect(() => readConfig({ AQS_SEAL_KEY_FILE: `${file}.none` })).toThrow('AQS_SEAL_KEY_FILE names a file that cannot be read: ENOENT')
  writeFileSync(file, '\n')
  expect(() => readConfig({ AQS_SEAL_KEY_FILE: file })).toThrow('AQS_SEAL_KEY_FILE names a file that is empty')
  rmSync(dirname(file), { recursive: true })
})

const { create } = databases('sqlite')

test('a service with settings that it does not know starts, and its log names them', async () => {
  const service = await startService({ DATABASE_URL: await create(), AQS_OF_THE_FUTURE: '1' })
  await service.stop()

  expect(service.said()).toContain('"settings":["AQS_OF_THE_FUTURE"]')
})

test('if the port is in use or the address belongs to another machine, the start fails with a message that says what to do', async () => {
  const taken = await holdPort('127.0.0.1')
  const { port } = taken.address() as AddressInfo
  const start = async (where: Record<string, string>) => startService({ DATABASE_URL: await create(), ...where })

  await expect(start({ PORT: String(port) })).rejects.toThrow(`Port ${port} is in use. Choose another with PORT=…`)
  await expect(start({ HOST: '192.0.2.1' })).rejects.toThrow('This machine has no address 192.0.2.1. Choose another with HOST=…')
  taken.close()
})

test.each(firstOf(['nodemailer', 'web-push', 'standardwebhooks']))(
  'if %s cannot be loaded, which happens after the first answers, the service stops',
  async library => {
    const hook = `import { registerHooks } from 'node:module'
      registerHooks({
        resolve(name, context, next) {
          if (name === '${library}') throw new Error('broken')
          return next(name, context)
        },
      })`
    const env = { DATABASE_URL: await create(), NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(hook)}` }

    const service = await startService(env)

    expect(await service.exited).toEqual([1, null])
  },
)

test('the table has a row for every variable, with its default and its bounds', () => {
  const rows = knobTable().split('\n').slice(2)

  expect(rows.find(row => row.includes('`PORT`'))).toMatch(/^\| `PORT` \| `3000` \| from 0 to 65535 \| .+ \|$/)
  for (const row of rows) expect(row).toMatch(/^\| `[A-Z0-9_]+` \| (`[^`]+`)? \| [^|]+ \| [^|]+\. \|$/)
})

test('the table in docs/settings.md is the one that `node src/config/knobs.ts` prints', () => {
  const page = readFileSync(new URL('../docs/settings.md', import.meta.url), 'utf8')

  expect(page).toContain(knobTable())
})
