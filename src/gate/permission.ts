/** A human's yes for one act: ask, wait, start, and report what came of it. */
import { setTimeout as sleep } from 'node:timers/promises'
import { Blocked } from './blocked.ts'
import { openJournal, type Entry, type Journal } from './journal.ts'
import { NoAnswer, openService, Refused, type Action, type Answer, type Ending, type Request, type Service } from './service.ts'
import type { Settings } from './settings.ts'

export interface Gate {
  service: Service
  journal: Journal
  waitSeconds: number
  /** How the agent answers a question of its human. */
  answerWith: string
}

type GateSettings = Pick<Settings, 'service' | 'key' | 'wait_seconds' | 'report_within_minutes'>

/** `state`: the folder in which the gate keeps what must outlive it. */
export const openGate = (settings: GateSettings, answerWith: string, state: string): Gate => ({
  service: openService(settings),
  journal: openJournal(settings, state),
  waitSeconds: settings.wait_seconds,
  answerWith,
})

/** One act, as the human allowed it. */
export interface Permit {
  allowed: Action
  /** For the party that the request names. */
  signed: string | undefined
  /** Whether a rule of the human said yes, and not the human to this act. */
  isByRule: boolean
  entry: Entry
  /** Whether it is too late to begin. */
  isLate: () => boolean
}

export interface Waiting {
  signal: AbortSignal
  /** Called while the human has not decided, with the address where they can. */
  tell?: (url: string, seconds: number) => void
  /** Answers a question of the human. Without it, the call ends with the question. */
  answer?: (question: string, signal: AbortSignal) => Promise<string>
  /** Called before the yes is started, and throws if it could not be used. */
  ready?: () => Promise<void>
}

/** Acts, unless it is late by then. */
type Act<T> = (isLate: () => boolean) => Promise<Came<T>>

/** What came of an act, and what the agent gets. */
export interface Came<T> {
  outcome: Ending
  note: string
  result: T
}

/** The longest that one request of the service waits. */
const longestSeconds = 50
const tellMs = 5_000
/** The service lets an act begin within this, or within half of the time until its report. */
const mostDelayMs = 5 * 60_000
/** How long a result waits for its report. After that the report goes on alone. */
const reportMs = 5_000

/** Acts at most once, and only after a yes. `prepare` throws `Blocked` if what the human allowed cannot be done. */
export async function withPermission<T>(
  gate: Gate,
  request: Request,
  prepare: (permit: Permit) => Act<T> | Promise<Act<T>>,
  waiting: Waiting,
): Promise<T> {
  const permit = await permitted(gate, request, waiting)
  const act = await prepared(gate, permit, prepare)
  const { outcome, note, result } = await act(permit.isLate).catch(async (error: unknown) => {
    await report(gate, permit.entry, 'unknown', 'The gate met a fault while it acted.')
    throw error
  })
  await Promise.race([report(gate, permit.entry, outcome, note), sleep(reportMs, undefined, { ref: false })])
  return result
}

/** Waits for the human's yes and starts it. Throws `Blocked` in every other case. */
export async function permitted(gate: Gate, request: Request, { signal, tell, answer: reply, ready }: Waiting): Promise<Permit> {
  const { service, journal } = gate
  const begin = performance.now()
  const seconds = () => Math.floor((performance.now() - begin) / 1_000)
  let telling: NodeJS.Timeout | undefined
  try {
    void reportLeftOver(gate).catch(() => {})
    const left = () => Math.max(0, Math.min(longestSeconds, gate.waitSeconds - seconds()))
    let answer = await service.ask(request, signal)
    const { approval_url: url } = answer.approval!
    if (tell && isOpen(answer)) {
      tell(url, 0)
      telling = setInterval(() => tell(url, seconds()), tellMs)
    }
    for (;;) {
      while (answer.outcome === 'pending_approval' && left() > 0) answer = await service.read(answer.approval!.id, left(), signal)
      if (answer.outcome !== 'question' || !reply) break
      const { id } = answer.approval!
      const text = await Promise.race([reply(answer.question!, signal), aborted(signal)])
      answer = await service.answer(id, text).catch((error: unknown) => {
        // The human has not waited for it.
        if (error instanceof Refused && error.code === 'no_question') return service.read(id, 0, signal)
        throw error
      })
      signal.throwIfAborted()
    }
    if (answer.outcome !== 'ready') throw new Blocked(reasonOf(gate, answer), answer.outcome === 'pending_approval')
    await ready?.()
    signal.throwIfAborted()

    const startsAt = clocks()
    const entry = journal.begin(answer.approval!.id, answer.start_token!)
    const { may, started } = await service.start(entry.approval, entry.token).catch((error: unknown) => {
      if (error instanceof Refused) journal.forget(entry)
      // It may be started all the same.
      else void report(gate, entry, 'not_done', 'The gate got no answer when it started the call.').catch(() => {})
      throw error
    })
    if (!may) {
      journal.forget(entry)
      throw new Blocked(`Another call has used this yes of your human, so this one was not made. ${doNotRepeat}`)
    }
    const windowMs = Math.min(mostDelayMs, Date.parse(started.report_by!) - Date.parse(started.act_before!))
    return {
      allowed: started.action!,
      signed: started.signed_permit,
      isByRule: answer.approval!.by_rule !== undefined,
      entry,
      isLate: () => clocks().some((now, i) => now - startsAt[i]! >= windowMs),
    }
  } catch (error) {
    throw blockedBy(error, signal)
  } finally {
    clearInterval(telling)
  }
}

