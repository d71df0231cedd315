/** `agent-quest-gate/client`: for people who write agents. A function asks a human before it acts. */
import { isDeepStrictEqual } from 'node:util'
import schema from '../../spec/gate.schema.json' with { type: 'json' }
import { answerElsewhere } from './answer.ts'
import { Blocked } from './blocked.ts'
import { stateFolderIn } from './journal.ts'
import { openGate, withPermission, type Came, type Permit } from './permission.ts'
import type { Json } from './pointers.ts'
import type { Category, Ending } from './service.ts'
import { wishFor } from './wish.ts'

export { Blocked, type Category }

/** For a function to throw if it did nothing. The human is told that it was not done. */
export class NotDone extends Error {}

/** For a function to throw if it tried, and knows that it has failed. After any other error nobody knows, and the human is asked. */
export class Failed extends Error {}

export interface Options<Args> {
  /** The address of the service for agents, such as `https://quests.example.com/mcp`. `http` only on this machine. */
  service: string
  /** The key of the agent. */
  key: string
  /** Your program. It and `name` say to the human what acts. A yes is for them alone, on whatever machine they run. */
  program: string
  /** The function. */
  name: string
  category: Category
  /** What the human reads first. `{/invoice}` in it is replaced by that argument. */
  title?: string
  /** Whom it is for: a JSON Pointer into the arguments, such as `/to`. */
  recipient?: string
  /** What it costs: a JSON Pointer to the value, and the currency or a JSON Pointer to it. */
  amount?: { value: string; currency: string }
  /** Who checks a signed permit, such as `https://shop.example`. The function then gets one. */
  audience?: string
  /** JSON Pointers to arguments that the human does not see. The yes covers them. */
  hide?: string[]
  /** Gets the arguments if the human has edited them, and throws if they do not fit. Then nothing is done. */
  check?: (args: Args) => unknown
  /** How long a call waits for the human. 3600 by default. After that, the same call goes on later. */
  waitSeconds?: number
  /** How long the function may take. 60 by default. After that, the human is asked whether it was done. */
  reportWithinMinutes?: number
  /** A folder that outlives the program. It remembers what was started. `~/.local/state` by default. */
  state?: string
}

export interface Call {
  /** Why, for the human. The same arguments with another reason are the same request, unless the human has said no. */
  reason?: string | undefined
  /** Ends the waiting. Once the function acts, only the function itself can end. */
  signal?: AbortSignal | undefined
  /** Called every few seconds while the human has not decided, with the address where they can. */
  onWaiting?: ((url: string, seconds: number) => void) | undefined
  /** Answers a question of the human, with at most 1,000 characters. Without it, the call ends with `Blocked`, whose message has the question. */
  onQuestion?: ((question: string, signal: AbortSignal) => Promise<string>) | undefined
}

/**
 * A function that first asks. It calls `act` once for each yes, with the arguments as the human allowed them, and reports what came of it. It
 * throws `Blocked` if nothing was done, and what `act` throws. Called again with the same arguments, even after a restart, it goes on with
 * the same request. The arguments must be JSON of at most 32 kB.
 */
export function withApproval<Args extends object, Result>(
  act: (args: Args, signal: AbortSignal, signedPermit?: string) => Promise<Result>,
  options: Options<Args>,
): (args: Args, call?: Call) => Promise<Result> {
  const { service, key, program, name, check, waitSeconds = 3_600, reportWithinMinutes = 60, state = stateFolderIn({}) } = options
  for (const member of ['service', 'key'] as const) {
    const { pattern } = schema.properties[member]
    if (!new RegExp(pattern).test(options[member])) throw new TypeError(`${member} must match ${pattern}`)
  }
  const settings = { service, key, wait_seconds: waitSeconds, report_within_minutes: reportWithinMinutes }
  const gate = openGate(settings, answerElsewhere, state)

  return async (args, { reason, signal = new AbortController().signal, onWaiting, onQuestion } = {}) => {
    const given = jsonOf(args)
    const wish = wishFor({ server: program, kind: 'function', name, arguments: given, notices: [] }, options, key, reportWithinMinutes)
    const prepare = async ({ allowed: action, signed }: Permit) => {
      const allowed = wish.allowedBy(action) as Args
      if (!isDeepStrictEqual(allowed, given)) await checked(allowed, check)
      return async (isLate: () => boolean): Promise<Came<() => Result>> => {
        if (signal.aborted) return { outcome: 'not_done', note: 'The call was ended.', result: () => fail(signal.reason) }
        return isLate() ? tooLate : carriedOut(() => act(allowed, signal, signed))
      }
    }
    const result = await withPermission(gate, { ...wish.request, ...(reason && { reason }) }, prepare, {
      signal,
      ...(onWaiting && { tell: onWaiting }),
      ...(onQuestion && { answer: onQuestion }),
    })
    return result()
  }
}

/** The arguments as the human sees them, and as the function gets them. */
function jsonOf(args: object): Json {
  if (Array.isArray(args)) throw new Blocked('The arguments must be one object. The call was not made.')
  const text = JSON.stringify(args, function (this: Json, name, value: unknown) {
    // A date, for example, would become a text.
    if (value !== this[name] || !isJson(value)) throw new Blocked(`The argument ${name} is not JSON. The call was not made.`)
    return value
  })
  return JSON.parse(text) as Json
}

function isJson(value: unknown) {
  if (typeof value !== 'object') return ['string', 'boolean', 'undefined'].includes(typeof value) || Number.isFinite(value)
  return value === null || Array.isArray(value) || [Object.prototype, null].includes(Object.getPrototypeOf(value) as null)
}

async function checked<Args>(args: Args, check: Options<Args>['check']) {
  try {
    await check?.(args)
  } catch (error) {
    throw new Blocked(`Your human changed the arguments, and they do not fit any more: ${(error as Error).message} The call was not made.`)
  }
}

async function carriedOut<Result>(act: () => Promise<Result>): Promise<Came<() => Result>> {
  try {
    const result = await act()
    return { outcome: 'done', note: '', result: () => result }
  } catch (error) {
    const outcome = error instanceof NotDone ? 'not_done' : error instanceof Failed ? 'failed' : 'unknown'
    // The message of the error may have values that are hidden from the human.
    return { outcome, note: notes[outcome], result: () => fail(error) }
  }
}

const notes: Record<Exclude<Ending, 'done'>, string> = {
  not_done: 'The function says that it did nothing.',
  failed: 'The function says that it has failed.',
  unknown: 'The function threw an error.',
}

const tooLate: Came<() => never> = {
  outcome: 'not_done',
  note: 'It was too late to begin.',
  result: () => fail(new Blocked('It was too late to begin, so the call was not made. Call again with the same arguments to ask again.')),
}

function fail(error: unknown): never {
  throw error
}
