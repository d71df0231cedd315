/**
 * What a screen reads. It is shown as it was last known, read again when an event says that it may have changed, and kept while the service
 * cannot be reached.
 *
 *   const agent = useResource(`agents/${id}`, () => api.GET('/agents/{id}', { params: { path: { id } } }), { live: ['agent.updated'], about: id })
 *   const agents = useList('agents', page => api.GET('/agents', { params: { query: { ...page, sort: 'name' } } }), { live: ['agent.updated'] })
 *   const save = useAction((name: string, onceKey) => ask(api.POST('/agents', { params: { header: { 'Idempotency-Key': onceKey } }, body: { name } })))
 *
 * `problem` of a resource may come with `data`: the last reading failed, what was known stays. `show` puts a write's own answer in place.
 * The key names what is read, with all that it depends on (`agents?status=active`): another key is another thing.
 */
import type { FetchResponse } from 'openapi-fetch'
import { useEffect, useRef, useState } from 'preact/hooks'
import { ask, type Answer, type Problem } from './api.ts'
import { onEvent, onOpen, type Kind } from './live.ts'

/** Events come in crowds: one decision is an approval, a participation and an agent. */
const settleMs = 120
const pageSize = 20
const largestPage = 100
const mostEmptyPages = 10

interface Watched {
  /** The events after which it is read again. */
  live?: readonly Kind[]
  /** Only events about this id. */
  about?: string
}

export interface Resource<T> {
  /** As last known; nothing before the first answer. */
  data: T | undefined
  /** Why the last reading failed; `data` may still be there, from before. */
  problem: Problem | undefined
  reload(): Promise<void>
  /** Shows what a write has answered, without asking again. */
  show(data: T): void
}

export interface List<T> {
  items: T[] | undefined
  problem: Problem | undefined
  hasMore: boolean
  /** Reads the next page. */
  more(): Promise<void>
  reload(): Promise<void>
  /** Shows what a write has answered in the place of the item with the same id. */
  show(item: T): void
}

export interface Page {
  limit: number
  cursor?: string
}
interface PageOf<T> {
  items: T[]
  has_more: boolean
  next_cursor: string | null
}

const known = new Map<string, unknown>()
export const forgetAll = () => known.clear()

// oxlint-disable-next-line no-explicit-any -- as openapi-fetch has it
type Request<R extends Record<string | number, any>, O, M extends `${string}/${string}`> = Promise<FetchResponse<R, O, M>>

// oxlint-disable-next-line no-explicit-any -- as openapi-fetch has it
export function useResource<R extends Record<string | number, any>, O, M extends `${string}/${string}`>(
  key: string,
  read: () => Request<R, O, M>,
  watched: Watched = {},
): Resource<NonNullable<FetchResponse<R, O, M>['data']>> {
  type T = NonNullable<FetchResponse<R, O, M>['data']>
  return useKnown<T>(key, () => ask(read()), watched)
}

export function useList<T extends { id: string }>(
  key: string,
  // oxlint-disable-next-line no-explicit-any -- as openapi-fetch has it
  read: (page: Page) => Promise<{ data?: PageOf<T>; error?: any; response: Response }>,
  watched: Watched = {},
): List<T> {
  type Pages = { items: T[]; next: string | null }
  const latest = useRef<Pages>(undefined)
  const askFor = (page: Page) => ask(read(page) as never) as Promise<Answer<PageOf<T>>>

  /** The next page that has something on it: one may be empty though it is not the last. After many of those it is the human who asks for more. */
  async function some(limit: number, from: string | null): Promise<Answer<Pages>> {
    let next = from
    for (let left = mostEmptyPages; ; left--) {
      const { data, problem } = await askFor({ limit, ...(next && { cursor: next }) })
      if (problem) return { problem }
      next = data.next_cursor
      if (data.items.length > 0 || !next || left === 0) return { data: { items: data.items, next } }
    }
  }

  /** Reads on until there is as much as is shown, so that what a human has scrolled to does not go away. */
  async function readAgain(): Promise<Answer<Pages>> {
    const wanted = latest.current?.items.length ?? 0
    let pages: Pages = { items: [], next: null }
    do {
      const limit = Math.min(largestPage, Math.max(pageSize, wanted - pages.items.length))
      const { data, problem } = await some(limit, pages.next)
      if (problem) return { problem }
      pages = { items: [...pages.items, ...data.items], next: data.next }
    } while (pages.next && pages.items.length < wanted)
    return { data: pages }
  }

  const { data, problem, reload, show, fail } = useKnown<Pages>(`list:${key}`, readAgain, watched)
  latest.current = data
  return {
    items: data?.items,
    problem,
    hasMore: Boolean(data?.next),
    reload,
    async more() {
      if (!data?.next) return
      const { data: page, problem } = await some(pageSize, data.next)
      // If it was read again meanwhile, the page fits no longer; the button is still there.
      if (latest.current?.next !== data.next) return
      if (problem) return fail(problem)
      const seen = new Set(data.items.map(({ id }) => id))
      show({ items: [...data.items, ...page.items.filter(({ id }) => !seen.has(id))], next: page.next })
    },
    show(item) {
      if (data) show({ ...data, items: data.items.map(shown => (shown.id === item.id ? item : shown)) })
    },
  }
}

