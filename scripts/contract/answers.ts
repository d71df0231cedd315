/** The answers of an operation, with the headers of every answer, and with the body of every refusal. */

// oxlint-disable-next-line no-explicit-any -- the contract, as parsed
type Json = any

/** An answer as it is written. */
export interface Written {
  description: string
  headers?: Record<string, Json>
  content?: Json
  /** The codes of a refusal. */
  'x-problems'?: string[]
}
/** Whether a request was counted for the rate limit before it was answered. */
export type Counted = keyof typeof common

const header = (name: string) => ({ $ref: `#/components/headers/${name}` })
export const headers = (...names: string[]) => Object.fromEntries(names.map(name => [name, header(name)]))
const common = {
  yes: headers('X-Request-ID', 'RateLimit', 'RateLimit-Policy'),
  perhaps: { ...headers('X-Request-ID'), RateLimit: header('RateLimitIfCounted'), 'RateLimit-Policy': header('RateLimitPolicyIfCounted') },
  no: headers('X-Request-ID'),
}

export function success({ description, headers: own, content }: Written, more: Record<string, Json>) {
  return { description, headers: { ...common.yes, ...more, ...own }, ...(content && { content }) }
}

/** Later versions of the service may refuse with other codes. */
export function refusal({ description, headers: own, 'x-problems': codes }: Written, counted: Counted = 'perhaps') {
  const code = { enum: codes, 'x-may-grow': true }
  return {
    description,
    headers: { ...common[counted], ...own },
    content: { 'application/problem+json': { schema: { allOf: [{ $ref: '#/components/schemas/Problem' }, { properties: { code } }] } } },
  }
}

/** The description of a refusal that several operations share names its codes. */
export function sharedRefusal(written: Written, counted?: Counted) {
  const codes = written['x-problems']!.map(code => `\`${code}\``)
  const description = `${written.description} ${codes.length > 1 ? 'Codes' : 'Code'}: ${codes.join(', ')}.`
  return refusal({ ...written, description }, counted)
}
