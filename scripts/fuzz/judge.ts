/** Finds errors in an answer. */
import { checkAgainstContract } from '../../tests/support/contract.ts'
import type { Fate, Json, Request } from './request.ts'

export interface Got {
  status: number
  headers: Record<string, string>
  text: string
  body: Json
}

/** The causes of `validation_failed` that no schema can express. A request that keeps all schemas may still have one of these. */
const beyondSchemas = ['weak_password', 'maxBytes', 'not_supported']

/** Checks an answer of the humans' door. */
export function complaintAbout({ method, path }: Pick<Request, 'method' | 'path'>, got: Got, fate: Fate): string | undefined {
  if (got.status >= 500) return 'a fault of the server'
  const isRefused = got.body?.code === 'validation_failed' && !isBeyondSchemas(got.body.errors)
  if (fate === 'good' && isRefused) return 'valid by its schemas, but refused'
  if (fate === 'bad' && got.status < 400) return 'invalid by its schemas, but accepted'
  // An earlier request may have ended the session.
  if (typeof fate === 'number' && got.status !== fate && got.status !== 401) return `${fate} was expected`
  try {
    checkAgainstContract(method, path, got)
    return undefined
  } catch (error) {
    return (error as Error).message.split('\n', 1)[0]
  }
}

const isBeyondSchemas = (errors: Json[]) => errors.length > 0 && errors.every(({ code }) => beyondSchemas.includes(code))

/** Checks an answer of the agents' door. It must be JSON-RPC for any request. */
export function complaintAboutMcp({ status, headers, text, body }: Got): string | undefined {
  if (status >= 500) return 'a fault of the server'
  if (!headers['x-request-id']) return 'no X-Request-ID'
  if (status === 202) return text ? 'a body where none is allowed' : undefined
  if (headers['content-type'] !== 'application/json') return 'no JSON'
  return [body].flat().every(message => isMessage(message, status)) ? undefined : 'no JSON-RPC'
}

function isMessage({ jsonrpc, id, result, error }: Json, status: number) {
  if (jsonrpc !== '2.0' || id === null) return false
  if (error) return Number.isInteger(error.code) && typeof error.message === 'string' && error.message !== '' && result === undefined
  return typeof result === 'object' && status === 200
}
