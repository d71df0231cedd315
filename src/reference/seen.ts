/** What the answers on this page have shown: the versions of resources, and identifiers. It is forgotten with the page. */

const mostIds = 200

const tags = new Map<string, string>()
const ids = new Set<string>()

export function remember(path: string, answer: Response, text: string) {
  const tag = answer.headers.get('ETag')
  const made = answer.headers.get('Location')
  if (answer.ok && tag) tags.set(made ? new URL(made, location.href).pathname : path.split('?', 1)[0]!, tag)
  for (const [, id] of text.matchAll(/"id": ?"([a-z]{3}_[0-9a-z]{26})"/g)) {
    if (ids.size >= mostIds) return
    ids.add(id!)
  }
}

/** The version of the resource at a path. `…/{id}/approve` changes the one at `…/{id}`. */
export const tagOf = (path: string) => tags.get(path) ?? tags.get(path.slice(0, path.lastIndexOf('/'))) ?? ''

export const idsLike = (prefix: string) => [...ids].filter(id => id.startsWith(prefix)).toReversed()
