/** The service that a human decides in, as the gate sees it: six of its tools for agents. */
import { Client, SdkError, SdkErrorCode, StreamableHTTPClientTransport } from '@modelcontextprotocol/client'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Tools } from '../../generated/tools.ts'
import { packageVersion } from './version.ts'

export type Request = Omit<Tools['request_approval']['input'], 'wait_seconds' | 'valid_for_minutes' | 'expires_in_minutes'>
export type Category = Request['category']
export type Answer = Tools['request_approval']['output']
export type Action = NonNullable<Answer['action']>
export type Started = Tools['start_action']['output']
export type Ending = Tools['report_outcome']['input']['outcome']

/** The service has answered, and will not do it. Its message is written for the agent. */
export class Refused extends Error {
  readonly code: string

  constructor(code: string, message: string) {
    super(message)
    this.code = code
  }
}

/** The service has not answered, or not with what it promises. It may have done what it was asked, or not. */
export class NoAnswer extends Error {}

/** How long an answer may take beyond the time that the service was asked to wait. */
const answerMs = 15_000
/** A request waits for a day, and a yes can be used for a day. */
const dayMinutes = 1_440
/** The pauses between attempts whose answer was lost. */
const pausesMs = [200, 1_000]

export type Service = ReturnType<typeof openService>

/** Connects when it is first asked, and again after a fault. Every tool may be called again with the same arguments. */
export function openService({ service, key }: { service: string; key: string }) {
  let connected: Promise<Client> | undefined

  async function connect() {
    const client = new Client({ name: 'agent-quest-gate', version: packageVersion })
    // Nothing that the service sends on its own is needed.
    await client.connect(
      new StreamableHTTPClientTransport(new URL(service), {
        requestInit: { headers: { Authorization: `Bearer ${key}` }, redirect: 'error' },
      }),
      { timeout: answerMs },
    )
    return client
  }

  async function attempt<Name extends keyof Tools>(name: Name, input: Tools[Name]['input'], waitSeconds: number, signal?: AbortSignal) {
    const opening = (connected ??= connect())
    try {
      const client = await opening
      const timeout = waitSeconds * 1_000 + answerMs
      const { isError, content, structuredContent } = await client.callTool(
        { name, arguments: { ...input } },
        { timeout, ...(signal && { signal }) },
      )
      if (isError) throw refusedBy(content as { text?: unknown }[])
      if (!structuredContent) throw new NoAnswer('The answer has no content.')
      return structuredContent as Tools[Name]['output']
    } catch (error) {
      if (error instanceof Refused || signal?.aborted) throw error
      if (connected === opening) connected = undefined
      void opening.then(client => client.close()).catch(() => {})
      throw refusalIn(error) ?? new NoAnswer(reasonOf(error), { cause: error })
    }
  }

  /** Repeats a call that got no answer. `again` is told before each repetition. */
  async function call<Name extends keyof Tools>(
    name: Name,
    input: Tools[Name]['input'],
    { waitSeconds = 0, signal, again }: { waitSeconds?: number; signal?: AbortSignal; again?: () => void } = {},
  ) {
    for (const pause of pausesMs)
      try {
        return await attempt(name, input, waitSeconds, signal)
      } catch (error) {
        if (!(error instanceof NoAnswer)) throw error
        await sleep(pause, undefined, { ...(signal && { signal }) })
        again?.()
      }
    return attempt(name, input, waitSeconds, signal)
  }

  return {
    profile: () => call('get_profile', {}),

    /** The same request finds what was asked before. */
    ask: (request: Request, signal: AbortSignal): Promise<Answer> =>
      call('request_approval', { ...request, valid_for_minutes: dayMinutes, expires_in_minutes: dayMinutes, wait_seconds: 0 }, { signal }),

    read: (id: string, waitSeconds: number, signal: AbortSignal): Promise<Answer> =>
      call('get_approval', { approval_id: id, wait_seconds: waitSeconds }, { waitSeconds, signal }),

    answer: (id: string, text: string): Promise<Answer> => call('answer_question', { approval_id: id, text, wait_seconds: 0 }),

    /**
     * Whether this call may act. A token starts once: if the service says that this token has started it before, then an attempt of this very
     * call did, and its answer was lost.
     */
    async start(id: string, token: string): Promise<{ may: boolean; started: Started }> {
      let wasLost = false
      const started = await call('start_action', { approval_id: id, start_token: token }, { again: () => (wasLost = true) }).catch(
        (error: unknown) => {
          throw wasLost && error instanceof Refused ? new NoAnswer(error.message, { cause: error }) : error
        },
      )
      return { may: started.outcome === 'go' || (wasLost && started.outcome === 'started'), started }
    },

    report: (id: string, token: string, outcome: Ending, note: string) =>
      call('report_outcome', { approval_id: id, start_token: token, outcome, ...(note && { note }) }),

    async close() {
      const client = await connected?.catch(() => undefined)
      await client?.close()
    },
  }
}

/** What the service says when another attempt may succeed. */
const passing: Record<string, true> = { rate_limited: true, internal_error: true, unavailable: true }

function refusedBy([first]: readonly { text?: unknown }[]) {
  try {
    const { code, message, hint } = JSON.parse(String(first?.text)) as { code: string; message: string; hint?: string }
    return passing[code] ? new NoAnswer(message) : new Refused(code, [message, hint].filter(Boolean).join(' '))
  } catch {
    return new NoAnswer('The answer is an error that nobody can read.')
  }
}

/** Statuses after which another attempt changes nothing. */
const finalStatuses: Record<number, [code: string, message: string]> = {
  401: ['unauthenticated', 'The service does not know the key of the gate. A person must put a new key into the environment of the gate.'],
  403: ['forbidden', 'The service does not let the agent of the gate do anything. Its human may have suspended it.'],
  413: ['too_large', 'The arguments are too long to show to a human.'],
  404: ['not_found', 'There is no such service at the address in gate.yaml. A person must correct it.'],
}

function refusalIn(error: unknown) {
  const status = (error as { data?: { status?: number } }).data?.status ?? (error as { status?: number }).status
  const known = status === undefined ? undefined : finalStatuses[status]
  return known && new Refused(...known)
}

function reasonOf(error: unknown) {
  if (error instanceof SdkError && error.code === SdkErrorCode.RequestTimeout) return 'The service does not answer in time.'
  return 'The service cannot be reached, or its answer makes no sense.'
}
