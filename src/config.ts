/** Every knob of the service: what it does, in which unit, between which bounds, and what it is if nobody turns it. */
import { isIP } from 'node:net'
import { env } from 'node:process'

export type Config = ReturnType<typeof readConfig>
export type Limits = Config['limits']

interface Knob<T> {
  about: string
  fallback: string
  form: string
  /** What it is set to is shown to nobody. */
  secret?: true
  read(text: string): T | undefined
}

const whole = (fallback: number, [least, most]: [number, number], unit: string, about: string): Knob<number> => ({
  about,
  fallback: String(fallback),
  form: `from ${least} to ${most} ${unit}`.trim(),
  read: text => (/^\d{1,9}$/.test(text) && Number(text) >= least && Number(text) <= most ? Number(text) : undefined),
})

const choice = <const V extends string>(fallback: V, values: readonly V[], about: string): Knob<V> => ({
  about,
  fallback,
  form: values.map(value => `\`${value}\``).join(' or '),
  read: text => values.find(value => value === text),
})

const text = (fallback: string, form: string, about: string, fits: (text: string) => boolean = () => true): Knob<string> => ({
  about,
  fallback,
  form,
  read: given => (fits(given) ? given : undefined),
})

const secret = (...of: Parameters<typeof text>): Knob<string> => ({ ...text(...of), secret: true })

/** The shortest key that seals the log, in characters. */
export const shortestSealKey = 32

const several = (form: string, about: string, fits: (item: string) => boolean): Knob<string[]> => ({
  about,
  fallback: '',
  form,
  read: given => {
    const items = given
      .split(',')
      .map(item => item.trim())
      .filter(Boolean)
    return items.every(fits) ? items : undefined
  },
})

const isOrigin = (text: string) =>
  URL.canParse(text) && /^https?:$/.test(new URL(text).protocol) && new URL(text).origin === text && !text.includes('*')
const isWebAddress = (text: string) =>
  text === '' || (URL.canParse(text) && /^https?:$/.test(new URL(text).protocol) && !text.endsWith('/'))
const isContact = (text: string) => text === '' || /^(mailto:[^\s@]+@[^\s@]+|https:\/\/\S+)$/.test(text)
const isNetwork = (text: string) => {
  const [address = '', bits = '0', ...more] = text.split('/')
  return isIP(address) > 0 && more.length === 0 && /^\d{1,3}$/.test(bits) && Number(bits) <= (isIP(address) === 4 ? 32 : 128)
}

