/** The fields that a change gives other values. A field that is undefined does not change. */
export const changedIn = <T extends object>(before: { [F in keyof T]: unknown }, wanted: T) =>
  (Object.keys(wanted) as (keyof T & string)[]).filter(
    field => wanted[field] !== undefined && canonical(wanted[field]) !== canonical(before[field]),
  )

/** JSON with sorted keys. Equal values have equal texts, even if a database or a client orders their keys differently. */
export const canonical = (value: unknown): string => JSON.stringify(sorted(value))

function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted)
  if (!isObject(value)) return value
  return Object.fromEntries(keysIn(value).map(key => [key, sorted(value[key])]))
}

/** The canonical JSON of RFC 8785. `canonical` differs from it for keys that are numbers, and what it has signed and sealed stays so. */
export function jcs(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(jcs).join(',')}]`
  if (!isObject(value)) return JSON.stringify(value)
  return `{${keysIn(value)
    .map(key => `${JSON.stringify(key)}:${jcs(value[key])}`)
    .join(',')}}`
}

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null
/** By their UTF-16 code units, as `<` compares. */
const keysIn = (value: object) => Object.keys(value).toSorted((a, b) => (a < b ? -1 : 1))