const isOpen = ({ outcome }: Answer) => outcome === 'pending_approval' || outcome === 'question'

const aborted = (signal: AbortSignal) =>
  new Promise<never>((_, reject) => signal.addEventListener('abort', () => reject(signal.reason as Error), { once: true }))

/** The one stands still while the machine sleeps, and somebody may set the other. */
const clocks = () => [performance.now(), Date.now()]

/** After this returns, the act may happen. */
export async function prepared<T>(gate: Gate, permit: Permit, prepare: (permit: Permit) => T | Promise<T>): Promise<T> {
  try {
    const act = await prepare(permit)
    gate.journal.turn(permit.entry, { phase: 'acting' })
    return act
  } catch (error) {
    // What the agent is told may have values that are hidden from the human.
    await report(gate, permit.entry, 'not_done', 'The gate could not carry out what was allowed.')
    throw error instanceof Blocked ? error : new Blocked('The call was not made, because the gate met a fault.')
  }
}

/** Keeps the report until the service has it. */
export async function report({ service, journal }: Gate, entry: Entry, outcome: Ending, note = '') {
  try {
    journal.turn(entry, { phase: outcome, note })
  } catch {
    // The disk is full. The report itself may still arrive, and without it the human is asked.
  }
  try {
    await service.report(entry.approval, entry.token, outcome, note)
  } catch (error) {
    if (!(error instanceof Refused && settled[error.code])) return
  }
  try {
    journal.forget(entry)
  } catch {
    // It will be reported again, which changes nothing.
  }
}

/** After these answers nothing is left to report. */
const settled: Record<string, true> = { already_reported: true, no_permit: true, approval_not_found: true }

/** Reports what a gate that died has started. */
export async function reportLeftOver(gate: Gate) {
  for (const entry of gate.journal.leftOver()) {
    if (entry.phase === 'starting') await report(gate, entry, 'not_done', 'The gate stopped before it made the call.')
    else if (entry.phase === 'acting') await report(gate, entry, 'unknown', 'The gate stopped while it made the call.')
    else await report(gate, entry, entry.phase, entry.note)
  }
}

const doNotRepeat = 'Find out what came of it before you try anything like it.'
const askAgain = 'Call again with the same arguments to ask again, if it is still needed.'

function reasonOf({ answerWith }: Gate, { outcome, approval, note, question }: Answer): string {
  const url = approval?.approval_url ?? ''
  switch (outcome) {
    case 'pending_approval':
      return `Waiting for your human: ${url} The call was not made. Call again with the same arguments, and it goes on from here.`
    case 'question':
      return `Your human asks about this call, which was not made: ${JSON.stringify(question)} ${answerWith.replace('<id>', approval!.id)} Then call again with the same arguments.`
    case 'denied':
      return `Your human said no, and the call was not made.${note ? ` They wrote: ${JSON.stringify(note)}` : ''} Do not try it in other words or by other means.`
    case 'expired':
      return `Your human did not decide in time, and the call was not made. ${askAgain}`
    case 'cancelled':
      return `The request to your human was cancelled, and the call was not made. ${askAgain}`
    case 'lapsed':
      return `Your human's yes ended before the call was made: they took it back, or its time was over. If another call says the same, do not try again.`
    case 'started':
    case 'in_doubt':
      return `The same call was started before, and nobody has reported what came of it, so it was not made again. Your human can say whether it happened: ${url}`
    default:
      return `The same call was made before, and this came of it: ${outcome}. It was not made again. ${doNotRepeat}`
  }
}

/** The service's own sentences name tools that an agent behind the gate does not have. */
const refusals: Record<string, string> = {
  similar_request:
    'Your human has a request for nearly the same act already. They must decide that one, or it must be over, before this call can be asked about.',
  too_many_pending: 'Too many of your requests wait for your human. Try again when they have decided some.',
  too_many_started: 'Too many of your calls have no report yet. Try again later.',
}

function blockedBy(error: unknown, signal: AbortSignal): unknown {
  if (error instanceof Blocked || signal.aborted) return error
  if (error instanceof Refused) return new Blocked(`The call was not made. ${refusals[error.code] ?? error.message}`)
  if (error instanceof NoAnswer)
    return new Blocked(`The call was not made, because nobody can be asked: ${error.message} Try again later with the same arguments.`)
  return new Blocked(`The call was not made, because the gate met a fault: ${(error as Error).message}`)
}
