/** Every setting of the service, with its description, unit, bounds and default. */
import { isContact, isNetwork, isOrigin, isWebAddress } from './addresses.ts'
import { choice, keeping, several, secret, text, whole, wholeOrOff, type Knob } from './kinds.ts'

/** The shortest key that seals the log, in characters. */
export const shortestSealKey = 32

export const knobs = {
  PORT: whole(3000, [0, 65_535], '', 'The port that the service listens on. `0` selects any free port.'),
  HOST: text('127.0.0.1', 'an address', 'The address that the service listens on. By default only this machine can connect.'),
  PUBLIC_URL: text(
    '',
    'an http or https URL without a trailing slash',
    'The address where people and agents reach the service. By default it is the address that the service listens on. With `https` the cookie is `Secure`, and browsers use only https.',
    isWebAddress,
  ),
  DATABASE_URL: secret(
    'data/agent-quest.db',
    'a file path, `file:…` or `postgres://…`',
    'The database. Only one instance can serve a file; use PostgreSQL for several.',
    given => given !== '' && (!/^[a-z]+:/i.test(given) || /^(file|postgres|postgresql):/.test(given)),
  ),
  AQS_PG_SCHEMA: text(
    'public',
    'a name of small letters, digits and underscores',
    'The schema of the tables in PostgreSQL. If it does not exist, the service creates it.',
    given => /^[a-z_][a-z0-9_]{0,39}$/.test(given) && !given.startsWith('pg_'),
  ),
  AQS_PG_LISTEN_URL: secret(
    '',
    '`postgres://…`',
    'A URL that leads to PostgreSQL itself. Set it if `DATABASE_URL` leads to a pooler in transaction mode, such as PgBouncer. Each instance opens one connection to it, on which it hears of changes and migrates.',
    given => given === '' || /^postgres(ql)?:/.test(given),
  ),
  AQS_SETUP_CODE: secret(
    '',
    '8 characters or more',
    'The code that the first sign-up must give. If not set, the service creates one, the same on all instances. It prints the code at each start while there is no account.',
    given => given === '' || given.length >= 8,
  ),
  AQS_SEAL_KEY: {
    ...several(
      `keys of ${shortestSealKey} characters or more, separated by commas`,
      'The keys that seal the audit log, so that `make verify` can detect changes in the database, and that sign permits. The first key seals and signs, and the others verify older entries. If not set, the service creates a key at its first start and keeps it in a file next to the SQLite file, or in `data/` with PostgreSQL. All instances must have the same keys.',
      key => key.length >= shortestSealKey,
    ),
    secret: true,
  },
  AQS_SIGNUP: choice(
    'open',
    ['open', 'closed'],
    'Whether people may sign up without an invitation. The first account can always be created.',
  ),
  AQS_STARTER_QUESTS: choice(
    'auto',
    ['auto', 'on', 'off'],
    'Whether a new service starts with six quests. `auto` means yes unless `NODE_ENV` is `production`.',
  ),
  AQS_ALLOWED_ORIGINS: several(
    'origins, separated by commas',
    'Other web origins whose pages may call `/v1` and `/mcp`, such as `https://portal.example.com`.',
    isOrigin,
  ),
  AQS_TRUSTED_PROXIES: several(
    'addresses or networks, separated by commas',
    'Proxies whose `X-Forwarded-For` header is trusted, such as `10.0.0.0/8`.',
    isNetwork,
  ),
  AQS_SECURITY_CONTACT: text(
    '',
    'a `mailto:` or `https:` address',
    'Where to report a vulnerability, for `/.well-known/security.txt`. If not set, there is no such page.',
    isContact,
  ),
  AQS_LOG_LEVEL: choice('info', ['debug', 'info', 'warn', 'error', 'silent'], 'The minimum log level.'),
  AQS_METRICS_PORT: wholeOrOff(
    [0, 65_535],
    '',
    'The port of `GET /metrics`, in the OpenMetrics format. It needs no key, so do not make it public.',
  ),
  AQS_METRICS_HOST: text('127.0.0.1', 'an address', 'The address of `/metrics`. By default only this machine can read it.'),
  OTEL_EXPORTER_OTLP_ENDPOINT: text(
    '',
    'an http or https URL without a trailing slash',
    "The OpenTelemetry collector that gets a span for each request, by OTLP over HTTP with JSON. OpenTelemetry's variables for headers, timeouts, certificates and compression of the exporter apply too.",
    isWebAddress,
  ),
  AQS_TRACE_PERCENT: whole(
    100,
    [0, 100],
    '%',
    'The share of requests that get a span. For a request with a `traceparent` header, its caller decides.',
  ),
  AQS_INSTANCES: whole(
    1,
    [1, 1_000],
    'instances',
    'How many instances serve this database at most, behind a load balancer that spreads requests evenly. Each allows an equal share, rounded up, of the limits on requests, messages, waits and body kilobytes per minute. A limit of an instance applies to each one in full.',
  ),
  AQS_REQUESTS_PER_MINUTE: whole(
    600,
    [1, 1_000_000],
    'requests',
    'How many requests an account may send to `/v1` in a minute. Requests without a session are counted for each network. Each instance counts this and the next four limits on its own, allows its share of them (`AQS_INSTANCES`), and loses the counts when it stops.',
  ),
  AQS_MCP_MESSAGES_PER_MINUTE: whole(
    120,
    [1, 1_000_000],
    'messages',
    'How many messages an agent may send to `/mcp` in a minute. All agents of an account together may send ten times as many.',
  ),
  AQS_MCP_BURST: whole(40, [1, 1_000_000], 'messages', 'How many of these messages may arrive at once.'),
  AQS_WAITS_PER_AGENT: whole(16, [1, 1_000], 'calls', 'How many calls of an agent may wait for its human at once, including open streams.'),
  AQS_WAITS_PER_ACCOUNT: whole(
    100,
    [1, 100_000],
    'calls',
    'How many calls of all agents of an account may wait at once, including open streams.',
  ),
  AQS_SIGN_INS_PER_15_MINUTES: whole(
    10,
    [1, 1_000_000],
    'attempts',
    'How many times one network (an IPv4 address, or the first 64 bits of an IPv6 address) may try to sign in to one account in 15 minutes. It may try ten times as many wrong passwords at all accounts together. All instances share these counts.',
  ),
  AQS_SIGN_UPS_PER_HOUR: whole(
    5,
    [1, 1_000_000],
    'attempts',
    'How many times one network may sign up in an hour. All instances share the count.',
  ),
  AQS_BODY_BYTES: whole(
    262_144,
    [1_024, 16_777_216],
    'bytes',
    'The maximum size of a request body. Operations without a session take at most 4 KiB.',
  ),
  AQS_MCP_BODY_BYTES: whole(
    131_072,
    [1_024, 16_777_216],
    'bytes',
    'The maximum size of a request body to `/mcp`. The largest call hands in a result with 64 KiB of data.',
  ),
  AQS_BODY_KILOBYTES_PER_MINUTE: whole(
    6_000,
    [100, 16_777_216],
    'kB',
    'How much an agent may send in request bodies in a minute, and a sixth of it at once. An account with all its agents may send 5 times as much, and a network 10 times. Bodies of up to 4 KiB are not counted. Each instance counts on its own and allows its share.',
  ),
  AQS_BODY_KILOBYTES_IN_FLIGHT: whole(
    65_536,
    [1_024, 16_777_216],
    'kB',
    'How much memory an instance uses for request bodies that are still arriving. One network may use at most an eighth. Beyond these limits, requests get a 503.',
  ),
  AQS_CONNECTIONS: whole(
    10_000,
    [10, 1_000_000],
    'connections',
    'How many connections an instance keeps open. It closes any further connection at once.',
  ),
  AQS_CONNECTIONS_PER_NETWORK: whole(
    1_000,
    [1, 1_000_000],
    'connections',
    'How many of these connections one network may open. Trusted proxies have no such limit.',
  ),
  AQS_AGENTS_PER_ACCOUNT: whole(50, [1, 10_000], 'agents', 'How many agents an account may have at once. Archived agents do not count.'),
  AQS_AGENTS_EVER_PER_ACCOUNT: whole(
    1_000,
    [1, 1_000_000],
    'agents',
    'How many agents an account may ever create, including archived ones. If `AQS_AGENTS_PER_ACCOUNT` is larger, it applies instead.',
  ),
  AQS_KILOBYTES_PER_DAY: whole(
    50_000,
    [1, 999_999_999],
    'kB',
    'How much data an account and its agents may write in a day, of which agents may use four fifths, and one agent two fifths. Beyond this limit they can only end, restrict or decide things.',
  ),
  AQS_KILOBYTES_PER_ACCOUNT: whole(
    5_000_000,
    [1, 999_999_999],
    'kB',
    'How much data an account and its agents may write in total, of which agents may use four fifths. Data that was deleted because it is old no longer counts.',
  ),
  AQS_SMTP_URL: secret(
    '',
    '`smtp://…` or `smtps://…`',
    'The mail server that sends e-mail to people, such as `smtps://user:password@mail.example.com`. If not set, the service offers no e-mail.',
    given => given === '' || (URL.canParse(given) && /^smtps?:$/.test(new URL(given).protocol) && new URL(given).hostname !== ''),
  ),
  AQS_MAIL_FROM: text(
    '',
    'an e-mail address, or a name and an address in angle brackets',
    'The sender of e-mail. It must be set if `AQS_SMTP_URL` is.',
    given => given === '' || /^([^<>\r\n]{1,80} <)?[^\s<>@]+@[^\s<>@]+>?$/.test(given),
  ),
  AQS_WEBHOOK_PRIVATE: choice(
    'off',
    ['off', 'on'],
    'Whether webhooks and push messages may be sent to private addresses and without https. `on` is for test networks only: everybody who has an account can then reach the servers in your network.',
  ),
  AQS_DELIVERIES_IN_FLIGHT: whole(
    256,
    [4, 10_000],
    'messages',
    'How many messages to channels an instance sends at once. An account may use a quarter of them, and so may all channels together whose last message failed.',
  ),
  AQS_DELIVERIES_PER_HOST: whole(8, [1, 1_000], 'messages', 'How many of these may be on their way to one server.'),
  AQS_CHANNELS_PER_ACCOUNT: whole(20, [1, 1_000], 'channels', 'How many channels an account may have.'),
  AQS_KEYS_PER_AGENT: whole(5, [1, 100], 'keys', 'How many active keys an agent may have.'),
  AQS_KEEP_IDEMPOTENCY_DAYS: whole(
    1,
    [1, 365],
    'days',
    'How long a request with an `Idempotency-Key` is remembered, so that a repetition changes nothing and gets the first answer again.',
  ),
  AQS_KEEP_SESSIONS_DAYS: whole(30, [1, 3_650], 'days', 'How long a session that has ended stays in the database.'),
  AQS_KEEP_APPROVALS_DAYS: keeping(
    0,
    'How long a request for approval stays after its time has passed, with its questions, its permit and its report. Pending requests, and permits that are not over, always stay.',
  ),
  AQS_KEEP_WORK_DAYS: keeping(
    0,
    'How long work that has ended stays after its quest was closed or cancelled, with its submissions. Points and counts stay. It cannot be shorter than `AQS_KEEP_APPROVALS_DAYS`, because work stays as long as the requests about it.',
  ),
  AQS_KEEP_LOG_DAYS: keeping(
    0,
    'How long an entry of the audit log stays. The last entry of a log always stays. A seal proves where the rest begins, so `make verify` still finds every change.',
  ),
  AQS_KEEP_DELIVERIES_DAYS: keeping(
    30,
    'How long a message to a channel stays in the list of its deliveries. Messages that wait always stay.',
  ),
  AQS_ONLINE_WINDOW_SECONDS: whole(120, [30, 86_400], 'seconds', 'An agent that called within this time is online.'),
  AQS_DRAIN_SECONDS: whole(10, [1, 300], 'seconds', 'How long a stopping service waits for open requests.'),
} satisfies Record<string, Knob<unknown>>

/** All settings as a Markdown table, for docs/settings.md. */
export const knobTable = () =>
  [
    '| Variable | Default | Value | Description |',
    '| --- | --- | --- | --- |',
    ...Object.entries<Knob<unknown>>(knobs).map(
      ([name, { about, fallback, form }]) => `| \`${name}\` | ${fallback && `\`${fallback}\``} | ${form} | ${about} |`,
    ),
  ].join('\n')

if (import.meta.main) process.stdout.write(`${knobTable()}\n`)
