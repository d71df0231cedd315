/** What is wrong with an answer, if anything is. */
import { checkAgainstContract } from '../../tests/support/contract.ts'
import type { Fate, Json, Request } from './requests.ts'

export interface Got {
  status: number
  headers: Record<string, string>
  text: string
  body: Json
}

/** Of the humans' door. */
export function complaintAbout({ method, path }: Pick<Request, 'method' | 'path'>, got: Got, fate: Fate): string | undefined {
  if (got.status >= 500) return 'a fault of the server'
  if (fate === 'good' && got.body?.code === 'validation_failed') return 'good by its schemas, and refused'
  if (fate === 'bad' && got.status < 400) return 'bad by its schemas, and accepted'
  // A session may have ended by an earlier request.
  if (typeof fate === 'number' && got.status !== fate && got.status !== 401) return `${fate} was expected`
  try {
    checkAgainstContract(method, path, got)
    return undefined
  } catch (error) {
    return (error as Error).message.split('\n', 1)[0]
  }
}

/** Of the agents' door: whatever was sent, the answer is JSON-RPC. */
export function complaintAboutMcp({ status, headers, text, body }: Got): string | undefined {
  if (status >= 500) return 'a fault of the server'
  if (!headers['x-request-id']) return 'no X-Request-ID'
  if (status === 202) return text ? 'a body where none belongs' : undefined
  if (headers['content-type'] !== 'application/json') return 'no JSON'
  return [body].flat().every(message => isMessage(message, status)) ? undefined : 'no JSON-RPC'
}

function isMessage({ jsonrpc, id, result, error }: Json, status: number) {
  if (jsonrpc !== '2.0' || id === null) return false
  if (error) return Number.isInteger(error.code) && typeof error.message === 'string' && error.message !== '' && result === undefined
  return typeof result === 'object' && status === 200
}
