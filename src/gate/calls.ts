/** One call through the gate: it is passed on, or first a human is asked, or it is blocked. */
import { isDeepStrictEqual } from 'node:util'
import { AjvJsonSchemaValidator } from '@modelcontextprotocol/client/validators/ajv'
import { Blocked } from './blocked.ts'
import { withPermission, type Came, type Gate, type Permit, type Waiting } from './permission.ts'
import type { Json } from './pointers.ts'
import { verdictOn, type Seen } from './rules.ts'
import type { Settings } from './settings.ts'
import { NeverReached, whatCameOf, type Upstream } from './upstreams.ts'
import { wishFor } from './wish.ts'

export interface Passage<T> {
  seen: Seen
  arguments: Json
  upstream: Upstream
  /** What the upstream wants the arguments to be. */
  schema?: Record<string, unknown> | undefined
  /** Passes these arguments on. Without a permit if no human was asked. */
  forward: (given: Json, permit?: Permit) => Promise<T>
  /** Whether the call is still what its human was asked about. */
  isSame?: () => Promise<boolean>
  /** Whether the upstream has answered that it has failed. */
  hasFailed?: (result: T) => boolean
  /** The result with a word to the agent about the arguments that its human has changed. */
  withWord?: (result: T, given: Json) => T
  waiting: Waiting
}

/** Throws `Blocked` if nothing was passed on, and what the upstream has thrown. */
export async function pass<T>(gate: Gate, settings: Settings, passage: Passage<T>): Promise<T> {
  const { seen, upstream, schema, forward, isSame = async () => true, hasFailed = () => false, withWord, waiting } = passage
  const verdict = verdictOn(seen, settings)
  if (verdict.do === 'allow') return forward(passage.arguments).catch((error: unknown) => inWords(error, ''))
  if (verdict.do === 'block')
    throw new Blocked(
      `The gate blocks this call: ${verdict.because.replace(/\.$/, '')}. It was not made, and asking again changes nothing.`,
    )

  const call = { ...seen, arguments: passage.arguments, place: settings.place, notices: seen.doubt ? [seen.doubt] : [] }
  const wish = wishFor(call, verdict.rule ?? {}, settings.key, settings.report_within_minutes)
  const prepare = (permit: Permit) => {
    const given = wish.allowedBy(permit.allowed)
    const isChanged = !isDeepStrictEqual(given, passage.arguments)
    const misfit = isChanged ? misfitOf(given, schema) : undefined
    if (misfit)
      throw new Blocked(`Your human changed the arguments, and they do not fit the tool any more: ${misfit} The call was not made.`)
    return async (isLate: () => boolean): Promise<Came<() => T>> => {
      try {
        await upstream.client()
        if (isLate()) throw new NeverReached('It is too late to begin.')
        const result = await forward(given, permit)
        const told = isChanged ? (withWord?.(result, given) ?? result) : result
        return hasFailed(result)
          ? { outcome: 'failed', note: notes.failed, result: () => told }
          : { outcome: 'done', note: '', result: () => told }
      } catch (error) {
        const outcome = whatCameOf(error)
        if (outcome !== 'failed') upstream.forget()
        return { outcome, note: notes[outcome], result: () => inWords(error, ' Your human is told.') }
      }
    }
  }
  const ready = async () => {
    await upstream.reach()
    if (!(await isSame()))
      throw new Blocked(
        `The server changed ${seen.name} while your human decided. The call was not made. Call again to ask about it as it is now.`,
      )
  }
  // A yes is not used up while the upstream cannot be reached.
  await upstream.reach()
  const result = await withPermission(gate, wish.request, prepare, { ...waiting, ready })
  return result()
}

const notes = {
  not_done: 'The server was not reached in time.',
  failed: 'The server answered with an error.',
  unknown: 'The gate got no answer from the server.',
}

/** Throws in words for the agent what the upstream did not answer. Its own errors stay as they are. */
function inWords(error: unknown, more: string): never {
  const outcome = whatCameOf(error)
  if (outcome === 'not_done') throw new Blocked('The server could not be reached, and the call was not made. Try again later.')
  if (outcome === 'unknown')
    throw new Blocked(
      `The server did not answer, and nobody knows whether the call was carried out. Do not make it again before you have found out.${more}`,
    )
  throw error
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
