import { OpenAPIRouter, type Operation, type ParsedRequest, type Request } from 'openapi-backend'
import type { OpenAPIV3_1 } from 'openapi-types'
import { Problem } from './problem.ts'

export type Document = OpenAPIV3_1.Document
/** An operation of the contract. Here its security is always written out. */
export type Op = Operation<Document>
interface Node {
  readonly literals: Map<string, Node>
  variable?: Node
  readonly operations: Map<string, Op>
}
const node = (): Node => ({ literals: new Map(), operations: new Map() })

/**
 * Replaces openapi-backend's routing with a tree that is built once, so that the time for a request does not depend on the size of the
 * contract. The original rebuilds its list of operations, and a pattern for each, on every request, which takes 300 µs. The tree
 * takes less than one.
 */
export class TreeRouter extends OpenAPIRouter<Document> {
  readonly #root = node()
  readonly #operations: Op[]
  readonly #byId: Map<string | undefined, Op>
  /** The variables of each operation's path, and their positions in it. */
  readonly #variables = new Map<Op, [name: string, place: number][]>()

  constructor(options: { definition: Document; apiRoot: string }) {
    super(options)
    this.#operations = super.getOperations().map(operation => writtenOut(operation, options.definition))
    this.#byId = new Map(this.#operations.map(operation => [operation.operationId, operation]))
    for (const operation of this.#operations) {
      const parts = segments(operation.path)
      let at = this.#root
      for (const part of parts) {
        if (part.startsWith('{')) at = at.variable ??= node()
        else {
          if (!at.literals.has(part)) at.literals.set(part, node())
          at = at.literals.get(part)!
        }
      }
      at.operations.set(operation.method, operation)
      this.#variables.set(
        operation,
        parts.flatMap((part, i) => (part.startsWith('{') ? [[part.slice(1, -1), i]] : [])),
      )
    }
  }

  override getOperations() {
    return this.#operations
  }

  override getOperation(id: string) {
    return this.#byId.get(id)
  }

  /** The methods that a path supports. If there are none, the path does not exist. */
  allowed(path: string): string[] {
    const methods = [...(this.#find(path)?.operations.keys() ?? [])].map(method => method.toUpperCase())
    return methods.length ? [...methods, ...(methods.includes('GET') ? ['HEAD'] : []), 'OPTIONS'] : []
  }

  /** HEAD leads to the operation of GET. If nothing is found, `strict` asks for the error that tells openapi-backend why. */
  override matchOperation({ path, method }: Request, strict = false): never {
    const at = this.#find(path)
    const found = at?.operations.get(method === 'HEAD' ? 'get' : method.toLowerCase())
    if (!found && strict) throw at ? methodNotAllowed : notFound
    return found as never
  }

  /** Adds the values of the path's variables to the request. The rest of a request is read by other steps. */
  override parseRequest(request: Request, operation?: Op): ParsedRequest {
    if (operation) request.params = this.#params(request.path, this.#variables.get(operation)!)
    return request as ParsedRequest
  }

  #params(path: string, variables: [name: string, place: number][]) {
    const params: Record<string, string> = {}
    if (variables.length === 0) return params
    const parts = segments(this.#local(path)!)
    for (const [name, place] of variables) params[name] = decoded(parts[place]!)
    return params
  }

  #local(path: string) {
    const end = path.indexOf('?')
    return path.startsWith(`${this.apiRoot}/`) ? path.slice(this.apiRoot.length, end < 0 ? undefined : end) : undefined
  }

  #find(path: string): Node | undefined {
    const local = this.#local(path)
    if (local === undefined) return undefined
    const parts = segments(local)
    const walk = (at: Node, i: number): Node | undefined => {
      if (i === parts.length) return at.operations.size ? at : undefined
      const literal = at.literals.get(parts[i]!)
      return (literal && walk(literal, i + 1)) ?? (at.variable && parts[i] ? walk(at.variable, i + 1) : undefined)
    }
    return walk(this.#root, 0)
  }
}

/** An operation with its parameters and answers. The contract only names most of them. */
function writtenOut(operation: Op, definition: Document): Op {
  const follow = <T extends object>(thing: T): T => {
    const { $ref } = thing as { $ref?: string }
    let at: unknown = $ref === undefined ? thing : definition
    for (const name of $ref?.split('/').slice(1) ?? []) at = (at as Record<string, unknown>)[name]
    return at as T
  }
  const parameters = (operation.parameters as OpenAPIV3_1.ParameterObject[]).map(named => {
    const parameter = follow(named)
    return { ...parameter, schema: follow(parameter.schema!) }
  })
  const responses = Object.entries(operation.responses ?? {}).map(([status, response]) => [status, follow(response)])
  return { ...operation, parameters, responses: Object.fromEntries(responses) }
}

// Made once, because a new error looks at the stack.
const notFound = new Error('404-notFound')
const methodNotAllowed = new Error('405-methodNotAllowed')

const segments = (path: string) => path.split('/').slice(1)

/** A decoded part of a path. If it cannot be decoded, nothing exists at the path. */
function decoded(part: string) {
  try {
    return decodeURIComponent(part)
  } catch {
    throw new Problem('not_found', 'There is nothing at this path.')
  }
}
