/** The parts of a client's message that are the same in all revisions of the protocol. */
import { codes, Fault, type Id } from './result.ts'

export type Params = Record<string, unknown>
export interface Request {
  kind: 'request'
  id: Id
  method: string
  params: Params
}
export interface Notification {
  kind: 'notification'
  method: string
  params: Params
}
/** A client's answer to a request of the server. This server sends no requests. */
interface Reply {
  kind: 'reply'
}

export function readMessage(value: unknown): Request | Notification | Reply {
  if (!isObject(value)) throw invalidRequest('This is not a JSON-RPC message.')
  const { jsonrpc, id, method, params = {} } = value
  const invalid = (sentence: string) => invalidRequest(sentence, isId(id) ? id : undefined)
  if (jsonrpc !== '2.0') throw invalid('The member jsonrpc must be "2.0".')
  if (method === undefined && ('result' in value || 'error' in value)) return { kind: 'reply' }
  if (typeof method !== 'string') throw invalid('The member method must be a string.')
  if (!isObject(params)) throw invalid('The member params must be an object.')
  withoutNulls(params)
  if (id === undefined) return { kind: 'notification', method, params }
  if (!isId(id)) throw invalid('The member id must be a string or an integer.')
  return { kind: 'request', id, method, params }
}

/** Some clients send null for these when they leave them out. */
const nullable = ['arguments', 'cursor']
function withoutNulls(params: Params) {
  for (const name of nullable) if (params[name] === null) delete params[name]
}

export const invalidRequest = (sentence: string, id?: Id) => new Fault(codes.invalidRequest, sentence, { status: 400, id })

export const isObject = (value: unknown): value is Params => typeof value === 'object' && value !== null && !Array.isArray(value)

const member = String.raw`"(?:jsonrpc|method)"\s*:\s*"[^"\\]*"`
const idMember = String.raw`"id"\s*:\s*("(?:[^"\\]|\\.)*"|-?\d+)`
const beforeParams = new RegExp(String.raw`^\s*\{\s*(?:${member}\s*,\s*)*${idMember}\s*[,}]`)
const afterParams = new RegExp(String.raw`[{,]\s*${idMember}\s*(?:,\s*${member}\s*)*\}\s*$`)

/** The id of a request whose body is not parsed. Clients write it before or after the parameters, so it is at an edge of the body. */
export function idAtEdge(first: string, last: string): Id | undefined {
  const [, text] = beforeParams.exec(first) ?? afterParams.exec(last) ?? []
  if (text === undefined) return undefined
  try {
    const id: unknown = JSON.parse(text)
    return isId(id) ? id : undefined
  } catch {
    return undefined
  }
}

/** JavaScript cannot represent a larger integer exactly, so the answer would have a different id. */
export const isId = (id: unknown): id is Id => typeof id === 'string' || Number.isSafeInteger(id)
