/** The contract of the agents as one document: spec/mcp.yaml together with its parts in spec/mcp/. */
import { readFileSync } from 'node:fs'
import { parse } from 'yaml'

// oxlint-disable-next-line no-explicit-any -- the contract, as parsed
type Json = any

/** A reference becomes `#/schemas/…` in this document, or `#/components/schemas/…` in the contract of the humans. */
export function agentsContract(folder = new URL('../../spec/', import.meta.url)): Json {
  const { parts, ...document } = parse(readFileSync(new URL('mcp.yaml', folder), 'utf8'))
  for (const part of parts)
    for (const [member, more] of Object.entries<Json>(read(new URL(`mcp/${part}.yaml`, folder))))
      document[member] = Array.isArray(more) ? [...(document[member] ?? []), ...more] : { ...document[member], ...more }
  return document
}

function read(file: URL): Json {
  return parse(readFileSync(file, 'utf8'), (key, value: Json) =>
    key === '$ref' && value.includes('#/schemas/') ? target(value, file) : value,
  )
}

function target(ref: string, from: URL) {
  const { pathname, hash } = new URL(ref, from)
  return pathname.includes('/openapi/') ? `#/components${hash.slice(1)}` : hash
}
