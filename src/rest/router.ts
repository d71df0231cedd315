import { OpenAPIRouter, type Operation, type ParsedRequest, type Request } from 'openapi-backend'
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

  constructor(options: { definition: Document; apiRoot: string }) {
    super(options)
    this.#operations = super.getOperations()
    for (const operation of this.#operations) {
      let at = this.#root
      for (const part of segments(operation.path)) {
        if (part.startsWith('{')) at = at.variable ??= node()
        else {
          if (!at.literals.has(part)) at.literals.set(part, node())
          at = at.literals.get(part)!
        }
      }
      at.operations.set(operation.method, operation)
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

  override matchOperation(request: Request, strict?: boolean): never {
    const at = this.#find(request.path)
    const operation = at?.operations.get(request.method.toLowerCase())
    if (operation || !strict) return operation as never
    // The messages by which openapi-backend distinguishes the two.
    throw new Error(at ? '405-methodNotAllowed' : '404-notFound')
  }

  override parseRequest(request: Request, operation?: Op): ParsedRequest {
    const params: Record<string, string> = {}
    if (operation) {
      const parts = segments(this.#local(request.path) ?? '')
      for (const [i, name] of segments(operation.path).entries()) if (name.startsWith('{')) params[name.slice(1, -1)] = decoded(parts[i]!)
    }
    return { ...request, params, query: {}, headers: request.headers, cookies: {}, requestBody: request.body }
  }

  #local(path: string) {
    const local = path.split('?', 1)[0]!
    return local.startsWith(`${this.apiRoot}/`) ? local.slice(this.apiRoot.length) : undefined
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

const segments = (path: string) => path.split('/').slice(1)

/** A decoded part of a path. If it cannot be decoded, nothing exists at the path. */
function decoded(part: string) {
  try {
    return decodeURIComponent(part)
  } catch {
    throw new Problem('not_found', 'There is nothing at this path.')
  }
}