const knobs = {
  PORT: whole(3000, [0, 65_535], '', 'Where the service listens; 0 takes any free port.'),
  HOST: text('127.0.0.1', 'an address', 'On which interface. Anything but loopback is your decision.'),
  PUBLIC_URL: text(
    '',
    'an http or https URL without a slash at its end',
    'The address by which people and agents reach the service; by default that on which it listens. With `https` the cookie is `Secure`, and browsers come by https only.',
    isWebAddress,
  ),
  DATABASE_URL: secret(
    'data/agent-quest.db',
    'a file path, `file:…` or `postgres://…`',
    'Where everything is kept. One process can use a file; use PostgreSQL for several.',
    given => given !== '' && (!/^[a-z]+:/i.test(given) || /^(file|postgres|postgresql):/.test(given)),
  ),
  AQS_SETUP_CODE: secret(
    '',
    '8 characters or more',
    'The code that the first sign-up must give; made up and printed at start if not set.',
    given => given === '' || given.length >= 8,
  ),
  AQS_SEAL_KEY: {
    ...several(
      `keys of ${shortestSealKey} characters or more with commas between`,
      'What the audit log is sealed with, so that `make verify` can tell if somebody changed it in the database: the first key seals, the others verify older entries. If not set, a key is made at the first start and kept in a file beside the SQLite file, or in `data/` with PostgreSQL. Several instances must have the same.',
      key => key.length >= shortestSealKey,
    ),
    secret: true,
  },
  AQS_SIGNUP: choice('open', ['open', 'closed'], 'Whether people may make accounts. The first account can always be made.'),
  AQS_STARTER_QUESTS: choice(
    'auto',
    ['auto', 'on', 'off'],
    'Whether an empty service begins with six quests; `auto`: unless `NODE_ENV` is `production`.',
  ),
  AQS_ALLOWED_ORIGINS: several(
    'origins with commas between',
    'Other web origins whose pages may call `/v1` and `/mcp`, such as `https://portal.example.com`.',
    isOrigin,
  ),
  AQS_TRUSTED_PROXIES: several(
    'addresses or networks with commas between',
    'Proxies whose `X-Forwarded-For` is believed, such as `10.0.0.0/8`.',
    isNetwork,
  ),
  AQS_SECURITY_CONTACT: text(
    '',
    'a `mailto:` or `https:` address',
    'Where to report a weakness, as `/.well-known/security.txt` says it. Without one there is no such page.',
    isContact,
  ),
  AQS_LOG_LEVEL: choice('info', ['debug', 'info', 'warn', 'error', 'silent'], 'What is worth a line in the log.'),
  AQS_REQUESTS_PER_MINUTE: whole(
    600,
    [1, 1_000_000],
    'requests',
    'How often an account may call `/v1`. Without a sign-in, the limit counts by network. Each instance counts this and the next four limits by itself and forgets the counts when it stops.',
  ),
  AQS_MCP_MESSAGES_PER_MINUTE: whole(
    120,
    [1, 1_000_000],
    'messages',
    'How often an agent may call `/mcp`. All agents of an account together may do so ten times as often.',
  ),
  AQS_MCP_BURST: whole(40, [1, 1_000_000], 'messages', 'How many of these may come at once.'),
  AQS_WAITS_PER_AGENT: whole(16, [1, 1_000], 'calls', 'How many calls of an agent may wait for its human at once, open streams included.'),
  AQS_WAITS_PER_ACCOUNT: whole(
    100,
    [1, 100_000],
    'calls',
    'How many calls of all agents of an account may wait at once, open streams included.',
  ),
  AQS_SIGN_INS_PER_15_MINUTES: whole(
    10,
    [1, 1_000_000],
    'attempts',
    'How often one network (an IPv4 address, or the first 64 bits of an IPv6 address) may try to sign in to one account, counted over all instances. At all accounts together it may try ten times as many wrong passwords.',
  ),
  AQS_SIGN_UPS_PER_HOUR: whole(5, [1, 1_000_000], 'attempts', 'How often one network may sign up, counted over all instances.'),
  AQS_BODY_BYTES: whole(262_144, [1_024, 16_777_216], 'bytes', 'The largest request body.'),
  AQS_BODY_KILOBYTES_IN_FLIGHT: whole(
    65_536,
    [1_024, 16_777_216],
    'kB',
    'How much memory an instance uses for request bodies that are still arriving. One network gets at most an eighth. More is answered with 503.',
  ),
  AQS_CONNECTIONS: whole(
    10_000,
    [10, 1_000_000],
    'connections',
    'How many open connections an instance accepts. It closes any further connection at once.',
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
    'How many agents an account may ever create, including archived ones. `AQS_AGENTS_PER_ACCOUNT` counts instead if it is larger.',
  ),
  AQS_KILOBYTES_PER_DAY: whole(
    50_000,
    [1, 999_999_999],
    'kB',
    'How much an account and its agents may write in a day. Beyond this limit they can only end, restrict or decide things.',
  ),
  AQS_KILOBYTES_PER_ACCOUNT: whole(5_000_000, [1, 999_999_999], 'kB', 'How much an account and its agents may ever write.'),
  AQS_KEYS_PER_AGENT: whole(5, [1, 100], 'keys', 'How many active keys an agent may have.'),
  AQS_ONLINE_WINDOW_SECONDS: whole(120, [30, 86_400], 'seconds', 'An agent that was heard within this time is online.'),
  AQS_DRAIN_SECONDS: whole(10, [1, 300], 'seconds', 'How long a stop waits for requests that are under way.'),
} satisfies Record<string, Knob<unknown>>

/** Clients of agents read their key from this variable, so it may be set where the service starts. */
const agentsOwn = 'AQS_KEY'

