// Its index would load everything for validating, mocking and loading contracts, which takes a fifth of the time to start.
import { OpenAPIRouter, type Operation, type ParsedRequest, type Request } from 'openapi-backend/router.js'
import type { OpenAPIV3_1 } from 'openapi-types'
import { Problem } from './problem.ts'

export type Document = OpenAPIV3_1.Document
type Op = Operation<Document>
interface Node {
  readonly literals: Map<string, Node>
  variable?: Node
  readonly operations: Map<string, Op>
}
const node = (): Node => ({ literals: new Map(), operations: new Map() })

/**
 * Replaces openapi-backend's routing with a tree that is built once, so that the time for a request does not depend on the size of the
 * contract. The original rebuilds its list of operations, and a pattern for each, on every request.
 */
export class TreeRouter extends OpenAPIRouter<Document> {
  readonly #root = node()
  readonly #operations: Op[]
  /** The variables of each operation's path, and their positions in it. */
  readonly #variables = new Map<Op, [name: string, place: number][]>()

  constructor(options: { definition: Document; apiRoot: string }) {
    super(options)
    this.#operations = super.getOperations().map(operation => writtenOut(operation, options.definition))
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

  /** The methods that a path supports. If there are none, the path does not exist. */
  allowed(path: string): string[] {
    const methods = [...(this.#find(path)?.operations.keys() ?? [])].map(method => method.toUpperCase())
    return methods.length ? [...methods, ...(methods.includes('GET') ? ['HEAD'] : []), 'OPTIONS'] : []
  }

  override matchOperation(request: Request): never {
    return this.#find(request.path)?.operations.get(request.method.toLowerCase()) as never
  }

  /** The request with the values of the path's variables. */
  override parseRequest(request: Request, operation: Op): ParsedRequest {
    const params: Record<string, string> = {}
    const variables = this.#variables.get(operation)!
    if (variables.length > 0) {
      const parts = segments(this.#local(request.path)!)
      for (const [name, place] of variables) params[name] = decoded(parts[place]!)
    }
    return { ...request, params, query: {}, cookies: {}, requestBody: request.body }
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

const segments = (path: string) => path.split('/').slice(1)

/** A decoded part of a path. If it cannot be decoded, nothing exists at the path. */
function decoded(part: string) {
  try {
    return decodeURIComponent(part)
  } catch {
    throw new Problem('not_found', 'There is nothing at this path.')
  }
}
