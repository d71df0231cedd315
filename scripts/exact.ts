// oxlint-disable-next-line no-explicit-any -- a document, as parsed
type Json = any

/** A part of the contract with its objects closed, and without the values and arguments that later versions may add. */
export function exact(node: Json): Json {
  if (Array.isArray(node)) return node.map(exact)
  if (typeof node !== 'object' || node === null) return node
  const {
    type,
    anyOf,
    'x-may-grow': _,
    ...rest
  } = Object.fromEntries(Object.entries<Json>(node).map(([key, value]) => [key, /^(examples?|default)$/.test(key) ? value : exact(value)]))
  const own = anyOf?.filter((choice: Json) => !/\/LaterArguments$/.test(choice.$ref))
  return {
    ...(type !== undefined && { type }),
    ...(type === 'object' && rest.properties && { additionalProperties: false }),
    ...(own?.length === 1 ? own[0] : own && { anyOf: own }),
    ...rest,
  }
}