/**
 * Something that a press of a button does. While it runs it cannot be run again. `onceKey` stays the same when the same is
 * tried again after no answer came, or none that can be relied on, so what did arrive is not done twice.
 */
export function useAction<A extends unknown[], T>(act: (...given: [...A, onceKey: string]) => Promise<Answer<T>>) {
  const [state, set] = useState<{ busy: boolean; problem?: Problem }>({ busy: false })
  const running = useRef(false)
  const tried = useRef<{ given: string; key: string }>(undefined)

  async function run(...given: A): Promise<Answer<T> | undefined> {
    if (running.current) return undefined
    running.current = true
    set({ busy: true })
    const what = JSON.stringify(given)
    if (tried.current?.given !== what) tried.current = { given: what, key: crypto.randomUUID?.() ?? String(Math.random()).slice(2) }
    const answer = await act(...given, tried.current.key)
    running.current = false
    if (!isUnsure(answer.problem)) tried.current = undefined
    set(answer.problem ? { busy: false, problem: answer.problem } : { busy: false })
    return answer
  }

  return { run, busy: state.busy, problem: state.problem, forget: () => set({ busy: false }) }
}

/** Whether it may have been done all the same: no answer came, not the service's own, or one that it could not finish. */
export const isUnsure = (problem: Problem | undefined) =>
  problem !== undefined && (problem.code === 'offline' || problem.code === 'unreadable' || problem.status >= 500)

/** One thing that is known under a key, read now and whenever it may have changed. */
function useKnown<T>(key: string, read: () => Promise<Answer<T>>, { live = [], about }: Watched) {
  const [, draw] = useState(0)
  const failure = useRef<{ key: string; problem: Problem }>(undefined)
  const reader = useRef(read)
  reader.current = read
  const current = useRef(key)
  current.current = key
  const turn = useRef(0)

  const show = (data: T) => {
    turn.current++
    known.set(key, data)
    failure.current = undefined
    draw(n => n + 1)
  }
  const fail = (problem: Problem) => {
    failure.current = { key, problem }
    draw(n => n + 1)
  }
  const reload = async () => {
    const mine = ++turn.current
    const { data, problem } = await reader.current()
    // Only the latest reading counts, and only while its thing is still the one that is shown.
    if (mine !== turn.current || current.current !== key) return
    if (problem) fail(problem)
    else show(data as T)
  }

  const kinds = live.join(' ')
  useEffect(() => {
    void reload()
    let timer: ReturnType<typeof setTimeout> | undefined
    const soon = () => {
      clearTimeout(timer)
      timer = setTimeout(reload, settleMs)
    }
    const stops = [
      onEvent(kinds.split(' ') as Kind[], ({ target, agent_id }) => {
        if (about === undefined || target.id === about || agent_id === about) soon()
      }),
      onOpen(soon),
    ]
    return () => {
      clearTimeout(timer)
      turn.current++
      for (const stop of stops) stop()
    }
  }, [key, kinds, about])

  return {
    data: known.get(key) as T | undefined,
    problem: failure.current?.key === key ? failure.current.problem : undefined,
    reload,
    show,
    fail,
  }
}
