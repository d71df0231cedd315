/** What the answers on this page have shown: the versions of resources, and identifiers. It is forgotten with the page. */

const mostIds = 200

const tags = new Map<string, string>()
const ids = new Set<string>()

export function remember(method: string, address: string, answer: Response, text: string) {
  const [tag, made] = [answer.headers.get('ETag'), answer.headers.get('Location')]
  const path = made ? new URL(made, location.href).pathname : address.split('?', 1)[0]!
  if (answer.ok && tag) tags.set(method === 'POST' && !made ? parentOf(path) : path, tag)
  for (const [, id] of text.matchAll(/"id": ?"([a-z]{3}_[0-9a-z]{26})"/g)) {
    if (ids.size >= mostIds) return
    ids.add(id!)
  }
}

/** Somebody else sends from now on, who has seen nothing. */
export function forget() {
  tags.clear()
  ids.clear()
}

/** The version of the resource at a path. `…/{id}/approve` changes the one at `…/{id}`. */
export const tagOf = (path: string) => tags.get(path) ?? tags.get(parentOf(path)) ?? ''
const parentOf = (path: string) => path.slice(0, path.lastIndexOf('/'))

export const idsLike = (prefix: string) => [...ids].filter(id => id.startsWith(prefix)).toReversed()
