/**
 * Where we are: the part of the address after `#`, such as `#agents/agt_…/keys?state=active`. Links are plain `<a href="#agents">`.
 * A screen names itself with <Page title>, which sets the document's title and takes the focus.
 */
import { createStore, useStore } from './store.ts'

export interface Place {
  /** Without `#` and without what follows `?`. */
  path: string
  query: URLSearchParams
  /** How often we have moved; 0 at the first screen, which leaves the focus alone. */
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

/** Whoever has something unsaved asks before another screen comes, and goes on or not. */
export function beforeLeaving(ask: (goOn: () => void) => void) {
  keeper = ask
  return () => void (keeper = undefined)
}

/** To another screen, `go('agents/agt_…')`. */
export const go = (path: string) => void (location.hash = path)

/** To the start, without a trace of where we were. */
export function leave() {
  history.replaceState(null, '', location.pathname)
  place.set(here(place.get().moves))
}

/** Another look at the same screen, such as a filter: no new entry in the history, no move of the focus. */
export function refine(changes: Record<string, string | undefined>) {
  const { path, query, moves } = here(place.get().moves)
  // A link that was pressed is ahead of the screen that it leads to.
  if (path !== place.get().path) return
  const next = new URLSearchParams(query)
  for (const [name, value] of Object.entries(changes)) {
    if (value === undefined || value === '') next.delete(name)
    else next.set(name, value)
  }
  history.replaceState(null, '', `#${path}${next.size ? `?${next}` : ''}`)
  place.set(here(moves))
}

/** What the parts of a path are called, if it fits the pattern. */
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
