import { united } from '../src/site/fields.ts'
import { finder } from './contract/find.ts'

// oxlint-disable-next-line no-explicit-any -- a document, as parsed
type Json = any

/**
 * The contract with its objects closed, and without the values and arguments that later versions may add. Where a member decides which form
 * of object a value is, it is one object here: `core` says better which members belong to a form than a schema does.
 */
export function exact(document: Json): Json {
  const find = finder(document)
  const visit = (node: Json): Json => {
    if (Array.isArray(node)) return node.map(visit)
    if (typeof node !== 'object' || node === null) return node
    if (node.discriminator) {
      const { oneOf, discriminator: _, ...own } = node
      return visit({ ...united(oneOf.map(find)), ...own })
    }
    // What a browser makes is handed on as it is, and the code that understands it refuses what is wrong.
    if (node.additionalProperties === true) {
      const { properties: _, required: _required, ...own } = node
      return own
    }
    const {
      type,
      anyOf,
      'x-may-grow': _,
      ...rest
    } = Object.fromEntries(
      Object.entries<Json>(node).map(([key, value]) => [key, /^(examples?|default)$/.test(key) ? value : visit(value)]),
    )
    const own = anyOf?.filter((choice: Json) => !choice.$ref?.endsWith('/LaterArguments'))
    return {
      ...(type !== undefined && { type }),
      ...(type === 'object' && rest.properties && { additionalProperties: false }),
      ...(own?.length === 1 ? own[0] : own && { anyOf: own }),
      ...rest,
    }
  }
  return visit(document)
}
