/** The tools of spec/mcp/: their descriptions, and how they are called. */
import type { ErrorObject, ValidateFunction } from 'ajv'
import spec from '../../../generated/tools.json' with { type: 'json' }
import { tools as decoders, type Tools as Inputs } from '../../../generated/inputs.js'
import { tools as encoders, type Tools as Results } from '../../../generated/outputs.js'
import * as inputs from '../../../generated/tool-inputs.js'
import { DomainError, Unavailable, type Issue } from '../../core/kit/errors.ts'
import type { Core } from '../../core/index.ts'
import type { Inbox } from '../../core/approvals/inbox.ts'
import { issueOf, onePerField, withoutEchoes } from '../../core/kit/issues.ts'
import type { Agent } from '../../core/kit/world.ts'
import type { Log } from '../../log.ts'
import type { Metrics } from '../../metrics/index.ts'
import type { Call } from './call.ts'
import type { Tool } from './catalogue.ts'
import type { Params } from './message.ts'
import { members, misfit, toolAnswer, toolFailure, toolRefusal } from './result.ts'

type Name = keyof Inputs
export interface Service {
  core: Core
  publicUrl: string
  log: Log
  metrics?: Metrics | undefined
}
/** The input of a handler: the caller, the validated arguments in camelCase, and their call. */
export interface Asked<Input> {
  core: Core
  agent: Agent
  input: Input
  call: Call
  publicUrl: string
  /** Called with everything that the agent is shown. */
  seen: Inbox['seen']
  /** Whether this is a call of the tool. A resource has the same contents, but nothing that is new with each answer. */
  givesTokens: boolean
}
/** The answer of a handler whose result comes later, as a task. */
export interface Later {
  resultType: 'task'
  taskId: string
  statusMessage: string
}
type Answer<N extends Name> = Results[N] | Later
type Handler<N extends Name> = (asked: Asked<Inputs[N]>) => Answer<N> | Promise<Answer<N>>

/** One handler for each tool of the contract. A tool without one does not compile. */
export type Handlers = { [N in Name]: Handler<N> }

const validators: Record<Name, ValidateFunction> = inputs

export const toolsOf = (service: Service, handlers: Handlers): Tool[] =>
  spec.tools.map(listed => ({ listed: listed as Tool['listed'], call: tool(service, listed.name as Name, handlers) }))

function tool<N extends Name>({ core, publicUrl, log, metrics }: Service, name: N, handlers: Handlers): Tool['call'] {
  const fits = validators[name]
  const handle = handlers[name] as Handler<N>
  const { required = [] } = spec.tools.find(tool => tool.name === name)!.inputSchema as { required?: string[] }
  return async (call, sent) => {
    const given = withoutNulls(sent, required)
    if (!fits(given)) {
      metrics?.toolCall(name, 'validation_failed')
      return toolRefusal(misfit(issuesOf(fits.errors!, given)))
    }
    try {
      const answer = await handle({
        core,
        agent: call.agent,
        input: decoders[name](given),
        call,
        publicUrl,
        seen: what => core.inbox.seen(what),
        givesTokens: true,
      })
      metrics?.toolCall(name, outcomeOf(answer))
      return isLater(answer) ? later(answer) : toolAnswer(encoders[name](answer))
    } catch (error) {
      metrics?.toolCall(name, error instanceof DomainError ? error.code : error instanceof Unavailable ? 'unavailable' : 'internal_error')
      return toolFailure(error, call.agent.requestId, log)
    }
  }
}

/**
 * The result of a read-only tool, for callers that are not tool calls, or undefined if there is nothing to read. With `peeks` the result
 * is only compared with an earlier one, so it does not count as seen by the agent.
 */
export type Say = <N extends Name>(call: Call, name: N, given: object) => Promise<object | undefined>

export const sayer =
  ({ core, publicUrl }: Service, handlers: Handlers, peeks = false): Say =>
  async <N extends Name>(call: Call, name: N, input: object) => {
    if (!validators[name](input)) return undefined
    try {
      const answer = await (handlers[name] as Handler<N>)({
        core,
        agent: call.agent,
        input: decoders[name](input),
        call,
        publicUrl,
        seen: async what => void (peeks || (await core.inbox.seen(what))),
        givesTokens: false,
      })
      return encoders[name](answer as Results[N])
    } catch (error) {
      if (error instanceof DomainError && error.code.endsWith('not_found')) return undefined
      throw error
    }
  }

/** A tool that needs a human says what came of it. */
const outcomeOf = (answer: object) => (isLater(answer) ? 'task' : 'outcome' in answer ? String(answer.outcome) : 'done')

const isLater = (answer: object): answer is Later => 'resultType' in answer
const later = ({ resultType, ...own }: Later) => ({ resultType, own: members(own) })

/** Some clients send null instead of leaving out an argument. */
function withoutNulls(given: Params, required: readonly string[]): Params {
  if (!Object.values(given).includes(null)) return given
  return Object.fromEntries(Object.entries(given).filter(([name, value]) => value !== null || required.includes(name)))
}

const mostNamed = 10

const issuesOf = (errors: ErrorObject[], sent: Params) =>
  onePerField(withoutEchoes(errors))
    .slice(0, mostNamed)
    .map(error => issueOf(error, sent)) as [Issue, ...Issue[]]
