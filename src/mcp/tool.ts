/** The tools of spec/mcp.yaml: what is told of them, and how one is called. */
import type { ErrorObject, ValidateFunction } from 'ajv'
import catalogue from '../../generated/tools.json' with { type: 'json' }
import * as inputs from '../../generated/tool-inputs.js'
import type { Tools } from '../../generated/tools.ts'
import type { Core } from '../core/index.ts'
import type { Agent } from '../core/world.ts'
import type { Log } from '../log.ts'
import { toolAnswer, toolFailure, toolRefusal, type FieldError } from './result.ts'

type Name = keyof Tools
/** What a handler is given: who asks, with which validated arguments, and how to know that nobody listens any more. */
export interface Asked<Input> {
  core: Core
  agent: Agent
  input: Input
  service: { publicUrl: string }
  gone(): AbortSignal
}
type Handler<N extends Name> = (asked: Asked<Tools[N]['input']>) => Tools[N]['output'] | Promise<Tools[N]['output']>

/** One handler for each tool of the contract. A tool without one does not compile. */
export type Handlers = { [N in Name]: Handler<N> }

/** Answers the members of a CallToolResult, whatever the arguments are. */
export type Tool = (asked: Omit<Asked<never>, 'input'> & { given: object }) => Promise<string>

const validators: Record<Name, ValidateFunction> = inputs
export const { instructions } = catalogue
export const toolList = JSON.stringify(catalogue.tools)

export function toolbox(handlers: Handlers, log: Log): ReadonlyMap<string, Tool> {
  return new Map((Object.keys(handlers) as Name[]).map(name => [name, tool(name, handlers[name] as Handler<typeof name>, log)]))
}

function tool<N extends Name>(name: N, handle: Handler<N>, log: Log): Tool {
  const fits = validators[name]
  return async ({ given, ...asked }) => {
    if (!fits(given)) return misfit(fits.errors!)
    try {
      return toolAnswer(await handle({ ...asked, input: given as Tools[N]['input'] }))
    } catch (error) {
      return toolFailure(error, asked.agent.requestId, log)
    }
  }
}

const mostNamed = 10

function misfit(errors: ErrorObject[]) {
  const named = errors.slice(0, mostNamed).map(fieldError)
  const [{ pointer, message }] = named as [FieldError]
  return toolRefusal({
    code: 'validation_failed',
    message: `The arguments are not as the tool takes them: ${pointer || 'they'} ${message}.`,
    errors: named,
  })
}

/** Points at the field itself, also where Ajv points at the object in which it is missing or too much. */
function fieldError({ instancePath, keyword, params, message }: ErrorObject): FieldError {
  const field: unknown = params['missingProperty'] ?? params['additionalProperty']
  const pointer = field === undefined ? instancePath : `${instancePath}/${String(field).replaceAll('~', '~0').replaceAll('/', '~1')}`
  return { pointer: pointer.slice(0, 100), code: keyword, message: sentences[keyword] ?? message ?? 'is not as it must be' }
}

const sentences: Record<string, string> = { required: 'is missing', additionalProperties: 'is not an argument of this tool' }
