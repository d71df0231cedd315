/**
 * The address: the part after `#`, such as `#agents/agt_…/keys?state=active`. Links are plain `<a href="#agents">`. A screen's <Page title>
 * sets the document's title and takes the focus.
 */
import { createStore, useStore } from './store.ts'

interface Place {
  /** The part between `#` and `?`. */
  path: string
  query: URLSearchParams
  /** The number of navigations. At the first screen it is 0, and the focus stays. */
  moves: number
}

/** `agents/:id` has `{ id: string }`. */
export type Params<Pattern extends string> = Pattern extends `${infer Head}/${infer Rest}`
  ? Params<Head> & Params<Rest>
  : Pattern extends `:${infer Name}`
    ? Record<Name, string>
    : Record<never, never>

const place = createStore(here(0))
/** The address of what is shown. */
let shownAt = location.href
let keeper: ((goOn: () => void) => void) | undefined
window.addEventListener('hashchange', () => {
  const next = here(place.get().moves + 1)
  if (!keeper || next.path === place.get().path) return place.set(next)
  const address = location.hash
  history.replaceState(null, '', shownAt)
  keeper(() => {
    keeper = undefined
    location.hash = address
  })
})
place.watch(() => (shownAt = location.href))

export const usePlace = () => useStore(place)

/** Holds back the next navigation. `ask` gets a function that carries it out. */
export function beforeLeaving(ask: (goOn: () => void) => void) {
  keeper = ask
  return () => void (keeper = undefined)
}

/** The path in the address. After `go` it is the new one at once, before that screen is shown. */
export const pathNow = () => here(0).path

/** Opens another screen: `go('agents/agt_…')`. */
export const go = (path: string) => void (location.hash = path)

/** Opens another screen, or the start, in place of this entry of the history. */
export function leave(path = '') {
  history.replaceState(null, '', location.pathname + (path && `#${path}`))
  place.set(here(place.get().moves))
}

/** Changes the query of the same screen, such as a filter, without an entry in the history and without moving the focus. */
export function refine(changes: Record<string, string | undefined>) {
  const { path, query, moves } = here(place.get().moves)
  // A link was pressed, and its screen is not shown yet.
  if (path !== place.get().path) return
  const next = new URLSearchParams(query)
  for (const [name, value] of Object.entries(changes)) {
    if (value === undefined || value === '') next.delete(name)
    else next.set(name, value)
  }
  history.replaceState(null, '', `#${path}${next.size ? `?${next}` : ''}`)
  place.set(here(moves))
}

/** The named parts of a path, if it matches the pattern. */
export function match(pattern: string, path: string): Record<string, string> | undefined {
  const names = pattern.split('/')
  const parts = path.split('/')
  if (names.length !== parts.length) return undefined
  const found: Record<string, string> = {}
  for (const [i, name] of names.entries()) {
    if (name.startsWith(':') && parts[i]) found[name.slice(1)] = parts[i]
    else if (name !== parts[i]) return undefined
  }
  return found
}

function here(moves: number): Place {
  const [path = '', query] = location.hash.slice(1).split('?', 2)
  return { path: decode(path), query: new URLSearchParams(query), moves }
}

export function decode(path: string) {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}