/** Reads and checks all knobs; the first wrong one ends the start with a sentence that names it. */
export function readConfig(given: Record<string, string | undefined> = env) {
  const unknown = Object.keys(given).find(name => name.startsWith('AQS_') && !(name in knobs) && name !== agentsOwn)
  if (unknown) throw new Error(`There is no setting ${unknown}. The README lists all settings.`)
  const knob = <K extends keyof typeof knobs>(name: K) => {
    const { read, fallback, form, secret }: Knob<unknown> = knobs[name]
    const value = read(given[name] || fallback)
    if (value === undefined) throw new Error(`${name} must be ${form}${secret ? '' : `; it is ${JSON.stringify(given[name])}`}.`)
    return value as NonNullable<ReturnType<(typeof knobs)[K]['read']>>
  }
  return {
    port: knob('PORT'),
    host: knob('HOST'),
    publicUrl: knob('PUBLIC_URL') || undefined,
    databaseUrl: knob('DATABASE_URL'),
    setupCode: knob('AQS_SETUP_CODE') || undefined,
    sealKeys: knob('AQS_SEAL_KEY'),
    sealKeyFile: sealKeyFileOf(knob('DATABASE_URL')),
    signup: knob('AQS_SIGNUP'),
    starterQuests: knob('AQS_STARTER_QUESTS') === 'on' || (knob('AQS_STARTER_QUESTS') === 'auto' && given['NODE_ENV'] !== 'production'),
    allowedOrigins: knob('AQS_ALLOWED_ORIGINS'),
    trustedProxies: knob('AQS_TRUSTED_PROXIES'),
    securityContact: knob('AQS_SECURITY_CONTACT') || undefined,
    logLevel: knob('AQS_LOG_LEVEL'),
    limits: {
      requestsPerMinute: knob('AQS_REQUESTS_PER_MINUTE'),
      mcpMessagesPerMinute: knob('AQS_MCP_MESSAGES_PER_MINUTE'),
      mcpBurst: knob('AQS_MCP_BURST'),
      waitsPerAgent: knob('AQS_WAITS_PER_AGENT'),
      waitsPerAccount: knob('AQS_WAITS_PER_ACCOUNT'),
      signInsPerQuarterHour: knob('AQS_SIGN_INS_PER_15_MINUTES'),
      signUpsPerHour: knob('AQS_SIGN_UPS_PER_HOUR'),
      bodyBytes: knob('AQS_BODY_BYTES'),
      bodyBytesInFlight: knob('AQS_BODY_KILOBYTES_IN_FLIGHT') * 1_000,
      connections: knob('AQS_CONNECTIONS'),
      connectionsPerNetwork: knob('AQS_CONNECTIONS_PER_NETWORK'),
      agentsPerAccount: knob('AQS_AGENTS_PER_ACCOUNT'),
      agentsEverPerAccount: knob('AQS_AGENTS_EVER_PER_ACCOUNT'),
      kilobytesPerDay: knob('AQS_KILOBYTES_PER_DAY'),
      kilobytesPerAccount: knob('AQS_KILOBYTES_PER_ACCOUNT'),
      activeKeysPerAgent: knob('AQS_KEYS_PER_AGENT'),
      onlineWindowMs: knob('AQS_ONLINE_WINDOW_SECONDS') * 1000,
      drainMs: knob('AQS_DRAIN_SECONDS') * 1000,
    },
  }
}

/** Where the key is kept if none is given: beside the file of the database, or where that would be. */
const sealKeyFileOf = (databaseUrl: string) =>
  `${databaseUrl.startsWith('postgres') ? 'data/agent-quest' : databaseUrl.replace(/^file:(\/\/)?/, '')}.seal-key`

/** The knobs as a table for people, as the README shows it. */
export const knobTable = () =>
  [
    '| Variable | Default | Takes | What it does |',
    '| --- | --- | --- | --- |',
    ...Object.entries<Knob<unknown>>(knobs).map(
      ([name, { about, fallback, form }]) => `| \`${name}\` | ${fallback && `\`${fallback}\``} | ${form} | ${about} |`,
    ),
  ].join('\n')

if (import.meta.main) process.stdout.write(`${knobTable()}\n`)
