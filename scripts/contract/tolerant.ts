// oxlint-disable-next-line no-explicit-any -- the contract, as parsed
type Json = any

/** A part of the contract by which a client may check answers: it takes any string where an enum may get more values. */
export function tolerant(node: Json): Json {
  if (Array.isArray(node)) return node.map(tolerant)
  if (typeof node !== 'object' || node === null) return node
  const { 'x-may-grow': mayGrow, ...own } = Object.fromEntries(Object.entries<Json>(node).map(([key, value]) => [key, tolerant(value)]))
  return mayGrow ? { anyOf: [own, { type: 'string' }] } : own
}
