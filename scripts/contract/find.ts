// oxlint-disable-next-line no-explicit-any -- a document, as parsed
type Json = any

/** Returns a function that follows a reference within the document to its end. Anything else it returns as it is. */
export function finder(document: Json) {
  return function find(node: Json): Json {
    return typeof node?.$ref === 'string' ? find(at(document, node.$ref)) : node
  }
}

function at(document: Json, ref: string): Json {
  return ref
    .slice('#/'.length)
    .split('/')
    .reduce((node, key) => node[key], document)
}
