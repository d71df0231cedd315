/** One call through the gate: it is passed on, or first a human is asked, or it is blocked. */
import { AjvJsonSchemaValidator } from '@modelcontextprotocol/client/validators/ajv'
import { Blocked, withPermission, type Came, type Gate, type Waiting } from './permission.ts'
import type { Json } from './pointers.ts'
import { verdictOn, type Seen } from './rules.ts'
import type { Settings } from './settings.ts'
import { whatCameOf, type Upstream } from './upstreams.ts'
import { wishFor } from './wish.ts'

export interface Passage<T> {
  seen: Seen
  arguments: Json
  upstream: Upstream
  /** What the upstream wants the arguments to be. */
  schema?: Record<string, unknown> | undefined
  /** Passes these arguments on. */
  forward: (given: Json) => Promise<T>
  /** Whether the upstream has answered that it has failed. */
  hasFailed?: (result: T) => boolean
  waiting: Waiting
}

/** Throws `Blocked` if nothing was passed on, and what the upstream has thrown. */
export async function pass<T>(gate: Gate, settings: Settings, passage: Passage<T>): Promise<T> {
  const { seen, upstream, schema, forward, hasFailed = () => false, waiting } = passage
  const verdict = verdictOn(seen, settings)
  if (verdict.do === 'allow') return forward(passage.arguments)
  if (verdict.do === 'block')
    throw new Blocked(
      `The gate blocks this call: ${verdict.because.replace(/\.$/, '')}. It was not made, and asking again changes nothing.`,
    )

  // A yes is not used up while the upstream cannot be reached.
  await upstream.client()
  const call = { ...seen, arguments: passage.arguments, notices: seen.doubt ? [seen.doubt] : [] }
  const wish = wishFor(call, verdict.rule ?? {}, settings.key, settings.report_within_minutes)
  const prepare = (allowed: Parameters<typeof wish.allowedBy>[0]) => {
    const given = wish.allowedBy(allowed)
    const misfit = JSON.stringify(given) === JSON.stringify(passage.arguments) ? undefined : misfitOf(given, schema)
    if (misfit)
      throw new Blocked(`Your human changed the arguments, and they do not fit the tool any more: ${misfit} The call was not made.`)
    return () => forward(given).then(result => cameFrom(result, hasFailed), cameFromFault)
  }
  const result = await withPermission(gate, wish.request, prepare, waiting)
  return result()
}

const cameFrom = <T>(result: T, hasFailed: (result: T) => boolean): Came<() => T> =>
  hasFailed(result)
    ? { outcome: 'failed', note: 'The server answered with an error.', result: () => result }
    : { outcome: 'done', note: '', result: () => result }

const notes = {
  not_done: 'The server was never reached.',
  failed: 'The server answered with an error.',
  unknown: 'The gate got no answer from the server.',
}

function cameFromFault(error: unknown): Came<() => never> {
  const outcome = whatCameOf(error)
  const result = () => {
    if (outcome === 'not_done')
      throw new Blocked('The server could not be reached, and the call was not made. Call again with the same arguments to ask again.')
    if (outcome === 'unknown')
      throw new Blocked(
        'The server did not answer, and nobody knows whether the call was carried out. Do not make it again before you have found out. Your human is told.',
      )
    throw error
  }
  return { outcome, note: notes[outcome], result }
}

function misfitOf(given: Json, schema: Record<string, unknown> | undefined) {
  if (!schema) return undefined
  try {
    const { valid, errorMessage } = new AjvJsonSchemaValidator().getValidator(schema)(given)
    return valid ? undefined : `${errorMessage}.`
  } catch {
    return 'The schema of the tool cannot be read.'
  }
}
