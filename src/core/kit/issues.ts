/** Puts the errors of a validator (Ajv) into words for the person or program that sent the input. */
import type { ErrorObject } from 'ajv'
import type { Issue } from './errors.ts'

/** Longer pointers are cut off, because they contain names that the sender chose. */
const longestPointer = 200
/** The maximum number of errors in one answer. Whoever answers must cut off the rest. */
export const mostIssues = 20

/**
 * Ajv collects either all errors or one. This changes its generated code so that each loop over the input ends when there are enough
 * errors. The generated code counts them in a variable named `errors`. The code around a loop can add only a few more, at most one for
 * each keyword of the schema.
 */
export const endingEarly = (code: string) =>
  code.replaceAll(/\bfor\s*\((?:const|let) [^{}]*\)\s*\{/g, loop => `${loop}if(errors >= ${mostIssues})break;`)

/**
 * Translates one error. The pointer is to the field itself, even if Ajv points at the object in which the field is missing or unknown.
 * `sent` is the whole validated value. Without it, no message can say that a string was sent in place of an object.
 */
export function issueOf(error: ErrorObject, sent?: unknown): Issue {
  const { instancePath, keyword, params, message } = error
  return {
    pointer: pointerOf(error),
    code: keyword,
    message: sentences[keyword]?.(params, sent === undefined ? undefined : at(sent, instancePath)) ?? message ?? 'is not valid',
  }
}

function pointerOf({ instancePath, params }: ErrorObject) {
  const { missingProperty, additionalProperty, unevaluatedProperty } = params as Record<string, string | undefined>
  const field = missingProperty ?? additionalProperty ?? unevaluatedProperty
  const pointer = field === undefined ? instancePath : `${instancePath}/${field.replaceAll('~', '~0').replaceAll('/', '~1')}`
  return pointer.slice(0, longestPointer)
}

/** One error for each field: the one that helps most, or the first of several that help as much. */
export function onePerField(errors: readonly ErrorObject[]): ErrorObject[] {
  const best = new Map<string, ErrorObject>()
  // Where a value may have several forms, the type of one of them helps little.
  const choices = new Set(
    errors.filter(({ keyword }) => keyword === 'anyOf' || keyword === 'oneOf').map(({ instancePath }) => instancePath),
  )
  const help = (error: ErrorObject) => (error.keyword === 'type' && choices.has(error.instancePath) ? 1 : helpOf(error))
  for (const error of errors) {
    const pointer = pointerOf(error)
    const other = best.get(pointer)
    if (!other || help(error) > help(other)) best.set(pointer, error)
  }
  return [...best.values()]
}

/** A description of the whole form helps more than a limit on the length, except if there is no text at all. */
function helpOf({ keyword, params }: ErrorObject) {
  if (keyword in wholeAnswers || (keyword === 'minLength' && params['limit'] === 1)) return 3
  if (keyword === 'pattern') return inWords(String(params['pattern'])) === undefined ? 0 : 2
  if (keyword === 'enum' || keyword === 'const' || keyword === 'format') return 2
  return isEcho({ keyword, params }) ? 0 : 1
}
const wholeAnswers = { required: true, type: true, additionalProperties: true, unevaluatedProperties: true }

/**
 * If a value may have several forms, Ajv also reports that none of them matches, and that null would match. Such an error is called an echo
 * here. It is kept only if there is no other error about the same value or its parts.
 */
export function withoutEchoes(errors: readonly ErrorObject[]): ErrorObject[] {
  const plain = errors.filter(error => !isEcho(error)).map(({ instancePath }) => `${instancePath}/`)
  return errors.filter(error => !isEcho(error) || !plain.some(path => path.startsWith(`${error.instancePath}/`)))
}
const isEcho = ({ keyword, params }: Pick<ErrorObject, 'keyword' | 'params'>) =>
  keyword === 'oneOf' || keyword === 'anyOf' || (keyword === 'type' && params['type'] === 'null')

/** The value at one of Ajv's pointers. */
function at(sent: unknown, instancePath: string): unknown {
  const names = instancePath.split('/').slice(1)
  return names.reduce<unknown>(
    (value, name) => (value as Record<string, unknown> | undefined)?.[name.replaceAll('~1', '/').replaceAll('~0', '~')],
    sent,
  )
}

/** Our messages for the keywords for which Ajv's own message is unclear. If one of these returns undefined, Ajv's message is used. */
const sentences: Record<string, (params: Record<string, unknown>, value: unknown) => string | undefined> = {
  required: () => 'must be sent',
  additionalProperties: () => 'is not a known field',
  unevaluatedProperties: () => 'is not a known field',
  minLength: ({ limit }) => (limit === 1 ? 'must not be empty' : `must have at least ${limit} characters`),
  maxLength: ({ limit }) => `must not have more than ${limit} characters`,
  minItems: ({ limit }) => `must have at least ${counted(limit, 'item')}`,
  maxItems: ({ limit }) => `must not have more than ${counted(limit, 'item')}`,
  minProperties: ({ limit }) => `must have at least ${counted(limit, 'field')}`,
  maxProperties: ({ limit }) => `must not have more than ${counted(limit, 'field')}`,
  minimum: ({ limit }) => `must be at least ${limit}`,
  maximum: ({ limit }) => `must be at most ${limit}`,
  uniqueItems: () => 'must not have the same item twice',
  type: ({ type }, value) => ofType([type].flat() as string[], value),
  pattern: ({ pattern }) => formOf(String(pattern)),
  format: ({ format }) => formats[String(format)],
  enum: ({ allowedValues }) => `must be one of ${listed(allowedValues as unknown[])}`,
  const: ({ allowedValue }) => `must be ${listed([allowedValue])}`,
}

const counted = (limit: unknown, thing: string) => `${limit} ${thing}${limit === 1 ? '' : 's'}`

const types: Record<string, string> = {
  object: 'an object',
  array: 'an array',
  string: 'a string',
  integer: 'an integer',
  number: 'a number',
  boolean: 'true or false',
  null: 'null',
}

/** Programs often send an object or a list as JSON inside a string, so these mistakes have their own messages. */
function ofType(allowed: string[], value: unknown) {
  if (typeof value === 'string' && allowed.includes('object')) return textForObject
  if (typeof value === 'string' && allowed.includes('array')) return 'is a string; send the array itself'
  return `must be ${allowed.map(type => types[type] ?? type).join(' or ')}`
}

/** The message if an object was sent as JSON inside a string. */
export const textForObject = 'is a string; send the object itself'

/** What each pattern of the two contracts (spec/) requires, in words. A test checks that none is missing. */
const forms: Record<string, string> = {
  '^[0-9]+$': 'must be digits',
  '^[0-9]{6}$': 'must be six digits',
  '^[0-9]{8}$': 'must be eight digits',
  '^(0|[1-9][0-9]{0,12})(\\.[0-9]{0,3}[1-9])?$': 'must be a decimal number without zeros that say nothing, such as 12.5',
  '^[0-9]+([.][0-9]+)?$': 'must be a decimal number, such as 12.50',
  '^[0-9a-f]{64}$': 'must be 64 digits of base 16, with lower-case letters',
  '^[a-z]{3}_[0-9a-hjkmnp-tv-z]{26}$': 'must be an identifier of this service',
  '^(/[a-z_]+)+$': 'must be the place of a member, such as /policy/join_quest',
  '^[A-Za-z0-9_-]+$': 'must be base64url',
  '^[\\x21-\\x7e]+$': 'must be letters, digits and signs of ASCII, with no spaces',
  '^[a-z0-9_-]+$': 'must be an id or a slug: lower-case letters, digits, hyphens and underscores',
  '^(?!.*\\p{DI})[\\p{Ll}\\p{Lm}\\p{Lo}\\p{N}]([\\p{Ll}\\p{Lm}\\p{Lo}\\p{M}\\p{N}-]*[\\p{Ll}\\p{Lm}\\p{Lo}\\p{M}\\p{N}])?$':
    'must be lower-case letters of any script, digits and hyphens, with no hyphen at either end, such as open-data',
  '^[a-z0-9](-?[a-z0-9]){2,31}$': 'must be 3 to 32 lower-case letters and digits, with single hyphens between them',
  '^[a-z0-9](-?[a-z0-9]){2,79}$': 'must be 3 to 80 lower-case letters and digits, with single hyphens between them',
  '^[a-z_]+\\.[a-z_]+$': 'must be two words with a dot between them, such as approval.approved',
  '^[a-z]{3}_[0-9a-z]{26}$': 'must be an id, such as apr_01jcz3m5x8q4r7t2v6w9y1a0bc',
  '^https://[^\\s]+$': 'must be an https URL without spaces, such as https://example.com/report',
  '^https?://[^\\s]+$': 'must be a URL that begins with https:// or http://, without spaces',
  '^[A-Z]{3}$': 'must be three capital letters, such as EUR',
  '^[A-Za-z0-9_-]{87}=?$': 'must be the p256dh key of a push subscription: 87 characters of base64url',
  '^[A-Za-z0-9_-]{22}(==)?$': 'must be the auth secret of a push subscription: 22 characters of base64url',
  '^[^\\p{Cc}\\p{Cs}]+$': 'must be one line without control characters',
  '^(?=.*[^\\s\\p{C}\\p{DI}\\u2800])[^\\s\\p{C}]([^\\p{Cc}\\p{Cs}\\p{Zl}\\p{Zp}\\u202A-\\u202E\\u2066-\\u2069]*[^\\s\\p{C}])?$':
    'must be one line with at least one visible character, and without spaces at the ends, control characters, or characters that change the text direction',
  '^[^\\u0000-\\u0008\\u000B\\u000C\\u000E-\\u001F\\p{Cs}\\u202A-\\u202E\\u2066-\\u2069]*$':
    'must not contain control characters, except tabs and line breaks, or characters that change the text direction',
  '^(\\s*,)*\\s*(\\*|(W/)?"[\\x21\\x23-\\x7e\\x80-\\xff]*"(\\s*,(\\s*(W/)?"[\\x21\\x23-\\x7e\\x80-\\xff]*")?)*)\\s*$':
    'must be one or more ETags in quotes, such as "v1"',
  '^(service|[a-z]{3}_[0-9a-z]{26})$': 'must be an id, such as acc_01jcz3m5x8q4r7t2v6w9y1a0bc, or the word service',
}

const longestPattern = 80

/** Any other pattern is from a quest's result schema. The sender of the result can read all of it there. */
const formOf = (pattern: string) =>
  inWords(pattern) ?? `must match the pattern ${pattern.slice(0, longestPattern)}${pattern.length > longestPattern ? '…' : ''}`

function inWords(pattern: string) {
  // The ids of one kind, such as `^apr_[0-9a-z]{26}$`.
  const [, prefix] = /^\^([a-z]{3}_)\[[^\]]+\]\{26\}\$$/.exec(pattern) ?? []
  if (prefix) return `must be an id that begins with ${prefix}, such as ${prefix}01jcz3m5x8q4r7t2v6w9y1a0bc`
  // A quest's author may write any pattern. If it is `constructor`, which every object has, it must not be found in `forms`.
  return Object.hasOwn(forms, pattern) ? forms[pattern] : undefined
}

const formats: Record<string, string> = {
  uri: 'must be a URL, such as https://example.com/report',
  email: 'must be an e-mail address, such as ada@example.com',
  'date-time': 'must be a time with an offset, such as 2026-11-21T09:00:00Z',
}

const mostListed = 20
const longestListed = 80

/** The allowed values as text. It is shortened, because a quest's author may allow any number of values of any length. */
function listed(values: unknown[]) {
  const words = values
    .slice(0, mostListed)
    .map(value => (typeof value === 'string' ? value : JSON.stringify(value)).slice(0, longestListed))
  return `${words.join(', ')}${values.length > mostListed ? ', …' : ''}`
}
