/** Finds errors in an answer. */
import type { ValidateFunction } from 'ajv'
import * as outputs from '../../generated/tool-outputs.js'
import contract from '../../generated/tools.json' with { type: 'json' }
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

/** The causes that come first: an earlier request may have ended the session, and a service token opens few operations. */
const beforeFate = ['unauthenticated', 'needs_person', 'missing_scope']

/** Checks an answer of the humans' door. */
export function complaintAbout({ method, path }: Pick<Request, 'method' | 'path'>, got: Got, fate: Fate): string | undefined {
  if (got.status >= 500) return 'a fault of the server'
  const isRefused = got.body?.code === 'validation_failed' && !isBeyondSchemas(got.body.errors)
  if (fate === 'good' && isRefused) return 'valid by its schemas, but refused'
  if (fate === 'bad' && got.status < 400) return 'invalid by its schemas, but accepted'
  if (typeof fate === 'number' && got.status !== fate && !beforeFate.includes(got.body?.code)) return `${fate} was expected`
  try {
    checkAgainstContract(method, path, got)
    return undefined
  } catch (error) {
    return (error as Error).message.split('\n', 1)[0]
  }
}

const tools: Record<string, { errors: string[] }> = contract.notes
/** The errors that each tool may answer with. `internal_error`, which is declared too, is a fault. */
const errorsOfAll = ['validation_failed', 'rate_limited']

function complaintAboutTool(tool: string, result: Json) {
  if (!result?.content) return undefined
  if (result.isError) {
    const { code } = JSON.parse(result.content[0].text)
    return [...errorsOfAll, ...tools[tool]!.errors].includes(code) ? undefined : `the contract declares no ${code} for ${tool}`
  }
  const validate = (outputs as Record<string, ValidateFunction>)[tool]!
  return validate(result.structuredContent) ? undefined : `not as the contract says: ${JSON.stringify(validate.errors)}`
}

const isBeyondSchemas = (errors: Json[]) => errors.length > 0 && errors.every(({ code }) => beyondSchemas.includes(code))

/** Checks an answer of the agents' door. It must be JSON-RPC for any request, and what the contract says of the tool that was called. */
export function complaintAboutMcp({ status, headers, text, body }: Got, tool?: string): string | undefined {
  if (status >= 500) return 'a fault of the server'
  if (!headers['x-request-id']) return 'no X-Request-ID'
  if (status === 202) return text ? 'a body where none is allowed' : undefined
  if (headers['content-type'] !== 'application/json') return 'no JSON'
  if (![body].flat().every(message => isMessage(message, status))) return 'no JSON-RPC'
  return tool !== undefined && Object.hasOwn(tools, tool) ? complaintAboutTool(tool, body.result) : undefined
}

function isMessage({ jsonrpc, id, result, error }: Json, status: number) {
  if (jsonrpc !== '2.0' || id === null) return false
  if (error) return Number.isInteger(error.code) && typeof error.message === 'string' && error.message !== '' && result === undefined
  return typeof result === 'object' && status === 200
}
