/** The servers behind the gate: one connection to each, made when it is needed and again when it is lost. */
import { resolve } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import {
  Client,
  ProtocolError,
  SdkError,
  SdkErrorCode,
  StreamableHTTPClientTransport,
  type PriorDiscovery,
} from '@modelcontextprotocol/client'
import { getDefaultEnvironment, StdioClientTransport } from '@modelcontextprotocol/client/stdio'
import type { Journal } from './journal.ts'
import { Blocked } from './blocked.ts'
import type { ServerSettings, Settings } from './settings.ts'
import { packageVersion } from './version.ts'

const changes = ['tools', 'prompts', 'resources'] as const
export type Change = (typeof changes)[number]
export type Upstream = ReturnType<typeof openUpstream>

/** A connection to the upstream was never made, so it has not seen the call. */
export class NeverReached extends Error {}

/** A program may be downloaded when it is started for the first time. */
const connectMs = 60_000
/** How long an agent waits for a server before it learns what the others offer. Some hosts go on without the gate after five seconds. */
const soonMs = 3_000
const reachMs = 5_000

export const openUpstreams = (settings: Settings, journal: Journal, changed: (change: Change) => void) =>
  Object.entries(settings.servers).map(([name, server]) => openUpstream(name, server, settings.folder, journal, changed))

function openUpstream(name: string, server: ServerSettings, folder: string, journal: Journal, changed: (change: Change) => void) {
  let connected: Promise<Client> | undefined
  /** The last client, which may still be connecting. */
  let latest: Client | undefined

  /** That a program speaks a revision of 2025 is remembered, because to find out takes another process of it. */
  const older = `older-${name}`

  async function connect() {
    const isOlder = journal.read<boolean>(older) === true
    const client = await connectAs(isOlder ? { kind: 'legacy' } : undefined).catch(error => {
      if (isOlder) return connectAs(undefined)
      throw error
    })
    if (isOlder !== (client.getProtocolEra() === 'legacy')) journal.write(older, !isOlder)
    return client
  }

  async function connectAs(prior: PriorDiscovery | undefined) {
    const tellOf = (change: Change) => ({ autoRefresh: false, onChanged: () => changed(change) })
    const client = new Client(
      { name: 'agent-quest-gate', version: packageVersion },
      {
        versionNegotiation: { mode: 'auto' },
        listChanged: { tools: tellOf('tools'), prompts: tellOf('prompts'), resources: tellOf('resources') },
      },
    )
    latest = client
    await client.connect(transportOf(server, folder), { timeout: connectMs, ...(prior && { prior }) })
    return client
  }

  async function client() {
    const opening = (connected ??= connect())
    const forget = () => {
      if (connected !== opening) return false
      connected = undefined
      return true
    }
    try {
      const one = await opening
      // oxlint-disable-next-line unicorn/prefer-add-event-listener -- a client has no other way to say it
      one.onclose = () => {
        // Whoever comes back may offer something else.
        if (forget()) changed('tools')
      }
      return one
    } catch (error) {
      forget()
      throw new NeverReached(`The server ${name} cannot be reached.`, { cause: error })
    }
  }

  return {
    name,
    client,
    /** The same, but undefined if it is not there yet. Then the others go first, and whoever listens hears of it when it comes. */
    async clientSoon() {
      const coming = client()
      const first = await Promise.race([coming, sleep(soonMs, undefined, { ref: false })])
      if (!first) void coming.then(() => changes.forEach(changed)).catch(() => {})
      return first
    },
    /** Blocks a call that would not get there now. */
    reach: async () => {
      const isThere = (await isReachable(server.url)) && (await client().then(Boolean, () => false))
      if (!isThere) throw new Blocked(`The call was not made: ${name} cannot be reached. Try again later.`)
    },
    /** After a fault the next call connects again. */
    forget() {
      connected = undefined
    },
    close: async () => latest?.close(),
  }
}

function transportOf({ command, args = [], env = {}, cwd, url, headers = {} }: ServerSettings, folder: string) {
  if (command)
    return new StdioClientTransport({ command, args, env: { ...getDefaultEnvironment(), ...env }, cwd: resolve(folder, cwd ?? '.') })
  // Credentials must not go where the server sends them.
  return new StreamableHTTPClientTransport(new URL(url!), { requestInit: { headers, redirect: 'error' }, fetch: reaching })
}

/** Any answer will do. */
async function isReachable(url: string | undefined) {
  if (!url) return true
  const isThere = fetch(url, { method: 'OPTIONS', redirect: 'manual', signal: AbortSignal.timeout(reachMs) })
  return isThere.then(
    answer => answer.body?.cancel().then(() => true) ?? true,
    () => false,
  )
}

/** What Node says when no connection was made. After any other error the server may have seen the request. */
const neverConnected = new Set(['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'EHOSTUNREACH', 'ENETUNREACH', 'UND_ERR_CONNECT_TIMEOUT'])

async function reaching(input: string | URL | Request, init?: RequestInit) {
  try {
    return await fetch(input, init)
  } catch (error) {
    if (causesOf(error).some(({ code }) => neverConnected.has(code ?? '')))
      throw new NeverReached('No connection was made.', { cause: error })
    throw error
  }
}

function causesOf(error: unknown): { code?: string }[] {
  const causes: { code?: string }[] = []
  for (let cause = error; cause instanceof Error && causes.length < 10; cause = cause.cause) {
    causes.push(cause as { code?: string })
    if (cause instanceof AggregateError) causes.push(...(cause.errors as { code?: string }[]))
  }
  return causes
}

/** Whether the upstream has not seen the call, has answered it with an error, or may have done it. */
export function whatCameOf(error: unknown): 'not_done' | 'failed' | 'unknown' {
  if (causesOf(error).some(cause => cause instanceof NeverReached)) return 'not_done'
  if (error instanceof SdkError && error.code === SdkErrorCode.NotConnected) return 'not_done'
  return error instanceof ProtocolError ? 'failed' : 'unknown'
}
