/** What a validator found, in words for whoever sent it. */
import type { ErrorObject } from 'ajv'
import type { Issue } from './errors.ts'

const longestPointer = 200
/** So many places are told of what was sent; more help nobody. */
export const mostIssues = 20

/**
 * Ajv collects all errors or one. In the code that it makes, each loop over what was sent ends here once there are enough: then the
 * answer is known. What is around a loop adds a few more at most, as many as the schema has keywords.
 */
export const endingEarly = (code: string) =>
  code.replaceAll(/\bfor\s*\((?:const|let) [^{}]*\)\s*\{/g, loop => `${loop}if(errors >= ${mostIssues})break;`)

/** Points at the field itself, also where Ajv points at the object in which it is missing or too much. */
export function issueOf({ instancePath, keyword, params, message }: ErrorObject): Issue {
  const { missingProperty, additionalProperty, unevaluatedProperty } = params as Record<string, string | undefined>
  const field = missingProperty ?? additionalProperty ?? unevaluatedProperty
  const pointer = field === undefined ? instancePath : `${instancePath}/${field.replaceAll('~', '~0').replaceAll('/', '~1')}`
  return {
    pointer: pointer.slice(0, longestPointer),
    code: keyword,
    message: sentences[keyword]?.(params) ?? message ?? 'is not as it must be',
  }
}

/** Where Ajv's own words help nobody, or repeat a whole pattern. */
const sentences: Record<string, (params: Record<string, unknown>) => string> = {
  required: () => 'must be sent',
  additionalProperties: () => 'is not known here',
  unevaluatedProperties: () => 'is not known here',
  format: ({ format }) =>
    format === 'date-time' ? 'must be a time such as 2026-11-21T09:30:00Z' : `must match format ${JSON.stringify(format)}`,
  pattern: () => 'is not in the form that is asked for',
  enum: ({ allowedValues }) => `must be one of ${listed(allowedValues as unknown[])}`,
  const: ({ allowedValue }) => `must be ${listed([allowedValue])}`,
}

const mostListed = 20
const longestListed = 80

/** A quest's author may allow any number of values, of any length. */
function listed(values: unknown[]) {
  const words = values
    .slice(0, mostListed)
    .map(value => (typeof value === 'string' ? value : JSON.stringify(value)).slice(0, longestListed))
  return `${words.join(', ')}${values.length > mostListed ? ', …' : ''}`
}
