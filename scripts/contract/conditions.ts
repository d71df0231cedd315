/** When bundling adds a refusal to an operation, in the words of spec/openapi/standard.yaml. */

// oxlint-disable-next-line no-explicit-any -- the contract, as parsed
type Json = any

/** An operation of the bundled contract. */
export interface Operation {
  path: string
  method: string
  written: Json
  /** The names of the shared parameters that it takes. */
  takes: string[]
  /** The least role that may use it. Undefined if members may. */
  role: string | undefined
  /** The scopes of service tokens that open it. Undefined if it needs nobody to be signed in. */
  scopes: readonly string[] | undefined
  /** Whether its answer has a body when it succeeds, and whether that is a resource with a version. */
  hasBody: boolean
  hasVersion: boolean
}
export type Condition = keyof typeof conditions

export const isWrite = ({ method }: Operation) => method !== 'get'
export const isList = ({ takes }: Operation) => takes.includes('Cursor')
/** Whether a person asks for a change with it that a retry must not make twice. Those without say so: challenges, and a proof. */
export const isRepeatable = (method: string, written: Json) =>
  method === 'post' && written.security?.length !== 0 && !written['x-without']?.includes('IdempotencyKey')

const opens = ({ scopes }: Operation) => scopes !== undefined && scopes.length > 0
const isForPeople = ({ scopes }: Operation) => scopes?.length === 0
const needsRole = ({ path }: Operation) => path.startsWith('/admin/')

export const conditions = {
  always: () => true,
  'it takes a body': ({ written }: Operation) => written.requestBody !== undefined,
  'it is a list': isList,
  'it needs a session': ({ written }: Operation) => written.security?.length !== 0,
  'only a person may, it reads and needs a role': (operation: Operation) =>
    isForPeople(operation) && needsRole(operation) && !isWrite(operation),
  'only a person may, it writes and needs a role': (operation: Operation) =>
    isForPeople(operation) && needsRole(operation) && isWrite(operation),
  'only a person may, and it reads': (operation: Operation) => isForPeople(operation) && !isWrite(operation),
  'only a person may, and it writes': (operation: Operation) => isForPeople(operation) && isWrite(operation),
  'a scope opens it, it reads and needs a role': (operation: Operation) => opens(operation) && needsRole(operation) && !isWrite(operation),
  'a scope opens it, it writes and needs a role': (operation: Operation) => opens(operation) && needsRole(operation) && isWrite(operation),
  'a scope opens it, and it reads': (operation: Operation) => opens(operation) && !isWrite(operation),
  'a scope opens it, and it writes': (operation: Operation) => opens(operation) && isWrite(operation),
  'its path names a resource': ({ path }: Operation) => path.includes('{'),
  'its answer has a body': ({ hasBody }: Operation) => hasBody,
  'it reads If-Match': ({ takes }: Operation) => takes.includes('IfMatch') || takes.includes('OptionalIfMatch'),
  'it requires If-Match': ({ takes }: Operation) => takes.includes('IfMatch'),
  'it reads Idempotency-Key': ({ takes }: Operation) => takes.includes('IdempotencyKey'),
}
