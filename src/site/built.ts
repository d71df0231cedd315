/** A folder in generated/ that make builds: a page and its files. */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { extname, join, relative, resolve, sep } from 'node:path'
import { document, htmlType, type Document } from './document.ts'

const types: Record<string, string> = {
  '.html': htmlType,
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
}

/** The build puts compressed copies of a file beside it. */
export const copies = { br: '.br', gzip: '.gz' } as const

interface Built {
  /** Its name in generated/. */
  folder: string
  /** The address of its index.html. */
  page: string
  /** The address of its other files, with a slash at the end. The names of files in assets/ depend on their content. */
  files: string
  policy: string
  /** The document at the page's address until it is built. Without it, other handlers may answer. */
  missing(): Document | undefined
}

/**
 * Finds its documents by their paths. They are listed once, when the page is first found. After that no path is looked up on the disk, so
 * no path can lead out of the folder.
 */
export function builtFolder({ folder, page, files, policy, missing }: Built) {
  const root = resolve(import.meta.dirname, '../../generated', folder)
  let listed: Map<string, Document> | undefined

  return (path: string) => {
    if (path !== page && !path.startsWith(files)) return undefined
    // It may be built while the service runs. make writes the page last.
    if (!listed && existsSync(join(root, 'index.html'))) listed = list()
    return listed ? listed.get(path) : path === page ? missing() : undefined
  }

  function list() {
    const all = readdirSync(root, { recursive: true, withFileTypes: true }).filter(entry => entry.isFile())
    const found = all.filter(({ name }) => !Object.values(copies).some(copy => name.endsWith(copy)))
    const copied = new Set(all.map(entry => join(entry.parentPath, entry.name)))
    return new Map(
      found.map(entry => {
        const file = join(entry.parentPath, entry.name)
        const name = relative(root, file).replaceAll(sep, '/')
        const type = types[extname(name)]
        if (!type) throw new Error(`${file} has no type in src/site/built.ts`)
        const content = readFileSync(file)
        const about = { type, policy, lasting: name.startsWith('assets/'), worker: name === 'worker.js', encoded: copiesOf(file) }
        return [name === 'index.html' ? page : files + name, document(about, content)] as const
      }),
    )

    function copiesOf(file: string) {
      const own = Object.entries(copies).filter(([, copy]) => copied.has(file + copy))
      return Object.fromEntries(own.map(([encoding, copy]) => [encoding, readFileSync(file + copy)]))
    }
  }
}
