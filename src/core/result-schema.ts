/** What a quest demands of a result, as a JSON Schema that an admin wrote. */
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import { DomainError, type Issue } from './errors.ts'
import { issueOf } from './issues.ts'

const mostBytes = 16_384
const mostKept = 200
const mostIssues = 20
const kept = new Map<string, ValidateFunction>()

/** Refuses what is no schema, is too long, or looks for a part of itself anywhere else. */
export function checkResultSchema(schema: object) {
  const text = JSON.stringify(schema)
  if (Buffer.byteLength(text) > mostBytes) throw unusable(`It may have ${mostBytes} bytes.`)
  try {
    validator(text)
  } catch {
    throw unusable('It is no JSON Schema 2020-12, or refers to something outside of itself.')
  }
}

/** Where a result is not as the quest demands. */
export function issuesOf(schema: object, data: unknown): Issue[] {
  const validate = validator(JSON.stringify(schema))
  if (validate(data)) return []
  return validate.errors!.slice(0, mostIssues).map(error => issueOf(error, data))
}

function validator(text: string) {
  let validate = kept.get(text)
  if (!validate) {
    if (kept.size >= mostKept) kept.clear()
    const ajv = new Ajv2020({ strict: false, allErrors: true, logger: false })
    addFormats.default(ajv)
    kept.set(text, (validate = ajv.compile(JSON.parse(text) as object)))
  }
  return validate
}

const unusable = (why: string) =>
  new DomainError('unprocessable', `The result schema cannot be used. ${why}`, {
    issues: [{ pointer: '/result_schema', code: 'result_schema', message: why }],
  })
