/**
 * Replaces the references in a part of the contract. swagger-ui's own resolver can read any description from anywhere, and takes seconds for
 * one operation. Ours only refers to its own components.
 */
type Json = unknown

export async function resolveSubtree(contract: Json, path: readonly string[]) {
  return { spec: resolved(contract, at(contract, path), []), errors: [] }
}

/** A schema that refers to itself keeps that reference. */
function resolved(contract: Json, value: Json, above: readonly string[]): Json {
  if (typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) return value.map(one => resolved(contract, one, above))
  const { $ref, ...own } = value as Record<string, Json>
  const whole = Object.fromEntries(Object.entries(own).map(([key, one]) => [key, resolved(contract, one, above)]))
  if (typeof $ref !== 'string') return $ref === undefined ? whole : value
  if (above.includes($ref)) return value
  const target = resolved(contract, at(contract, $ref.split('/').slice(1)), [...above, $ref])
  return { ...(target as object), ...whole, $$ref: $ref }
}

const at = (contract: Json, path: readonly string[]) => path.reduce((value, key) => (value as Record<string, Json>)[key], contract)
