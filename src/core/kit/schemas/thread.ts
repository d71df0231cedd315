/** The thread that compiles and runs result schemas. The service stops it if it uses too much time or memory. */
import { parentPort } from 'node:worker_threads'
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import { canonical } from '../canonical.ts'
import type { Issue } from '../errors.ts'
import { endingEarly, issueOf, mostIssues, onePerField } from '../issues.ts'
import type { Answer, Question } from './judge.ts'
import { linearPattern } from './pattern.ts'
import { faultsOf, objectFaultsOf, patternFaultsOf } from './rules.ts'

const mostKept = 100
const kept = new Map<string, ValidateFunction>()
const meta = new Ajv2020({ strict: false, allErrors: true, logger: false })

// oxlint-disable-next-line unicorn/require-post-message-target-origin -- the service is not a window
const tell = (what: Answer | 'ready') => parentPort!.postMessage(what)
parentPort!.on('message', (question: Question) => tell(answer(question)))
// The first schema takes longest to compile, and that time should not count against it.
meta.validateSchema({ properties: { warm: { pattern: 'up' } } })
compiled('{"properties":{"warm":{"pattern":"up"}}}')({})
tell('ready')

function answer({ schema, data }: Question): Answer {
  try {
    if (data === undefined) return { issues: faultsIn(schema) }
    const validate = kept.get(schema) ?? keep(schema, compiled(schema))
    const value: unknown = JSON.parse(data)
    const fits: unknown = validate(value)
    return {
      issues:
        fits === true
          ? []
          : onePerField(validate.errors!)
              .slice(0, mostIssues)
              .map(error => issueOf(error, value)),
    }
  } catch (error) {
    return { unusable: error instanceof Unusable ? error.message : 'the schema cannot be run' }
  }
}

function keep(schema: string, validate: ValidateFunction) {
  if (kept.size >= mostKept) kept.clear()
  kept.set(schema, validate)
  return validate
}

/** All reasons why a schema cannot be accepted. */
function faultsIn(text: string): Issue[] {
  const schema = JSON.parse(text) as object
  let faults = faultsOf(schema)
  if (faults.length === 0 && meta.validateSchema(schema) !== true) faults = onePerField(meta.errors!).map(error => issueOf(error))
  if (faults.length === 0) faults = [...patternFaultsOf(schema), ...objectFaultsOf(schema)]
  if (faults.length > 0) return faults.slice(0, mostIssues)
  try {
    compiled(text)
    return []
  } catch {
    return [{ pointer: '', code: 'schema', message: 'cannot be used as a JSON Schema 2020-12' }]
  }
}

class Unusable extends Error {}

function compiled(text: string): ValidateFunction {
  const schema = JSON.parse(text) as object
  const [fault] = faultsOf(schema)
  if (fault) throw new Unusable(`${fault.pointer || 'the schema'} ${fault.message}`)
  const ajv = new Ajv2020({
    strict: false,
    allErrors: true,
    logger: false,
    meta: false,
    validateSchema: false,
    inlineRefs: false,
    code: { regExp: Object.assign(pattern, { code: '' }), process: endingEarly },
  })
  addFormats.default(ajv)
  // Ajv's own check compares each item with every other one.
  ajv.removeKeyword('uniqueItems').addKeyword({
    keyword: 'uniqueItems',
    type: 'array',
    schemaType: 'boolean',
    error: { message: 'must not have the same item twice' },
    validate: (isOn: boolean, items: unknown[]) => !isOn || new Set(items.map(canonical)).size === items.length,
  })
  return ajv.compile(schema)
}

/** Schemas that are older than the check of patterns may contain other patterns. They run until the limits stop them. */
function pattern(source: string) {
  try {
    return linearPattern(source)
  } catch {
    return new RegExp(source, 'u')
  }
}
