/** JSON Pointers (RFC 6901) into the arguments of a call. */

export type Json = Record<string, unknown>

const partsOf = (pointer: string) =>
  pointer
    .split('/')
    .slice(1)
    .map(part => part.replaceAll('~1', '/').replaceAll('~0', '~'))

const isObject = (value: unknown): value is Json => typeof value === 'object' && value !== null

/** The value there, or undefined. Only what the arguments themselves have counts. */
export function at(value: unknown, pointer: string): unknown {
  let found = value
  for (const part of partsOf(pointer)) found = isObject(found) && Object.hasOwn(found, part) ? found[part] : undefined
  return found
}

/** Sets the value there, and takes it away if it is undefined. Items of lists keep their places. Does nothing where no object contains it. */
export function put(target: unknown, pointer: string, value: unknown) {
  const parts = partsOf(pointer)
  const last = parts.pop()!
  let parent = target
  for (const part of parts) parent = isObject(parent) && Object.hasOwn(parent, part) ? parent[part] : undefined
  if (!isObject(parent)) return
  if (value === undefined && !Array.isArray(parent)) delete parent[last]
  // Not an assignment, which would set the prototype for a name such as `__proto__`.
  else Object.defineProperty(parent, last, { value: value ?? null, enumerable: true, writable: true, configurable: true })
}
