/** Remembers the ETags of answers, so that a change can send the right If-Match. */
export interface Contract {
  paths: Record<string, Record<string, { parameters?: { name: string; in: string }[] }>>
}

type Fill = (operation: [path: string, method: string], name: string, place: string, value: string) => void

/** A write with If-Match, and the path of the resource that it changes. */
interface Guarded {
  path: string
  method: string
  own: RegExp
  changes: RegExp
  names: string[]
  /** The ETag that its form was filled with, and the resource of that ETag. */
  filled?: { of: string; tag: string }
}

export function versions(contract: Contract, fill: Fill) {
  const guarded = guardedOf(contract)
  const seen = new Map<string, string>()

  return {
    /** Call this after an answer. Puts the ETag and the ids of the resource into the forms that change it. */
    saw(of: string, tag: string) {
      seen.set(of, tag)
      for (const one of guarded) {
        const found = one.changes.exec(of)
        if (!found) continue
        for (const [i, name] of one.names.entries()) fill([one.path, one.method], name, 'path', decodeURIComponent(found[i + 1]!))
        fill([one.path, one.method], 'If-Match', 'header', tag)
        one.filled = { of, tag }
      }
    },

    /** If a filled-in form is now used for another resource, sends that resource's ETag, or none if the human has not seen it. */
    check(method: string, path: string, headers: Record<string, string>) {
      const one = guarded.find(({ own, ...it }) => it.method === method.toLowerCase() && own.test(path))
      if (!one?.filled || headers['If-Match'] !== one.filled.tag) return
      const of = path.slice(0, one.changes.exec(path)![0].length)
      if (of === one.filled.of) return
      const tag = seen.get(of)
      if (tag) headers['If-Match'] = tag
      else delete headers['If-Match']
    },
  }
}

function guardedOf({ paths }: Contract): Guarded[] {
  return Object.entries(paths).flatMap(([path, item]) =>
    Object.entries(item)
      // Reads accept If-Match too, but a reader wants the current version.
      .filter(([method, { parameters = [] }]) => method !== 'get' && parameters.some(({ name }) => name === 'If-Match'))
      .map(([method]) => {
        // `…/{id}/approve` changes the resource at `…/{id}`.
        const changed = item['get'] ? path : path.slice(0, path.lastIndexOf('/'))
        const names = [...changed.matchAll(/\{(\w+)\}/g)].map(([, name]) => name!)
        const pattern = (template: string) => `^/v1${template.replaceAll(/\{\w+\}/g, '([^/]+)')}`
        return { path, method, names, own: new RegExp(`${pattern(path)}$`), changes: new RegExp(`${pattern(changed)}(?=$|/)`) }
      }),
  )
}
