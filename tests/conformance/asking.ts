/** Answers that ask for input until all of it has been given. */
import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import { hasCapability, invalidParams, type Call, type Told } from '../../src/mcp/protocol/call.ts'
import { isObject, type Params } from '../../src/mcp/protocol/message.ts'
import { members } from '../../src/mcp/protocol/result.ts'

type Requests = Record<string, { method: string; params: object }>

export const elicit = (message: string, properties: Record<string, { type: 'string' | 'boolean' }>) => ({
  method: 'elicitation/create',
  params: { mode: 'form', message, requestedSchema: { type: 'object', properties, required: Object.keys(properties) } },
})
export const sample = (text: string) => ({
  method: 'sampling/createMessage',
  params: { messages: [{ role: 'user', content: { type: 'text', text } }], maxTokens: 100 },
})
export const listRoots = { method: 'roots/list', params: {} }

/** What a client answered, as far as it is what was asked for; undefined while something is missing. */
export function answersTo(requests: Requests, { params }: Call): Record<string, Params> | undefined {
  const given = isObject(params['inputResponses']) ? params['inputResponses'] : {}
  return Object.keys(requests).every(name => isObject(given[name])) ? (given as Record<string, Params>) : undefined
}

export const askFor = (inputRequests: Requests, requestState?: string): Told => ({
  resultType: 'input_required',
  own: members({ inputRequests, requestState }),
})

/** Only the kinds of input that the client supports. */
export const askable = (call: Call, requests: Requests) =>
  Object.fromEntries(
    Object.entries(requests).filter(([, { method }]) => hasCapability(call, { [method.slice(0, method.indexOf('/'))]: {} })),
  )

/** A state goes through the hands of the client, so it carries a seal that only we can make. */
const secret = randomBytes(32)
const sealOf = (state: string) => createHmac('sha256', secret).update(state).digest('base64url')
export const sealed = (state: string) => `${state}.${sealOf(state)}`

export function stateIn({ params: { requestState } }: Call): string | undefined {
  if (typeof requestState !== 'string') return undefined
  const [state = '', seal = ''] = requestState.split('.', 2)
  const [sent, ours] = [Buffer.from(seal), Buffer.from(sealOf(state))]
  if (sent.length !== ours.length || !timingSafeEqual(sent, ours)) throw invalidParams('This requestState is not one of ours.')
  return state
}
